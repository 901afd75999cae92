# SPDX-License-Identifier: GPL-3.0-or-later
"""The Punic Wars over the journal: what undo, doing again and amending leave of an act."""
import json
import unittest

from cli_support import CliTest


def army(name, *rows):
    units = [{"type": kind, "name": called, "grade": "C", "count": count} for kind, called, count in rows]
    return {"format": 1, "ruleset": "punic", "name": name, "people": name, "commands": [{"name": name, "kind": "inf", "units": units}]}


class PunicAmend(CliTest):
    def begin(self, a, b):
        files = []
        for name, rows in (("Reds", a), ("Blues", b)):
            path = self.folder / f"{name}.optio-army"
            path.write_text(json.dumps(army(name, *rows)), encoding="utf-8")
            files.append(str(path))
        self.game = self.folder / "game.optio-game"
        self.done("journal", "new", "punic", "--armies", ",".join(files), "--seed", "3", "--output", self.game)

    def act(self, resolver, given=None, *dice):
        more = ["--dice", ",".join(map(str, dice))] if dice else []
        given = {"answers": {}, **(given or {})}
        return self.done("journal", "act", self.game, resolver, "--input", "-", *more, stdin=json.dumps(given))

    def state(self):
        return self.done("journal", "replay", self.game)["state"]

    def go(self, step):
        while self.state()["step"] != step:
            state = self.state()
            if state["step"] == "initiative":
                self.act("initiative", None, 5, 2)
                self.act("initiative-choice")
            elif state["step"] == "control" and any(u["control"] == "open" and u["side"] == state["active"] for u in state["units"].values()):
                self.act("control")
            self.act("next-phase")

    def test_an_act_without_its_ground_is_illegal(self):
        """PUN-030 PUN-384: a redressing whose DPs are amended away is illegal; it does not become a move with a die."""
        self.begin([("MI", "Foot", 6)], [("MI", "Gauls", 6)])
        self.done("journal", "correct", self.game, "--set", "/units/a1.1/dps=2", "--reason", "forgotten")
        self.go("manoeuvre")
        entry = self.act("move", {"who": "a1.1", "answers": {"mv.kind": "redress", "rd.far": True}})
        told = self.done("journal", "amend", self.game, 1, "--drop", "--preview")
        mine = [one for one in told["consequences"] if one["n"] == entry["n"]]
        self.assertEqual([one["what"] for one in mine], ["illegal"], told["consequences"])
        self.assertIn("PUN-384", mine[0]["why"])

    def test_undone_and_done_again(self):
        """PUN-030 PUN-320: however the units of an act are named, it throws the same dice again."""
        self.begin([("MI", "Foot", 6), ("HI", "Spears", 6)], [("MI", "Gauls", 6)])
        self.go("control")
        both = [{"unit": "a1.1"}, {"unit": "a1.2"}]
        self.act("control", {"tests": both})
        dice = []
        for named in (both, both[::-1], both + both, ["a1.2", "a1.1"]):
            result = self.act("control-test", {"who": named})["result"]
            dice.append([(one["id"], one["value"]) for one in result["dice"]])
            self.done("journal", "undo", self.game)
        self.assertEqual(dice, [dice[0]] * len(dice))
        self.assertEqual(self.done("journal", "verify", self.game), [])

    def test_descriptions_that_contradict_themselves(self):
        """PUN-049 PUN-070 PUN-183: both values stand in the refusal; what is only left open is settled by the rules."""
        volley = {"shooter": {"type": "LI", "bases": 4}, "target": {"type": "MI", "bases": 6}, "answers": {}}
        for unit, words in (({"type": "MI", "dps": 3, "shaken": True}, ("shaken", "3 DPs", "PUN-049")), ({"type": "EL", "grade": "A"}, ("elephants", "A grade")),
                            ({"type": "HI", "formation": "quincunx"}, ("quincunx", "PUN-086"))):
            self.refused("resolve", "punic", "shoot", "--input", "-", "--seed", 1, stdin=json.dumps({**volley, "target": unit}), naming=list(words))
        shaken = {**volley, "shooter": {"type": "LI", "bases": 4, "dps": 5}, "target": {"type": "EL"}}
        ruling = self.done("resolve", "punic", "shoot", "--input", "-", "--seed", 1, stdin=json.dumps(shaken))
        self.assertEqual(ruling["totals"]["a"]["dice"], 1)  # 4 - 5 + 1, at least one


if __name__ == "__main__":
    unittest.main()
