#include "terminal_signals.h"
