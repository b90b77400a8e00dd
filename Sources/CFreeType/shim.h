#pragma once
#include <stdlib.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BITMAP_H
#include FT_MODULE_H
#include FT_OUTLINE_H
#include FT_STROKER_H
#include FT_SYSTEM_H

// Function-like macros do not reach Swift; these say the same as functions.

static inline int fontpreview_ft_is_sfnt(FT_Face face) { return FT_IS_SFNT(face) != 0; }
static inline int fontpreview_ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int fontpreview_ft_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }

static inline void *fontpreview_ft_allocate(FT_Memory memory, long size) {
  (void)memory;
  return malloc((size_t)size);
}

static inline void fontpreview_ft_free(FT_Memory memory, void *block) {
  (void)memory;
  free(block);
}

static inline void *fontpreview_ft_reallocate(FT_Memory memory, long current, long size, void *block) {
  (void)memory;
  (void)current;
  return realloc(block, (size_t)size);
}

/// A library with the default modules that, unlike FT_Init_FreeType's, ignores FREETYPE_PROPERTIES: pixels must not depend on the
/// environment. Released by FT_Done_Library.
static inline FT_Error fontpreview_ft_new_library(FT_Library *library) {
  static struct FT_MemoryRec_ memory = {
      NULL, fontpreview_ft_allocate, fontpreview_ft_free, fontpreview_ft_reallocate};
  FT_Error error = FT_New_Library(&memory, library);
  if (!error) FT_Add_Default_Modules(*library);
  return error;
}
