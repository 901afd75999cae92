# SPDX-License-Identifier: GPL-3.0-or-later
"""Games shared between processes in network namespaces: Anna keeps, Ben plays the other side, Eve watches, each at an address of their own.
    link_spaces.py optio-cli [--games N] [--jobs N] [--steps N] [--seed N] [--only N] [--keep FOLDER] [--planted ids|back] [-v]
Random games, with cables that are pulled and plugged, that hold packets back so that they overtake each other, and lose some, processes that are stopped
for a while and killed, addresses that change, and keepers that are lost for good, whose game Ben carries on, and that come back. At the end of each game:
what somebody was told is ruled stands in the journal once, nothing stands there twice, all copies have the keeper's head, and the journal is verified; of a
keeper that came back the old game too, and where both parted. Before the first game the cables are measured.
--jobs: games side by side. --seed: of the first game; the next have the next ones. --only: that game alone, counted from 0. --keep: where the files of a
game with a fault go, with what its processes were told and said. A signal (INT, TERM) ends it after the games under way.
--planted ids: what has no answer is sent again under another id; back: the game that was carried on is written over the one that came back. This program
must find that, and fails then. Where no namespaces can be made it ends with 77."""
import argparse
import collections
import concurrent.futures
import pathlib
import queue
import random
import shutil
import signal
import sys
import tempfile
import threading
import time
import traceback

from cables import proved
from namespaces import Network, possible
from spaces_process import Fault
from spaces_table import COUNTED, Table

GAMES = [("dba", "dba/gallic,dba/marian-roman"), ("dbm", "dbm/alexandrian-macedonian,dbm/marian-roman"), ("punic", "punic/carthage-africa,punic/numidia"),
         ("tropaion", "tropaion/gallic,tropaion/carthaginian"), ("ancients", "ancients/legion,ancients/forest-tribes")]
SECRET = {"tropaion", "ancients"}  # not carried on from a player's copy


def play(table, steps):
    chance = table.chance
    for step in range(steps):
        table.step()
        table.answers()
        if table.back and chance.random() < 0.3:
            table.back.step()
        if chance.random() < 0.35:
            table.trouble()
        elif chance.random() < 0.3:
            time.sleep(0.05)
        if table.moved and chance.random() < 0.3:
            table.move_back()
        if step == steps // 2 and table.ruleset not in SECRET and chance.random() < 0.6:
            table.carry_on()
    table.settle()
    table.check()
    if table.back:
        table.back.check()


class Games:
    """All games, some side by side, each in a network of its own."""

    def __init__(self, terms):
        self.terms, self.counted, self.switched = terms, collections.Counter(dict.fromkeys(COUNTED, 0)), collections.Counter()
        self.failed, self.free, self.stop, self.told = [], queue.Queue(), threading.Event(), threading.Lock()

    def one(self, number):
        if self.stop.is_set():
            return
        (ruleset, armies), seed, network = GAMES[number % len(GAMES)], self.terms.seed + number, self.free.get()
        fault, counted, began = "", {}, time.monotonic()
        try:
            with tempfile.TemporaryDirectory() as folder:
                fault, counted = self.game(network, pathlib.Path(folder), ruleset, armies, seed)
                if fault and self.terms.keep:
                    shutil.copytree(folder, self.terms.keep / ("seed-%d" % seed), dirs_exist_ok=True)
        finally:
            self.free.put(network)
        with self.told:
            self.counted.update(counted)
            self.counted["games"] += 1
            if fault:
                self.failed.append("%s, seed %d: %s" % (ruleset, seed, fault))
                print(self.failed[-1], flush=True)
            if self.terms.verbose:
                print("%s %3d %s, %.0f s; %s" % (time.strftime("%H:%M:%S"), number, ruleset, time.monotonic() - began, dict(self.counted)), flush=True)

    def game(self, network, folder, ruleset, armies, seed):
        """One game; its fault, and what was counted."""
        table, fault = Table(network, folder, str(self.terms.program.resolve()), ruleset, random.Random(seed), self.terms.planted), ""
        try:
            table.begin(armies)
            play(table, self.terms.steps)
        except Fault as problem:
            fault = str(problem)
        except Exception:  # of this script, or of the system
            fault = traceback.format_exc()
        finally:
            table.end()
        return fault, table.counted

    def play(self):
        jobs, networks = max(1, self.terms.jobs), []
        try:
            for _ in range(jobs):
                networks.append(Network(["a", "b", "w"]))
                self.free.put(networks[-1])
            print(proved(networks[0]), flush=True)
            before = [network.counts() for network in networks]
            numbers = range(self.terms.games) if self.terms.only is None else [self.terms.only]
            with concurrent.futures.ThreadPoolExecutor(jobs) as several:
                list(several.map(self.one, numbers))
            for network, old in zip(networks, before):
                self.switched.update({key: count - old[key] for key, count in network.counts().items()})
        finally:
            for network in networks:
                network.close()


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("program", type=pathlib.Path)
    reader.add_argument("--games", type=int, default=20)
    reader.add_argument("--jobs", type=int, default=1)
    reader.add_argument("--steps", type=int, default=30)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--only", type=int)
    reader.add_argument("--keep", type=pathlib.Path)
    reader.add_argument("--planted", choices=["ids", "back"])
    reader.add_argument("-v", dest="verbose", action="store_true")
    terms = reader.parse_args()
    why = possible()
    if why:
        print("skipped: " + why)
        return 77
    games = Games(terms)
    for ends in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ends, lambda *_: games.stop.set())
    try:
        games.play()
    except RuntimeError as problem:  # a network that is not what it should be
        print(problem)
        return 1
    print("switches: %(frames)d frames, %(held)d held back, %(overtaken)d overtaken, %(dropped)d lost, %(unplugged)d at pulled cables, %(overrun)d for want "
          "of time, %(too_long)d too long" % games.switched)
    print("%(acts)d acts, %(kills)d kills, %(cuts)d cuts, %(pauses)d pauses, %(slowed)d times a slow or losing cable, %(moves)d moves, %(carried)d carried on, "
          "%(back)d keepers back, %(parted)d games parted" % games.counted)
    print("%d with a fault" % len(games.failed))
    print("%(games)d games, %(lost)d lost, %(doubled)d doubled" % games.counted)
    return 1 if games.failed else 0


if __name__ == "__main__":
    sys.exit(main())
