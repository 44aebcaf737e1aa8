// Jansson: reads JSON. What is a macro there is a function here, as Swift sees no macros with arguments.
#ifndef TESSERA_CJANSSON_H
#define TESSERA_CJANSSON_H

#include <jansson.h>
#include <stddef.h>

static inline json_type tessera_json_type(const json_t *value) { return json_typeof(value); }

// Reads one value at the beginning of the bytes and tells in `error->position` where it ends. An object with the
// same key twice is refused.
static inline json_t *tessera_json_read(const char *bytes, size_t count, json_error_t *error) {
  return json_loadb(
      bytes, count, JSON_DISABLE_EOF_CHECK | JSON_DECODE_ANY | JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES, error);
}

static inline const char *tessera_json_error_text(const json_error_t *error) { return error->text; }

// Writes a value without blanks, and answers how many bytes that takes.
static inline size_t tessera_json_write(const json_t *value, char *bytes, size_t count) {
  return json_dumpb(value, bytes, count, JSON_COMPACT | JSON_ENCODE_ANY);
}

static inline void tessera_json_release(json_t *value) { json_decref(value); }

#endif
