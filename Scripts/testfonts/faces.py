"""Faces as values, and as sfnt tables."""

from __future__ import annotations

import io
from dataclasses import dataclass, field, replace

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

from .outlines import UNITS_PER_EM, Cells, Contour, Drawing, Polygon, box, draw

# 2020-01-01 00:00:00 in seconds since 1904, as `head` counts them.
TIMESTAMP = 3660681600
LICENCE = "Made for fontpreview by Scripts/make-test-fonts.py. Apache-2.0."

ENGLISH, BRITISH, GERMAN, JAPANESE = 0x409, 0x809, 0x407, 0x411
FAMILY, STYLE, UNIQUE, FULL, VERSION, POSTSCRIPT = 1, 2, 3, 4, 5, 6


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
    # Character, variation selector, and the letter that both make, None for the character's own glyph.
    variants: tuple[tuple[str, str, str | None], ...] = ()


def glyph_name(letter: str) -> str:
    """The glyph of a letter, as feature code names it."""
    return f"uni{letter}"


def letters_of(text: str) -> tuple[str, ...]:
    """The letters of a text, each once, by code point."""
    return tuple(f"{code:04X}" for code in sorted({ord(character) for character in text}))


def is_code(letter: str) -> bool:
    """Whether the letter is a character, and not only a glyph."""
    return len(letter) in (4, 5) and all(digit in "0123456789ABCDEF" for digit in letter)


def is_mark(letter: str) -> bool:
    """Whether the letter is a mark, which takes no room."""
    return letter in ("0301", "064E", "0902", "094D", "0E34", "0E38", "0E48", "0E4D")


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
    cmap = {int(letter, 16) + offset: glyph_name(letter) for letter in font.letters if is_code(letter)}
    builder.setupCharacterMap(cmap, uvs=[
        (int(letter, 16), int(selector, 16), variant and glyph_name(variant))
        for letter, selector, variant in font.variants
    ] or None)
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
        usWinAscent=max(0, metrics.ascender),
        usWinDescent=max(0, -metrics.descender),
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

