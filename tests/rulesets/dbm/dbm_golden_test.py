# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole DBM game with typed dice: three commands a side, sixteen bounds, from the first PIP dice to a beaten army."""
import json
import unittest

from golden_support import GOLDEN, GoldenTest

ACTS = json.loads((GOLDEN / "dbm-whole.acts.json").read_text(encoding="utf-8"))


class WholeGame(GoldenTest):
    def test_a_whole_game(self):
        """DBM-020, DBM-030 to DBM-046, DBM-060 to DBM-064, DBM-070 to DBM-164, DBM-197."""
        armies = "dbm/alexandrian-macedonian,dbm/gallic"
        self.compare("dbm-whole", self.play("dbm", armies, 44, "2026-03-31", ACTS))

    def test_the_kept_journal_replays_to_the_same_win(self):
        """DBM-161: commands break; DBM-162: so does an army."""
        replay = self.done("journal", "replay", GOLDEN / "dbm-whole.optio-game")
        self.assertEqual((replay["entries"], replay["equal"]), (len(ACTS), True))
        self.assertEqual((replay["ended"]["over"], replay["ended"]["winner"]), (True, "b"))
        self.assertGreaterEqual(replay["turn"], 12)
        commands = [command for side in replay["state"]["sides"] for command in side["commands"]]
        self.assertEqual(len(commands), 6)
        self.assertTrue(any(command["demoralised"] for command in commands))
        shown = self.done("journal", "show", GOLDEN / "dbm-whole.optio-game")["entries"]
        self.assertTrue(all(die["from"] == "typed" for row in shown for die in row.get("dice", [])))
        resolvers = {row.get("resolver") for row in shown}
        self.assertLessEqual({"pips", "pip-assign", "move", "spontaneous", "shooting", "close-combat", "end-bound"}, resolvers)


if __name__ == "__main__":
    unittest.main()
