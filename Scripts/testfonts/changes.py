"""The fixtures of Tests/Fixtures/ChangedFonts: one font, and versions of it that differ in one thing each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from fontTools.ttLib import TTFont

from .faces import ELLIPSIS, FAMILY, FULL, Font, Record, build, compiled, glyph_name, letters_of, names
from .outlines import Cells, Drawing

FILE = "ChangeSans.ttf"
NAMES = names("Change Sans", "Regular")
RENAMED = "Change Sans Renamed"
EVIL_NAME = "</script><img src=x onerror=alert(1)>"
LETTERS = letters_of("Change Sans Regular" + RENAMED + EVIL_NAME) + ELLIPSIS

BASE = Font(FILE, NAMES, LETTERS)
NEWER = replace(BASE, revision=1.1)
# It has a letter more than BASE, so that it is the interface font beside each version of it.
OTHER = Font("Other.ttf", names("Change Other", "Regular"),
             letters_of("Change Sans Regular" + RENAMED + EVIL_NAME + "Change Other") + ELLIPSIS,
             Drawing(mode="dots"))

# Each of the first four is once in "Change Sans Regular"; the last is not in it.
REDRAWN, WIDENED, UNMAPPED, JOINED, UNSEEN = "0052", "0053", "0075", ("006E", "0067"), "0078"
LIGATURE = "_".join(JOINED)
LIGATURE_FEATURES = f"""
languagesystem DFLT dflt;
languagesystem latn dflt;
feature liga {{ sub {" ".join(map(glyph_name, JOINED))} by {glyph_name(LIGATURE)}; }} liga;
"""


@dataclass(frozen=True)
class Version:
    """A font, what differs in its letters, and what is done to its tables."""

    font: Font
    letters: dict[str, Cells] = field(default_factory=dict)
    change: Callable[[TTFont], None] = lambda _: None


def widen(ttfont: TTFont) -> None:
    """Gives one letter more room on its right."""
    metrics = ttfont["hmtx"].metrics
    advance, left = metrics[glyph_name(WIDENED)]
    metrics[glyph_name(WIDENED)] = (advance + 200, left)
    ttfont["OS/2"].recalcAvgCharWidth(ttfont)


def unmap(ttfont: TTFont) -> None:
    """Takes one letter from the character map; its glyph stays."""
    for table in ttfont["cmap"].tables:
        table.cmap = {code: name for code, name in table.cmap.items() if code != int(UNMAPPED, 16)}


def versions(letterforms: dict[str, Cells]) -> dict[str, Version]:
    """Every version, by the folder it lies in."""
    first, second = (letterforms[letter] for letter in JOINED)
    stem = max(x for x, _ in first)
    return {
        "base": Version(BASE),
        "outline": Version(NEWER, {REDRAWN: letterforms[REDRAWN] | {(2, 4), (2, 5)}}),
        "advance": Version(NEWER, change=widen),
        "cmap": Version(NEWER, change=unmap),
        # Both letters share the stem between them.
        "ligature": Version(replace(NEWER, letters=LETTERS + (LIGATURE,), features=LIGATURE_FEATURES),
                            {LIGATURE: first | {(x + stem, y) for x, y in second}}),
        "name": Version(replace(BASE, records=renamed({FULL: RENAMED}))),
        "unseen": Version(NEWER, {UNSEEN: letterforms[UNSEEN] | {(2, 4)}}),
        "evil": Version(replace(BASE, records=renamed({FAMILY: EVIL_NAME, FULL: EVIL_NAME}))),
        "other": Version(OTHER),
    }


def renamed(texts: dict[int, str]) -> tuple[Record, ...]:
    """The records with other texts."""
    return tuple(replace(record, text=texts.get(record.name, record.text)) for record in NAMES)


def fixtures(letterforms: dict[str, Cells]) -> dict[str, bytes]:
    """Every file, by folder and name."""
    files = {}
    for folder, version in versions(letterforms).items():
        ttfont = build(version.font, letterforms | version.letters)
        version.change(ttfont)
        files[f"{folder}/{version.font.file}"] = compiled(ttfont)
    return files
