// The least that a picker does in C and curses: all of standard input in memory, a list that the arrows move through.
//
// What the picker's first paint, keys, resizes and memory are measured beside.
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *text;
static size_t *starts, count;

static void read_all(void) {
  size_t used = 0, size = 1 << 16, places = 1 << 12;
  text = malloc(size + 1);
  starts = malloc(places * sizeof *starts);
  for (size_t got; (got = fread(text + used, 1, size - used, stdin)) > 0;) {
    used += got;
    if (used == size) text = realloc(text, (size *= 2) + 1);
  }
  text[used] = 0;
  for (char *line = text; line < text + used; count++) {
    if (count == places) starts = realloc(starts, (places *= 2) * sizeof *starts);
    starts[count] = (size_t)(line - text);
    char *end = memchr(line, '\n', (size_t)(text + used - line));
    if (!end) end = text + used;
    *end = 0;
    line = end + 1;
  }
}

static void draw(size_t chosen) {
  static size_t top;
  if (chosen < top) top = chosen;
  if (chosen >= top + (size_t)LINES) top = chosen - (size_t)LINES + 1;
  erase();
  for (int row = 0; row < LINES && top + (size_t)row < count; row++) {
    if (top + (size_t)row == chosen) attron(A_REVERSE);
    mvaddnstr(row, 2, text + starts[top + (size_t)row], COLS - 2);
    attroff(A_REVERSE);
  }
  refresh();
}

int main(void) {
  setlocale(LC_ALL, "");
  read_all();
  FILE *terminal = fopen("/dev/tty", "r+");
  if (!terminal || !newterm(NULL, terminal, terminal)) return 2;
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  size_t chosen = 0;
  draw(chosen);
  for (int key; (key = getch()) != '\n' && key != '\r' && key != ERR;) {
    if (key == KEY_DOWN && chosen + 1 < count) chosen++;
    if (key == KEY_UP && chosen > 0) chosen--;
    draw(chosen);
  }
  endwin();
  if (count) puts(text + starts[chosen]);
  return count ? 0 : 1;
}
