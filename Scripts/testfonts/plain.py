"""The fixtures of Tests/Fixtures/Fonts."""

from __future__ import annotations

import io
from dataclasses import replace

from fontTools.ttLib import TTCollection

from .classic import build_bdf, build_type1, noise, packed
from .faces import (
    ASCII, BRITISH, ELLIPSIS, ENGLISH, FAMILY, FULL, GERMAN, HEBREW, JAPANESE, POSTSCRIPT, STYLE, Font, Metrics,
    Record, build, compiled, letters_of, names,
)
from .features import ARABIC, ARABIC_FEATURES, DEVANAGARI, DEVANAGARI_FEATURES, LATIN_FEATURES, OFFICE_FEATURES
from .outlines import Cells, Drawing, box
from .variable import build_variable

SANS = Drawing()
OFFICE = Drawing(cell=(90, 100), bearing=45)
LONG_NAME = (
    "Fixture Long Name Which Goes On And On Until No List Of Any Width Could Hold It"
    " And Still It Does Not Want To End Here Ok"
)
EVIL_NAME = "Evil \x1b[31mred\x1b[0m\nnext\ttab \u202Egnp.exe <b>&\"'</b> Fixture"


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


def fixtures(letterforms: dict[str, Cells]) -> dict[str, bytes]:
    """Every file, by name."""
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
