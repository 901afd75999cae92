# SPDX-License-Identifier: GPL-3.0-or-later
"""What teaches: a lesson by its light, How to play, a ready-made battle."""
import time

from page import Fault
from stage import SIZES, case, must


def step(tab):
    return tab.awaited(name="lessonStep")["text"]


def follow(tab):
    """Taps what is lit until the lesson goes on."""
    before = step(tab)
    for _ in range(4):
        tab.awaited(name="lessonLight")
        tab.settled()
        x, y, width, height = tab.awaited(name="lessonLight")["place"]
        tab.page.touch(x + width / 2, y + height / 2)
        end = time.monotonic() + 4
        while time.monotonic() < end:
            if step(tab) != before:
                return
            time.sleep(0.1)
    raise Fault(f"The lesson stays at {before}: " + " | ".join(tab.texts()[-12:]))


def reached(tab):
    """How far a lesson is, and how far it goes."""
    words = step(tab).split()
    return int(words[1]), int(words[3])


@case
def lesson(on):
    """The first door on both screens: a lesson by nothing but its light; the page is loaded again in the middle, and it goes on from there."""
    for size in SIZES:
        browser = on.browser(size)
        tab = on.open(browser, size=size)
        tab.tap("tryButton")
        tab.awaited(name="gamePage")
        at, steps = reached(tab)
        while at < steps // 2:
            follow(tab)
            at, steps = reached(tab)
        tab.settled()
        tab.page.reload()
        tab.opened()
        tab.tap("tryButton")
        tab.awaited(name="lessonStep")
        must(reached(tab)[0] > 1, "The lesson begins anew.")
        while reached(tab)[0] < steps:
            follow(tab)
        tab.settled()
        if on.given.pictures:
            tab.page.picture(on.given.pictures / f"lesson-{size}.png")
        tab.tap("lessonLeave")
        tab.awaited(name="homePage")
        must(not tab.found(name="continueButton"), "The lesson's game is left behind.")
        tab.checked()
        browser.close()


@case
def ready_battle(on):
    """A ready-made battle: its story, begun, there again after loading the page anew."""
    tab = on.open()
    tab.tap("example_0")
    tab.awaited(name="playBattle")
    tab.settled()
    if on.given.pictures:
        tab.page.picture(on.given.pictures / "ready-battle.png")
    tab.tap("playBattle")
    tab.awaited(name="gamePage")
    tab.settled()
    tab.page.reload()
    tab.opened()
    tab.tap("continueButton")
    tab.awaited(name="gamePage")


@case
def how_to_play(on):
    """How to play, its pages and pictures, on both screens."""
    for size in SIZES:
        browser = on.browser(size)
        tab = on.open(browser, size=size)
        tab.tap("howToButton")
        tab.awaited(name="howToPage")
        tab.settled()
        first = tab.awaited(name="howToTitle")["text"]
        tab.tap("howToNext")
        tab.settled()
        must(tab.awaited(name="howToTitle")["text"] != first, "The second page is the first.")
        if on.given.pictures:
            tab.page.picture(on.given.pictures / f"how-to-{size}.png")
        tab.checked()
        browser.close()
