// GNU libunistring: what a character is, how wide it is, what it composes to, where a line may break.
#ifndef TESSERA_CUNISTRING_H
#define TESSERA_CUNISTRING_H

#include <unictype.h>
#include <unilbrk.h>
#include <uninorm.h>
#include <uniwidth.h>

// The encoding only decides whether ambiguous characters are wide, which they are in old East Asian
// encodings; a constant here spares a string conversion on each call.
static inline int tessera_uc_width(ucs4_t character) { return uc_width(character, "UTF-8"); }

// The general category as one bit of UC_CATEGORY_MASK_*.
static inline uint32_t tessera_uc_category_mask(ucs4_t character) {
  return uc_general_category(character).bitmask;
}

// Writes one UC_BREAK_* a character into `breaks`: what may happen before it.
static inline void tessera_u32_linebreaks(const uint32_t *characters, size_t count, char *breaks) {
  u32_possible_linebreaks(characters, count, "UTF-8", breaks);
}

#endif
