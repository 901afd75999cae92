# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journal commands tell of a game with secrets (TRO-027, TRO-029): while it goes on, their sentences alone."""
import json
import unittest

from cli_support import CliTest


class SecretsTest(CliTest):
    def setUp(self):
        super().setUp()
        self.game = self.folder / "game.optio-game"
        self.done("journal", "new", "tropaion", "--armies", "tropaion/hoplite-city,tropaion/parthian", "--options",
                  '{"generalship": false}', "--seed", "5", "--output", self.game)
        self.act("edges", "--dice", "6,1")
        self.act("choose-edge", side="a")
        self.act("start-battle")
        self.act("point-dice", "--dice", "6,2,4", side="a")
        self.act("point-dice", "--dice", "1,2,3", side="b")
        self.act("assign", side="a", answers={"gp.assign": "2-4-6"})
        self.act("assign", side="b", answers={"gp.assign": "1-2-3"})
        self.act("end-phase")

    def act(self, resolver, *more, **given):
        case = {"answers": {}, **given}
        return self.done("journal", "act", self.game, resolver, "--input", "-", *more, stdin=json.dumps(case))

    def show(self, *more):
        return self.done("journal", "show", self.game, *more)["entries"]

    def test_secrets_are_told_by_their_sentence(self):
        rows = self.show()
        thrown, placed = rows[3], rows[6]
        self.assertEqual(thrown["resolver"], "point-dice")
        self.assertTrue(thrown["secret"] and thrown["sentence"])
        for row in (thrown, placed):
            self.assertNotIn("input", row)
            self.assertEqual((row["dice"], row["lines"], row["changes"]), ([], [], []))
        # What is open is told in full.
        self.assertEqual([die["value"] for die in rows[0]["dice"]], [6, 1])
        self.assertNotIn("secret", rows[0])
        whole = self.show("--secrets")
        self.assertEqual([die["value"] for die in whole[3]["dice"]], [6, 2, 4])
        self.assertEqual(whole[6]["input"]["answers"], {"gp.assign": "1-2-3"})
        self.assertTrue(whole[6]["changes"])

    def test_no_change_gives_them_away(self):
        # The changes of an open act hold what both sides have left.
        self.act("order", "--dice", "6", who=[{"unit": "a1.7"}], answers={"mv.kind": "sideways"})
        self.assertNotIn('"left"', json.dumps(self.show()))
        self.assertIn('"left"', json.dumps(self.show("--secrets")))
        # Nor does the undo of a secret act, or of one that was amended.
        self.done("journal", "undo", self.game)
        self.done("journal", "undo", self.game)
        # What was done in private is taken back when both agree (TRO-027).
        self.refused("journal", "undo", self.game, naming=["--agreed"])
        self.done("journal", "undo", self.game, "--agreed")
        undone = self.show()
        self.assertNotIn('"score"', json.dumps(undone))
        self.assertNotIn("gp.assign", json.dumps(undone))
        self.assertEqual([row["kind"] for row in undone[-3:]], ["undo"] * 3)

    def test_an_amended_secret_is_one_still(self):
        self.done("journal", "amend", self.game, "7", "--input", "-", "--reason", "misread",
                  stdin=json.dumps({"side": "b", "answers": {"gp.assign": "3-2-1"}}))
        told = json.dumps(self.show())
        self.assertIn("misread", told)
        self.assertNotIn("3-2-1", told)
        self.assertIn("3-2-1", json.dumps(self.show("--secrets")))

    def test_an_act_prints_no_more_than_show(self):
        for _ in range(9):
            self.act("end-phase")
        self.act("losses")
        thrown = self.act("point-dice", "--dice", "5,1,3", side="a")
        self.assertEqual((thrown["act"], thrown["secret"]), ({"resolver": "point-dice"}, True))
        self.assertEqual((thrown["result"]["dice"], thrown["result"]["changes"]), ([], []))
        self.assertIn("thrown their dice", thrown["result"]["sentence"])
        placed = self.act("assign", side="a", answers={"gp.assign": "5-1-3"})
        self.assertNotIn("5-1-3", json.dumps(placed))
        # Nor does what takes them back, or an open act whose changes hold what both sides have.
        self.assertNotIn('"score"', json.dumps(self.done("journal", "undo", self.game, "--agreed")))
        full = self.act("assign", "--secrets", side="a", answers={"gp.assign": "5-1-3"})
        self.assertEqual(full["act"]["input"]["answers"], {"gp.assign": "5-1-3"})
        self.assertIn('"score"', json.dumps(full))
        self.assertIn('"score"', json.dumps(self.done("journal", "undo", self.game, "--agreed", "--secrets")))

    def test_replay_prints_what_both_may_see(self):
        told = self.done("journal", "replay", self.game)
        self.assertNotIn("state", told)
        self.assertEqual((told["equal"], told["turn"], told["view"]["plan"]["edges"][0]["edge"]), (True, 1, "south"))
        for secret in ('"hand"', '"dice"', '"score"', "left of", '"left"'):
            self.assertNotIn(secret, json.dumps(told))
        whole = self.done("journal", "replay", self.game, "--secrets")
        self.assertNotIn("view", whole)
        self.assertEqual(whole["state"]["sides"][1]["score"], [1, 2, 3])

    def test_a_preview_keeps_them(self):
        other = json.dumps({"side": "b", "answers": {"gp.assign": "3-2-1"}})
        preview = self.done("journal", "amend", self.game, "7", "--input", "-", "--preview", stdin=other)
        self.assertTrue(preview["secret"] and preview["after"])
        for secret in ('"score"', "3-2-1", "1-2-3", '"sides"'):
            self.assertNotIn(secret, json.dumps(preview))
        whole = self.done("journal", "amend", self.game, "7", "--input", "-", "--preview", "--secrets", stdin=other)
        self.assertIn('"score"', json.dumps(whole))
        amended = self.done("journal", "amend", self.game, "7", "--input", "-", "--reason", "misread", stdin=other)
        self.assertNotIn("3-2-1", json.dumps(amended))
        self.assertNotIn('"score"', json.dumps(amended))

    def test_a_look_ahead_keeps_them_too(self):
        # TRO-029, TRO-031: the changes of an open act hold what both sides have; who looks is told of none of it, whoever it is.
        order = json.dumps({"who": [{"unit": "a1.7"}], "answers": {"mv.kind": "sideways"}})
        for side in (), ("--side", "a"), ("--side", "b"):
            looked = self.done("journal", "act", self.game, "order", "--preview", "--dice", "6", "--input", "-", *side, stdin=order)
            self.assertIn("passes", looked["result"]["sentence"])
            for secret in ('"left"', '"score"', '"hand"', '"/sides"'):
                self.assertNotIn(secret, json.dumps(looked["result"]))
        whole = self.done("journal", "act", self.game, "order", "--preview", "--dice", "6", "--secrets", "--input", "-", stdin=order)
        self.assertIn('"left"', json.dumps(whole["result"]))

    def test_the_other_side_learns_no_points_by_trying(self):
        # TRO-031: what is left to a side is not found out by previews of what it would pay.
        order = json.dumps({"who": [{"unit": "a1.7"}], "answers": {"mv.kind": "sideways"}})
        seen = set()
        for left in 0, 1:
            self.act("set-points", side="a", answers={"co.left_discipline": left})
            seen.add(json.dumps(self.done("journal", "odds", self.game, "order", "--input", "-", "--side", "b", stdin=order)))
        self.assertEqual(len(seen), 1)
        self.act("set-points", side="a", answers={"co.left_discipline": 0})
        self.refused("journal", "odds", self.game, "order", "--input", "-", "--side", "a", stdin=order, naming=["TRO-187"])

    def test_verify_tells_no_dice(self):
        lines = self.game.read_text(encoding="utf-8").splitlines()
        thrown = json.loads(lines[4])
        self.assertEqual(thrown["act"]["resolver"], "point-dice")
        for die in thrown["result"]["dice"]:
            die["from"] = "rolled"
        lines[4] = json.dumps(thrown, separators=(",", ":"), sort_keys=True)
        self.game.write_text("\n".join(lines) + "\n", encoding="utf-8")
        told = self.run_cli("journal", "verify", self.game).json
        dice = [finding["text"] for finding in told if finding["what"] == "dice"]
        self.assertEqual(dice, ["Entry 4: its dice are not those that belong to it."])
        whole = self.run_cli("journal", "verify", self.game, "--secrets").json
        self.assertTrue(any("6, 2, 4" in finding["text"] for finding in whole))

    def test_the_help_tells_of_it(self):
        for command in "show", "replay", "verify", "act", "undo", "correct", "amend", "note":
            self.assertIn("--secrets", self.run_cli("journal", command, "--help").text)

    def test_when_it_is_over_nothing_is_secret(self):
        # The losses of a whole army end the game.
        for _ in range(4):
            self.act("end-phase")
        for _ in range(5):
            self.act("end-phase")
        for unit in (f"b1.{n}" for n in range(1, 11)):
            self.act("set-unit", who=unit, answers={"co.where": "lost"})
        self.assertIn("have lost the battle", self.act("losses")["result"]["sentence"])
        self.assertIn("state", self.done("journal", "replay", self.game))
        rows = self.show()
        self.assertEqual([die["value"] for die in rows[3]["dice"]], [6, 2, 4])
        self.assertNotIn("secret", rows[3])


if __name__ == "__main__":
    unittest.main()
