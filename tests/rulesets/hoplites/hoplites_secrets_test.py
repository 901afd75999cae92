# SPDX-License-Identifier: GPL-3.0-or-later
"""Battles of Hoplites on the command line: what the journal's commands tell while a battle goes on (HOP-041, HOP-408), and how far back undo
goes by itself (HOP-006)."""
import json
import unittest

from cli_support import CliTest

FOG = {"fog": True, "extra_cohesion": 0, "extra_reserve": 0}


class Battle(CliTest):
    def begin(self, **options):
        """A battle with woods everywhere, so that whoever comes up first is hidden."""
        answer = self.run_cli("journal", "new", "hoplites", "--armies", "hoplites/gauls,hoplites/greeks", "--options",
                              json.dumps({**FOG, **options}), "--seed", "3", "--output", "game")
        self.assertEqual(answer.code, 0, answer.message)
        header = json.loads((self.folder / "game").read_text(encoding="utf-8").splitlines()[0])
        for side in "ab":
            header["start"][side]["ground"] = ["woods"] * 9
        (self.folder / "game").write_text(json.dumps(header, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")

    def act(self, deed, *more):
        return self.done("journal", "act", "game", "act", "--input", "-", *more, stdin=json.dumps({"do": deed}))

    def state(self):
        return self.done("journal", "replay", "game", "--secrets")["state"]

    def active(self):
        return "ab"[self.state()["battle"][2]]

    def hand(self, side):
        """Units in hand, those first that woods do not break."""
        return [f"{side}{code + 1}" for code in self.state()[side]["hand"] if code < 64]

    def play_hidden(self):
        """Deals, and plays the first unit of whoever begins into column 1; gives its id."""
        self.act({"act": "deal"})
        side = self.active()
        unit = self.hand(side)[0]
        self.act({"act": "play", "unit": unit, "column": 1})
        self.assertTrue(self.state()["units"][unit][12] & 4, "it is hidden")
        return unit


class SecretsTest(Battle):
    def test_hidden_units_are_not_told(self):  # HOP-041, HOP-408
        self.begin()
        unit = self.play_hidden()
        name = self.state()["names"][unit[0]][int(unit[1:]) - 1]
        shown = self.done("journal", "show", "game")["entries"]
        played = shown[-1]
        self.assertTrue(played["secret"])
        for told in (json.dumps(played), json.dumps(self.done("journal", "replay", "game"))):
            self.assertNotIn(f'"{unit}", "label": "{name}", "detail"' + ', "place": "field"', told)
            self.assertNotIn('"column": 1', told)
        self.assertNotIn(unit, json.dumps(played))
        self.assertNotIn(name, json.dumps(played))
        report = self.run_cli("journal", "report", "game").text
        self.assertIn("Somebody comes up, unseen", report)
        self.assertNotIn(name, report.split("Somebody")[1])
        whole = self.done("journal", "show", "game", "--secrets")["entries"][-1]
        self.assertEqual(whole["input"]["do"]["unit"], unit)

    def test_decks_are_not_told(self):  # HOP-041: the shuffle tells their order
        self.begin()
        self.act({"act": "deal"})
        deal = self.done("journal", "show", "game")["entries"][0]
        self.assertTrue(deal["secret"])
        self.assertFalse(deal.get("dice"))
        self.assertNotIn("shuffling", self.run_cli("journal", "report", "game").text)
        self.assertIn("shuffling", self.run_cli("journal", "report", "game", "--secrets").text)
        self.assertTrue(self.done("journal", "show", "game", "--secrets")["entries"][0]["dice"])

    def test_an_act_prints_no_secret(self):  # HOP-041: neither its input nor what its dice hang on
        self.begin()
        self.act({"act": "deal"})
        side = self.active()
        unit = self.hand(side)[1]
        told = self.act({"act": "play", "unit": unit, "column": 2})
        told.pop("prev")  # a hash may hold "b26" by chance
        self.assertNotIn(unit, json.dumps(told))

    def test_discards_and_bids(self):  # HOP-041: of discarded cards only the number is known
        self.begin()
        unit = self.play_hidden()
        side = unit[0]
        while self.state()["battle"][1] != 6:  # the Draw phase
            self.act({"act": "next"})
        card = self.hand(side)[0]
        self.act({"act": "discard", "card": card})
        self.assertNotIn(card, json.dumps(self.done("journal", "show", "game")["entries"][-1]))

    def test_hands_of_both_sides(self):  # HOP-041: each side's view has its own hand alone, also while the other is asked
        self.begin(fog=False)
        self.act({"act": "deal"})
        view = self.done("journal", "replay", "game")["view"]
        for side in view["sides"]:
            self.assertFalse(side.get("hand"))
            self.assertEqual(side["handCount"], 7)


class PreviewTest(Battle):
    """What is shown of an act before it is done hangs on nothing that the side to act does not know."""

    def preview(self, game, deed, *more):
        answer = self.run_cli("journal", "act", game, "act", "--input", "-", "--preview", *more, stdin=json.dumps({"do": deed}))
        return answer.code, answer.text, answer.message

    def test_hidden_units_are_not_told(self):  # HOP-041, HOP-409
        self.begin()
        self.act({"act": "deal"})
        hider = self.active()
        unit = self.hand(hider)[0]
        games = {}
        for column in (1, 9):
            games[column] = f"hidden{column}"
            (self.folder / games[column]).write_bytes((self.folder / "game").read_bytes())
            deed = {"act": "play", "unit": unit, "column": column}
            while self.done("journal", "replay", games[column], "--secrets")["state"]["battle"][2] == "ab".index(hider):
                self.done("journal", "act", games[column], "act", "--input", "-", stdin=json.dumps({"do": deed, "stops": ["a", "b"]}))
                deed = {"act": "next"}
        looker = "b" if hider == "a" else "a"
        for column in (1, 2, 8, 9):
            deed = {"act": "play", "unit": self.hand(looker)[0], "column": column}
            for side in ([], ["--side", looker]):
                told = [self.preview(game, deed, *side) for game in games.values()]
                self.assertEqual(told[0], told[1])
                self.assertEqual(told[0][0], 0, told[0][2])
                self.assertIn(f"column {column}", told[0][1])

    def test_the_next_card_is_not_told(self):  # HOP-041: nobody knows the order of a deck
        self.begin(fog=False)
        self.act({"act": "deal"})
        side = self.active()
        self.act({"act": "play", "unit": self.hand(side)[0], "column": 1})
        while self.state()["battle"][1] != 6:
            self.act({"act": "next"})
        for more in ([], ["--side", side], ["--secrets"]):
            code, told, message = self.preview("game", {"act": "draw"}, *more)
            self.assertEqual(code, 0, message)
            self.assertEqual(json.loads(told)["result"]["changes"], [])
            self.assertIn("a card is drawn", told)


class UndoTest(Battle):
    def undo(self, *more):
        return self.done("journal", "undo", "game", *more)

    def test_a_turn_can_be_taken_back(self):  # HOP-006: phases that passed by themselves are no border
        self.begin()
        self.act({"act": "deal"})
        dealt = self.state()
        side = self.active()
        self.act({"act": "play", "unit": self.hand(side)[0], "column": 1})
        while self.state()["battle"][1] != 6:
            self.act({"act": "next"})
        for _ in range(10):
            if self.state() == dealt:
                break
            self.undo()
        self.assertEqual(self.state(), dealt)
        self.refused("journal", "undo", "game", naming=["HOP-006", "--beyond", "dealt"])

    def test_beyond_is_said(self):  # HOP-006: what was seen is taken back only beyond, and the journal says so
        self.begin(fog=False)
        self.act({"act": "deal"})
        side = self.active()
        self.act({"act": "play", "unit": self.hand(side)[0], "column": 1})
        while self.state()["battle"][1] != 6:
            self.act({"act": "next"})
        self.act({"act": "draw"})
        self.refused("journal", "undo", "game", naming=["HOP-006", "--beyond", "drawn"])
        told = self.undo("--beyond")
        self.assertIn("drawn", told["beyond"])
        self.assertIn("beyond", told["result"]["sentence"])
        self.assertIn("beyond what the rules allow", self.run_cli("journal", "report", "game").text)
        found = self.run_cli("journal", "verify", "game").json
        self.assertEqual([one["n"] for one in found], [0])  # the ground alone, which the test laid by hand
        again = self.undo()  # the end of a phase; nothing was seen by it
        self.assertNotIn("beyond", again)

    def test_a_turn_that_is_over(self):  # HOP-006
        self.begin(fog=False)
        self.act({"act": "deal"})
        side = self.active()
        self.act({"act": "play", "unit": self.hand(side)[0], "column": 1})
        while self.active() == side:
            self.act({"act": "next"})
        self.refused("journal", "undo", "game", naming=["HOP-006", "turn is over"])
        other = self.active()
        self.act({"act": "play", "unit": self.hand(other)[0], "column": 9})
        self.undo()

    def test_flank_entries(self):  # HOP-444: a way for each attacker and no more
        self.begin()
        self.act({"act": "deal"})
        own = self.active()
        other = "b" if own == "a" else "a"
        self.refused("journal", "act", "game", "act", "--input", "-",
                     stdin=json.dumps({"do": {"act": "attack", "attackers": [own + "1"], "defenders": [other + "1"],
                                              "flank": ["front", "card"]}}),
                     naming=["HOP-444", "flank"])


if __name__ == "__main__":
    unittest.main()
