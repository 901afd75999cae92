#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Serves Optio's site on this machine for a look: packaging/web/serve.py [--port N] [--all] [FOLDER]

Without --all only this machine itself reaches it. The folder is build/web/site. Compressed files beside the others (.br) are sent where the
browser takes them, as a club's web space would."""
import argparse
import functools
import http.server
import os
import pathlib
import sys

TYPES = {".wasm": "application/wasm", ".js": "text/javascript", ".data": "application/octet-stream", ".html": "text/html; charset=utf-8",
         ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json"}


class Handler(http.server.SimpleHTTPRequestHandler):
    """One request. `seen` of the server, where there is one, is told of it."""
    protocol_version = "HTTP/1.1"

    def guess_type(self, path):
        return TYPES.get(os.path.splitext(path)[1], "application/octet-stream")

    def send_head(self):
        asked = self.path.split("?")[0]
        seen = getattr(self.server, "seen", None)
        if seen is not None:
            seen.append(asked)
        path = self.translate_path(self.path)
        if os.path.isdir(path):
            path = os.path.join(path, "index.html")
        packed = path + ".br"
        if not os.path.isfile(packed) or "br" not in self.headers.get("Accept-Encoding", ""):
            return super().send_head()
        file = open(packed, "rb")
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(os.fstat(file.fileno()).st_size))
        self.end_headers()
        return file

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *words):
        pass


class Server(http.server.ThreadingHTTPServer):
    """The site on a port of this machine."""
    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, folder, port, host="127.0.0.1"):
        self.seen = []
        super().__init__((host, port), functools.partial(Handler, directory=str(folder)))


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--port", type=int, default=8080)
    words.add_argument("--all", action="store_true", help="let other machines of the network in too")
    words.add_argument("folder", nargs="?", default=pathlib.Path(__file__).parent.parent.parent / "build/web/site")
    given = words.parse_args()
    if not (pathlib.Path(given.folder) / "index.html").is_file():
        sys.exit(f"There is no site in {given.folder}: packaging/web/build makes it.")
    try:
        server = Server(given.folder, given.port, "" if given.all else "127.0.0.1")
    except OSError as error:
        sys.exit(f"Port {given.port} cannot be used ({error.strerror}): choose another with --port.")
    print(f"Optio is at http://localhost:{given.port}/ until Ctrl+C.", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
