// What the writer and the reader have in common; no part of the module's interface.

#pragma once
#include <stdint.h>
#include <stdio.h>

#include "CPNG.h"

/// What a call leaves behind: the first failure stays.
typedef struct cpng_outcome {
  cpng_status status;
  char message[160];
} cpng_outcome;

static inline cpng_status cpng_fail(
    cpng_outcome *outcome, cpng_status status, const char *message) {
  if (outcome->status == CPNG_OK) {
    outcome->status = status;
    snprintf(outcome->message, sizeof outcome->message, "%s", message ? message : "");
  }
  return outcome->status;
}

/// Whether every index has a colour. Without branches inside, so that compilers use vectors.
static inline int cpng_indexes_fit(const uint8_t *row, size_t count, uint32_t colors) {
  uint8_t highest = 0;
  for (size_t i = 0; i < count; i++) highest = row[i] > highest ? row[i] : highest;
  return highest < colors;
}
