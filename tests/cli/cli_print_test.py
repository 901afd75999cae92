# SPDX-License-Identifier: GPL-3.0-or-later
"""Armies and games on paper, from the command line: text, HTML and PDF, read back with poppler's tools."""
import json
import os
import pty
import re
import shutil
import subprocess
import unittest

from cli_support import NATIVE, PROGRAM, TESTS, CliTest, need_program

NAMES = ["Käthe Große", "Ἀλέξανδρος ὁ Μέγας", "<b>Bold</b> & \"co\"", "x" * 200, "Two words " * 19]


class Printing(CliTest):
    def pdf(self, *arguments, stdin=b""):
        """A PDF on standard output, as a file."""
        need_program("optio-pdf")
        answer = self.run_cli("roster", "print", *arguments, "--format", "pdf", stdin=stdin)
        self.assertEqual((answer.code, answer.message), (0, ""), arguments)
        self.assertTrue(answer.out.startswith(b"%PDF-"))
        path = self.folder / "sheet.pdf"
        path.write_bytes(answer.out)
        return path

    def read(self, path):
        """Its text, and what pdfinfo says."""
        text = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True).stdout.decode("utf-8")
        told = subprocess.run(["pdfinfo", str(path)], capture_output=True, check=True).stdout.decode("utf-8")
        return text, dict(re.split(r":\s+", line, maxsplit=1) for line in told.splitlines() if re.search(r":\s+", line))

    def test_every_supplied_army(self):
        for row in self.done("roster", "list"):
            with self.subTest(row["id"]):
                text, told = self.read(self.pdf(row["id"], "--paper", "letter"))
                self.assertEqual(told["Pages"], "1", "a supplied army's roster is one page")
                self.assertIn("612 x 792", told["Page size"])
                self.assertEqual(told["Title"], row["name"])
                self.assertIn(row["name"], text)
                self.assertRegex(text, r"\b%g\b" % row["points"])
                self.assertIn("Break points", text)

    def test_both_sheets_and_the_back(self):
        text, told = self.read(self.pdf("tropaion/gallic", "--sheet", "both", "--back"))
        self.assertIn("595 x 842", told["Page size"])
        pages = text.split("\f")
        self.assertIn("Points", pages[0])
        self.assertEqual(pages[1].strip(), "", "the game sheet begins a leaf of its own")
        self.assertIn("Disrupted", pages[2])
        self.assertIn("Quick reference", pages[3])
        fonts = subprocess.run(["pdffonts", str(self.folder / "sheet.pdf")], capture_output=True, check=True).stdout.decode().splitlines()[2:]
        self.assertTrue(fonts)
        for font in fonts:
            self.assertRegex(font, r"\byes\s+(yes|no)\s+yes\b", "embedded, and its text can be copied")

    def test_names_are_taken_literally(self):
        army = json.loads(self.run_cli("roster", "export", "punic/syracuse").text)
        for name in NAMES:
            with self.subTest(name[:20]):
                army["name"] = name
                army["commands"][0]["units"][1]["name"] = name
                text, told = self.read(self.pdf("-", "--sheet", "both", stdin=json.dumps(army)))
                squeezed = re.sub(r"\s", "", text)
                if len(name) < 100:
                    self.assertEqual(told["Title"], name)
                    self.assertGreaterEqual(squeezed.count(re.sub(r"\s", "", name)), 2)

    def test_a_very_large_army_and_none(self):
        army = json.loads(self.run_cli("roster", "export", "dbm/gallic").text)
        army["commands"][1]["units"] = [dict(army["commands"][1]["units"][-1], count=n % 9 + 1) for n in range(200)]
        text, told = self.read(self.pdf("-", "--sheet", "both", stdin=json.dumps(army)))
        self.assertGreater(int(told["Pages"]), 4)
        army["commands"] = []
        text, told = self.read(self.pdf("-", "--sheet", "both", stdin=json.dumps(army)))
        self.assertEqual(told["Pages"], "2")
        self.assertIn("not legal", text)

    def test_a_game_as_it_stands(self):
        game = TESTS / "golden" / "dbm-whole.optio-game"
        text, told = self.read(self.pdf("--game", game))
        self.assertEqual(told["Pages"], str(len(text.rstrip("\f").split("\f"))))
        plain = self.run_cli("roster", "print", "--game", game).text
        self.assertIn("☒", plain)
        self.assertIn("DBM-161", plain)
        self.assertIn("bound", text)
        one = self.run_cli("roster", "print", "--game", game, "--side", "b").text
        self.assertLess(len(one), len(plain))
        self.assertTrue(plain.endswith(one), "DBM keeps no secrets: a side's own page is what both see of it")
        page = self.run_cli("roster", "print", "--game", game, "--format", "html").text
        self.assertEqual(page.count("<h1>"), 2)
        self.assertIn('<span class="box">×</span>', page)

    def test_to_a_file_and_to_a_terminal(self):
        need_program("optio-pdf")
        self.assertEqual(self.done("roster", "print", "dba/gallic", "--format", "pdf", "--output", "a.pdf"), {"file": "a.pdf"})
        self.assertTrue((self.folder / "a.pdf").read_bytes().startswith(b"%PDF-"))
        self.refused("roster", "print", "dba/gallic", "--format", "pdf", "--output", "a.pdf", naming=["a.pdf", "exists"])
        try:
            screen, end = pty.openpty()
        except OSError as problem:
            self.skipTest(f"this machine has no terminals: {problem}")
        done = subprocess.run([str(PROGRAM), "--data", str(self.folder / "data"), "roster", "print", "dba/gallic", "--format", "pdf"],
                              stdout=end, stderr=subprocess.PIPE, timeout=60)
        os.close(end)
        os.close(screen)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"--output", done.stderr)

    def test_what_cannot_be_printed(self):
        self.refused("roster", "print", naming=["army", "--game"])
        self.refused("roster", "print", "dba/nobody", naming=["dba/nobody"])
        self.refused("roster", "print", "--game", "nothing.optio-game", naming=["nothing.optio-game"])
        for wrong in ["--paper", "a5"], ["--sheet", "cheat"], ["--format", "doc"], ["--side", "a"], ["--game", "x"]:
            self.assertEqual(self.run_cli("roster", "print", "dba/gallic", *wrong).code, 2, wrong)

    @unittest.skipUnless(NATIVE, "under node the program is several files")
    def test_without_the_program_for_it(self):
        alone = self.folder / "bin" / "optio-cli"
        alone.parent.mkdir()
        shutil.copy(PROGRAM, alone)
        environment = {**os.environ, "OPTIO_RULESETS": os.environ.get("OPTIO_RULESETS", str(TESTS.parent / "rulesets"))}
        done = subprocess.run([str(alone), "--data", str(self.folder / "data"), "roster", "print", "dba/gallic", "--format", "pdf"],
                              capture_output=True, env=environment, timeout=60)
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertIn(b"optio-pdf", done.stderr)

    def test_the_program_alone(self):
        need_program("optio-pdf")
        program = PROGRAM.parent / "optio-pdf"
        for wrong in b"", b"[]", b'{"paper":"a4"}', b'{"paper":"a9","title":"","source":"","sheets":[]}', b'{"sheets":[[]]}':
            done = subprocess.run([str(program)], input=wrong, capture_output=True, timeout=60)
            self.assertEqual((done.returncode, done.stdout), (1, b""), wrong)
            self.assertEqual(len(done.stderr.decode().splitlines()), 1, done.stderr)


if __name__ == "__main__":
    unittest.main()
