# SPDX-License-Identifier: GPL-3.0-or-later
"""Pairs of games between computer players on the command line: match, by which strength is measured (HOP-922)."""
import json
import unittest

from cli_support import CliTest

MATCH = ["match", "hoplites", "--period", "antiquity"]


class MatchTest(CliTest):
    def test_one_line_for_each_pair(self):
        lines = self.run_cli(*MATCH, "--players", "greedy,random").text.splitlines()
        self.assertEqual(len(lines), 12)  # each army of the period against itself
        for line in lines:
            self.assertRegex(line, "^[WDL] [WDL]$")
        letters = " ".join(lines).split()
        self.assertGreater(letters.count("W"), 18)  # of 24
        turned = self.run_cli(*MATCH, "--players", "random,greedy").text.split()
        self.assertEqual(turned.count("L"), letters.count("W"))  # the same games, told by the other

    def test_the_same_in_any_order(self):
        both = [self.run_cli(*MATCH, "--players", "random,random", "--pairs", "8", "--seed", "7", "--jobs", jobs).text for jobs in ("1", "3")]
        self.assertEqual(both[0], both[1])
        longer = self.run_cli(*MATCH, "--players", "random,random", "--pairs", "9", "--seed", "7").text
        self.assertEqual(longer.splitlines()[:8], both[0].splitlines())

    def test_equal_players_share_a_pair(self):
        # Both games of a pair have the same decks and dice (HOP-002): of equals that do not choose by chance, each wins one.
        report = json.loads(self.run_cli(*MATCH, "--players", "greedy,greedy", "--pairs", "2", "--format", "json").out)
        self.assertEqual([pair["results"] for pair in report["pairs"]], ["WL", "WL"])
        self.assertEqual((report["won"], report["drawn"], report["lost"]), (2, 0, 2))

    def test_meetings(self):
        report = self.run_cli("match", "hoplites", "--armies", "gauls,germans,parthia", "--meet", "each", "--players", "random,random",
                              "--format", "json").json
        self.assertEqual(len(report["armies"]), 6)
        self.assertEqual(sum(row["won"] + row["drawn"] + row["lost"] for row in report["armies"]), 12)
        self.assertEqual([pair["seed"] for pair in report["pairs"]], [1, 2, 3, 4, 5, 6])

    def test_progress(self):
        answer = self.run_cli(*MATCH, "--players", "random,random", "--pairs", "3")
        self.assertIn("3 of 3 pairs", answer.message)

    def test_refusals(self):
        self.refused(*MATCH, "--players", "greedy,nobody", naming=["nobody", "greedy"])
        self.refused("match", "hoplites", "--period", "bronze", "--players", "random,random", naming=["bronze"])
        self.refused("match", "dbm", "--players", "random,random", naming=["at the table"])
        self.refused(*MATCH, "--players", "random,random", "--pairs", "0", naming=["--pairs"])


if __name__ == "__main__":
    unittest.main()
