# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole DBA game with typed dice, from the first PIP die to victory."""
import unittest

from golden_support import GOLDEN, GoldenTest

ROMANS = {
    "format": 1, "ruleset": "dba", "data": "", "id": "5f0f4b8e-1c3c-4b0e-9a52-6f1d3f0a7c11", "name": "Consular army", "people": "Romans",
    "limit": 0, "notes": "", "vendor": {},
    "commands": [{"name": "Glabrio", "camp": True, "units": [
        {"type": "Cv", "role": "general", "count": 1}, {"type": "Cv", "count": 1}, {"type": "Bd", "count": 5}, {"type": "Sp", "count": 2},
        {"type": "Ps", "count": 2}, {"type": "Art", "count": 1}]}],
}
SYRIANS = {
    "format": 1, "ruleset": "dba", "data": "", "id": "0a8d1a55-7a43-4d61-b7bc-3a8f6a3b2e90", "name": "Royal army", "people": "Syrians",
    "limit": 0, "notes": "", "vendor": {},
    "commands": [{"name": "Antiochus", "camp": True, "units": [
        {"type": "Kn", "role": "general", "count": 1}, {"type": "Kn", "count": 1}, {"type": "El", "count": 1}, {"type": "SCh", "count": 1},
        {"type": "LH", "count": 1}, {"type": "Pk", "count": 4}, {"type": "Bw", "count": 2}, {"type": "Ps", "count": 1},
        {"type": "CF", "count": 1}]}],
}


def act(resolver, dice=None, answers=None, **slots):
    given = {**slots, "answers": {"dba." + key: value for key, value in (answers or {}).items()}}
    return ["act", resolver, *(["--dice", dice] if dice else [])], given


def pips(face):
    return act("pips", str(face))


def move(*who, **answers):
    """Each of `who` is a unit, or a unit with the number of its elements, or that and their part."""
    picks = [{"unit": one} if isinstance(one, str) else dict(zip(("unit", "count", "part"), one)) for one in who]
    return act("move", who=picks, answers=answers)


def fight(a, b, dice, **answers):
    return act("close-combat", dice, a=a, b=b, answers=answers)


def shoot(a, b, dice, **answers):
    return act("shooting", dice, a=a, b=b, answers=answers)


def lost(*who, **answers):
    return act("losses", who=[dict(zip(("unit", "count", "part"), one)) for one in who], answers=answers)


END = act("end-bound")


def plain(*command):
    return list(command), None


# Romans are a: a1.1 general, a1.2 cavalry, a1.3 blades, a1.4 spears, a1.5 psiloi, a1.6 artillery. Syrians are b: b1.1 general, b1.2 knights,
# b1.3 elephants, b1.4 scythed chariots, b1.5 light horse, b1.6 pikes, b1.7 bowmen, b1.8 psiloi, b1.9 camp followers.
GAME = [
    # 1: the legions come on; in a side's first bound every move costs one PIP (DBA-020).
    pips(4),
    move(("a1.3", 5)),
    move(("a1.4", 2)),
    move(("a1.5", 2)),
    move("a1.1", "a1.2"),
    END,
    # 2: the phalanx answers, and the chariots are let loose: equal, so they are gone (DBA-046).
    pips(6),
    move(("b1.6", 4), "b1.3"),
    move(("b1.7", 2)),
    move("b1.1", "b1.2"),
    move("b1.5"),
    move("b1.5"),  # again: light horse may (DBA-032)
    move("b1.4", contact="a1.3"),
    fight("b1.4", "a1.3", "4,5"),
    END,
    # 3: the artillery misses and is not shot at (DBA-045); arrows push blades back; psiloi meet.
    pips(3),
    move("a1.5", contact="b1.8"),
    move("a1.6", distance="far"),
    shoot("a1.6", "b1.3", "2,5"),
    shoot("b1.7", "a1.3", "6,2", aid_a=1),
    fight("a1.5", "b1.8", "3,3"),
    END,
    # 4: the whole Syrian line strikes.
    pips(5),
    move(("b1.6", 2), contact="a1.3"),
    move("b1.1", contact="a1.4"),
    move("b1.2", contact="a1.4"),
    move("b1.3", contact="a1.3"),
    shoot("b1.7", "a1.6", "6,2", aid_a=1),
    fight("b1.6", "a1.3", "5,3", rear_support_a="same", rear_support_b="ps", left_b="overlapped"),
    fight("b1.6", "a1.3", "2,4"),
    fight("b1.3", "a1.3", "3,5"),
    fight("b1.1", "a1.4", "4,2", rear_support_b="same"),  # spears ridden down (DBA-050)...
    plain("undo"),  # ... by a die that was misread
    plain("note", "The die lay against the hill: both agree that it shows a four."),
    fight("b1.1", "a1.4", "4,4", rear_support_b="same"),
    fight("b1.2", "a1.4", "5,2"),
    fight("b1.8", "a1.5", "2,4"),
    END,
    # 5: the Romans strike back; general against general. A pike element has no room to recoil (DBA-053).
    pips(4),
    move("a1.1", contact="b1.1"),
    move("a1.2", contact="b1.5", distance="far", hidden=True),
    move(("a1.3", 2), contact="b1.6"),
    shoot("a1.6", "b1.3", "6,1"),
    shoot("b1.7", "a1.5", "3,3"),
    fight("a1.1", "b1.1", "5,4"),
    fight("a1.2", "b1.5", "6,2"),
    fight("a1.3", "b1.6", "5,2", rear_support_b="same"),
    lost(("b1.6", 1, "fought"), cause="blocked"),
    fight("a1.3", "b1.6", "3,5", rear_support_b="same"),
    END,
    # 6: taken in the flank the Roman general falls, but his army has lost less (DBA-062).
    pips(2),
    move("b1.2", contact="a1.1"),
    shoot("b1.7", "a1.6", "4,5", returns=True),
    fight("b1.1", "a1.1", "5,3", left_b="contact"),
    END,
    # 7: without a general every move is dearer. The cavalry rides into the bowmen, psiloi storm the camp, and it is over (DBA-060).
    pips(4),
    move("a1.5", contact="b1.9"),
    move("a1.2", contact="b1.7"),
    shoot("a1.6", "b1.6", "4,2"),
    fight("a1.2", "b1.7", "5,2"),
    fight("a1.5", "b1.9", "6,1", camp_b=True),
    act("losses", answers={"camp_held_b": True}),
    END,
]


class WholeGame(GoldenTest):
    def test_both_armies_are_legal(self):
        """DBA-003."""
        for army in (ROMANS, SYRIANS):
            self.assertEqual(self.done("roster", "validate", self.write("army.optio-army", army)), [])

    def test_a_whole_game(self):
        """DBA-010, DBA-020, DBA-032, DBA-045, DBA-046, DBA-050, DBA-053, DBA-060, DBA-062."""
        armies = f"{self.write('romans.optio-army', ROMANS)},{self.write('syrians.optio-army', SYRIANS)}"
        self.compare("dba-whole", self.play("dba", armies, 190, "2026-02-28", GAME))

    def test_the_kept_journal_replays_to_the_same_victory(self):
        replay = self.done("journal", "replay", GOLDEN / "dba-whole.optio-game")
        self.assertEqual((replay["entries"], replay["equal"], replay["turn"]), (len(GAME), True, 7))
        self.assertEqual((replay["ended"]["over"], replay["ended"]["winner"]), (True, "a"))
        shown = self.done("journal", "show", GOLDEN / "dba-whole.optio-game")["entries"]
        self.assertTrue(all(die["from"] == "typed" for row in shown for die in row.get("dice", [])))
        last = shown[-1]
        self.assertEqual(last["totals"], {"a": {"lost": 2}, "b": {"lost": 6}})


if __name__ == "__main__":
    unittest.main()
