# SPDX-License-Identifier: GPL-3.0-or-later
"""The Punic Wars on the command line: rulings outside a game with their odds, what is refused, and a corrected game."""
import json
import unittest
from fractions import Fraction

from cli_support import CliTest

LEGION = {"name": "Legio I", "legion": True, "grade": "B", "lines": [4, 4, 2], "entry": "charge"}
LEVY = {"name": "Levy", "type": "HI", "grade": "C", "bases": 6, "entry": "receive"}


class PunicTest(CliTest):
    def resolve(self, resolver, given=None, *more):
        return self.done("resolve", "punic", resolver, "--input", "-", *more, stdin=json.dumps(given or {"answers": {}}))

    def chances(self, resolver, given=None):
        """The exact odds of a case, each a fraction."""
        return sorted(Fraction(int(share["weight"]), int(share["of"])) for share in self.resolve(resolver, given, "--odds")["odds"])

    def wrong(self, resolver, given, *naming, more=()):
        return self.refused("resolve", "punic", resolver, "--input", "-", *more, stdin=json.dumps(given), naming=naming)


class Resolving(PunicTest):
    def test_initiative(self):
        """PUN-095 PUN-320: ties are thrown again, the higher has the choice; either side wins as often."""
        ruling = self.resolve("initiative", None, "--dice", "3,3,2,5")
        self.assertIn("win the roll, 5 to 2", ruling["sentence"])
        self.assertEqual(len(ruling["dice"]), 4)
        self.assertEqual(self.chances("initiative"), [Fraction(1, 2)] * 2)
        self.wrong("initiative", {"answers": {}}, more=("--dice", "7,1"))

    def test_control(self):
        """E-11 PUN-134 PUN-137 PUN-333: a D6 or an average die."""
        foot = {"who": [{"name": "Foot", "type": "MI", "grade": "C", "bases": 6}], "answers": {}}
        ruling = self.resolve("control-test", foot, "--dice", "2")
        self.assertIn("Foot: Halt (2)", ruling["sentence"])
        self.assertEqual(self.chances("control-test", foot), [Fraction(1, 3)] * 3)
        slingers = {"who": [{"type": "LI", "grade": "D", "bases": 3}], "answers": {}}
        self.assertEqual(self.chances("control-test", slingers), [Fraction(1, 6), Fraction(1, 6), Fraction(2, 3)])
        self.wrong("control-test", slingers, more=("--dice", "6"))  # no face of an average die

    def test_shooting(self):
        """E-08 PUN-182 PUN-331: dice of a volley, and what its hits do."""
        volley = {"shooter": {"type": "LI", "grade": "C", "bases": 4}, "target": {"type": "MI", "grade": "C", "bases": 6},
                  "answers": {"sh.bases": 4}}
        ruling = self.resolve("shoot", volley, "--dice", "6,6,1,2")
        self.assertIn("takes 2 DPs", ruling["sentence"])
        self.assertEqual(self.chances("shoot", volley)[-1], Fraction(5**4, 6**4))  # the likeliest: no hit
        self.wrong("shoot", {**volley, "answers": {"sh.bases": 5}}, "sh.bases")
        self.wrong("shoot", {**volley, "shooter": {"type": "HI", "grade": "C", "bases": 4}}, "PUN-180")

    def test_combat(self):
        """E-01 E-25 PUN-220 PUN-330: the dice, the result, and the five chances exactly."""
        fight = {"a": LEGION, "b": LEVY, "answers": {"cb.bases_a": 4}}
        ruling = self.resolve("combat", fight, "--dice", "6,5,5,4,3,2,2,1,1,5,4,4,3,2,2,1,1")
        self.assertEqual((ruling["totals"]["a"]["dice"], ruling["totals"]["b"]["dice"]), (9, 8))
        self.assertEqual(ruling["outcome"]["a"]["result"], "success")
        exact = ("2163872/43046721", "17858731/43046721", "25878290/129140163", "13435312/43046721", "2888128/129140163")
        self.assertEqual(self.chances("combat", fight), sorted(map(Fraction, exact)))
        self.wrong("combat", fight, more=("--dice", "6,5"))
        self.wrong("combat", {**fight, "answers": {"cb.bases_a": 9}}, "cb.bases_a")
        self.wrong("combat", {**fight, "answers": {"cb.nonsense": 1}}, "cb.nonsense")
        self.wrong("combat", {"a": LEGION, "answers": {}}, "b")

    def test_elephant(self):
        """PUN-077 PUN-332: attempts to stop it, and the critical die."""
        first = {"who": {"type": "EL", "mood": "rampaging"}, "answers": {}}
        self.assertIn("The crew kills", self.resolve("stop-rampage", first, "--dice", "5")["sentence"])
        self.assertEqual(self.chances("stop-rampage", first)[0], Fraction(1, 3))
        third = {"who": {"type": "EL", "mood": "rampaging", "attempts": 2}, "answers": {}}
        self.assertEqual(self.chances("stop-rampage", third), [1])

    def test_input_of_the_wrong_kind(self):
        """Whatever the resolver, it is refused in a line."""
        for resolver in self.done("describe", "punic")["resolvers"]:
            name = resolver["id"]
            with self.subTest(resolver=name):
                for bad in ([], {"answers": 3}, {"answers": {"nonsense": 1}, "nonsense": 1}):
                    self.wrong(name, bad)
                for slot in resolver.get("slots", []):
                    for bad in (5, {"type": "XX"}, [[[]]]):
                        self.wrong(name, {slot["id"]: bad, "answers": {}})


class Playing(PunicTest):
    def test_a_correction_settles_what_belongs_together(self):
        """PUN-030 PUN-049: DPs that reach the limit shake the unit; a contradiction is refused; the journal verifies."""
        game = self.folder / "game.optio-game"
        self.done("journal", "new", "punic", "--armies", "punic/roman-consular,punic/carthage-italy", "--seed", "7", "--output", game)
        state = self.done("journal", "replay", game)["state"]
        unit = next(key for key, value in state["units"].items() if value["type"] == "MC")
        both = ["--set", f"/units/{unit}/dps=3", "--set", f"/units/{unit}/shaken=true", "--reason", "x"]
        self.refused("journal", "correct", game, *both, naming=["PUN-049"])
        told = self.done("journal", "correct", game, "--set", f"/units/{unit}/dps=5", "--reason", "forgotten")
        self.assertIn("shaken", json.dumps(told))
        after = self.done("journal", "replay", game)["state"]["units"][unit]
        self.assertEqual((after["dps"], after["shaken"], after["formation"]), (5, True, "unformed"))
        self.refused("journal", "correct", game, *both, naming=["shaken"])
        self.assertEqual(self.done("journal", "verify", game), [])


if __name__ == "__main__":
    unittest.main()
