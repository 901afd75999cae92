# SPDX-License-Identifier: GPL-3.0-or-later
"""A game shared between processes: what its devices do, what befalls them, and what must hold in the end."""
import json
import os
import subprocess
import time

from spaces_back import Returned
from spaces_process import PATIENCE, Fault, Process

COUNTED = ("games", "acts", "kills", "cuts", "pauses", "slowed", "moves", "carried", "back", "parted", "lost", "doubled")


class Table:
    """One game, and its devices. `program` is optio-cli."""

    def __init__(self, network, folder, program, ruleset, chance, planted):
        self.network, self.folder, self.program, self.ruleset, self.chance, self.planted = network, folder, program, ruleset, chance, planted
        self.counted, self.moved, self.back = dict.fromkeys(COUNTED, 0), None, None
        self.file, self.keeper_at, self.guest_at = folder / "anna.optio-game", "a", "b"
        self.keeper = self.guest = self.watcher = None
        self.processes = 0
        self.ruled, self.unanswered, self.texts = {}, {}, 0

    def begin(self, armies):
        self.call("journal", "new", self.ruleset, "--armies", armies, "--seed", self.chance.randrange(1 << 30), "--output", self.file)
        self.open()
        self.slow()

    def call(self, *words):
        done = subprocess.run([self.program, "--data", str(self.folder / "data"), *map(str, words)], capture_output=True, text=True, timeout=300,
                              cwd=self.folder)
        if done.returncode != 0:
            raise Fault("%s: %s" % (" ".join(map(str, words[:3])), done.stderr))
        return done.stdout

    def start(self, device, *words):
        """A process at that device; what it says is kept in a file of its own."""
        self.processes += 1
        return Process(self.network, device, self.folder / ("tale-%03d-%s" % (self.processes, device)), self.program, *words)

    def share(self, device, file, own, other):
        """A keeper, and the links of its seats."""
        keeper, links = self.start(device, "share", file, "--name", device, "--keep", own, "--seat", other, "--seat", "watch"), {}

        def shared(line):
            if line["event"] == "seat":
                links[line["seat"]] = line["link"]
            return line["event"] == "sharing"
        keeper.until(shared, "sharing")
        return keeper, links

    def open(self):
        """All three begin, or begin again; what had no answer is sent again under its id."""
        own, other = ("a", "b") if self.keeper_at == "a" else ("b", "a")
        self.keeper, links = self.share(self.keeper_at, self.file, own, other)
        self.guest = self.start(self.guest_at, "join", links[other], "--name", self.guest_at, "--replica", self.folder / ("copy-" + self.guest_at))
        self.watcher = self.start("w", "watch", links["watch"], "--name", "w", "--replica", self.folder / "copy-w")
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

    def end(self):
        """Nothing of it runs on, and the network is as it was."""
        self.close()
        if self.back:
            self.back.close()
        self.move_back()
        for device in self.network.devices:
            self.network.cut(device, False)
            self.network.delay(device, 0, 0)

    def journal(self):
        return [json.loads(line) for line in self.file.read_text().splitlines(True)[1:] if line.endswith("\n")]

    def ids(self):
        return [entry["link"]["id"] for entry in self.journal() if "link" in entry]

    def process(self, who):
        return self.keeper if who == "keeper" else self.guest

    def send(self, who, line):
        self.unanswered[line["id"]] = (who, line)
        self.process(who).do(**line)
        self.counted["acts"] += 1

    def answers(self):
        """Takes what was answered: of both, and what each is asked, it agrees to."""
        for who in ("keeper", "guest"):
            one = self.process(who)
            if one is None:
                continue
            one.hear()
            for line in one.heard[one.taken:]:
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
            self.counted["cuts"] += 1
        elif kind < 0.45:
            one = self.chance.choice((self.keeper, self.guest, self.watcher))
            one.pause(True)
            time.sleep(self.chance.uniform(0.1, 1.0))
            one.pause(False)
            self.counted["pauses"] += 1
        elif kind < 0.55:
            self.slow()
        elif kind < 0.7 and not self.moved:
            old = self.chance.choice(self.network.addresses[victim])  # a guest comes from another address, a keeper is found at its other one
            self.network.remove(victim, old)
            self.moved = (victim, old)
            self.counted["moves"] += 1
        elif kind < 0.85:
            self.answers()
            which = self.chance.randrange(3)
            self.counted["kills"] += 1
            for _ in range(2):  # in the middle of something: ruled perhaps, and perhaps not told
                self.note("guest")
            time.sleep(self.chance.choice((0, 0.005, 0.02, 0.05)))
            if which == 0 or self.chance.random() < 0.3:
                self.keeper.kill()
                if self.chance.random() < 0.5:  # the others are there for a while without it
                    self.note("guest")
                    time.sleep(self.chance.uniform(0.0, 1.0))
                self.close()
                self.open()
            elif which == 1:
                self.again("guest")
            else:
                self.again("watcher")

    def slow(self):
        """Each cable anew: as it should be, or slow, or losing packets, or both."""
        for device in self.network.devices:
            ms, loss = self.chance.choice((0, 0, 20, 120)), self.chance.choice((0, 0, 2, 10))
            self.network.delay(device, ms, loss)
            self.counted["slowed"] += bool(ms or loss)

    def move_back(self):
        """The address that went is there again."""
        if self.moved:
            self.network.add(*self.moved)
        self.moved = None

    def again(self, who):
        """A guest's process is killed and comes back from its copy, by its old link."""
        one = getattr(self, who)
        one.kill()
        self.answers()
        fresh = self.start(one.device, *one.words)
        setattr(self, who, fresh)
        fresh.until(lambda line: line["event"] == "link" and line["state"] == "connected", "connected again")
        if who == "guest":
            for key, (by, line) in list(self.unanswered.items()):
                if by == "guest":
                    self.unanswered.pop(key)
                    self.send("guest", {**line, "id": os.urandom(16).hex() if self.planted == "ids" else key})

    def settle(self):
        """Until nothing is under way and all copies are as long as the journal."""
        self.move_back()
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
        self.counted["lost"] += len(lost)
        self.counted["doubled"] += doubled
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
        """The keeper's device is gone for good with its file; the guest's copy goes on, and the old keeper joins it anew. Perhaps it had
        gone on before, unheard; perhaps its file comes back."""
        self.settle()
        self.check()
        common, alone = self.tip(), []
        if self.chance.random() < 0.5:
            alone = self.unheard()
        self.close()
        game = self.folder / (self.guest_at + ".optio-game")
        try:
            self.call("link", "carry-on", self.folder / ("copy-" + self.guest_at), "--name", self.guest_at, "--output", game)
        except Fault as fault:
            if "This game is over" not in str(fault):
                raise
            return self.open()
        old, copy = self.folder / "gone", self.folder / "copy-w-gone"
        os.rename(self.file, old)
        os.rename(self.folder / "copy-w", copy)  # it followed another game's keeper; it begins anew
        seats = ("a", "b") if self.keeper_at == "a" else ("b", "a")
        self.back = Returned(self, old, game, copy, self.keeper_at, seats, common, alone) if self.chance.random() < 0.8 else None
        self.keeper_at, self.guest_at = self.guest_at, self.keeper_at
        self.file = game
        self.counted["carried"] += 1
        self.open()
        self.slow()

    def unheard(self):
        """The keeper rules what reaches nobody. Their ids."""
        self.answers()
        self.guest.kill()
        self.watcher.kill()
        ids = [os.urandom(16).hex() for _ in range(self.chance.randrange(1, 4))]
        for number, key in enumerate(ids):
            self.keeper.do(do="note", text="unheard %d" % number, id=key)
            self.keeper.until(lambda line: line["event"] == "ruled" and line["id"] == key, "ruled")
        self.keeper.taken = len(self.keeper.heard)
        return ids
