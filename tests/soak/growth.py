#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What an act, a note and an undo cost on the command line in a short game and in one of 20,000 entries, and a report of that one,
in processor time: growth.py PROGRAM. The control takes the kept games away, so that every line is read again, which must be seen."""
import hashlib
import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile

LONG, SHORT, TIMES = 20000, 10, 9
ARMIES = "dbm/alexandrian-macedonian,dbm/gallic"


class Table:
    def __init__(self, program, folder, cache):
        self.program = program
        self.environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "XDG_DATA_HOME": str(folder / "data")}

    def cli(self, *arguments, text=None):
        done = subprocess.run([self.program, *map(str, arguments)], input=text, capture_output=True, text=True, env=self.environment, check=True)
        return done.stdout

    def took(self, *arguments, text=None):
        """Seconds of processor time, so that a busy machine is no growth."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.cli(*arguments, text=text)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def journal(table, path, entries):
    """A game with one act and so many remarks."""
    table.cli("journal", "new", "dbm", "--armies", ARMIES, "--seed", "11", "--output", path)
    table.cli("journal", "note", path, "a remark")
    lines = path.read_text().splitlines()
    note = json.loads(lines[-1])
    with open(path, "a", encoding="utf-8") as out:
        last = lines[-1]
        for n in range(2, entries + 1):
            note.update(n=n, prev=hashlib.sha256(last.encode()).hexdigest(), text=f"remark {n} of an evening that does not want to end")
            last = json.dumps(note, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
            out.write(last + "\n")
    units = json.loads(lines[0])["start"]["units"]
    first = {side: sorted(name for name, unit in units.items() if unit["side"] == side)[0] for side in "ab"}
    return json.dumps({**first, "answers": {}})


def costs(table, path, case):
    """Medians of an act, a note and an undo, by turns, after one of each."""
    all_of = {"act": [], "note": [], "undo": []}
    for n in range(TIMES + 1):
        for what, call in (("act", ("journal", "act", path, "close-combat", "--input", "-")), ("note", ("journal", "note", path, "a remark")),
                           ("undo", ("journal", "undo", path))):
            seconds = table.took(*call, text=case if what == "act" else None)
            if n > 0:
                all_of[what].append(seconds)
    return {what: statistics.median(seconds) for what, seconds in all_of.items()}


def main(program):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        table = Table(program, folder, folder / "cache")
        games = {length: (folder / f"{length}.optio-game") for length in (SHORT, LONG)}
        cases = {length: journal(table, path, length) for length, path in games.items()}
        seconds = {length: costs(table, path, cases[length]) for length, path in games.items()}
        reports = [table.took("journal", "report", games[LONG]) for _ in range(3)]
        (folder / "file").write_text("no folder")
        control = costs(Table(program, folder, folder / "file"), games[LONG], cases[LONG])
    worst = max(seconds[LONG][what] / seconds[SHORT][what] for what in seconds[SHORT])
    seen = min(control[what] / seconds[SHORT][what] for what in control)
    told = ", ".join(f"{what} {seconds[SHORT][what] * 1000:.0f} and {seconds[LONG][what] * 1000:.0f} ms" for what in seconds[SHORT])
    print(f"control, nothing kept: {', '.join(f'{what} {control[what] * 1000:.0f} ms' for what in control)}")
    good = worst < 2 and statistics.median(reports) < 1 and seen > 2
    print(f"growth: with {SHORT} and {LONG} entries {told}; at most {worst:.2f} times; report of {LONG} in {statistics.median(reports):.2f} s: "
          f"{'good' if good else 'NOT GOOD'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
