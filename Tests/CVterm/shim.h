// The terminal emulator, with what Swift can't see of it: macros, unions told apart by a tag, bit fields.
#ifndef TESSERA_CVTERM_H
#define TESSERA_CVTERM_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <vterm.h>

// A colour as one number: -1 for the terminal's own, 0-255 for one of the palette, else 0x1RRGGBB.
static inline int32_t tessera_vterm_color(VTermColor color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color)) return -1;
  if (VTERM_COLOR_IS_INDEXED(&color)) return color.indexed.idx;
  return 0x1000000 | color.rgb.red << 16 | color.rgb.green << 8 | color.rgb.blue;
}

// What a cell holds, in plain fields.
typedef struct {
  uint32_t characters[VTERM_MAX_CHARS_PER_CELL];
  int32_t columns;
  int32_t foreground;
  int32_t background;
  bool is_bold;
  bool is_underlined;
  bool is_italic;
  bool is_reversed;
} TesseraVTermCell;

static inline TesseraVTermCell tessera_vterm_plain_cell(const VTermScreenCell *cell) {
  TesseraVTermCell result;
  memset(&result, 0, sizeof result);
  memcpy(result.characters, cell->chars, sizeof result.characters);
  result.columns = cell->width;
  result.foreground = tessera_vterm_color(cell->fg);
  result.background = tessera_vterm_color(cell->bg);
  result.is_bold = cell->attrs.bold;
  result.is_underlined = cell->attrs.underline != 0;
  result.is_italic = cell->attrs.italic;
  result.is_reversed = cell->attrs.reverse;
  return result;
}

static inline TesseraVTermCell tessera_vterm_cell(VTermScreen *screen, int column, int row) {
  VTermScreenCell cell;
  memset(&cell, 0, sizeof cell);
  vterm_screen_get_cell(screen, (VTermPos){.row = row, .col = column}, &cell);
  return tessera_vterm_plain_cell(&cell);
}

#endif
