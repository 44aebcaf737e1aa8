// Takes the memory of the first picture in a few calls rather than in hundreds of page faults.
#ifndef TESSERA_CSTARTUP_H
#define TESSERA_CSTARTUP_H

// The environment as commands get it; Swift refuses the variable itself, as it is a mutable global.
extern char **environ;
static inline char **startup_environment(void) { return environ; }

#ifdef __linux__

#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// MADV_POPULATE_WRITE, of Linux 5.14 and newer; older ones refuse it, and nothing is lost.
static inline void startup_populate(uintptr_t start, uintptr_t end) {
  uintptr_t page = 4096;
  start &= ~(page - 1);
  if (end > start) madvise((void *)start, (end - start) & ~(page - 1), 23);
}

// The first picture touches more than a hundred pages of fresh heap. On a virtual machine their faults would take a
// twentieth of the time to it.
static inline void startup_take_memory(void) {
  mallopt(M_TOP_PAD, 512 << 10);
  // Every picture takes and frees about as much: not given back in between.
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
  uintptr_t before = (uintptr_t)sbrk(0);
  free(malloc(96 << 10));
  startup_populate(before, (uintptr_t)sbrk(0));
}

#else

static inline void startup_take_memory(void) {}

#endif
#endif
