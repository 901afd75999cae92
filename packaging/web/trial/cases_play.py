# SPDX-License-Identifier: GPL-3.0-or-later
"""Games by fingers: combats of the tabletop rule sets, a turn of Hoplites, settings."""
import battles
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
        after = plays.entries(tab)
        must(after == before, f"After loading the page again the journal is another one: {after}, not {before}.")
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


def fought(on, ruleset, name, act, fight):
    """A kept battle comes in as a file and goes on with a combat on both screens; the page is loaded again, and it is as it was."""
    file = battles.before(ruleset, name, act, on.folder)
    for size in SIZES:
        browser = on.browser(size)
        tab = on.open(browser, size=size)
        tab.page.give_file(file, lambda: tab.tap("homeOpen"))
        tab.awaited(name="gamePage")
        before = plays.entries(tab)[0]
        fight(tab)
        tab.gone(name="resolverSheet")
        tab.settled()
        if on.given.pictures:
            tab.page.picture(on.given.pictures / f"{ruleset}-{size}.png")
        if tab.found(text="APPLY", button=True):  # what asks nothing more has no card
            tab.press("APPLY")
            tab.gone(text="APPLY", button=True)
        after = plays.entries(tab)[0]
        must(after != before, f"The combat is not in the journal: {after}")
        tab.page.reload()
        tab.opened()
        tab.tap("continueButton")
        tab.awaited(name="gamePage")
        must(plays.entries(tab)[0] == after, "After loading the page again the journal is another one.")
        tab.checked()
        browser.close()


@case
def punic(on):
    """Punic Wars: a combat that is due, with its pool of dice, in a battle that came in as a file."""
    def fight(tab):
        tab.tap("reminder_0")
        tab.awaited(name="resolverSheet")
        tab.tap("rollButton")
    fought(on, "punic", "punic-battle", "combat", fight)


@case
def ancients(on):
    """Ancients: a close combat without dice, likewise."""
    def fight(tab):
        plays.rule(tab, "attack")
        tab.tap("rollButton")
    fought(on, "ancients", "ancients-battle", "attack", fight)


@case
def tropaion(on):
    """Tropaion: a combat of two units in contact, likewise."""
    def fight(tab):
        plays.rule(tab, "fight", ("Spartiates 2", "Phalanx 1"))
        tab.tap("rollButton")
    fought(on, "tropaion", "tropaion-hill", "fight", fight)


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
    """Hoplites: turns against the computer, which never blocks the page; all is there after loading the page again."""
    browser = on.browser()
    tab = on.open(browser)
    tab.tap("newGameButton")
    tab.tap("ruleset_hoplites")
    tab.tap("startBattle")
    tab.awaited(name="boardPage")
    tab.tap("nextButton")
    tab.settled()
    tab.page.evaluate("longTasks.length = 0")
    plays.until_round(tab, 3)  # then both sides have had turns
    # What a picture takes counts too, and this machine draws without a graphics card: a search that does not give way takes far longer.
    longest = max((task[1] for task in tab.page.evaluate("longTasks")), default=0)
    must(longest < 200, f"The page was blocked for {longest:.0f} ms.")
    if on.given.pictures:
        tab.page.picture(on.given.pictures / "hoplites.png")
    tab.page.reload()
    tab.opened()
    tab.tap("continueButton")
    tab.awaited(name="boardPage")
    tab.settled()
    must(plays.acts(on.data(browser)) > 2, "The battle is not in the storage.")
    return f"longest task {longest:.0f} ms"


HEARD = """
window.heard = [];
const Sounded = window.Audio;
window.Audio = function (address) {
    const sound = new Sounded(address);
    sound.addEventListener('ended', () => heard.push(sound.duration));
    sound.addEventListener('error', () => heard.push('error'));
    return sound;
};
"""


@case
def sounds(on):
    """Sounds: none until they are asked for; then a sample, and those of a battle, each played to its end by the browser."""
    tab = on.open(before=HEARD)
    plays.settings(tab)
    must(tab.page.evaluate("heard.length") == 0, "There were sounds before they were asked for.")
    tab.tap("sound")
    tab.page.until("heard.length > 0", 20, "the sample")
    plays.home(tab)
    tab.page.evaluate("heard.length = 0")
    tab.tap("newGameButton")
    tab.tap("ruleset_hoplites")
    tab.tap("startBattle")
    tab.awaited(name="boardPage")
    tab.tap("nextButton")
    plays.until_round(tab, 2)
    tab.page.until("heard.length > 2", 30, "sounds of the battle")
    must(all(isinstance(one, float) and one > 0 for one in tab.page.evaluate("heard")), "A sound could not be played.")
    return f"{tab.page.evaluate('heard.length')} sounds"
