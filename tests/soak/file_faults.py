# SPDX-License-Identifier: GPL-3.0-or-later
"""Every file that the command line writes, with a fault at every call: a disk that fails or is full, too many open files, missing rights, a
folder that has become read-only or is gone, no memory, and the program killed there.
    file_faults.py optio-cli LIBRARY [CASES [SEED [PART]]]     (0: all there are; PART: of the names of cases)
LIBRARY is tests/db/disk/preload.cpp; OPTIO_APP_WRITE in the environment is the program that writes as the app does (app_write.cpp). After each case the file is whole or not there (one that was there is as it was or as it was to be),
what is said is one sentence of ours, what was half-written is gone, and without the fault the same command does it. A writer that writes
under the final name is tried first: that it is found wrong is the control."""
import collections
import concurrent.futures
import errno
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

PROGRAM, LIBRARY = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
NOW = ("--time", "2026-01-31T12:00:00Z")
PLACE, VALUE = "factors.base/base.blades/foot", "6"
WRITES = "create rename remove mkdir rmdir"
FAULTS = {  # name: errno, does it last, which calls
    "EIO once": (errno.EIO, 0, ""),
    "EIO": (errno.EIO, 1, ""),
    "ENOSPC": (errno.ENOSPC, 1, "write truncate sync create mkdir rename"),
    "EMFILE": (errno.EMFILE, 1, "open create"),
    "EACCES": (errno.EACCES, 1, WRITES),
    "EROFS": (errno.EROFS, 1, WRITES + " write truncate"),
    "folder gone": (errno.ENOENT, 1, "open create rename remove mkdir rmdir"),
    "SIGKILL": (0, 0, ""),
}
RAW = re.compile(r"std::|basic_|filesystem error|sqlite3|bad_alloc|terminate called|\[json|exception", re.IGNORECASE)


class Case(collections.namedtuple("Case", "name arguments output check", defaults=(None,))):
    """A command that writes `output` (a path in the folder of a case); `check` is a command that must succeed for what it writes when it is
    not the same bytes each time."""


def steps(game, campaign, battle):
    yield Case("an army", ("roster", "export", "dbm/gallic", "mine-1", "--format", "json", "--output", "out/a.optio-army"), "out/a.optio-army")
    yield Case("a table", ("roster", "export", "dbm/gallic", "--format", "csv", "--output", "out/a.csv"), "out/a.csv")
    yield Case("a code", ("roster", "qr", "dbm/gallic", "--format", "svg", "--output", "out/a.svg"), "out/a.svg")
    yield Case("a sheet", ("roster", "print", "dbm/gallic", "--format", "html", "--output", "out/a.html"), "out/a.html")
    yield Case("a PDF", ("roster", "print", "dbm/gallic", "--format", "pdf", "--output", "out/a.pdf"), "out/a.pdf", "pdf")
    yield Case("a game", ("journal", "export", game, "--output", "out/g.optio-game"), "out/g.optio-game")
    yield Case("a new game", ("journal", "new", "dba", "--armies", "dba/camillan-roman,dba/assyrian", "--seed", "3", *NOW, "--output",
                              "out/n.optio-game"), "out/n.optio-game")
    yield Case("an entry", ("journal", "note", "kept/game.optio-game", "a remark", *NOW), "kept/game.optio-game")
    yield Case("a house file", ("house", "new", "dba", "ours", "--name", "Ours", "--output", "out/ours.toml"), "out/ours.toml")
    yield Case("a house file changed", ("house", "set", "kept/club.toml", PLACE, VALUE), "kept/club.toml")
    yield Case("a house file taken in", ("house", "import", "kept/club.toml"), "data/house/dba+club.toml")
    yield Case("house rules to share", ("house", "export", "dba+there", "--output", "out/h.toml"), "out/h.toml")
    yield Case("a campaign", ("campaign", "export", campaign, "--output", "out/c.optio-campaign"), "out/c.optio-campaign")
    yield Case("preferences", ("preferences", "export", "--output", "out/p.toml"), "out/p.toml")
    yield Case("a turn file", ("pbem", "send", battle, "--output", "out/t.optio-turn"), "out/t.optio-turn")
    if "OPTIO_APP_WRITE" in os.environ:
        writer = os.path.abspath(os.environ["OPTIO_APP_WRITE"])
        yield Case("a file of the app", (writer, "out/app.txt", "100000"), "out/app.txt")
        yield Case("a file of the app over another", (writer, "kept/old.txt", "100000"), "kept/old.txt")
        yield Case("a file of the app by a link", (writer, "kept/link.txt", "70000"), "kept/led.txt")
    yield Case("a backup", ("backup", "write", "out/b.optio-backup"), "out/b.optio-backup", "backup")


class Trial:
    def __init__(self, place):
        self.place = pathlib.Path(place)
        self.base = self.place / "base"
        (self.base / "out").mkdir(parents=True)
        (self.base / "kept").mkdir()
        for name in ("old.txt", "led.txt"):
            (self.base / "kept" / name).write_text("what was there before\n")
        (self.base / "kept" / "link.txt").symlink_to("led.txt")
        self.prepare()

    def run(self, folder, arguments, tmp, **faults):
        environment = {key: value for key, value in os.environ.items() if not key.startswith("OPTIO_FAULT")}
        environment.update(XDG_CACHE_HOME=str(folder / "cache"), XDG_DATA_HOME=str(folder / "home"), TMPDIR=str(tmp), QT_QPA_PLATFORM="offscreen")
        if faults:
            environment.update(LD_PRELOAD=str(LIBRARY), OPTIO_FAULT_UNDER=str(folder), **faults)
        call = arguments if arguments[0].startswith("/") else (str(PROGRAM), "--data", "data", *arguments)
        return subprocess.run(call, capture_output=True, timeout=300, env=environment, cwd=folder, stdin=subprocess.DEVNULL)

    def done(self, *arguments):
        answer = self.run(self.base, arguments, self.base)
        if answer.returncode != 0:
            raise RuntimeError(f"{arguments}: {answer.stderr.decode()}")
        return json.loads(answer.stdout) if answer.stdout.startswith((b"{", b"[")) else answer.stdout

    def prepare(self):
        army = self.done("roster", "show", "dbm/gallic")
        army = army.get("roster", army)
        army.update(id="mine-1", name="Mine")
        (self.base / "army.json").write_text(json.dumps(army))
        self.done("roster", "import", "army.json")
        self.done("journal", "new", "dba", "--armies", "dba/camillan-roman,dba/assyrian", "--seed", "7", *NOW, "--output",
                  "kept/game.optio-game")
        self.done("journal", "note", "kept/game.optio-game", "a first remark", *NOW)
        game = self.done("journal", "import", "kept/game.optio-game")["id"]
        campaign = self.done("campaign", "new", "ancients", "War", "--armies", "ancients/legion,ancients/forest-tribes", "--seed", "5")["id"]
        self.done("house", "new", "dba", "club", "--name", "Club", "--output", "kept/club.toml")
        self.done("house", "new", "dba", "there", "--name", "There", "--output", "there.toml")
        self.done("house", "import", "there.toml")
        battle = self.invited()
        self.cases = list(steps(game, campaign, battle))

    def invited(self):
        """A battle by e-mail to which somebody was invited."""
        self.done("pbem", "new", "--armies", "hoplites/carthage,hoplites/gauls", "--name", "Anna", "--output", "one.optio-turn")
        return self.done("pbem", "list")[0]["battle"]

    def copy(self):
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.place))
        shutil.copytree(self.base, folder, dirs_exist_ok=True, symlinks=True)
        (folder / "tmp").mkdir()
        return folder

    def names(self, folder):
        """What lies where files are written, but for the store's own."""
        found = {str(path.relative_to(folder)) for part in ("out", "kept", "tmp", "data/house") for path in (folder / part).rglob("*") if path.is_file()}
        return found | {f"data/{path.name}" for path in (folder / "data").iterdir() if not path.name.startswith("optio.sqlite")}

    def learn(self, case):
        """How a case goes without a fault: its calls on files, its allocations, what it writes and what lies there then."""
        folder = self.copy()
        target = folder / case.output
        before = target.read_bytes() if target.exists() else None
        note = pathlib.Path(str(folder) + ".calls")
        answer = self.run(folder, case.arguments, folder / "tmp", OPTIO_FAULT_NOTE=str(note))
        if answer.returncode != 0:
            raise RuntimeError(f"{case.name}: {answer.stderr.decode()}")
        lines = note.read_text().splitlines()
        calls = [line for line in lines if " " not in line]
        allocations = max((int(line.split()[1]) for line in lines if " " in line), default=0)
        known = (case, before, target.read_bytes(), self.names(folder), calls, allocations)
        shutil.rmtree(folder)
        return known

    def good(self, folder, case, reference):
        """Is the file what it was to be?"""
        target = folder / case.output
        if not target.is_file():
            return False
        if case.check == "pdf":
            text = target.read_bytes()
            return text.startswith(b"%PDF-") and text.rstrip().endswith(b"%%EOF") and abs(len(text) - len(reference)) < 200
        if case.check == "backup":
            return self.run(folder, ("backup", "check", case.output), folder / "tmp").returncode == 0
        return target.read_bytes() == reference

    def tried(self, known, fault, at):
        """What was wrong, "" when nothing was; and whether it was refused."""
        case, before, reference, there, calls, _ = known
        folder = self.copy()
        try:
            return self.judged(case, before, reference, there, fault, at, calls[at] if fault in FAULTS else "", folder)
        finally:
            shutil.rmtree(folder)

    @staticmethod
    def may_stay(name, fault, kind):
        """May that stay behind? What was half-written, where the program was killed, or could not take it away."""
        if not (".partial" in name or name.startswith("tmp/")) or fault == "no memory":
            return False
        number, lasts, calls = FAULTS[fault]
        if number == 0 or kind == "remove":
            return True
        return bool(lasts) and (not calls or "remove" in calls or name.startswith("tmp/"))

    def judged(self, case, before, reference, there, fault, at, kind, folder):
        if fault == "no memory":
            given = {"OPTIO_FAULT_MEMORY": f"{at}:0"}
        else:
            number, lasts, calls = FAULTS[fault]
            given = {"OPTIO_FAULT": f"{number}:{at}:{lasts}:{calls}"}
        answer = self.run(folder, case.arguments, folder / "tmp", **given)
        killed = fault == "SIGKILL"
        said = answer.stderr.decode(errors="replace")
        target = folder / case.output
        now = target.read_bytes() if target.exists() else None
        whole = self.good(folder, case, reference)
        if answer.returncode < 0 and not killed:
            return f"it ends by signal {-answer.returncode}: {said[:200]}", False
        if answer.returncode == 0 and not whole:
            return "it says that it is done, and it is not", False
        if now != before and not whole:
            return f"half of it has the final name: {len(now or b'')} bytes of {len(reference)}", False
        if answer.returncode > 0 and not killed:
            lines = said.splitlines()
            own = pathlib.Path(case.arguments[0]).name if case.arguments[0].startswith("/") else PROGRAM.name
            if not lines or RAW.search(said) or not all(line.startswith(f"{own}: ") for line in lines):
                return f"what is said is no sentence of ours: {said[:300]!r}", False
        left = self.names(folder) - there
        stays = {name for name in left if not self.may_stay(name, fault, kind)}
        if stays:
            return f"left behind ({answer.returncode}): {sorted(stays)}; {said[:100]}", False
        if not whole:
            again = self.run(folder, case.arguments, folder / "tmp")
            if again.returncode != 0 or not self.good(folder, case, reference):
                return f"without the fault it is refused: {again.stderr.decode()[:300]}", False
        left = {name for name in self.names(folder) - there if not name.startswith("tmp/") and not re.search(r"\.partial\.\w{6}$", name)}
        if left and not whole:
            return f"not cleared by the next one: {sorted(left)}", False
        return "", answer.returncode > 0 and not killed


def all_cases(known):
    for one in known:
        for fault, (_, _, kinds) in FAULTS.items():
            for at, kind in enumerate(one[4]):
                if not kinds or kind in kinds.split():
                    yield one, fault, at


def main():
    wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 400
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 20261128
    part = sys.argv[5] if len(sys.argv) > 5 else ""
    begun = time.monotonic()
    chance = random.Random(seed)
    shared = pathlib.Path("/dev/shm")
    with tempfile.TemporaryDirectory(prefix="optio-file-faults-", dir=shared if shared.is_dir() else None) as place:
        trial = Trial(place)
        bad = Case("a writer under the final name", (sys.executable, "-c", "open('out/x', 'wb').write(b'y' * 100000)"), "out/x")
        planted = trial.learn(bad)
        found = sum(bool(trial.tried(planted, fault, at)[0]) for fault in ("ENOSPC", "SIGKILL") for at in range(len(planted[4])))
        known = [trial.learn(case) for case in trial.cases if part in case.name]
        cases = list(all_cases(known))
        there = len(cases)
        if wanted and wanted < there:
            cases = chance.sample(cases, wanted)
        memory = max(20, len(cases) // 8)
        # Without memory Qt may end a program where nothing can be passed on, so the app's writer is not asked for that.
        asked = [one for one in known if not one[0].arguments[0].startswith("/")]
        memory = memory if asked else 0
        for one in (chance.choice(asked) for _ in range(memory)):
            cases.append((one, "no memory", chance.randrange(one[5])))
        wrong, refused, told = 0, 0, {}
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for (one, fault, at), (fault_found, was_refused) in zip(cases, pool.map(lambda case: trial.tried(*case), cases)):
                refused += was_refused
                if fault_found:
                    wrong += 1
                    kind = one[4][at] if not fault == "no memory" else "allocation"
                    told.setdefault((one[0].name, fault, fault_found[:30]), f"{one[0].name}, {fault} at {at} ({kind}): {fault_found}")
        for text in told.values():
            print("WRONG:", text)
    print(f"faults of files: {len(known)} writers, {len(cases) - memory} of {there} cases and {memory} without memory, {refused} refused in a "
          f"sentence, {wrong} wrong; the planted writer was found in {found} of its cases (seed {seed}, {time.monotonic() - begun:.0f} s)")
    sys.exit(0 if wrong == 0 and found > 1 and refused * 5 > len(cases) else 1)


if __name__ == "__main__":
    main()
