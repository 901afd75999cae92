# SPDX-License-Identifier: GPL-3.0-or-later
"""Games on the command line: a journal made entry by entry, read back, verified, tampered with, and kept in the library."""
import hashlib
import json
import subprocess
import sys
import unittest

from cli_support import NATIVE, PROGRAM, TESTS, CliTest

COMBAT = "close-combat"


class JournalTest(CliTest):
    armies = "dbm/alexandrian-macedonian,dbm/gallic"

    def setUp(self):
        super().setUp()
        self.game = self.folder / "game.optio-game"
        self.done("journal", "new", "dbm", "--armies", self.armies, "--seed", "11", "--output", self.game)

    def state(self):
        return self.done("journal", "replay", self.game)["state"]

    def unit(self, side, nth=0):
        """The id of a side's unit, by its place in the order of ids."""
        units = json.loads(self.lines()[0])["start"]["units"]
        return sorted(name for name, unit in units.items() if unit["side"] == side)[nth]

    def fight(self, nth=0, *more, answers=None):
        case = {"a": self.unit("a", nth), "b": self.unit("b", nth), "answers": answers or {}}
        return self.done("journal", "act", self.game, COMBAT, "--input", "-", *more, stdin=json.dumps(case))

    def lines(self):
        text = self.game.read_text(encoding="utf-8")
        self.assertTrue(text.endswith("\n"))
        return text[:-1].split("\n")

    def whole_game(self):
        """Acts with random and typed dice, an undo, a correction and a note."""
        self.fight(0)
        self.fight(1, "--dice", "6,1")
        self.fight(2)
        self.done("journal", "undo", self.game)
        counter = self.counter()
        self.done("journal", "correct", self.game, "--set", f"{counter}=1", "--reason", "miscounted – once")
        self.done("journal", "note", self.game, "We agree that the hill counts.")
        self.fight(3, "--dice", "2,5")

    def counter(self):
        """Path of a unit's losses that may be set by hand."""
        return f"/units/{self.unit('a', 4)}/lost"


class Playing(JournalTest):
    def test_the_chain_can_be_checked_with_any_sha256(self):
        self.whole_game()
        lines = self.lines()
        self.assertEqual(len(lines), 8)
        self.assertEqual(json.loads(lines[0])["optio-game"], 1)
        for n, line in enumerate(lines[1:], 1):
            entry = json.loads(line)
            self.assertEqual(entry["n"], n)
            self.assertEqual(entry["prev"], hashlib.sha256(lines[n - 1].encode("utf-8")).hexdigest())

    def test_a_sound_journal_verifies(self):
        self.whole_game()
        self.assertEqual(self.done("journal", "verify", self.game), [])
        checked = subprocess.run([sys.executable, str(TESTS / "verify_dice.py"), str(self.game)], capture_output=True, timeout=60)
        self.assertEqual(checked.returncode, 0, checked)

    def test_replay_gives_the_state_and_is_equal(self):
        self.whole_game()
        replay = self.done("journal", "replay", self.game)
        self.assertEqual((replay["entries"], replay["equal"], replay["differing"]), (7, True, []))
        state = json.loads(self.lines()[0])["start"]
        for line in self.lines()[1:]:
            for change in json.loads(line).get("result", {}).get("changes", []):
                *way, last = [part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")[1:]]
                place = state
                for part in way:
                    place = place[int(part) if isinstance(place, list) else part]
                last = int(last) if isinstance(place, list) else last
                before = place[last] if isinstance(place, list) else place.get(last)
                self.assertEqual(before, change["from"])
                place[last] = change["to"]
        self.assertEqual(state, replay["state"])

    def test_an_act_is_told_and_stored(self):
        entry = self.fight(0, "--dice", "6,1", "--time", "2026-01-31T12:00:00Z")
        self.assertEqual(json.loads(self.lines()[1]), entry)
        self.assertEqual((entry["n"], entry["kind"], entry["time"]), (1, "act", "2026-01-31T12:00:00Z"))
        self.assertEqual(entry["act"]["resolver"], COMBAT)
        self.assertEqual([(die["value"], die["from"]) for die in entry["result"]["dice"]], [(6, "typed"), (1, "typed")])
        self.assertTrue(entry["result"]["sentence"])

    def test_undo_gives_the_state_back_and_the_same_dice_again(self):
        before = self.state()
        first = self.fight(0)
        undo = self.done("journal", "undo", self.game)
        self.assertEqual((undo["kind"], undo["of"]), ("undo", 1))
        self.assertEqual(self.state(), before)
        self.fight(1)
        second = self.fight(0)
        self.assertEqual([die["value"] for die in first["result"]["dice"]], [die["value"] for die in second["result"]["dice"]])
        for _ in range(2):
            self.done("journal", "undo", self.game)
        self.assertEqual(self.state(), before)
        self.refused("journal", "undo", self.game)

    def test_a_seed_fixes_the_key_and_no_seed_is_random(self):
        keys = set()
        for seed in ["--seed", "11"], [], []:
            header = self.run_cli("journal", "new", "dbm", "--armies", self.armies, *seed)
            self.assertEqual((header.code, header.message), (0, ""))
            keys.add(json.loads(header.text)["key"])
        self.assertEqual(len(keys), 3)
        self.assertIn(json.loads(self.lines()[0])["key"], keys)

    def test_corrections(self):
        path = self.counter()
        unit = path.split("/")[2]
        entry = self.done("journal", "correct", self.game, "--set", f"{path}=1", "--reason", "counted again")
        self.assertEqual((entry["kind"], entry["reason"]), ("correct", "counted again"))
        self.assertEqual(self.state()["units"][unit]["lost"], 1)
        self.done("journal", "undo", self.game)
        self.assertEqual(self.state()["units"][unit]["lost"], 0)
        length = len(self.lines())
        for value in f"{path}=-1", f"{path}=1000", f"{path}=maybe", f"{path}=", f"{path}", "lost=1", "/nowhere/at/all=1", f"{path}=[1]":
            self.refused("journal", "correct", self.game, "--set", value, "--reason", "x")
        self.assertEqual(len(self.lines()), length)
        self.misused("journal", "correct", self.game, "--set", f"{path}=1", naming=["--reason"])

    def test_notes(self):
        entry = self.done("journal", "note", self.game, "<b>plain</b> – \"quoted\"\nsecond line")
        self.assertEqual((entry["kind"], entry["text"]), ("note", "<b>plain</b> – \"quoted\"\nsecond line"))
        self.assertEqual(len(self.lines()), 2)

    @unittest.skipUnless(NATIVE, "node replaces such bytes")
    def test_a_note_of_no_letters(self):
        call = self.run_cli("journal", "note", self.game, b"\xff\xfe".decode("utf-8", "surrogateescape"))
        self.assertEqual((call.code, call.out), (1, b""))
        self.one_line(call)

    def test_what_is_refused_leaves_the_file_alone(self):
        before = self.game.read_bytes()
        case = {"a": self.unit("a"), "b": self.unit("b")}

        def refuse(case, *more, resolver=COMBAT, naming=()):
            stdin = case if isinstance(case, (str, bytes)) else json.dumps(case)
            self.refused("journal", "act", self.game, resolver, "--input", "-", *more, stdin=stdin, naming=naming)

        refuse(case, resolver="arm-wrestling", naming=["arm-wrestling", COMBAT])
        refuse({**case, "a": "z9.9"}, naming=["z9.9"])
        refuse({**case, "a": case["b"]})
        refuse({**case, "answers": {"cc.nonsense": 1}}, naming=["cc.nonsense"])
        refuse(case, "--dice", "7,1", naming=["7"])
        refuse(case, "--dice", "4")
        refuse(case, "--dice", "4,3,2")
        refuse(b"[" * 100_000)
        self.misused("journal", "act", self.game, COMBAT, "--time", "today", naming=["today"])
        self.assertEqual(self.game.read_bytes(), before)

    def test_a_new_game(self):
        self.refused("journal", "new", "dbm", "--armies", self.armies, "--output", self.game, naming=["exists"])
        self.refused("journal", "new", "tiddlywinks", "--armies", self.armies, naming=["tiddlywinks", "dbm"])
        self.refused("journal", "new", "dbm", "--armies", "dbm/nobody," + self.armies.split(",")[1], naming=["dbm/nobody"])
        self.refused("journal", "new", "dbm", "--armies", self.armies, "--options", '{"colour": 1}', naming=["colour"])
        self.refused("journal", "new", "dbm", "--armies", self.armies, "--options", '{"colour"', naming=["--options"])
        self.misused("journal", "new", "dbm", "--armies", self.armies.split(",")[0], naming=["--armies"])
        options = {q["id"]: q["standard"] for q in self.done("describe", "dbm")["options"]}
        made = self.run_cli("journal", "new", "dbm", "--armies", self.armies, "--options", self.write("options.json", options))
        self.assertEqual(json.loads(made.text)["options"], options)

    def test_a_game_with_armies_of_ones_own(self):
        first, second = self.armies.split(",")
        self.done("roster", "export", first, "--output", "first.optio-army")
        own = self.done("roster", "import", "first.optio-army")["id"]
        for armies in f"first.optio-army,{second}", f"{own},{second}":
            header = json.loads(self.run_cli("journal", "new", "dbm", "--armies", armies).text)
            self.assertEqual(header["armies"][0]["name"], json.loads(self.lines()[0])["armies"][0]["name"])

    @unittest.skipUnless(NATIVE, "node has no locks; a browser's second tab waits instead")
    def test_two_writers_wait_for_each_other(self):
        call = [str(arg) for arg in (self.program_call("journal", "note", self.game, "both"))]
        both = [subprocess.Popen(call, stdout=subprocess.DEVNULL) for _ in range(8)]
        self.assertEqual([writer.wait(60) for writer in both], [0] * 8)
        self.assertEqual(len(self.lines()), 9)
        self.assertEqual(self.done("journal", "verify", self.game), [])

    def program_call(self, *arguments):
        return [PROGRAM, *arguments]


class Reading(JournalTest):
    def test_show(self):
        self.whole_game()
        shown = self.done("journal", "show", self.game)
        self.assertEqual(shown["header"]["ruleset"], "dbm")
        self.assertEqual([row["kind"] for row in shown["entries"]], ["act", "act", "act", "undo", "correct", "note", "act"])
        self.assertEqual([row["undone"] for row in shown["entries"]], [False, False, True, False, False, False, False])
        self.assertTrue(all(row["sentence"] for row in shown["entries"] if row["kind"] == "act"))
        self.assertEqual(self.done("journal", "show", "-", stdin=self.game.read_bytes()), shown)
        self.assertEqual(self.done("journal", "show", self.game, "--turn", "1"), shown)
        self.refused("journal", "show", self.game, "--turn", "2", naming=["--turn"])

    def test_report(self):
        self.whole_game()
        report = self.run_cli("journal", "report", self.game)
        self.assertEqual((report.code, report.message), (0, ""))
        self.assertTrue(report.text.startswith("#"))
        for row in self.done("journal", "show", self.game)["entries"]:
            if row["kind"] == "act":
                self.assertIn(row["sentence"], report.text)
        self.assertIn("miscounted – once", report.text)
        self.assertIn("We agree that the hill counts.", report.text)

    def tampered(self, change, whole=True):
        """The findings after `change` was made to the lines; with `whole` the chain is made good again."""
        lines = self.lines()
        change(lines)
        if whole:
            for n in range(1, len(lines)):
                entry = json.loads(lines[n])
                entry["prev"] = hashlib.sha256(lines[n - 1].encode("utf-8")).hexdigest()
                lines[n] = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        path = self.write("tampered.optio-game", "\n".join(lines) + "\n")
        answer = self.run_cli("journal", "verify", path)
        self.assertEqual(answer.code, 1, answer.text)
        self.one_line(answer)
        return answer.json

    @staticmethod
    def edit(lines, n, change):
        entry = json.loads(lines[n])
        change(entry)
        lines[n] = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def test_an_honest_rewrite_of_the_chain_is_no_finding(self):
        """What tampered() does to the chain is itself sound: an untouched journal comes out byte for byte."""
        self.whole_game()
        lines = self.lines()
        for n in range(len(lines)):
            self.edit(lines, n, lambda entry: None)
        self.assertEqual(lines, self.lines())

    def test_tampering_is_found(self):
        self.whole_game()

        def other_face(entry):
            die = entry["result"]["dice"][0]
            die["value"] = die["value"] % 6 + 1

        self.assertIn((1, "dice"), self.places(self.tampered(lambda lines: self.edit(lines, 1, other_face))))
        self.assertIn((2, "ruling"), self.places(self.tampered(lambda lines: self.edit(lines, 2, other_face))))
        change_text = lambda lines: self.edit(lines, 6, lambda entry: entry.update(text="The hill does not count."))
        self.assertIn((7, "chain"), self.places(self.tampered(change_text, whole=False)))

        def other_total(entry):
            entry["result"]["totals"]["a"]["total1"] += 1

        self.assertIn((1, "ruling"), self.places(self.tampered(lambda lines: self.edit(lines, 1, other_total))))

        def kill(entry):
            entry["result"]["changes"] = [{"path": self.counter(), "from": 0, "to": 1, "label": ""}]

        self.assertIn((1, "ruling"), self.places(self.tampered(lambda lines: self.edit(lines, 1, kill))))

    @staticmethod
    def places(findings):
        return {(finding["n"], finding["what"]) for finding in findings}

    def test_a_missing_line_is_found(self):
        self.whole_game()
        lines = self.lines()
        path = self.write("short.optio-game", "\n".join(lines[:3] + lines[4:]) + "\n")
        self.assertEqual(self.run_cli("journal", "verify", path).code, 1)
        for command in "replay", "report", "import", "undo":
            self.refused("journal", command, path)

    def test_a_line_cut_short_by_a_crash(self):
        self.fight(0)
        self.fight(1)
        whole = self.game.read_bytes()
        self.game.write_bytes(whole[:-40])
        found = self.run_cli("journal", "verify", self.game)
        self.assertEqual((found.code, [(f["n"], f["what"]) for f in found.json]), (1, [(2, "cut")]))
        replay = self.run_cli("journal", "replay", self.game)
        self.assertEqual((replay.code, replay.json["entries"]), (0, 1))
        self.one_line(replay)
        noted = self.run_cli("journal", "note", self.game, "the battery was empty")
        self.assertEqual((noted.code, noted.json["n"]), (0, 2))
        self.assertEqual(self.done("journal", "verify", self.game), [])

    def test_a_last_line_without_its_line_feed(self):
        self.fight(0)
        self.game.write_bytes(self.game.read_bytes()[:-1])
        self.done("journal", "note", self.game, "still two lines")
        self.assertEqual(len(self.lines()), 3)
        self.assertEqual(self.done("journal", "verify", self.game), [])

    def test_files_that_are_not_journals(self):
        header = self.lines()[0]
        for name, text in {
            "empty": "",
            "blank": "\n",
            "not json": "hello\n",
            "no header": '{"n":1}\n',
            "an array": "[]\n",
            "truncated": header[:-5] + "\n",
            "an unknown kind": header + '\n{"n":1,"prev":"00","time":"2026-01-31T12:00:00Z","kind":"dream"}\n',
            "deep": header + "\n" + "[" * 100_000 + "\n",
            "a later form": header.replace('"optio-game":1', '"optio-game":99') + "\n",
            "another rule set": header.replace('"ruleset":"dbm"', '"ruleset":"tiddlywinks"') + "\n",
            "no armies": json.dumps({k: v for k, v in json.loads(header).items() if k != "armies"}) + "\n",
            "no start": json.dumps({k: v for k, v in json.loads(header).items() if k != "start"}) + "\n",
            "armies of nobody": json.dumps({**json.loads(header), "armies": [1, 2]}) + "\n",
        }.items():
            path = self.write("bad.optio-game", text)
            for command in "show", "verify", "replay", "report", "undo", "import":
                with self.subTest(name, command=command):
                    self.refused("journal", command, path)
        self.assertEqual(self.done("journal", "list"), [])


class Library(JournalTest):
    def test_import_list_and_export(self):
        self.whole_game()
        told = self.done("journal", "import", self.game)
        self.assertEqual(told["entries"], 7)
        listed = self.done("journal", "list")
        self.assertEqual([(row["id"], row["title"], row["entries"], row["over"]) for row in listed], [(told["id"], told["title"], 7, False)])
        self.assertEqual(self.run_cli("journal", "export", told["id"]).out, self.game.read_bytes())
        self.done("journal", "export", told["id"], "--output", "again.optio-game")
        self.assertEqual((self.folder / "again.optio-game").read_bytes(), self.game.read_bytes())
        self.assertNotEqual(self.done("journal", "import", "again.optio-game")["id"], told["id"])
        self.assertEqual(len(self.done("journal", "list")), 2)

    def test_a_game_there_is_not(self):
        self.refused("journal", "export", "nothing", naming=["nothing"])
        self.done("journal", "import", self.game)
        self.refused("journal", "export", "nothing", naming=["nothing"])


if __name__ == "__main__":
    unittest.main()
