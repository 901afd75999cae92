# SPDX-License-Identifier: GPL-3.0-or-later
"""A tablet that shares a game and lets browsers in: `optio-cli link share` with the site that is tried."""
import json
import os
import pathlib
import queue
import subprocess
import tempfile
import threading
import time

from battles import CHECKOUT
from page import Fault

PROGRAM = CHECKOUT / "build/release/bin/optio-cli"


class Table:
    """A game in a folder, shared until end(); the keeper plays `keep`."""

    def __init__(self, folder, site, ruleset, armies, seat, keep, options=()):
        if not PROGRAM.exists():
            raise Fault("optio-cli is missing: build it (./run rulesets)")
        self.file = pathlib.Path(tempfile.mkdtemp(dir=folder)) / f"{ruleset}.optio-game"
        subprocess.run([PROGRAM, "journal", "new", ruleset, "--armies", armies, "--output", self.file, *options], check=True, stdout=subprocess.DEVNULL)
        words = [PROGRAM, "link", "share", self.file, "--browsers", "--keep", keep, "--seat", seat, "--name", "Anna"]
        self.process = subprocess.Popen([str(one) for one in words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | {"OPTIO_SITE": str(site)})
        self.lines = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.play = self.until("browsers")["play"].get(seat)
        if not self.play:
            raise Fault("The table offers no code for a browser.")
        self.port = self.until("sharing")["port"]

    def _listen(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))

    def do(self, **what):
        self.process.stdin.write((json.dumps(what) + "\n").encode())
        self.process.stdin.flush()

    def until(self, event, timeout=60, having=lambda line: True):
        """The next line of that kind."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            try:
                line = self.lines.get(timeout=0.2)
            except queue.Empty:
                continue
            if line["event"] == "refused" and event != "refused":
                raise Fault(f"The table refuses: {line}")
            if line["event"] == event and having(line):
                return line
        raise Fault(f"The table did not tell of {event}.")

    def entries(self):
        """The lines of its journal, as they lie on the disk."""
        return [json.loads(line) for line in self.file.read_text(encoding="utf-8").splitlines()[1:]]

    def end(self):
        """Gone without a word; again is no harm."""
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
