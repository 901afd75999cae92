# SPDX-License-Identifier: GPL-3.0-or-later
"""A client of an event's server by other hands: the text protocol of NATS over TLS, enough to try what an account may and may not do."""
import base64
import json
import os
import socket
import ssl
import urllib.parse


class Refused(Exception):
    pass


def parts(code):
    """What a code holds."""
    return dict(urllib.parse.parse_qsl(code.split("?", 1)[1]))


class Peer:
    def __init__(self, code, inbox=None):
        told = parts(code)
        self.event, self.user = told["e"], told["u"]
        self.stream = "optio-" + self.event
        self.inbox = inbox or "_INBOX_%s.%s" % (self.user, os.urandom(4).hex())
        host, port = told["s"].split(",")[0].rsplit(":", 1)
        context = ssl.create_default_context(cadata=base64.urlsafe_b64decode(told["c"] + "=" * (-len(told["c"]) % 4)))
        plain = socket.create_connection((host, int(port)), 10)
        info = self._line(plain)
        assert info.startswith("INFO "), info
        self.info = json.loads(info[5:])
        self.socket = context.wrap_socket(plain, server_hostname=self.event + ".club.optio")
        self.socket.settimeout(10)
        self.buffer, self.errors, self.replies = b"", [], 0
        hello = {"verbose": False, "pedantic": True, "user": told["u"], "pass": told["p"], "lang": "python", "version": "0", "headers": True}
        self._send("CONNECT %s\r\nPING\r\n" % json.dumps(hello))
        self._until("PONG")
        self.subscribe(self.inbox + ".*")

    @staticmethod
    def _line(plain):
        line = b""
        while not line.endswith(b"\r\n"):
            line += plain.recv(1)
        return line.decode().strip()

    def _send(self, text, data=None):
        self.socket.sendall(text.encode() + (data + b"\r\n" if data is not None else b""))

    def _take(self, count=None):
        while (b"\r\n" not in self.buffer) if count is None else len(self.buffer) < count:
            more = self.socket.recv(65536)
            if not more:
                raise Refused("closed; " + "; ".join(self.errors))
            self.buffer += more
        end = self.buffer.index(b"\r\n") if count is None else count
        taken, self.buffer = self.buffer[:end], self.buffer[end + (2 if count is None else 0):]
        return taken

    def _until(self, word):
        """Reads on to this word; gives the messages that came before it."""
        messages = []
        while True:
            line = self._take().decode()
            if line == word:
                return messages
            if line == "PING":
                self._send("PONG\r\n")
            elif line.startswith("-ERR"):
                self.errors.append(line[5:].strip("'"))
            elif line.startswith(("MSG ", "HMSG ")):
                words = line.split(" ")
                data = self._take(int(words[-1]) + 2)[:-2]
                heads = int(words[-2]) if words[0] == "HMSG" else 0
                messages.append((words[1], data[:heads].decode(), data[heads:]))

    def subscribe(self, subject):
        self._send("SUB %s 1\r\n" % subject)

    def done(self):
        """Everything that was sent has been looked at; the messages and refusals that it brought."""
        self._send("PING\r\n")
        messages = self._until("PONG")
        errors, self.errors = self.errors, []
        return messages, errors

    def publish(self, subject, data=b"", reply="", **heads):
        """Sends a message, with heads, and waits for what comes at once."""
        block = ("NATS/1.0\r\n" + "".join("%s: %s\r\n" % (key.replace("_", "-"), value) for key, value in heads.items()) + "\r\n").encode()
        self._send("HPUB %s %s%d %d\r\n" % (subject, reply + " " if reply else "", len(block), len(block) + len(data)), block + data)
        return self.done()

    def ask(self, subject, given=None):
        """A request, and its answer; Refused where the account may not, None where nobody answers."""
        self.replies += 1
        reply = "%s.%d" % (self.inbox, self.replies)
        messages, errors = self.publish(subject, b"" if given is None else json.dumps(given).encode(), reply)
        if errors:
            raise Refused("; ".join(errors))
        for _ in range(20):
            for told in messages:
                if told[0] == reply:
                    return told
            messages, _ = self.done()
        return None

    def close(self):
        self.socket.close()
