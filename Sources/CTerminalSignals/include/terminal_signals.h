// Signals for a program that owns a terminal: handlers only record, a pipe wakes the loop, and a crash
// gives the terminal back. State is static, as a handler can reach nothing else: one user at a time.
#ifndef TESSERA_TERMINAL_SIGNALS_H
#define TESSERA_TERMINAL_SIGNALS_H

#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// Starts recording WINCH, CONT, INT, TERM, HUP, QUIT and TSTP, ignores PIPE and guards against crashes, and against the
/// other signals that would end the process, such as XCPU and USR1, unless it handles or ignores them.
///
/// What was ignored of INT, TERM, HUP, QUIT and TSTP, as under nohup, stays ignored. Returns the descriptor
/// that is readable after a signal, or -1 with `errno`. Already installed: the same descriptor.
int tessera_signals_install(void);

/// Puts back every action that was found, and closes the pipe. Harmless when nothing is installed.
void tessera_signals_restore(void);

/// What was recorded since the last call, a bit `1 << signal` each; forgets it and empties the pipe.
uint32_t tessera_signals_take(void);

/// What ``tessera_signals_take`` would return, without forgetting it.
uint32_t tessera_signals_pending(void);

/// Empties the pipe and keeps what was recorded.
void tessera_signals_quiet(void);

/// Arms the crash guard: the modes to restore and the bytes to write to `terminal`, which are copied.
///
/// Returns 0, or -1 when there are more bytes than are kept (then nothing is armed).
int tessera_signals_arm(int terminal, const struct termios *modes, const void *bytes, size_t length);

/// Disarms the crash guard, once the terminal has been given back.
void tessera_signals_disarm(void);

/// Stops this process, or its whole process group, as SIGTSTP does by default; returns after it was continued.
///
/// Returns at once where nobody could continue it (the kernel ignores the signal) or SIGTSTP was ignored
/// from the start.
void tessera_signals_stop(int whole_group);

/// Ends this process by a signal's default action, leaving no core file. Returns only if that fails.
void tessera_signals_die(int signal);

#endif
