"""Glyphs in colour: layers and pictures."""

from __future__ import annotations

import struct
import zlib

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables.otTables import PaintFormat
from fontTools.ttLib.tables.sbixGlyph import Glyph
from fontTools.ttLib.tables.sbixStrike import Strike

RGBA = tuple[int, int, int, int]

RED, GREEN, BLUE, CLEAR = (255, 0, 0, 255), (0, 255, 0, 255), (0, 0, 255, 255), (0, 0, 0, 0)
PALETTE = (RED, GREEN, (0, 0, 255, 128))
TEXT_COLOR = 0xFFFF


def png(side: int, quarters: tuple[RGBA, RGBA, RGBA, RGBA]) -> bytes:
    """A square picture of four quarters in reading order; stored, so that no version of zlib changes its bytes."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    half = side // 2
    upper, lower = (bytes([0] + [left] * half + [left + 1] * half) for left in (0, 2))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", b"".join(bytes(color[:3]) for color in quarters))
        + chunk(b"tRNS", bytes(color[3] for color in quarters))
        + chunk(b"IDAT", zlib.compress(upper * half + lower * half, 0))
        + chunk(b"IEND", b"")
    )


def blank_png(side: int) -> bytes:
    """A black picture of one bit a pixel, packed so that a few KiB claim any size; by hand, for the same bytes anywhere."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    count = side * (1 + (side + 7) // 8)
    # Deflate's fixed code: a zero, then 258 more of the byte before again and again, the rest as zeros, the end.
    bits = "110" + "00110000" + ("11000101" + "00000") * ((count - 1) // 258) + "00110000" * ((count - 1) % 258)
    bits += "0000000"
    packed = bytes(int(bits[place : place + 8][::-1], 2) for place in range(0, len(bits), 8))
    # All bytes are zero: the first sum of Adler-32 stays 1, the second counts the bytes.
    stream = b"\x78\x01" + packed + struct.pack(">HH", count % 65521, 1)
    assert zlib.decompress(stream) == bytes(count)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0))
        + chunk(b"IDAT", stream)
        + chunk(b"IEND", b"")
    )


def add_layers(ttfont: TTFont, layers: dict[str, list[tuple[str, int]]], palette: tuple[RGBA, ...] = PALETTE) -> None:
    """COLR version 0: for each glyph the glyphs it is made of, the lowest first, with their places in the palette."""
    ttfont["COLR"] = buildCOLR(layers, version=0)
    ttfont["CPAL"] = buildCPAL([[tuple(value / 255 for value in color) for color in palette]])


def add_paints(ttfont: TTFont, fills: dict[str, tuple[str, int]]) -> None:
    """COLR version 1: for each glyph the glyph whose outline is filled, and the fill's place in PALETTE."""
    ttfont["COLR"] = buildCOLR({
        name: {"Format": PaintFormat.PaintGlyph, "Glyph": shape,
               "Paint": {"Format": PaintFormat.PaintSolid, "PaletteIndex": color, "Alpha": 1}}
        for name, (shape, color) in fills.items()
    }, version=1)
    ttfont["CPAL"] = buildCPAL([[tuple(value / 255 for value in color) for color in PALETTE]])


def add_drawings(ttfont: TTFont, documents: list[tuple[int, int, str]]) -> None:
    """SVG: documents, each with the first and the last glyph that it draws."""
    records, data = b"", b""
    start = 2 + 12 * len(documents)
    for first, last, document in documents:
        records += struct.pack(">HHII", first, last, start + len(data), len(document))
        data += document.encode("ascii")
    table = ttfont["SVG "] = DefaultTable("SVG ")
    table.data = struct.pack(">HIIH", 0, 10, 0, len(documents)) + records + data


def add_sbix(ttfont: TTFont, ppem: int, pictures: dict[str, tuple[bytes, int, int]]) -> None:
    """One strike of pictures, each with its left and lower edge, in pixels."""
    strike = Strike(ppem=ppem, resolution=72)
    for name, (data, left, bottom) in pictures.items():
        strike.glyphs[name] = Glyph(
            glyphName=name, graphicType="png ", imageData=data, originOffsetX=left, originOffsetY=bottom
        )
    table = ttfont["sbix"] = newTable("sbix")
    table.version, table.flags, table.strikes = 1, 1, {ppem: strike}
