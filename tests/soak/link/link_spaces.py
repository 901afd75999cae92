# SPDX-License-Identifier: GPL-3.0-or-later
"""Games shared between processes in network namespaces: Anna keeps, Ben plays the other side, Eve watches, each at an address of their own.
    link_spaces.py optio-cli [--games N] [--steps N] [--seed N] [--planted ids] [-v]
Random games, with cables that are pulled and plugged, packets that are delayed and lost (where the kernel knows how), processes that are stopped for
a while and killed, addresses that change, and keepers that are lost for good, whose game Ben carries on. At the end of each game: what somebody was
told is ruled stands in the journal once, nothing stands there twice, all copies have the keeper's head, and the journal is verified.
--planted ids: what has no answer is sent again under another id; the program must find that, and fails then. Where no namespaces can be made it ends with 77."""
import argparse
import json
import os
import pathlib
import queue
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

from namespaces import Network, possible

GAMES = [("dba", "dba/gallic,dba/marian-roman"), ("dbm", "dbm/alexandrian-macedonian,dbm/marian-roman"), ("punic", "punic/carthage-africa,punic/numidia"),
         ("tropaion", "tropaion/gallic,tropaion/carthaginian"), ("ancients", "ancients/legion,ancients/forest-tribes")]
SECRET = {"tropaion", "ancients"}  # not carried on from a player's copy
PATIENCE = 90  # seconds; a link whose other end says nothing is given up after 15
counted = {"games": 0, "acts": 0, "kills": 0, "cuts": 0, "pauses": 0, "moves": 0, "carried": 0, "lost": 0, "doubled": 0}


class Fault(Exception):
    pass


class Process:
    """A device's optio-cli, with what it says."""

    def __init__(self, network, device, *words):
        self.device, self.heard, self.lines, self.stopped = device, [], queue.Queue(), False
        self.process = subprocess.Popen(network.command(device, PROGRAM, "link", *words), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))

    def do(self, **what):
        try:
            self.process.stdin.write((json.dumps(what) + "\n").encode())
            self.process.stdin.flush()
        except (OSError, ValueError):
            pass  # it was killed

    def hear(self, seconds=0.0):
        """What has come meanwhile."""
        end, new = time.monotonic() + seconds, []
        while True:
            try:
                new.append(self.lines.get(timeout=max(0.0, end - time.monotonic())) if time.monotonic() < end else self.lines.get_nowait())
            except queue.Empty:
                break
        self.heard += new
        return new

    def until(self, fits, what, seconds=PATIENCE):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for line in self.hear(0.2):
                if fits(line):
                    return line
            if self.process.poll() is not None and self.lines.empty():
                break
        raise Fault("%s: %s did not come; last heard: %s" % (self.device, what, [one.get("event") for one in self.heard[-8:]]))

    def pause(self, on):
        self.stopped = on
        self.process.send_signal(signal.SIGSTOP if on else signal.SIGCONT)

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()
        self.hear()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except (BrokenPipeError, ValueError):
                pass


class Table:
    """One game, and its devices."""

    def __init__(self, network, folder, ruleset, armies, chance, planted):
        self.network, self.folder, self.ruleset, self.chance, self.planted = network, folder, ruleset, chance, planted
        self.file, self.keeper_at, self.guest_at = folder / "anna.optio-game", "a", "b"
        self.keeper = self.guest = self.watcher = None
        self.ruled, self.unanswered, self.texts = {}, {}, 0
        self.call("journal", "new", ruleset, "--armies", armies, "--seed", chance.randrange(1 << 30), "--output", self.file)
        self.open()

    def call(self, *words):
        done = subprocess.run([PROGRAM, "--data", str(self.folder / "data"), *map(str, words)], capture_output=True, text=True, timeout=300,
                              cwd=self.folder)
        if done.returncode != 0:
            raise Fault("%s: %s" % (" ".join(map(str, words[:3])), done.stderr))
        return done.stdout

    def open(self):
        """All three begin, or begin again; what had no answer is sent again under its id."""
        own, other = ("a", "b") if self.keeper_at == "a" else ("b", "a")
        self.keeper = Process(self.network, self.keeper_at, "share", self.file, "--name", self.keeper_at, "--keep", own, "--seat", other, "--seat", "watch")
        links = {}

        def shared(line):
            if line["event"] == "seat":
                links[line["seat"]] = line["link"]
            return line["event"] == "sharing"
        self.keeper.until(shared, "sharing")
        self.guest = Process(self.network, self.guest_at, "join", links[other], "--name", self.guest_at, "--replica", self.folder / ("copy-" + self.guest_at))
        self.watcher = Process(self.network, "w", "watch", links["watch"], "--name", "w", "--replica", self.folder / "copy-w")
        for one in (self.guest, self.watcher):
            one.until(lambda line: line["event"] == "link" and line["state"] == "connected", "connected")
        for key, (who, line) in list(self.unanswered.items()):
            self.unanswered.pop(key)
            if who == "guest" and (self.planted == "ids" or key not in self.ids()):
                self.send("guest", {**line, "id": os.urandom(16).hex() if self.planted == "ids" else key})

    def close(self):
        self.answers()
        for one in (self.keeper, self.guest, self.watcher):
            if one is not None:
                if one.stopped:
                    one.pause(False)
                one.kill()
        self.answers()

    def journal(self):
        return [json.loads(line) for line in self.file.read_text().splitlines(True)[1:] if line.endswith("\n")]

    def ids(self):
        return [entry["link"]["id"] for entry in self.journal() if "link" in entry]

    def process(self, who):
        return self.keeper if who == "keeper" else self.guest

    def send(self, who, line):
        self.unanswered[line["id"]] = (who, line)
        self.process(who).do(**line)
        counted["acts"] += 1

    def answers(self):
        """Takes what was answered: of both, and what each is asked, it agrees to."""
        for who in ("keeper", "guest"):
            one = self.process(who)
            if one is None:
                continue
            taken = getattr(one, "taken", 0)
            one.hear()
            for line in one.heard[taken:]:
                if line["event"] == "ruled":
                    self.ruled[line["id"]] = who
                    self.unanswered.pop(line["id"], None)
                elif line["event"] == "refused":
                    self.unanswered.pop(line["id"], None)
                elif line["event"] == "asked" and line["what"] == "nod":
                    one.do(do="answer", id=line["id"], what="nod", agree=self.chance.random() < 0.8)
            one.taken = len(one.heard)

    def offer(self, who):
        """Something that can be done now, perhaps."""
        if who == "keeper":
            offers = json.loads(self.call("journal", "acts", self.file))
            offers = offers if isinstance(offers, list) else offers.get("acts", [])
        else:
            asked = os.urandom(16).hex()
            self.guest.do(do="acts", id=asked)
            told = self.guest.until(lambda line: line["event"] == "told" and line.get("id") == asked or line["event"] == "link", "acts", 30)
            offers = told.get("told") or [] if told["event"] == "told" else []
        offers = [one for one in offers if one["refusal"] == ""]
        if not offers:
            return None
        one = next((one for one in offers if one.get("next")), None) if self.chance.random() < 0.5 else None
        one = one or self.chance.choice(offers)
        return {"do": "act", "resolver": one["resolver"], "input": one.get("example") or one.get("input") or {}}

    def note(self, who):
        self.texts += 1
        self.send(who, {"do": "note", "text": "note %d" % self.texts, "id": os.urandom(16).hex()})

    def step(self):
        who = self.chance.choice(("keeper", "guest"))
        kind, line = self.chance.random(), None
        if kind < 0.55:
            line = self.offer(who)
        elif kind < 0.65:
            line = {"do": "undo"}
        if line is None:
            return self.note(who)
        self.send(who, {**line, "id": os.urandom(16).hex()})

    def trouble(self):
        kind = self.chance.random()
        victim = self.chance.choice(self.network.devices)
        if kind < 0.25:
            self.network.cut(victim, True)
            time.sleep(self.chance.choice((0.2, 0.5, 1.5)))
            self.network.cut(victim, False)
            counted["cuts"] += 1
        elif kind < 0.45:
            one = self.chance.choice((self.keeper, self.guest, self.watcher))
            one.pause(True)
            time.sleep(self.chance.uniform(0.1, 1.0))
            one.pause(False)
            counted["pauses"] += 1
        elif kind < 0.55:
            self.network.delay(victim, self.chance.choice((0, 20, 120)), self.chance.choice((0, 2, 10)))
        elif kind < 0.7 and len(self.network.addresses[victim]) == 2:
            old = self.chance.choice(self.network.addresses[victim])  # a guest comes from another address, a keeper is found at its other one
            self.network.remove(victim, old)
            self.moved = (victim, old)
            counted["moves"] += 1
        elif kind < 0.85:
            self.answers()
            which = self.chance.randrange(3)
            counted["kills"] += 1
            for _ in range(2):  # in the middle of something: ruled perhaps, and perhaps not told
                self.note("guest")
            time.sleep(self.chance.choice((0, 0.005, 0.02, 0.05)))
            if which == 0 or self.chance.random() < 0.3:
                self.close()
                self.open()
            elif which == 1:
                self.again("guest")
            else:
                self.again("watcher")

    def again(self, who):
        """A guest's process is killed and comes back from its copy, by its old link."""
        one = getattr(self, who)
        words = one.process.args[one.process.args.index("link") + 1:]
        one.kill()
        self.answers()
        fresh = Process(self.network, one.device, *words)
        setattr(self, who, fresh)
        fresh.until(lambda line: line["event"] == "link" and line["state"] == "connected", "connected again")
        if who == "guest":
            for key, (by, line) in list(self.unanswered.items()):
                if by == "guest":
                    self.unanswered.pop(key)
                    self.send("guest", {**line, "id": os.urandom(16).hex() if self.planted == "ids" else key})

    def settle(self):
        """Until nothing is under way and all copies are as long as the journal."""
        for address in [self.moved] if getattr(self, "moved", None) else []:
            self.network.add(*address)
        self.moved = None
        for device in self.network.devices:
            self.network.delay(device, 0, 0)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.answers()
            if not self.unanswered and all(self.head(one) == self.tip() for one in (self.guest, self.watcher)):
                return
            time.sleep(0.3)
        raise Fault("nothing more comes: %d without an answer; heads %s, %s, keeper %s" %
                    (len(self.unanswered), self.head(self.guest), self.head(self.watcher), self.tip()))

    def tip(self):
        lines = self.file.read_text().splitlines()
        return len(lines) - 1

    def head(self, one):
        one.hear()
        one.do(do="state")
        try:
            return one.until(lambda line: line["event"] in ("state", "error"), "state", 10).get("head", {}).get("n", -1)
        except Fault:
            return -1

    def check(self):
        """Nothing lost, nothing doubled, all alike."""
        ids = self.ids()
        lost = [key for key in self.ruled if key not in ids]
        texts = [entry["text"] for entry in self.journal() if entry["kind"] == "note" and entry["text"].startswith("note ")]
        doubled = len(ids) - len(set(ids)) + len(texts) - len(set(texts))
        counted["lost"] += len(lost)
        counted["doubled"] += doubled
        hashes = {}
        for line in self.keeper.heard:
            if line["event"] == "entry":
                hashes[line["n"]] = line["hash"]
        for one in (self.guest, self.watcher):
            for line in one.heard:
                if line["event"] == "entry" and line["n"] in hashes and line["hash"] != hashes[line["n"]]:
                    raise Fault("%s has another entry %d" % (one.device, line["n"]))
        if lost or doubled:
            raise Fault("%d lost, %d doubled" % (len(lost), doubled))
        self.call("journal", "verify", self.file, "--secrets")

    def carry_on(self):
        """The keeper's device is gone for good with its file; the guest's copy goes on, and the old keeper joins it anew."""
        self.settle()
        self.check()
        self.close()
        game = self.folder / (self.guest_at + ".optio-game")
        try:
            self.call("link", "carry-on", self.folder / ("copy-" + self.guest_at), "--name", self.guest_at, "--output", game)
        except Fault as fault:
            if "This game is over" not in str(fault):
                raise
            return self.open()
        os.rename(self.file, self.folder / "gone")
        self.keeper_at, self.guest_at = self.guest_at, self.keeper_at
        self.file = game
        (self.folder / "copy-w").unlink()  # it followed another game's keeper; it begins anew
        counted["carried"] += 1
        self.open()


def play(network, folder, ruleset, armies, seed, terms):
    chance = random.Random(seed)
    table = Table(network, folder, ruleset, armies, chance, terms.planted)
    try:
        for step in range(terms.steps):
            table.step()
            table.answers()
            if chance.random() < 0.35:
                table.trouble()
            elif chance.random() < 0.3:
                time.sleep(0.05)
            if getattr(table, "moved", None) and chance.random() < 0.3:
                network.add(*table.moved)
                table.moved = None
            if step == terms.steps // 2 and ruleset not in SECRET and chance.random() < 0.6:
                table.carry_on()
        table.settle()
        table.check()
    finally:
        table.close()
        if getattr(table, "moved", None):
            network.add(*table.moved)


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("program", type=pathlib.Path)
    reader.add_argument("--games", type=int, default=20)
    reader.add_argument("--steps", type=int, default=30)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--planted", choices=["ids"])
    reader.add_argument("-v", dest="verbose", action="store_true")
    terms = reader.parse_args()
    global PROGRAM
    PROGRAM = str(terms.program.resolve())
    why = possible()
    if why:
        print("skipped: " + why)
        return 77
    network, failed = Network(["a", "b", "w"]), []
    try:
        for number in range(terms.games):
            ruleset, armies = GAMES[number % len(GAMES)]
            with tempfile.TemporaryDirectory() as folder:
                try:
                    play(network, pathlib.Path(folder), ruleset, armies, terms.seed + number, terms)
                except Fault as fault:
                    failed.append("%s, seed %d: %s" % (ruleset, terms.seed + number, fault))
                    print(failed[-1], flush=True)
            counted["games"] += 1
            if terms.verbose:
                print(number, ruleset, counted, flush=True)
    finally:
        network.close()
    if not network.delays:
        print("this kernel delays no packets; processes were stopped for a while instead")
    print("%(acts)d acts, %(kills)d kills, %(cuts)d cuts, %(pauses)d pauses, %(moves)d moves, %(carried)d carried on" % counted)
    print("%d games, %d lost, %d doubled" % (counted["games"], counted["lost"], counted["doubled"]))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
