// What Swift can't see of ncurses: macros, globals and variadics as stateless inline functions.
#ifndef TESSERA_CNCURSES_H
#define TESSERA_CNCURSES_H

#define NCURSES_WIDECHAR 1
#include <curses.h>

#endif
