# SPDX-License-Identifier: GPL-3.0-or-later
"""Armies on the command line, from elsewhere and for elsewhere: formats, previews, conflicts, QR codes, the published schema."""
import io
import json
import subprocess
import unittest
import zipfile

import jsonschema
from cli_support import CliTest, TESTS

SCHEMA = json.loads((TESTS.parent / "rules/exchange/optio-army-1.schema.json").read_text(encoding="utf-8"))


class Exchange(CliTest):
    def ids(self, ruleset=None):
        more = ["--ruleset", ruleset] if ruleset else []
        return [row["id"] for row in self.done("roster", "list", *more)]

    def exported(self, *arguments):
        answer = self.run_cli("roster", "export", *arguments)
        self.assertEqual(answer.code, 0, answer.message)
        return answer.text

    def mine(self, **changes):
        """An army with an id of its own."""
        return {**json.loads(self.exported("dbm/gallic")), "id": "0b5ff6a6-8a4e-4b6c-9a65-0d35cf1a4b11", **changes}

    def test_the_library_has_at_least_forty_armies(self):
        self.assertGreaterEqual(len(self.ids()), 40)

    def test_the_published_schema(self):
        jsonschema.Draft7Validator.check_schema(SCHEMA)
        judge = jsonschema.Draft7Validator(SCHEMA)
        ids = self.ids()
        whole = json.loads(self.exported(*ids))
        judge.validate(whole)
        self.assertEqual(len(whole["armies"]), len(ids))
        army = json.loads(self.exported(ids[0]))
        judge.validate(army)
        # What the schema refuses the program refuses, and the other way round.
        for change in ({"format": 2}, {"name": ""}, {"name": 7}, {"limit": -1}, {"commands": {}}, {"commands": [{"name": "x", "units": 3}]},
                       {"commands": [{"name": "x", "units": [{"count": 1.5}]}]}, {"notes": "n" * 20001}, {"ruleset": None}):
            bad = {**army, **change}
            self.assertFalse(judge.is_valid(bad), change)
            self.refused("roster", "import", "-", stdin=json.dumps(bad))
        self.assertTrue(judge.is_valid({**army, "plume": "red", "totals": {"points": -7}}))

    def test_formats_are_listed(self):
        formats = {row["id"]: row for row in self.done("roster", "formats")}
        self.assertLessEqual({"json", "text", "csv", "qr", "packed", "ros", "dba-list", "peltast", "gboh"}, set(formats))
        self.refused("roster", "export", "dbm/gallic", "--format", "tex", naming=["tex", "text"])
        self.refused("roster", "export", "dbm/gallic", "--format", "dba-list", naming=["DBA"])
        self.refused("roster", "export", "dbm/gallic", "--format", "ros", naming=["not written"])

    def test_a_dry_run_changes_nothing(self):
        told = self.done("roster", "import", "-", "--dry-run", stdin=json.dumps(self.mine()))
        self.assertEqual((told["step"], told["saved"], len(told["armies"])), ("add", 0, 1))
        self.assertFalse((self.folder / "data").exists())
        self.assertEqual(self.done("roster", "import", "-", stdin=json.dumps(self.mine()))["saved"], 1)

    def test_a_conflict_keeps_both(self):
        self.done("roster", "import", "-", stdin=json.dumps(self.mine()))
        again = self.done("roster", "import", "-", stdin=json.dumps(self.mine()))
        self.assertEqual((again["step"], again["saved"]), ("same", 0))
        other = self.mine(name="Another", limit=500)
        told = self.done("roster", "import", "-", "--dry-run", stdin=json.dumps(other))
        self.assertEqual((told["step"], told["renumbered"]), ("copy", True))
        self.assertTrue(any("500" in difference["text"] for difference in told["differences"]), told)
        copy = self.done("roster", "import", "-", stdin=json.dumps(other))
        self.assertNotEqual(copy["id"], other["id"])
        self.assertEqual(self.done("roster", "show", other["id"])["name"], self.mine()["name"])
        self.assertEqual(self.done("roster", "show", copy["id"])["name"], "Another")

    def test_one_bad_army_stops_all(self):
        many = {"format": 1, "armies": [self.mine(), self.mine(id="other", ruleset="chess")]}
        self.refused("roster", "import", "-", stdin=json.dumps(many), naming=["army 2", "chess"])
        self.assertEqual([row for row in self.done("roster", "list") if not row["supplied"]], [])

    def test_choices_are_asked_and_answered(self):
        text = "Mine: 1xHCh or Cv (Gen), 4x4Bw, 6x3/4Lb, 1x2Ps"
        told = self.done("roster", "import", "-", "--dry-run", stdin=text)
        self.assertEqual(told["format"], "dba-list")
        question = told["questions"][0]
        self.assertEqual((question["kind"], [choice["label"] for choice in question["choices"]]), ("choice", ["HCh", "Cv"]))
        saved = self.done("roster", "import", "-", "--answers", json.dumps({question["id"]: 1}), stdin=text)
        units = self.done("roster", "show", saved["id"])["commands"][0]["units"]
        self.assertEqual(units[0], {"type": "Cv", "role": "general", "count": 1})
        self.refused("roster", "import", "-", "--answers", '{"%s": 5}' % question["id"], stdin=text)

    def test_text_says_what_it_did_not_understand(self):
        told = self.done("roster", "import", "-", "--ruleset", "dba", stdin="Mine\n1 x Cavalry, general's element\n11 x Wibble\n")
        self.assertEqual([(note["line"], note["column"]) for note in told["notes"]], [(3, 6)])
        self.assertIn("Wibble", told["notes"][0]["text"])
        self.assertTrue(any("Wibble" in finding["text"] for finding in told["findings"]))

    def test_rosters_in_a_zip(self):
        xml = ('<roster name="Patrol" gameSystemName="Some Game"><forces><force name="A"><selections><selection name="Pikes" number="3"/>'
               "</selections></force></forces></roster>")
        for name, told in (("x.ros", None), ("../../x.ros", None), ("x.txt", "without a file")):
            packed = io.BytesIO()
            with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr(name, xml)
            path = self.folder / "x.rosz"
            path.write_bytes(packed.getvalue())
            if told:
                self.refused("roster", "import", path, naming=[told])
            else:
                answer = self.done("roster", "import", path, "--ruleset", "dba")
                self.assertEqual(self.done("roster", "show", answer["id"])["commands"][0]["units"], [{"type": "Pk", "name": "Pikes", "count": 3}])
            path.write_bytes(packed.getvalue()[:-30])
            self.refused("roster", "import", path, naming=["damaged"])
        bomb = io.BytesIO()
        with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("x.ros", b"<" * 60_000_000)
        (self.folder / "bomb.rosz").write_bytes(bomb.getvalue())
        self.refused("roster", "import", "bomb.rosz", naming=["grows past"])

    def test_a_qr_code_is_read_by_another_program(self):
        told = json.loads(self.run_cli("roster", "qr", "dba/seleucid").text)
        self.assertLess(told["bytes"], 700)
        lines = self.run_cli("roster", "qr", "dba/seleucid", "--format", "text").text.splitlines()
        dark = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
        rows = [[dark[c][half] for c in line] for line in lines for half in (0, 1)]
        scaled = [[bit for bit in row for _ in range(6)] for row in rows for _ in range(6)]
        image = self.folder / "code.pbm"
        image.write_text("P1\n%d %d\n%s\n" % (len(scaled[0]), len(scaled), "\n".join(" ".join(map(str, row)) for row in scaled)))
        read = subprocess.run(["zbarimg", "--raw", "-q", "-Sdisable", "-Sqrcode.enable", str(image)], capture_output=True, check=True)
        payload = read.stdout.decode("utf-8").rstrip("\n")
        self.assertEqual(payload, told["payload"])
        back = self.done("roster", "import", "-", stdin=payload)
        shown, army = self.done("roster", "show", back["id"]), json.loads(self.exported("dba/seleucid"))
        self.assertEqual({key: shown[key] for key in ("name", "people", "commands", "data", "notes")},
                         {key: army[key] for key in ("name", "people", "commands", "data", "notes")})
        svg = self.run_cli("roster", "qr", "dba/seleucid", "--format", "svg").text
        self.assertTrue(svg.startswith("<svg"))

    def test_an_army_of_older_figures(self):
        self.done("roster", "import", "-", stdin=json.dumps(self.mine()))
        stored = self.done("roster", "show", self.mine()["id"])
        self.assertTrue(stored["pinned"])
        older = {**stored, "id": "older", "data": "0" * 64}
        older.pop("totals")
        for row in older["pinned"]:
            row["points"] += 1
        told = self.done("roster", "import", "-", stdin=json.dumps(older))
        self.assertFalse(told["current"])
        shown = self.done("roster", "show", "older")
        self.assertEqual((shown["data"], shown["pinned"]), (older["data"], older["pinned"]))
        update = self.done("roster", "update", "older")
        self.assertEqual((update["current"], update["applied"]), (False, False))
        self.assertTrue(any("before" in difference["text"] for difference in update["differences"]))
        self.assertEqual(self.done("roster", "show", "older")["data"], older["data"])
        self.assertTrue(self.done("roster", "update", "older", "--apply")["applied"])
        self.assertEqual(self.done("roster", "update", "older")["differences"], [])
        self.refused("roster", "update", "dbm/gallic", "--apply", naming=["dbm/gallic"])

    def test_files_too_large_change_nothing(self):
        for start in b"{", b"<roster ", b"OPTIO1:", b"a,count\n", b"1 x Kn\n":
            self.refused("roster", "import", "-", stdin=start + b"A" * 50_000_000)
        self.assertEqual([row for row in self.done("roster", "list") if not row["supplied"]], [])

    def test_print(self):
        text = self.run_cli("roster", "print", "dba/gallic", "--sheet", "game").text
        self.assertIn("☐" * 8, text)
        html = self.run_cli("roster", "print", "-", "--format", "html", stdin=json.dumps(self.mine(name="<b>Bold</b>"))).text
        self.assertIn("&lt;b&gt;Bold", html)
        self.assertNotIn("<b>Bold", html)


if __name__ == "__main__":
    unittest.main()
