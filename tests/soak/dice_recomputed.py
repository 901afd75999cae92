#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Recomputes so many of the app's dice by the verifier that shares no code with it: dice_recomputed.py PROGRAM DICE. The control changes one
die, which must be found."""
import json
import pathlib
import subprocess
import sys
import tempfile
import time

TESTS = pathlib.Path(__file__).parents[1]


def verified(journal):
    return subprocess.run([sys.executable, str(TESTS / "verify_dice.py"), str(journal)], capture_output=True, text=True)


def main(program, dice):
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        journal = pathlib.Path(folder) / "dice.optio-game"
        with open(journal, "wb") as out:
            subprocess.run([*(["node"] if program.endswith(".js") else []), program, "--write", dice], stdout=out, check=True)
        lines = journal.read_text().splitlines()
        drawn = sum(len(json.loads(line)["result"]["dice"]) for line in lines[1:])
        done = verified(journal)
        changed = json.loads(lines[-1])
        changed["result"]["dice"][-1]["value"] = changed["result"]["dice"][-1]["value"] % 6 + 1
        few = pathlib.Path(folder) / "few.optio-game"
        few.write_text("\n".join([lines[0], json.dumps(changed)]) + "\n")
        control = verified(few)
    good = done.returncode == 0 and drawn == int(dice)
    found = control.returncode == 1 and "the key gives" in control.stderr
    print(f"control, one die changed: {'found' if found else 'NOT FOUND'}")
    print(f"dice recomputed: {drawn} of {len(lines) - 1} acts, {'all alike' if good else 'DIFFERENT: ' + done.stderr.strip()} "
          f"({time.monotonic() - began:.0f} s)")
    return 0 if good and found else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
