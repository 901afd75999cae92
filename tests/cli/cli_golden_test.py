# SPDX-License-Identifier: GPL-3.0-or-later
"""A short DBM game with corrections, notes and the app's own dice."""
import unittest

from golden_support import GOLDEN, GoldenTest

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


class Golden(GoldenTest):
    def test_a_short_game(self):
        """W08 (DBM-137), W09 (DBM-122), undo and corrections (DBM-197), end of bound (DBM-161), a bound that is led through (DBM-020)."""
        self.compare("dbm-short", self.play("dbm", ARMIES, 2026, "2026-01-31", GAME))

    def test_the_kept_journal_replays_to_the_same_game(self):
        replay = self.done("journal", "replay", GOLDEN / "dbm-short.optio-game")
        self.assertEqual((replay["entries"], replay["equal"]), (len(GAME), True))
        shown = self.done("journal", "show", GOLDEN / "dbm-short.optio-game")["entries"]
        self.assertEqual([row["undone"] for row in shown].count(True), 1)
        self.assertEqual(shown[0]["outcome"]["b"]["result"], "recoil")  # W08
        self.assertEqual(shown[1]["outcome"]["a"]["result"], "destroyed")  # W09


if __name__ == "__main__":
    unittest.main()
