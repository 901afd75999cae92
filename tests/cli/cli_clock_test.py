# SPDX-License-Identifier: GPL-3.0-or-later
"""Clocks that are wrong, years that programs stumbled over, and names from everywhere: nothing is lost, and what is told makes sense."""
import json
import os
import shutil
import subprocess
import unittest

from cli_support import AFTER_OTHERS, CliTest

COMBAT = "close-combat"
# Right to left, a newline, controls and the marks that turn the order of letters around.
NAMES = ["פרשים קלים", "الفرسان", "重装歩兵", "Left\nRight", "Tab\tand bell\x07", "\u202eturned\u202c", "ﬃ Ⅷ 𐅀 👑", "e\u0301 and é", "a/b\\c:d*e?", "CON", ".hidden", "'; DROP TABLE game; --"]


class Clock(CliTest):
    def at(self, when, *arguments, stdin=b"", zone="UTC"):
        """The JSON a call prints whose clock begins at `when`, in a time zone."""
        kept = os.environ.copy()
        os.environ.update({"LD_PRELOAD": self.preloaded, **AFTER_OTHERS, "FAKETIME": f"@{when}", "FAKETIME_DONT_FAKE_MONOTONIC": "1", "TZ": zone})
        try:
            return self.done(*arguments, stdin=stdin)
        finally:
            os.environ.clear()
            os.environ.update(kept)

    @classmethod
    def setUpClass(cls):
        program = shutil.which("faketime")
        if program is None:
            raise unittest.SkipTest("faketime is not installed")
        cls.preloaded = subprocess.run([program, "2030-01-01", "printenv", "LD_PRELOAD"], capture_output=True, text=True, check=True).stdout.strip()

    def import_army(self, when, name):
        army = self.run_cli("roster", "export", "dba/gallic").json
        self.at(when, "roster", "import", "-", stdin=json.dumps({**army, "id": name.lower(), "name": name}))

    def test_a_journal_of_many_clocks(self):
        game = self.folder / "game.optio-game"
        times = [("2026-11-26 20:00:00", "UTC"), ("2026-11-25 08:00:00", "America/St_Johns"), ("1999-12-31 23:59:59", "Asia/Kathmandu"),
                 ("2038-01-19 03:14:07", "Pacific/Kiritimati"), ("2038-01-19 03:14:08", "UTC"), ("2106-02-07 06:28:16", "Europe/Berlin"),
                 ("2000-02-29 12:00:00", "UTC")]
        self.at(times[0][0], "journal", "new", "dbm", "--armies", "dbm/gallic,dbm/mid-republican-roman", "--seed", "3", "--output", game)
        units = json.loads(game.read_text(encoding="utf-8").splitlines()[0])["start"]["units"]
        sides = [sorted(id for id, unit in units.items() if unit["side"] == side) for side in "ab"]
        for (when, zone), (a, b) in zip(times, zip(*sides)):
            case = json.dumps({"a": a, "b": b})
            self.at(when, "journal", "act", game, COMBAT, "--input", "-", "--dice", "3,3", stdin=case, zone=zone)
            self.at(when, "journal", "note", game, f"at {when}", zone=zone)
        entries = [json.loads(line) for line in game.read_text(encoding="utf-8").splitlines()[1:]]
        self.assertEqual(len(entries), 2 * len(times))
        # Told in UTC, whatever the zone, and in the order in which it was played.
        self.assertEqual([entry["time"][:4] for entry in entries[::2]][3:6], ["2038", "2038", "2106"])
        self.assertTrue(all(entry["time"].endswith("Z") and len(entry["time"]) == 20 for entry in entries))
        self.assertEqual(self.done("journal", "verify", game), [])
        id = self.at("1999-01-01 00:00:00", "journal", "import", game)["id"]
        back = self.folder / "back.optio-game"
        self.at("2040-01-01 00:00:00", "journal", "undo", game)
        self.done("journal", "export", id, "--output", back)
        self.assertEqual(back.read_text(encoding="utf-8").splitlines(), game.read_text(encoding="utf-8").splitlines()[:-1])
        self.assertEqual([game["id"] for game in self.done("record", "list")["games"]], [id])
        report = self.run_cli("journal", "report", game, "--format", "html")
        self.assertEqual((report.code, report.message), (0, ""))

    def test_backups_of_a_wrong_clock(self):
        """A clock that was years ahead for a day does not stop the backups, and one that was set back does not take the safety copy away."""
        for day, name in (("2026-01-01", "First"), ("2039-01-01", "Ahead"), ("2026-01-02", "Second"), ("2026-01-03", "Third")):
            self.import_army(f"{day} 12:00:00", name)
        daily = sorted(path.name for path in (self.folder / "data").glob("optio.backup-*.sqlite"))
        self.assertEqual(daily, [f"optio.backup-{day}.sqlite" for day in ("2026-01-02", "2026-01-03", "2039-01-01")])
        file = self.folder / "all.optio-backup"
        self.at("2026-01-03 13:00:00", "backup", "write", file)
        made = [self.at(f"2026-01-{day:02} 12:00:00", "backup", "restore", file, "--yes")["before"] for day in range(4, 13)]
        for path in (self.folder / "data").glob("optio.before-restore-*"):
            os.utime(path, (path.stat().st_mtime + 864000,) * 2)  # the system's clock, which sets these, is now behind
        made.append(self.at("2001-01-01 00:00:00", "backup", "restore", file, "--yes")["before"])
        left = sorted(path.name for path in (self.folder / "data").glob("optio.before-restore-*"))
        self.assertEqual(len(left), 7)
        self.assertIn(os.path.basename(made[-1]), left)
        self.at("2001-01-01 00:00:01", "backup", "restore", made[-1], "--yes")


class Names(CliTest):
    def test_names_from_everywhere(self):
        """An army of any name goes in, out by each format, and into a game; what is not text of a line is refused in a sentence."""
        army = self.run_cli("roster", "export", "dba/gallic").json
        for number, name in enumerate(NAMES):
            answer = self.run_cli("roster", "import", "-", stdin=json.dumps({**army, "id": f"army-{number}", "name": name}))
            if answer.code != 0:
                self.assertRegex(answer.message, "holds (the control character|a line break)")
                self.one_line(answer)
        listed = {row["name"]: row["id"] for row in self.done("roster", "list") if not row["supplied"]}
        self.assertGreaterEqual(len(listed), 9)
        for name, id in listed.items():
            self.assertFalse(any(ord(letter) < 32 for letter in name), name)
            file, game = self.folder / "out.optio-army", self.folder / "game.optio-game"
            file.unlink(missing_ok=True)
            self.assertEqual(self.run_cli("roster", "export", id, "--output", file).code, 0)
            self.assertEqual(json.loads(file.read_text(encoding="utf-8"))["name"], name)
            game.unlink(missing_ok=True)
            self.done("journal", "new", "dba", "--armies", f"{id},dba/gallic", "--output", game)
            report = self.run_cli("journal", "report", game, "--format", "html")
            self.assertEqual(report.code, 0, report.message)
            self.assertEqual(self.done("journal", "verify", game), [])


if __name__ == "__main__":
    unittest.main()
