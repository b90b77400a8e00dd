#pragma once
#include <hb.h>
#include <hb-ft.h>
#include <hb-ot.h>

/// hb_shape with HarfBuzz's usual shapers spelled out: left to itself it reads HB_SHAPER_LIST, and pixels must not depend on
/// the environment. Shapers that a build lacks are passed over.
static inline void charfbuzz_shape(hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned count) {
  static const char *const shapers[] = {"graphite2", "ot", "fallback", NULL};
  hb_shape_full(font, buffer, features, count, shapers);
}
