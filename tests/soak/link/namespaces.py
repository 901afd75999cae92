# SPDX-License-Identifier: GPL-3.0-or-later
"""Devices of a shared game as network namespaces of this machine: each has two addresses and a cable of its own to one switch (relay.py)."""
import itertools
import json
import os
import pathlib
import shutil
import subprocess
import sys

SWITCH = "sw"
RELAY = pathlib.Path(__file__).with_name("relay.py")
networks = itertools.count()


def shell(*call):
    return subprocess.run(list(map(str, call)), capture_output=True, text=True)


def must(*call):
    done = shell(*call)
    if done.returncode != 0:
        raise RuntimeError("%s: %s" % (" ".join(map(str, call)), done.stderr.strip()))


class Network:
    """A switch, and devices 1, 2, … at it. Several can stand side by side: the names of their namespaces hold the process and a number."""

    def __init__(self, devices):
        self.mark, self.devices, self.addresses, self.switch = "ol%d-%d" % (os.getpid(), next(networks)), list(devices), {}, None
        try:
            self.build()
        except BaseException:
            self.close()
            raise

    def build(self):
        must("ip", "netns", "add", self.space(SWITCH))
        for number, device in enumerate(self.devices):
            space, port = self.space(device), "p%d" % number
            must("ip", "netns", "add", space)
            must("ip", "-n", self.space(SWITCH), "link", "add", port, "type", "veth", "peer", "name", "eth0", "netns", space)
            self.inside(SWITCH, "ip", "link", "set", port, "addrgenmode", "none", "up")
            self.inside(device, sys.executable, RELAY, "plain", "eth0")
            self.inside(device, "ip", "link", "set", "lo", "up")
            self.inside(device, "ip", "link", "set", "eth0", "up")
            self.addresses[device] = []
            for net in (77, 78):  # two, so that one can go
                self.add(device, "10.%d.0.%d" % (net, number + 1))
        ports = ["p%d" % number for number in range(len(self.devices))]
        self.switch = subprocess.Popen(self.command(SWITCH, sys.executable, RELAY, "switch", *ports), stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE, text=True, start_new_session=True)
        self.answer()

    def space(self, device):
        return self.mark + device

    def inside(self, device, *call):
        must("ip", "netns", "exec", self.space(device), *call)

    def command(self, device, *call):
        """What runs a program at that device."""
        return ["ip", "netns", "exec", self.space(device), *map(str, call)]

    def add(self, device, address):
        self.inside(device, "ip", "addr", "add", address + "/24", "dev", "eth0")
        self.addresses[device].append(address)

    def remove(self, device, address):
        self.inside(device, "ip", "addr", "del", address + "/24", "dev", "eth0")
        self.addresses[device].remove(address)

    def cut(self, device, off):
        """Pulls the cable at the switch, or plugs it in again."""
        self.inside(SWITCH, "ip", "link", "set", "p%d" % self.devices.index(device), "down" if off else "up")

    def delay(self, device, ms, loss):
        """Its cable holds each frame back for half to one and a half times `ms`, and loses `loss` of a hundred; 0 for neither."""
        self.ask({"port": self.devices.index(device), "ms": ms, "loss": loss})

    def counts(self):
        """Frames the switch passed on, held back, lost…, so far."""
        return self.ask({})

    def ask(self, order):
        try:
            self.switch.stdin.write(json.dumps(order) + "\n")
            self.switch.stdin.flush()
        except OSError as problem:
            raise RuntimeError("the switch has ended") from problem
        return self.answer()

    def answer(self):
        line = self.switch.stdout.readline()
        if not line:
            raise RuntimeError("the switch has ended")
        return json.loads(line)

    def close(self):
        if self.switch is not None:
            self.switch.kill()
            self.switch.communicate()
        for device in [SWITCH, *self.devices]:
            shell("ip", "netns", "del", self.space(device))


def possible():
    """Can this system do it? Why not, as a sentence; "" when it can."""
    if os.geteuid() != 0:
        return "only root makes network namespaces"
    if shutil.which("ip") is None:
        return "the program ip (package iproute2) is not here"
    try:
        Network(["probe"]).close()
    except (RuntimeError, OSError) as problem:
        return str(problem)
    return ""
