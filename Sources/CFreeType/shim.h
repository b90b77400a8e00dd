#pragma once
#include <stdlib.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BBOX_H
#include FT_COLOR_H
#include FT_GLYPH_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_PARAMETER_TAGS_H
#include FT_STROKER_H
#include FT_SYSTEM_H
#include FT_TRUETYPE_TABLES_H

// Function-like macros do not reach Swift; these say the same as functions.

static inline int cfreetype_is_sfnt(FT_Face face) { return FT_IS_SFNT(face) != 0; }
static inline int cfreetype_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int cfreetype_has_glyph_names(FT_Face face) { return FT_HAS_GLYPH_NAMES(face) != 0; }
static inline int cfreetype_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }

/// Whether the face has pictures of the table sbix and outlines as well; FreeType then shows the pictures alone.
static inline int cfreetype_has_pictures_before_outlines(FT_Face face) { return FT_HAS_SBIX(face) != 0; }

/// Opens a face of a stream that the caller keeps, as if it had no table sbix if `outlines_only`.
static inline FT_Error cfreetype_open(
    FT_Library library, FT_Stream stream, FT_Long index, int outlines_only, FT_Face *face) {
  FT_Parameter parameter = {FT_PARAM_TAG_IGNORE_SBIX, NULL};
  FT_Open_Args arguments = {0};
  arguments.flags = FT_OPEN_STREAM | (outlines_only ? FT_OPEN_PARAMS : 0);
  arguments.stream = stream;
  arguments.num_params = outlines_only ? 1 : 0;
  arguments.params = outlines_only ? &parameter : NULL;
  return FT_Open_Face(library, &arguments, index, face);
}

/// Whether the character map in use is one of Unicode: others say of a letter only which picture it is drawn by.
static inline int cfreetype_has_unicode_map(FT_Face face) {
  return face->charmap && face->charmap->encoding == FT_ENCODING_UNICODE;
}

/// The head table of an sfnt, owned by the face; NULL where there is none.
static inline const TT_Header *cfreetype_head(FT_Face face) {
  return (const TT_Header *)FT_Get_Sfnt_Table(face, FT_SFNT_HEAD);
}

/// The most bytes that a block of FreeType's may have. The longest that a sound font needs is an unpacked WOFF, some 30 MiB; a
/// picture of a few hundred KiB can claim gigabytes, and its glyph then cannot be loaded.
static const long cfreetype_largest_block = 64L << 20;

static inline void *cfreetype_allocate(FT_Memory memory, long size) {
  (void)memory;
  return size > cfreetype_largest_block ? NULL : malloc((size_t)size);
}

static inline void cfreetype_free(FT_Memory memory, void *block) {
  (void)memory;
  free(block);
}

static inline void *cfreetype_reallocate(FT_Memory memory, long current, long size, void *block) {
  (void)memory;
  (void)current;
  return size > cfreetype_largest_block ? NULL : realloc(block, (size_t)size);
}

/// A library with the default modules that, unlike FT_Init_FreeType's, ignores FREETYPE_PROPERTIES: pixels must not depend on the
/// environment. Released by FT_Done_Library.
static inline FT_Error cfreetype_new_library(FT_Library *library) {
  static struct FT_MemoryRec_ memory = {
      NULL, cfreetype_allocate, cfreetype_free, cfreetype_reallocate};
  FT_Error error = FT_New_Library(&memory, library);
  if (!error) FT_Add_Default_Modules(*library);
  return error;
}
