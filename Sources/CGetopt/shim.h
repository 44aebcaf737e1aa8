// GNU getopt_long for Swift, which refuses its global variables.
#ifndef TESSERA_CGETOPT_H
#define TESSERA_CGETOPT_H

#include <getopt.h>
#include <stddef.h>

// Starts over at the first argument, without messages of its own.
static inline void getopt_start(void) {
  // Also in the middle of a word, where an earlier refusal may have stopped.
#ifdef __APPLE__
  optreset = 1;
  optind = 1;
#else
  optind = 0;
#endif
  opterr = 0;
}

// The argument of the option that was found, or NULL.
static inline const char *getopt_argument(void) { return optarg; }

// The place of the first argument that is no option.
static inline int getopt_index(void) { return optind; }

// Passes over the next argument; only between two words.
static inline void getopt_skip(void) { optind++; }

// The short option that was refused, or 0 for a long one.
static inline int getopt_refused(void) { return optopt; }

#endif
