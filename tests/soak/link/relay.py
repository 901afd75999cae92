# SPDX-License-Identifier: GPL-3.0-or-later
"""The switch of a network of namespaces, in user space: raw frames come in at its ports and go out at the port where their addressee is. A port's cable
can hold each frame back for a random time, so that frames overtake each other, and lose some; where it does neither, frames pass at once. It needs
nothing of the kernel but packet sockets.
    relay.py switch PORT...   lines of JSON on standard input: {"port": 0, "ms": 40, "loss": 10}, or {} to ask; each is answered with the counts so far
    relay.py plain INTERFACE  the interface sends frames as they go over a wire: checksums filled in, none longer than the cable takes"""
import ctypes
import errno
import fcntl
import heapq
import json
import os
import random
import selectors
import socket
import struct
import sys
import time

SIOCETHTOOL = 0x8946
OFFLOADS = {"STXCSUM": 0x17, "STSO": 0x1F, "SGSO": 0x24, "SGRO": 0x2C}  # of linux/ethtool.h
ALL_FRAMES, SOL_PACKET, IGNORE_OUTGOING, STATISTICS = 3, 263, 23, 6
LONGEST = 1514  # a frame of an Ethernet, without its check sequence


def plain(interface):
    """Takes from the kernel what it leaves to a card that is not there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        for command in OFFLOADS.values():
            value = ctypes.create_string_buffer(struct.pack("II", command, 0))
            fcntl.ioctl(any_socket, SIOCETHTOOL, struct.pack("16sP16x", interface.encode(), ctypes.addressof(value)))


class Port:
    """Where one device's cable ends."""

    def __init__(self, name):
        self.ms, self.loss = 0, 0
        self.socket = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ALL_FRAMES))
        self.socket.setsockopt(SOL_PACKET, IGNORE_OUTGOING, 1)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 22)
        self.socket.bind((name, 0))
        self.socket.setblocking(False)

    def held(self):
        """For how long its cable holds the next frame back, in seconds."""
        return random.uniform(0.5, 1.5) * self.ms / 1000 if self.ms else 0.0

    def loses(self):
        return self.loss > 0 and random.random() * 100 < self.loss


class Switch:
    """Ports, and frames under way between them."""

    def __init__(self, names):
        self.ports, self.homes, self.waiting, self.number, self.newest = [Port(name) for name in names], {}, [], 0, {}
        self.counts = {"frames": 0, "held": 0, "overtaken": 0, "dropped": 0, "unplugged": 0, "overrun": 0, "too_long": 0}

    def take(self, source):
        """What has come in at a port."""
        for _ in range(64):
            try:
                frame = self.ports[source].socket.recv(1 << 16)
            except BlockingIOError:
                return
            except OSError as problem:
                if problem.errno != errno.ENETDOWN:
                    raise
                return  # its cable was pulled
            self.counts["too_long"] += len(frame) > LONGEST
            self.homes[frame[6:12]] = source
            to = self.homes.get(frame[:6])
            for target in [to] if to is not None else range(len(self.ports)):
                if target != source:
                    self.carry(source, target, frame)

    def carry(self, source, target, frame):
        ends = self.ports[source], self.ports[target]
        self.number += 1
        self.counts["frames"] += 1
        if any([end.loses() for end in ends]):
            self.counts["dropped"] += 1
            return
        held = sum(end.held() for end in ends)
        if not held:
            return self.give(self.number, source, target, frame)
        self.counts["held"] += 1
        heapq.heappush(self.waiting, (time.monotonic() + held, self.number, source, target, frame))

    def give(self, number, source, target, frame):
        newest = self.newest.get((source, target), 0)
        self.counts["overtaken"] += number < newest
        self.newest[source, target] = max(number, newest)
        try:
            self.ports[target].socket.send(frame)
        except BlockingIOError:
            self.counts["overrun"] += 1
        except OSError as problem:
            if problem.errno == errno.ENOBUFS:
                self.counts["overrun"] += 1
            elif problem.errno in (errno.ENETDOWN, errno.ENXIO):
                self.counts["unplugged"] += 1
            else:
                raise

    def due(self):
        """Sends on what was held long enough; in how many seconds the next is due."""
        while self.waiting and self.waiting[0][0] <= time.monotonic():
            self.give(*heapq.heappop(self.waiting)[1:])
        return max(0.0, self.waiting[0][0] - time.monotonic()) if self.waiting else None

    def told(self, line):
        order = json.loads(line)
        if "port" in order:
            port = self.ports[order["port"]]
            port.ms, port.loss = order["ms"], order["loss"]
        for port in self.ports:
            self.counts["overrun"] += struct.unpack("II", port.socket.getsockopt(SOL_PACKET, STATISTICS, 8))[1]
        print(json.dumps(self.counts), flush=True)

    def run(self):
        """Until standard input ends."""
        chosen, order = selectors.DefaultSelector(), b""
        chosen.register(sys.stdin.fileno(), selectors.EVENT_READ, None)
        for number, port in enumerate(self.ports):
            chosen.register(port.socket, selectors.EVENT_READ, number)
        print(json.dumps(self.counts), flush=True)
        while True:
            for key, _ in chosen.select(self.due()):
                if key.data is not None:
                    self.take(key.data)
                    continue
                read = os.read(sys.stdin.fileno(), 4096)
                if not read:
                    return
                *lines, order = (order + read).split(b"\n")
                for line in lines:
                    self.told(line)


if __name__ == "__main__":
    if sys.argv[1] == "plain":
        plain(sys.argv[2])
    else:
        for interface in sys.argv[2:]:
            plain(interface)
        Switch(sys.argv[2:]).run()
