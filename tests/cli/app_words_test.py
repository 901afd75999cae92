# SPDX-License-Identifier: GPL-3.0-or-later
"""What the app says where there is no display: help and version, what is wrong with its options, and why there is no window."""
import os
import subprocess
import unittest

from cli_support import PROGRAM, CliTest

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM")


@unittest.skipUnless((PROGRAM.parent / "optio").exists(), "the app is not built here")
class AppWordsTest(CliTest):
    def app(self, *arguments, **more):
        environment = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
        done = subprocess.run([PROGRAM.parent / "optio", *arguments], capture_output=True, text=True, timeout=60, cwd=self.folder, env={**environment, **more})
        return done.returncode, done.stdout, done.stderr

    def test_help_and_version(self):
        version = self.run_cli("--version").text.split()[-1]
        for words in ("--version", "-v"):
            self.assertEqual(self.app(words), (0, f"optio {version}\n", ""))
        for words in (["--help"], ["-h"], ["--data", str(self.folder / "x"), "--help"]):
            code, out, complaint = self.app(*words)
            self.assertEqual((code, complaint), (0, ""))
            for option in ("--data <DIR>", "--resume", "[FILE]"):
                self.assertIn(option, out)
            self.assertNotIn("--first-frame", out)

    def test_help_where_the_display_is_dead(self):
        code, out, complaint = self.app("--help", DISPLAY=":4711")
        self.assertEqual((code, complaint), (0, ""))
        self.assertIn("--data <DIR>", out)

    def test_wrong_options(self):
        for words, named in ((["--dat", "x"], "dat"), (["--data"], "--data")):
            code, out, complaint = self.app(*words)
            self.assertEqual((code, out), (1, ""))
            self.assertIn(named, complaint)

    def test_no_window(self):
        for words in ([], ["--data", str(self.folder / "x")], ["game.optio-game"]):
            code, out, complaint = self.app(*words)
            self.assertEqual((code, out), (1, ""))
            self.assertEqual(complaint, "optio: there is no display to show the window on; optio-cli works without one\n")
        self.assertFalse((self.folder / "x").exists())


if __name__ == "__main__":
    unittest.main()
