# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of odds from the command line: in every form, of two armies, of a game as it stands, and one cell that leads into its ruling."""
import csv
import io
import json
import unittest

from cli_support import TESTS, CliTest

GAME = TESTS / "golden" / "dbm-short.optio-game"


def favours(odds, side):
    return sum(int(share["weight"]) for share in odds if share["favours"] == side) / int(odds[0]["of"])


class Odds(CliTest):
    def printed(self, *arguments):
        answer = self.run_cli(*arguments)
        self.assertEqual((answer.code, answer.message), (0, ""), arguments)
        return answer.text

    def test_every_form_says_the_same(self):
        for more in ((), ("--rows", "dba/gallic"), ("--rows", "dba/gallic", "--columns", "dba/alexandrian-macedonian")):
            with self.subTest(more=more):
                table = self.done("odds", "matrix", "dba", "close-combat", *more)
                rows = list(csv.reader(io.StringIO(self.printed("odds", "matrix", "dba", "close-combat", *more, "--format", "csv"))))
                self.assertEqual([row["label"] for row in table["rows"]], [row[0] for row in rows[1:]])
                self.assertEqual([column["label"] for column in table["columns"]], rows[0][1:])
                for told, row in zip(table["cells"], rows[1:]):
                    for cell, text in zip(told, row[1:]):
                        self.assertAlmostEqual(100 * cell["attacker"]["p"], float(text), delta=0.051)
                text = self.printed("odds", "matrix", "dba", "close-combat", *more, "--format", "text")
                page = self.printed("odds", "matrix", "dba", "close-combat", *more, "--format", "html")
                for row in table["rows"]:
                    self.assertIn(row["label"], text)
                    self.assertIn(row["label"], page)

    def test_a_cell_leads_into_its_ruling(self):
        table = self.done("odds", "matrix", "dbm", "close-combat")
        attacker, defender = table["rows"][1], table["columns"][6]
        cell = self.done("odds", "cell", "dbm", "close-combat", attacker["brief"], defender["label"])
        self.assertAlmostEqual(favours(cell["odds"], "a"), table["cells"][1][6]["attacker"]["p"])
        ruling = self.done("resolve", "dbm", "close-combat", "--input", "-", "--odds", "--dice", "5,2", stdin=json.dumps(cell["input"]))
        self.assertEqual(ruling["odds"], cell["odds"])
        # What an answer changes is what the cell has with it.
        change = next(one for one in cell["answers"] if one["changes"] and abs(one["favour_a"]) > 0.01)
        other = self.done("odds", "cell", "dbm", "close-combat", attacker["brief"], defender["label"], "--answers",
                          json.dumps({change["question"]: change["value"]}))
        self.assertAlmostEqual(favours(other["odds"], "a"), favours(cell["odds"], "a") + change["favour_a"])
        self.refused("odds", "cell", "dbm", "close-combat", "Dragons", "Sp(O)", naming=("Dragons", "Kn(O)"))

    def test_a_game_as_it_stands(self):
        before = GAME.read_bytes()
        table = self.done("odds", "matrix", "dbm", "close-combat", "--game", GAME)
        self.assertTrue(table["rows"] and table["columns"])
        names = [one["label"] for one in table["rows"] + table["columns"]]
        self.assertEqual(len(set(row["label"] for row in table["rows"])), len(table["rows"]), names)
        met = [(row, column) for row, cells in zip(table["rows"], table["cells"]) for column, cell in zip(table["columns"], cells)
               if "attacker" in cell]
        self.assertTrue(met)
        attacker, defender = met[0]
        cell = self.done("odds", "cell", "dbm", "close-combat", attacker["label"], defender["label"], "--game", GAME)
        case = self.folder / "case.json"
        case.write_text(json.dumps(cell["input"]))
        told = self.done("journal", "odds", GAME, "close-combat", "--input", case)
        self.assertEqual(told["odds"], cell["odds"])
        self.assertEqual(GAME.read_bytes(), before)
        self.refused("odds", "matrix", "dba", "close-combat", "--game", GAME, naming=("dbm",))
        self.refused("odds", "matrix", "dbm", "close-combat", "--game", GAME, "--rows", "dbm/later-carthaginian", naming=("--game",))

    def test_a_plan_of_two_fights(self):
        before = GAME.read_bytes()
        table = self.done("odds", "matrix", "dbm", "close-combat", "--game", GAME)
        inputs, used = [], set()
        for row, cells in zip(table["rows"], table["cells"]):
            for number, cell in enumerate(cells):
                if "attacker" in cell and number not in used and len(inputs) < 2:
                    used.add(number)
                    told = self.done("odds", "cell", "dbm", "close-combat", row["label"], table["columns"][number]["label"], "--game", GAME)
                    inputs.append((told, {"resolver": "close-combat", "input": told["input"]}))
                    break
        plan = self.done("odds", "plan", GAME, "--input", json.dumps({"fights": [one for _, one in inputs]}))
        self.assertTrue(plan["exact"])
        first = inputs[0][0]["odds"]
        self.assertAlmostEqual(plan["fights"][0]["favoursA"] + plan["fights"][0]["favoursB"], favours(first, "a") + favours(first, "b"))
        for side in (0, 1):
            self.assertAlmostEqual(sum(one["p"] for one in plan["losses"][side]), 1)
        self.assertEqual(GAME.read_bytes(), before)
        self.refused("odds", "plan", GAME, "--input", "{}", naming=("fights",))
        # One that cannot recoil is destroyed, if the player says that it cannot.
        (fight,) = [one for one in (inputs[0][1],)]
        alone = self.done("odds", "plan", GAME, "--input", json.dumps({"fights": [fight]}))
        follows = alone["fights"][0]["follows"]
        self.assertTrue(follows and not any(one["done"] or one["due"] for one in follows))
        key = next(one["key"] for one in follows if one["key"].startswith("losses|"))
        stuck = self.done("odds", "plan", GAME, "--input", json.dumps({"fights": [fight | {"follows": {key: {"done": True}}}]}))
        self.assertGreater(sum(stuck["expected"]), sum(alone["expected"]))
        for wrong in ([], {key: 1}, {key: {"done": "yes"}}, {key: {"answers": []}}):
            self.refused("odds", "plan", GAME, "--input", json.dumps({"fights": [fight | {"follows": wrong}]}), naming=("object",))


if __name__ == "__main__":
    unittest.main()
