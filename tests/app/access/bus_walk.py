#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real window by keyboard alone, as a screen reader of the desktop hears it over the bus (AT-SPI): one combat of each tabletop rule set and a turn
of Hoplites, from Home to the entry in the journal. A result is said once, and each is told apart.
    bus_walk.py PROGRAM OPTIO-CLI [CASE...]     with --deaf NAME things of that name have none: then the walk must fail
Starts itself again on a bus and a screen of its own; wants dbus, Xvfb, xdotool, at-spi2-core and python3-gi."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

CHECKOUT = pathlib.Path(__file__).resolve().parents[3]
sys.path.append(str(CHECKOUT / "tests/golden"))
sys.dont_write_bytecode = True

import standing_before  # noqa: E402

ROLL = ["ROLL", "APPLY"]
# What is heard of a thing, which is then pressed; "#2": the second that is called so, ">": the one after it, "+": one more of it.
WALKS = {
    "dbm": (None, ["New game", "DBM", "Begin", "All other rulings", "Close combat", "Attacker>", "Defender>", *ROLL]),
    "dba": (None, ["New game", "DBA", "Begin", "All other rulings", "Close combat#2", "Attacker>", "Defender>", *ROLL]),
    "punic": (("punic-battle", "combat"), ["Combat", "Legio I+", "Levy+", *ROLL]),
    "tropaion": (("tropaion-battle", "fight"), ["Combat", "Cohort 1", *ROLL]),
    "ancients": (("ancients-battle", "attack"), ["Close combat", "Heavy warband 1+", "Heavy warband 2+", "Defender>", "RESOLVE"]),
}


class Fault(Exception):
    pass


class Reader:
    """Who hears what has the keyboard and what is announced, and presses keys."""

    def __init__(self, deaf):
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib
        self.atspi, self.context, self.deaf = Atspi, GLib.MainContext.default(), deaf
        self.focused, self.heard, self.told = None, [], 0
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in ("object:state-changed:focused", "object:state-changed:showing", "object:announcement"):
            self.listener.register(kind)

    def name_of(self, thing):
        try:
            name = thing.get_name()
            return "" if self.deaf and name.startswith(self.deaf) else name
        except Exception:  # it is gone  # noqa: BLE001
            return ""

    def hear(self, event):
        try:
            if event.type.startswith("object:state-changed:focused"):
                if event.detail1:
                    self.focused, self.told = event.source, self.told + 1
            elif event.type.startswith("object:announcement"):
                self.heard.append(str(event.any_data))
            elif event.detail1 and event.source.get_role() in (self.atspi.Role.ALERT, self.atspi.Role.NOTIFICATION):
                self.heard.append(self.name_of(event.source))
        except Exception:  # what it was of is gone already  # noqa: BLE001
            pass

    def wait(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self.context.iteration(False):
                pass
            time.sleep(0.005)

    def name(self):
        return self.name_of(self.focused) if self.focused else ""

    def press(self, key):
        self.told, before = 0, time.monotonic()
        subprocess.run(["xdotool", "key", key], check=True)
        while not self.told and time.monotonic() < before + 0.6:  # most keys move the focus
            self.wait(0.02)
        self.wait(0.03)

    def seek(self, begin, most=160):
        """Tab until something is said that begins so."""
        met = []
        for _ in range(most):
            if self.name().startswith(begin):
                return
            self.press("Tab")
            met.append(self.name())
        raise Fault(f"\"{begin}\" is not met: " + " | ".join(met[:60]))

    def go(self, step):
        words, times = step.rstrip("+>"), 1
        if "#" in words:
            words, times = words.split("#")
        for left in range(int(times), 0, -1):
            self.seek(words)
            if left > 1:
                self.press("Tab")
        if step.endswith(">"):
            self.press("Tab")
        self.press("Right" if step.endswith("+") else "Return")
        self.wait(0.7)

    def all_names(self, most=80):
        """Of everything that Tab meets from here until the first one comes again."""
        self.press("Tab")
        names = [self.name()]
        for _ in range(most):
            self.press("Tab")
            if self.name() == names[0]:
                break
            names.append(self.name())
        return names


def environment(data):
    own = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    return own | {"OPTIO_RULESETS": str(CHECKOUT / "rulesets"), "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software", "HOME": str(data),
                  "XDG_RUNTIME_DIR": str(data), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}


def give_keyboard():
    """There is no window manager here: gives the window the keyboard, and says whether it is there."""
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "optio"], capture_output=True, text=True, check=False).stdout.split()
    return bool(found) and subprocess.run(["xdotool", "windowfocus", "--sync", found[-1]], check=False).returncode == 0


def opened(program, data, reader, *words):
    """Starts the program and waits until its window has the keyboard."""
    log = (data / "words.log").open("w")
    started = subprocess.Popen([program, "--data", data / "data", *words], env=environment(data), stdout=log, stderr=log)
    reader.focused = None
    end = time.monotonic() + 60
    while not give_keyboard():
        if time.monotonic() > end or started.poll() is not None:
            started.kill()
            raise Fault("The window does not come: " + (data / "words.log").read_text()[-500:])
        reader.wait(0.3)
    reader.wait(2)
    return started


def combat(program, cli, reader, ruleset, data):
    battle, steps = WALKS[ruleset]
    files = [standing_before.before(cli, ruleset, *battle, data)] if battle else []
    started = opened(program, data, reader, *files)
    try:
        for step in steps:
            if step in ("ROLL", "RESOLVE"):
                reader.heard.clear()
            reader.go(step)
            if step in ("ROLL", "RESOLVE"):
                reader.wait(1)
                said = [one for one in reader.heard if one]
                if not said:
                    raise Fault("The result is not announced.")
                if len(set(said)) != len(said):
                    raise Fault("Something is announced twice: " + " | ".join(said))
        reader.go("Journal")
        names = reader.all_names()
        if not any(name[:1].isdigit() and ", " in name for name in names):
            raise Fault("The journal has no entry: " + " | ".join(names))
        return said
    finally:
        ended(started, data)


def turn(program, reader, data):
    started = opened(program, data, reader)
    try:
        for step in ("New game", "Hoplites", "Start the battle", "Deal"):
            reader.go(step)
        reader.seek("Hand, card 1 of ")
        cards = []
        for _ in range(3):
            cards.append(reader.name())
            reader.press("Right")
            reader.wait(0.2)
        if len(set(cards)) != 3:
            raise Fault("Cards are said alike: " + " | ".join(cards))
        reader.press("space")
        reader.wait(0.5)
        if not reader.name().endswith("picked up"):
            raise Fault("The card is not picked up: " + reader.name())
        reader.seek("Field")
        for _ in range(3):
            reader.press("Right")
            reader.wait(0.2)
        reader.press("space")
        reader.wait(1)
        if "empty" in reader.name():
            raise Fault("The card was not laid: " + reader.name())
        reader.go("Journal")
        names = reader.all_names()
        if not any(name[:1].isdigit() and ", " in name for name in names):
            raise Fault("The journal has no entry: " + " | ".join(names))
    finally:
        ended(started, data)


def ended(started, data):
    started.terminate()
    started.wait(20)
    words = (data / "words.log").read_text()
    if "qml" in words.lower() or "warning" in words.lower():
        raise Fault("The program complained: " + words[-500:])


def main():
    given = sys.argv[1:]
    deaf = ""
    if "--deaf" in given:
        at = given.index("--deaf")
        deaf = given[at + 1]
        del given[at:at + 2]
    program, cli, *cases = given
    failed, results = 0, []
    for name in cases or [*WALKS, "hoplites"]:
        data = pathlib.Path(tempfile.mkdtemp(prefix="optio-bus-"))
        data.chmod(0o700)
        try:
            reader = Reader(deaf)
            if name == "hoplites":
                turn(program, reader, data)
            else:
                results += combat(program, cli, reader, name, data)
            print(f"ok    {name}" + (f": {results[-1]}" if results and name != "hoplites" else ""), flush=True)
        except (Fault, ValueError) as fault:
            failed += 1
            print(f"FAILS {name}: {fault}", flush=True)
        finally:
            shutil.rmtree(data, ignore_errors=True)
    print(f"{failed} of {len(cases or WALKS) + (0 if cases else 1)} walks fail")
    if deaf:
        return 0 if failed else 1
    return 1 if failed else 0


if __name__ == "__main__":
    if "OPTIO_BUS" not in os.environ:
        python = next((one for one in (sys.executable, "/usr/bin/python3") if subprocess.run([one, "-c", "import gi"], capture_output=True, check=False).returncode == 0),
                      None)
        if python is None:
            sys.exit("python3-gi is missing: apt-get install python3-gi gir1.2-atspi-2.0 at-spi2-core")
        os.environ["OPTIO_BUS"] = "own"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", "xvfb-run", "-a", "-s", "-screen 0 1280x800x24", python, __file__, *sys.argv[1:]])
    sys.exit(main())
