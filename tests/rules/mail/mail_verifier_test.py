# SPDX-License-Identifier: GPL-3.0-or-later
"""The verifier of battles by e-mail: published vectors of Ed25519, the check values of the protocol, a battle that the program wrote
(golden/toy.optio-turn, kept byte for byte by mail_battle_test), and what is changed in it."""
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

TESTS = pathlib.Path(os.environ.get("OPTIO_TESTS", pathlib.Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(TESTS))
import verify_turns  # noqa: E402

GOLDEN = (TESTS / "golden/toy.optio-turn").read_text(encoding="ascii")
GAME = "00112233445566778899aabbccddeeff"


def chain(root, link):
    for _ in range(2000 - link):
        root = verify_turns.hashed("chain", root)
    return root


def verify(text, *picks):
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", newline="", suffix=".optio-turn") as file:
        file.write(text)
        file.flush()
        done = subprocess.run([sys.executable, str(TESTS / "verify_turns.py"), file.name, *picks], capture_output=True, text=True, timeout=600)
    return done.returncode, (done.stdout + done.stderr).strip()


def fault(text):
    """The same within this program, which is quicker."""
    try:
        verify_turns.Battle(text, {"ai.react": 2}).check()
    except (verify_turns.Fault, ValueError, KeyError, TypeError, AttributeError) as odd:
        return str(odd) or "odd"
    return ""


class Signatures(unittest.TestCase):
    """RFC 8032, section 7.1, tests 1 to 3."""
    VECTORS = [
        ("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
         "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
        ("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
         "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
        ("fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "af82",
         "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
    ]

    def test_published_signatures(self):
        for key, message, signature in self.VECTORS:
            key, message, signature = (bytes.fromhex(part) for part in (key, message, signature))
            self.assertTrue(verify_turns.signed(key, message, signature))
            self.assertFalse(verify_turns.signed(key, message + b"x", signature))
            for at in (0, 31, 32, 63):
                changed = bytearray(signature)
                changed[at] ^= 1
                self.assertFalse(verify_turns.signed(key, message, bytes(changed)))


class Values(unittest.TestCase):
    """PBM-22 to PBM-27, as mail_values_test.cpp has them: two programs that share no code agree."""

    def test_keys_and_dice(self):
        a, b = "01" * 32, "02" * 32
        self.assertEqual(chain(a, 0), "d366dd1dcf16847b468cf8767ffab270f2d52d389fd62e85bbdac6fec965fe96")
        key = verify_turns.hashed("dice", GAME, 7, chain(a, 7), chain(b, 7))
        self.assertEqual(key, "cebdbf4570201fb269bf0c2355e3303fe80c2752709cde313ab5585d9aa66eca")
        slots = {"missile|A7|1": 5, "tqcheck|A7|1": 2, "crt|A7|1": 3, "missile|B3|1": 4, "missile|B3|2": 7}
        self.assertEqual({slot: verify_turns.draw(key, slot, 10) for slot in slots}, slots)
        self.assertEqual(verify_turns.draw(key, "duel.pick|-|1", 24), 17)
        def thrown(*dice, **picks):
            battle = verify_turns.Battle("", {purpose.replace("_", "."): m for purpose, m in picks.items()})
            try:
                battle.throw(key, [(1, {"dice": list(dice)})])
            except verify_turns.Fault as found:
                return str(found)
            return battle.dice, battle.unchecked

        first, second = ["duel.pick|-|1", 17], ["duel.pick|-|2", 11]  # PBM-32: of 24, and of the 23 that are left
        self.assertEqual(thrown(first, second, duel_pick=24), (2, 0))
        self.assertEqual(thrown(first, second), (0, 2))  # without knowing of how many
        self.assertIn("but the keys give 17", thrown(["duel.pick|-|1", 16], duel_pick=24))
        self.assertIn("but the keys give 11", thrown(first, ["duel.pick|-|2", 17], duel_pick=24))
        after = [["duel.pick|-|3", verify_turns.draw(key, "duel.pick|-|3", 23)], ["duel.pick|-|4", verify_turns.draw(key, "duel.pick|-|4", 22)]]
        self.assertEqual(thrown(first, second, *after, duel_pick=24), (4, 0))  # one has fallen
        fled = {verify_turns.draw(key, "second.pick|A7|1", m) for m in range(2, 9)}
        for shown in range(10):
            found = thrown(["second.pick|A7|1", shown])
            self.assertEqual(found == (1, 0), shown in fled, found)
        self.assertLess(len(fled), 7)
        self.assertEqual(verify_turns.hashed("hand", GAME, "0a" * 32), "a93853a9049cf4dfb91e9f29865a333f09a8652239b26a958a9403cd5918522b")


class Battles(unittest.TestCase):
    def test_a_battle_fits(self):
        written = sum(len(json.loads(line).get("dice", [])) for line in GOLDEN.splitlines())
        self.assertGreater(written, 20)
        self.assertEqual(verify(GOLDEN, "ai.react=2"), (0, f"31 turns, {written} dice: no fault"))
        code, text = verify(GOLDEN)
        self.assertEqual(code, 0)
        self.assertRegex(text, r"no fault, \d+ draws not checked")
        self.assertEqual(verify("\ufeff" + GOLDEN.replace("\n", "\r\n") + "\r\n", "ai.react=2")[0], 0)

    def test_what_is_changed_is_named(self):
        lines = GOLDEN.splitlines()
        at = next(n for n, line in enumerate(lines) if '"missile|' in line)
        changed = lines[:]
        changed[at] = changed[at].replace('|1",', '|1",1', 1)
        self.assertEqual(verify("\n".join(changed) + "\n", "ai.react=2")[0], 1)
        signature = next(n for n in range(at, len(lines)) if lines[n].startswith('{"sig"'))
        self.assertIn(f"line {signature + 1}: the signature of", fault("\n".join(changed)))
        self.assertIn("another form", fault("\n".join(lines[:2] + [lines[2].replace(":", ": ")] + lines[3:])))
        self.assertIn("ends before a signature", fault("\n".join(lines[:-1])))

    def test_dice_and_promises_are_checked_themselves(self):
        """With signatures out of the way: a signer's own wrong die, value and seal."""
        real, verify_turns.signed = verify_turns.signed, lambda *_: True
        try:
            self.assertEqual(fault(GOLDEN), "")
            lines = GOLDEN.splitlines()
            for n, line in enumerate(lines):
                value = json.loads(line)
                for part, sentence in ((value.get("dice"), "but the keys give"), (value.get("discards"), "does not open")):
                    if part:
                        part[0][-1] = part[0][-1] + 1 if isinstance(part[0][-1], int) else part[0][-1] + "0"
                        self.assertIn(sentence, fault("\n".join(lines[:n] + [json.dumps(value)] + lines[n + 1:])))
                for key in ("value", "secret"):
                    if key in value:
                        value[key] = "7" * 64
                        self.assertIn("of", fault("\n".join(lines[:n] + [json.dumps(value)] + lines[n + 1:])))
        finally:
            verify_turns.signed = real

    def test_random_changes(self):
        chance = random.Random(22)
        for _ in range(300 if "OPTIO_DEEP" in os.environ else 20):
            at = chance.randrange(len(GOLDEN) - 1)
            letter = chance.choice("0123456789abcdef{}[],:\" ")
            if letter != GOLDEN[at]:
                self.assertNotEqual(fault(GOLDEN[:at] + letter + GOLDEN[at + 1:]), "", (at, letter))

    def test_the_verifier_stays_short(self):
        self.assertLessEqual(len((TESTS / "verify_turns.py").read_text(encoding="utf-8").splitlines()), 250)


if __name__ == "__main__":
    unittest.main()
