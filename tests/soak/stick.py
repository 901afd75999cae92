# SPDX-License-Identifier: GPL-3.0-or-later
"""A data folder on a stick: a disk that does not tell capitals from small letters, knows no links and no rights, and refuses names with ":" or "?".
    stick.py optio-cli
It makes an image, mounts it (FAT by the system, or exFAT by exfat-fuse; both want root) and plays there: a library, games that are killed in the middle
of their entries and go on, house rules, a backup brought back, exports under names that the stick refuses or has in other letters, a stick that is full.
Where no image can be mounted it says so and ends with 77. Control: the disk must be such a one, and the ordinary one beside it not."""
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
NOW = ("--time", "2026-01-31T12:00:00Z")
NAMES = ["Ώμέγα\nwith a line feed", "ירושלים \u202eturned", "\u0001control", "a:b?c*d", "CON", "..", "ß" * 60, "ends with a dot."]
counted = {"kills": 0, "entries": 0, "refused": 0, "checks": 0}


def shell(*call):
    return subprocess.run(call, capture_output=True, text=True)


class Stick:
    """An image, mounted; `kind` says how, "" where it was not possible."""

    def __init__(self, place):
        self.image, self.folder, self.kind, self.loop, why = place / "image", place / "stick", "", "", []
        self.folder.mkdir()
        with open(self.image, "wb") as file:
            file.truncate(48 << 20)
        if shutil.which("mkfs.vfat") and shell("mkfs.vfat", "-F", "32", self.image).returncode == 0:
            if shell("mount", "-t", "vfat", "-o", "loop", self.image, self.folder).returncode == 0:
                self.kind = "FAT"
            else:
                why.append("the system does not mount FAT")
        if not self.kind and shutil.which("mkfs.exfat") and shutil.which("mount.exfat-fuse"):
            self.loop = shell("losetup", "-f", "--show", self.image).stdout.strip()
            if self.loop and shell("mkfs.exfat", self.loop).returncode == 0:
                if shell("mount.exfat-fuse", self.loop, self.folder).returncode == 0:
                    self.kind = "exFAT"
        self.why = "; ".join(why) or "there is no mkfs.vfat, or no right to mount"

    def close(self):
        if self.kind:
            shell("umount", self.folder)
        if self.loop:
            shell("losetup", "-d", self.loop)


def like_a_stick(folder):
    """Does it take capitals for small letters, and refuse links and colons?"""
    (folder / "Probe").write_text("1")
    try:
        os.link(folder / "Probe", folder / "link")
        links = True
        (folder / "link").unlink()
    except OSError:
        links = False
    try:
        (folder / "a:b").write_text("1")
        colons = True
        (folder / "a:b").unlink()
    except OSError:
        colons = False
    same = (folder / "pROBE").exists()
    (folder / "Probe").unlink()
    return same and not links and not colons


class Play:
    def __init__(self, folder):
        self.folder = folder
        self.environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "home")}

    def call(self, *arguments, stdin=b""):
        return subprocess.run([str(PROGRAM), "--data", "data", *map(str, arguments)], input=stdin, capture_output=True, timeout=600,
                              env=self.environment, cwd=self.folder)

    def done(self, *arguments, stdin=b""):
        answer = self.call(*arguments, stdin=stdin)
        expect(answer.returncode == 0, f"{arguments}: {answer.stderr.decode()}")
        return json.loads(answer.stdout) if answer.stdout[:1] in (b"{", b"[") else answer.stdout

    def refused(self, *arguments):
        answer = self.call(*arguments)
        said = answer.stderr.decode()
        expect(answer.returncode == 1 and said.count("\n") == 1 and "std::" not in said and "filesystem error" not in said, f"{arguments}: {said}")
        counted["refused"] += 1
        return said

    def killed(self, *arguments, after):
        """Starts a command and kills it after so many seconds. Had it ended by itself?"""
        running = subprocess.Popen([str(PROGRAM), "--data", "data", *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   env=self.environment, cwd=self.folder)
        try:
            running.communicate(timeout=after)
            return running.returncode == 0
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGKILL)
            running.communicate()
            counted["kills"] += 1
            return False

    def names(self):
        return sorted(path.name for path in self.folder.iterdir())


def expect(holds, otherwise):
    counted["checks"] += 1
    if not holds:
        raise AssertionError(otherwise)


def library(play):
    army = play.done("roster", "show", "dbm/gallic")
    army = army.get("roster", army)
    for number, name in enumerate(NAMES):
        army.update(id=f"mine-{number}", name=name)
        (play.folder / "army.json").write_text(json.dumps(army), encoding="utf-8")
        answer = play.call("roster", "import", "army.json")
        expect(answer.returncode in (0, 1), f"{name!r}: {answer.stderr.decode()}")
        if answer.returncode == 0:
            play.done("roster", "export", f"mine-{number}", "--format", "json", "--output", f"out-{number}.optio-army")
            expect((play.folder / f"out-{number}.optio-army").stat().st_size > 100, "it is empty")
    play.done("house", "new", "dba", "club", "--name", "Club", "--output", "club.toml")
    play.done("house", "set", "club.toml", "factors.base/base.blades/foot", "6")
    play.done("house", "import", "club.toml")
    play.done("campaign", "new", "ancients", "War", "--armies", "ancients/legion,ancients/forest-tribes", "--seed", "5")
    play.done("pbem", "new", "--armies", "hoplites/carthage,hoplites/gauls", "--name", "Anna", "--output", "one.optio-turn")


def games(play, chance):
    """A game whose program is killed again and again: what was acknowledged is there, and it goes on."""
    play.done("journal", "new", "dba", "--armies", "dba/camillan-roman,dba/assyrian", "--seed", "7", *NOW, "--output", "game.optio-game")
    least, pace = 0, 0.1
    for number in range(12):
        began = time.monotonic()
        play.done("journal", "note", "game.optio-game", f"remark {number}", *NOW)
        pace = time.monotonic() - began
        least += 1
        counted["entries"] += 1
        least += play.killed("journal", "note", "game.optio-game", f"perhaps {number}", *NOW, after=chance.uniform(0, pace))
        text = (play.folder / "game.optio-game").read_text()
        expect(text.count("\n") - 1 >= least, f"of {least} entries {text.count(chr(10)) - 1} are left")
        least = max(least, text.count("\n") - 1)
        expect(play.done("journal", "verify", "game.optio-game") is not None, "it does not verify")
    game = play.done("journal", "import", "game.optio-game")["id"]
    for number in range(6):
        play.killed("journal", "import", "game.optio-game", after=chance.uniform(0, 2 * pace))
        listed = play.done("journal", "list")
        expect(any(one["id"] == game for one in (listed.get("games", listed) if isinstance(listed, dict) else listed)), "the game is gone")
    play.done("journal", "export", game, "--output", "again.optio-game")
    expect((play.folder / "again.optio-game").read_bytes() == (play.folder / "game.optio-game").read_bytes(), "it comes out otherwise")


def backups(play):
    play.done("backup", "write", "saved.optio-backup")
    before = play.done("roster", "list")
    play.done("backup", "check", "saved.optio-backup")
    play.done("house", "new", "dba", "later", "--name", "Later", "--output", "later.toml")
    play.done("house", "import", "later.toml")
    play.done("backup", "restore", "saved.optio-backup", "--yes")
    expect(play.done("roster", "list") == before, "the armies are not those of then")
    expect(not (play.folder / "data/house/dba+later.toml").exists(), "a house file of later is left")
    play.refused("backup", "write", "SAVED.optio-backup")


def names(play):
    give = ("roster", "export", "dbm/gallic", "--format", "json", "--output")
    for name in ("a:b.optio-army", "what?.optio-army", "star*.optio-army", 'quote".optio-army', "less<.optio-army", "none/x.optio-army"):
        there = play.names()
        play.refused(*give, name)
        expect(play.names() == there, f"{name} leaves something behind")
    play.done(*give, "Army.optio-army")
    expect("exists already" in play.refused(*give, "ARMY.optio-army"), "it is written over")


def full(play):
    """A stick that is full: a sentence, and nothing lost."""
    with open(play.folder / "filler", "wb") as file:
        try:
            while True:
                file.write(b"x" * (1 << 16))
                file.flush()
        except OSError:
            pass
    before = (play.folder / "game.optio-game").read_bytes()
    refused = 0
    for number in range(400):  # the last piece of the disk that the file has takes some
        answer = play.call("journal", "note", "game.optio-game", "x" * 9000, *NOW)
        refused += answer.returncode == 1
        if refused:
            break
    expect(refused and "written" in answer.stderr.decode(), f"a full stick takes everything: {answer.stderr.decode()}")
    counted["refused"] += 1
    expect((play.folder / "game.optio-game").read_bytes().startswith(before), "something is lost")
    play.refused("roster", "print", "dbm/gallic", "--format", "html", "--output", "sheet.html")
    expect(not (play.folder / "sheet.html").exists() and "sheet.html.partial" not in play.names(), "half a sheet is left")
    (play.folder / "filler").unlink()
    play.done("journal", "note", "game.optio-game", "there is room again", *NOW)
    play.done("roster", "print", "dbm/gallic", "--format", "html", "--output", "sheet.html")
    play.done("roster", "list")


def main():
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        stick = Stick(pathlib.Path(place))
        try:
            if not stick.kind:
                print(f"stick: skipped: {stick.why}")
                sys.exit(77)
            control = like_a_stick(stick.folder) and not like_a_stick(pathlib.Path(place))
            play, chance = Play(stick.folder), random.Random(20261128)
            wrong = 0
            for part in (library, lambda play: games(play, chance), backups, names, full):
                try:
                    part(play)
                except AssertionError as problem:
                    print("WRONG:", problem)
                    wrong += 1
            print(f"stick ({stick.kind}): {counted['entries']} entries, {counted['kills']} kills, {counted['refused']} refused in a sentence, "
                  f"{counted['checks']} checks, {wrong} wrong; the control {'holds' if control else 'FAILS'} ({time.monotonic() - begun:.0f} s)")
            sys.exit(0 if wrong == 0 and control else 1)
        finally:
            stick.close()


if __name__ == "__main__":
    main()
