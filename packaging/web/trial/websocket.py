# SPDX-License-Identifier: GPL-3.0-or-later
"""A WebSocket, as far as WebDriver BiDi needs one: text out and in; nothing but Python is needed."""
import base64
import os
import socket
import struct


class WebSocket:
    """A connection to ws://127.0.0.1:PORT/PATH."""

    def __init__(self, port, path):
        self._socket = socket.create_connection(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                              f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self._rest = b""
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._more()
        head, self._rest = self._rest.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise OSError("refused: " + head.decode(errors="replace"))

    def _more(self):
        part = self._socket.recv(1 << 16)
        if not part:
            raise OSError("closed")
        return part

    def _exactly(self, count):
        while len(self._rest) < count:
            self._rest += self._more()
        found, self._rest = self._rest[:count], self._rest[count:]
        return found

    def _frame(self, kind, data):
        length = len(data)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack(">H", length) if length < 65536 else b"\xff" + struct.pack(">Q", length)
        mask = os.urandom(4)
        masked = (int.from_bytes(data, "big") ^ int.from_bytes((mask * (length // 4 + 1))[:length], "big")).to_bytes(length, "big")
        self._socket.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def send(self, text):
        """Sends one message."""
        self._frame(1, text.encode())

    def receive(self):
        """The next message. Throws OSError when the other side is gone."""
        whole = b""
        while True:
            first, second = self._exactly(2)
            length = second & 0x7F
            if length == 126:
                length = struct.unpack(">H", self._exactly(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self._exactly(8))[0]
            data = self._exactly(length)
            kind = first & 0x0F
            if kind == 8:
                raise OSError("closed")
            if kind == 9:
                self._frame(10, data)
            elif kind in (0, 1, 2):
                whole += data
                if first & 0x80:
                    return whole.decode()

    def close(self):
        self._socket.close()
