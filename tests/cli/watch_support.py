# SPDX-License-Identifier: GPL-3.0-or-later
"""A keeper that lets browsers watch, and a browser's side of HTTP by hand, for the tests of the watchers' page (LNK-05)."""
import json
import queue
import socket
import subprocess
import threading
import time

from cli_support import PROGRAM, need_program


class Keeper:
    """A process of `link share`, with its lines."""

    def __init__(self, game, *words):
        need_program("optio-link")
        self.process = subprocess.Popen([str(PROGRAM), "link", "share", str(game), *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines = queue.Queue()
        threading.Thread(target=lambda: [self.lines.put(json.loads(line)) for line in self.process.stdout], daemon=True).start()

    def do(self, **what):
        self.process.stdin.write((json.dumps(what) + "\n").encode())
        self.process.stdin.flush()

    def until(self, event, seconds=60):
        end = time.monotonic() + seconds
        while True:
            line = self.lines.get(timeout=max(0.01, end - time.monotonic()))
            if line["event"] == event:
                return line

    def ticks(self):
        """Its processor time so far, in seconds."""
        fields = open(f"/proc/{self.process.pid}/stat", encoding="ascii").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def end(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


def said(port, data, seconds=5, shut=False):
    """What the port answers to these bytes, until it hangs up or nothing more comes."""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as line:
        answer = b""
        try:
            line.sendall(data)
            if shut:
                line.shutdown(socket.SHUT_WR)
            while piece := line.recv(65536):
                answer += piece
        except (TimeoutError, ConnectionError):
            pass
        return answer


def asked(port, path="/", method="GET", host=None, more=""):
    """Head and body of an answer."""
    answer = said(port, f"{method} {path} HTTP/1.1\r\nHost: {host or f'127.0.0.1:{port}'}\r\n{more}\r\n".encode())
    head, _, body = answer.partition(b"\r\n\r\n")
    return head.decode(), body.decode()


class Listener:
    """Somebody who has the page open."""

    def __init__(self, port):
        self.line = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.line.sendall(f"GET /watch HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept: text/event-stream\r\n\r\n".encode())
        self.file = self.line.makefile("rb")
        self.head = b""
        while not self.head.endswith(b"\r\n\r\n"):
            self.head += self.file.readline()

    def next(self):
        """The next event: its name and what it holds."""
        name, data = "message", ""
        for line in self.file:
            text = line.decode().rstrip("\n")
            if text.startswith("event: "):
                name = text[7:]
            elif text.startswith("data:"):
                data = text[5:].strip()
            elif text == "" and (data or name != "message"):
                return name, json.loads(data) if data else ""
        return "end", ""

    def until(self, name):
        while True:
            event, data = self.next()
            if event in (name, "end"):
                return data if event == name else None

    def close(self):
        self.file.close()
        self.line.close()
