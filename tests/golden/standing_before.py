# SPDX-License-Identifier: GPL-3.0-or-later
"""Kept battles (this folder) as files of a game that stands just before an act, made by optio-cli."""
import json
import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent


def before(program, ruleset, name, act, folder):
    """The battle as far as the first act of a kind. Gives the file in `folder`; raises ValueError with what optio-cli said, or where there is no such act."""
    told = json.loads((HERE / (name + ".json")).read_text())
    file = folder / (name + ".optio-game")

    def run(*words, given=None):
        done = subprocess.run([program, "journal", *map(str, words)], input=given, capture_output=True, text=True, check=False,
                              env=os.environ | {"OPTIO_RULESETS": str(HERE.parent.parent / "rulesets")})
        if done.returncode:
            raise ValueError(f"optio-cli journal {' '.join(map(str, words))}: {done.stderr}")

    armies = []
    for n, army in enumerate(told["armies"]):
        armies.append(folder / f"{name}-{n}.optio-army")
        armies[-1].write_text(json.dumps(army))
    run("new", ruleset, "--armies", ",".join(map(str, armies)), "--options", json.dumps(told["options"]), "--seed", "202", "--output", file)
    for one in told["acts"]:
        if one["do"] == act:
            return file
        dice = ["--dice", ",".join(map(str, one["dice"]))] if one.get("dice") else []
        run("act", file, one["do"], "--input", "-", *dice, given=json.dumps(one.get("input", {"answers": {}})))
    raise ValueError(f"{name} has no {act}.")
