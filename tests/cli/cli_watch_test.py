# SPDX-License-Identifier: GPL-3.0-or-later
"""People who watch a shared game in a browser (LNK-05): what the keeper's port answers over plain HTTP, to whom, and what it does not."""
import base64
import hashlib
import json
import os
import random
import re
import socket
import time
import unittest

from cli_support import TESTS, CliTest
from watch_support import Keeper, Listener, asked, said


class CliWatch(CliTest):
    def keeper(self, *words, game="dba-whole.optio-game", entries=40):
        file = self.folder / "game.optio-game"
        lines = (TESTS / "golden" / game).read_text(encoding="utf-8").splitlines()
        file.write_text("\n".join(lines[:entries + 1]) + "\n", encoding="utf-8")
        made = Keeper(file, *words)
        self.addCleanup(made.end)
        self.port = made.until("sharing")["port"] if "--browsers" not in words else None
        if self.port is None:
            self.told = made.until("browsers")
            self.port = made.until("sharing")["port"]
        return made

    def test_nothing_is_told_where_watching_is_not_allowed(self):
        keeper = self.keeper()
        for path in ("/", "/watch", "/favicon.ico"):
            self.assertEqual(asked(self.port, path), ("", ""))  # the answer of a port for WebSockets that were not asked for
        keeper.do(do="browsers", on=True)
        self.assertTrue(keeper.until("browsers")["addresses"])
        self.assertIn("200 OK", asked(self.port)[0])
        listener = Listener(self.port)
        listener.next()
        keeper.do(do="browsers", on=False)
        self.assertEqual(keeper.until("browsers")["addresses"], [])
        self.assertIsNotNone(listener.until("stopped"))
        listener.close()
        self.assertEqual(asked(self.port), ("", ""))

    def test_the_page(self):
        keeper = self.keeper("--browsers")
        self.assertFalse(self.told["encrypted"])
        self.assertTrue(all(re.fullmatch(r"http://[0-9.:\[\]a-f]+:\d+/", one) for one in self.told["addresses"]), self.told)
        head, body = asked(self.port)
        self.assertTrue(head.startswith("HTTP/1.1 200 OK\r\n"))
        self.assertIn(f"Content-Length: {len(body.encode())}", head)
        self.assertIn("Romans", body)
        self.assertIn("Not encrypted", body)
        keeper.do(do="state")
        seen = keeper.until("state")["view"]
        self.assertIn(seen["turn"], body)
        # It needs nothing from elsewhere, and may use nothing but what is in it.
        self.assertNotRegex(body, r"(?:src|href)=")
        self.assertNotRegex(re.sub(r"(?s)<script>.*?</script>", "", body), r"\sstyle=|\son[a-z]+=")
        policy = re.search(r"Content-Security-Policy: (.*)", head).group(1)
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe", policy)
        for tag in ("script", "style"):
            inside = re.search(f"<{tag}>(.*?)</{tag}>", body, re.S).group(1)
            self.assertIn(f"{tag}-src 'sha256-{base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()}'", policy)
        # No key, no token, no link.
        for line in list(keeper.lines.queue):
            self.assertNotIn("optio:join", body)
        self.assertNotRegex(body, r"[0-9a-f]{32}")

    def test_other_requests(self):
        self.keeper("--browsers")
        self.assertIn("404 Not Found", asked(self.port, "/game")[0])
        self.assertIn("405 Method Not Allowed", asked(self.port, method="POST", more="Content-Length: 3\r\n")[0])
        head, body = asked(self.port, method="HEAD")
        self.assertIn("200 OK", head)
        self.assertEqual(body, "")
        for host in ("example.org", "127.0.0.1.example.org:80"):  # a name of the internet that leads here
            head, body = asked(self.port, host=host)
            self.assertIn("421 Misdirected Request", head)
            self.assertNotIn("Romans", body)

    def test_news_come_by_themselves(self):
        keeper = self.keeper("--browsers", "--keep", "ab")
        listeners = [Listener(self.port) for _ in range(5)]
        first = {one.next() for one in listeners}
        self.assertEqual(len(first), 1)
        self.assertIn(b"text/event-stream", listeners[0].head)
        keeper.do(do="correct", values={}, reason="x")  # refused: nothing is told
        keeper.do(do="undo", of=40)
        for one in listeners:
            name, body = one.next()
            self.assertEqual(name, "message")
            self.assertIn("<header>", body)
        keeper.do(do="stop")
        for one in listeners:
            self.assertIsNotNone(one.until("stopped"))
            one.close()
        with self.assertRaises(ConnectionError):
            socket.create_connection(("127.0.0.1", self.port), timeout=5).close()

    def test_guests_join_at_the_same_port(self):
        keeper = self.keeper("--browsers", "--seat", "watch")
        self.assertIn("200 OK", asked(self.port)[0])
        # A WebSocket is asked for: taken over, and not answered with the page.
        key = base64.b64encode(os.urandom(16)).decode()
        answer = said(self.port, f"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                      "Sec-WebSocket-Version: 13\r\n\r\n".encode(), seconds=2)
        self.assertIn(b"101 Switching Protocols", answer)
        self.assertIsNone(keeper.process.poll())

    def test_too_many_too_slow_too_long(self):
        keeper = self.keeper("--browsers")
        self.assertEqual(said(self.port, b"GET /" + b"a" * 9000), b"")
        lines = []
        for _ in range(200):  # they say nothing
            try:
                lines.append(socket.create_connection(("127.0.0.1", self.port), timeout=5))
            except OSError:
                break
        began = time.monotonic()
        lines[0].settimeout(30)
        self.assertEqual(lines[0].recv(10), b"")  # and are hung up on
        self.assertLess(time.monotonic() - began, 20)
        for line in lines:
            line.close()
        time.sleep(0.5)
        self.assertIn("200 OK", asked(self.port)[0])
        many = []
        for _ in range(60):
            one = Listener(self.port)
            many.append(one)
        self.assertIn(b"200 OK", many[0].head)
        self.assertIn(b"503", many[-1].head)
        for one in many:
            one.close()
        time.sleep(0.5)
        self.assertIn("200 OK", asked(self.port)[0])
        self.assertIsNone(keeper.process.poll())

    def test_malformed(self):
        """Bytes that are no HTTP: refused, nothing changes, nothing is told of the game, and it answers the next one."""
        keeper = self.keeper("--browsers")
        keeper.do(do="state")
        before = keeper.until("state")["head"]
        usual = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept: */*\r\n\r\n".encode()
        dice = random.Random(7)
        answered = 0
        for _ in range(400):
            data = bytearray(usual if dice.random() < 0.7 else dice.randbytes(dice.randrange(1, 400)) + b"\r\n\r\n")
            for _ in range(dice.randrange(1, 6)):
                at = dice.randrange(len(data))
                data[at:at + dice.randrange(3)] = dice.randbytes(dice.randrange(3))
            answer = said(self.port, bytes(data), seconds=3, shut=True)
            self.assertTrue(answer == b"" or answer.startswith(b"HTTP/1.1 "), answer[:80])
            answered += answer != b""
        self.assertGreater(answered, 0)
        self.assertIn("200 OK", asked(self.port)[0])
        keeper.do(do="state")
        self.assertEqual(keeper.until("state")["head"], before)


if __name__ == "__main__":
    unittest.main()
