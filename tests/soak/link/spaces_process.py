# SPDX-License-Identifier: GPL-3.0-or-later
"""optio-cli as a process of a device, and what went wrong with one."""
import json
import queue
import signal
import subprocess
import threading
import time

PATIENCE = 90  # seconds; a link whose other end says nothing is given up after 15


class Fault(Exception):
    pass


class Process:
    """A device's optio-cli, with what it says. All of it is written to the file `tale`, for whoever looks into a fault."""

    def __init__(self, network, device, tale, program, *words):
        self.device, self.heard, self.lines, self.stopped, self.taken = device, [], queue.Queue(), False, 0
        self.words, self.tale = words, tale
        with open(str(tale) + ".err", "ab") as errors:
            self.process = subprocess.Popen(network.command(device, program, "link", *words), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=errors, start_new_session=True)
        self.tell("starts", list(map(str, words)))
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def tell(self, what, line):
        with open(self.tale, "a") as tale:
            tale.write("%.3f %s %s\n" % (time.time(), what, json.dumps(line)[:3000]))

    def _read(self):
        for line in self.process.stdout:
            if not line.endswith(b"\n"):
                return  # killed while it said this
            told = json.loads(line)
            self.tell("says", told)
            self.lines.put(told)

    def do(self, **what):
        self.tell("told", what)
        try:
            self.process.stdin.write((json.dumps(what) + "\n").encode())
            self.process.stdin.flush()
        except (OSError, ValueError):
            pass  # it was killed

    def hear(self, seconds=0.0):
        """What has come meanwhile."""
        end, new = time.monotonic() + seconds, []
        while True:
            try:
                new.append(self.lines.get(timeout=max(0.0, end - time.monotonic())) if time.monotonic() < end else self.lines.get_nowait())
            except queue.Empty:
                break
        self.heard += new
        return new

    def until(self, fits, what, seconds=PATIENCE):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for line in self.hear(0.2):
                if fits(line):
                    return line
            if self.process.poll() is not None and self.lines.empty():
                break
        raise Fault("%s: %s did not come; last heard: %s" % (self.device, what, [one.get("event") for one in self.heard[-8:]]))

    def pause(self, on):
        self.tell("stopped" if on else "continued", self.process.pid)
        self.stopped = on
        self.process.send_signal(signal.SIGSTOP if on else signal.SIGCONT)

    def kill(self):
        self.tell("killed", self.process.pid)
        self.process.kill()
        self.process.wait()
        self.reader.join()
        self.hear()
        for stream in (self.process.stdin, self.process.stdout):
            try:
                stream.close()
            except (BrokenPipeError, ValueError):
                pass
