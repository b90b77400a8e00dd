#include "CPNG.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "shared.h"

struct cpng_writer {
  png_structp png;
  png_infop info;
  cpng_write write;
  void *context;
  cpng_header header;
  uint32_t rows_written;
  /// Whether rows came in compressed parts, which libpng knows nothing of.
  int has_parts;
  /// The Adler-32 of these.
  uint32_t checksum;
  int started;
  int finished;
  cpng_outcome outcome;
};

static void on_error(png_structp png, png_const_charp message) {
  cpng_writer *writer = png_get_error_ptr(png);
  cpng_fail(&writer->outcome, CPNG_INVALID, message);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void on_write(png_structp png, png_bytep bytes, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  if (writer->write(writer->context, bytes, count) != 0) {
    cpng_fail(&writer->outcome, CPNG_CALLBACK_FAILED, "");
    png_error(png, "write failed");
  }
}

// Without this function libpng would take the context for a FILE.
static void on_flush(png_structp png) { (void)png; }

const char *cpng_library_version(void) { return png_get_libpng_ver(NULL); }

cpng_writer *cpng_writer_create(cpng_write write, void *context) {
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->write = write;
  writer->context = context;
  // png_create_* catch their own jumps and return NULL.
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, on_error, on_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->info) {
    cpng_writer_destroy(writer);
    return NULL;
  }
  return writer;
}

void cpng_writer_destroy(cpng_writer *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer);
}

const char *cpng_writer_message(const cpng_writer *writer) {
  return writer->outcome.message;
}

cpng_status cpng_writer_start(
    cpng_writer *writer, const cpng_header *header) {
  if (writer->outcome.status) return writer->outcome.status;
  if (writer->started)
    return cpng_fail(&writer->outcome, CPNG_MISUSE, "the header is written already");
  writer->started = 1;
  writer->header = *header;
  writer->header.palette = NULL;
  png_structp png = writer->png;
  png_infop info = writer->info;
  if (setjmp(png_jmpbuf(png))) return writer->outcome.status;

  static const int color_types[] = {PNG_COLOR_TYPE_PALETTE, PNG_COLOR_TYPE_RGB, PNG_COLOR_TYPE_RGB_ALPHA};
  png_set_write_fn(png, writer, on_write, on_flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_compression_level(png, header->level);
  // For pictures of text zlib finds as much at level 4 as at 6 if it leaves out matches of a few bytes, in half the time.
  png_set_compression_strategy(png, Z_FILTERED);
  // Longer IDAT chunks than libpng's 8 KiB: fewer of them, and fewer calls.
  png_set_compression_buffer_size(png, 64 << 10);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_check_for_invalid_index(png, 0);
  png_set_IHDR(png, info, header->width, header->height, 8, color_types[header->color], PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (header->color == CPNG_INDEXED) {
    png_color palette[PNG_MAX_PALETTE_LENGTH];
    if (header->palette_count < 1 || header->palette_count > PNG_MAX_PALETTE_LENGTH)
      png_error(png, "a palette has 1 to 256 colours");
    for (uint32_t i = 0; i < header->palette_count; i++) {
      const uint8_t *color = header->palette + 3 * i;
      palette[i] = (png_color){.red = color[0], .green = color[1], .blue = color[2]};
    }
    png_set_PLTE(png, info, palette, (int)header->palette_count);
  }
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (header->pixels_per_metre)
    png_set_pHYs(png, info, header->pixels_per_metre, header->pixels_per_metre, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  return CPNG_OK;
}

cpng_status cpng_writer_rows(
    cpng_writer *writer, const uint8_t *rows, size_t stride, uint32_t count) {
  if (writer->outcome.status) return writer->outcome.status;
  if (!writer->started || count > writer->header.height - writer->rows_written)
    return cpng_fail(&writer->outcome, CPNG_MISUSE, "more rows than the header says");
  if (writer->has_parts)
    return cpng_fail(&writer->outcome, CPNG_MISUSE, "rows among compressed ones");
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return writer->outcome.status;

  for (uint32_t i = 0; i < count; i++) {
    const uint8_t *row = rows + i * stride;
    if (writer->header.color == CPNG_INDEXED
        && !cpng_indexes_fit(row, writer->header.width, writer->header.palette_count))
      png_error(png, "a palette index without a colour");
    png_write_row(png, row);
    writer->rows_written++;
  }
  return CPNG_OK;
}

cpng_status cpng_writer_compressed_rows(
    cpng_writer *writer, const uint8_t *body, size_t body_count, uint32_t checksum, uint32_t count) {
  if (writer->outcome.status) return writer->outcome.status;
  if (!writer->started || count < 1 || count > writer->header.height - writer->rows_written)
    return cpng_fail(&writer->outcome, CPNG_MISUSE, "more rows than the header says");
  int is_first = writer->rows_written == 0;
  if (!is_first && !writer->has_parts)
    return cpng_fail(&writer->outcome, CPNG_MISUSE, "compressed rows among others");
  if (body_count > 0x7fffffff - 2) return cpng_fail(&writer->outcome, CPNG_OUT_OF_MEMORY, "");
  writer->has_parts = 1;
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return writer->outcome.status;

  static const uint64_t bytes_per_pixel[] = {1, 3, 4};
  uint64_t row_bytes = writer->header.width * bytes_per_pixel[writer->header.color] + 1;
  uint8_t start[2], end[6];
  png_write_chunk_start(png, (png_const_bytep) "IDAT", (png_uint_32)(body_count + (is_first ? sizeof start : 0)));
  if (is_first) {
    cpng_stream_start(writer->header.level, start);
    png_write_chunk_data(png, start, sizeof start);
  }
  png_write_chunk_data(png, body, body_count);
  png_write_chunk_end(png);
  writer->checksum = is_first ? checksum : cpng_combined_checksum(writer->checksum, checksum, row_bytes * count);
  writer->rows_written += count;
  if (writer->rows_written < writer->header.height) return CPNG_OK;
  cpng_stream_end(writer->checksum, end);
  png_write_chunk(png, (png_const_bytep) "IDAT", end, sizeof end);
  return CPNG_OK;
}

/// Whether the image data is complete. libpng ends the last IDAT chunk with the last row, so chunks written from then
/// on stand after it.
static int is_complete(const cpng_writer *writer) {
  return writer->started && writer->rows_written == writer->header.height;
}

cpng_status cpng_writer_text(
    cpng_writer *writer, const uint8_t *body, size_t count) {
  if (writer->outcome.status) return writer->outcome.status;
  if (!is_complete(writer) || writer->finished)
    return cpng_fail(&writer->outcome, CPNG_MISUSE, "a text outside the place for texts");
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return writer->outcome.status;

  png_write_chunk(png, (png_const_bytep) "iTXt", body, count);
  return CPNG_OK;
}

cpng_status cpng_writer_finish(cpng_writer *writer) {
  if (writer->outcome.status) return writer->outcome.status;
  if (!is_complete(writer) || writer->finished)
    return cpng_fail(&writer->outcome, CPNG_MISUSE, "fewer rows than the header says");
  writer->finished = 1;
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return writer->outcome.status;

  // libpng ends no picture whose IDAT chunks it has not made. Without the info, it writes no tIME and no text, only IEND.
  if (writer->has_parts)
    png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
  else
    png_write_end(png, NULL);
  return CPNG_OK;
}

cpng_status cpng_text_compress(
    const char *keyword, const uint8_t *text, size_t count, int level, uint8_t **body, size_t *body_count) {
  // Keyword and its end, "compressed", "by zlib", the empty language and the empty translated keyword.
  size_t prefix = strlen(keyword) + 5;
  uLongf compressed = compressBound(count);
  *body = NULL;
  *body_count = 0;
  if (prefix > 84 || compressed > 0x7fffffff - prefix) return CPNG_TEXT_TOO_LONG;
  uint8_t *bytes = calloc(1, prefix + compressed);
  if (!bytes) return CPNG_OUT_OF_MEMORY;
  memcpy(bytes, keyword, prefix - 5);
  bytes[prefix - 4] = 1;
  if (compress2(bytes + prefix, &compressed, text ? text : (const uint8_t *)"", count, level) != Z_OK) {
    free(bytes);
    return CPNG_OUT_OF_MEMORY;
  }
  uint8_t *shrunk = realloc(bytes, prefix + compressed);
  *body = shrunk ? shrunk : bytes;
  *body_count = prefix + compressed;
  return CPNG_OK;
}
