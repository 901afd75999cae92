# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of Hoplites on the command line: play, its report and transcript, and the attack that is weighed (HOP-310, HOP-343, HOP-902)."""
import json
import unittest

from cli_support import CliTest

GAME = ["play", "hoplites", "--armies", "carthage,hoplites/republican-rome", "--seed", "5"]


class PlayTest(CliTest):
    def test_described(self):
        armies = {army["id"]: army["points"] for army in self.done("describe", "hoplites")["armies"]}
        self.assertEqual(len(armies), 26)
        self.assertEqual(set(armies.values()), {360})

    def test_report(self):
        report = self.done(*GAME, "--players", "greedy,random", "--games", "6")
        self.assertEqual(sum(report["wins"].values()) + report["draws"], 6)
        self.assertEqual(list(sorted(report["wins"])), ["greedy", "random"])
        self.assertGreaterEqual(report["wins"]["greedy"], 5)
        self.assertGreater(report["rules"]["attack"], 0)
        self.assertGreater(report["gamesPerSecond"], 0)
        self.assertLessEqual(report["rounds"]["least"], report["rounds"]["most"])
        again = self.done(*GAME, "--players", "greedy,random", "--games", "6")
        for one in report, again:
            del one["gamesPerSecond"]
        self.assertEqual(report, again)

    def test_every_army(self):
        ids = [army["id"] for army in self.done("describe", "hoplites")["armies"]]
        met = set()
        for period in ("hoplites/gauls", "hoplites/sparta", "hoplites/oda-1575", "hoplites/fen-folk"):
            for one in ids:
                answer = self.run_cli("play", "hoplites", "--armies", f"{one},{period}", "--players", "random,random", "--games", "2")
                if answer.code == 0:
                    met.add(one)
                    self.assertEqual(sum(answer.json["wins"].values()) + answer.json["draws"], 2)
                else:
                    self.assertIn("HOM-01", answer.message)
                    self.assertNotEqual(one, period)
        self.assertEqual(met, set(ids))  # each has its enemies, and never those of another period
        self.refused("play", "hoplites", "--armies", "hoplites/sparta,hoplites/gauls", "--players", "random,random", naming=["HOM-01"])

    def test_preferences(self):
        prefs = self.write("prefs.json", {"fog": True, "pursuit": True, "variable_initiative": True, "dynamic": True,
                                          "ground_woods": True, "leader_cohesion": True})
        report = self.done(*GAME, "--players", "random,greedy", "--games", "4", "--prefs", prefs)
        self.assertGreater(report["ground"]["woods"], 0)
        self.assertGreater(report["rules"]["hidden"], 0)
        self.refused(*GAME, "--players", "random,greedy", "--prefs", '{"fogg":true}', naming=["fogg"])

    def test_transcript(self):
        report = self.done(*GAME, "--players", "random,random", "--games", "3", "--transcript", "game", "--time", "2026-03-01T10:00:00Z")
        self.assertEqual(report["transcript"], "game")
        self.done("journal", "verify", "game")
        state = self.done("journal", "replay", "game")
        told = self.run_cli("journal", "report", "game").text
        self.assertIn("# Carthage", told)
        self.assertIn("Victory for ", told)
        self.assertNotEqual(state, {})
        lines = (self.folder / "game").read_text(encoding="utf-8").splitlines()
        # The transcript is the first of the games: one more die is nowhere thrown.
        single = self.done(*GAME, "--players", "random,random", "--games", "1")
        self.assertEqual(single["acts"]["most"], len(lines) - 1)
        self.refused(*GAME, "--players", "random,random", "--transcript", "game", naming=["game"])

    def test_refusals(self):
        self.refused(*GAME, "--players", "clever,random", naming=["clever", "greedy"])
        self.refused("play", "dbm", "--armies", "a,b", "--players", "random,random", naming=["computer players"])
        self.refused(*GAME, "--players", "random,random", "--games", "0", naming=["--games"])
        self.misused(*GAME, naming=["--players"])

    def test_weighed_attack(self):
        # W07: PH 7/10 attacks MI 6/5: column 10, attacker superior; dice 8, 4, 5.
        case = self.done("example", "hoplites", "shock")
        ruled = self.done("resolve", "hoplites", "shock", "--input", "-", "--dice", "8,4,5", "--odds", stdin=json.dumps(case))
        columns = [line for line in ruled["lines"] if line["label"] == "final column"]
        self.assertEqual(columns[0]["value"], 10)
        self.assertEqual(ruled["outcome"]["b"]["result"], "left")
        self.assertGreater(len(ruled["odds"]), 1)


if __name__ == "__main__":
    unittest.main()
