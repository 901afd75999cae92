# SPDX-License-Identifier: GPL-3.0-or-later
"""A keeper that comes back after its game was carried on (LNK-43)."""
import json
import os
import shutil

from spaces_process import Fault


class Returned:
    """The old keeper's file is shared again by its old owner while the others play the game that was carried on. Its player goes on alone, who watches
    comes with the copy of then, and the process is killed and begins again. In the end `link parted` must tell the common part of both games, and
    neither may hold anything of the other's."""

    def __init__(self, table, file, game, copy, device, seats, common, ids):
        self.table, self.file, self.game, self.copy, self.device, self.seats, self.common = table, file, game, copy, device, seats, common
        self.began, self.ruled, self.notes = file.read_bytes(), list(ids), 0
        self.keeper = self.watcher = None
        table.counted["back"] += 1
        self.compare(bool(ids))

    def open(self):
        self.keeper, links = self.table.share(self.device, self.file, *self.seats)
        self.watcher = self.table.start("w", "watch", links["watch"], "--name", "w", "--replica", self.copy)

    def step(self):
        """Perhaps it does something."""
        chance = self.table.chance
        if self.keeper is None:
            return self.open()
        if chance.random() < 0.15:
            self.table.counted["kills"] += 1
            self.send()
            self.close()
            return self.open()
        self.send()
        self.answers()

    def send(self):
        chance, line = self.table.chance, None
        if chance.random() < 0.5:
            offers = json.loads(self.table.call("journal", "acts", self.file))
            offers = [one for one in (offers if isinstance(offers, list) else offers.get("acts", [])) if one["refusal"] == ""]
            if offers:
                one = chance.choice(offers)
                line = {"do": "act", "resolver": one["resolver"], "input": one.get("example") or one.get("input") or {}}
        if line is None:
            self.notes += 1
            line = {"do": "note", "text": "alone %d" % self.notes}
        key = os.urandom(16).hex()
        self.keeper.do(**line, id=key)
        self.table.counted["acts"] += 1

    def answers(self):
        self.keeper.hear()
        for line in self.keeper.heard[self.keeper.taken:]:
            if line["event"] == "ruled":
                self.ruled.append(line["id"])
        self.keeper.taken = len(self.keeper.heard)

    def close(self):
        for one in (self.keeper, self.watcher):
            if one is not None:
                one.kill()
        if self.keeper is not None:
            self.answers()
        self.keeper = self.watcher = None

    def lines(self, file):
        """Entries of a journal, without its header."""
        return [line for line in file.read_text().splitlines(True)[1:] if line.endswith("\n")]

    def compare(self, gone_on):
        """Both files, as `link parted` tells them and as their lines are."""
        old, new = self.lines(self.file), self.lines(self.game)
        same = next((n for n, (one, two) in enumerate(zip(old, new)) if one != two), min(len(old), len(new)))
        told = json.loads(self.table.call("link", "parted", self.file, self.game))
        turned = json.loads(self.table.call("link", "parted", self.game, self.file))
        if (told["common"], turned["common"], same) != (self.common,) * 3:
            raise Fault("the games parted at %s and %s by the program, at %d by their lines, at %d by what happened" %
                        (told["common"], turned["common"], same, self.common))
        lengths = [len(old), len(new)]
        if [one["length"] for one in told["games"]] != lengths or [one["length"] for one in turned["games"]] != lengths[::-1]:
            raise Fault("parted games are told to be of other lengths than their files")
        if (told["parted"], turned["parted"]) != (gone_on,) * 2:
            raise Fault("the games are told to have parted: %s; they have: %s" % (told["parted"], gone_on))

    def check(self):
        """At the end: the old game, and what was told of both."""
        if self.keeper is None:
            self.open()
        key = os.urandom(16).hex()  # so that it has gone on for certain
        self.keeper.do(do="note", text="alone at last", id=key)
        self.keeper.until(lambda line: line["event"] == "ruled" and line["id"] == key, "ruled at the keeper that came back")
        self.answers()
        tip = len(self.lines(self.file))
        self.watcher.until(lambda line: line["event"] == "entry" and line["n"] == tip, "the last entry of the old game")
        self.close()
        if self.table.planted == "back":
            shutil.copyfile(self.game, self.file)
        if not self.file.read_bytes().startswith(self.began):
            raise Fault("the old game was overwritten")
        ids = [entry["link"]["id"] for entry in map(json.loads, self.lines(self.file)) if "link" in entry]
        texts = [entry["text"] for entry in map(json.loads, self.lines(self.file)) if entry["kind"] == "note"]
        lost = [one for one in self.ruled if one not in ids]
        doubled = len(ids) - len(set(ids)) + len(texts) - len(set(texts))
        self.table.counted["lost"] += len(lost)
        self.table.counted["doubled"] += doubled
        if lost or doubled:
            raise Fault("%d lost, %d doubled in the game of the keeper that came back" % (len(lost), doubled))
        new = set(self.table.ids())
        mixed = [key for key in self.ruled if key in new]
        if mixed:
            raise Fault("%d acts of the old game stand in the new one" % len(mixed))
        for file in (self.file, self.game):
            self.table.call("journal", "verify", file, "--secrets")
        self.compare(True)
        copied = json.loads(self.table.call("link", "parted", self.copy, self.file))
        if copied["parted"] or copied["common"] != tip:
            raise Fault("who watched the old game has another: %s" % {key: copied[key] for key in ("parted", "common")})
        self.table.counted["parted"] += 1
