# SPDX-License-Identifier: GPL-3.0-or-later
"""What players do in Optio, step by step."""
import time

from page import Fault


def begin(tab, ruleset):
    """From the first screen: a game of a rule set with the armies that are offered first."""
    tab.tap("newGameButton")
    tab.tap("ruleset_" + ruleset)
    tab.settled()
    for picker in ("pickerA_", "pickerB_"):
        if not tab.awaited(name="beginButton")["enabled"]:
            tab.tap(starts=picker)
    tab.tap("beginButton")
    tab.awaited(name="gamePage")


def choose(tab, side, unit="", nth=0):
    """Taps the nth unit of a side whose name begins so, which has not fought yet and is not lost."""
    if tab.found(name="tab_" + side) and not tab.found(starts="unit_" + side):  # the tab in front would say what its badges mean
        tab.tap("tab_" + side)
        tab.settled()
    units = []
    for one in tab.items():  # what stands in a row follows it
        if one["name"].startswith("unit_"):
            row = one["name"] if one["name"].startswith("unit_" + side) and one["text"].startswith(unit) else ""
            units += [row] if row else []
        elif ("fought" in one["text"] or one["text"] == "× 0") and units and units[-1] == row:
            units.pop()
    if not units:
        raise Fault(f"Side {side} has no unit {unit} on the screen.")
    tab.tap(units[nth % len(units)])


def rule(tab, resolver, units=("", ""), nth=0):
    """Opens a ruling for a unit of each side."""
    for side, unit in zip("ab", units):
        choose(tab, side, unit, nth)
    tab.settled()
    if not tab.found(name="resolverSheet"):
        if not tab.found(name="resolver_" + resolver):
            tab.tap("allRulings")
        tab.tap("resolver_" + resolver)
    tab.awaited(name="resolverSheet")


def roll(tab):
    """Rolls in an open form, reads the card and takes it. Gives the words of the card."""
    tab.press("ROLL")
    tab.awaited(text="APPLY", button=True)
    tab.settled()
    words = tab.texts()
    tab.press("APPLY")
    tab.gone(text="APPLY", button=True)
    tab.settled()
    return words


def entries(tab):
    """The lines of the journal, newest first."""
    tab.tap("journalButton" if tab.found(name="journalButton") else "journalIcon")
    tab.awaited(name="journalDrawer")
    tab.settled()
    found = [one["name"] for one in tab.items() if one["name"].startswith("entry_")]
    tab.tap("sheetClose")
    tab.gone(name="journalDrawer")
    return found


def home(tab):
    """Back to the first screen."""
    end = time.monotonic() + 20
    while not tab.found(name="homePage"):
        if time.monotonic() > end:
            raise Fault("There is no way home.")
        tab.press("Back")
        tab.settled()


def until_round(tab, number):
    """On the board: goes on without an act of one's own, while the computer plays, until a round begins."""
    for _ in range(60):
        if any(text.startswith(f"Round {number} ") for text in tab.texts()):
            return
        tab.tap("panelNo" if tab.found(name="panelNo") else "nextButton")
        time.sleep(0.3)
    raise Fault(f"Round {number} does not come: " + " | ".join(tab.texts()[:30]))


def settings(tab):
    tab.tap("homeSettings")
    tab.awaited(name="settingsPage")
    tab.settled()


def acts(database):
    """How many acts the journals of a database have (db/schema.cpp: a game's length leaves its head out)."""
    return database.execute("SELECT coalesce(sum(length), 0) FROM game").fetchone()[0]
