# SPDX-License-Identifier: GPL-3.0-or-later
"""Backups on the command line: everything to a file, a look into it, and back."""
import io
import json
import os
import sqlite3
import unittest
import zipfile

from cli_support import CliTest


class Backup(CliTest):
    def army(self, name, **changes):
        told = self.run_cli("roster", "export", "dba/gallic")
        return json.dumps({**told.json, "id": name.lower(), "name": name, **changes})

    def filled(self):
        """A library with two armies, a game and house rules."""
        for name in ("Gauls", "Nubians"):
            self.done("roster", "import", "-", stdin=self.army(name))
        self.done("journal", "new", "dbm", "--armies", "dbm/gallic,dbm/mid-republican-roman", "--output", self.folder / "g.optio-game")
        self.done("journal", "import", self.folder / "g.optio-game")
        house = self.folder / "data" / "house"
        house.mkdir()
        (house / "club.toml").write_text('extends = "dbm"\nid = "our-club"\nname = "Our club"\n')
        return self.folder / "all.optio-backup"

    def mine(self):
        return sorted(row["name"] for row in self.done("roster", "list") if not row["supplied"])

    def test_there_and_back(self):
        file = self.filled()
        self.assertEqual(self.done("backup", "write", file)["counts"],
                         {"armies": 2, "games": 1, "campaigns": 0, "binned": 0, "houseRules": 1})
        told = self.done("backup", "check", file)
        self.assertEqual((told["lost"], told["counts"]["armies"], told["houseRules"]), ([], 2, True))
        self.done("roster", "import", "-", stdin=self.army("Late"))
        (self.folder / "data" / "house" / "club.toml").unlink()
        self.assertEqual(self.done("backup", "check", file)["lost"], [{"kind": "army", "name": "Late", "gone": True}])
        done = self.done("backup", "restore", file, "--yes")
        self.assertTrue(done["restored"])
        self.assertEqual(self.mine(), ["Gauls", "Nubians"])
        self.assertEqual(len(self.done("journal", "list")), 1)
        self.assertEqual([row["ruleset"] for row in self.done("house", "list")], ["dbm+our-club"])
        # And that is undone by the backup it made.
        self.assertIn("before-restore", [row["kind"] for row in self.done("backup", "list")])
        self.done("backup", "restore", done["before"], "--yes")
        self.assertEqual(self.mine(), ["Gauls", "Late", "Nubians"])
        self.assertEqual(self.done("house", "list"), [])

    def test_on_another_device(self):
        file = self.filled()
        self.done("backup", "write", file)
        (self.folder / "data").rename(self.folder / "old device")
        self.done("backup", "restore", file, "--yes")
        self.assertEqual(self.mine(), ["Gauls", "Nubians"])

    def test_without_yes_nothing_happens(self):
        file = self.filled()
        self.done("backup", "write", file)
        self.done("roster", "import", "-", stdin=self.army("Late"))
        answer = self.run_cli("backup", "restore", file)
        self.assertEqual(answer.code, 1)
        self.one_line(answer)
        self.assertIn("--yes", answer.message)
        self.assertEqual((answer.json["restored"], answer.json["lost"]), (False, [{"kind": "army", "name": "Late", "gone": True}]))
        self.assertEqual(self.mine(), ["Gauls", "Late", "Nubians"])
        self.assertEqual(self.done("backup", "list"), [row for row in self.done("backup", "list") if row["kind"] == "daily"])

    def test_to_standard_output(self):
        self.filled()
        answer = self.run_cli("backup", "write", "-")
        self.assertEqual((answer.code, answer.message), (0, ""))
        with zipfile.ZipFile(io.BytesIO(answer.out)) as archive:
            self.assertIsNone(archive.testzip())
            names = archive.namelist()
            self.assertEqual(names[:2], ["manifest.json", "optio.sqlite"])
            self.assertIn("armies/Gauls.optio-army", names)
            self.assertIn("house/club.toml", names)
            # The armies in it are armies for themselves, and the data file is a plain SQLite file.
            army = archive.read("armies/Gauls.optio-army").decode("utf-8")
            archive.extract("optio.sqlite", self.folder)
        self.assertEqual(self.done("roster", "import", "-", "--dry-run", stdin=army)["step"], "same")
        with sqlite3.connect(self.folder / "optio.sqlite") as data:
            self.assertEqual(data.execute("SELECT count(*) FROM roster").fetchone(), (2,))

    def test_what_is_there_is_not_overwritten(self):
        file = self.filled()
        file.write_text("mine")
        self.refused("backup", "write", file, naming=["exists already"])
        self.assertEqual(file.read_text(), "mine")
        self.refused("backup", "write", self.folder / "no" / "folder", naming=["could not be written"])
        self.assertFalse((self.folder / "no").exists())

    def test_without_a_library(self):
        self.refused("backup", "write", self.folder / "b", naming=["no library"])
        self.assertEqual(self.done("backup", "list"), [])
        self.assertFalse((self.folder / "data").exists())

    def test_a_bad_file(self):
        file = self.filled()
        self.done("backup", "write", file)
        good = file.read_bytes()
        for bad in (b"", b"hello", good[:-40], good[:4000], good.replace(b"SQLite", b"sqlite", 1)[:-1]):
            file.write_bytes(bad)
            self.refused("backup", "check", file, naming=["all.optio-backup"])
            self.refused("backup", "restore", file, "--yes", naming=["all.optio-backup"])
        self.refused("backup", "check", self.folder / "none", naming=["There is no file"])
        self.refused("backup", "check", self.folder, naming=["not a file"])
        self.assertEqual(self.mine(), ["Gauls", "Nubians"])

    def test_nothing_stays_in_the_temporary_folder(self):
        file = self.filled()
        place = self.folder / "tmp"
        place.mkdir()
        os.environ["TMPDIR"] = str(place)
        self.addCleanup(os.environ.pop, "TMPDIR")
        self.done("backup", "write", file)
        self.done("backup", "check", file)
        file.write_bytes(file.read_bytes()[:-30])
        self.refused("backup", "check", file)
        self.assertEqual(list(place.iterdir()), [])

    def test_misuse(self):
        self.misused("backup")
        self.misused("backup", "write")
        self.misused("backup", "restore", "--yes")

    def test_preferences(self):
        """DAT-10: out as text, and in again; what cannot be is told, and its default taken."""
        self.refused("preferences", "export", naming=["no library"])
        self.filled()
        file = self.folder / "mine.toml"
        file.write_text('format = "optio-preferences-1"\n[preferences]\ntheme = "dark"\npause = 9999\nlater = "kept"\n'
                        '["battle/hoplites"]\nperiod = "samurai"\n["battle/hoplites".answers]\nsetup = 4\nextra_reserve = 17\n')
        told = self.run_cli("preferences", "import", file)
        self.assertEqual((told.code, told.json["taken"], len(told.json["notes"])), (0, 4, 2))
        self.assertIn("pause: 9999 is not a number from 0 to 3000", told.message)
        text = self.run_cli("preferences", "export").out.decode()
        for line in ('theme = "dark"', "pause = 800", 'later = "kept"', 'period = "samurai"', "setup = 4"):
            self.assertIn(line + "\n", text)
        self.assertNotIn("extra_reserve", text)
        self.assertEqual(self.done("preferences", "import", "-", stdin=text), {"taken": 4, "notes": []})
        self.refused("preferences", "import", "-", stdin='theme = "dark"', naming=["optio-preferences-1"])
        self.done("preferences", "export", "--output", self.folder / "out.toml")
        self.assertEqual((self.folder / "out.toml").read_text(), text)


if __name__ == "__main__":
    unittest.main()
