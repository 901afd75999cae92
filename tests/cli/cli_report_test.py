# SPDX-License-Identifier: GPL-3.0-or-later
"""The battle report as a page, and as its players want to share it; checked by tidy and shown by Chromium where these are installed."""
import re
import shutil
import subprocess
import unittest

from cli_support import TESTS, CliTest

WHOLE = TESTS / "golden" / "dbm-whole.optio-game"
GAMES = [TESTS / "golden" / name for name in ("dbm-whole.optio-game", "dba-whole.optio-game", "dbm-short.optio-game")]


class Report(CliTest):
    def page(self, *arguments):
        answer = self.run_cli("journal", "report", *arguments, "--format", "html")
        self.assertEqual((answer.code, answer.message), (0, ""))
        return answer.text

    def test_page_needs_nothing_else(self):
        for game in GAMES:
            page = self.page(game)
            self.assertNotIn("http", page)
            self.assertNotIn("<script", page)
            self.assertLess(len(page.encode()), 300_000)
            self.assertFalse(re.findall(r"(?:src|href)=\"(?!data:)", page))
            file = self.folder / "battle.html"
            file.write_text(page, encoding="utf-8")
            again = self.done("journal", "import", file)
            self.assertEqual(self.run_cli("journal", "export", again["id"]).out, game.read_bytes())

    @unittest.skipUnless(shutil.which("tidy"), "tidy is not installed")
    def test_page_is_valid(self):
        photo = self.folder / "table.jpg"
        photo.write_bytes(b"\xff\xd8\xff\xe0 no picture, but the page does not mind")
        for game in GAMES:
            page = self.page(game, "--photo", f"0={photo}", "--photo", f"3={photo}")
            self.assertEqual(page.count("data:image/jpeg;base64,"), 2)
            checked = subprocess.run(["tidy", "-q", "-e", "-utf8", "--show-info", "no"], input=page.encode(), capture_output=True, check=False)
            self.assertEqual((checked.returncode, checked.stderr.decode()), (0, ""))

    def test_what_is_left_out(self):
        game = self.folder / "battle.optio-game"
        shutil.copy(WHOLE, game)
        n = self.done("journal", "note", game, "We argued about the marsh.")["n"]
        self.assertIn("We argued", self.page(game))
        for more in (("--note", f"{n}="), ("--without", "notes"), ("--note", f"{n}=We agreed.")):
            page = self.page(game, *more)
            self.assertNotIn("argued", page)
            self.assertNotIn("data-optio-game", page)
            for form in ("text", "markdown"):
                self.assertNotIn("argued", self.run_cli("journal", "report", game, "--format", form, *more).text)
        self.assertNotIn("data-optio-game", self.page(game, "--without", "game"))
        whole, short = self.page(game), self.page(game, "--without", "dice,plain,undone")
        self.assertLess(short.count("<li"), whole.count("<li"))
        self.assertNotIn("<summary>", short)
        self.misused("journal", "report", game, "--without", "everything", naming=("--without",))
        self.refused("journal", "report", game, "--note", "x=1", naming=("--note",))
        self.refused("journal", "report", game, "--photo", f"1={WHOLE}", naming=("JPEG",))


if __name__ == "__main__":
    unittest.main()
