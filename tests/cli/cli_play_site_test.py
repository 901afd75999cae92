# SPDX-License-Identifier: GPL-3.0-or-later
"""The browser's Optio at the keeper's port (LNK-05): where it is installed, browsers get its files and no others, and a seat's code for them keeps
key and token behind the #."""
import gzip
import os
import re
import socket
import unittest

from cli_support import TESTS, CliTest
from watch_support import Keeper, asked, said


class CliPlaySite(CliTest):
    def setUp(self):
        super().setUp()
        self.site = self.folder / "site"
        (self.site / "inner").mkdir(parents=True)
        self.files = {"index.html": b"<!DOCTYPE html><p>Optio\n", "optio.js": b"let a = 1;\n" * 5000, "optio.wasm": os.urandom(3_000_000)}
        for name, data in self.files.items():
            (self.site / name).write_bytes(data)
        (self.site / "optio.js.gz").write_bytes(gzip.compress(self.files["optio.js"]))
        for name in ("secret.txt", ".hidden.js", "inner/deep.js", "optio.js.br"):
            (self.site / name).write_text("not to be had")
        (self.folder / "beside.js").write_text("not to be had")

    def share(self, *words, site=True):
        file = self.folder / "game.optio-game"
        lines = (TESTS / "golden/dba-whole.optio-game").read_text(encoding="utf-8").splitlines()
        file.write_text("\n".join(lines[:11]) + "\n", encoding="utf-8")
        os.environ["OPTIO_SITE"] = str(self.site if site else self.folder / "none")
        self.addCleanup(os.environ.pop, "OPTIO_SITE")
        keeper = Keeper(file, *words)
        self.addCleanup(keeper.end)
        self.seat = keeper.until("seat")
        self.told = keeper.until("browsers") if "--browsers" in words else None
        self.port = keeper.until("sharing")["port"]
        return keeper

    def whole(self, path, *more):
        """Head and body as they come, bytes."""
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n" + "".join(line + "\r\n" for line in more) + "\r\n"
        head, _, body = said(self.port, request.encode(), seconds=10).partition(b"\r\n\r\n")
        return head.decode(), body

    def test_files(self):
        self.share("--browsers")
        for path, name, kind in (("/play/", "index.html", "text/html"), ("/play/index.html", "index.html", "text/html"),
                                 ("/play/optio.js?1", "optio.js", "text/javascript"), ("/play/optio.wasm", "optio.wasm", "application/wasm")):
            head, body = self.whole(path)
            self.assertTrue(head.startswith("HTTP/1.1 200 OK"), head)
            self.assertIn(f"Content-Type: {kind}", head)
            self.assertNotIn("Content-Encoding", head)
            self.assertEqual(body, self.files[name])
            # A second visit fetches nothing that it has.
            mark = re.search(r"ETag: (\S+)", head).group(1)
            again, nothing = self.whole(path, f"If-None-Match: {mark}")
            self.assertTrue(again.startswith("HTTP/1.1 304"), again)
            self.assertEqual(nothing, b"")
        self.assertIn("200 OK", self.whole("/")[0])  # the watchers' page as before

    def test_packed(self):
        self.share("--browsers")
        for takes, packed in (("gzip, deflate", True), ("deflate, gzip;q=0.5", True), ("gzip;q=0", False), ("br", False), ("x-gzip", False)):
            head, body = self.whole("/play/optio.js", f"Accept-Encoding: {takes}")
            self.assertEqual("Content-Encoding: gzip" in head, packed, takes)
            self.assertEqual(gzip.decompress(body) if packed else body, self.files["optio.js"])

    def test_nothing_else_is_to_be_had(self):
        keeper = self.share("--browsers")
        for path in ("/play/secret.txt", "/play/.hidden.js", "/play/inner/deep.js", "/play/../beside.js", "/play/..%2fbeside.js", "/play/%2e%2e/beside.js",
                     "/play//etc/passwd", "/play/optio.js.br", "/play/optio.js.gz", "/play/\\beside.js", "/play", "/plays/", "/play/none.js"):
            head, body = self.whole(path)
            self.assertTrue(head.startswith("HTTP/1.1 404"), (path, head))
            self.assertNotIn(b"not to be had", body)
        head, body = asked(self.port, "/play/optio.js", host="example.org")
        self.assertIn("421", head)
        self.assertIn("405", asked(self.port, "/play/", method="POST", more="Content-Length: 1\r\n")[0])
        head, body = asked(self.port, "/play/optio.wasm", method="HEAD")
        self.assertIn("200 OK", head)
        self.assertEqual(body, "")
        # Whoever goes away in the middle disturbs nobody.
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as line:
                line.sendall(f"GET /play/optio.wasm HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode())
                line.recv(1000)
        self.assertEqual(self.whole("/play/optio.wasm")[1], self.files["optio.wasm"])
        self.assertIsNone(keeper.process.poll())

    def test_codes(self):
        keeper = self.share("--browsers", "--seat", "b", "--seat", "umpire", "--seat", "watch")
        self.assertEqual(sorted(self.told["play"]), ["b", "umpire"])  # who only watches has a page
        address, _, link = self.told["play"]["b"].partition("#")
        self.assertRegex(address, rf"^http://[^/]+:{self.port}/play/$")
        self.assertEqual(link.partition("&a=")[0], self.seat["link"].partition("&a=")[0])
        self.assertNotIn("%", link)  # addresses that a browser does not take
        keeper.do(do="browsers", on=False)
        self.assertEqual(keeper.until("browsers")["play"], {})
        self.assertEqual(asked(self.port, "/play/"), ("", ""))

    def test_where_it_is_not_installed(self):
        self.share("--browsers", site=False)
        self.assertEqual(self.told["play"], {})
        self.assertIn("404", asked(self.port, "/play/")[0])

    def test_nothing_without_leave(self):
        self.share()
        self.assertEqual(asked(self.port, "/play/"), ("", ""))


if __name__ == "__main__":
    unittest.main()
