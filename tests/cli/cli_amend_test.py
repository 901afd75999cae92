# SPDX-License-Identifier: GPL-3.0-or-later
"""Amending a game on the command line: an entry far back made otherwise, what follows, and the journal afterwards."""
import hashlib
import json
import subprocess
import sys
import unittest

from cli_support import TESTS, CliTest

COMBAT = "close-combat"
FLANK = {"answers": {"cc.left_b": "overlapped"}}


class AmendTest(CliTest):
    """A forgotten overlap ten rulings ago: 9 against 5 is a recoil, 9 against 4 destroys the general's cavalry."""

    def setUp(self):
        super().setUp()
        self.game = self.folder / "game.optio-game"
        armies = "dbm/alexandrian-macedonian,dbm/gallic"
        self.done("journal", "new", "dbm", "--armies", armies, "--seed", "11", "--output", self.game)
        self.fight("a1.1", "b1.1", "4,1")  # 1
        for _ in range(7):
            self.fight("a2.2", "b2.3")  # 2 to 8, rolled
        self.done("journal", "act", self.game, "end-bound")  # 9
        self.fight("b1.1", "a3.3", "3,3")  # 10
        self.done("journal", "note", self.game, "A pause.")  # 11
        self.fight("b2.2", "a3.4")  # 12, rolled

    def fight(self, a, b, dice=None):
        more = ["--dice", dice] if dice else []
        return self.done("journal", "act", self.game, COMBAT, "--input", "-", *more, stdin=json.dumps({"a": a, "b": b}))

    def amend(self, n, *more, given=FLANK):
        return self.done("journal", "amend", self.game, n, "--input", "-", *more, "--reason", "a forgotten overlap", stdin=json.dumps(given))

    def preview(self, n, *more, given=FLANK):
        return self.done("journal", "amend", self.game, n, "--input", "-", *more, "--preview", stdin=json.dumps(given))

    def state(self):
        return self.done("journal", "replay", self.game)["state"]

    def lines(self):
        return self.game.read_text(encoding="utf-8").splitlines()

    def sound(self):
        """The journal verifies, its dice are those of its key, and its chain is whole."""
        self.assertEqual(self.done("journal", "verify", self.game), [])
        checked = subprocess.run([sys.executable, str(TESTS / "verify_dice.py"), str(self.game)], capture_output=True, timeout=60)
        self.assertEqual(checked.returncode, 0, checked)
        lines = self.lines()
        for before, line in zip(lines, lines[1:]):
            self.assertEqual(json.loads(line)["prev"], hashlib.sha256(before.encode("utf-8")).hexdigest())

    def test_a_preview_tells_what_follows_and_writes_nothing(self):
        before = self.game.read_bytes()
        shown = self.preview(1)
        self.assertIn("recoil", shown["before"])
        self.assertIn("destroyed", shown["after"])
        self.assertEqual([(one["n"], one["what"], one["choice"]) for one in shown["consequences"]], [(10, "illegal", "keep")])
        self.assertIn("DBM-191", shown["consequences"][0]["why"])
        self.assertIn("/units/b1.1/lost", [change["path"] for change in shown["changes"]])
        self.assertEqual(self.game.read_bytes(), before)

    def test_a_reason_may_be_left_out(self):
        for more in [], ["--reason", "  "]:
            self.done("journal", "amend", self.game, 1, "--input", "-", *more, stdin=json.dumps(FLANK))
            self.sound()
            self.assertIn("(amended)", self.run_cli("journal", "report", self.game).text)
            self.done("journal", "undo", self.game)

    def test_a_forgotten_act_is_put_in_its_place(self):
        self.write("fight.json", {"resolver": COMBAT, "input": {"a": "a2.3", "b": "b2.4"}, "dice": [4, 4]})
        insert = ["--choose", "10=drop", "--insert", "9=fight.json"]
        shown = self.preview(1, *insert)
        self.assertEqual([(one["before"], len(one["acts"])) for one in shown["inserted"]], [(9, 1)])
        before = self.state()
        self.amend(1, *insert)
        self.sound()
        row = self.done("journal", "show", self.game)["entries"][8]
        self.assertEqual([die["value"] for die in row["inserted"][0]["result"]["dice"]], [4, 4])
        self.done("journal", "undo", self.game)
        self.assertEqual(self.state(), before)
        length = len(self.lines())
        for bad in "9", "x=fight.json", "1=fight.json", "99=fight.json", "9=none.json":
            self.refused("journal", "amend", self.game, 1, "--drop", "--insert", bad, "--reason", "x")
        for act in {}, {"resolver": "sulk"}, {"resolver": COMBAT}, {"resolver": 1}, {"resolver": COMBAT, "dice": 4, "input": {}}, {"extra": 1}:
            self.write("bad.json", act)
            self.refused("journal", "amend", self.game, 1, "--drop", "--insert", "9=bad.json", "--reason", "x")
        self.assertEqual(len(self.lines()), length)

    def test_dbm_191_an_amendment_stands_and_undo_takes_it_back(self):
        before = self.state()
        dice = [[die["value"] for die in json.loads(line).get("result", {}).get("dice", [])] for line in self.lines()[1:]]
        entry = self.amend(1, "--choose", "10=drop")
        self.assertEqual((entry["n"], entry["kind"], entry["of"], entry["reason"]), (13, "amend", 1, "a forgotten overlap"))
        self.assertEqual(json.loads(self.lines()[-1]), entry)
        how = {item["n"]: item["how"] for item in entry["history"]}
        self.assertEqual((how[1], how[10]), ("amended", "dropped"))
        for item in entry["history"]:
            if "dice" in item.get("result", {}):
                self.assertEqual([die["value"] for die in item["result"]["dice"]], dice[item["n"] - 1])
        self.assertEqual(self.state()["units"]["b1.1"]["lost"], 1)
        self.sound()
        undo = self.done("journal", "undo", self.game)
        self.assertEqual((undo["kind"], undo["of"]), ("undo", 13))
        self.assertEqual(self.state(), before)
        self.sound()

    def test_the_fold_of_the_history_is_the_state(self):
        self.amend(1)
        self.fight("b1.2", "a1.2", "5,2")
        self.amend(2, given={"answers": {"cc.right_b": "overlapped"}})
        self.done("journal", "undo", self.game)
        self.amend(8, given={"answers": {"cc.right_a": "overlapped"}})
        self.sound()
        shown = self.done("journal", "show", self.game)["entries"]
        state = json.loads(self.lines()[0])["start"]
        for row in shown:
            if row["undone"] or row["kind"] not in ("act", "correct"):
                continue
            stands = row.get("amended", row)
            for change in stands["changes"] if stands.get("how") != "dropped" else []:
                self.make(state, change)
        told = self.state()
        for unit in state["units"]:  # entries that come out the same upon other ground are shown as they were
            self.assertEqual(state["units"][unit]["lost"], told["units"][unit]["lost"], unit)

    @staticmethod
    def make(state, change):
        *way, last = change["path"].split("/")[1:]
        for part in way:
            state = state[int(part) if isinstance(state, list) else part]
        state[int(last) if isinstance(state, list) else last] = change["to"]

    def test_the_rolls_of_others_are_no_consequence(self):
        """Fights of the same pikes later in the bound come out the same when the first of them is struck."""
        shown = self.done("journal", "amend", self.game, "2", "--drop", "--preview")
        self.assertTrue(shown["struck"])
        self.assertEqual(shown["consequences"], [])

    def test_show_and_report_tell_the_history_as_it_stands(self):
        self.amend(1, "--choose", "10=drop")
        rows = {row["n"]: row for row in self.done("journal", "show", self.game)["entries"]}
        self.assertEqual((rows[1]["amended"]["by"], rows[1]["amended"]["how"]), (13, "amended"))
        self.assertIn("destroyed", rows[1]["amended"]["sentence"])
        self.assertIn("recoil", rows[1]["sentence"])
        self.assertEqual(rows[10]["amended"]["how"], "dropped")
        self.assertNotIn("amended", rows[2])
        report = self.run_cli("journal", "report", self.game)
        self.assertEqual((report.code, report.message), (0, ""))
        self.assertIn(f"1. **{rows[1]['amended']['sentence']}** (amended: a forgotten overlap)", report.text)
        self.assertIn("(voided by entry 13)", report.text)
        self.assertNotIn("Amended: entry", report.text)

    def test_striking_finds_no_better_dice(self):
        first = json.loads(self.lines()[2])
        for _ in range(3):
            self.done("journal", "undo", self.game)  # to bound 1, and the fight of entry 2 can be done again
        self.done("journal", "amend", self.game, "2", "--drop", "--reason", "it was not in contact")
        again = self.fight("a2.2", "b2.3")
        self.assertEqual(again["key"], first["key"])
        self.assertEqual([die["value"] for die in again["result"]["dice"]], [die["value"] for die in first["result"]["dice"]])
        self.sound()

    def test_corrections_are_amended_with_new_values(self):
        path = "/units/a3.5/lost"
        self.done("journal", "correct", self.game, "--set", f"{path}=1", "--reason", "miscounted")
        entry = self.done("journal", "amend", self.game, "13", "--set", f"{path}=2", "--reason", "miscounted again")
        self.assertEqual(entry["result"]["changes"][0]["to"], 2)
        self.assertEqual(self.state()["units"]["a3.5"]["lost"], 2)
        self.refused("journal", "amend", self.game, "13", "--set", f"{path}=99", "--reason", "x", naming=["99"])
        self.sound()

    def test_typed_dice_are_typed_anew_rolled_dice_stay(self):
        shown = self.done("journal", "amend", self.game, "1", "--dice", "6,1", "--preview")
        self.assertEqual([die["value"] for die in shown["result"]["dice"]], [6, 1])
        self.refused("journal", "amend", self.game, "2", "--dice", "6,1", "--preview", naming=["entry 2", "dice"])

    def test_what_is_refused_leaves_the_file_alone(self):
        self.done("journal", "undo", self.game)
        before = self.game.read_bytes()

        def refuse(n, *more, given=FLANK, naming=()):
            self.refused("journal", "amend", self.game, n, "--input", "-", *more, "--reason", "x", stdin=json.dumps(given), naming=naming)

        refuse(0, naming=["header"])
        refuse(99, naming=["99", "13"])
        refuse(11, naming=["note"])
        refuse(12, naming=["taken back"])
        refuse(13, naming=["undo"])
        refuse(1, given={}, naming=["changes nothing"])
        refuse(1, given={"answers": {"cc.left_b": "sideways"}}, naming=["cc.left_b"])
        refuse(1, given={"answers": {"cc.nonsense": 1}}, naming=["cc.nonsense"])
        refuse(1, given={"a": "z9.9"}, naming=["z9.9"])
        refuse(1, given={"answers": []}, naming=["answers"])
        self.preview(1, "--choose", "5=keep")  # in the end it needs none
        refuse(1, "--choose", "11=keep", naming=["entry 11"])
        refuse(1, "--choose", "10=replay", naming=["entry 10"])
        refuse(1, "--choose", "10=reroll", naming=["reroll"])
        refuse(1, "--choose", "ten=keep", naming=["--choose"])
        self.refused("journal", "amend", self.game, "1", "--reason", "x", naming=["entry 1"])
        self.refused("journal", "amend", self.game, "1", "--set", "/turn=4", "--reason", "x", naming=["correction"])
        self.misused("journal", "amend", self.game, "one", "--drop", naming=["one"])
        self.misused("journal", "amend", self.game, naming=["N"])
        self.misused("journal", "amend", self.game, "1", "--drop", "--dice", "1,2")
        self.assertEqual(self.game.read_bytes(), before)

    def test_forged_amendments_are_found(self):
        self.amend(1, "--choose", "10=drop")
        lines = self.lines()

        def forged(change):
            entry = json.loads(lines[13])
            change(entry)
            text = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            path = self.write("forged.optio-game", "\n".join(lines[:13] + [text]) + "\n")
            return self.run_cli("journal", "verify", path)

        def other_face(entry):
            entry["history"][0]["result"]["dice"][0]["value"] = 6

        def more_lost(entry):
            next(change for change in entry["result"]["changes"] if change["path"].endswith("/lost"))["to"] = 0

        self.assertEqual(forged(lambda entry: None).json, [])
        for change in other_face, more_lost:
            found = forged(change)
            self.assertEqual(found.code, 1)
            self.assertIn(13, [finding["n"] for finding in found.json])
        for change in lambda e: e.update(history=7), lambda e: e.update(of=13), lambda e: e["history"][0].update(how="lost"):
            self.assertEqual((forged(change).code, forged(change).out), (1, b""))

    def test_the_library_keeps_amendments(self):
        self.amend(1, "--choose", "10=drop")
        told = self.done("journal", "import", self.game)
        self.assertEqual(self.run_cli("journal", "export", told["id"]).out, self.game.read_bytes())


if __name__ == "__main__":
    unittest.main()
