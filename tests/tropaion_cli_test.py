# SPDX-License-Identifier: GPL-3.0-or-later
"""What `journal show` tells of a game with secrets (TRO-027, TRO-029): while it goes on, their sentences alone."""
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
        thrown, placed = rows[2], rows[5]
        self.assertEqual(thrown["resolver"], "point-dice")
        self.assertTrue(thrown["secret"] and thrown["sentence"])
        for row in (thrown, placed):
            self.assertNotIn("input", row)
            self.assertEqual((row["dice"], row["lines"], row["changes"]), ([], [], []))
        # What is open is told in full.
        self.assertEqual([die["value"] for die in rows[0]["dice"]], [6, 1])
        self.assertNotIn("secret", rows[0])
        whole = self.show("--secrets")
        self.assertEqual([die["value"] for die in whole[2]["dice"]], [6, 2, 4])
        self.assertEqual(whole[5]["input"]["answers"], {"gp.assign": "1-2-3"})
        self.assertTrue(whole[5]["changes"])

    def test_no_change_gives_them_away(self):
        # The changes of an open act hold what both sides have left.
        self.act("order", "--dice", "6", who=[{"unit": "a1.7"}], answers={"mv.kind": "sideways"})
        self.assertNotIn('"left"', json.dumps(self.show()))
        self.assertIn('"left"', json.dumps(self.show("--secrets")))
        # Nor does the undo of a secret act, or of one that was amended.
        for _ in range(3):
            self.done("journal", "undo", self.game)
        undone = self.show()
        self.assertNotIn('"score"', json.dumps(undone))
        self.assertNotIn("gp.assign", json.dumps(undone))
        self.assertEqual([row["kind"] for row in undone[-3:]], ["undo"] * 3)

    def test_an_amended_secret_is_one_still(self):
        self.done("journal", "amend", self.game, "6", "--input", "-", "--reason", "misread",
                  stdin=json.dumps({"side": "b", "answers": {"gp.assign": "3-2-1"}}))
        told = json.dumps(self.show())
        self.assertIn("misread", told)
        self.assertNotIn("3-2-1", told)
        self.assertIn("3-2-1", json.dumps(self.show("--secrets")))

    def test_when_it_is_over_nothing_is_secret(self):
        # The losses of a whole army end the game.
        for _ in range(4):
            self.act("end-phase")
        for _ in range(5):
            self.act("end-phase")
        for unit in (f"b1.{n}" for n in range(1, 11)):
            self.act("set-unit", who=unit, answers={"co.where": "lost"})
        self.assertIn("have lost the battle", self.act("losses")["result"]["sentence"])
        rows = self.show()
        self.assertEqual([die["value"] for die in rows[2]["dice"]], [6, 2, 4])
        self.assertNotIn("secret", rows[2])


if __name__ == "__main__":
    unittest.main()
