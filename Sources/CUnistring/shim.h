#ifndef TESSERA_CUNISTRING_H
#define TESSERA_CUNISTRING_H

#include <unictype.h>
#include <unilbrk.h>
#include <uniwidth.h>

#endif
