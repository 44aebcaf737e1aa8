#ifndef TESSERA_CVTERM_H
#define TESSERA_CVTERM_H

#include <vterm.h>

#endif
