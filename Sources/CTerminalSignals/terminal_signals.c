#include "terminal_signals.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { signal_limit = 32, leave_limit = 4096, stack_size = 64 * 1024 };

static const int recorded[] = {SIGWINCH, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP};
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};
// What else ends a process that doesn't expect it, such as a limit of processor time.
static const int unexpected[] = {
    SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
#ifdef SIGPOLL
    SIGPOLL,
#endif
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
};
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static volatile sig_atomic_t seen[signal_limit];
static struct sigaction previous[signal_limit];
static int replaced[signal_limit];
static int wake[2] = {-1, -1};

static char crash_stack[stack_size];
static stack_t previous_stack;

static volatile sig_atomic_t armed;
static int leave_terminal = -1;
static struct termios leave_modes;
static unsigned char leave_bytes[leave_limit];
static size_t leave_length;

static void record(int signal) {
  int saved = errno;
  seen[signal] = 1;
  // A full pipe is as good as another byte: the loop wakes and reads the flags.
  ssize_t ignored = write(wake[1], "", 1);
  (void)ignored;
  errno = saved;
}

// Only functions that POSIX calls async-signal-safe.
static void give_back(void) {
  if (!armed) return;
  armed = 0;
  sigset_t background;
  sigemptyset(&background);
  // A crash in the background must not end as a stop.
  sigaddset(&background, SIGTTOU);
  sigprocmask(SIG_BLOCK, &background, NULL);
  size_t written = 0;
  for (int patience = 0; written < leave_length && patience < 20; patience++) {
    ssize_t count = write(leave_terminal, leave_bytes + written, leave_length - written);
    if (count > 0) {
      written += (size_t)count;
    } else if (count < 0 && errno == EAGAIN) {
      struct pollfd ready = {.fd = leave_terminal, .events = POLLOUT};
      poll(&ready, 1, 50);
    } else if (!(count < 0 && errno == EINTR)) {
      break;
    }
  }
  tcsetattr(leave_terminal, TCSAFLUSH, &leave_modes);
}

static void crashed(int signal) {
  give_back();
  // Whoever was asked before us, such as a runtime that prints a backtrace, is asked next.
  struct sigaction next = previous[signal];
  if (!(next.sa_flags & SA_SIGINFO) && next.sa_handler == SIG_IGN) next.sa_handler = SIG_DFL;
  sigaction(signal, &next, NULL);
  sigset_t again;
  sigemptyset(&again);
  sigaddset(&again, signal);
  sigprocmask(SIG_UNBLOCK, &again, NULL);
  raise(signal);
}

static void replace(int signal, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  if (sigaction(signal, &action, &previous[signal]) == 0) replaced[signal] = 1;
}

static int is_handled_by(int signal, void (*handler)(int)) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && !(action.sa_flags & SA_SIGINFO) && action.sa_handler == handler;
}

int tessera_signals_install(void) {
  if (wake[0] >= 0) return wake[0];
  if (pipe(wake) != 0) return -1;
  for (int end = 0; end < 2; end++) {
    fcntl(wake[end], F_SETFD, FD_CLOEXEC);
    fcntl(wake[end], F_SETFL, O_NONBLOCK);
  }
  for (size_t i = 0; i < COUNT(recorded); i++) {
    int signal = recorded[i];
    seen[signal] = 0;
    if (signal == SIGWINCH || signal == SIGCONT || !is_handled_by(signal, SIG_IGN)) replace(signal, record, SA_RESTART);
  }
  replace(SIGPIPE, SIG_IGN, 0);
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = crash_stack;
  stack.ss_size = sizeof crash_stack;
  sigaltstack(&stack, &previous_stack);
  for (size_t i = 0; i < COUNT(crashes); i++) replace(crashes[i], crashed, SA_ONSTACK);
  for (size_t i = 0; i < COUNT(unexpected); i++) {
    // A program that has a use for one keeps it.
    if (is_handled_by(unexpected[i], SIG_DFL)) replace(unexpected[i], crashed, SA_ONSTACK);
  }
  return wake[0];
}

void tessera_signals_restore(void) {
  if (wake[0] < 0) return;
  tessera_signals_disarm();
  for (int signal = 1; signal < signal_limit; signal++) {
    if (!replaced[signal]) continue;
    sigaction(signal, &previous[signal], NULL);
    replaced[signal] = 0;
  }
  sigaltstack(&previous_stack, NULL);
  close(wake[0]);
  close(wake[1]);
  wake[0] = wake[1] = -1;
}

void tessera_signals_quiet(void) {
  char bytes[64];
  while (wake[0] >= 0 && read(wake[0], bytes, sizeof bytes) > 0) continue;
}

uint32_t tessera_signals_pending(void) {
  uint32_t result = 0;
  for (size_t i = 0; i < COUNT(recorded); i++) {
    if (seen[recorded[i]]) result |= UINT32_C(1) << recorded[i];
  }
  return result;
}

uint32_t tessera_signals_take(void) {
  // The pipe first: a signal that comes between leaves its byte for the next time.
  tessera_signals_quiet();
  uint32_t result = 0;
  for (size_t i = 0; i < COUNT(recorded); i++) {
    if (!seen[recorded[i]]) continue;
    seen[recorded[i]] = 0;
    result |= UINT32_C(1) << recorded[i];
  }
  return result;
}

int tessera_signals_arm(int terminal, const struct termios *modes, const void *bytes, size_t length) {
  if (length > leave_limit) return -1;
  armed = 0;
  leave_terminal = terminal;
  leave_modes = *modes;
  memcpy(leave_bytes, bytes, length);
  leave_length = length;
  armed = 1;
  return 0;
}

void tessera_signals_disarm(void) { armed = 0; }

void tessera_signals_stop(int whole_group) {
  if (!replaced[SIGTSTP]) return;
  struct sigaction action, ours;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, &ours);
  // Delivered before kill returns, so what follows runs after the continue.
  kill(whole_group ? 0 : getpid(), SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
  // Known already; recorded, it would look like the end of a stop that nobody asked us for.
  seen[SIGCONT] = 0;
}

void tessera_signals_die(int signal) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
}
