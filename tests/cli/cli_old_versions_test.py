# SPDX-License-Identifier: GPL-3.0-or-later
"""Data folders as older programs wrote them (tests/db/old): each opens, is brought up to date with a copy kept beside it, holds what it held, and its
games verify and go on."""
import gzip
import json
import shutil
import sqlite3
import unittest

from cli_support import NATIVE, TESTS, CliTest

OLD = TESTS / "db" / "old"
# Folder: data version, games by rule set with their entries, armies.
MINE = {"mine-1": "Mine, by the program of then"}
LATER = {"dba": 9, "dbm": 6, "punic": 6, "tropaion": 6, "ancients": 7}
WHAT_THEY_HOLD = {"v1": (1, {"dba": 9, "dbm": 6, "punic": 6}, MINE),
                  "v2": (2, {"dba": 9, "dbm": 6, "punic": 6, "tropaion": 3, "ancients": 7}, MINE),
                  "v3": (3, LATER, MINE),
                  "v4": (4, LATER, MINE),
                  "v5": (5, LATER, MINE),
                  "v6": (6, LATER, MINE)}


@unittest.skipUnless(NATIVE, "write-ahead logs")
class OldVersions(CliTest):
    def laid(self, version):
        """The store of then as the data folder."""
        shutil.rmtree(self.folder / "data", ignore_errors=True)
        (self.folder / "data").mkdir()
        file = self.folder / "data" / "optio.sqlite"
        file.write_bytes(gzip.decompress((OLD / version / "optio.sqlite.gz").read_bytes()))
        return file

    def version_of(self, file):
        with sqlite3.connect(file) as store:
            return store.execute("PRAGMA user_version").fetchone()[0]

    def test_there_is_one_for_each_folder(self):
        self.assertEqual({path.name for path in OLD.iterdir() if path.is_dir() and path.name.startswith("v")}, set(WHAT_THEY_HOLD))

    def test_it_opens_and_goes_on(self):
        for version, (number, games, armies) in WHAT_THEY_HOLD.items():
            with self.subTest(version):
                file = self.laid(version)
                self.assertEqual(self.version_of(file), number)
                listed = {one["id"]: one["name"] for one in self.done("roster", "list")}
                for army, name in armies.items():
                    self.assertEqual(listed[army], name)
                self.assertGreater(self.version_of(file), number)
                kept = [path for path in file.parent.iterdir() if path.name.startswith("optio.before-v")]
                self.assertEqual([self.version_of(path) for path in kept], [number])
                there = self.done("journal", "list")
                self.assertEqual({game["ruleset"]: game["entries"] for game in there}, games)
                for game in there:
                    self.goes_on(version, game)
                self.done("backup", "write", f"{version}.optio-backup")
                self.done("backup", "check", f"{version}.optio-backup")

    def goes_on(self, version, game):
        file = f"{version}-{game['ruleset']}.optio-game"
        self.done("journal", "export", game["id"], "--output", file)
        lines = (self.folder / file).read_text(encoding="utf-8").splitlines()
        self.assertEqual(len(lines), game["entries"] + 1)
        # What the rules have come to say otherwise since is no damage; a chain, dice or changes that do not fit would be.
        answer = self.run_cli("journal", "verify", file)
        self.assertEqual({finding["what"] for finding in answer.json} - {"ruling"}, set())
        self.assertTrue(self.run_cli("journal", "report", file).text.startswith("#"))
        self.done("journal", "replay", file)
        self.done("journal", "note", file, "years later")
        self.done("journal", "undo", file, "--agreed", "--beyond")
        # And the same test finds damage where there is some.
        spoilt = json.loads(lines[1])
        spoilt["time"] = "2027-01-01T00:00:00Z"
        bad = self.write(f"bad-{file}", "\n".join([lines[0], json.dumps(spoilt, separators=(",", ":"), ensure_ascii=False), *lines[2:]]) + "\n")
        self.assertIn("chain", {finding["what"] for finding in self.run_cli("journal", "verify", bad).json})


if __name__ == "__main__":
    unittest.main()
