#!/usr/bin/env python3
"""Makes the fixture fonts of Tests/Fixtures/Fonts from Tests/Fixtures/letterforms.txt.

usage: make-test-fonts.py            writes them
       make-test-fonts.py --check    makes them in memory and compares them with what is committed

Needs Python 3.11 and, from PyPI, fonttools==4.68.0 and brotli. Tests never run this: its output is committed.
The same versions give the same bytes: there is no clock and no chance in it. Packed formats (WOFF, WOFF2) are
compared unpacked, since their bytes depend on the zlib and brotli of the machine.
"""

from __future__ import annotations

import hashlib
import io
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

try:
    import brotli  # noqa: F401  (fontTools needs it for WOFF2)
    from fontTools.agl import UV2AGL
    from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
    from fontTools.fontBuilder import FontBuilder
    from fontTools.misc import eexec
    from fontTools.misc.psCharStrings import T1CharString
    from fontTools.pens.basePen import AbstractPen
    from fontTools.pens.boundsPen import ControlBoundsPen
    from fontTools.pens.t2CharStringPen import T2CharStringPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import TTCollection, TTFont, newTable
    from fontTools.ttLib.tables.TupleVariation import TupleVariation
    from fontTools.varLib.hvar import add_HVAR
except ImportError as error:
    sys.exit(f"make-test-fonts.py: error: {error}; install what it needs: pip install fonttools==4.68.0 brotli")

FIXTURES = Path(__file__).resolve().parent.parent / "Tests" / "Fixtures"
LETTERFORMS = FIXTURES / "letterforms.txt"
FONTS = FIXTURES / "Fonts"

# 2020-01-01 00:00:00 in seconds since 1904, as `head` counts them.
TIMESTAMP = 3660681600
UNITS_PER_EM = 1000
ROWS_ABOVE_BASELINE = 7
ROWS = 9
COLUMNS = 5
LICENCE = "Made for fontpreview by Scripts/make-test-fonts.py. Apache-2.0."

ENGLISH, BRITISH, GERMAN, JAPANESE = 0x409, 0x809, 0x407, 0x411
FAMILY, STYLE, UNIQUE, FULL, VERSION, POSTSCRIPT = 1, 2, 3, 4, 5, 6

Point = tuple[float, float]
Cells = frozenset[tuple[int, int]]  # (column, row), rows counted upwards from the baseline


# Outlines


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


# Fonts


@dataclass(frozen=True)
class Record:
    """One record of the name table, for Windows."""

    name: int
    text: str
    language: int = ENGLISH


def names(family: str, style: str, full: str | None = None, postscript: str | None = None) -> tuple[Record, ...]:
    """The usual English records."""
    full = full or f"{family} {style}"
    postscript = postscript or f"{family.replace(' ', '')}-{style.replace(' ', '')}"
    return (
        Record(FAMILY, family),
        Record(STYLE, style),
        Record(UNIQUE, f"fontpreview fixture {postscript}"),
        Record(FULL, full),
        Record(POSTSCRIPT, postscript),
    )


@dataclass(frozen=True)
class Metrics:
    """Vertical metrics in font units, descenders negative."""

    ascender: int = 952
    descender: int = -241
    typo_ascender: int | None = None
    typo_descender: int | None = None
    use_typo: bool = False


ASCII = tuple(f"{code:04X}" for code in range(0x20, 0x7F))
ELLIPSIS = ("2026",)
HEBREW = tuple(f"{code:04X}" for code in range(0x5D0, 0x5EB))


@dataclass(frozen=True)
class Font:
    """All there is to say about one face."""

    file: str
    records: tuple[Record, ...]
    letters: tuple[str, ...] = ASCII + ELLIPSIS
    drawing: Drawing = Drawing()
    metrics: Metrics = Metrics()
    cubic: bool = False
    weight: int = 400
    italic: bool = False
    revision: float = 1.0
    features: str = ""
    additions: dict[str, list[Contour]] = field(default_factory=dict)
    symbol: bool = False


def glyph_name(letter: str) -> str:
    """The glyph of a letter, as feature code names it."""
    return f"uni{letter}"


def is_mark(letter: str) -> bool:
    """Whether the letter is a mark, which takes no room."""
    return letter in ("0301", "064E", "0902", "094D")


def contours_of(font: Font, letter: str, cells: Cells) -> tuple[list[Contour], int]:
    """A letter's contours and advance."""
    drawing = font.drawing
    if "." in letter or letter.startswith("0644_"):
        # Joined forms touch their neighbours.
        drawing = replace(drawing, bearing=0)
    if is_mark(letter):
        drawing = replace(drawing, bearing=-300)
    if letter == "2026" and drawing.mode != "solid":
        cells = frozenset({(0, 0), (2, 0), (4, 0)})
    advance = 0 if is_mark(letter) else drawing.advance(cells if letter != "2026" else frozenset({(4, 0)}))
    return drawing.contours(letter, cells) + font.additions.get(letter, []), advance


NOTDEF = [box(50, 0, 450, 700), Polygon(((100, 50), (400, 50), (400, 650), (100, 650)))]
NOTDEF_ADVANCE = 500


def build(font: Font, letterforms: dict[str, Cells]) -> TTFont:
    """A face with all its tables, not yet compiled."""
    builder = FontBuilder(UNITS_PER_EM, isTTF=not font.cubic)
    builder.font.recalcTimestamp = False
    builder.setupGlyphOrder([".notdef"] + [glyph_name(letter) for letter in font.letters])
    offset = 0xF000 if font.symbol else 0
    cmap = {int(letter, 16) + offset: glyph_name(letter) for letter in font.letters if len(letter) == 4}
    builder.setupCharacterMap(cmap)
    if font.symbol:
        for table in builder.font["cmap"].tables:
            table.platEncID = 0
        builder.font["cmap"].tables = [table for table in builder.font["cmap"].tables if table.platformID == 3]

    shapes: dict[str, tuple[list[Contour], int]] = {".notdef": (list(NOTDEF), NOTDEF_ADVANCE)}
    for letter in font.letters:
        shapes[glyph_name(letter)] = contours_of(font, letter, letterforms.get(letter, frozenset()))

    if font.cubic:
        charstrings = {}
        for name, (contours, advance) in shapes.items():
            pen = T2CharStringPen(advance, None)
            draw(contours, pen, cubic=True)
            charstrings[name] = pen.getCharString()
        text = {record.name: record.text for record in font.records}
        info = {"FullName": text[FULL], "FamilyName": text[FAMILY], "Weight": text[STYLE]}
        builder.setupCFF(text[POSTSCRIPT], info, charstrings, {})
    else:
        glyphs = {}
        for name, (contours, _) in shapes.items():
            pen = TTGlyphPen(None)
            draw(contours, pen, cubic=False)
            glyphs[name] = pen.glyph()
        builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (advance, left_edge(shape)) for name, (shape, advance) in shapes.items()})

    metrics = font.metrics
    typo_ascender = metrics.ascender if metrics.typo_ascender is None else metrics.typo_ascender
    typo_descender = metrics.descender if metrics.typo_descender is None else metrics.typo_descender
    bold = font.weight >= 700
    builder.setupHorizontalHeader(ascent=metrics.ascender, descent=metrics.descender)
    builder.setupOS2(
        version=4,
        sTypoAscender=typo_ascender,
        sTypoDescender=typo_descender,
        sTypoLineGap=0,
        usWinAscent=metrics.ascender,
        usWinDescent=-metrics.descender,
        usWeightClass=font.weight,
        usWidthClass=5,
        fsType=0,
        fsSelection=(0x20 if bold else 0) | (1 if font.italic else 0)
        or 0x40 | (0x80 if metrics.use_typo else 0),
        achVendID="FXTR",
        sxHeight=500,
        sCapHeight=700,
    )
    if font.symbol:
        builder.font["OS/2"].ulCodePageRange1 = 1 << 31
        builder.font["OS/2"].ulCodePageRange2 = 0
        builder.font["OS/2"].usFirstCharIndex = 0xF020
    builder.setupPost(keepGlyphNames=False, italicAngle=-12 if font.italic else 0)
    set_names(builder.font, font)
    builder.updateHead(
        created=TIMESTAMP,
        modified=TIMESTAMP,
        fontRevision=font.revision,
        macStyle=(1 if bold else 0) | (2 if font.italic else 0),
    )
    if font.features:
        addOpenTypeFeaturesFromString(builder.font, font.features)
    return builder.font


def left_edge(contours: list[Contour]) -> int:
    """The left edge of what is drawn, control points included, as `glyf` counts it."""
    pen = ControlBoundsPen(None)
    draw(contours, pen, cubic=False)
    return int(pen.bounds[0]) if pen.bounds else 0


def set_names(ttfont: TTFont, font: Font) -> None:
    """The name table, its records in the order that the format demands."""
    table = ttfont["name"] = newTable("name")
    table.names = []
    records = list(font.records)
    if records:
        records += [Record(0, LICENCE), Record(VERSION, f"Version {font.revision:.3f}")]
    for record in records:
        table.setName(record.text, record.name, 3, 0 if font.symbol else 1, record.language)


def compiled(ttfont: TTFont) -> bytes:
    """The font's bytes."""
    file = io.BytesIO()
    ttfont.save(file, reorderTables=True)
    return file.getvalue()


# The variable font


WEIGHTS = {100: -30.0, 400: 0.0, 900: 35.0}


def build_variable(font: Font, letterforms: dict[str, Cells]) -> TTFont:
    """A face with a weight axis; bars and advances grow with it."""
    masters = {
        weight: replace(font, drawing=replace(font.drawing, mode="bars", stroke=stroke, bearing=50 + stroke))
        for weight, stroke in WEIGHTS.items()
    }
    ttfont = build(masters[400], letterforms)
    builder = FontBuilder(font=ttfont)
    builder.setupFvar(
        [("wght", 100, 400, 900, "Weight")],
        [
            {"location": {"wght": weight}, "stylename": style, "postscriptfontname": f"FixtureFlex-{style}"}
            for weight, style in ((100, "Thin"), (400, "Regular"), (700, "Bold"), (900, "Black"))
        ],
    )
    variations = {}
    for letter in font.letters:
        points = {}
        for weight, master in masters.items():
            contours, advance = contours_of(master, letter, letterforms.get(letter, frozenset()))
            corners = [(round(x), round(y)) for contour in contours for x, y in contour.points]
            points[weight] = corners + [(0, 0), (advance, 0), (0, 0), (0, 0)]
        variations[glyph_name(letter)] = [
            TupleVariation({"wght": support}, [(x - u, y - v) for (x, y), (u, v) in zip(points[weight], points[400])])
            for weight, support in ((100, (-1.0, -1.0, 0.0)), (900, (0.0, 1.0, 1.0)))
        ]
    variations[".notdef"] = []
    builder.setupGvar(variations)
    avar = ttfont["avar"] = newTable("avar")
    avar.segments = {"wght": {-1.0: -1.0, 0.0: 0.0, 0.5: 0.4, 1.0: 1.0}}
    add_HVAR(ttfont)
    for glyph in ttfont["glyf"].glyphs.values():
        # The bars overlap, and say so: FreeType oversamples such glyphs.
        if glyph.numberOfContours > 1:
            glyph.flags[0] |= 0x40
    return ttfont


# Fonts that are no sfnt


def type1_program(contours: list[Contour], advance: int) -> list[int | str]:
    """A Type 1 charstring; all its moves are relative."""
    program: list[int | str] = [0, advance, "hsbw"]
    here = (0, 0)

    class Relative(AbstractPen):
        """Writes what is drawn on it as Type 1 operators."""

        def _emit(self, operator: str, *points: Point) -> None:
            nonlocal here
            for point in points:
                program.extend((int(point[0] - here[0]), int(point[1] - here[1])))
                here = (int(point[0]), int(point[1]))
            program.append(operator)

        def moveTo(self, pt: Point) -> None:
            self._emit("rmoveto", pt)

        def lineTo(self, pt: Point) -> None:
            self._emit("rlineto", pt)

        def curveTo(self, *points: Point) -> None:
            self._emit("rrcurveto", *points)

        def closePath(self) -> None:
            program.append("closepath")

    draw(contours, Relative(), cubic=True)
    return program + ["endchar"]


def build_type1(font: Font, letterforms: dict[str, Cells]) -> bytes:
    """A PFB file: a text part, the encrypted part, the closing zeros."""
    text = {record.name: record.text for record in font.records}
    metrics = font.metrics
    opening = f"""%!PS-AdobeFont-1.0: {text[POSTSCRIPT]} 001.000
% {LICENCE}
11 dict begin
/FontInfo 8 dict dup begin
/version (001.000) readonly def
/Notice ({LICENCE}) readonly def
/FullName ({text[FULL]}) readonly def
/FamilyName ({text[FAMILY]}) readonly def
/Weight ({text[STYLE]}) readonly def
/ItalicAngle 0 def
/isFixedPitch false def
/UnderlinePosition -100 def
end readonly def
/FontName /{text[POSTSCRIPT]} def
/PaintType 0 def
/FontType 1 def
/FontMatrix [0.001 0 0 0.001 0 0] readonly def
/Encoding StandardEncoding def
/FontBBox {{-10 {metrics.descender} 700 {metrics.ascender}}} readonly def
currentdict end
currentfile eexec
"""
    glyphs = {".notdef": (list(NOTDEF), NOTDEF_ADVANCE)}
    for letter in font.letters:
        glyphs[UV2AGL[int(letter, 16)]] = contours_of(font, letter, letterforms[letter])
    private = [
        b"dup /Private 8 dict dup begin",
        b"/RD {string currentfile exch readstring pop} executeonly def",
        b"/ND {noaccess def} executeonly def",
        b"/NP {noaccess put} executeonly def",
        b"/BlueValues [] def",
        b"/MinFeature {16 16} def",
        b"/password 5839 def",
        b"/lenIV 4 def",
        b"2 index /CharStrings %d dict dup begin" % len(glyphs),
    ]
    for name, (contours, advance) in glyphs.items():
        charstring = T1CharString(program=type1_program(contours, advance))
        charstring.compile()
        secret, _ = eexec.encrypt(b"\0\0\0\0" + charstring.bytecode, 4330)
        private.append(b"/%s %d RD %s ND" % (name.encode(), len(secret), secret))
    private += [
        b"end",
        b"end",
        b"readonly put",
        b"noaccess put",
        b"dup /FontName get exch definefont pop",
        b"mark currentfile closefile",
        b"",
    ]
    secret, _ = eexec.encrypt(b"\0\0\0\0" + b"\n".join(private), 55665)
    closing = ("0" * 64 + "\n") * 8 + "cleartomark\n"
    file = b""
    for kind, part in ((1, opening.encode("ascii")), (2, secret), (1, closing.encode("ascii"))):
        file += bytes((128, kind)) + len(part).to_bytes(4, "little") + part
    return file + bytes((128, 3))


def build_bdf(family: str, dot: int, pixel_size: int, width: int, letterforms: dict[str, Cells]) -> bytes:
    """A bitmap font, every dot of a letter dot x dot pixels, every letter width pixels wide."""
    descent = 2 * dot + 1
    ascent = pixel_size - descent
    properties = {
        "FOUNDRY": '"Fixture"',
        "FAMILY_NAME": f'"{family}"',
        "FACE_NAME": f'"{family} Medium"',
        "WEIGHT_NAME": '"Medium"',
        "SLANT": '"R"',
        "SETWIDTH_NAME": '"Normal"',
        "ADD_STYLE_NAME": '""',
        "PIXEL_SIZE": pixel_size,
        "POINT_SIZE": pixel_size * 10,
        "RESOLUTION_X": 72,
        "RESOLUTION_Y": 72,
        "SPACING": '"C"',
        "AVERAGE_WIDTH": width * 10,
        "CHARSET_REGISTRY": '"ISO10646"',
        "CHARSET_ENCODING": '"1"',
        "COPYRIGHT": f'"{LICENCE}"',
        "FONT_ASCENT": ascent,
        "FONT_DESCENT": descent,
        "DEFAULT_CHAR": 63,
    }
    xlfd = f"-Fixture-{family}-Medium-R-Normal--{pixel_size}-{pixel_size * 10}-72-72-C-{width * 10}-ISO10646-1"
    lines = [
        "STARTFONT 2.1",
        f"FONT {xlfd}",
        f"SIZE {pixel_size} 72 72",
        f"FONTBOUNDINGBOX {width} {pixel_size} 0 {-descent}",
        f"STARTPROPERTIES {len(properties)}",
        *(f"{key} {value}" for key, value in properties.items()),
        "ENDPROPERTIES",
        f"CHARS {len(ASCII)}",
    ]
    columns = 5 * dot
    row_bytes = (columns + 7) // 8
    for letter in ASCII:
        cells = letterforms[letter]
        shift = (COLUMNS - 1 - max((x for x, _ in cells), default=0)) // 2
        lines += [
            f"STARTCHAR uni{letter}",
            f"ENCODING {int(letter, 16)}",
            f"SWIDTH {round(width * 1000 / pixel_size)} 0",
            f"DWIDTH {width} 0",
            f"BBX {columns} {ROWS * dot} {(width - columns) // 2} {-2 * dot}",
            "BITMAP",
        ]
        for y in range(ROWS_ABOVE_BASELINE - 1, ROWS_ABOVE_BASELINE - 1 - ROWS, -1):
            bits = "".join(("1" if (x - shift, y) in cells else "0") * dot for x in range(COLUMNS))
            lines += [f"{int(bits.ljust(row_bytes * 8, '0'), 2):0{row_bytes * 2}X}"] * dot
        lines.append("ENDCHAR")
    return ("\n".join(lines + ["ENDFONT"]) + "\n").encode("ascii")


def packed(ttfont: TTFont, flavour: str) -> bytes:
    """The font as WOFF or WOFF2."""
    again = TTFont(io.BytesIO(compiled(ttfont)), recalcTimestamp=False)
    again.flavor = flavour
    file = io.BytesIO()
    again.save(file)
    return file.getvalue()


def noise(length: int) -> bytes:
    """Bytes that mean nothing and are always the same."""
    blocks = (hashlib.sha256(b"fontpreview %d" % index).digest() for index in range(length // 32 + 1))
    return b"".join(blocks)[:length]


# The fixtures


LATIN_FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
markClass uni0301 <anchor -150 550> @above;
feature kern {
  pos uni0041 uni0056 -120;
  pos uni0056 uni0041 -120;
  pos uni0046 uni0069 -60;
  pos uni0054 uni006F -80;
} kern;
feature liga { sub uni0066 uni0069 by uni0066_0069; } liga;
feature mark {
  pos base uni0061 <anchor 300 550> mark @above;
  pos base uni0065 <anchor 300 550> mark @above;
} mark;
"""

OFFICE_FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature kern {
  pos uni0041 uni0056 -90;
  pos uni0042 uni006F -40;
} kern;
feature liga { sub uni0066 uni0066 uni0069 by uni0066_0066_0069; } liga;
"""

ARABIC = (
    "0627 0628 0633 0644 064E 0627.fina 0628.init 0628.medi 0628.fina 0633.init 0633.medi 0633.fina"
    " 0644.init 0644.medi 0644.fina 0644_0627 0644_0627.fina"
).split()

ARABIC_FEATURES = """
languagesystem DFLT dflt;
languagesystem arab dflt;
markClass uni064E <anchor -200 150> @above;
feature init { sub [uni0628 uni0633 uni0644] by [uni0628.init uni0633.init uni0644.init]; } init;
feature medi { sub [uni0628 uni0633 uni0644] by [uni0628.medi uni0633.medi uni0644.medi]; } medi;
feature fina {
  sub [uni0627 uni0628 uni0633 uni0644] by [uni0627.fina uni0628.fina uni0633.fina uni0644.fina];
} fina;
feature rlig {
  lookupflag IgnoreMarks;
  sub uni0644.init uni0627.fina by uni0644_0627;
  sub uni0644.medi uni0627.fina by uni0644_0627.fina;
} rlig;
feature mark {
  pos base [uni0628 uni0628.fina] <anchor 300 400> mark @above;
  pos base [uni0628.init uni0628.medi] <anchor 200 400> mark @above;
  pos base [uni0633 uni0633.init uni0633.medi uni0633.fina] <anchor 250 450> mark @above;
  pos base [uni0644 uni0644.init uni0644.medi uni0644.fina] <anchor 250 750> mark @above;
  pos ligature [uni0644_0627 uni0644_0627.fina]
    <anchor 350 750> mark @above ligComponent <anchor 50 750> mark @above;
} mark;
"""

DEVANAGARI = "25CC 0902 0915 0930 0937 093F 094D 0915_0937 0915.half".split()

DEVANAGARI_FEATURES = """
languagesystem DFLT dflt;
languagesystem dev2 dflt;
markClass uni0902 <anchor -150 700> @above;
feature akhn { sub uni0915 uni094D uni0937 by uni0915_0937; } akhn;
feature half { sub uni0915 uni094D by uni0915.half; } half;
feature abvm { pos base [uni0915 uni0930 uni0937 uni0915_0937 uni25CC] <anchor 300 700> mark @above; } abvm;
table GDEF {
  GlyphClassDef [uni0915 uni0930 uni0937 uni093F uni25CC uni0915.half], [uni0915_0937], [uni0902 uni094D], ;
} GDEF;
"""

SANS = Drawing()
OFFICE = Drawing(cell=(90, 100), bearing=45)
LONG_NAME = (
    "Fixture Long Name Which Goes On And On Until No List Of Any Width Could Hold It"
    " And Still It Does Not Want To End Here Ok"
)
EVIL_NAME = "Evil \x1b[31mred\x1b[0m\nnext\ttab \u202Egnp.exe <b>&\"'</b> Fixture"


def letters_of(text: str) -> tuple[str, ...]:
    """The letters of a text, each once, by code point."""
    return tuple(f"{code:04X}" for code in sorted({ord(character) for character in text}))


PLAIN = Font("Plain.ttf", names("Fixture Sans", "Regular"), ASCII + ELLIPSIS + ("0301", "0066_0069"), SANS,
             features=LATIN_FEATURES)

TRUETYPE = (
    PLAIN,
    Font("PlainBold.ttf", names("Fixture Sans", "Bold"), drawing=replace(SANS, bold=25), weight=700),
    Font("PlainItalic.ttf", names("Fixture Sans", "Italic"), drawing=replace(SANS, slant=0.2), italic=True),
    Font("Postscript.otf", names("Fixture Office", "Book"), ASCII + ("0066_0066_0069",), OFFICE, cubic=True,
         features=OFFICE_FEATURES),
    Font("Tall.ttf", names("Fixture Tall", "Regular", "JA Fixture Tall f"), metrics=Metrics(4000, -2000),
         additions={"0041": [box(250, 700, 350, 3500)], "004A": [box(-300, 0, 150, 100)],
                    "0066": [box(250, 600, 800, 700)]}),
    Font("TallInk.ttf", names("Fixture Tall Ink", "Regular"),
         additions={"0054": [box(250, -2000, 350, 3000)], "0049": [box(150, -2000, 250, 3000)]}),
    Font("HighInk.ttf", names("Fixture High Ink", "Regular"), additions={"0048": [box(50, 700, 150, 1800)]}),
    Font("ZeroMetrics.ttf", names("Fixture Zero", "Regular"), metrics=Metrics(0, 0)),
    Font("TypoMetrics.ttf", names("Fixture Typo", "Regular"), metrics=Metrics(800, -200, 1200, -600, use_typo=True)),
    Font("Hebrew.ttf", names("Fixture Hebrew", "Regular", "אבג Fixture 12"), ASCII + ELLIPSIS + HEBREW),
    Font("Arabic.ttf", names("Fixture Arabic", "Regular", "Fixture سَلاب 12"), ASCII + ELLIPSIS + tuple(ARABIC),
         features=ARABIC_FEATURES),
    Font("Devanagari.ttf", names("Fixture Devanagari", "Regular"), ASCII + ELLIPSIS + tuple(DEVANAGARI),
         features=DEVANAGARI_FEATURES),
    Font("NoFullName.ttf", tuple(record for record in names("Fixture Nameless", "Regular")
                                 if record.name not in (FULL, POSTSCRIPT))),
    Font("NoNames.ttf", ()),
    Font("Localized.ttf", (
        Record(FAMILY, "Muster Örtlich", GERMAN), Record(STYLE, "Standard", GERMAN),
        Record(FULL, "Muster Örtlich Standard", GERMAN),
        Record(FAMILY, "見本ローカル", JAPANESE), Record(STYLE, "標準", JAPANESE),
        Record(FULL, "見本ローカル 標準", JAPANESE),
        Record(FAMILY, "Fixture Localized", BRITISH), Record(STYLE, "Regular", BRITISH),
        Record(FULL, "Fixture Localized Regular", BRITISH),
        Record(POSTSCRIPT, "FixtureLocalized-Regular", ENGLISH),
    )),
    Font("EvilName.ttf", names("Fixture Evil", "Regular", EVIL_NAME)),
    Font("DuplicateA.ttf", names("Fixture Twin", "Regular")),
    Font("DuplicateB.ttf", names("Fixture Twin", "Regular"), drawing=replace(SANS, mode="dots"), revision=2.0),
    Font("LongName.ttf", names("Fixture Long", "Regular", LONG_NAME), drawing=Drawing(cell=(70, 90), bearing=35)),
    Font("Symbol.ttf", names("Fixture Symbol", "Regular"), ASCII, replace(SANS, mode="diamonds"), symbol=True),
    Font("Partial.ttf", names("Fixture Partial", "Regular"), letters_of(" FPRaelrtu")),
)

COLLECTION = (
    Font("Collection.ttc", names("Fixture First", "Regular"), drawing=Drawing(cell=(80, 100))),
    Font("Collection.ttc", names("Fixture Second", "Regular"), drawing=Drawing(cell=(110, 90), mode="diamonds"),
         metrics=Metrics(850, -250)),
)

VARIABLE = Font("Variable.ttf", names("Fixture Flex", "Regular"))
WOFF = replace(PLAIN, file="Woff.woff", records=names("Fixture Woff", "Regular"))
WOFF2 = replace(PLAIN, file="Woff2.woff2", records=names("Fixture Woff2", "Regular"))
TYPE1 = Font("Type1.pfb", names("Fixture Type One", "Regular"), ASCII, Drawing(cell=(95, 100)))


def fixtures() -> dict[str, bytes]:
    """Every fixture file, by name."""
    letterforms = read_letterforms()
    files = {font.file: compiled(build(font, letterforms)) for font in TRUETYPE}
    files[VARIABLE.file] = compiled(build_variable(VARIABLE, letterforms))
    collection = TTCollection()
    collection.fonts = [build(font, letterforms) for font in COLLECTION]
    file = io.BytesIO()
    collection.save(file, shareTables=True)
    files["Collection.ttc"] = file.getvalue()
    files[WOFF.file] = packed(build(WOFF, letterforms), "woff")
    files[WOFF2.file] = packed(build(WOFF2, letterforms), "woff2")
    files[TYPE1.file] = build_type1(TYPE1, letterforms)
    files["Bitmap.bdf"] = build_bdf("Fixture Bitmap", 1, 13, 8, letterforms)
    files["Bitmap24.bdf"] = build_bdf("Fixture Bitmap", 2, 24, 14, letterforms)
    files["empty.ttf"] = b""
    files["truncated.ttf"] = files[PLAIN.file][: len(files[PLAIN.file]) // 2]
    files["random.ttf"] = noise(4096)
    return files


def unpacked(name: str, data: bytes) -> bytes:
    """What the file says, whatever packed it."""
    if not name.endswith((".woff", ".woff2")):
        return data
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    font.flavor = None
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def check(made: dict[str, bytes], folder: Path) -> int:
    """Says which committed files are not as they would be made; 1 if there are any."""
    status = 0
    for name, data in sorted(made.items()):
        path = folder / name
        if not path.exists():
            problem = "is missing"
        elif unpacked(name, path.read_bytes()) != unpacked(name, data):
            problem = "is not what the script makes"
        else:
            continue
        print(f"make-test-fonts.py: error: {path.name} {problem}; run Scripts/make-test-fonts.py", file=sys.stderr)
        status = 1
    known = set(made) | {"README.md", "LICENSE.txt"}
    for path in sorted(folder.iterdir()):
        if path.name not in known:
            print(f"make-test-fonts.py: error: {path.name} is made by no one; remove it", file=sys.stderr)
            status = 1
    return status


def main(arguments: list[str]) -> int:
    """Writes the fixtures, or checks them."""
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    made = fixtures()
    if arguments:
        return check(made, FONTS)
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, data in made.items():
        (FONTS / name).write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
