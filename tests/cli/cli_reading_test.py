# SPDX-License-Identifier: GPL-3.0-or-later
"""Files from outside on the command line: house files that are deep, long, no files, and journals with strange names or marks."""
import hashlib
import json
import os
import time
import unittest

from cli_support import NATIVE, CliTest

HEAD = 'extends = "dbm"\nid = "club"\nname = "Club"\n'


class HouseFiles(CliTest):
    def setUp(self):
        super().setUp()
        self.house = self.folder / "data" / "house"
        self.house.mkdir(parents=True)

    def left_out(self, *words):
        """The program starts all the same, and says what is left out."""
        began = time.monotonic()
        answer = self.run_cli("rulesets")
        self.assertLess(time.monotonic() - began, 60)
        self.assertEqual(answer.code, 0, answer.message)
        for word in ("house rules are left out", *words):
            self.assertIn(word, answer.message)

    def test_deep_files_are_left_out(self):
        for name, text in (
            ("header", "[" + ".".join(["a"] * 20000) + "]\n"),
            ("key", ".".join(["a"] * 20000) + " = 1\n"),
            ("quoted", ".".join(['"a"'] * 20000) + " = 1\n"),
            ("arrays", "[troops]\nx = " + "[" * 20000 + "]" * 20000 + "\n"),
            ("tables", "[troops]\nx = " + "{a = " * 20000 + "1" + "}" * 20000 + "\n"),
            ("after a text", "note = \"it's # [\"\nx = " + "[" * 20000 + "\n"),
            ("after lines", "note = '''\n[[\"\n'''\n[" + "a." * 20000 + "a]\n"),
        ):
            with self.subTest(name):
                (self.house / "deep.toml").write_text(HEAD + text, encoding="utf-8")
                self.left_out("deep.toml", "levels are allowed")
                self.refused("house", "check", self.house / "deep.toml", naming=["deep.toml"])

    def test_dots_and_brackets_in_texts_are_no_depth(self):
        text = HEAD + 'note = "' + "." * 100 + "[" * 100 + "{" * 90 + '"\n# ' + "[" * 500 + "\n[[troops.ee]]\nid = 'ee.psiloi'\nvalue = 1.5\n"
        (self.house / "club.toml").write_text(text, encoding="utf-8")
        self.assertEqual([row["fault"] for row in self.done("house", "list")], [""])

    def test_many_rows_are_refused_soon(self):
        row = '[[factors.tactical]]\nid = "house.{0}"\nrule = "H-{0}"\nlabel = "x{0}"\nwhen = {{ me = "Bd" }}\nvalue = 1\n'
        for count, words in ((1500, "1000 rows"), (4000, "too many values")):
            (self.house / "many.toml").write_text(HEAD + "".join(row.format(i) for i in range(count)), encoding="utf-8")
            self.left_out("many.toml", words)
        # As many as there may be are read in their time.
        (self.house / "many.toml").write_text(HEAD + "".join(row.format(i) for i in range(1000)), encoding="utf-8")
        began = time.monotonic()
        self.run_cli("house", "list")
        self.assertLess(time.monotonic() - began, 60)
        values = "".join(f"[a{i}]\n" for i in range(30000))
        (self.house / "many.toml").write_text(HEAD + values, encoding="utf-8")
        self.left_out("many.toml", "too many values")
        (self.house / "many.toml").write_text(HEAD + "#" * (2 << 20), encoding="utf-8")
        self.left_out("many.toml", "1024 KB")

    @unittest.skipUnless(NATIVE, "node opens a pipe and waits")
    def test_what_is_no_file_is_left_out(self):
        os.mkfifo(self.house / "pipe.toml")
        self.left_out("pipe.toml", "a pipe or a device")
        os.unlink(self.house / "pipe.toml")
        os.symlink("/dev/zero", self.house / "zero.toml")
        self.left_out("zero.toml", "a pipe or a device")


class Journals(CliTest):
    def setUp(self):
        super().setUp()
        self.game = self.folder / "game.optio-game"
        self.done("journal", "new", "dbm", "--armies", "dbm/alexandrian-macedonian,dbm/gallic", "--seed", "1", "--output", self.game)
        self.done("journal", "note", self.game, "first line\nsecond line")

    def renamed(self, change):
        """The journal with another header, its chain made right again."""
        header, *rest = [json.loads(line) for line in self.game.read_text(encoding="utf-8").splitlines()]
        change(header)
        lines = []
        for entry in (header, *rest):
            if lines:
                entry["prev"] = hashlib.sha256(lines[-1]).hexdigest()
            lines.append(json.dumps(entry, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode("utf-8"))
        return self.write("renamed.optio-game", (b"\n".join(lines) + b"\n").decode("utf-8"))

    def test_names_are_plain_as_in_armies(self):
        def name(text):
            def change(header):
                header["armies"][0]["name"] = text
            return change

        def started(text):
            def change(header):
                header["start"]["sides"][0]["name"] = text
            return change

        self.assertIn("id", self.done("journal", "import", self.renamed(name("Plain – named"))))
        for text, word in (("a\u202eb", "U+202E"), ("a\u0000b", "control character"), ("a\u2066b", "U+2066"), ("a\nb", "line break"), ("\u001b[2J", "U+001B")):
            for change, place in ((name, "/armies/0/name"), (started, "/start/sides/0/name")):
                with self.subTest(word=word, place=place):
                    self.refused("journal", "import", self.renamed(change(text)), naming=[place, word])

    def test_a_byte_order_mark_is_no_broken_chain(self):
        marked = self.folder / "marked.optio-game"
        marked.write_bytes(b"\xef\xbb\xbf" + self.game.read_bytes())
        self.assertEqual(self.done("journal", "verify", marked), self.done("journal", "verify", self.game))
        self.assertIn("id", self.done("journal", "import", marked))
        marked.write_bytes(self.game.read_text(encoding="utf-8").encode("utf-16"))
        self.refused("journal", "verify", marked, naming=["UTF-16"])

    def test_states_that_cannot_be_are_refused(self):
        def change(key, value):
            def do(header):
                header["start"][key] = value
            return do

        for key, value, words in (("weather", "x", ["weather"]), ("active", "c", ["active"]), ("sides", [], ["sides"])):
            with self.subTest(key):
                path = self.renamed(change(key, value))
                self.refused("journal", "replay", path, naming=["line 1 of the journal", *words])
                self.refused("journal", "import", path, naming=words)

        def lost(header):
            next(iter(header["start"]["units"].values()))["lost"] = 200000000

        self.refused("journal", "replay", self.renamed(lost), naming=["lost", "must be"])


if __name__ == "__main__":
    unittest.main()
