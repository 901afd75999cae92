# SPDX-License-Identifier: GPL-3.0-or-later
"""The app itself, started as people start it: once, twice, beside the command line, killed, and without a display."""
import os
import pathlib
import signal
import subprocess
import sys
import time
import unittest

from cli_support import PROGRAM, TESTS, CliTest

APP = PROGRAM.with_name("optio")
GAME = TESTS / "golden" / "dbm-short.optio-game"
LONG = 120  # seconds; a busy machine is no fault


@unittest.skipUnless(APP.exists(), "the app was not built")
class SecondStart(CliTest):
    def setUp(self):
        super().setUp()
        self.data = self.folder / "data"
        runtime = self.folder / "runtime"
        runtime.mkdir(mode=0o700)
        shown = {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM", "DBUS_SESSION_BUS_ADDRESS", "FLATPAK_ID"}
        self.blind = {name: value for name, value in os.environ.items() if name not in shown}
        self.blind |= {"XDG_RUNTIME_DIR": str(runtime), "XDG_DATA_HOME": str(self.folder / "home"), "LC_ALL": "C.UTF-8"}
        self.seeing = self.blind | {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}

    def start(self, *arguments, data=None):
        """The program with a window; it is ended with the test."""
        app = subprocess.Popen([APP, "--data", data or self.data, *arguments], env=self.seeing, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(self.end, app)
        return app

    def end(self, app):
        if app.poll() is None:
            app.send_signal(signal.SIGCONT)
            app.kill()
        app.communicate()

    def run_app(self, *arguments, environment=None):
        return subprocess.run([APP, *map(str, arguments)], env=environment or self.blind, capture_output=True, text=True, timeout=LONG,
                              cwd=self.folder)

    def until(self, what, why):
        limit = time.monotonic() + LONG
        while not what():
            self.assertLess(time.monotonic(), limit, why)
            time.sleep(0.1)

    def listens(self, data=None):
        """The socket of whoever has the folder; None before that."""
        lock = (data or self.data) / "optio.lock"
        told = lock.read_text(encoding="utf-8").strip() if lock.exists() else ""
        return pathlib.Path(told) if told and pathlib.Path(told).exists() else None

    def shown(self, data=None):
        """Waits for the window: the first answer comes when that is there."""
        answer = self.run_app("--data", data or self.data)
        self.assertEqual((answer.returncode, answer.stdout, answer.stderr), (0, "", ""))

    def games(self):
        return self.done("journal", "list")

    def test_without_a_display(self):
        answer = self.run_app("--help")
        self.assertEqual((answer.returncode, answer.stderr), (0, ""))
        for words in ("Usage: optio [options] [FILE]", "--data <DIR>", "--version"):
            self.assertIn(words, answer.stdout)
        version = self.run_app("--version")
        self.assertEqual((version.returncode, version.stderr), (0, ""))
        self.assertRegex(version.stdout, r"^optio \d+\.\d+\.\d+\n$")
        answer = self.run_app("--data", self.data)
        self.assertEqual((answer.returncode, answer.stderr), (0, ""))
        self.assertIn(str(self.data), answer.stdout)
        self.assertIn("no display", answer.stdout)
        answer = self.run_app("--data", self.data, GAME)
        self.assertEqual((answer.returncode, answer.stdout), (1, ""))
        self.assertIn(f'"{GAME.name}" was not opened', answer.stderr)
        for wrong in (("--colour",), ("--data",), ("a", "b")):
            answer = self.run_app(*wrong)
            self.assertEqual((answer.returncode, answer.stdout, answer.stderr.count("\n")), (2, "", 1), answer.stderr)
            self.assertTrue(answer.stderr.startswith("optio: ") and "--help" in answer.stderr)

    def test_the_second_hands_its_file_over(self):
        first = self.start()
        self.until(self.listens, "the first does not listen")
        answer = self.run_app("--data", "data", os.path.relpath(GAME, self.folder)) # by whatever path, and from wherever
        self.assertEqual((answer.returncode, answer.stdout, answer.stderr), (0, "", ""))
        self.until(lambda: len(self.games()) == 1, "the game was not taken in")
        self.assertIsNone(first.poll())
        # The command line works beside the open window, and what it adds stays.
        self.done("journal", "new", "dbm", "--armies", "dbm/gallic,dbm/mid-republican-roman", "--output", self.folder / "g.optio-game")
        self.done("journal", "import", self.folder / "g.optio-game")
        self.assertEqual(len(self.games()), 2)
        self.shown()
        self.assertIsNone(first.poll())
        # A window that is closed in order leaves no socket behind, one that was ended leaves the folder free.
        first.terminate()
        first.wait(LONG)
        if left := self.listens():
            left.unlink()  # what is there afterwards is the next one's
        second = self.start()
        self.until(self.listens, "the next does not listen")
        self.shown()
        self.assertIsNone(second.poll())

    def test_a_killed_one_is_no_obstacle(self):
        first = self.start()
        self.until(self.listens, "the first does not listen")
        self.shown()
        first.kill()
        first.wait(LONG)
        self.assertIsNotNone(self.listens(), "a socket is left over, or this test says nothing")
        second = self.start(GAME)
        self.until(lambda: len(self.games()) == 1, "the second did not start")
        self.assertIsNone(second.poll())
        self.shown()

    def test_two_at_the_same_moment(self):
        for round_ in range(3):
            data = self.folder / f"data{round_}"
            both = [self.start(data=data), self.start(data=data)]
            self.until(lambda: any(app.poll() is not None for app in both), "both have a window")
            ended = [app for app in both if app.poll() is not None]
            self.assertEqual([app.returncode for app in ended], [0])
            self.shown(data)
            self.assertEqual(sum(app.poll() is None for app in both), 1)
            for app in both:
                self.end(app)

    def test_a_busy_first_is_waited_for(self):
        first = self.start()
        self.until(self.listens, "the first does not listen")
        self.shown()
        first.send_signal(signal.SIGSTOP)
        second = self.start(GAME)
        time.sleep(1.5)
        self.assertIsNone(second.poll())
        first.send_signal(signal.SIGCONT)
        self.assertEqual(second.wait(LONG), 0)
        self.until(lambda: len(self.games()) == 1, "the game was not taken in")

    def test_a_hanging_first_is_told_of(self):
        first = self.start()
        self.until(self.listens, "the first does not listen")
        self.shown()
        first.send_signal(signal.SIGSTOP)
        windowed = self.start(GAME)
        began = time.monotonic()
        answer = self.run_app("--data", self.data, GAME)
        self.assertLess(time.monotonic() - began, 40)
        self.assertEqual((answer.returncode, answer.stdout), (1, ""))
        for words in (str(self.data), "does not answer", f'"{GAME.name}" was not opened'):
            self.assertIn(words, answer.stderr)
        # With a display the sentence stands in a window, which stays.
        sentence = windowed.stderr.readline().decode("utf-8")
        self.assertIn("does not answer", sentence)
        time.sleep(1)
        self.assertIsNone(windowed.poll())
        # The first goes on as if nothing had been.
        first.send_signal(signal.SIGCONT)
        self.shown()
        self.assertEqual(self.games(), [])

    def test_different_folders_side_by_side(self):
        other = self.folder / "other"
        first, second = self.start(), self.start(data=other)
        self.until(lambda: self.listens() and self.listens(other), "one of them does not listen")
        self.shown()
        self.shown(other)
        self.assertEqual((first.poll(), second.poll()), (None, None))
        self.assertNotEqual(self.listens(), self.listens(other))

    def test_a_folder_that_cannot_be_written_still_starts(self):
        (self.folder / "file").write_text("in the way", encoding="utf-8")
        app = self.start(data=self.folder / "file")
        time.sleep(3)
        self.assertIsNone(app.poll(), "there is a window that says what is wrong")


if __name__ == "__main__":
    sys.argv.append("-v")
    unittest.main()
