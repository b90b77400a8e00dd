"""The X server's bitmap format."""

from __future__ import annotations

import struct

from .outlines import COLUMNS, ROWS, ROWS_ABOVE_BASELINE, Cells

PROPERTIES, ACCELERATORS, METRICS, BITMAPS, ENCODINGS = 1, 2, 4, 8, 32
# Most significant byte and bit first, rows of whole bytes.
FORMAT = 0xC


def build_pcf(
    family: str, dot: int, pixel_size: int, width: int, letters: tuple[str, ...], letterforms: dict[str, Cells],
    charset: tuple[str, str] = ("ISO10646", "1"),
) -> bytes:
    """A bitmap font of ASCII letters, every dot dot x dot pixels, every letter width pixels wide."""
    descent = 2 * dot + 1
    ascent = pixel_size - descent
    above, below = ROWS_ABOVE_BASELINE * dot, (ROWS - ROWS_ABOVE_BASELINE) * dot
    metric = struct.pack(">hhhhhH", 1, 1 + COLUMNS * dot, width, above, below, 0)
    bitmaps = []
    for letter in letters:
        cells = letterforms[letter]
        rows = []
        for y in range(ROWS_ABOVE_BASELINE - 1, ROWS_ABOVE_BASELINE - 1 - ROWS, -1):
            bits = "".join(("1" if (x, y) in cells else "0") * dot for x in range(COLUMNS))
            length = (len(bits) + 7) // 8
            rows += [int(bits.ljust(8 * length, "0"), 2).to_bytes(length, "big")] * dot
        bitmaps.append(b"".join(rows))
    places = {int(letter, 16): place for place, letter in enumerate(letters)}
    first, last = min(places), max(places)
    tables = {
        PROPERTIES: properties({
            "FOUNDRY": "Fixture", "FAMILY_NAME": family, "WEIGHT_NAME": "Medium", "SLANT": "R",
            "SETWIDTH_NAME": "Normal", "PIXEL_SIZE": pixel_size, "POINT_SIZE": pixel_size * 10, "RESOLUTION_X": 72,
            "RESOLUTION_Y": 72, "SPACING": "C", "AVERAGE_WIDTH": width * 10, "CHARSET_REGISTRY": charset[0],
            "CHARSET_ENCODING": charset[1], "FONT_ASCENT": ascent, "FONT_DESCENT": descent,
        }),
        ACCELERATORS: struct.pack(">8Biii", 1, 1, 0, 1, 1, 0, 0, 0, ascent, descent, 0) + metric + metric,
        METRICS: struct.pack(">I", len(letters)) + metric * len(letters),
        BITMAPS: struct.pack(">I", len(letters))
        + b"".join(struct.pack(">I", sum(map(len, bitmaps[:place]))) for place in range(len(letters)))
        + struct.pack(">4I", *[sum(map(len, bitmaps))] * 4) + b"".join(bitmaps),
        ENCODINGS: struct.pack(">5h", first, last, 0, 0, 0xFFFF - 0x10000)
        + b"".join(struct.pack(">H", places.get(code, 0xFFFF)) for code in range(first, last + 1)),
    }
    head, body = b"\x01fcp" + struct.pack("<I", len(tables)), b""
    start = len(head) + 16 * len(tables)
    for kind, data in tables.items():
        data = struct.pack("<I", FORMAT) + data
        data += bytes(-len(data) % 4)
        head += struct.pack("<IIII", kind, FORMAT, len(data), start + len(body))
        body += data
    return head + body


def properties(values: dict[str, str | int]) -> bytes:
    """The table of properties: names, numbers and places of texts, then the texts."""
    texts = b""
    entries = b""
    for name, value in values.items():
        place = len(texts)
        texts += name.encode("ascii") + b"\0"
        if isinstance(value, str):
            entries += struct.pack(">IBI", place, 1, len(texts))
            texts += value.encode("ascii") + b"\0"
        else:
            entries += struct.pack(">IBI", place, 0, value)
    padding = bytes(-len(values) % 4)
    return struct.pack(">I", len(values)) + entries + padding + struct.pack(">I", len(texts)) + texts
