"""Fonts that are no sfnt, and packed ones."""

from __future__ import annotations

import hashlib
import io

from fontTools.agl import UV2AGL
from fontTools.cffLib import FDArrayIndex, FDSelect, FontDict
from fontTools.misc import eexec
from fontTools.misc.psCharStrings import T1CharString
from fontTools.pens.basePen import AbstractPen
from fontTools.ttLib import TTFont

from .faces import (
    ASCII, FAMILY, FULL, LICENCE, NOTDEF, NOTDEF_ADVANCE, POSTSCRIPT, STYLE, Font, compiled, contours_of,
)
from .outlines import COLUMNS, ROWS, ROWS_ABOVE_BASELINE, Cells, Contour, Point, draw


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


def ascii_type1(pfb: bytes) -> bytes:
    """The font of a PFB file as PFA: without the heads of its parts, what is encrypted in hexadecimal."""
    file = b""
    place = 0
    while pfb[place + 1] != 3:
        kind, length = pfb[place + 1], int.from_bytes(pfb[place + 2 : place + 6], "little")
        part = pfb[place + 6 : place + 6 + length]
        if kind == 2:
            digits = part.hex().encode("ascii")
            part = b"".join(digits[start : start + 64] + b"\n" for start in range(0, len(digits), 64))
        file += part
        place += 6 + length
    return file


def make_cid_keyed(ttfont: TTFont) -> None:
    """Turns a font of CFF outlines into a CID-keyed one of the same glyph numbers, with one font in its array."""
    top = ttfont["CFF "].cff.topDictIndex[0]
    font = FontDict()
    font.Private = top.Private
    top.FDArray = FDArrayIndex()
    top.FDArray.append(font)
    top.FDSelect = FDSelect(format=3)
    names = [".notdef"] + [f"cid{number:05d}" for number in range(1, len(top.charset))]
    top.FDSelect.gidArray = [0] * len(names)
    renamed = dict(zip(top.charset, names))
    strings, metrics = top.CharStrings, ttfont["hmtx"]
    strings.charStrings = {renamed[name]: string for name, string in strings.charStrings.items()}
    metrics.metrics = {renamed[name]: metric for name, metric in metrics.metrics.items()}
    for table in ttfont["cmap"].tables:
        table.cmap = {code: renamed[name] for code, name in table.cmap.items()}
    top.charset = names
    ttfont.setGlyphOrder(names)
    top.ROS = ("Adobe", "Identity", 0)
    top.CIDCount = len(names)
    del top.Private


def build_cid(font: Font, letterforms: dict[str, Cells]) -> bytes:
    """A Type 1 font keyed by CID, as PostScript resources are; a glyph has a number and stands for no character."""
    text = {record.name: record.text for record in font.records}
    metrics = font.metrics
    programs = [type1_program(list(NOTDEF), NOTDEF_ADVANCE)]
    programs += [type1_program(*contours_of(font, letter, letterforms[letter])) for letter in font.letters]
    strings = []
    for program in programs:
        charstring = T1CharString(program=program)
        charstring.compile()
        strings.append(eexec.encrypt(b"\0\0\0\0" + charstring.bytecode, 4330)[0])
    # For each glyph the number of its font and where it starts, one and three bytes; one more entry says where all end.
    start = 4 * (len(strings) + 1)
    places = [start + sum(map(len, strings[:count])) for count in range(len(strings) + 1)]
    data = b"".join(place.to_bytes(4, "big") for place in places) + b"".join(strings)
    return f"""%!PS-Adobe-3.0 Resource-CIDFont
%%BeginResource: CIDFont ({text[POSTSCRIPT]})
/CIDInit /ProcSet findresource begin
20 dict begin
/CIDFontName /{text[POSTSCRIPT]} def
/CIDFontVersion 1 def
/CIDFontType 0 def
/CIDSystemInfo 3 dict dup begin
/Registry (Adobe) def
/Ordering (Identity) def
/Supplement 0 def
end def
/FontBBox [-10 {metrics.descender} 700 {metrics.ascender}] def
/UIDBase 0 def
/FontInfo 5 dict dup begin
/Notice ({LICENCE}) def
/FullName ({text[FULL]}) def
/FamilyName ({text[FAMILY]}) def
/Weight ({text[STYLE]}) def
end def
/CIDMapOffset 0 def
/FDBytes 1 def
/GDBytes 3 def
/CIDCount {len(strings)} def
/FDArray 1 array
dup 0
%ADOBeginFontDict
10 dict begin
/FontName /{text[POSTSCRIPT]} def
/FontType 1 def
/FontMatrix [0.001 0 0 0.001 0 0] def
/PaintType 0 def
/Private 10 dict dup begin
/MinFeature {{16 16}} def
/BlueValues [] def
/password 5839 def
/lenIV 4 def
/SubrMapOffset 0 def
/SDBytes 4 def
/SubrCount 0 def
end def
currentdict end put
%ADOEndFontDict
def
(Binary) {len(data)} StartData """.encode("ascii") + data + b"\nend\n%%EndResource\n%%EOF\n"


def build_bdf(
    family: str, dot: int, pixel_size: int, width: int, letterforms: dict[str, Cells], blank: str = ""
) -> bytes:
    """A bitmap font, every dot of a letter dot x dot pixels, every letter width pixels wide, that of blank empty."""
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
        cells = frozenset() if letter == blank else letterforms[letter]
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

