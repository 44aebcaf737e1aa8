"""Programs on a pseudo terminal, as the benches measure them: what they send, when, and what they use."""

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(ROOT, ".build", "bench")
SILENCE = 0.04
PATIENCE = 10
ENVIRONMENT = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent"}


class Failure(Exception):
    """A program that didn't do what was waited for."""


def build_c(name):
    """Compiles a program of Bench/ as the shipped program is linked, and returns where it is."""
    os.makedirs(BUILD, exist_ok=True)
    program = os.path.join(BUILD, name)
    compiler = next(c for c in ("cc", "gcc", "clang") if subprocess.call(
        ["sh", "-c", f"command -v {c}"], stdout=subprocess.DEVNULL) == 0)
    source = os.path.join(ROOT, "Bench", name + ".c")
    linking = [] if sys.platform == "darwin" else ["-static"]
    libraries = ["-lncurses"] if sys.platform == "darwin" else ["-lncursesw", "-ltinfo"]
    subprocess.run([compiler, "-O2", "-s", *linking, "-o", program, source, *libraries], check=True)
    return program


def machine():
    """The machine in a few words: its processor and how many cores it has."""
    model = "unknown processor"
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            model = next((re.sub(r".*: ", "", line).strip() for line in file if line.startswith("model name")), model)
    except OSError:
        pass
    return f"{os.cpu_count()} cores of {model}"


class Session:
    """One run of a program on a pseudo terminal of 80 x 24 cells.

    Without `items` its three streams are the terminal; with a file of items, standard input is a pipe that `cat` fills
    from it, and standard output a pipe that nobody reads before the end.
    """

    def __init__(self, command, items=None):
        self.master, device = os.openpty()
        self.resize(80, 24)
        self.feeder = self.answer = None
        streams = [device, device, device]
        if items:
            self.feeder = subprocess.Popen(["cat", items], stdout=subprocess.PIPE)
            self.answer, answer_end = os.pipe()
            streams = [self.feeder.stdout.fileno(), answer_end, device]
        # The child tells when it executes the program: what its own start costs isn't the program's.
        clock, clock_end = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            fcntl.ioctl(device, termios.TIOCSCTTY, 0)
            for target, descriptor in enumerate(streams):
                os.dup2(descriptor, target)
            os.write(clock_end, struct.pack("dd", time.process_time(), time.perf_counter()))
            os.execve(command[0], command, ENVIRONMENT)
        self.processor_before, self.started = struct.unpack("dd", os.read(clock, 16))
        for descriptor in (device, clock, clock_end):
            os.close(descriptor)
        if items:
            os.close(answer_end)
            self.feeder.stdout.close()
        self.seen = b""

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def write(self, data):
        os.write(self.master, data)

    def read(self, timeout):
        """The bytes that arrive within the time, empty for none, None when the program has gone."""
        if not select.select([self.master], [], [], timeout)[0]:
            return b""
        try:
            data = os.read(self.master, 65536) or None
        except OSError:
            return None
        # What a terminal answers that is asked where its cursor stands.
        if data and b"\x1b[6n" in data:
            self.write(b"\x1b[1;1R")
        return data

    def wait_for(self, text, patience=PATIENCE):
        """The time at which the text had arrived."""
        deadline = time.perf_counter() + patience
        while time.perf_counter() < deadline:
            arrived = self.read(patience)
            if arrived is None:
                break
            self.seen += arrived
            if text in self.seen:
                return time.perf_counter()
        raise Failure(f"{text!r} never came; the program sent {self.seen[-300:]!r}")

    def wait_for_silence(self, silence=SILENCE, patience=0.5):
        """The times of the first and the last byte until a silence, and how many came."""
        first = last = None
        count = 0
        deadline = time.perf_counter() + PATIENCE
        while time.perf_counter() < deadline:
            arrived = self.read(silence if last else patience)
            if not arrived:
                break
            last = time.perf_counter()
            first = first or last
            count += len(arrived)
        if first is None:
            raise Failure("no answer to a key or a resize")
        return first, last, count

    def wait_for_rest(self, window=0.3, patience=60):
        """The time at which the program had sent its last byte and used its last processor time, before a rest.

        To 10 ms: a program that uses less than a tenth of a core is at rest.
        """
        step = 0.01
        now = active = time.perf_counter()
        end = now + patience
        used = self.processor_time()
        while now < end and now - active < window:
            arrived = self.read(step)
            if arrived is None:
                break
            previous, now = now, time.perf_counter()
            before, used = used, self.processor_time()
            if arrived or (used is not None and before is not None and used - before > 0.1 * (now - previous)):
                active = now
        return active

    def drain(self):
        while self.read(SILENCE):
            pass

    def processor_time(self):
        """Seconds of the program itself, all its threads, since it was executed; None where the kernel doesn't tell."""
        try:
            threads = os.listdir(f"/proc/{self.pid}/task")
            used = sum(
                int(open(f"/proc/{self.pid}/task/{thread}/schedstat").read().split()[0]) for thread in threads)
            return used / 1e9 - self.processor_before
        except OSError:
            return None

    def peak_memory(self):
        """The most memory it has had so far, in megabytes; None where the kernel doesn't tell."""
        try:
            with open(f"/proc/{self.pid}/status", encoding="utf-8") as file:
                return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmHWM"))
        except (OSError, StopIteration):
            return None

    def end(self, key=b"q", patience=2):
        """Ends it with a key; the seconds that took, and what it has printed. Kills it where the key doesn't."""
        before = time.perf_counter()
        self.write(key)
        deadline = before + patience
        elapsed = None
        while elapsed is None and time.perf_counter() < deadline:
            # What is still sent must be read, or the program waits for it.
            self.read(0.0005)
            if os.waitpid(self.pid, os.WNOHANG)[0]:
                elapsed = time.perf_counter() - before
        if elapsed is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.master)
        printed = b""
        if self.answer is not None:
            while data := os.read(self.answer, 65536):
                printed += data
            os.close(self.answer)
        if self.feeder:
            self.feeder.kill()
            self.feeder.wait()
        return elapsed, printed
