# SPDX-License-Identifier: GPL-3.0-or-later
"""Devices of a shared game as network namespaces of this machine: each has an address and a cable of its own to one switch."""
import os
import shutil
import subprocess

SWITCH = "sw"


def shell(*call):
    return subprocess.run(list(map(str, call)), capture_output=True, text=True)


def must(*call):
    done = shell(*call)
    if done.returncode != 0:
        raise RuntimeError("%s: %s" % (" ".join(map(str, call)), done.stderr.strip()))


class Network:
    """A switch, and devices 1, 2, … at it. `delays`: does this system's kernel know how to delay packets?"""

    def __init__(self, devices):
        self.mark, self.devices, self.addresses = "ol%d" % (os.getpid() % 100000), list(devices), {}
        self.delays = shutil.which("tc") is not None
        must("ip", "netns", "add", self.space(SWITCH))
        self.inside(SWITCH, "ip", "link", "add", "br0", "type", "bridge")
        self.inside(SWITCH, "ip", "link", "set", "br0", "up")
        for number, device in enumerate(self.devices):
            space, far = self.space(device), "p%d" % number
            must("ip", "netns", "add", space)
            must("ip", "-n", self.space(SWITCH), "link", "add", far, "type", "veth", "peer", "name", "eth0", "netns", space)
            self.inside(SWITCH, "ip", "link", "set", far, "master", "br0", "up")
            self.inside(device, "ip", "link", "set", "lo", "up")
            self.inside(device, "ip", "link", "set", "eth0", "up")
            self.addresses[device] = []
            for net in (77, 78):  # two, so that one can go
                self.add(device, "10.%d.0.%d" % (net, number + 1))

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
        """Slows its cable down and loses packets; 0 for neither. Does nothing where the kernel cannot."""
        if not self.delays:
            return
        shell("ip", "netns", "exec", self.space(device), "tc", "qdisc", "del", "dev", "eth0", "root")
        if ms and shell("ip", "netns", "exec", self.space(device), "tc", "qdisc", "add", "dev", "eth0", "root", "netem", "delay", "%dms" % ms,
                        "%dms" % (ms // 3), "loss", "%d%%" % loss).returncode != 0:
            self.delays = False

    def close(self):
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
