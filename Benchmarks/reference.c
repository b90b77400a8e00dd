// The plain way to draw the list: one thread, one library call after the other, the whole sheet in memory.
//
//     reference OUT.png SCALE [LEVEL]
//
// Lists the faces that fontconfig knows, draws the full name of each in that face into a row of 320 x 44 points, and
// writes one grey PNG with zlib's LEVEL (6). It exists to be measured against, so nothing in it is clever and nothing
// is slow on purpose. What the program does beyond that (checkmark, quarter pixels, manifest, error rows) is left out.

#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb-ft.h>
#include <png.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { row_width = 320, row_height = 44, title_size = 17, title_inset = 16 };  // points

struct face {
  char *title;
  char *file;
  int index;  // fontconfig's: the named instance in the upper half, as FreeType takes it
};

struct sheet {
  uint8_t *pixels;  // 0 black, 255 white
  int scale, width, row_height, rows;
};

static void fail(const char *what) {
  fprintf(stderr, "reference: %s\n", what);
  exit(2);
}

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

// ---- listing

static int compare_faces(const void *left, const void *right) {
  const struct face *a = left, *b = right;
  int order = strcmp(a->title, b->title);
  if (order == 0) order = strcmp(a->file, b->file);
  return order != 0 ? order : (a->index > b->index) - (a->index < b->index);
}

// The full name in English, else the first; borrowed from the pattern.
static const char *full_name(FcPattern *pattern) {
  FcChar8 *name, *language;
  for (int i = 0; FcPatternGetString(pattern, FC_FULLNAMELANG, i, &language) == FcResultMatch; i++)
    if (strcmp((const char *)language, "en") == 0 &&
        FcPatternGetString(pattern, FC_FULLNAME, i, &name) == FcResultMatch)
      return (const char *)name;
  if (FcPatternGetString(pattern, FC_FULLNAME, 0, &name) == FcResultMatch) return (const char *)name;
  if (FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch) return (const char *)name;
  return NULL;
}

// The faces in the order of their titles, each title once.
static struct face *list_faces(int *count) {
  FcPattern *everything = FcPatternCreate();
  FcObjectSet *properties =
      FcObjectSetBuild(FC_FULLNAME, FC_FULLNAMELANG, FC_FAMILY, FC_FILE, FC_INDEX, FC_VARIABLE, (char *)NULL);
  FcFontSet *found = FcFontList(NULL, everything, properties);
  if (!found || found->nfont == 0) fail("fontconfig lists no fonts");

  struct face *faces = malloc((size_t)found->nfont * sizeof *faces);
  if (!faces) fail("out of memory");
  int listed = 0;
  for (int i = 0; i < found->nfont; i++) {
    FcBool is_master = FcFalse;
    FcChar8 *file;
    int index = 0;
    const char *title = full_name(found->fonts[i]);
    FcPatternGetBool(found->fonts[i], FC_VARIABLE, 0, &is_master);
    FcPatternGetInteger(found->fonts[i], FC_INDEX, 0, &index);
    if (is_master || !title || FcPatternGetString(found->fonts[i], FC_FILE, 0, &file) != FcResultMatch) continue;
    faces[listed++] = (struct face){strdup(title), strdup((const char *)file), index};
  }
  qsort(faces, (size_t)listed, sizeof *faces, compare_faces);

  int kept = 0;
  for (int i = 0; i < listed; i++)
    if (kept == 0 || strcmp(faces[kept - 1].title, faces[i].title) != 0) {
      faces[kept++] = faces[i];
    } else {
      free(faces[i].title);
      free(faces[i].file);
    }

  FcFontSetDestroy(found);
  FcObjectSetDestroy(properties);
  FcPatternDestroy(everything);
  *count = kept;
  return faces;
}

// ---- drawing

// Sets the title's size, or takes the strike nearest to it.
static bool set_size(FT_Face face, int pixels) {
  if (FT_IS_SCALABLE(face)) return FT_Set_Pixel_Sizes(face, 0, (FT_UInt)pixels) == 0;
  int best = -1;
  for (int i = 0; i < face->num_fixed_sizes; i++) {
    const FT_Bitmap_Size *sizes = face->available_sizes;
    if (best < 0 || abs(sizes[i].height - pixels) < abs(sizes[best].height - pixels)) best = i;
  }
  return best >= 0 && FT_Select_Size(face, best) == 0;
}

// Puts black ink of the glyph's coverage into one row; what lies outside the row is cut off.
static void compose(uint8_t *row, const struct sheet *sheet, const FT_Bitmap *glyph, int left, int top) {
  for (int y = 0; y < (int)glyph->rows; y++) {
    if (top + y < 0 || top + y >= sheet->row_height) continue;
    const uint8_t *source = glyph->buffer + y * glyph->pitch;
    uint8_t *target = row + (size_t)(top + y) * (size_t)sheet->width;
    for (int x = 0; x < (int)glyph->width; x++) {
      if (left + x < 0 || left + x >= sheet->width) continue;
      int coverage = glyph->pixel_mode == FT_PIXEL_MODE_GRAY   ? source[x]
                     : glyph->pixel_mode == FT_PIXEL_MODE_MONO ? (source[x / 8] >> (7 - x % 8) & 1) * 255
                                                               : 0;
      target[left + x] = (uint8_t)((target[left + x] * (255 - coverage) + 127) / 255);
    }
  }
}

static void draw_title(FT_Face face, const char *title, uint8_t *row, const struct sheet *sheet, double *shaping) {
  double start = milliseconds();
  hb_font_t *font = hb_ft_font_create_referenced(face);
  hb_ft_font_set_load_flags(font, FT_LOAD_NO_HINTING);
  hb_buffer_t *buffer = hb_buffer_create();
  hb_buffer_add_utf8(buffer, title, -1, 0, -1);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(font, buffer, NULL, 0);
  *shaping += milliseconds() - start;

  unsigned count;
  const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
  int content = sheet->row_height - 1;
  int ascender = (int)face->size->metrics.ascender, descender = (int)face->size->metrics.descender;
  int baseline = (content * 64 + ascender + descender) / 2 / 64;
  int pen_x = title_inset * sheet->scale * 64, pen_y = 0;  // 26.6 fixed point, up is positive
  for (unsigned i = 0; i < count; i++) {
    if (FT_Load_Glyph(face, glyphs[i].codepoint, FT_LOAD_NO_HINTING | FT_LOAD_RENDER) == 0) {
      int x = (pen_x + positions[i].x_offset + 32) >> 6, y = (pen_y + positions[i].y_offset + 32) >> 6;
      compose(row, sheet, &face->glyph->bitmap, x + face->glyph->bitmap_left, baseline - y - face->glyph->bitmap_top);
    }
    pen_x += positions[i].x_advance;
    pen_y += positions[i].y_advance;
  }
  hb_buffer_destroy(buffer);
  hb_font_destroy(font);
}

static void draw_separator(uint8_t *row, const struct sheet *sheet) {
  int inset = title_inset * sheet->scale;
  memset(row + (size_t)(sheet->row_height - 1) * (size_t)sheet->width + inset, 0xC6, (size_t)(sheet->width - inset));
}

// ---- writing

static void write_png(const char *path, const struct sheet *sheet, int level) {
  FILE *file = fopen(path, "wb");
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (!file || !png || !info) fail("cannot write the picture");
  if (setjmp(png_jmpbuf(png))) fail("libpng gave up");
  int height = sheet->rows * sheet->row_height;
  png_init_io(png, file);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(png, info, (png_uint_32)sheet->width, (png_uint_32)height, 8, PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);  // on such pictures filters cost time and bytes
  png_write_info(png, info);
  for (int y = 0; y < height; y++) png_write_row(png, sheet->pixels + (size_t)y * (size_t)sheet->width);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  if (fclose(file) != 0) fail("cannot write the picture");
}

int main(int argc, char **argv) {
  int scale = argc > 2 ? atoi(argv[2]) : 0;
  int level = argc > 3 ? atoi(argv[3]) : 6;
  if (argc < 3 || argc > 4 || scale < 1 || scale > 4 || level < 0 || level > 9)
    fail("usage: reference OUT.png SCALE [LEVEL]");

  double start = milliseconds();
  struct sheet sheet = {.scale = scale, .width = row_width * scale, .row_height = row_height * scale};
  struct face *faces = list_faces(&sheet.rows);
  double listed = milliseconds();

  size_t row_bytes = (size_t)sheet.width * (size_t)sheet.row_height, bytes = row_bytes * (size_t)sheet.rows;
  FT_Library library;
  sheet.pixels = malloc(bytes);
  if (!sheet.pixels || FT_Init_FreeType(&library) != 0) fail("out of memory");
  memset(sheet.pixels, 255, bytes);
  double opening = 0, shaping = 0, closing = 0;
  for (int i = 0; i < sheet.rows; i++) {
    uint8_t *row = sheet.pixels + row_bytes * (size_t)i;
    if (i + 1 < sheet.rows) draw_separator(row, &sheet);
    double before = milliseconds();
    FT_Face face;
    if (FT_New_Face(library, faces[i].file, faces[i].index, &face) != 0) continue;
    bool sized = set_size(face, title_size * scale);
    opening += milliseconds() - before;
    if (sized) draw_title(face, faces[i].title, row, &sheet, &shaping);
    before = milliseconds();
    FT_Done_Face(face);
    closing += milliseconds() - before;
  }
  double drawn = milliseconds();

  write_png(argv[1], &sheet, level);
  double written = milliseconds();
  double rendering = drawn - listed - opening - shaping - closing;
  fprintf(stderr, "%d rows; ms: list %.0f, open %.0f, shape %.0f, render and compose %.0f, close %.0f, png %.0f\n",
          sheet.rows, listed - start, opening, shaping, rendering, closing, written - drawn);

  for (int i = 0; i < sheet.rows; i++) {
    free(faces[i].title);
    free(faces[i].file);
  }
  free(faces);
  free(sheet.pixels);
  FT_Done_FreeType(library);
  FcFini();
  return 0;
}
