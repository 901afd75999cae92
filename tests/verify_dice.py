#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Recomputes the rolled dice of a journal from its key alone: verify_dice.py JOURNAL. Exit 1 names the first entry that does not fit.
import hashlib, json, struct, sys

def block(key, counter, nonce=bytes(12)):  # ChaCha20, RFC 8439
    start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce)
    x = list(start)
    for step in range(80):  # quarter rounds: four on the columns, four on the diagonals, ten times over
        a, lean = step % 4, step // 4 % 2
        b, c, d = (row * 4 + (a + row * lean) % 4 for row in (1, 2, 3))
        for to, by, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[to] = (x[to] + x[by]) & 0xFFFFFFFF
            mixed = x[turned] ^ x[to]
            x[turned] = (mixed << bits | mixed >> 32 - bits) & 0xFFFFFFFF
    return struct.pack("<16I", *((now + first) & 0xFFFFFFFF for now, first in zip(x, start)))

def dice(game, key, draws):  # what each draw must show
    text = json.dumps([key["turn"], key["resolver"], key["participants"], key["before"]], separators=(",", ":"), ensure_ascii=False)
    secret = hashlib.blake2b(text.encode(), digest_size=32, key=game).digest()
    stream = (byte for counter in range(1 << 32) for byte in block(secret, counter))
    for draw in draws:
        sides, size = draw["sides"], 256 if draw["sides"] <= 256 else 65536
        number = size
        while number >= size - size % sides:
            number = next(stream) if size == 256 else next(stream) << 8 | next(stream)
        number %= sides
        yield (2, 3, 3, 4, 4, 5)[number] if draw.get("average") else number + (sides != 10)

def main(path):
    header, *entries = [json.loads(line) for line in open(path, encoding="utf-8") if line.strip()]
    for entry in (entry for entry in entries if entry["kind"] == "act"):
        draws = [draw for draw in entry["result"]["dice"] if draw["from"] == "rolled"]
        for draw, value in zip(draws, dice(bytes.fromhex(header["key"]), entry["key"], draws)):
            if draw["value"] != value:
                sys.exit(f"entry {entry['n']}: {draw['for']} shows {draw['value']}, but the key gives {value}")

if __name__ == "__main__":
    main(sys.argv[1])
