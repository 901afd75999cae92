# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that the cables of a network do what they are told: datagrams go from one device to another and back, and their round trips are measured.
    cables.py echo ADDRESS      sends back what comes
    cables.py send ADDRESS      sends numbered datagrams there; prints their round trips in ms, in the order in which they came back"""
import json
import selectors
import socket
import statistics
import subprocess
import sys
import time

PORT, DATAGRAMS, PAUSE, PATIENCE = 7007, 300, 0.002, 2.0


def echo(address):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as here:
        here.bind((address, PORT))
        print("ready", flush=True)
        while True:
            here.sendto(*here.recvfrom(2048))


def send(address):
    sent, back, last = {}, [], 0.0
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as here, selectors.DefaultSelector() as chosen:
        chosen.register(here, selectors.EVENT_READ)
        start = time.monotonic()
        while len(sent) < DATAGRAMS or len(back) < DATAGRAMS and time.monotonic() < last + PATIENCE:
            if len(sent) < DATAGRAMS and time.monotonic() >= start + len(sent) * PAUSE:
                sent[len(sent)] = last = time.monotonic()
                here.sendto(b"%d" % (len(sent) - 1) + b" " * 200, (address, PORT))
            if chosen.select(PAUSE / 2):
                number = int(here.recv(2048))
                back.append((number, 1000 * (time.monotonic() - sent[number])))
    print(json.dumps(back))


def trip(network, ms, loss):
    """Round trips from the first device to the second, whose cable is told so; and what the switch counted meanwhile."""
    first, second = network.devices[:2]
    address = network.addresses[second][0]
    network.delay(second, ms, loss)
    before = network.counts()
    other = subprocess.Popen(network.command(second, sys.executable, __file__, "echo", address), stdout=subprocess.PIPE, text=True)
    try:
        other.stdout.readline()
        done = subprocess.run(network.command(first, sys.executable, __file__, "send", address), capture_output=True, text=True, check=True, timeout=60)
    finally:
        other.kill()
        other.communicate()
        network.delay(second, 0, 0)
    after, back = network.counts(), json.loads(done.stdout)
    numbers = [number for number, _ in back]
    return {"times": [time for _, time in back], "lost": DATAGRAMS - len(back), "late": sum(one > two for one, two in zip(numbers, numbers[1:])),
            **{key: after[key] - before[key] for key in after}}


def proved(network, ms=40, loss=10):
    """A sentence of figures. RuntimeError: a cable does not do what it is told."""
    free, slow = trip(network, 0, 0), trip(network, ms, loss)
    wrong = []
    if free["lost"] or free["held"] or free["dropped"] or free["overtaken"]:
        wrong.append("a cable that is told nothing holds back or loses: %s" % {key: free[key] for key in free if key != "times"})
    if not slow["times"] or min(slow["times"]) < ms:  # there and back, half of it at least each time
        wrong.append("a cable told to hold back does not")
    if not slow["times"] or statistics.median(slow["times"]) < 1.5 * ms or min(free["times"], default=0.0) >= ms:
        wrong.append("round trips tell nothing")
    if not slow["overtaken"] or not slow["late"]:
        wrong.append("nothing overtakes")
    if not slow["lost"] or not slow["dropped"]:
        wrong.append("nothing is lost")
    if free["too_long"] + slow["too_long"]:
        wrong.append("frames are longer than a cable takes")
    told = ("cables: round trip %.1f ms (median of %d); told to hold back %d ms and to lose %d %%: %.0f ms (%.0f to %.0f), %d frames overtaken by later ones, "
            "%d of %d datagrams came back after later ones, %d not at all" %
            (statistics.median(free["times"] or [0.0]), len(free["times"]), ms, loss, statistics.median(slow["times"] or [0.0]),
             min(slow["times"], default=0.0), max(slow["times"], default=0.0), slow["overtaken"], slow["late"], DATAGRAMS, slow["lost"]))
    if wrong:
        raise RuntimeError("%s (%s)" % ("; ".join(wrong), told))
    return told


if __name__ == "__main__":
    {"echo": echo, "send": send}[sys.argv[1]](sys.argv[2])
