#include "CPNG.h"

#include <stdlib.h>
#include <zlib.h>

cpng_status cpng_pack(const uint8_t *bytes, size_t count, uint8_t **packed, size_t *packed_count) {
  *packed = NULL;
  *packed_count = 0;
  uLongf capacity = compressBound(count);
  uint8_t *output = malloc(capacity);
  if (!output) return CPNG_OUT_OF_MEMORY;
  if (compress2(output, &capacity, bytes, count, Z_BEST_SPEED) != Z_OK) {
    free(output);
    return CPNG_OUT_OF_MEMORY;
  }
  uint8_t *fitting = realloc(output, capacity);
  *packed = fitting ? fitting : output;
  *packed_count = capacity;
  return CPNG_OK;
}

cpng_status cpng_unpack(const uint8_t *packed, size_t packed_count, uint8_t *bytes, size_t count) {
  uLongf size = count;
  return uncompress(bytes, &size, packed, packed_count) == Z_OK && size == count ? CPNG_OK : CPNG_OUT_OF_MEMORY;
}
