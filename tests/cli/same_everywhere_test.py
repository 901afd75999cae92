# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program prints is the same to the byte on every system and with every compiler: exact odds, the app's own dice, whole games.

After an intended change write the hashes anew with `OPTIO_GOLDEN=write`."""
import hashlib
import json
import os
import unittest

from cli_support import TESTS, CliTest

KEPT = TESTS / "golden" / "fingerprints.json"


class SameEverywhere(CliTest):
    def compare(self, name, printed):
        found = hashlib.sha256(printed).hexdigest()
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
        if os.environ.get("OPTIO_GOLDEN") == "write":
            kept[name] = found
            KEPT.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n", encoding="utf-8")
        self.assertEqual(found, kept.get(name), name)

    def printed(self, *arguments, stdin=b""):
        answer = self.run_cli(*arguments, stdin=stdin)
        self.assertEqual((answer.code, answer.message), (0, ""), arguments)
        return answer.out

    def test_odds_and_dice_of_every_ruling(self):
        for ruleset in self.done("rulesets"):
            everything = b""
            for resolver in self.done("describe", ruleset["id"])["resolvers"]:
                example = self.printed("example", ruleset["id"], resolver["id"])
                answer = self.run_cli("resolve", ruleset["id"], resolver["id"], "--input", "-", "--odds", "--seed", "7", stdin=example)
                self.assertIn(answer.code, (0, 1), answer.message)
                everything += answer.out + answer.err
            with self.subTest(ruleset["id"]):
                self.assertGreater(len(everything), 1000)
                self.compare("rulings of " + ruleset["id"], everything)

    def test_games_of_the_computer(self):
        played = self.printed("play", "hoplites", "--armies", "hoplites/greeks,hoplites/germans", "--players", "greedy,random",
                              "--games", "2", "--seed", "7")
        self.compare("games of hoplites", b"\n".join(line for line in played.splitlines() if b"gamesPerSecond" not in line))


if __name__ == "__main__":
    unittest.main()
