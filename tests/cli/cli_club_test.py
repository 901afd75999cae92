# SPDX-License-Identifier: GPL-3.0-or-later
"""A club's event from the first player to its page, on the command line (CLB-01, CLB-02, CLB-10 to CLB-13, CLB-21, CLB-22, CLB-31, CLB-40, CLB-41, CLB-60)."""
import csv
import io
import json
import unittest

from cli_support import TESTS, CliTest, need_program

DBA = TESTS / "golden" / "dba-whole.optio-game"
TIME = ("--time", "2026-11-28T13:00:00Z")


class Club(CliTest):
    def event(self, players=6, name="day.optio-event", *options):
        self.done("club", "new", name, "November DBA day", "--seed", "7", *TIME, *options)
        for number in range(1, players + 1):
            self.done("club", "player", name, f"P{number}", *TIME)
        return self.folder / name

    def table(self, number):
        return next(game for game in self.done("club", "show", "day.optio-event")["drawn"][-1]["games"] if game["table"] == number)

    def play(self, text="4-1"):
        for table in self.done("club", "show", "day.optio-event")["drawn"][-1]["missing"]:
            self.done("club", "result", "day.optio-event", table, text, *TIME)

    def test_a_day_of_sixteen(self):
        """16 players, 4 rounds, two who leave and a mended result."""
        self.event(16)
        for number in range(1, 5):
            drawn = self.done("club", "draw", "day.optio-event", *TIME)
            self.assertTrue(drawn["sentence"].startswith(f"Round {number} is drawn, seed 7: "))
            self.play(("4G-1C", "3-1G", "0-4", "2-2")[number - 1])
            if number == 2:
                self.assertEqual(self.done("club", "leave", "day.optio-event", "P3", *TIME)["sentence"], "P3 drops out after round 2.")
                self.done("club", "leave", "day.optio-event", "P8", *TIME)
        self.done("club", "result", "day.optio-event", 1, "0-4", "--round", 1, *TIME)
        page = self.done("club", "show", "day.optio-event", *TIME)
        self.assertEqual((page["counted"], len(page["standings"])), (4, 16))
        self.assertEqual([len(drawn["games"]) for drawn in page["drawn"]], [8, 8, 7, 7])
        met = [frozenset((game["a"], game["b"])) for drawn in page["drawn"] for game in drawn["games"]]
        self.assertEqual(len(met), len(set(met)))  # nobody meets anybody twice
        points = [row["points"] for row in page["standings"]]
        self.assertEqual(points, sorted(points, reverse=True))
        self.refused("club", "draw", "day.optio-event", naming=("4 rounds",))
        told = self.done("club", "verify", "day.optio-event")
        self.assertEqual((told["drawings"], told["differences"]), (4, []))
        self.assertEqual(len(self.done("club", "record", "day.optio-event", "P3")["games"]), 2)

    def test_worked_example_and_confirming(self):
        self.event(2)
        self.done("club", "draw", "day.optio-event", *TIME)
        told = self.done("club", "result", "day.optio-event", 1, "4G-1C", *TIME)
        self.assertIn("23 : 3", told["sentence"])
        self.assertEqual(told["missing"], [])
        self.done("club", "undo", "day.optio-event", *TIME)
        self.assertNotIn("points", self.table(1))
        self.done("club", "redo", "day.optio-event", *TIME)
        self.assertEqual(self.table(1)["points"], [23, 3])
        self.refused("club", "confirm", "day.optio-event", 1, "a", naming=("already",))

    def test_result_of_a_game(self):
        """CLB-22: what a whole battle of DBA says of itself, to be confirmed by both."""
        self.event(2)
        self.done("club", "draw", "day.optio-event", *TIME)
        told = self.done("club", "result", "day.optio-event", 1, "--game", DBA, *TIME)
        self.assertIn("Neither player has confirmed it yet", told["sentence"])
        game = self.table(1)
        self.assertNotEqual(game["winner"], "draw")
        winner = game["winner"]
        self.assertTrue(game["points"][0 if winner == "a" else 1] >= 20)
        self.assertEqual(game["confirmed"], [False, False])
        self.done("club", "confirm", "day.optio-event", 1, "a", *TIME)
        self.assertIn("Both have confirmed", self.done("club", "confirm", "day.optio-event", 1, "b", *TIME)["sentence"])

    def test_armies_are_checked(self):
        """CLB-02: a supplied army brings its name and a hash; one word is an army too."""
        self.event(0)
        self.done("club", "player", "day.optio-event", "Anna", "--army", "dba/gallic", "--club", "Mill Lane", *TIME)
        self.done("club", "player", "day.optio-event", "Ben", "--army", "Parthian", *TIME)
        self.done("club", "draw", "day.optio-event", *TIME)
        players = {player["name"]: player for player in self.done("club", "show", "day.optio-event")["players"]}
        self.assertEqual((players["Anna"]["army"], players["Ben"]["army"]), ("Gallic", "Parthian"))

    def test_by_hand(self):
        self.event(4)
        self.done("club", "draw", "day.optio-event", *TIME)
        one, two = self.table(1), self.table(2)
        told = self.done("club", "swap", "day.optio-event", one["a"], two["a"], *TIME)
        self.assertIn("change places in round 1", told["sentence"])
        self.assertEqual(self.table(1)["a"], two["a"])
        self.assertIn("lot 2", self.done("club", "draw", "day.optio-event", "--again", *TIME)["sentence"])

    def test_pages(self):
        self.event(5)
        self.done("club", "draw", "day.optio-event", *TIME)
        self.play()
        rows = list(csv.reader(io.StringIO(self.run_cli("club", "export", "day.optio-event").text)))
        self.assertEqual((len(rows), rows[0][1], rows[1][8]), (6, "Player", "23"))
        page = self.run_cli("club", "export", "day.optio-event", "--format", "html", "--what", "all").text
        self.assertIn("November DBA day: standings", page)
        self.assertNotIn("<script", page)
        wall = self.done("club", "wall", "day.optio-event", *TIME)
        self.assertEqual((wall["in"], len(wall["byes"]), wall["clock"]["left"]), ("2 of 2 results in", 1, 90 * 60))
        self.assertEqual(self.done("club", "standings", "day.optio-event")["after"], 1)

    def test_pdf(self):
        need_program("optio-pdf")
        self.event(5)
        self.done("club", "draw", "day.optio-event", *TIME)
        self.done("club", "export", "day.optio-event", "--format", "pdf", "--what", "round", "--output", "round.pdf")
        self.assertTrue((self.folder / "round.pdf").read_bytes().startswith(b"%PDF-"))

    def test_season_and_names(self):
        """CLB-40, CLB-41"""
        for name in ("day.optio-event", "second.optio-event"):
            self.event(4, name)
            self.done("club", "draw", name, *TIME)
        self.play()
        table = self.done("club", "league", "day.optio-event", "second.optio-event")
        self.assertEqual(([line["rating"] for line in table], sum(line["played"] for line in table)), (["new"] * 4, 4))
        records = self.done("club", "league", "day.optio-event", "--by", "opponent", "--player", "P1")
        self.assertEqual(len(records), 1)
        self.refused("club", "league", "day.optio-event", "day.optio-event", naming=("already",))
        before = [row["points"] for row in self.done("club", "standings", "day.optio-event")["standings"]]
        self.done("club", "rename", "day.optio-event", "P1", "--output", "other.optio-event")
        self.assertNotIn('"P1"', (self.folder / "other.optio-event").read_text())
        self.assertEqual([row["points"] for row in self.done("club", "standings", "other.optio-event")["standings"]], before)

    def test_library(self):
        """CLB-01: an event lies in the library like a game, and in the bin for a while."""
        self.event(4)
        id = self.done("club", "import", "day.optio-event")["id"]
        self.refused("club", "import", "day.optio-event", naming=("already",))
        self.assertEqual([(row["name"], row["binned"]) for row in self.done("club", "list")], [("November DBA day", False)])
        self.assertEqual(self.run_cli("club", "save", id).text, (self.folder / "day.optio-event").read_text())
        self.done("club", "bin", id)
        self.assertTrue(self.done("club", "list")[0]["binned"])
        self.done("club", "unbin", id)
        self.refused("club", "save", "nobody", naming=("nobody",))

    def test_bad_input(self):
        """CLB-60"""
        file = self.event(4)
        whole = file.read_text()
        self.refused("club", "new", "day.optio-event", "Again", naming=("day.optio-event",))
        self.refused("club", "player", "day.optio-event", "p1", naming=("in the event already",))
        self.refused("club", "player", "day.optio-event", "x" * 10000, naming=("80",))
        self.refused("club", "result", "day.optio-event", 1, "4-1", naming=("no round",))
        self.done("club", "draw", "day.optio-event", *TIME)
        self.refused("club", "result", "day.optio-event", 9, "4-1", naming=("table 9",))
        self.refused("club", "result", "day.optio-event", 1, "4X-1", naming=("4X-1",))
        self.refused("club", "result", "day.optio-event", 1, naming=("short form",))
        self.refused("club", "draw", "day.optio-event", naming=("1, 2",))
        self.refused("club", "new", "x.optio-event", "X", "--scheme", "nobody", naming=("dba-nasamw",))
        (self.folder / "ours.toml").write_text('id = "o"\nname = "o"\npoints = "won - 5"\nwin = "won"\nmost = 3\nbye = 1\nties = []\n')
        self.refused("club", "schemes", "ours.toml", naming=("ours.toml:3",))
        edited = self.folder / "edited.optio-event"
        edited.write_text(whole.replace("P2", "P9"))
        self.refused("club", "show", "edited.optio-event", naming=("does not follow the line before it",))
        file.write_text(whole[:-9])
        answer = self.run_cli("club", "player", "day.optio-event", "Zoe", *TIME)
        self.assertEqual(answer.code, 0)
        self.assertIn("cut short", answer.message)
        names = [player["name"] for player in self.done("club", "show", "day.optio-event")["players"]]
        self.assertEqual(names, ["P1", "P2", "P3", "Zoe"])
        for line in file.read_text().splitlines():
            json.loads(line)


if __name__ == "__main__":
    unittest.main()
