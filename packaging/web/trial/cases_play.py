# SPDX-License-Identifier: GPL-3.0-or-later
"""Games by fingers: combats of the tabletop rule sets, a turn of Hoplites, settings."""
import time

import plays
from stage import SIZES, case, must


def combats(on, ruleset, play):
    """Plays on both screens, loads the page again, and looks for what was there."""
    for size in SIZES:
        browser = on.browser(size)
        tab = on.open(browser, size=size)
        plays.begin(tab, ruleset)
        play(tab)
        before = plays.entries(tab)
        must(before, "The journal is empty.")
        tab.page.reload()
        tab.opened()
        tab.tap("continueButton")
        tab.awaited(name="gamePage")
        must(plays.entries(tab) == before, "After loading the page again the journal is another one.")
        if on.given.pictures:
            tab.page.picture(on.given.pictures / f"{ruleset}-{size}.png")
        tab.checked()
        browser.close()


@case
def dbm(on):
    """DBM: a close combat on tablet and phone, and all is there after loading the page again."""
    def play(tab):
        plays.rule(tab, "close-combat")
        plays.roll(tab)
    combats(on, "dbm", play)


@case
def dba(on):
    """DBA: a close combat, likewise."""
    def play(tab):
        plays.rule(tab, "close-combat")
        plays.roll(tab)
    combats(on, "dba", play)


@case
def settings(on):
    """Theme and text size are as chosen after loading the page again; until then the theme follows the device."""
    tab = on.open()
    plays.settings(tab)
    light = tab.page.picture()
    tab.tap("theme_dark")
    tab.settled()
    dark = tab.page.picture()
    must(dark != light, "The dark theme looks like the light one.")
    height = tab.awaited(text="Settings", button=False)["place"][3]
    tab.press("One more")
    tab.settled()
    larger = tab.awaited(text="Settings", button=False)["place"][3]
    must(larger > height, "Larger text is not larger.")
    tab.page.reload()
    tab.opened()
    plays.settings(tab)
    must(tab.awaited(name="theme_dark"), "")
    must(tab.awaited(text="Settings", button=False)["place"][3] == larger, "The text size is forgotten.")


@case
def hoplites(on):
    """Hoplites: a turn against the computer, without a task of over 50 ms while it thinks."""
    tab = on.open()
    tab.tap("newGameButton")
    tab.tap("ruleset_hoplites")
    tab.tap("startBattle")
    tab.awaited(name="boardPage")
    tab.settled()
    for _ in range(40):
        if tab.found(name="panelNo"):
            tab.tap("panelNo")
        tab.tap("nextButton")
        time.sleep(0.2)
    if on.given.pictures:
        tab.page.picture(on.given.pictures / "hoplites.png")
