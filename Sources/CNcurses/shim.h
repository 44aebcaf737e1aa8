// What Swift can't see of ncurses and of the terminal: macros, globals and variadics as stateless inline
// functions. No window pointer crosses it: everything is drawn on the standard screen.
#ifndef TESSERA_CNCURSES_H
#define TESSERA_CNCURSES_H

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

// By hand, because <term.h> defines hundreds of macros with names such as `lines` and `tab`.
extern int setupterm(const char *term, int descriptor, int *status);
extern int tigetnum(const char *name);
extern int tigetflag(const char *name);
extern char *tigetstr(const char *name);
extern char *tparm(const char *string, ...);
// Declared by <wchar.h> only under feature macros that aren'ours to set.
extern int wcwidth(wchar_t character);
struct term;
extern int del_curterm(struct term *);
extern struct term *cur_term;

/// How a look into the terminfo database ended.
enum tessera_terminfo_status {
  tessera_terminfo_found,
  tessera_terminfo_unknown,
  tessera_terminfo_hardcopy,
  tessera_terminfo_no_database,
};

/// Looks a terminal type up; never prints or exits.
static inline enum tessera_terminfo_status tessera_terminfo_open(const char *term, int descriptor) {
  int status = 0;
  if (setupterm(term, descriptor, &status) == OK) return tessera_terminfo_found;
  if (status == 1) return tessera_terminfo_hardcopy;
  return status == 0 ? tessera_terminfo_unknown : tessera_terminfo_no_database;
}

/// Forgets the terminal type that was looked up.
static inline void tessera_terminfo_close(void) {
  if (cur_term) del_curterm(cur_term);
}

/// A string of the terminal type, NULL where it has none.
static inline const char *tessera_terminfo_string(const char *name) {
  char *result = tigetstr(name);
  return result == (char *)-1 ? NULL : result;
}

/// What makes the rows `first` to `last` scroll, the rest not; NULL where the terminal type has no such string.
static inline const char *tessera_terminfo_scroll_region(int first, int last) {
  const char *region = tessera_terminfo_string("csr");
  return region ? tparm(region, first, last) : NULL;
}

/// Opens a screen that writes to `output`, at the size that the terminal type tells; NULL where it can't.
static inline SCREEN *tessera_screen_open(const char *term, FILE *output) {
  // LINES and COLUMNS of the environment don't count: the size is told by tessera_screen_resize.
  use_env(FALSE);
  // Without this a type that tells no size, such as `linux`, can't be opened.
  use_tioctl(TRUE);
  SCREEN *screen = newterm(term, output, output);
  if (!screen) return NULL;
  // Input isn't ncurses' business: without this it would look for some before each line.
  typeahead(-1);
  // The terminal doesn't make a carriage return and a newline of a newline.
  nonl();
  // Shifting characters right of a change saves few bytes and goes wrong where a terminal counts widths otherwise.
  idcok(stdscr, FALSE);
  scrollok(stdscr, FALSE);
  return screen;
}

/// Clears the terminal with the next update and draws all of it.
static inline void tessera_screen_forget(void) { clearok(curscr, TRUE); }

/// Makes the next picture blank, so that only what isn't has to be put.
static inline void tessera_screen_erase(void) { erase(); }

/// Puts cells of a row from a column on; a wide glyph is one cell here and takes two there.
static inline int tessera_screen_put(int row, int column, const cchar_t *cells, int count) {
  return mvadd_wchnstr(row, column, cells, count);
}

/// Sends the difference to the output, then places the cursor.
static inline int tessera_screen_update(int row, int column) {
  if (move(row, column) == ERR || wnoutrefresh(stdscr) == ERR) return ERR;
  return doupdate();
}

/// Sends the difference to the output and leaves the cursor wherever that put it.
static inline int tessera_screen_update_rows(void) {
  leaveok(stdscr, TRUE);
  int status = wnoutrefresh(stdscr) == ERR ? ERR : doupdate();
  leaveok(stdscr, FALSE);
  return status;
}

/// Makes a cell of a character, its marks (zero for none) and `CellAttributes` bits.
static inline int tessera_cell(
    cchar_t *cell, uint32_t base, uint32_t mark1, uint32_t mark2, uint32_t mark3, uint8_t attributes, int pair) {
  const wchar_t text[] = {(wchar_t)base, (wchar_t)mark1, (wchar_t)mark2, (wchar_t)mark3, 0};
  attr_t bits = A_NORMAL;
  if (attributes & 1) bits |= A_BOLD;
  if (attributes & 2) bits |= A_DIM;
#ifdef A_ITALIC
  if (attributes & 4) bits |= A_ITALIC;
#endif
  if (attributes & 8) bits |= A_UNDERLINE;
  if (attributes & 16) bits |= A_REVERSE;
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
  return setcchar(cell, text, bits, (short)(pair > 32767 ? 32767 : pair), &pair);
#else
  return setcchar(cell, text, bits, (short)pair, NULL);
#endif
}

/// Defines a pair; -1 is the terminal's own colour.
static inline int tessera_pair_define(int pair, int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
  return init_extended_pair(pair, foreground, background);
#else
  return init_pair((short)pair, (short)foreground, (short)background);
#endif
}

/// How many pairs there are, the terminal's own colours included.
static inline int tessera_pair_limit(void) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
  return COLOR_PAIRS;
#else
  return COLOR_PAIRS < 32767 ? COLOR_PAIRS : 32767;
#endif
}

/// Cells that libc, and so ncurses, counts for a character: -1 for one that it can't print.
static inline int tessera_character_columns(uint32_t character) { return wcwidth((wchar_t)character); }

/// The codeset of the locale in force.
static inline const char *tessera_codeset(void) { return nl_langinfo(CODESET); }

#ifdef __linux__
// Declared by <sys/mman.h> only under a feature macro that isn't ours to set.
extern int memfd_create(const char *name, unsigned int flags);
#endif

/// A file without a name that lives in memory, closed in children; -1 where the system has none.
static inline int tessera_memory_file(void) {
#ifdef __linux__
  return memfd_create("tessera-frame", 1u);
#else
  return -1;
#endif
}

/// The terminal's size in cells as it tells it: zero for unknown. -1 with `errno` where it can't be asked.
static inline int tessera_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

#endif
