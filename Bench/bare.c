// The least that a curses program does: twelve tiles' labels, a highlight that the arrows move, resizes.
//
// What Tessera's first paint, keys and resizes are measured beside.
#include <curses.h>
#include <locale.h>

static void draw(int chosen) {
  erase();
  mvprintw(0, 2, "Tile palette");
  int columns = COLS / 13 > 0 ? COLS / 13 : 1;
  for (int tile = 1; tile <= 11; tile++) {
    if (tile == chosen) attron(A_REVERSE);
    mvprintw(3 + (tile / columns) * 4, (tile % columns) * 13, "Tile %d", tile);
    attroff(A_REVERSE);
  }
  refresh();
}

int main(void) {
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  int chosen = 1;
  draw(chosen);
  for (int key; (key = getch()) != 'q' && key != ERR;) {
    if (key == KEY_RIGHT && chosen < 11) chosen++;
    if (key == KEY_LEFT && chosen > 1) chosen--;
    draw(chosen);
  }
  endwin();
  return 0;
}
