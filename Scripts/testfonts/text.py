"""The fixtures of Tests/Fixtures/TextFonts: fonts whose names are hard to draw."""

from __future__ import annotations

import gzip
import string
import struct
from dataclasses import replace

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable

from .classic import ascii_type1, build_bdf, build_cid, build_type1, make_cid_keyed
from .color import (
    BLUE, CLEAR, GREEN, RED, TEXT_COLOR, add_drawings, add_layers, add_paints, add_sbix, blank_png, png,
)
from .faces import ASCII, ELLIPSIS, Font, Metrics, build, compiled, glyph_name, letters_of, names
from .outlines import Cells, Drawing, Polygon, box
from .pcf import build_pcf
from .strikes import Picture, Strike, add_strikes, grey, remove_outlines
from .variable import build_optical

SQUARE = [box(50, 0, 350, 300)]
TRIANGLE = [Polygon(((50, 0), (200, 500), (350, 0)))]
DIAMOND = [Polygon(((50, 250), (200, 500), (350, 250), (200, 0)))]
PILLAR = [box(150, 0, 250, 700)]
MARK = [box(-250, 600, -150, 700)]

GREEK_MARKS_FEATURES = """
languagesystem DFLT dflt;
languagesystem grek dflt;
markClass uni0301 <anchor -200 500> @above;
feature mark { pos base uni03B1 <anchor 200 550> mark @above; } mark;
"""

ICON_FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature liga {
  sub uni0046 uni0069 uni0078 uni0074 uni0075 uni0072 uni0065 by uniicon;
  sub uni0066 uni0066 uni0069 by uni0066_0066_0069;
} liga;
"""

EMOJI_FEATURES = """
languagesystem DFLT dflt;
feature ccmp { sub uni1F600 uni200D uni2764 by unijoined; } ccmp;
"""

HAN_FEATURES = """
languagesystem DFLT dflt;
languagesystem hani dflt;
languagesystem hani JAN;
languagesystem hani KOR;
feature locl {
  script hani;
  language JAN; sub uni76F4 by unija;
  language KOR; sub uni76F4 by uniko;
} locl;
"""

KHMER_FEATURES = """
languagesystem DFLT dflt;
languagesystem khmr dflt;
feature pref { sub uni17D2 uni179A by unicoengro; } pref;
feature blwf { sub uni17D2 uni1798 by unicoengmo; } blwf;
"""

THAI_FEATURES = """
languagesystem DFLT dflt;
languagesystem thai dflt;
markClass [uni0E34 uni0E48 uni0E4D] <anchor -200 500> @above;
markClass uni0E38 <anchor -200 0> @below;
feature mark {
  pos base uni0E01 <anchor 200 550> mark @above <anchor 200 -50> mark @below;
} mark;
feature mkmk {
  pos mark uni0E34 <anchor -200 750> mark @above;
  pos mark uni0E4D <anchor -200 720> mark @above;
} mkmk;
"""

MONGOLIAN_FEATURES = """
languagesystem DFLT dflt;
languagesystem mong dflt;
feature init { sub uni182A by uni182A.init; } init;
feature medi { sub uni1820 by uni1820.medi; } medi;
feature fina { sub uni1820 by uni1820.fina; } fina;
feature rlig { sub uni1820.fina uni180B by uni1820.first; } rlig;
"""

MYANMAR_FEATURES = """
languagesystem DFLT dflt;
languagesystem mym2 dflt;
feature pref { sub uni103C by uni103C.wide; } pref;
feature blwf { sub uni1039 uni1000 by uni1000.below; } blwf;
"""

HUGE_NAME = ("Fixture " + "Huge Name " * 1000)[:10_000]
GREEK = Font(
    "Greek.ttf", names("Fixture Greek", "Regular"), ("0393", "0394", "03B1", "03B2", "03B3"),
    additions={"0393": PILLAR, "0394": TRIANGLE, "03B1": DIAMOND, "03B2": SQUARE, "03B3": TRIANGLE})
LAYERS = Font(
    "Layers.ttf", names("Fixture Layers", "Regular"), letters_of(" FLRSaegilrstuxy") + ("low", "high"),
    additions={"low": [box(0, 0, 500, 500)], "high": [box(200, 200, 300, 300)]})
EMOJI = Font("Emoji.ttf", names("Fixture Emoji", "Regular"), ("200D", "2764", "1F600", "joined"),
             features=EMOJI_FEATURES)
SBIX = Font("Sbix.ttf", names("Fixture Sbix", "Regular"), letters_of(" FRSabegilrtux"))
STRIKES = Font("Strikes.ttf", names("Fixture Strikes", "Regular"), letters_of(" FRSaegiklrstux"))
BITMAP_ONLY = Font("Grey.otb", names("Fixture Grey", "Regular"), letters_of(" FGRaegilrtuxy"))
PAINTS = Font("Paints.ttf", names("Fixture Paints", "Regular"), letters_of(" FPRaegilnrstux") + ("shape",),
              additions={"shape": [box(0, 0, 500, 500)]})
CLEAR_LAYERS = Font("ClearLayers.ttf", names("Fixture Clear Layers", "Regular"), letters_of(" CFLRaegilrstuxy"))
CLEAR_PICTURES = Font("ClearPictures.ttf", names("Fixture Clear Pictures", "Regular"),
                      letters_of(" CFPRacegilrstux"))
BEYOND = Font("Beyond.ttf", names("Fixture Beyond", "Regular"), letters_of(" BFRadegilnortuxy"))
CLAIMS = Font("Claims.ttf", names("Fixture Claims", "Regular"), letters_of(" CFRaegilmrstux"))
DRAWINGS = Font("Drawings.ttf", names("Fixture Drawings", "Regular"), letters_of(" DFRaegilnrstuwx"))
BOMB = Font("Bomb.ttf", names("Fixture Bomb", "Regular"), letters_of(" BFRabegilmorstux"))
CID = Font("Cid.otf", names("Fixture Cid", "Regular"), ASCII, Drawing(cell=(85, 100)), cubic=True)
TYPE1_CID = Font("Type1Cid.cid", names("Fixture Type One Cid", "Regular"), letters_of("ABC"))
TYPE1_ASCII = Font("Type1.pfa", names("Fixture Type One Ascii", "Regular"), ASCII, Drawing(cell=(95, 100)))
OPTICAL = Font("Optical.ttf", names("Fixture Optical", "Regular"), letters_of(" FORaceglirptux"))

# As the typeface Symbol has them at the codes of Latin letters.
PI_SMALL = ("alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau "
            "upsilon omega1 omega xi psi zeta").split()
PI_NAMES = dict(zip(string.ascii_lowercase, PI_SMALL)) | {
    letter.upper(): name.capitalize() for letter, name in zip(string.ascii_lowercase, PI_SMALL)}
# As ITC Zapf Dingbats has them, from A and a on.
ORNAMENT_NAMES = {
    "A": "a10", **{letter: f"a{29 + place}" for place, letter in enumerate(string.ascii_uppercase[1:])},
    **{letter: f"a{60 + place}" for place, letter in enumerate(string.ascii_lowercase)}}
# As dvips names the glyphs of codes.
CODE_NAMES = {letter: f"a{ord(letter)}" for letter in string.ascii_letters}

PLAIN = (
    GREEK,
    Font("GreekMarks.ttf", names("Fixture Marks", "Regular"), ("0301", "03B1", "03B3"), features=GREEK_MARKS_FEATURES,
         additions={"0301": MARK, "03B1": SQUARE, "03B3": SQUARE}),
    Font("Icons.ttf", names("Fixture Icons", "Regular"), ASCII + ("icon", "0066_0066_0069"), features=ICON_FEATURES,
         additions={"icon": DIAMOND}),
    Font("Dingbats.ttf", names("Fixture Dingbats", "Regular"), ("2605", "263A", "2764", "1F600"),
         additions={"2605": TRIANGLE, "263A": DIAMOND, "2764": SQUARE, "1F600": PILLAR}),
    Font("Han.ttf", names("Fixture Han", "Regular"), ("76F4", "ja", "ko"), features=HAN_FEATURES,
         additions={"76F4": SQUARE, "ja": TRIANGLE, "ko": DIAMOND}),
    Font("Khmer.ttf", names("Fixture Khmer", "Regular"), ("1781", "1798", "179A", "17C2", "17D2", "coengro", "coengmo"),
         features=KHMER_FEATURES,
         additions={"1781": SQUARE, "1798": DIAMOND, "179A": PILLAR, "17C2": TRIANGLE, "17D2": SQUARE,
                    "coengro": TRIANGLE, "coengmo": SQUARE}),
    Font("Thai.ttf", names("Fixture Thai", "Regular"), ("0E01", "0E32", "0E34", "0E38", "0E48", "0E4D"),
         features=THAI_FEATURES,
         additions={"0E01": SQUARE, "0E32": PILLAR, "0E34": MARK, "0E38": MARK, "0E48": MARK, "0E4D": MARK}),
    Font("Mongolian.ttf", names("Fixture Mongolian", "Regular"),
         ("180B", "1820", "182A", "1820.medi", "1820.fina", "1820.first", "182A.init"), features=MONGOLIAN_FEATURES,
         additions={"1820": SQUARE, "182A": DIAMOND, "1820.medi": TRIANGLE, "1820.fina": PILLAR, "1820.first": SQUARE,
                    "182A.init": DIAMOND}),
    Font("Myanmar.ttf", names("Fixture Myanmar", "Regular"),
         ("1000", "1031", "1039", "103B", "103C", "25CC", "103C.wide", "1000.below"), features=MYANMAR_FEATURES,
         additions={"1000": SQUARE, "1031": TRIANGLE, "1039": SQUARE, "103B": PILLAR, "103C": DIAMOND, "25CC": DIAMOND,
                    "103C.wide": DIAMOND, "1000.below": SQUARE}),
    Font("Selectors.ttf", names("Fixture Selectors", "Regular"), ("2764", "845B", "text", "old"),
         additions={"2764": SQUARE, "845B": PILLAR, "text": TRIANGLE, "old": DIAMOND},
         variants=(("2764", "FE0E", "text"), ("2764", "FE0F", None), ("845B", "E0100", "old"), ("845B", "E0101", None))),
    Font("Region.ttf", names("Fixture Region", "ko"), ("3042", "3044", "3046", "AC00", "B098", "B2E4"),
         additions={letter: SQUARE for letter in ("3042", "3044", "3046", "AC00", "B098", "B2E4")}),
    Font("Tiny.ttf", names("Fixture Tiny", "Regular"), ASCII, Drawing(cell=(1, 1))),
    Font("HalfKhmer.ttf", names("Fixture Half", "Regular"), ("1781", "17D2"),
         additions={"1781": DIAMOND, "17D2": PILLAR}),
    Font("Rings.ttf", names("Fixture Rings", "Regular"), ("03B4", "2026"), additions={"03B4": PILLAR, "2026": SQUARE}),
    Font("Periods.ttf", names("Fixture Periods", "Regular"), ("002E", "03B5"),
         additions={"002E": SQUARE, "03B5": PILLAR}),
    Font("Private.ttf", names("Fixture Private", "Regular"), ASCII + ELLIPSIS + ("E000",), additions={"E000": DIAMOND}),
    Font("PrivateName.ttf", names("Fixture Own", "Regular", "Own \uE000"), ASCII),
    Font("Inverted.ttf", names("Fixture Inverted", "Regular"), letters_of(" FIRadegilnrtuvx"),
         metrics=Metrics(-241, 952)),
    Font("Vast.ttf", names("Fixture Vast", "Regular"), letters_of(" FRVaegilrstux"), metrics=Metrics(32767, -1000),
         additions={"0056": [box(150, 0, 250, 3000)]}),
    Font("Edges.ttf", names("Fixture Edges", "Regular", "J Fixture f"), letters_of(" FJefirtux"),
         additions={"004A": [box(-3000, 0, 150, 100)], "0066": [box(250, 600, 30000, 700)]}),
    Font("HugeName.ttf", names("Fixture Huge", "Regular", HUGE_NAME), letters_of(" FHNRaegilmrtux")),
)


def fixtures(letterforms: dict[str, Cells]) -> dict[str, bytes]:
    """Every file, by name."""
    files = {font.file: compiled(build(font, letterforms)) for font in PLAIN}
    blank = Font("Blank.ttf", names("Fixture Blank", "Regular"), ASCII, Drawing(mode="bars"))
    files[blank.file] = compiled(build(blank, {}))
    # Capitals are squares of one unit, small letters have two sides and nothing between them.
    faint = Font("Faint.ttf", names("Fixture Faint", "Regular"), ASCII, Drawing(mode="bars"), additions={
        f"{ord(letter):04X}": [box(100, 0, 101, 1) if letter.isupper() else box(100, 0, 100, 700)]
        for letter in "FRaegilnrtux"})
    files[faint.file] = compiled(build(faint, {}))
    beside = Font("Beside.ttf", names("Fixture Beside", "Regular"), ASCII, Drawing(mode="bars"), additions={
        f"{ord(letter):04X}": [box(30000, 0, 30100, 700)] for letter in "BFRadegilrstux"})
    files[beside.file] = compiled(build(beside, {}))
    for font, lost in (("NoOS2.ttf", "OS/2"), ("NoHhea.ttf", "hhea")):
        family = f"Fixture {font.removesuffix('.ttf')}"
        ttfont = build(Font(font, names(family, "Regular"), letters_of(" 2FNORSaeghilrtux")), letterforms)
        files[font] = without(ttfont, lost)
    layers = build(LAYERS, letterforms)
    add_layers(layers, {
        glyph_name("0046"): [(glyph_name("low"), 0), (glyph_name("high"), TEXT_COLOR)],
        glyph_name("004C"): [(glyph_name("low"), 1), (glyph_name("high"), 2)],
    })
    files[LAYERS.file] = compiled(layers)
    clear = build(CLEAR_LAYERS, letterforms)
    add_layers(clear, {glyph_name(letter): [(glyph_name(letter), 0)] for letter in CLEAR_LAYERS.letters}, (CLEAR,))
    files[CLEAR_LAYERS.file] = compiled(clear)
    clear = build(CLEAR_PICTURES, letterforms)
    add_sbix(clear, 34, {glyph_name(letter): (png(20, (CLEAR,) * 4), 2, -4) for letter in CLEAR_PICTURES.letters})
    files[CLEAR_PICTURES.file] = compiled(clear)
    beyond = build(BEYOND, letterforms)
    for table in beyond["cmap"].tables:
        table.cmap[ord("F")] = "glyph60000"
    files[BEYOND.file] = compiled(beyond)
    claims = build(CLAIMS, letterforms)
    claims["cmap"] = claiming_map(claims.getBestCmap(), claims.getReverseGlyphMap())
    files[CLAIMS.file] = compiled(claims)
    files[EMOJI.file] = emoji(letterforms)
    sbix = build(SBIX, letterforms)
    add_sbix(sbix, 34, {glyph_name("0046"): (png(20, (RED, GREEN, BLUE, CLEAR)), 2, -4)})
    files[SBIX.file] = compiled(sbix)
    bomb = build(BOMB, letterforms)
    # 67 MiB as FreeType unpacks it.
    add_sbix(bomb, 34, {glyph_name("0046"): (blank_png(4200), 0, 0)})
    files[BOMB.file] = compiled(bomb)
    paints = build(PAINTS, letterforms)
    add_paints(paints, {glyph_name("0046"): (glyph_name("shape"), 0)})
    files[PAINTS.file] = compiled(paints)
    drawings = build(DRAWINGS, letterforms)
    first = 1 + DRAWINGS.letters.index("0044")
    add_drawings(drawings, [
        (first, first + 1, '<svg xmlns="http://www.w3.org/2000/svg">' + "".join(
            f'<path id="glyph{glyph}" fill="red" d="M0 0H500V-500H0Z"/>' for glyph in (first, first + 1)) + "</svg>"),
    ])
    files[DRAWINGS.file] = compiled(drawings)
    cid = build(CID, letterforms)
    make_cid_keyed(cid)
    files[CID.file] = compiled(cid)
    files[TYPE1_CID.file] = build_cid(TYPE1_CID, letterforms)
    files[TYPE1_ASCII.file] = ascii_type1(build_type1(TYPE1_ASCII, letterforms))
    files["BlankI.bdf"] = build_bdf("Fixture Blank I", 1, 13, 8, letterforms, blank="0069")
    strikes = build(STRIKES, letterforms)
    add_strikes(strikes, [strike(STRIKES, letterforms, 17, 2, 1), strike(STRIKES, letterforms, 34, 4, 8)], color=False)
    files[STRIKES.file] = compiled(strikes)
    only = build(BITMAP_ONLY, letterforms)
    add_strikes(
        only, [strike(BITMAP_ONLY, letterforms, 12, 1, 1), strike(BITMAP_ONLY, letterforms, 17, 2, 2),
               strike(BITMAP_ONLY, letterforms, 34, 3, 4), strike(BITMAP_ONLY, letterforms, 51, 5, 8)], color=False)
    remove_outlines(only)
    files[BITMAP_ONLY.file] = compiled(only)
    files[OPTICAL.file] = compiled(build_optical(OPTICAL, letterforms))
    for name, glyph_names in (("Pi", PI_NAMES), ("Ornaments", ORNAMENT_NAMES), ("Codes", CODE_NAMES)):
        font = Font(f"{name}.ttf", names(f"Fixture {name}", "Regular"), ASCII, Drawing(mode="diamonds"))
        ttfont = build(font, letterforms)
        name_glyphs(ttfont, glyph_names)
        files[font.file] = compiled(ttfont)
    bars = Font("Bars.ttf", names("Fixture Bars", "Regular"), ASCII, Drawing(mode="bars"), additions={
        letter: [box(0, 0, 100, 20 * place + 100)] for place, letter in enumerate(ASCII[1:])})
    files[bars.file] = compiled(build(bars, {}))
    letters = letters_of(" FMPRacdegilmrtuxek")
    files["Packed.pcf.gz"] = gzip.compress(build_pcf("Fixture Packed", 1, 13, 8, letters, letterforms), mtime=0)
    latin2 = build_pcf("Fixture Second", 1, 13, 8, letters_of(" FSacdegilnorrtux"), letterforms, ("ISO8859", "2"))
    files["Latin2.pcf"] = latin2
    return files


def claiming_map(characters: dict[int, str], glyphs: dict[str, int]) -> DefaultTable:
    """A character map of format 12 whose last group goes beyond all characters that there are."""
    groups = [(code, code, glyphs[name]) for code, name in sorted(characters.items())] + [(0x1000, 0x1FFFFF, 1)]
    table = DefaultTable("cmap")
    table.data = struct.pack(">HHHHI", 0, 1, 3, 10, 12) + struct.pack(
        ">HHIII", 12, 0, 16 + 12 * len(groups), 0, len(groups)) + b"".join(struct.pack(">III", *group) for group in groups)
    return table


def name_glyphs(ttfont: TTFont, glyph_names: dict[str, str]) -> None:
    """Writes a table post that names the glyphs of ASCII, in the order of their codes; by default "gid1" and so on."""
    texts = [".notdef"] + [glyph_names.get(chr(int(letter, 16)), f"gid{place}")
                           for place, letter in enumerate(ASCII, start=1)]
    table = DefaultTable("post")
    table.data = struct.pack(">IiHHIIIII", 0x20000, 0, 65461, 50, 0, 0, 0, 0, 0) + struct.pack(
        f">H{len(texts)}H", len(texts), *range(258, 258 + len(texts)))
    table.data += b"".join(bytes([len(text)]) + text.encode("ascii") for text in texts)
    ttfont["post"] = table


def without(ttfont: TTFont, tag: str) -> bytes:
    """The font with one table renamed, so that nobody finds it."""
    data = compiled(ttfont)
    place = data.index(tag.encode("ascii"))
    return data[:place] + b"zzzz" + data[place + 4 :]


def emoji(letterforms: dict[str, Cells]) -> bytes:
    """Pictures without outlines: a strike of 68 pixels, larger than a title at scale 2, and not every glyph in it."""
    ttfont = build(replace(EMOJI, drawing=Drawing(cell=(300, 100))), letterforms)
    order = ttfont.getGlyphOrder()
    faces = {"1F600": (RED, GREEN, BLUE, CLEAR), "2764": (RED, RED, RED, RED), "joined": (BLUE, BLUE, RED, RED)}
    pictures = {
        order.index(glyph_name(letter)): Picture(40, 40, 4, 32, 68, png(40, quarters), is_png=True)
        for letter, quarters in faces.items()
    }
    add_strikes(ttfont, [Strike(68, 32, 64, -16, pictures)], color=True)
    remove_outlines(ttfont)
    return compiled(ttfont)


def strike(font: Font, letterforms: dict[str, Cells], ppem: int, dot: int, depth: int) -> Strike:
    """Every letter of a font in a strike."""
    pictures = {place + 1: grey(letterforms[letter], dot, depth) for place, letter in enumerate(font.letters)}
    return Strike(ppem, depth, ppem * 3 // 4, -(ppem // 4), pictures)
