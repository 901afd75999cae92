# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be done in a game, told before it is done: journal acts, form, odds and act --preview."""
import json
import unittest

from cli_support import CliTest

ARMIES = {
    "dbm": "dbm/alexandrian-macedonian,dbm/gallic",
    "dba": "dba/alexandrian-macedonian,dba/gallic",
    "tropaion": "tropaion/achaemenid-persian,tropaion/carthaginian",
    "punic": "punic/carthage-africa,punic/gauls-of-the-po",
    "ancients": "ancients/feudal-host,ancients/forest-tribes",
    "hoplites": "hoplites/carthage,hoplites/gauls",
}


class AheadTest(CliTest):
    def begin(self, ruleset, seed=5):
        game = self.folder / f"{ruleset}.optio-game"
        self.done("journal", "new", ruleset, "--armies", ARMIES[ruleset], "--seed", seed, "--output", game)
        return game

    def act(self, game, resolver, case, *more):
        return self.done("journal", "act", game, resolver, "--input", "-", *more, stdin=json.dumps(case))

    def look(self, verb, game, resolver, case, *more):
        return self.done("journal", verb, game, resolver, "--input", "-", *more, stdin=json.dumps(case))


class Acts(AheadTest):
    def test_every_rule_set_tells_what_can_be_done(self):
        for ruleset in ARMIES:
            game = self.begin(ruleset)
            told = self.done("journal", "acts", game, "--secrets")
            self.assertFalse(told["ended"]["over"])
            self.assertTrue(told["acts"], ruleset)
            ranks = [0 if act["next"] and not act["refusal"] else 1 if not act["refusal"] else 2 for act in told["acts"]]
            self.assertEqual(ranks, sorted(ranks), ruleset)
            self.assertTrue(any(not act["refusal"] for act in told["acts"]), ruleset)
            known = {one["id"] for one in self.done("describe", ruleset)["resolvers"]}
            self.assertLessEqual({act["resolver"] for act in told["acts"]}, known)
            for act in told["acts"]:
                self.assertTrue(act["label"])
                self.assertNotIn("there is no question", act["refusal"])

    def test_what_comes_next_can_be_done_as_it_stands(self):
        for ruleset in "dbm", "dba":
            game = self.begin(ruleset)
            first = self.done("journal", "acts", game)["acts"][0]
            self.assertTrue(first["next"], ruleset)
            self.act(game, first["resolver"], first["input"])
            examples = [act for act in self.done("journal", "acts", game)["acts"] if "example" in act and not act["refusal"]]
            for act in examples:
                self.look("form", game, act["resolver"], act["example"])

    def test_a_side_is_told_its_own(self):
        game = self.begin("tropaion")
        for side, other in ("a", "b"), ("b", "a"):
            acts = self.done("journal", "acts", game, "--side", side)["acts"]
            self.assertNotIn(other, [act.get("side", "") for act in acts])
        game = self.begin("hoplites")
        told = self.done("journal", "acts", game)
        self.assertEqual(told["acts"], [])
        self.assertIn("--side " + told["to_act"], told["note"])
        self.assertTrue(self.done("journal", "acts", game, "--side", told["to_act"])["acts"])
        other = "b" if told["to_act"] == "a" else "a"
        self.assertEqual(self.done("journal", "acts", game, "--side", other)["acts"], [])

    def test_misuse(self):
        game = self.begin("dba")
        self.misused("journal", "acts", naming=["GAME"])
        self.misused("journal", "acts", game, "--side", "c", naming=["--side"])
        self.refused("journal", "acts", self.folder / "none.optio-game", naming=["none.optio-game"])
        self.refused("journal", "form", game, "arm-wrestling", naming=["arm-wrestling"])
        self.refused("journal", "form", "-", "move", "--input", "-", naming=["standard input"])


class Looking(AheadTest):
    combat = {"a": "a1.1", "b": "b1.1"}

    def fighting(self):
        """A game of DBM and two units that can fight."""
        game = self.begin("dbm")
        units = json.loads(game.read_text(encoding="utf-8").split("\n")[0])["start"]["units"]
        first = {side: sorted(name for name, unit in units.items() if unit["side"] == side)[0] for side in "ab"}
        return game, first

    def test_a_form_in_a_game(self):
        game, case = self.fighting()
        form = self.look("form", game, "close-combat", case)
        self.assertEqual(form["resolver"], "close-combat")
        self.assertEqual(form["refusal"], "")
        self.assertTrue(form["questions"])
        for question in form["questions"]:
            self.assertLessEqual({"id", "label", "kind", "value", "standard", "rule"}, set(question))
        self.assertEqual([slot["id"] for slot in form["slots"]], ["a", "b"])
        empty = self.done("journal", "form", game, "close-combat")
        self.assertEqual(empty["questions"], [])
        self.assertTrue(empty["refusal"])

    def test_odds_in_a_game(self):
        game, case = self.fighting()
        before = game.read_bytes()
        told = self.look("odds", game, "close-combat", case)
        self.assertAlmostEqual(sum(share["p"] for share in told["odds"]), 1)
        self.assertTrue(any(answer["changes"] for answer in told["answers"]))
        for answer in told["answers"]:
            self.assertEqual("odds" in answer, answer["changes"])
        self.assertEqual(game.read_bytes(), before)
        form = self.look("form", game, "close-combat", case)
        self.assertLessEqual({answer["question"] for answer in told["answers"]}, {question["id"] for question in form["questions"]})

    def test_a_preview_writes_nothing_and_shows_no_die(self):
        game, case = self.fighting()
        before = game.read_bytes()
        shown = self.look("act", game, "close-combat", case, "--preview")
        self.assertEqual(game.read_bytes(), before)
        self.assertNotIn("result", shown)
        self.assertNotIn("value", json.dumps(shown.get("dice", [])))
        self.assertTrue(shown["odds"] and shown["form"]["questions"])
        typed = self.look("act", game, "close-combat", case, "--preview", "--dice", "6,1")
        self.assertEqual([die["value"] for die in typed["result"]["dice"]], [6, 1])
        entry = self.act(game, "close-combat", case, "--dice", "6,1")
        self.assertEqual(entry["result"], typed["result"])

    def test_what_is_not_thrown_is_told_whole(self):
        game = self.begin("dba")
        first = self.done("journal", "acts", game)["acts"][0]
        self.act(game, first["resolver"], first["input"])
        shown = self.done("journal", "act", game, "end-bound", "--preview")
        self.assertEqual(shown["result"]["dice"], [])
        self.assertEqual(self.done("journal", "act", game, "end-bound")["result"], shown["result"])

    def test_bad_input_is_refused_in_one_sentence(self):
        game, case = self.fighting()
        for verb, more in ("odds", ()), ("act", ("--preview",)):
            def refuse(value, *naming):
                text = value if isinstance(value, str) else json.dumps(value)
                self.refused("journal", verb, game, "close-combat", "--input", "-", *more, stdin=text, naming=naming)

            refuse({**case, "a": "z9.9"}, "z9.9")
            refuse({**case, "answers": {"cc.nonsense": 1}}, "cc.nonsense")
            refuse({"a": case["a"]}, "b: ")
            refuse({**case, "game": {}}, "game")
            refuse("[]")
            refuse("{")
        self.refused("journal", "act", game, "close-combat", "--input", "-", "--preview", "--dice", "7,1", stdin=json.dumps(case), naming=["7"])
        self.refused("journal", "act", game, "close-combat", "--input", "-", "--preview", "--dice", "4", stdin=json.dumps(case))

    def test_an_act_in_a_game_says_nothing_of_the_game(self):
        for ruleset in ARMIES:
            game = self.begin(ruleset)
            for resolver in self.done("describe", ruleset)["resolvers"]:
                self.refused("journal", "act", game, resolver["id"], "--input", "-", stdin='{"game": {}}', naming=["game"])

    def test_secrets_are_their_owners(self):
        game = self.begin("tropaion")
        private = [act for act in self.done("journal", "acts", game, "--secrets")["acts"] if act.get("side") == "a" and not act["refusal"]]
        for act in private:
            page = self.run_cli("journal", "form", game, act["resolver"], "--input", "-", "--side", "b", stdin=json.dumps(act["input"]))
            if page.code:
                self.one_line(page)
                self.assertIn("--side a", page.message)
            self.look("form", game, act["resolver"], act["input"], "--side", "a")


if __name__ == "__main__":
    unittest.main()
