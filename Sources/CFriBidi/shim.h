#pragma once
#include <fribidi.h>

/// The paragraph direction "as the first strong character has it, else left to right".
static inline FriBidiParType cfribidi_first_strong(void) { return FRIBIDI_PAR_ON; }
