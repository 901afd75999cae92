#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What twenty people who watch cost the keeper of a shared game (LNK-05, LNK-50; aim: 5 % of one core while an act comes each second):
tests/bench/watch_bench.py [--watchers N] [--seconds N] [BIN_FOLDER]
The second half of a kept battle of DBM is played on, an act a second, once with nobody there, once with browsers, once with programs that joined by the watchers'
link. Processor time of the keeper, so other work on the machine does not count."""
import argparse
import asyncio
import json
import os
import pathlib
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
parser = argparse.ArgumentParser()
parser.add_argument("--watchers", type=int, default=20)
parser.add_argument("--seconds", type=int, default=60)
parser.add_argument("bin", nargs="?", default=str(ROOT / "build/bench/bin"))
given = parser.parse_args()
os.environ["OPTIO_BIN"] = given.bin
sys.path.insert(0, str(ROOT / "tests/cli"))
from link_peer import Peer  # noqa: E402
from watch_support import Keeper, Listener  # noqa: E402

LINES = (ROOT / "tests/golden/dbm-whole.optio-game").read_text(encoding="utf-8").splitlines()
BEGIN = 60  # entries that are there when it begins


def acts():
    """What is done: the acts of the kept battle, and every tenth is taken back and done again."""
    for number, entry in enumerate(map(json.loads, LINES[BEGIN + 1:])):
        if entry["kind"] != "act":
            continue
        act = {"do": "act", "resolver": entry["act"]["resolver"], "input": entry["act"]["input"], "dice": [die["value"] for die in entry["result"]["dice"]]}
        yield act
        if number % 10 == 9:
            yield {"do": "undo"}
            yield act


def measure(watch, folder):
    game = folder / f"{watch or 'alone'}.optio-game"
    game.write_text("\n".join(LINES[:BEGIN + 1]) + "\n", encoding="utf-8")
    keeper = Keeper(game, "--keep", "ab", "--seat", "watch", *(["--browsers"] if watch == "browsers" else []))
    link, there = keeper.until("seat")["link"], []
    port = keeper.until("sharing")["port"]
    told = [0]
    if watch == "browsers":
        there = [Listener(port) for _ in range(given.watchers)]

        def hear(one):
            while (event := one.next())[0] != "end":
                told[0] += event[0] == "message"
        for one in there:
            threading.Thread(target=hear, args=(one,), daemon=True).start()
    elif watch == "programs":
        async def sit(number):
            peer = Peer(link, f"watcher {number}")
            await peer.connect("127.0.0.1")
            while True:
                if (await peer.hear())["t"] == "entry":
                    told[0] += 1
                await peer.say("alive")

        async def all_of_them():
            await asyncio.gather(*(sit(number) for number in range(given.watchers)), return_exceptions=True)
        threading.Thread(target=lambda: asyncio.run(all_of_them()), daemon=True).start()
        while sum(len(line.get("rows", [])) == given.watchers + 1 for line in list(keeper.lines.queue)) == 0:
            time.sleep(0.1)
    time.sleep(1)
    before, told[0], done = keeper.ticks(), 0, 0
    began, last = time.monotonic(), BEGIN
    for act in acts():
        if done == given.seconds:
            break
        done += 1
        if act["do"] == "undo":
            act = {"do": "undo", "of": last}
        keeper.do(**act)
        entry = keeper.until("entry")
        last = entry["n"] if entry["entry"]["kind"] == "act" else last
        time.sleep(max(0, began + done - time.monotonic()))
    used, taken = keeper.ticks() - before, time.monotonic() - began
    keeper.end()
    return used / taken, done, told[0]


with tempfile.TemporaryDirectory() as name:
    figures = {watch: measure(watch, pathlib.Path(name)) for watch in ("", "browsers", "programs")}
alone = figures[""][0]
print(f"an act a second, {figures[''][1]} acts; keeper's processor time, of one core:")
print(f"  nobody watches: {100 * alone:.2f} %")
for watch in ("browsers", "programs"):
    share, _, told = figures[watch]
    print(f"  {given.watchers} {watch} watch: {100 * share:.2f} %, {100 * (share - alone):.2f} % more ({told} times told)")
