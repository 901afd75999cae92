# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice verifier against published ChaCha20 vectors, fixed dice of a known key, journals made here and journals of the program."""
import json
import subprocess
import sys
import tempfile
import unittest

from cli_support import PROGRAM, TESTS, CliTest

sys.path.insert(0, str(TESTS))
import verify_dice  # noqa: E402

# The same key, act and faces stand in dice_test.cpp: two programs that share no code agree on them.
GAME_KEY = "0a420b072ce72f6a6833576ffa74ea21dcca4ce7c025dbee7b1dae478cba6f29"
ACT_KEY = {"turn": 3, "resolver": "close-combat", "participants": ["a1.1", "b2.é"], "before": 1}
SIXES = [1, 5, 2, 2, 6, 5, 3, 6, 1, 1, 1, 6, 6, 1, 1, 6, 3, 4, 5, 2, 4, 1, 6, 6]
TENS = [5, 1, 8, 9, 1, 0, 6, 9]
AVERAGES = [4, 3, 4, 3, 2, 4, 4, 4]
PICKS = [(1000, 306), (52, 37), (65536, 7512), (10, 2), (3, 2)]


def known_draws():
    draws = [(6, value, {}) for value in SIXES] + [(10, value, {}) for value in TENS]
    draws += [(6, value, {"average": True}) for value in AVERAGES] + [(sides, value, {}) for sides, value in PICKS]
    return [{"id": f"d{n}", "for": f"die {n}", "sides": sides, "value": value, "from": "rolled", **more}
            for n, (sides, value, more) in enumerate(draws)]


def verify(text):
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".optio-game") as journal:
        journal.write(text)
        journal.flush()
        done = subprocess.run([sys.executable, str(TESTS / "verify_dice.py"), journal.name], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr.strip()


def journal(draws, **changes):
    act = {"n": 1, "kind": "act", "act": {"resolver": ACT_KEY["resolver"], "input": {}}, "key": {**ACT_KEY, **changes}, "result": {"dice": draws}}
    note = {"n": 2, "kind": "note", "text": "no dice here"}
    return "".join(json.dumps(line) + "\n" for line in ({"optio-game": 1, "key": GAME_KEY}, act, note))


class Cipher(unittest.TestCase):
    """RFC 8439, section 2.3.2 and appendix A.1."""

    def block(self, key, counter, expected, nonce=bytes(12)):
        self.assertEqual(verify_dice.block(bytes.fromhex(key), counter, nonce).hex(), expected)

    def test_the_worked_block(self):
        self.block(
            bytes(range(32)).hex(), 1,
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
            bytes.fromhex("000000090000004a00000000"))

    def test_zero_key_first_blocks(self):
        self.block(
            "00" * 32, 0,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586")
        self.block(
            "00" * 32, 1,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f")

    def test_a_single_bit_of_the_key(self):
        self.block(
            "00" * 31 + "01", 1,
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0")

    def test_a_later_block(self):
        self.block(
            "00ff" + "00" * 30, 2,
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096")


class Journals(unittest.TestCase):
    def test_known_dice_fit(self):
        self.assertEqual(verify(journal(known_draws())), (0, ""))

    def test_a_changed_face_is_named(self):
        for n in (0, 23, 24, 32, 40, 44):
            changed = known_draws()
            changed[n]["value"] += 1
            code, message = verify(journal(changed))
            self.assertEqual(code, 1)
            self.assertIn("entry 1", message)
            self.assertIn(f"die {n} ", message)

    def test_any_other_part_of_the_key_gives_other_dice(self):
        others = ({"turn": 4}, {"resolver": "shooting"}, {"participants": ["b2.é", "a1.1"]}, {"participants": ["a1.1"]}, {"before": 0})
        for other in others:
            self.assertEqual(verify(journal(known_draws(), **other))[0], 1, other)
        self.assertEqual(verify(journal(known_draws()).replace(GAME_KEY, "1" + GAME_KEY[1:]))[0], 1)

    def test_typed_dice_are_the_players_own(self):
        draws = [{**draw, "from": "typed", "value": 1} for draw in known_draws()]
        self.assertEqual(verify(journal(draws)), (0, ""))

    def test_the_verifier_stays_short(self):
        self.assertLessEqual(len((TESTS / "verify_dice.py").read_text(encoding="utf-8").splitlines()), 40)


@unittest.skipUnless(PROGRAM.exists(), "optio-cli is not built")
class Program(CliTest):
    def setUp(self):
        super().setUp()
        armies = [row["id"] for row in self.done("roster", "list", "--ruleset", "dbm") if row["supplied"]]
        self.game = self.folder / "game.optio-game"
        self.done("journal", "new", "dbm", "--armies", ",".join(armies[:2]), "--seed", "5", "--output", self.game)

    def fight(self, a, b, *more):
        case = {"a": a, "b": b, "answers": {}}
        self.done("journal", "act", self.game, "close-combat", "--input", "-", *more, stdin=json.dumps(case))

    def test_a_played_game_fits_until_a_die_is_changed(self):
        units = self.done("journal", "replay", self.game)["state"]["units"]
        first, second = ([name for name, unit in sorted(units.items()) if unit["side"] == side][:3] for side in "ab")
        self.fight(first[0], second[0])
        self.fight(first[1], second[1], "--dice", "6,1")
        self.fight(first[2], second[2])
        self.done("journal", "undo", self.game)
        self.fight(first[2], second[2])
        text = self.game.read_text(encoding="utf-8")
        self.assertEqual(verify(text), (0, ""))

        lines = text.splitlines()
        entry = json.loads(lines[5])
        self.assertEqual([die["from"] for die in entry["result"]["dice"]], ["rolled", "rolled"])
        self.assertEqual(entry["result"]["dice"], json.loads(lines[3])["result"]["dice"], "undo finds no better dice")
        entry["result"]["dice"][1]["value"] = entry["result"]["dice"][1]["value"] % 6 + 1
        lines[5] = json.dumps(entry)
        code, message = verify("\n".join(lines) + "\n")
        self.assertEqual(code, 1)
        self.assertIn("entry 5", message)


if __name__ == "__main__":
    unittest.main()
