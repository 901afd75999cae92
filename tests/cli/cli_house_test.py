# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules from the command line: what a file changes, what is refused, and games by house rules (DBM-195)."""
import pathlib
import re
import unittest

from cli_support import TESTS, CliTest

CLUB = """extends = "dbm"
id = "our-club"
name = "DBM, our club"
note = "As we play it."
[[troops.ee]]
id = "ee.psiloi"
value = 1
[[factors.tactical]]
id = "tf.general"
remove = true
[[factors.tactical]]
id = "house.fresh"
before = "tf.high"
rule = "HOUSE-1"
label = "fresh blades"
when = { combat = "close", me = "Bd" }
value = 2
[ruleset.break.command]
part = 4
"""

FIGHT = """{"a": {"type": "Bd", "grade": "O", "drill": "Reg", "general": true}, "b": "Irr Wb(O)"}"""
ARMIES = "dbm/mid-republican-roman,dbm/later-carthaginian"


class HouseRules(CliTest):
    def in_use(self, name="club.toml", text=CLUB):
        folder = self.folder / "data" / "house"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")

    def test_check_lists_what_changes(self):
        changes = self.done("house", "check", self.write("club.toml", CLUB))
        short = [(c["file"], c["table"], c["id"], c["rule"], c["what"], c["from"], c["to"]) for c in changes]
        self.assertEqual(short[0], ("troops", "ee", "ee.psiloi", "DBM-160", "changed", {"value": 0.5}, {"value": 1}))
        removed, added, part = short[1:]
        self.assertEqual(removed[:5], ("factors", "tactical", "tf.general", "DBM-101", "removed"))
        self.assertEqual((removed[5]["value"], removed[6]), (1, None))
        self.assertEqual(added[:6], ("factors", "tactical", "house.fresh", "HOUSE-1", "added", None))
        self.assertEqual(added[6]["value"], 2)
        self.assertEqual(part, ("ruleset", "break.command", "part", "DBM-161", "changed", 3, 4))
        self.assertEqual([c["where"] for c in changes], ["club.toml:5", "club.toml:8", "club.toml:11", "club.toml:19"])
        self.assertEqual(changes[0]["text"], "value 0.5 → 1")

    def test_check_refuses_with_file_and_line(self):
        for old, new, words in (
            ('"dbm"', '"dmb"', ["club.toml:1", '"dmb"', 'did you mean "dbm"?']),
            ("troops.ee", "troops.eee", ["club.toml:5", '"eee"']),
            ("ee.psiloi", "ee.psilo", ["club.toml:5", "ee.psilo", 'did you mean "ee.psiloi"?']),
            ("tf.general", "tf.genreal", ["club.toml:9", 'did you mean "tf.general"?']),
            ("value = 1\n", 'value = "x"\n', ["club.toml:7", "a number"]),
            ("part = 4", "part = 0", ["club.toml:19"]),
            ("our-club", "Our Club", ["club.toml:2", "small letters"]),
            ("extends = ", "extends ", ["club.toml:1", "TOML"]),
        ):
            with self.subTest(new=new):
                self.refused("house", "check", self.write("club.toml", CLUB.replace(old, new, 1)), naming=words)
        self.refused("house", "check", self.folder / "none.toml", naming=["none.toml"])
        self.refused("house", "check", self.folder, naming=["cannot be read"])
        self.misused("house", naming=["check", "list"])

    def test_house_files_of_the_library_are_used(self):
        self.assertEqual(self.done("house", "list"), [])
        self.in_use()
        (listed,) = self.done("house", "list")
        self.assertEqual((listed["ruleset"], listed["extends"], listed["changes"], listed["fault"]), ("dbm+our-club", "dbm", 4, ""))
        rulesets = {r["id"]: r for r in self.done("rulesets")}
        self.assertEqual(rulesets["dbm+our-club"]["extends"], "dbm")
        self.assertNotEqual(rulesets["dbm+our-club"]["data"], rulesets["dbm"]["data"])
        described = self.done("describe", "dbm+our-club")
        self.assertEqual((described["name"], described["summary"]), ("DBM, our club", "As we play it."))
        self.assertEqual(described["catalogue"]["ee"][0]["value"], 1)
        self.assertEqual([a["id"] for a in described["armies"]], [a["id"] for a in self.done("describe", "dbm")["armies"]])
        self.assertNotIn("dbm+our-club", [a["ruleset"] for a in self.done("roster", "list")])
        page = self.done("reference", "dbm+our-club", "DBM-160")
        self.assertIn("House rule, Psiloi: value 0.5 → 1.", page[0]["text"])

    def test_a_table_is_copied(self):
        """DAT-04"""
        file = self.folder / "copy.toml"
        self.done("house", "copy", "dbm", "troops.move", "our-moves", "--name", "Our moves", "--output", file)
        text = file.read_text()
        self.assertIn('\nname = "Our moves"\n', text)
        self.assertIn('\n# id = "move.light_horse"\n', text)
        self.assertEqual(self.done("house", "check", file), [])
        self.refused("house", "copy", "dbm", "troops.mov", "our-moves", naming=["troops.move"])
        self.refused("house", "copy", "dbm", "troops.move", "Our Moves", naming=["id"])

    def test_rulings_by_house_rules(self):
        house = self.write("club.toml", CLUB)
        lines = {}
        for ruleset in ("dbm", "dbm+our-club"):
            result = self.done("--house", house, "resolve", ruleset, "close-combat", "--input", "-", "--dice", "4,4", stdin=FIGHT)
            self.assertEqual(result["ruleset"], ruleset)
            lines[ruleset] = {line["id"]: line["value"] for line in result["lines"] if line["side"] == "a"}
        self.assertEqual(lines["dbm"]["tf.general"], 1)
        self.assertNotIn("tf.general", lines["dbm+our-club"])
        self.assertEqual(lines["dbm+our-club"]["house.fresh"], 2)
        # --house may stand after the command, and without it the rule set is missing.
        self.done("describe", "dbm+our-club", "--house", house)
        self.refused("describe", "dbm+our-club", naming=['the house rules "our-club" are missing', "--house"])
        self.refused("describe", "dbm", "--house", self.write("bad.toml", CLUB.replace("ee.psiloi", "ee.psilo")), naming=["bad.toml:5"])

    def test_a_game_by_house_rules(self):
        house = self.write("club.toml", CLUB)
        game = self.folder / "game.optio-game"
        self.done("journal", "new", "dbm+our-club", "--armies", ARMIES, "--seed", 3, "--output", game, "--house", house)
        header = self.done("journal", "show", game, "--house", house)
        self.assertIn("dbm+our-club", str(header))
        self.assertEqual(self.done("journal", "verify", game, "--house", house), [])
        self.refused("journal", "verify", game, naming=['the house rules "our-club" are missing'])
        # A roster made under house rules can be fielded without them.
        roster = self.done("roster", "show", "dbm/mid-republican-roman")
        roster.pop("totals")
        own = self.write("own.optio-army", {**roster, "ruleset": "dbm+our-club", "id": "own"})
        self.done("journal", "new", "dbm", "--armies", f"{own},dbm/later-carthaginian", "--output", self.folder / "plain.optio-game")
        self.assertEqual(self.done("roster", "show", own)["ruleset"], "dbm+our-club")

    def test_a_faulty_file_is_told_and_left_out(self):
        self.in_use("bad.toml", "extends = \n")
        self.in_use()
        answer = self.run_cli("rulesets")
        self.assertEqual(answer.code, 0)
        self.one_line(answer)
        self.assertIn("bad.toml:1", answer.message)
        self.assertIn("dbm+our-club", [r["id"] for r in answer.json])
        listed = self.run_cli("house", "list").json
        self.assertEqual([bool(one["fault"]) for one in listed], [True, False])

    def test_the_example_of_the_docs(self):
        page = (pathlib.Path(TESTS).parent / "docs" / "house-rules.md").read_text(encoding="utf-8")
        snippets = [s for s in re.findall(r"```toml\n(.*?)```", page, re.S) if "extends" in s]
        self.assertEqual(len(snippets), 1)
        changes = self.done("house", "check", self.write("readme.toml", snippets[0]))
        self.assertEqual({c["what"] for c in changes}, {"changed", "added", "removed"})
        self.assertGreater(len(changes), 3)

    def test_a_file_is_made_changed_and_shared(self):
        tables = {t["table"]: t for t in self.done("house", "show", "dbm")}
        self.assertEqual(tables["troops.move"]["title"], "Moves")
        horse = tables["troops.move"]["rows"][0]
        self.assertEqual((horse["place"], horse["title"]), ("troops.move/move.light_horse", "Light horse"))
        self.assertIn({"place": "troops.move/move.light_horse/good", "title": "Good going", "kind": "number", "value": 250}, horse["values"])
        club = self.folder / "new.toml"
        self.done("house", "new", "dbm", "our-club", "--name", "Ours", "--output", club)
        bare = club.read_text(encoding="utf-8")
        self.assertEqual(bare, 'extends = "dbm"\nid = "our-club"\nname = "Ours"\n')
        (change,) = self.done("house", "set", club, "troops.move/move.light_horse/good", "300")
        self.assertEqual(change["text"], "good 250 → 300")
        self.assertEqual(len(self.done("house", "remove", club, "factors.tactical/tf.general")), 2)
        self.assertEqual(len(self.done("house", "set", club, "ruleset.break.command/part", "4")), 3)
        written = club.read_text(encoding="utf-8")
        self.assertEqual(written, bare + '\n[[troops.move]]\nid = "move.light_horse"\ngood = 300\n\n[[factors.tactical]]\n'
                         'id = "tf.general"\nremove = true\n\n[ruleset.break.command]\npart = 4\n')
        # What does not load is not written.
        self.refused("house", "set", club, "ruleset.break.command/part", "0", naming=["new.toml"])
        self.refused("house", "set", club, "troops.ee/ee.psilo/value", "1", naming=['did you mean "ee.psiloi"?'])
        self.assertEqual(club.read_text(encoding="utf-8"), written)
        self.assertEqual(self.done("house", "import", club)["ruleset"], "dbm+our-club")
        self.refused("house", "import", club, naming=["already", "--replace"])
        self.done("house", "import", club, "--replace")
        shared = self.folder / "shared.toml"
        self.done("house", "export", "dbm+our-club", "--output", shared)
        self.assertEqual(shared.read_text(encoding="utf-8"), written)
        self.refused("house", "export", "dbm+none", naming=["house list"])
        for place in ("ruleset.break.command/part", "factors.tactical/tf.general", "troops.move/move.light_horse"):
            self.done("house", "unset", club, place)
        self.assertEqual(club.read_text(encoding="utf-8"), bare)

    def test_comments_are_not_lost_without_a_word(self):
        file = self.write("club.toml", CLUB + "# agreed in March\n")
        self.refused("house", "set", file, "ruleset.break.command/part", "5", naming=["comments", "--drop-comments"])
        self.done("house", "set", file, "ruleset.break.command/part", "5", "--drop-comments")
        text = pathlib.Path(file).read_text(encoding="utf-8")
        self.assertNotIn("#", text)
        self.assertIn('before = "tf.high"', text)  # what only the file can say is kept

    def test_hostile_files_are_refused(self):
        for text, words in (
            ("x" * (2 << 20), ["KB"]),
            ("a = " + "[" * 5000, ["deep"]),
            ("\x00\x01", ["TOML"]),
            (CLUB.replace("our-club", "../../x"), ["small letters"]),
            (CLUB.replace('"dbm"', '"../dbm"'), ["no rule set"]),
        ):
            with self.subTest(words=words):
                self.refused("house", "import", self.write("bad.toml", text), naming=words)
        self.assertEqual(self.done("house", "list"), [])


if __name__ == "__main__":
    unittest.main()
