"""Embedded bitmaps: EBDT with EBLC, CBDT with CBLC."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable

from .outlines import COLUMNS, ROWS, ROWS_ABOVE_BASELINE, Cells


@dataclass(frozen=True)
class Picture:
    """One glyph of a strike, in pixels: rows of bits or a PNG."""

    width: int
    height: int
    left: int
    top: int
    advance: int
    data: bytes
    is_png: bool = False

    def encoded(self) -> bytes:
        """Image format 1, or 17 for a PNG; both with small metrics."""
        metrics = struct.pack(">BBbbB", self.height, self.width, self.left, self.top, self.advance)
        return metrics + (struct.pack(">I", len(self.data)) if self.is_png else b"") + self.data


@dataclass(frozen=True)
class Strike:
    """The pictures of one size, by glyph number."""

    ppem: int
    depth: int
    ascender: int
    descender: int
    pictures: dict[int, Picture]


def grey(cells: Cells, dot: int, depth: int) -> Picture:
    """A letter as dark in its first column as so many bits can say, a fifth lighter in each of the others, never blank."""
    darkest = (1 << depth) - 1
    columns = max((x + 1 for x, _ in cells), default=3)
    rows = []
    for y in range(ROWS_ABOVE_BASELINE - 1, ROWS_ABOVE_BASELINE - 1 - ROWS, -1):
        bits = ""
        for x in range(COLUMNS):
            value = max(1, darkest * (COLUMNS - x) // COLUMNS) if (x, y) in cells else 0
            bits += f"{value:0{depth}b}" * dot
        bits = bits.ljust((len(bits) + 7) // 8 * 8, "0")
        rows += [int(bits, 2).to_bytes(len(bits) // 8, "big")] * dot
    return Picture(COLUMNS * dot, ROWS * dot, dot // 2, ROWS_ABOVE_BASELINE * dot, (columns + 1) * dot, b"".join(rows))


def add_strikes(ttfont: TTFont, strikes: list[Strike], color: bool) -> None:
    """Adds the two tables; each strike has one stretch of glyphs for each run of consecutive numbers."""
    version = struct.pack(">HH", 3 if color else 2, 0)
    images = bytearray(version)
    sizes = b""
    lists = b""
    start = 8 + 48 * len(strikes)
    for strike in strikes:
        stretches: list[list[int]] = []
        for glyph in sorted(strike.pictures):
            if stretches and stretches[-1][-1] == glyph - 1:
                stretches[-1].append(glyph)
            else:
                stretches.append([glyph])
        heads, bodies = b"", b""
        for stretch in stretches:
            heads += struct.pack(">HHI", stretch[0], stretch[-1], 8 * len(stretches) + len(bodies))
            bodies += struct.pack(">HHI", 1, 17 if color else 1, len(images))
            offset = 0
            for glyph in stretch:
                bodies += struct.pack(">I", offset)
                image = strike.pictures[glyph].encoded()
                offset += len(image)
                images += image
            bodies += struct.pack(">I", offset)
        widest = max(picture.advance for picture in strike.pictures.values())
        line = struct.pack(
            ">bbBbbbbbbbbb", strike.ascender, strike.descender, widest, 1, 0, 0, 0, 0, strike.ascender,
            strike.descender, 0, 0,
        )
        sizes += struct.pack(">IIII", start + len(lists), len(heads + bodies), len(stretches), 0) + line + line
        sizes += struct.pack(
            ">HHBBBb", min(strike.pictures), max(strike.pictures), strike.ppem, strike.ppem, strike.depth, 1
        )
        lists += heads + bodies
    places = version + struct.pack(">I", len(strikes)) + sizes + lists
    for tag, data in (("CBDT" if color else "EBDT", bytes(images)), ("CBLC" if color else "EBLC", places)):
        table = ttfont[tag] = DefaultTable(tag)
        table.data = data


def remove_outlines(ttfont: TTFont) -> None:
    """Leaves nothing but the bitmaps."""
    for tag in ("glyf", "loca"):
        del ttfont[tag]
    ttfont["maxp"].recalc = lambda _: None
