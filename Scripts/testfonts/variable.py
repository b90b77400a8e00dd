"""Variable fonts."""

from __future__ import annotations

from dataclasses import replace

from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.models import VariationModel
from fontTools.varLib.varStore import OnlineVarStoreBuilder

from .faces import Font, build, contours_of, glyph_name
from .outlines import Cells

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



# What each end of each axis changes: how much wider bars are, how much wider bearings are, how much more ascender.
OPTICAL_ENDS: dict[tuple[str, float], tuple[float, float, int]] = {
    ("wght", -1.0): (-30.0, 0, 0),
    ("wght", 1.0): (35.0, 0, 50),
    ("opsz", -1.0): (0, 30, 0),
    ("opsz", 1.0): (0, -20, 100),
}


def build_optical(font: Font, letterforms: dict[str, Cells]) -> TTFont:
    """A face with axes for weight and optical size, of which the second also changes the vertical metrics."""

    def master(stroke: float, bearing: float) -> Font:
        return replace(
            font, drawing=replace(font.drawing, mode="bars", stroke=stroke, bearing=50 + stroke + bearing)
        )

    def points(face: Font, letter: str) -> list[tuple[int, int]]:
        contours, advance = contours_of(face, letter, letterforms.get(letter, frozenset()))
        corners = [(round(x), round(y)) for contour in contours for x, y in contour.points]
        return corners + [(0, 0), (advance, 0), (0, 0), (0, 0)]

    ttfont = build(master(0, 0), letterforms)
    builder = FontBuilder(font=ttfont)
    builder.setupFvar(
        [("wght", 100, 400, 900, "Weight"), ("opsz", 8, 14, 72, "Optical Size")],
        [
            {"location": {"wght": weight, "opsz": size}, "stylename": style,
             "postscriptfontname": f"FixtureOptical-{style}"}
            for style, weight, size in (("Regular", 400, 14), ("Caption", 400, 8), ("Display", 700, 72))
        ],
    )
    variations = {".notdef": []}
    for letter in font.letters:
        usual = points(master(0, 0), letter)
        variations[glyph_name(letter)] = [
            TupleVariation(
                {axis: (min(end, 0), end, max(end, 0))},
                [(x - u, y - v) for (x, y), (u, v) in zip(points(master(stroke, bearing), letter), usual)],
            )
            for (axis, end), (stroke, bearing, _) in OPTICAL_ENDS.items()
        ]
    builder.setupGvar(variations)
    avar = ttfont["avar"] = newTable("avar")
    avar.segments = {
        "wght": {-1.0: -1.0, 0.0: 0.0, 0.5: 0.4, 1.0: 1.0}, "opsz": {-1.0: -1.0, 0.0: 0.0, 0.25: 0.5, 1.0: 1.0},
    }
    add_HVAR(ttfont)
    add_MVAR(ttfont)
    return ttfont


def add_MVAR(ttfont: TTFont) -> None:
    """Ascenders that follow the axes."""
    axes = [axis.axisTag for axis in ttfont["fvar"].axes]
    store = OnlineVarStoreBuilder(axes)
    model = VariationModel([{}, *({axis: end} for axis, end in OPTICAL_ENDS)], axes)
    store.setModel(model)
    _, index = store.storeMasters([0, *(more for _, _, more in OPTICAL_ENDS.values())])
    records = []
    for tag in ("hasc", "hcla"):
        record = otTables.MetricsValueRecord()
        record.ValueTag, record.VarIdx = tag, index
        records.append(record)
    table = ttfont["MVAR"] = newTable("MVAR")
    mvar = table.table = otTables.MVAR()
    mvar.Version, mvar.Reserved, mvar.ValueRecordSize = 0x00010000, 0, 8
    mvar.ValueRecordCount, mvar.ValueRecord, mvar.VarStore = len(records), records, store.finish()
