#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks a file of a battle by e-mail on its own: verify_turns.py FILE [PURPOSE=M ...]

It shares no code with Optio and follows docs/mail.md alone: the chain of lines, the signatures (Ed25519 by hand), the order of the turns, the
revealed values, every written die by its slot, and what the closings open. PURPOSE=M says that draws of this purpose are picks of M values,
where the file cannot tell (duel.pick: how many champions there are before the first duel). Exit 1 names the first line that does not fit.
"""
import hashlib
import json
import re
import struct
import sys

from verify_dice import block

PRIME = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
TWIST = -121665 * pow(121666, -1, PRIME) % PRIME
ROOT_OF_MINUS_ONE = pow(2, (PRIME - 1) // 4, PRIME)
SIGNATURE = re.compile(r'\{"sig":"([0-9a-f]{128})"\}')
DICE = {purpose: 10 for purpose in (
    "missile gun gun.burst flankcheck owcheck tqcheck collapse crt pursuit pursuit.kill second.check ferocity rampage rampage.side "
    "rally rally.table regroup duel.A duel.B").split()}
PICKS = {"overflow": 8}
CHAMPIONS = {"samurai": 24, "fantasy": 12}  # two are picked for a duel, of which one falls
ANY = {"second.pick": range(2, 9)}  # of units that have fled: how many, hangs on the whole battle


class Fault(Exception):
    """What does not fit, and the line it stands on."""


# Ed25519 (RFC 8032), points in extended coordinates.

def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]), (p[1] + p[0]) * (q[1] + q[0])
    c, d = 2 * p[3] * q[3] * TWIST, 2 * p[2] * q[2]
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME


def times(number, point):
    result = (0, 1, 1, 0)
    while number:
        if number & 1:
            result = add(result, point)
        point = add(point, point)
        number >>= 1
    return result


def point_of(text):
    y = int.from_bytes(text, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= PRIME:
        return None
    square = (y * y - 1) * pow(TWIST * y * y + 1, -1, PRIME) % PRIME
    x = pow(square, (PRIME + 3) // 8, PRIME)
    if (x * x - square) % PRIME:
        x = x * ROOT_OF_MINUS_ONE % PRIME
    if (x * x - square) % PRIME or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = PRIME - x
    return x, y, 1, x * y % PRIME


BASE = point_of((4 * pow(5, -1, PRIME) % PRIME).to_bytes(32, "little"))


def signed(key, message, signature):
    """Does the signature of the message hold for this public key?"""
    public, nonce, number = point_of(key), point_of(signature[:32]), int.from_bytes(signature[32:], "little")
    if public is None or nonce is None or number >= ORDER or 0 in (times(8, public)[0], times(8, nonce)[0]):
        return False  # points of small order sign anything
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % ORDER
    left, right = times(number, BASE), add(nonce, times(challenge, public))
    return (left[0] * right[2] - right[0] * left[2]) % PRIME == 0 and (left[1] * right[2] - right[1] * left[2]) % PRIME == 0


# The values of the protocol.

def hashed(*parts):
    return hashlib.blake2b("|".join(("optio-pbem-1",) + tuple(map(str, parts))).encode(), digest_size=32).hexdigest()


def draw(key, slot, m):
    """A pick of m under a key: words of the ChaCha20 stream that libsodium calls LibsodiumDRG."""
    seed = bytes.fromhex(hashed("draw", key, slot))
    for counter in range(1 << 32):
        for word in struct.unpack("<16I", block(seed, counter, b"LibsodiumDRG")):
            if word < 2**32 // m * m:
                return word % m


def side_of(turn):
    return "A" if turn % 2 else "B"


class Battle:
    """A file, read line by line."""

    def __init__(self, text, picks):
        self.picks = {**PICKS, **picks}
        self.lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").rstrip("\r\n").split("\n")]
        self.above, self.at = "", 0
        self.keys, self.known, self.hands = {}, {}, {}
        self.turns, self.values, self.result = [], {}, None
        self.dice = self.unchecked = self.duellers = 0

    def fault(self, why):
        raise Fault(f"line {self.at}: {why}")

    def take(self):
        """The next line and its hash."""
        if self.at == len(self.lines):
            self.at += 1
            self.fault("the file ends before a signature")
        line = self.lines[self.at]
        self.at += 1
        if not line.isascii():
            self.fault("not ASCII")
        self.above, before = hashed("line", *([self.above] if self.above else []), line), self.above
        return line, before

    def value(self):
        return json.loads(self.take()[0])

    def signature(self, side):
        line, above = self.take()
        form = SIGNATURE.fullmatch(line)
        if not form:
            self.fault("a signature line has another form")
        message = f"optio-pbem-1|sig|{self.game}|{side}|{above}".encode()
        if not signed(bytes.fromhex(self.keys[side]), message, bytes.fromhex(form[1])):
            self.fault(f"the signature of {side} does not hold")

    def promise(self, side, given):
        self.keys[side], self.known[side], self.hands[side] = given["key"], (0, given["anchor"]), given["hand"]

    def reveal(self, side, index, value):
        known, reached = self.known[side], value
        for _ in range(index - known[0]):
            reached = hashed("chain", reached)
        if index <= known[0] or reached != known[1]:
            self.fault(f"the value {index} of {side} does not fit the promise")
        self.known[side] = (index, value)
        self.values[side, index] = value

    def check(self):
        if self.value() != {"format": "optio-pbem", "v": 1}:
            self.fault("another format")
        setup = self.value()["setup"]
        self.game = setup["game"]
        if setup["period"] in CHAMPIONS and not any(name.startswith("house rules") for name, _ in setup["content"]):
            self.picks.setdefault("duel.pick", CHAMPIONS[setup["period"]])
        self.promise("A", setup)
        self.signature("A")
        if self.at < len(self.lines):
            accept = self.value()["accept"]
            self.promise("B", accept)
            if any(accept[part] == setup[part] for part in ("key", "anchor", "hand")):
                self.fault("B repeats values of A")
            self.reveal("B", 1, accept["value"])
            self.signature("B")
        while self.at < len(self.lines):
            first = self.value()
            if "closing" in first:
                self.closing(first)
            else:
                self.turn(first)

    def turn(self, line):
        number, acts = len(self.turns) + 1, []
        if self.result:
            self.fault("a turn after the end")
        while "end" not in line:
            if (line["turn"], line["act"]) != (number, len(acts) + 1):
                self.fault("an act out of order")
            acts.append((self.at, line))
            line = self.value()
        if line["end"] != number or line["index"] != number + 1:
            self.fault("a turn out of order")
        side = side_of(number)
        other = "B" if side == "A" else "A"
        self.reveal(side, number + 1, line["value"])
        value = {side: hashed("chain", line["value"]), other: self.values[other, number]}
        self.turns.append([act for _, act in acts])
        self.signature(side)
        self.throw(hashed("dice", self.game, number, value["A"], value["B"]), acts)
        self.result = line["result"]

    def throw(self, key, acts):
        """Every die of a turn, by its slot."""
        ordinals, here = {}, self.at
        for self.at, act in acts:
            for slot, shown in act["dice"]:
                purpose, subject, ordinal = slot.split("|")
                ordinals[purpose, subject] = ordinals.get((purpose, subject), 0) + 1
                if int(ordinal) != ordinals[purpose, subject]:
                    self.fault(f"the slot {slot} should have the ordinal {ordinals[purpose, subject]}")
                sides = DICE.get(purpose) or self.picks.get(purpose)
                if purpose == "duel.pick" and sides:
                    self.duellers += 1
                    sides -= self.duellers // 2
                right = {draw(key, slot, m) for m in ([sides] if sides else ANY.get(purpose, []))}
                if right and shown not in right:
                    self.fault(f"{slot} shows {shown}, but the keys give {' or '.join(map(str, sorted(right)))}")
                self.dice += 1 if right else 0
                self.unchecked += 0 if right else 1
        self.at = here

    def closing(self, line):
        side, secret = line["closing"], line["secret"]
        if not self.result:
            self.fault("a closing before the end")
        if hashed("hand", self.game, secret) != self.hands[side]:
            self.fault(f"the closing of {side} does not open the hand commitment")
        named = {(turn, act): card for turn, act, card in line["discards"]}
        for acts in self.turns[0 if side == "A" else 1::2]:
            for act in acts:
                if "seal" not in act["with"]:
                    continue
                place = act["turn"], act["act"]
                salt = hashed("salt", secret, *place)
                if hashed("seal", self.game, *place, salt, named.pop(place, "?")) != act["with"]["seal"]:
                    self.fault(f"the discard of turn {place[0]}, act {place[1]} does not open")
        if named:
            self.fault("a discard is opened that was not made")
        self.signature(side)


def main(path, *picks):
    with open(path, encoding="utf-8", newline="") as file:
        battle = Battle(file.read(), {purpose: int(m) for purpose, m in (pick.split("=") for pick in picks)})
    try:
        battle.check()
    except Fault as fault:
        sys.exit(str(fault))
    except (ValueError, KeyError, TypeError, AttributeError) as odd:
        sys.exit(f"line {battle.at}: {type(odd).__name__}: {odd}")
    unchecked = f", {battle.unchecked} draws not checked" if battle.unchecked else ""
    print(f"{len(battle.turns)} turns, {battle.dice} dice: no fault{unchecked}")


if __name__ == "__main__":
    main(*sys.argv[1:])
