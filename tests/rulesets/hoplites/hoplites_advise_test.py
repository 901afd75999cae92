# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer's opinion on the command line: advise, and play --audit (HOP-920, HOP-921)."""
import unittest

from cli_support import CliTest

GAME = ["play", "hoplites", "--armies", "carthage,hoplites/republican-rome", "--seed", "5"]


class AdviseTest(CliTest):
    def setUp(self):
        super().setUp()
        self.done(*GAME, "--players", "greedy,random", "--transcript", "game", "--time", "2026-03-01T10:00:00Z")

    def side_after(self, entry):
        return "a" if self.run_cli("advise", "game", "--after", entry, "--side", "a", "--player", "greedy").code == 0 else "b"

    def test_an_act_and_its_alternatives(self):
        side = self.side_after(40)
        ask = ["advise", "game", "--after", "40", "--side", side, "--player", "strong@60"]
        told = self.done(*ask)
        self.assertEqual((told["side"], told["player"]), (side, "strong@60"))
        self.assertEqual(told["do"], told["considered"][0]["do"])
        chances = [one["chance"] for one in told["considered"]]
        self.assertTrue(all(0 <= chance <= 1 for chance in chances))
        self.assertEqual(chances[1:], sorted(chances[1:], reverse=True))
        self.assertGreaterEqual(sum(one["simulations"] for one in told["considered"]), 60)
        self.assertEqual(self.done(*ask), told)

    def test_refusals(self):
        other = "b" if self.side_after(40) == "a" else "a"
        self.refused("advise", "game", "--after", "40", "--side", other, naming=["to decide"])
        self.refused("advise", "game", "--after", "40", naming=["--side"])
        self.refused("advise", "game", naming=["over"])
        self.refused("advise", "game", "--after", "99999", naming=["--after"])
        self.refused("advise", "game", "--after", "40", "--secrets", "--player", "nobody", naming=["nobody", "strong"])

    def test_a_state(self):
        self.done(*GAME, "--players", "greedy,random", "--state", "state", "--after", "40", "--time", "2026-03-01T10:00:00Z")
        side = self.side_after(40)
        ask = ["--side", side, "--player", "strong@60", "--seed", "3"]
        told = self.done("advise", "state", *ask)
        self.assertEqual(told, self.done("advise", "game", "--after", "40", *ask))
        self.assertEqual(self.done("advise", "state", "--side", side, "--player", "strong@60"),
                         self.done("advise", "state", "--side", side, "--player", "strong@60", "--seed", "1"))
        self.refused("advise", "state", "--side", "b" if side == "a" else "a", naming=["to decide"])
        self.refused("advise", "state", "--after", "3", "--side", side, naming=["--after"])
        self.refused(*GAME, "--players", "greedy,random", "--state", "state", naming=["state"])
        self.refused(*GAME, "--players", "greedy,random", "--after", "4", naming=["--state"])
        self.refused(*GAME, "--players", "greedy,random", "--state", "other", "--after", "99999", naming=["--after"])
        self.done(*GAME, "--players", "greedy,random", "--state", "end")
        self.refused("advise", "end", "--side", side, naming=["over"])
        (self.folder / "bare").write_text('{"state": {}}', encoding="utf-8")
        self.refused("advise", "bare", "--side", side, naming=["rule set"])

    def test_debrief(self):
        told = self.done("debrief", "game")
        self.assertTrue(1 <= len(told["decisions"]) <= 3)
        for one in told["decisions"]:
            self.assertGreater(one["chance"], 0)
            self.assertNotEqual(one["text"], one["better"])
        self.assertGreater(len(told["attacks"]), 0)
        lines = (self.folder / "game").read_text(encoding="utf-8").splitlines(keepends=True)
        (self.folder / "begun").write_text("".join(lines[:30]), encoding="utf-8")
        self.refused("debrief", "begun", naming=["not over"])

    def test_audit(self):
        self.done("play", "hoplites", "--armies", "gauls,germans", "--players", "random,random", "--transcript", "short",
                  "--time", "2026-03-01T10:00:00Z")
        audit = self.done("play", "hoplites", "--audit", "short", "--players", "greedy,strong@6")
        self.assertGreater(audit["decisions"], 50)
        self.assertEqual(audit["peeked"], [])
        self.refused("play", "hoplites", "--audit", "short", "--players", "greedy,nobody", naming=["nobody"])
        self.refused("play", "hoplites", "--players", "greedy,greedy", naming=["--armies"])


if __name__ == "__main__":
    unittest.main()
