// What the C library hides from Swift, which reads its headers without _XOPEN_SOURCE and _GNU_SOURCE.
#ifndef TESSERA_PSEUDO_TERMINAL_H
#define TESSERA_PSEUDO_TERMINAL_H

#include <fcntl.h>
#include <spawn.h>
#include <stddef.h>

#if !defined(__APPLE__)
extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern char *ptsname(int descriptor);
#else
#include <stdlib.h>
#endif

#if defined(POSIX_SPAWN_SETSID)
static const int tessera_spawn_setsid = POSIX_SPAWN_SETSID;
#else
static const int tessera_spawn_setsid = 0x80;  // As glibc and musl have it.
#endif

// Opens a terminal device's controlling end, -1 on failure; `name` becomes that of the other end.
static inline int tessera_open_terminal(const char **name) {
  int controller = posix_openpt(O_RDWR | O_NOCTTY);
  if (controller < 0 || grantpt(controller) != 0 || unlockpt(controller) != 0) return -1;
  *name = ptsname(controller);
  return *name == NULL ? -1 : controller;
}

#endif
