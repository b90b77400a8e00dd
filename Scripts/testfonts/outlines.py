"""Letters as cells, cells as outlines, and how outlines are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from fontTools.pens.basePen import AbstractPen

FIXTURES = Path(__file__).resolve().parent.parent.parent / "Tests" / "Fixtures"
LETTERFORMS = FIXTURES / "letterforms.txt"

UNITS_PER_EM = 1000
ROWS_ABOVE_BASELINE = 7
ROWS = 9
COLUMNS = 5

Point = tuple[float, float]
Cells = frozenset[tuple[int, int]]  # (column, row), rows counted upwards from the baseline


@dataclass(frozen=True)
class Polygon:
    """A closed line through its points."""

    points: tuple[Point, ...]


@dataclass(frozen=True)
class Ellipse:
    """An ellipse; a hole runs the other way round."""

    centre: Point
    radii: Point
    hole: bool = False


Contour = Polygon | Ellipse


def box(left: float, bottom: float, right: float, top: float) -> Polygon:
    """A rectangle, clockwise as TrueType has it."""
    return Polygon(((left, bottom), (left, top), (right, top), (right, bottom)))


def read_letterforms() -> dict[str, Cells]:
    """The letters of letterforms.txt, by name, moved to the left edge."""
    lines = [line for line in LETTERFORMS.read_text(encoding="utf-8").splitlines() if line and line[0] != ";"]
    letters: dict[str, Cells] = {"0020": frozenset()}
    for band in range(0, len(lines), ROWS + 1):
        names = lines[band].split()
        for name in names:
            if name in letters:
                raise ValueError(f"{name} is drawn twice")
        columns = [line.split() for line in lines[band + 1 : band + 1 + ROWS]]
        for place, name in enumerate(names):
            cells = {
                (x, ROWS_ABOVE_BASELINE - 1 - y)
                for y, row in enumerate(columns)
                for x, mark in enumerate(row[place])
                if mark == "#"
            }
            left = min((x for x, _ in cells), default=0)
            letters[name] = frozenset((x - left, y) for x, y in cells)
    return letters


def outline(cells: Cells) -> list[Polygon]:
    """The borders of the union of the cells, clockwise, holes counter-clockwise, in cells."""
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y in sorted(cells):
        for beyond, start, end in (
            ((x - 1, y), (x, y), (x, y + 1)),
            ((x, y + 1), (x, y + 1), (x + 1, y + 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x, y - 1), (x + 1, y), (x, y)),
        ):
            if beyond not in cells:
                edges.setdefault(start, []).append(end)
    polygons = []
    while edges:
        start = min(edges)
        points = [start]
        here, heading = start, (0, 1)
        while True:
            ends = edges[here]
            # Where two cells touch at a corner, turn right: each keeps its own border.
            right = (here[0] + heading[1], here[1] - heading[0])
            there = right if right in ends else ends[0]
            ends.remove(there)
            if not ends:
                del edges[here]
            turned = (there[0] - here[0], there[1] - here[1])
            if turned != heading and here != start:
                points.append(here)
            here, heading = there, turned
            if here == start:
                break
        polygons.append(Polygon(tuple(points)))
    return polygons


def strokes(cells: Cells) -> list[tuple[int, int, int, int]]:
    """Bars that cover the cells, longest first: (left, bottom, right, top) in cells. They may overlap."""
    bars = []
    for x, y in sorted(cells):
        if (x - 1, y) not in cells:
            right = x
            while (right, y) in cells:
                right += 1
            bars.append((x, y, right, y + 1))
        if (x, y - 1) not in cells:
            top = y
            while (x, top) in cells:
                top += 1
            bars.append((x, y, x + 1, top))
    bars.sort(key=lambda bar: (-(bar[2] - bar[0]) * (bar[3] - bar[1]), bar))
    chosen, covered = [], set()
    for left, bottom, right, top in bars:
        own = {(x, y) for x in range(left, right) for y in range(bottom, top)}
        if not own <= covered:
            covered |= own
            chosen.append((left, bottom, right, top))
    return chosen


@dataclass(frozen=True)
class Drawing:
    """How the cells of a letter become contours, in font units."""

    cell: Point = (100, 100)
    bearing: float = 50
    mode: str = "solid"  # solid, dots, diamonds or bars
    stroke: float = 0  # bars only: how much wider than a cell they are, at each side
    bold: float = 0
    slant: float = 0

    def contours(self, name: str, cells: Cells) -> list[Contour]:
        """The letter's contours; its left edge is the bearing."""
        width, height = self.cell
        place = {"solid": self._solid, "dots": self._dots, "diamonds": self._dots, "bars": self._bars}[self.mode]
        return [self._moved(contour, width, height) for contour in place(name, cells)]

    def advance(self, cells: Cells) -> int:
        """The letter's width with both bearings; a space is three cells wide."""
        columns = max((x + 1 for x, _ in cells), default=3)
        return round(columns * self.cell[0] + 2 * self.bearing + 2 * self.bold + 2 * self.stroke)

    def _solid(self, name: str, cells: Cells) -> list[Contour]:
        round_letters: dict[str, list[Contour]] = {
            "004F": [Ellipse((2.5, 3.5), (2.5, 3.5)), Ellipse((2.5, 3.5), (1.5, 2.5), hole=True)],
            "006F": [Ellipse((2.5, 2.5), (2.5, 2.5)), Ellipse((2.5, 2.5), (1.5, 1.5), hole=True)],
            "002E": [Ellipse((0.5, 0.5), (0.6, 0.6))],
            "2026": [Ellipse((x, 0.5), (0.6, 0.6)) for x in (0.5, 2.5, 4.5)],
            "0902": [Ellipse((-1.5, 8), (0.6, 0.6))],
        }
        if name in round_letters:
            return round_letters[name]
        if not self.bold:
            return list(outline(cells))
        return [box(a - self.bold / 100, b, c + self.bold / 100, d) for a, b, c, d in strokes(cells)]

    def _dots(self, _: str, cells: Cells) -> list[Contour]:
        if self.mode == "diamonds":
            return [
                Polygon(((x, y + 0.5), (x + 0.5, y + 1), (x + 1, y + 0.5), (x + 0.5, y))) for x, y in sorted(cells)
            ]
        return [box(x + 0.1, y + 0.1, x + 0.9, y + 0.9) for x, y in sorted(cells)]

    def _bars(self, _: str, cells: Cells) -> list[Contour]:
        wider = self.stroke / 100
        return [
            box(a - wider, b - wider / 2, c + wider, d + wider / 2) for a, b, c, d in strokes(cells)
        ]

    def _moved(self, contour: Contour, width: float, height: float) -> Contour:
        def move(point: Point) -> Point:
            y = point[1] * height
            return (point[0] * width + self.bearing + self.bold + self.stroke + y * self.slant, y)

        match contour:
            case Polygon(points):
                return Polygon(tuple(move(point) for point in points))
            case Ellipse(centre, radii, hole):
                return Ellipse(move(centre), (radii[0] * width + self.bold / 2, radii[1] * height), hole)


def draw(contours: Iterable[Contour], pen: AbstractPen, cubic: bool) -> None:
    """Draws contours with whole coordinates: quadratic and clockwise, or cubic and counter-clockwise."""

    def whole(x: float, y: float) -> tuple[int, int]:
        return (round(x), round(y))

    for contour in contours:
        match contour:
            case Polygon(points):
                path = [whole(*point) for point in (reversed(points) if cubic else points)]
                pen.moveTo(path[0])
                for point in path[1:]:
                    pen.lineTo(point)
            case Ellipse((x, y), (a, b), hole):
                if cubic:
                    draw_cubic_ellipse(pen, whole, (x, y), (a, -b if hole else b))
                else:
                    # Eight arcs; the points on the curve are the middles of those off it.
                    k = 0.41421356
                    ring = [(1, -k), (k, -1), (-k, -1), (-1, -k), (-1, k), (-k, 1), (k, 1), (1, k)]
                    turn = -1 if hole else 1
                    pen.qCurveTo(*[whole(x + p * a, y + q * b * turn) for p, q in ring], None)
        pen.closePath()


def draw_cubic_ellipse(pen: AbstractPen, whole: Callable[..., Point], centre: Point, radii: Point) -> None:
    """Four cubic arcs, counter-clockwise if both radii are positive."""
    (x, y), (a, b), k = centre, radii, 0.55228475
    pen.moveTo(whole(x + a, y))
    for p, q in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        r, s = -q, p
        pen.curveTo(
            whole(x + (p + k * r) * a, y + (q + k * s) * b),
            whole(x + (r + k * p) * a, y + (s + k * q) * b),
            whole(x + r * a, y + s * b),
        )
