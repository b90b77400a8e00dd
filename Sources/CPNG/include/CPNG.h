// libpng behind calls that never unwind: every function here sets its own jump target, so that libpng's longjmp ends
// in the function that called libpng and crosses no frame of the caller. Failures come back as a status, their words
// as a message.
//
// A writer or reader belongs to its creator, who destroys it. Once a call has failed, every later call on the same
// object returns the same status and does nothing. One object is used by one thread at a time. Nothing is printed.

#pragma once
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef enum cpng_status {
  CPNG_OK = 0,
  CPNG_OUT_OF_MEMORY,
  /// The caller's callback reported a failure; the caller knows which.
  CPNG_CALLBACK_FAILED,
  /// The source does not begin with the PNG signature.
  CPNG_NOT_PNG,
  /// The source ended before IEND.
  CPNG_TRUNCATED,
  /// The picture breaks the rules of the format: libpng's words are in the message.
  CPNG_INVALID,
  CPNG_INTERLACED,
  /// A row takes more than CPNG_ROW_LIMIT bytes.
  CPNG_ROW_TOO_LONG,
  /// A text, or all texts together, exceed their limit.
  CPNG_TEXT_TOO_LONG,
  /// Calls in the wrong order or number, such as a row too many.
  CPNG_MISUSE,
  /// A palette index without a colour.
  CPNG_STRAY_INDEX,
} cpng_status;

typedef enum cpng_color {
  CPNG_INDEXED,
  CPNG_RGB,
  CPNG_RGBA,
} cpng_color;

enum {
  /// The longest row read, in bytes, 64 MiB.
  CPNG_ROW_LIMIT = 64 << 20,
  /// The longest single text read, in bytes after decompression, 8 MiB.
  CPNG_TEXT_LIMIT = 8 << 20,
  /// The longest text read in all, in bytes after decompression, 256 MiB.
  CPNG_TEXTS_LIMIT = 256 << 20,
};

/// The version of the libpng in use, static storage.
const char *cpng_library_version(void);

// MARK: Writing

typedef struct cpng_writer cpng_writer;

/// Takes `count` bytes; `bytes` is borrowed for the call. Nonzero means failure.
typedef int (*cpng_write)(void *context, const uint8_t *bytes, size_t count);

typedef struct cpng_header {
  uint32_t width;
  uint32_t height;
  cpng_color color;
  /// 1 to 256 when indexed, else 0.
  uint32_t palette_count;
  /// RGB triples, borrowed for the call that takes the header.
  const uint8_t *_Nullable palette;
  /// 0 for none.
  uint32_t pixels_per_metre;
  /// zlib's, 0 to 9.
  int level;
} cpng_header;

/// A writer owned by the caller, or null without memory. `context` is borrowed until the writer is destroyed.
cpng_writer *_Nullable cpng_writer_create(cpng_write write, void *context);
void cpng_writer_destroy(cpng_writer *writer);
/// The words of the last failure, borrowed, "" if there are none.
const char *cpng_writer_message(const cpng_writer *writer);

/// Writes IHDR, sRGB, PLTE where indexed, and pHYs. To be called once, first.
cpng_status cpng_writer_start(
    cpng_writer *writer, const cpng_header *header);
/// Writes `count` rows that lie `stride` bytes apart from `rows` on, borrowed for the call.
cpng_status cpng_writer_rows(
    cpng_writer *writer, const uint8_t *_Nullable rows, size_t stride, uint32_t count);
/// Writes `count` rows that cpng_compressor_rows made, as one IDAT chunk. A picture has either rows or these. The last
/// of them is followed by a short chunk that ends the stream.
cpng_status cpng_writer_compressed_rows(
    cpng_writer *writer, const uint8_t *body, size_t body_count, uint32_t checksum, uint32_t count);
/// Writes an iTXt chunk made by cpng_text_compress. Only after the last row.
cpng_status cpng_writer_text(
    cpng_writer *writer, const uint8_t *body, size_t count);
/// Writes IEND. Only after the last row.
cpng_status cpng_writer_finish(cpng_writer *writer);

/// Makes the body of a compressed iTXt chunk, without a writer and at any time. `*body` is the caller's, to be given
/// to free(). `keyword` ends with a zero byte.
cpng_status cpng_text_compress(
    const char *keyword, const uint8_t *_Nullable text, size_t count, int level,
    uint8_t *_Nullable *_Nonnull body, size_t *body_count);

/// Takes the body of an iTXt chunk apart: CPNG_OK with `*text` null where it has another keyword. `*text` is the caller's,
/// to be given to free().
cpng_status cpng_text_expand(
    const char *keyword, const uint8_t *body, size_t body_count, uint8_t *_Nullable *_Nonnull text, size_t *text_count);

// MARK: Parts of image data

/// Compresses rows by themselves, so that the results can be joined in any order; used by one thread at a time.
typedef struct cpng_compressor cpng_compressor;

/// A compressor owned by the caller, or null without memory.
cpng_compressor *_Nullable cpng_compressor_create(int level);
void cpng_compressor_destroy(cpng_compressor *compressor);
/// Makes whole blocks of deflate, ending on a byte, that refer to nothing before them. Of indexes there must be less
/// than `colors`; 0 for other pixels. `*body` is borrowed until the next call; `*checksum` is the Adler-32 of the rows
/// with their filter bytes.
cpng_status cpng_compressor_rows(
    cpng_compressor *compressor, const uint8_t *rows, size_t row_bytes, size_t stride, uint32_t count,
    uint32_t colors, const uint8_t *_Nullable *_Nonnull body, size_t *body_count, uint32_t *checksum);

/// The CRC-32 of what has `before` (0 for nothing) and then these bytes.
uint32_t cpng_crc32(uint32_t before, const uint8_t *_Nullable bytes, size_t count);
/// The Adler-32 of two parts together.
uint32_t cpng_combined_checksum(uint32_t first, uint32_t second, uint64_t second_count);
/// What stands before the first part: 2 bytes.
void cpng_stream_start(int level, uint8_t *header);
/// What stands behind the last part: 6 bytes.
void cpng_stream_end(uint32_t checksum, uint8_t *end);

// MARK: Pixels that wait

/// Compresses bytes for a while, fast. `*packed` is the caller's, to be given to free().
cpng_status cpng_pack(
    const uint8_t *bytes, size_t count, uint8_t *_Nullable *_Nonnull packed, size_t *packed_count);
/// Fills `bytes` with the `count` bytes that were packed.
cpng_status cpng_unpack(const uint8_t *packed, size_t packed_count, uint8_t *bytes, size_t count);

// MARK: Reading

typedef struct cpng_reader cpng_reader;

/// Fills up to `count` bytes and returns how many; 0 at the end, negative on failure.
typedef ptrdiff_t (*cpng_read)(void *context, uint8_t *bytes, size_t count);
/// Takes one text, borrowed for the call.
typedef void (*cpng_take_text)(void *context, const uint8_t *bytes, size_t count);

typedef struct cpng_info {
  uint32_t width;
  uint32_t height;
  /// 0 if the picture does not say, or says two different values.
  uint32_t pixels_per_metre;
  /// Entries of the palette where rows are read as indexes; 0 where they are read as RGBA.
  uint32_t palette_count;
  size_t row_bytes;
} cpng_info;

/// A reader owned by the caller, or null without memory. `context` is borrowed until the reader is destroyed,
/// `keyword` for the call. Texts with that keyword go to `take_text`; without a keyword there are none.
cpng_reader *_Nullable cpng_reader_create(
    cpng_read read, cpng_take_text take_text, void *context, const char *_Nullable keyword);
void cpng_reader_destroy(cpng_reader *reader);
/// The words of the last failure, borrowed, "" if there are none.
const char *cpng_reader_message(const cpng_reader *reader);

/// Reads up to the image data. Rows will be indexes if the picture is indexed with 8 bits and without transparency and
/// `expand` is 0, else RGBA with 8 bits. To be called once, first.
cpng_status cpng_reader_start(
    cpng_reader *reader, int expand, cpng_info *info);
/// RGB triples, 256 of them, borrowed from the reader.
const uint8_t *cpng_reader_palette(const cpng_reader *reader);
/// Reads the next row into `row_bytes` bytes.
cpng_status cpng_reader_row(cpng_reader *reader, uint8_t *row);
/// Reads what remains, rows that nobody asked for included, to the end.
cpng_status cpng_reader_finish(cpng_reader *reader);

#pragma clang assume_nonnull end
