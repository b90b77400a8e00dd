#pragma once
#include <fribidi.h>

/// FriBidi's account of itself at run time; static.
static inline const char *cfribidi_version(void) { return fribidi_version_info; }

/// The paragraph direction "as the first strong character has it, else left to right".
static inline FriBidiParType cfribidi_first_strong(void) { return FRIBIDI_PAR_ON; }
