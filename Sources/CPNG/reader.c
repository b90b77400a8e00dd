#include "CPNG.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "shared.h"

struct cpng_reader {
  png_structp png;
  png_infop info;
  cpng_read read;
  cpng_take_text take_text;
  void *context;
  int has_keyword;
  char keyword[80];
  size_t text_bytes;
  cpng_info picture;
  uint32_t rows_read;
  int started;
  int finished;
  uint8_t palette[3 * PNG_MAX_PALETTE_LENGTH];
  /// libpng asks for four bytes at a time; the callback is not asked so often.
  size_t buffer_start, buffer_end;
  uint8_t buffer[32 << 10];
  cpng_outcome outcome;
};

static void on_error(png_structp png, png_const_charp message) {
  cpng_reader *reader = png_get_error_ptr(png);
  cpng_fail(&reader->outcome, CPNG_INVALID, message);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static size_t read_some(cpng_reader *reader, uint8_t *bytes, size_t count) {
  size_t done = 0;
  while (done < count) {
    if (reader->buffer_start == reader->buffer_end) {
      ptrdiff_t got = reader->read(reader->context, reader->buffer, sizeof reader->buffer);
      if (got < 0 || (size_t)got > sizeof reader->buffer)
        cpng_fail(&reader->outcome, CPNG_CALLBACK_FAILED, "");
      if (got <= 0 || reader->outcome.status) break;
      reader->buffer_start = 0;
      reader->buffer_end = (size_t)got;
    }
    size_t part = reader->buffer_end - reader->buffer_start;
    if (part > count - done) part = count - done;
    memcpy(bytes + done, reader->buffer + reader->buffer_start, part);
    reader->buffer_start += part;
    done += part;
  }
  return done;
}

static void on_read(png_structp png, png_bytep bytes, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (read_some(reader, bytes, count) < count) {
    cpng_fail(&reader->outcome, CPNG_TRUNCATED, "");
    png_error(png, "the source ended");
  }
}

/// Inflates or copies one text of at most `limit` bytes; `*text` is the caller's.
static cpng_status expand_text(
    const uint8_t *data, size_t count, int compressed, size_t limit, uint8_t **expanded, size_t *expanded_count) {
  *expanded = NULL;
  *expanded_count = 0;
  if (!compressed) {
    if (count > limit) return CPNG_TEXT_TOO_LONG;
    uint8_t *copy = malloc(count + 1);
    if (!copy) return CPNG_OUT_OF_MEMORY;
    memcpy(copy, data, count);
    *expanded = copy;
    *expanded_count = count;
    return CPNG_OK;
  }

  z_stream stream = {.next_in = (Bytef *)data, .avail_in = (uInt)count};
  if (inflateInit(&stream) != Z_OK) return CPNG_OUT_OF_MEMORY;
  cpng_status status = CPNG_OK;
  uint8_t *text = NULL;
  size_t capacity = 0;
  int result = Z_OK;
  while (result == Z_OK && status == CPNG_OK) {
    if (stream.total_out == capacity) {
      // One byte past the limit, so that a text of just the limit can be seen to end.
      size_t larger = capacity ? 2 * capacity : 64 << 10;
      if (larger > limit) larger = limit + 1;
      uint8_t *moved = larger > capacity ? realloc(text, larger) : NULL;
      if (!moved) {
        status = larger > capacity ? CPNG_OUT_OF_MEMORY : CPNG_TEXT_TOO_LONG;
        break;
      }
      text = moved;
      capacity = larger;
    }
    stream.next_out = text + stream.total_out;
    stream.avail_out = (uInt)(capacity - stream.total_out);
    result = inflate(&stream, Z_NO_FLUSH);
    if (stream.total_out > limit) status = CPNG_TEXT_TOO_LONG;
  }
  if (status == CPNG_OK && result != Z_STREAM_END)
    status = result == Z_MEM_ERROR ? CPNG_OUT_OF_MEMORY : CPNG_INVALID;
  if (status == CPNG_OK) {
    *expanded = text;
    *expanded_count = stream.total_out;
  } else {
    free(text);
  }
  inflateEnd(&stream);
  return status;
}

/// Takes the body of an iTXt chunk apart: keyword 0, flag, method, language 0, translated keyword 0, text. Without a text
/// where the keyword is another.
static cpng_status take_apart(
    const char *keyword, const uint8_t *body, size_t count, size_t limit, uint8_t **text, size_t *text_count) {
  *text = NULL;
  *text_count = 0;
  const uint8_t *end = body + count;
  size_t length = strlen(keyword);
  if (count <= length || memcmp(body, keyword, length + 1) != 0) return CPNG_OK;
  const uint8_t *flags = body + length + 1;
  if (end - flags < 2 || flags[0] > 1 || flags[1] != 0) return CPNG_INVALID;
  const uint8_t *rest = flags + 2;
  for (int i = 0; i < 2; i++) {
    rest = memchr(rest, 0, (size_t)(end - rest));
    if (!rest) return CPNG_INVALID;
    rest++;
  }
  return expand_text(rest, (size_t)(end - rest), flags[0], limit, text, text_count);
}

cpng_status cpng_text_expand(
    const char *keyword, const uint8_t *body, size_t body_count, uint8_t **text, size_t *text_count) {
  return take_apart(keyword, body, body_count, CPNG_TEXT_LIMIT, text, text_count);
}

/// Hands a chunk's text over.
static cpng_status take_chunk(cpng_reader *reader, const uint8_t *body, size_t count) {
  size_t limit = CPNG_TEXTS_LIMIT - reader->text_bytes;
  if (limit > CPNG_TEXT_LIMIT) limit = CPNG_TEXT_LIMIT;
  uint8_t *text;
  size_t text_count;
  cpng_status status = take_apart(reader->keyword, body, count, limit, &text, &text_count);
  if (status != CPNG_OK || !text) return status;
  reader->text_bytes += text_count;
  reader->take_text(reader->context, text, text_count);
  free(text);
  return CPNG_OK;
}

// Holds memory while it runs, so it must not raise an error in libpng but return one.
static int on_chunk(png_structp png, png_unknown_chunkp chunk) {
  cpng_reader *reader = png_get_user_chunk_ptr(png);
  int is_critical = (chunk->name[0] & 0x20) == 0;
  if (is_critical) return 0;
  if (!reader->has_keyword || memcmp(chunk->name, "iTXt", 4) != 0) return 1;
  cpng_status status = take_chunk(reader, chunk->data, chunk->data ? chunk->size : 0);
  if (status == CPNG_OK) return 1;
  cpng_fail(&reader->outcome, status, "iTXt: damaged text");
  return -1;
}

cpng_reader *cpng_reader_create(
    cpng_read read, cpng_take_text take_text, void *context, const char *keyword) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->read = read;
  reader->take_text = take_text;
  reader->context = context;
  if (keyword && strlen(keyword) < sizeof reader->keyword) {
    reader->has_keyword = 1;
    strcpy(reader->keyword, keyword);
  }
  // png_create_* catch their own jumps and return NULL.
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  return reader;
}

void cpng_reader_destroy(cpng_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

const char *cpng_reader_message(const cpng_reader *reader) {
  return reader->outcome.message;
}

const uint8_t *cpng_reader_palette(const cpng_reader *reader) { return reader->palette; }

/// Asks libpng for RGBA with 8 bits, whatever the picture has.
static void expand_to_rgba(cpng_reader *reader) {
  png_structp png = reader->png;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  if (!png_get_valid(png, reader->info, PNG_INFO_tRNS)) png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
}

cpng_status cpng_reader_start(
    cpng_reader *reader, int expand, cpng_info *picture) {
  if (reader->outcome.status) return reader->outcome.status;
  if (reader->started)
    return cpng_fail(&reader->outcome, CPNG_MISUSE, "the header is read already");
  reader->started = 1;
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(png_jmpbuf(png))) return reader->outcome.status;

  uint8_t signature[8];
  if (read_some(reader, signature, sizeof signature) < sizeof signature
      || png_sig_cmp(signature, 0, sizeof signature) != 0)
    return cpng_fail(&reader->outcome, CPNG_NOT_PNG, "");
  png_set_sig_bytes(png, sizeof signature);
  png_set_read_fn(png, reader, on_read);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  // Twice the longest text: a longer chunk cannot be ours and is skipped. libpng keeps none, so their number is free.
  png_set_chunk_malloc_max(png, 2 * CPNG_TEXT_LIMIT);
  png_set_chunk_cache_max(png, 0);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // Of the ancillary chunks only tRNS and pHYs matter here, and iTXt, which we take apart ourselves: libpng would drop
  // what is damaged or too long without a word.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "pHYs", 1);
  png_set_read_user_chunk_fn(png, reader, on_chunk);
  png_read_info(png, info);

  if (png_get_interlace_type(png, info) != PNG_INTERLACE_NONE)
    return cpng_fail(&reader->outcome, CPNG_INTERLACED, "");
  reader->picture.width = png_get_image_width(png, info);
  reader->picture.height = png_get_image_height(png, info);
  reader->picture.pixels_per_metre = png_get_pixels_per_meter(png, info);
  // Nothing of a row's size is allocated before png_read_update_info.
  size_t raw_pixel = ((size_t)png_get_bit_depth(png, info) * png_get_channels(png, info) + 7) / 8;
  if ((raw_pixel > 4 ? raw_pixel : 4) * reader->picture.width > CPNG_ROW_LIMIT)
    return cpng_fail(&reader->outcome, CPNG_ROW_TOO_LONG, "");

  png_colorp palette = NULL;
  int colors = 0;
  int keeps_indexes = !expand && png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE
                      && png_get_bit_depth(png, info) == 8 && !png_get_valid(png, info, PNG_INFO_tRNS)
                      && png_get_PLTE(png, info, &palette, &colors) == PNG_INFO_PLTE;
  if (keeps_indexes) {
    for (int i = 0; i < colors; i++) {
      reader->palette[3 * i] = palette[i].red;
      reader->palette[3 * i + 1] = palette[i].green;
      reader->palette[3 * i + 2] = palette[i].blue;
    }
    reader->picture.palette_count = (uint32_t)colors;
  } else {
    expand_to_rgba(reader);
  }
  png_read_update_info(png, info);
  reader->picture.row_bytes = png_get_rowbytes(png, info);
  if (reader->picture.row_bytes != (size_t)reader->picture.width * (keeps_indexes ? 1 : 4))
    png_error(png, "unexpected length of a row");
  *picture = reader->picture;
  return CPNG_OK;
}

cpng_status cpng_reader_row(cpng_reader *reader, uint8_t *row) {
  if (reader->outcome.status) return reader->outcome.status;
  if (!reader->started || reader->rows_read == reader->picture.height)
    return cpng_fail(&reader->outcome, CPNG_MISUSE, "more rows than the picture has");
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return reader->outcome.status;

  png_read_row(png, row, NULL);
  reader->rows_read++;
  uint32_t colors = reader->picture.palette_count;
  if (colors && !cpng_indexes_fit(row, reader->picture.width, colors))
    png_error(png, "a palette index without a colour");
  return CPNG_OK;
}

cpng_status cpng_reader_finish(cpng_reader *reader) {
  if (reader->outcome.status) return reader->outcome.status;
  if (!reader->started || reader->finished)
    return cpng_fail(&reader->outcome, CPNG_MISUSE, "the picture is read already");
  reader->finished = 1;
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return reader->outcome.status;

  for (; reader->rows_read < reader->picture.height; reader->rows_read++) png_read_row(png, NULL, NULL);
  // Without the info, libpng would skip the texts.
  png_read_end(png, reader->info);
  return CPNG_OK;
}
