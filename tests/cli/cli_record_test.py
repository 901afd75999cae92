# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of all games, and the luck of their dice, on the command line."""
import csv
import io
import json
import shutil
import unittest

from cli_support import TESTS, CliTest

WHOLE = TESTS / "golden" / "dbm-whole.optio-game"
SHORT = TESTS / "golden" / "dbm-short.optio-game"
DBA = TESTS / "golden" / "dba-whole.optio-game"


class Record(CliTest):
    def filled(self):
        return [self.done("journal", "import", file)["id"] for file in (WHOLE, SHORT, DBA)]

    def test_empty(self):
        self.assertEqual(self.done("record", "list")["games"], [])
        self.assertEqual(self.done("record", "dice")["dice"], [])
        self.assertFalse((self.folder / "data").exists())

    def test_list_filter_and_table(self):
        ids = self.filled()
        told = self.done("record", "list")
        self.assertEqual({game["id"] for game in told["games"]}, set(ids))
        games = {game["id"]: game for game in told["games"]}
        whole = games[ids[0]]
        self.assertTrue(whole["over"] and whole["winner"] in ("a", "b") and whole["result"])
        self.assertEqual(told["longest"], max(told["games"], key=lambda game: (game["turns"], game["entries"]))["id"])
        self.assertIn(told["closest"], [game["id"] for game in told["games"] if game["over"]])
        self.done("record", "name", ids[0], "--a", "Anna", "--b", "Ben")
        self.done("record", "name", ids[2], "--a", "Ben", "--b", "Anna")
        self.assertEqual(set(self.done("record", "list")["players"]), {"Anna", "Ben"})
        self.assertEqual([game["id"] for game in self.done("record", "list", "--find", "anna", "--ruleset", "dbm")["games"]], [ids[0]])
        self.assertEqual(len(self.done("record", "list", "--player", "Ben")["games"]), 2)
        rows = list(csv.reader(io.StringIO(self.run_cli("record", "list", "--format", "csv").text)))
        self.assertEqual(len(rows), 4)
        self.assertEqual({row[-1] for row in rows[1:]}, set(ids))
        self.assertEqual({len(row) for row in rows}, {18})
        # What is kept of a game is what is read of it again.
        self.assertEqual(self.done("record", "list")["games"], self.done("record", "list")["games"])
        self.refused("record", "name", "nobody", "--a", "Anna", naming=("nobody",))
        self.refused("record", "name", ids[0], "--a", "x" * 61, naming=("60",))

    def test_rates(self):
        ids = self.filled()
        self.done("record", "name", ids[0], "--a", "Anna", "--b", "Ben")
        self.done("record", "name", ids[2], "--a", "Ben", "--b", "Anna")
        games = {game["id"]: game for game in self.done("record", "list")["games"]}
        won = sum(games[id]["winner"] == side for id, side in ((ids[0], "a"), (ids[2], "b")))
        decided = sum(games[id]["over"] for id in (ids[0], ids[2]))
        (line,) = self.done("record", "rates", "--me", "Anna")["lines"]
        self.assertEqual((line["label"], line["games"], line["won"]), ("Ben", 2, won))
        self.assertEqual(line["won"] + line["lost"] + line["drawn"], decided)
        self.assertTrue(0 <= line["low"] <= line["rate"] <= line["high"] <= 1)
        self.assertTrue(line["high"] - line["low"] > 0.3)  # two games say little
        results = self.done("record", "rates", "--by", "result")["lines"]
        self.assertEqual(sum(one["games"] for one in results), 3)
        armies = self.done("record", "rates", "--by", "army")["lines"]
        self.assertEqual(sum(one["games"] for one in armies), 6)

    def test_dice(self):
        self.filled()
        told = self.done("record", "dice")
        self.assertEqual(told["games"], 3)
        self.assertTrue(told["dice"])
        for row in told["dice"]:
            self.assertEqual(sum(row["faces"]), row["count"])
            self.assertTrue(row["verdict"] == "too few to say" if row["count"] < 30 else row["verdict"].split(":")[0])
        self.done("journal", "import", WHOLE)  # the same game once more has no new dice
        self.assertEqual(self.done("record", "dice")["dice"], told["dice"])

    def test_named_dice(self):
        game = self.folder / "game"
        shutil.copy(SHORT, game)
        act = ["journal", "act", game, "close-combat", "--input", "-"]
        pair = json.dumps({"a": "a1.1", "b": "b1.1"})
        for names, naming in ((["x" * 41], "40"), (["red\u202ed6"], "plain text"), (["red\nd6"], "one line"), (["\x07"], "plain text"), (["a", "b", "c"], "3 names")):
            before = game.read_bytes()
            self.refused(*act, "--dice", "4,2", *(word for name in names for word in ("--named", name)), stdin=pair, naming=(naming,))
            self.assertEqual(game.read_bytes(), before)
        self.done(*act, "--dice", "4,2", "--named", " red  d6", "--named", "", stdin=pair)
        row = self.done("journal", "show", game)["entries"][-1]
        self.assertEqual(row["die_names"], ["red d6", ""])
        self.done("journal", "undo", game)
        self.done(*act, "--dice", "4,2", "--named", "green", stdin=pair)  # for both; the same roll, named better
        self.misused(*act, "--named", "red d6", naming=("--named",))
        self.assertEqual(self.run_cli("journal", "verify", game).code, 0)
        again = self.done("journal", "import", game)["id"]
        self.assertEqual(self.run_cli("journal", "export", again).out, game.read_bytes())
        (told,) = [dice for dice in self.done("record", "dice")["dice"] if "name" in dice]
        self.assertEqual((told["name"], told["count"], told["from"]), ("green", 2, "typed"))
        self.assertEqual(told["text"], "your green (d6): 2 rolls, too few to say")
        named = [dice for dice in self.done("journal", "luck", game, "--secrets")["dice"] if "name" in dice]
        self.assertEqual(sum(dice["average"]["count"] for dice in named), 2)

    def test_luck_of_a_game(self):
        luck = self.done("journal", "luck", WHOLE)
        self.assertEqual(luck["uncounted"], 0)
        self.assertTrue(luck["dice"] and luck["results"] and luck["swings"])
        for dice in luck["dice"]:
            average = dice["average"]
            self.assertEqual(sum(dice["faces"]), average["count"])
            self.assertTrue(average["low"] <= average["expected"] <= average["high"])
            if average["count"] < 30:
                self.assertEqual(average["verdict"], "too few to say")


if __name__ == "__main__":
    unittest.main()
