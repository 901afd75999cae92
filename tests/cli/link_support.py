# SPDX-License-Identifier: GPL-3.0-or-later
"""Processes of `optio-cli link` with their lines, for the tests of shared games."""
import json
import os
import queue
import signal
import subprocess
import threading
import time

from cli_support import PROGRAM, CliTest, need_program


class Device:
    """A process of `link`, with its lines."""

    def __init__(self, *words):
        self.process = subprocess.Popen([str(PROGRAM), "link", *map(str, words)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)
        self.lines, self.heard = queue.Queue(), []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))

    def do(self, **what):
        self.process.stdin.write((json.dumps(what) + "\n").encode())
        self.process.stdin.flush()

    def until(self, event, seconds=120, **having):
        """The next event of this kind (with these fields)."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                line = self.lines.get(timeout=max(0.01, end - time.monotonic()))
            except queue.Empty:
                break
            self.heard.append(line)
            if line["event"] == event and all(line.get(key) == value for key, value in having.items()):
                return line
        raise AssertionError("%s did not come; heard: %s" % (event, [line["event"] for line in self.heard]))

    def act(self, resolver, given=None, **more):
        """Does something and waits for the answer."""
        self.do(do="act", resolver=resolver, input=given or {}, **more)
        sent = self.until("sent")["id"]
        end = time.monotonic() + 120
        while time.monotonic() < end:
            line = self.lines.get(timeout=120)
            self.heard.append(line)
            if line["event"] in ("ruled", "refused") and line["id"] == sent:
                return line
        raise AssertionError("no answer")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        self.close()

    def close(self):
        self.process.wait(60)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()


class LinkTest(CliTest):
    def setUp(self):
        super().setUp()
        need_program("optio-link")
        self.devices = []
        self.addCleanup(self.end)

    def end(self):
        for device in self.devices:
            device.process.kill()
            device.close()

    def device(self, *words):
        self.devices.append(Device(*words))
        return self.devices[-1]

    def game(self, ruleset, armies):
        path = self.folder / "game.optio-game"
        answer = self.run_cli("journal", "new", ruleset, "--armies", armies, "--seed", "7", "--output", str(path))
        self.assertEqual((answer.code, answer.message), (0, ""))
        return path

    def share(self, path, *words):
        keeper = self.device("share", path, *words)
        links = {}
        while True:
            line = keeper.lines.get(timeout=120)
            if line["event"] == "sharing":
                return keeper, links
            links[line["seat"]] = line["link"]

    def sockets(self, device):
        """Those on which the process listens."""
        inodes = set()
        for name in os.listdir("/proc/%d/fd" % device.process.pid):
            try:
                inodes.add(os.readlink("/proc/%d/fd/%s" % (device.process.pid, name)))
            except OSError:
                pass
        listening = set()
        for table in ("tcp", "tcp6"):
            with open("/proc/%d/net/%s" % (device.process.pid, table)) as rows:
                listening |= {"socket:[%s]" % row.split()[9] for row in list(rows)[1:] if row.split()[3] == "0A"}
        return inodes & listening

    def lines(self, path):
        return [json.loads(line) for line in path.read_text().splitlines()]
