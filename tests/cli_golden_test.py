# SPDX-License-Identifier: GPL-3.0-or-later
"""A short game played on the command line, whose journal and report are kept in golden/ and compared byte for byte.

After an intended change write them anew with `OPTIO_GOLDEN=write python3 tests/cli_golden_test.py` and review every changed line.
What pins a journal to its figures (their hash, and with it each line's hash) is masked, so that a figure this game does not use
may change without touching these files."""
import json
import os
import re
import unittest

from cli_support import TESTS, CliTest

GOLDEN = TESTS / "golden"
ARMIES = "dbm/mid-republican-roman,dbm/later-carthaginian"


def combat(a, b, dice, **answers):
    faces = ["--dice", dice] if dice else []
    return ["act", "close-combat", *faces], {"a": a, "b": b, "answers": {"cc." + key: value for key, value in answers.items()}}


def act(resolver, answers, **slots):
    return ["act", resolver], {"answers": answers, **slots}


def plain(*command):
    return list(command), None


# Rome is a, Carthage b. In the first bound Rome's commands meet Mago's warband and Hannibal's elephants.
GAME = [
    combat("a1.2", "b2.2", "4,3", rank2_b="b2.2"),  # W08: the warband recoils
    combat("a2.2", "b2.2", "1,4", rank2_b="b2.2"),  # W09: the blades are destroyed ...
    plain("undo"),  # ... but a flank was forgotten
    combat("a2.2", "b2.2", "1,4", rank2_b="b2.2", left_b="overlapped"),
    act("pursuit", {}, who=[{"unit": "a1.2"}], after="b2.2"),  # DBM-064: the blades keep at the warband that recoiled ...
    act("losses", {"loss.how": "blocked"}, who=[{"unit": "b2.2"}]),  # DBM-152: ... which cannot get away
    combat("a1.3", "b1.3", "5,2"),  # spears against an elephant
    plain("note", "The ridge counts as good going."),
    plain("correct", "--set", "/units/a1.4/lost=1", "--reason", "An element of psiloi left the table unseen."),
    plain("act", "end-bound"),
    plain("act", "next-phase"),
    act("spontaneous", {"imp.result": "advanced"}, who=[{"unit": "b2.2", "count": 15}]),  # DBM-062: nobody held the warband
    combat("b1.2", "a1.3", "3,3", rank2_b="a1.3"),
    combat("b2.3", "a3.2", "6,1"),
    combat("b3.2", "a3.3", None),  # the app's own dice
    plain("act", "end-bound"),
]


def masked(text):
    text = re.sub(r'("data":)"[0-9a-f]{64}"', r'\1"<figures>"', text)
    text = re.sub(r'("prev":)"[0-9a-f]{64}"', r'\1"<line before>"', text)
    return re.sub(r'("program":)"[^"]*"', r'\1"<version>"', text)


class Golden(CliTest):
    def play(self):
        def time(n):
            return ["--time", f"2026-01-31T12:{n:02}:00Z"]

        self.done("journal", "new", "dbm", "--armies", ARMIES, "--seed", "2026", *time(0), "--output", "game")
        for n, ((command, *rest), case) in enumerate(GAME, 1):
            given = ["--input", "-"] if case else []
            self.done("journal", command, "game", *rest, *given, *time(n), stdin=json.dumps(case) if case else b"")
        return (self.folder / "game").read_text(encoding="utf-8"), self.run_cli("journal", "report", "game").text

    def test_a_short_game(self):
        """W08 (DBM-137), W09 (DBM-122), undo and corrections (DBM-197), end of bound (DBM-161), a bound that is led through (DBM-020)."""
        played = dict(zip(("dbm-short.optio-game", "dbm-short.md"), self.play()))
        if os.environ.get("OPTIO_GOLDEN") == "write":
            GOLDEN.mkdir(exist_ok=True)
            for name, text in played.items():
                (GOLDEN / name).write_text(text, encoding="utf-8")
        for name, text in played.items():
            with self.subTest(name):
                kept = (GOLDEN / name).read_text(encoding="utf-8")
                self.assertEqual(masked(text).splitlines(), masked(kept).splitlines())
                self.assertEqual(masked(text), masked(kept))

    def test_the_kept_journal_replays_to_the_same_game(self):
        replay = self.done("journal", "replay", GOLDEN / "dbm-short.optio-game")
        self.assertEqual((replay["entries"], replay["equal"]), (len(GAME), True))
        shown = self.done("journal", "show", GOLDEN / "dbm-short.optio-game")["entries"]
        self.assertEqual([row["undone"] for row in shown].count(True), 1)
        self.assertEqual(shown[0]["outcome"]["b"]["result"], "recoil")  # W08
        self.assertEqual(shown[1]["outcome"]["a"]["result"], "destroyed")  # W09


if __name__ == "__main__":
    unittest.main()
