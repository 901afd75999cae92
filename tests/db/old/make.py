# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the data folder of an older version, by the program of then: an army, games with acts, undo, a correction, a remark and an amendment, and
what else that program could keep.
    make.py optio-cli FOLDER [ARMIES of dbm]
The folders beside this file were made so once (README.md says by which) and are never made again: what the test reads is what was written then."""
import json
import os
import pathlib
import subprocess
import sys

PROGRAM, FOLDER = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
WORK = FOLDER.parent / (FOLDER.name + ".work")
GAMES = {"dba": 6, "dbm": 3, "punic": 3, "tropaion": 3, "ancients": 4}


def call(*arguments, text=""):
    done = subprocess.run([str(PROGRAM), "--data", str(FOLDER), *map(str, arguments)], input=text.encode(), capture_output=True, cwd=WORK)
    if done.returncode != 0:
        print(f"  not by this one: {' '.join(map(str, arguments))[:60]}: {done.stderr.decode().strip()[:120]}")
        return None
    return json.loads(done.stdout) if done.stdout[:1] in (b"{", b"[") else done.stdout.decode()


def listed(answer, name):
    return answer.get(name, answer) if isinstance(answer, dict) else answer or []


def play(ruleset, wanted, clock):
    """A game as a file with so many acts that can be done as they are offered, or as the examples are."""
    ids = [one["id"] for one in listed(call("roster", "list", "--ruleset", ruleset), "rosters")]
    pairs = [(one, other) for one in ids[:3] for other in ids if one != other][:12]
    file = f"{ruleset}.optio-game"
    for one, other in pairs:
        if call("journal", "new", ruleset, "--armies", f"{one},{other}", "--seed", 5, *clock(), "--output", file) is not None:
            break
    else:
        return None
    done = 0
    offers = call("journal", "acts", file)
    known = [] if offers is None else listed(offers, "acts")
    if not known:  # a program that offers nothing yet: acts without any unit are tried
        known = [{"resolver": one["id"], "input": {}} for one in listed(call("describe", ruleset), "resolvers") if isinstance(one, dict)]
    for _ in range(3):
        for offer in known:
            case = offer.get("example") or offer.get("input") or {}
            if done < wanted and not offer.get("refusal"):
                done += call("journal", "act", file, offer["resolver"], "--input", "-", *clock(), text=json.dumps(case)) is not None
        if offers is not None:
            known = listed(call("journal", "acts", file), "acts")
    if done > 1:
        call("journal", "undo", file, *clock())
    call("journal", "note", file, "A remark, with ä and 軍", *clock())
    call("journal", "amend", file, 1, "--drop", "--reason", "forgotten", *clock())
    print(f"  {ruleset}: {done} acts")
    return file


def main():
    WORK.mkdir(parents=True)
    FOLDER.mkdir(parents=True)
    minutes = iter(range(1000))

    def clock():
        n = next(minutes)
        return ["--time", f"2026-01-31T{10 + n // 60}:{n % 60:02}:00Z"]

    army = call("roster", "export", listed(call("roster", "list", "--ruleset", "dba"), "rosters")[0]["id"])
    if isinstance(army, dict):
        army = army.get("rosters", [army])[0] if "rosters" in army else army
        army.update(id="mine-1", name="Mine, by the program of then")
        (WORK / "army.json").write_text(json.dumps(army))
        call("roster", "import", "army.json")
    for ruleset, wanted in GAMES.items():
        file = play(ruleset, wanted, clock)
        if file:
            call("journal", "import", file)
    call("campaign", "new", "ancients", "War", "--armies", "ancients/legion,ancients/forest-tribes", "--seed", 5)
    call("house", "new", "dba", "club", "--name", "Club", "--output", "club.toml")
    call("house", "import", "club.toml")
    call("pbem", "new", "--armies", "hoplites/carthage,hoplites/gauls", "--name", "Anna", "--output", "one.optio-turn")
    call("backup", "write", FOLDER / "then.optio-backup")
    for path in FOLDER.iterdir():
        print(" ", path.name, path.stat().st_size if path.is_file() else "")


if __name__ == "__main__":
    main()
