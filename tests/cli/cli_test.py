# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line outside games: rule sets, examples, rulings, odds, and what it refuses."""
import json
import subprocess
import unittest
from fractions import Fraction

from cli_support import PROGRAM, CliTest

# W08 (DBM-137): blades against warband two ranks deep.
W08 = {"a": "Reg Bd(O)", "b": "Irr Wb(O)", "answers": {"cc.rank2_b": "Wb(O)"}}


def changed(**changes):
    """W08 with other slots or answers."""
    case = json.loads(json.dumps(W08))
    case["answers"].update(changes.pop("answers", {}))
    return json.dumps({**case, **changes})


class Knowledge(CliTest):
    def test_rulesets(self):
        listed = self.done("rulesets")
        self.assertIn("dbm", [ruleset["id"] for ruleset in listed])
        for ruleset in listed:
            self.assertRegex(ruleset["data"], "^[0-9a-f]{64}$")
            self.assertTrue(ruleset["name"] and ruleset["summary"])

    def test_describe(self):
        described = self.done("describe", "dbm")
        self.assertEqual(described["id"], "dbm")
        resolvers = {resolver["id"]: resolver for resolver in described["resolvers"]}
        self.assertLessEqual({"close-combat", "shooting"}, set(resolvers))
        combat = resolvers["close-combat"]
        self.assertEqual([slot["id"] for slot in combat["slots"]], ["a", "b"])
        self.assertEqual([die["faces"] for die in combat["dice"]], [[1, 2, 3, 4, 5, 6]] * 2)
        for question in combat["questions"]:
            self.assertTrue(question["id"] and question["label"] and question["rule"], question)
        self.assertGreater(len(described["armies"]), 1)
        self.assertTrue(all(army["points"] > 0 for army in described["armies"]))
        self.assertIn("types", described["catalogue"])

    def test_reference(self):
        rows = self.done("reference", "dbm")
        self.assertGreater(len(rows), 20)
        rule = rows[0]["rule"]
        one = self.done("reference", "dbm", rule)
        self.assertTrue(one)
        self.assertEqual({row["rule"] for row in one}, {rule})
        self.refused("reference", "dbm", "DBM-9999", naming=["DBM-9999"])

    def test_an_example_of_each_ruling_can_be_ruled(self):
        for ruleset in self.done("rulesets"):
            for resolver in self.done("describe", ruleset["id"])["resolvers"]:
                with self.subTest(ruleset=ruleset["id"], resolver=resolver["id"]):
                    example = self.run_cli("example", ruleset["id"], resolver["id"])
                    self.assertEqual(example.code, 0)
                    result = self.done("resolve", ruleset["id"], resolver["id"], "--input", "-", "--odds", stdin=example.out)
                    self.assertEqual((result["ruleset"], result["resolver"]), (ruleset["id"], resolver["id"]))
                    self.assertTrue(result["sentence"])
                    faces = ",".join(str(die["value"]) for die in result["dice"])
                    again = self.done("resolve", ruleset["id"], resolver["id"], "--input", "-", "--dice", faces, stdin=example.out)
                    self.assertEqual(again["outcome"], result["outcome"])
                    self.assertEqual(again["lines"], result["lines"])
                    form = self.done("form", ruleset["id"], resolver["id"], "--input", "-", stdin=example.out)
                    self.assertEqual(form["resolver"], resolver["id"])

    def test_version_and_help(self):
        version = self.run_cli("--version")
        self.assertEqual((version.code, version.message), (0, ""))
        self.assertRegex(version.text, r"^optio-cli \d+\.\d+\.\d+\n$")
        for command in [], ["resolve"], ["roster"], ["roster", "import"], ["journal", "act"]:
            shown = self.run_cli(*command, "--help")
            self.assertEqual((shown.code, shown.message), (0, ""), command)
            self.assertIn("Usage: optio-cli" + "".join(" " + word for word in command), shown.text)

    def test_the_examples_of_the_help_are_true(self):
        lines = self.run_cli("--help").text.splitlines()
        examples = [line.strip() for line in lines if line.startswith("  optio-cli ")]
        self.assertGreater(len(examples), 8)
        for example in examples:
            script = example.replace("optio-cli ", f"'{PROGRAM}' --data data ")
            done = subprocess.run(["sh", "-c", script], cwd=self.folder, capture_output=True, timeout=120)
            self.assertEqual((done.returncode, done.stderr), (0, b""), example)
            self.assertTrue(done.stdout or ">" in example, example)

    def test_reading_makes_no_library(self):
        self.done("roster", "list")
        self.done("journal", "list")
        self.assertFalse((self.folder / "data").exists())
        self.assertFalse((self.folder / "home").exists())


class Rulings(CliTest):
    def resolve(self, case, *more):
        return self.done("resolve", "dbm", "close-combat", "--input", "-", *more, stdin=case if isinstance(case, str) else json.dumps(case))

    def test_w08_blades_beat_warband(self):
        """W08: DBM-137, rs.wb2."""
        result = self.resolve(W08, "--dice", "4,3")
        self.assertEqual([(die["value"], die["sides"], die["from"]) for die in result["dice"]], [(4, 6, "typed"), (3, 6, "typed")])
        self.assertTrue(all(die["for"] for die in result["dice"]))
        self.assertEqual(sorted(line["value"] for line in result["lines"] if line["side"] == "a"), [4, 5])
        self.assertEqual(sorted(line["value"] for line in result["lines"] if line["side"] == "b"), [1, 3, 3])
        support = [line for line in result["lines"] if line["id"] == "rs.wb2"]
        self.assertEqual([(line["side"], line["value"]) for line in support], [("b", 1)])
        self.assertEqual((result["totals"]["a"]["total1"], result["totals"]["b"]["total1"]), (9, 7))
        self.assertEqual((result["outcome"]["a"]["result"], result["outcome"]["b"]["result"]), ("unharmed", "recoil"))
        self.assertTrue(result["outcome"]["b"]["instruction"] and result["outcome"]["b"]["rule"])
        self.assertTrue(result["sentence"] and result["comparison"])
        self.assertEqual(result["changes"], [])
        self.assertEqual(result["input"]["answers"]["cc.rank2_b"], "Wb(O)")
        self.assertGreater(len(result["input"]["answers"]), 1, "answers are completed with their defaults")
        self.assertNotIn("odds", result)

    def test_w09_warband_destroys_blades(self):
        """W09: DBM-122."""
        self.assertEqual(self.resolve(W08, "--dice", "1,4")["outcome"]["a"]["result"], "destroyed")

    def test_w31_odds(self):
        """W31: DBM-196."""
        odds = self.resolve(W08, "--dice", "4,3", "--odds")["odds"]
        shares = {(share["outcome"]["a"], share["outcome"]["b"]): Fraction(int(share["weight"]), int(share["of"])) for share in odds}
        self.assertEqual(len(shares), len(odds))
        self.assertEqual(shares.pop(("unharmed", "recoil")), Fraction(19, 36))
        self.assertEqual(shares.pop(("destroyed", "unharmed")), Fraction(10, 36))
        self.assertEqual(shares.pop(("unharmed", "destroyed")), Fraction(2, 36))
        self.assertEqual(sum(shares.values()), Fraction(5, 36))

    def test_weights_add_up_exactly(self):
        for case in W08, {"a": "Kn(S)", "b": "Bw(S)"}, {"a": "El(O)", "b": "Pk(O)"}:
            odds = self.resolve(case, "--odds")["odds"]
            totals = {int(share["of"]) for share in odds}
            self.assertEqual(totals, {sum(int(share["weight"]) for share in odds)})
            self.assertAlmostEqual(sum(share["p"] for share in odds), 1, places=12)
            for share in odds:
                self.assertGreater(int(share["weight"]), 0)
                self.assertAlmostEqual(share["p"], int(share["weight"]) / int(share["of"]), places=12)
                self.assertIn(share["favours"], ("a", "b", ""))

    def test_answers_tell_what_would_change(self):
        result = self.resolve(W08, "--odds")
        rank = [row for row in result["answers"] if row["question"] == "cc.rank2_b" and row["value"] == "none"]
        self.assertEqual(len(rank), 1)
        without = self.resolve({"a": "Reg Bd(O)", "b": "Irr Wb(O)"}, "--odds")
        favoured = [sum(s["p"] for s in r["odds"] if s["favours"] == "a") for r in (result, without)]
        self.assertTrue(rank[0]["changes"])
        self.assertAlmostEqual(rank[0]["favour_a"], favoured[1] - favoured[0], places=12)

    def test_a_seed_fixes_the_dice(self):
        seeds = [self.resolve(W08, "--seed", seed) for seed in range(12)]
        self.assertEqual(seeds[7], self.resolve(W08, "--seed", "7"))
        self.assertGreater(len({tuple(die["value"] for die in result["dice"]) for result in seeds}), 3)
        self.assertTrue(all(die["from"] == "rolled" for result in seeds for die in result["dice"]))

    def test_without_a_seed_dice_are_fresh(self):
        thrown = {tuple(die["value"] for die in self.resolve(W08)["dice"]) for _ in range(16)}
        self.assertGreater(len(thrown), 2)

    def test_text_stays_utf8(self):
        printed = self.run_cli("resolve", "dbm", "close-combat", "--input", self.write("case.json", W08), "--dice", "4,3").text
        self.assertNotIn("\\u", printed)
        self.assertTrue(printed.startswith("{\n  \""))


class Refusals(CliTest):
    def refuse(self, case, *more, naming=()):
        return self.refused("resolve", "dbm", "close-combat", "--input", "-", *more, stdin=case, naming=naming)

    def test_unknown_names(self):
        self.refused("describe", "tiddlywinks", naming=["tiddlywinks", "dbm"])
        self.refused("example", "dbm", "arm-wrestling", naming=["arm-wrestling", "close-combat"])
        self.refused("resolve", "tiddlywinks", "close-combat", "--input", "-", stdin="{}", naming=["tiddlywinks", "dbm"])

    def test_units(self):
        self.refuse(changed(a="Xy(O)"), naming=["Xy", "Bd"])
        self.refuse(changed(a="Bd(Q)"), naming=["Q"])
        self.refuse(changed(a={"type": "Bd", "grade": "Q"}), naming=["Q"])
        self.refuse(changed(a={"type": "Bd", "grade": "O", "hat": 1}), naming=["hat"])
        self.refuse(changed(a=17), naming=["a"])
        self.refuse(json.dumps({"a": "Bd(O)"}), naming=["b"])

    def test_questions_and_answers(self):
        self.refuse(changed(answers={"cc.weather_of_yesterday": True}), naming=["cc.weather_of_yesterday"])
        self.refuse(changed(answers={"cc.going_a": "lava"}), naming=["cc.going_a", "lava", "good"])
        self.refuse(changed(answers={"cc.rank2_b": "Zz(O)"}), naming=["cc.rank2_b"])
        self.refuse(changed(answers={"cc.rank2_b": 3}), naming=["cc.rank2_b"])
        self.refuse(json.dumps({**W08, "answers": []}), naming=["answers"])
        self.refuse(changed(colour="red"), naming=["colour"])

    def test_dice(self):
        for faces, named in ("0,3", "0"), ("4,7", "7"), ("-1,3", "-1"):
            message = self.refuse(changed(), "--dice", faces, naming=[named])
            self.assertIn("6", message, "the allowed faces are named")
        for faces in "4", "4,3,2", "":
            self.refuse(changed(), "--dice", faces)
        for faces in "x", "4,x", "4,", ",4", "4,,3", "4, 3", "4.0,3", "+4,3", "99999999999999999999,1":
            self.refuse(changed(), "--dice", faces, naming=["--dice"])

    def test_malformed_json(self):
        bad = {
            "empty": b"",
            "truncated": b'{"a": "Bd(O)", "b"',
            "nan": b'{"a": NaN, "b": "Bd(O)"}',
            "trailing": b'{"a": "Bd(O)", "b": "Bd(O)"} {}',
            "comment": b'{"a": "Bd(O)", /* no */ "b": "Bd(O)"}',
            "duplicate keys": b'{"a": "Bd(O)", "a": "Wb(O)", "b": "Bd(O)"}',
            "bad utf-8": b'{"a": "Bd(O)", "b": "\xff\xfe"}',
            "overlong utf-8": b'{"a": "Bd(O)", "b": "\xc0\xaf"}',
            "lone surrogate": b'{"a": "Bd(O)", "b": "\\ud800"}',
            "huge number": b'{"a": 1e999, "b": "Bd(O)"}',
            "an array": b"[1, 2]",
            "a text": b'"Bd(O)"',
            "deep": b"[" * 100_000,
            "deep objects": b'{"a":' * 100_000,
            "huge": b'{"a": "' + b"x" * 20_000_000 + b'"}',
            "nul": b'{"a": "Bd(O)"\x00}',
        }
        for name, text in bad.items():
            with self.subTest(name):
                self.refuse(text)

    def test_files(self):
        for command in ["resolve", "dbm", "close-combat", "--input"], ["roster", "validate"], ["journal", "show"], ["journal", "undo"]:
            self.refused(*command, "no-such-file.json", naming=["no-such-file.json"])
        self.refused("resolve", "dbm", "close-combat", "--input", self.folder)
        self.refused("journal", "show", self.folder)

    def test_messages_stay_on_one_line(self):
        self.refused("roster", "show", "a\nb\x1b[31m", naming=["a b [31m"])
        self.refused("describe", "x" * 100_000)

    def test_misuse(self):
        self.misused(naming=[])
        self.misused("frobnicate", naming=["frobnicate"])
        self.misused("resolve", "dbm", naming=["RESOLVER"])
        self.misused("resolve", "dbm", "close-combat", naming=["--input"])
        self.misused("resolve", "dbm", "close-combat", "--input", "-", "--dice", "4,3", "--seed", "7", naming=["--dice", "--seed"])
        self.misused("resolve", "dbm", "close-combat", "--input", "-", "--seed", "x", naming=["--seed"])
        for seed in "-1", "1.5", "0x10", "99999999999999999999", "":
            self.misused("resolve", "dbm", "close-combat", "--input", "-", "--seed", seed, naming=["--seed"])
        self.misused("resolve", "dbm", "close-combat", "--input", "-", "--colour", naming=["--colour"])
        self.misused("roster", naming=[])
        self.misused("journal", "note", "file", "text", "--time", "yesterday", naming=["yesterday"])
        self.misused("rulesets", "dbm", naming=["dbm"])


class ClosedOutput(CliTest):
    def test_a_reader_who_leaves_is_no_fault(self):
        call = f"'{PROGRAM}' describe dbm | head -c 10 >/dev/null; echo ${{PIPESTATUS[0]}}"
        done = subprocess.run(["bash", "-c", call], capture_output=True, timeout=60)
        self.assertEqual((done.stdout, done.stderr), (b"0\n", b""))

    def test_closed_standard_output(self):
        done = subprocess.run(["bash", "-c", f"'{PROGRAM}' rulesets >&-"], stderr=subprocess.PIPE, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, b""))

    def test_a_full_disk_is_told(self):
        done = subprocess.run(["bash", "-c", f"'{PROGRAM}' rulesets >/dev/full"], stderr=subprocess.PIPE, timeout=60)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"standard output", done.stderr)


if __name__ == "__main__":
    unittest.main()
