# SPDX-License-Identifier: GPL-3.0-or-later
"""Games played on the command line, whose journals and reports are kept in golden/ and compared byte for byte.

After an intended change write them anew with `OPTIO_GOLDEN=write ctest --preset ci -R <the test>` and review every changed line.
What pins a journal to its figures (their hash, and with it each line's hash) is masked, so that a figure that a game does not use
may change without touching its files."""
import json
import os
import re

from cli_support import TESTS, CliTest

GOLDEN = TESTS / "golden"


def masked(text):
    text = re.sub(r'("data":)"[0-9a-f]{64}"', r'\1"<figures>"', text)
    text = re.sub(r'("prev":)"[0-9a-f]{64}"', r'\1"<line before>"', text)
    return re.sub(r'("program":)"[^"]*"', r'\1"<version>"', text)


class GoldenTest(CliTest):
    def play(self, ruleset, armies, seed, day, game):
        """Plays a list of [arguments of `journal`, the input or None], an entry a minute. Gives journal and report."""
        def time(n):
            return ["--time", f"{day}T{10 + n // 60}:{n % 60:02}:00Z"]

        self.done("journal", "new", ruleset, "--armies", armies, "--seed", seed, *time(0), "--output", "game")
        for n, ((command, *rest), case) in enumerate(game, 1):
            given = [] if case is None else ["--input", "-"]
            self.done("journal", command, "game", *rest, *given, *time(n), stdin=b"" if case is None else json.dumps(case))
        return (self.folder / "game").read_text(encoding="utf-8"), self.run_cli("journal", "report", "game").text

    def compare(self, name, played):
        """`played` is what play() gave; `name` that of the kept files without their endings."""
        for ending, text in zip((".optio-game", ".md"), played):
            file = GOLDEN / (name + ending)
            if os.environ.get("OPTIO_GOLDEN") == "write":
                file.write_text(text, encoding="utf-8")
            with self.subTest(file.name):
                kept = file.read_text(encoding="utf-8")
                self.assertEqual(masked(text).splitlines(), masked(kept).splitlines())
                self.assertEqual(masked(text), masked(kept))
