#!/usr/bin/env python3
"""Makes the fixture fonts of Tests/Fixtures/Fonts, TextFonts and ChangedFonts from Tests/Fixtures/letterforms.txt.

usage: make-test-fonts.py            writes them
       make-test-fonts.py --check    makes them in memory and compares them with what is committed

Needs Python 3.11 and, from PyPI, fonttools==4.68.0 and brotli. Tests never run this: its output is committed.
The same versions give the same bytes: there is no clock and no chance in it. Packed formats (WOFF, WOFF2, gzip) are
compared unpacked, since their bytes depend on the zlib and brotli of the machine. How fonts are made is in testfonts.
"""

from __future__ import annotations

import gzip
import io
import sys
from pathlib import Path

# The folder beside this one is to stay as it was checked out.
sys.dont_write_bytecode = True

try:
    import brotli  # noqa: F401  (fontTools needs it for WOFF2)
    from fontTools.ttLib import TTFont
    from testfonts import changes, plain, text
    from testfonts.outlines import FIXTURES, read_letterforms
except ImportError as error:
    sys.exit(f"make-test-fonts.py: error: {error}; install what it needs: pip install fonttools==4.68.0 brotli")


def fixtures() -> dict[str, dict[str, bytes]]:
    """Every fixture file, by folder and its path in there."""
    letterforms = read_letterforms()
    return {
        "Fonts": plain.fixtures(letterforms),
        "TextFonts": text.fixtures(letterforms),
        "ChangedFonts": changes.fixtures(letterforms),
    }


def unpacked(name: str, data: bytes) -> bytes:
    """What the file says, whatever packed it."""
    if name.endswith(".gz"):
        return gzip.decompress(data)
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
        print(f"make-test-fonts.py: error: {name} {problem}; run Scripts/make-test-fonts.py", file=sys.stderr)
        status = 1
    known = set(made) | {"README.md", "LICENSE.txt"}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if not path.is_dir() and name not in known:
            print(f"make-test-fonts.py: error: {name} is made by no one; remove it", file=sys.stderr)
            status = 1
    return status



def main(arguments: list[str]) -> int:
    """Writes the fixtures, or checks them."""
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    made = fixtures()
    if arguments:
        return max(check(files, FIXTURES / folder) for folder, files in made.items())
    for folder, files in made.items():
        for name, data in files.items():
            path = FIXTURES / folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
