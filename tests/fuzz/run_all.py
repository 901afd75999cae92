# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs every fuzz target (preset fuzz), one after another, and ends with a line of figures.
    run_all.py [--bin DIR] [--seconds N | --runs N] [--jobs N] [--keep DIR] [--merge] [TARGET…]
A run may take five seconds and two gigabytes. What is found lies in DIR/found (default: build/fuzz); what is worth keeping grows in DIR/grown and is
taken up again by the next call. --merge makes tests/fuzz/corpus as small as it can be without losing anything that it reaches. Control: with a fault
planted behind a journal's chain (tests/fuzz/games.h) the target that writes right hashes must find it."""
import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
CORPUS, TREE = HERE / "corpus", HERE.parents[1]
LIMITS = ("-timeout=5", "-rss_limit_mb=2048", "-malloc_limit_mb=1024", "-print_final_stats=1", "-verbosity=1")


def call(program, *arguments, **more):
    """Runs a target. (exit code, what it said, how many inputs it had been fed and for how long since it had read the corpus)"""
    environment = {**os.environ, "OPTIO_RULESETS": str(TREE / "rulesets"), **more}
    said, fed, since = [], 0, None
    with subprocess.Popen([str(program), *map(str, arguments)], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment,
                          stdin=subprocess.DEVNULL) as running:
        for raw in running.stderr:
            line = raw.decode(errors="replace")
            said.append(line)
            if since is None and (start := re.match(r"#(\d+)\s+INITED", line)):
                fed, since = int(start[1]), time.monotonic()
    return running.returncode, "".join(said), fed, time.monotonic() - since if since else 0.0


def fuzzed(program, wish, keep):
    """Runs one target. (name, runs, seconds, runs a second once the corpus is read, inputs that reach something, what was wrong)"""
    name = program.name.removeprefix("fuzz_")
    grown, found = keep / "grown" / name, keep / "found" / name
    for folder in (grown, found):
        folder.mkdir(parents=True, exist_ok=True)
    before, begun = set(found.iterdir()), time.monotonic()
    code, said, fed, lasted = call(program, grown, CORPUS / name, *wish, *LIMITS, f"-artifact_prefix={found}/")
    runs = re.search(r"number_of_executed_units:\s*(\d+)", said)
    reached = re.findall(r"\bcorp: (\d+)", said)
    new = set(found.iterdir()) - before
    wrong = f"{sorted(path.name for path in new)}" if new else "" if code == 0 else said[-300:]
    count = int(runs[1]) if runs else 0
    return name, count, time.monotonic() - begun, (count - fed) / max(lasted, 0.1), int(reached[-1]) if reached else 0, wrong


def merged(program):
    """Leaves of a target's kept corpus what reaches everything that it reaches, the small ones first."""
    name = program.name.removeprefix("fuzz_")
    with tempfile.TemporaryDirectory() as place:
        code, said, _, _ = call(program, "-merge=1", place, CORPUS / name, *LIMITS)
        if code != 0:
            return f"{name}: {said[-200:]}"
        kept = {path.read_bytes() for path in pathlib.Path(place).iterdir()}
        files = list((CORPUS / name).iterdir())
        for path in files:
            if path.read_bytes() not in kept:
                path.unlink()
        return f"{name}: {len(kept)} of {len(files)} files kept"


def control(folder):
    """Is the planted fault found?"""
    with tempfile.TemporaryDirectory() as place:
        shutil.copytree(CORPUS / "journal_chain", pathlib.Path(place) / "seeds")
        code, said, _, _ = call(folder / "fuzz_journal_chain", f"{place}/seeds", "-max_total_time=120", f"-artifact_prefix={place}/",
                                *LIMITS, OPTIO_FUZZ_PLANT="ruling")
    return code != 0 and "the planted fault is found" in said


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", type=pathlib.Path, default=TREE / "build/fuzz/bin")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--runs", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path, default=TREE / "build/fuzz")
    parser.add_argument("--merge", action="store_true")
    parser.add_argument("targets", nargs="*")
    given = parser.parse_args()
    programs = [path for path in sorted(given.bin.glob("fuzz_*")) if not given.targets or path.name.removeprefix("fuzz_") in given.targets]
    if not programs:
        sys.exit(f"there are no fuzz targets in {given.bin}")
    if given.merge:
        for program in programs:
            print(merged(program))
        return
    wish = [f"-runs={given.runs}"] if given.runs else [f"-max_total_time={given.seconds}"]
    wrong, runs = 0, 0
    print(f"{'target':18}{'runs':>12}{'seconds':>9}{'a second':>10}{'inputs':>8}")
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        for name, count, seconds, pace, inputs, fault in pool.map(lambda program: fuzzed(program, wish, given.keep), programs):
            print(f"{name:18}{count:>12,}{seconds:>9.0f}{pace:>10.0f}{inputs:>8}  {fault}", flush=True)
            wrong += bool(fault)
            runs += count
    planted = control(given.bin)
    print(f"fuzzing: {len(programs)} targets, {runs:,} runs, {wrong} with a fault; the planted fault was {'found' if planted else 'NOT found'}")
    sys.exit(0 if wrong == 0 and planted else 1)


if __name__ == "__main__":
    main()
