/* The frames of a wide-first grid in one plain loop: what the layout is measured against.
 *
 * usage: layout_loop COUNT ...
 * Prints a line for each count: the count and the nanoseconds a child, the median of nine runs. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct frame {
  double x, y, width, height;
};

static double plan(const double *heights, struct frame *frames, size_t count, double width, double minimum,
                   double gap) {
  int columns = (int)((width + gap) / (minimum + gap) * (1 + 1e-12));
  if (columns < 1) columns = 1;
  double column_width = (width - (columns - 1) * gap) / columns;
  double top = 0, tallest = 0;
  int column = 0;
  for (size_t index = 0; index < count; index++) {
    int span = index == 0 && columns > 1 ? 2 : 1;
    if (column + span > columns) {
      top += tallest + gap;
      tallest = 0;
      column = 0;
    }
    frames[index].x = column * (column_width + gap);
    frames[index].y = top;
    frames[index].width = span * column_width + (span - 1) * gap;
    frames[index].height = heights[index];
    if (heights[index] > tallest) tallest = heights[index];
    column += span;
  }
  return top + tallest;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int by_size(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

int main(int argc, char **argv) {
  for (int argument = 1; argument < argc; argument++) {
    size_t count = strtoul(argv[argument], NULL, 10);
    double *heights = malloc((count + 1) * sizeof *heights);
    if (!heights) return 1;
    for (size_t index = 0; index < count; index++) heights[index] = 16 * (1 + index % 4);
    size_t rounds = 2000000 / (count + 1) + 1;
    double times[9], sum = 0;
    for (int run = 0; run < 9; run++) {
      double start = now();
      for (size_t round = 0; round < rounds; round++) {
        /* A new array each time, as a layout has to make one. */
        struct frame *frames = malloc((count + 1) * sizeof *frames);
        if (!frames) return 1;
        sum += plan(heights, frames, count, 640 + round % 3, 96, 8);
        sum += frames[count / 2].x;
        free(frames);
      }
      times[run] = (now() - start) / rounds / count;
    }
    qsort(times, 9, sizeof *times, by_size);
    printf("%zu %.3f\n", count, sum > 0 ? times[4] : -1);
    free(heights);
  }
  return 0;
}
