# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs optio-cli for the command line's tests."""
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

TESTS = pathlib.Path(os.environ.get("OPTIO_TESTS", pathlib.Path(__file__).parents[1]))
PROGRAM = pathlib.Path(os.environ.get("OPTIO_BIN", TESTS.parent / "build/release/bin")) / "optio-cli"
# Is the program this machine's own? Under node arguments, locks and pipes are node's.
NATIVE = not PROGRAM.with_name("optio-cli.js").exists()
# AddressSanitizer, where the program has it, would refuse to start after another library, such as faketime's.
AFTER_OTHERS = {"ASAN_OPTIONS": ":".join(filter(None, [os.environ.get("ASAN_OPTIONS"), "verify_asan_link_order=0"]))}


def need_program(name):
    """Skips what asks for one of the app's programs where only the engine was built."""
    if not (PROGRAM.parent / name).exists():
        raise unittest.SkipTest(f"built without the app, which {name} is part of")


class Answer:
    """What one call printed and how it ended."""

    def __init__(self, done):
        self.code = done.returncode
        self.out = done.stdout
        self.err = done.stderr

    @property
    def text(self):
        return self.out.decode("utf-8")

    @property
    def message(self):
        return self.err.decode("utf-8")

    @property
    def json(self):
        return json.loads(self.out)


class CliTest(unittest.TestCase):
    """Each test has a folder of its own, whose `data` is the library."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_cli(self, *arguments, stdin=b"", **more):
        if isinstance(stdin, str):
            stdin = stdin.encode("utf-8")
        environment = {**os.environ, "XDG_DATA_HOME": str(self.folder / "home"), "XDG_CACHE_HOME": str(self.folder / "cache")}
        call = [str(PROGRAM), "--data", str(self.folder / "data"), *map(str, arguments)]
        return Answer(subprocess.run(call, input=stdin, capture_output=True, timeout=120, env=environment, cwd=self.folder, **more))

    def done(self, *arguments, stdin=b""):
        """The JSON a call prints; it must succeed and say nothing else."""
        answer = self.run_cli(*arguments, stdin=stdin)
        self.assertEqual((answer.code, answer.message), (0, ""), arguments)
        return answer.json

    def refused(self, *arguments, stdin=b"", naming=()):
        """The one line of a refusal; nothing may be printed, and it must name what it is about."""
        answer = self.run_cli(*arguments, stdin=stdin)
        self.assertEqual(answer.code, 1, (arguments, answer.message))
        self.assertEqual(answer.out, b"")
        self.one_line(answer)
        for word in naming:
            self.assertIn(word, answer.message)
        return answer.message

    def misused(self, *arguments, naming=()):
        answer = self.run_cli(*arguments)
        self.assertEqual(answer.code, 2, (arguments, answer.message))
        self.assertEqual(answer.out, b"")
        self.one_line(answer)
        for word in ("--help", *naming):
            self.assertIn(word, answer.message)

    def one_line(self, answer):
        self.assertEqual(answer.message.count("\n"), 1, answer.message)
        self.assertTrue(answer.message.startswith("optio-cli: ") and answer.message.endswith("\n"), answer.message)
        self.assertLess(len(answer.err), 2100)
        self.assertNotIn("exception", answer.message)

    def write(self, name, value):
        path = self.folder / name
        path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
        return path
