// What the program sets before anything else is run.
#ifndef TESSERA_CSTARTUP_H
#define TESSERA_CSTARTUP_H

// The environment as commands get it; Swift refuses the variable itself, as it is a mutable global.
extern char **environ;
static inline char **startup_environment(void) { return environ; }

#ifdef __linux__

#include <malloc.h>

// Heap is asked for in few calls, and not given back between two pictures, each of which takes and frees about as much.
// Tried besides: having the pages of heap and variables there before they are touched (MADV_POPULATE_WRITE). It saves
// 120 of 310 page faults and no time.
static inline void startup_take_memory(void) {
  mallopt(M_TOP_PAD, 512 << 10);
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
}

#else

static inline void startup_take_memory(void) {}

#endif
#endif
