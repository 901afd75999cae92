# SPDX-License-Identifier: GPL-3.0-or-later
"""Armies on the command line: those supplied, the library, files to share, and files that are wrong."""
import contextlib
import json
import sqlite3
import unittest

from cli_support import CliTest


class Rosters(CliTest):
    def supplied(self):
        return [row for row in self.done("roster", "list", "--ruleset", "dbm") if row["supplied"]]

    def test_list(self):
        listed = self.done("roster", "list")
        self.assertGreater(len(listed), 1)
        for row in listed:
            self.assertLessEqual({"id", "name", "ruleset", "points", "supplied"}, set(row))
            self.assertTrue(row["id"].startswith(row["ruleset"] + "/"))
        self.assertEqual([row for row in listed if row["ruleset"] == "dbm"], self.done("roster", "list", "--ruleset", "dbm"))
        self.refused("roster", "list", "--ruleset", "tiddlywinks", naming=["tiddlywinks", "dbm"])

    def test_show_and_validate_every_supplied_army(self):
        """DBM-180 and on: the supplied armies are legal."""
        for row in self.supplied():
            with self.subTest(row["id"]):
                shown = self.done("roster", "show", row["id"])
                self.assertEqual((shown["id"], shown["name"], shown["totals"]["points"]), (row["id"], row["name"], row["points"]))
                self.assertTrue(all(command["units"] for command in shown["commands"]))
                findings = self.done("roster", "validate", row["id"])
                self.assertEqual([f for f in findings if f["severity"] == "error"], [])

    def test_export_and_import(self):
        army = self.supplied()[0]
        told = self.done("roster", "export", army["id"], "--output", "mine.optio-army")
        self.assertEqual(told, {"file": "mine.optio-army"})
        text = (self.folder / "mine.optio-army").read_text(encoding="utf-8")
        self.assertEqual(text, self.run_cli("roster", "export", army["id"]).text)
        self.assertTrue(text.endswith("}\n"))
        self.refused("roster", "export", army["id"], "--output", "mine.optio-army", naming=["mine.optio-army", "exists"])

        first = self.done("roster", "import", "mine.optio-army")
        self.assertTrue(first["renumbered"], "the id of a supplied army is taken")
        self.assertEqual(first["name"], army["name"])
        again = self.done("roster", "import", "-", stdin=text)
        self.assertEqual(len({army["id"], first["id"], again["id"]}), 3)
        rows = {row["id"]: row for row in self.done("roster", "list")}
        for new in first, again:
            self.assertFalse(rows[new["id"]]["supplied"])
            self.assertEqual(rows[new["id"]]["points"], army["points"])

        back = self.run_cli("roster", "export", first["id"])
        stored = json.loads(back.text)
        self.assertTrue(stored.pop("pinned"), "what its rows cost by the figures it was made with")
        self.assertEqual({**stored, "id": army["id"]}, json.loads(text))

    def test_an_id_of_ones_own_is_kept(self):
        roster = json.loads(self.run_cli("roster", "export", self.supplied()[0]["id"]).text)
        roster["id"] = "0b5ff6a6-8a4e-4b6c-9a65-0d35cf1a4b11"
        roster["name"] = "Ours – <b>plain</b> 'text'; DROP TABLE"
        told = self.done("roster", "import", "-", stdin=json.dumps(roster))
        self.assertEqual((told["id"], told["renumbered"]), (roster["id"], False))
        self.assertEqual(self.done("roster", "show", roster["id"])["name"], roster["name"])

    def test_unknown_rows_are_kept(self):
        roster = json.loads(self.run_cli("roster", "export", self.supplied()[0]["id"]).text)
        roster["commands"][0]["units"][0]["type"] = "Zz"
        roster["commands"][0]["units"][0]["plume"] = "red"
        roster["vendor"] = {"painter": {"done": 3}}
        told = self.done("roster", "import", "-", stdin=json.dumps(roster))
        shown = self.done("roster", "show", told["id"])
        self.assertEqual(shown["commands"], roster["commands"])
        self.assertEqual(shown["vendor"], roster["vendor"])

    def test_an_illegal_army_is_told_and_listed(self):
        roster = json.loads(self.run_cli("roster", "export", self.supplied()[0]["id"]).text)
        roster["commands"][0]["units"][0]["type"] = "Zz"
        answer = self.run_cli("roster", "validate", "-", stdin=json.dumps(roster))
        self.assertEqual(answer.code, 1)
        self.one_line(answer)
        errors = [f for f in answer.json if f["severity"] == "error"]
        self.assertTrue(any(f["where"] == "/commands/0/units/0" and "Zz" in f["text"] for f in errors), answer.json)

    def test_an_army_without_a_limit_has_the_usual_one(self):  # DBM-183, DBM-184
        units = [{"drill": "Reg", "type": "Cv", "grade": "O", "count": 1, "role": "general"},
                 {"drill": "Reg", "type": "Kn", "grade": "S", "count": 40}]
        roster = {"format": 1, "ruleset": "dbm", "name": "R", "commands": [{"name": "R 1", "kind": "cinc", "units": units}]}
        over = lambda: any("limit" in one["text"] for one in self.run_cli("roster", "validate", "-", stdin=json.dumps(roster)).json)
        self.assertTrue(over())
        roster["limit"] = 0  # none
        self.assertFalse(over())

    def test_files_that_are_not_armies(self):
        roster = json.loads(self.run_cli("roster", "export", self.supplied()[0]["id"]).text)
        for name, value in {
            "a list": [],
            "nothing": {},
            "no commands": {k: v for k, v in roster.items() if k != "commands"},
            "no rule set": {k: v for k, v in roster.items() if k != "ruleset"},
            "a name that is a number": {**roster, "name": 7},
            "commands that are no list": {**roster, "commands": {}},
            "units that are no list": {**roster, "commands": [{"name": "x", "units": 3}]},
            "a unit that is no object": {**roster, "commands": [{"name": "x", "units": [3]}]},
            "a later form": {**roster, "format": 99},
        }.items():
            with self.subTest(name):
                self.refused("roster", "import", "-", stdin=json.dumps(value))
                self.refused("roster", "validate", "-", stdin=json.dumps(value))
        unknown = json.dumps({**roster, "ruleset": "tiddlywinks"})
        self.refused("roster", "import", "-", stdin=unknown, naming=["tiddlywinks", "dbm"])
        self.refused("roster", "import", "-", stdin=json.dumps(roster)[:-20])
        self.refused("roster", "import", "-", stdin=b"[" * 100_000)
        self.refused("roster", "import", "-", stdin=b'{"name":"' + b"x" * 20_000_000 + b'"}')
        self.assertEqual(self.done("roster", "list"), [row for row in self.done("roster", "list") if row["supplied"]])

    def test_an_army_there_is_not(self):
        for command in "show", "validate", "export":
            self.refused("roster", command, "dbm/no-such-army", naming=["dbm/no-such-army"])

    def test_a_library_of_a_newer_program_is_left_alone(self):
        self.done("roster", "import", "-", stdin=self.run_cli("roster", "export", self.supplied()[0]["id"]).text)
        path = self.folder / "data" / "optio.sqlite"
        with contextlib.closing(sqlite3.connect(path)) as library:
            library.execute("PRAGMA user_version = 99")
            library.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        before = path.read_bytes()
        for command in ["roster", "list"], ["journal", "list"], ["roster", "show", "nobody"]:
            self.refused(*command, naming=["newer"])
        self.assertEqual(path.read_bytes(), before)

    def test_a_library_that_cannot_be_made(self):
        (self.folder / "data").write_text("a file, not a folder")
        text = self.run_cli("roster", "export", self.supplied()[0]["id"]).text
        self.refused("roster", "import", "-", stdin=text, naming=["data"])


if __name__ == "__main__":
    unittest.main()
