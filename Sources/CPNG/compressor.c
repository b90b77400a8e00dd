#include "CPNG.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "shared.h"

struct cpng_compressor {
  z_stream stream;
  /// One row behind its filter byte.
  uint8_t *row;
  size_t row_capacity;
  uint8_t *output;
  size_t output_capacity;
};

cpng_compressor *cpng_compressor_create(int level) {
  cpng_compressor *compressor = calloc(1, sizeof *compressor);
  if (!compressor) return NULL;
  // Raw deflate with what cpng_writer_start tells libpng to use.
  if (deflateInit2(&compressor->stream, level, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL - 1, Z_FILTERED) != Z_OK) {
    free(compressor);
    return NULL;
  }
  return compressor;
}

void cpng_compressor_destroy(cpng_compressor *compressor) {
  deflateEnd(&compressor->stream);
  free(compressor->row);
  free(compressor->output);
  free(compressor);
}

/// Makes `*bytes` at least `wanted` long; 0 without memory.
static int reserve(uint8_t **bytes, size_t *capacity, size_t wanted) {
  if (*capacity >= wanted) return 1;
  if (wanted < 2 * *capacity) wanted = 2 * *capacity;
  uint8_t *larger = realloc(*bytes, wanted);
  if (!larger) return 0;
  *bytes = larger;
  *capacity = wanted;
  return 1;
}

/// More than zlib holds back between two calls.
enum { HELD_BACK = 512 << 10 };

/// Compresses `count` bytes behind `used` bytes of output; the new end of the output, or SIZE_MAX without memory.
static size_t deflate_some(
    cpng_compressor *compressor, const uint8_t *bytes, size_t count, int flush, size_t used) {
  // There is always room for all: where it runs out, whether zlib marks a flush twice would depend on how much there was.
  if (!reserve(&compressor->output, &compressor->output_capacity, used + 2 * count + HELD_BACK)) return SIZE_MAX;
  z_stream *stream = &compressor->stream;
  stream->next_in = (Bytef *)bytes;
  stream->avail_in = (uInt)count;
  stream->next_out = compressor->output + used;
  stream->avail_out = (uInt)(2 * count + HELD_BACK);
  int result = deflate(stream, flush);
  if ((result != Z_OK && result != Z_BUF_ERROR) || stream->avail_in || !stream->avail_out) return SIZE_MAX;
  return (size_t)(stream->next_out - compressor->output);
}

cpng_status cpng_compressor_rows(
    cpng_compressor *compressor, const uint8_t *rows, size_t row_bytes, size_t stride, uint32_t count,
    uint32_t colors, const uint8_t **body, size_t *body_count, uint32_t *checksum) {
  *body = NULL;
  *body_count = 0;
  *checksum = 1;
  // Each time from the start, since zlib does not promise that where in its window bytes stand changes nothing.
  if (row_bytes > CPNG_ROW_LIMIT || deflateReset(&compressor->stream) != Z_OK) return CPNG_ROW_TOO_LONG;
  if (!reserve(&compressor->row, &compressor->row_capacity, row_bytes + 1)) return CPNG_OUT_OF_MEMORY;
  uint8_t *line = compressor->row;
  line[0] = 0;
  uLong sum = 1;
  size_t used = 0;
  for (uint32_t i = 0; i < count; i++) {
    const uint8_t *row = rows + i * stride;
    if (colors && !cpng_indexes_fit(row, row_bytes, colors)) return CPNG_STRAY_INDEX;
    memcpy(line + 1, row, row_bytes);
    sum = adler32(sum, line, (uInt)(row_bytes + 1));
    used = deflate_some(compressor, line, row_bytes + 1, i + 1 < count ? Z_NO_FLUSH : Z_SYNC_FLUSH, used);
    if (used == SIZE_MAX) return CPNG_OUT_OF_MEMORY;
  }
  *body = compressor->output;
  *body_count = used;
  *checksum = (uint32_t)sum;
  return CPNG_OK;
}

uint32_t cpng_crc32(uint32_t before, const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(before, bytes, count);
}

uint32_t cpng_combined_checksum(uint32_t first, uint32_t second, uint64_t second_count) {
  return (uint32_t)adler32_combine(first, second, (z_off_t)second_count);
}

void cpng_stream_start(int level, uint8_t *header) {
  // Deflate with a window of 32 KiB, and how hard the writer tried; the whole a multiple of 31.
  int effort = level < 2 ? 0 : level < 6 ? 1 : level == 6 ? 2 : 3;
  unsigned value = 0x7800u | (unsigned)effort << 6;
  value += 31 - value % 31;
  header[0] = (uint8_t)(value >> 8);
  header[1] = (uint8_t)value;
}

void cpng_stream_end(uint32_t checksum, uint8_t *end) {
  // A last block with fixed codes that holds nothing.
  end[0] = 3;
  end[1] = 0;
  for (int i = 0; i < 4; i++) end[2 + i] = (uint8_t)(checksum >> (24 - 8 * i));
}
