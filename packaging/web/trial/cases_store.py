# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing that was shown is lost, and what the browser does not give is said."""
import json
import random
import subprocess
import time

import plays
from page import Fault
from stage import case, chromium_case, must

# Counts what is asked of the browser, and what it answers later than it would.
SLOW = """
window.persistAsked = 0;
if (navigator.storage)
    navigator.storage.persist = () => { ++window.persistAsked; return Promise.resolve(false); };
window.storeDelay = 0;
{
    const own = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...given) {
        const transaction = own.apply(this, given);
        if (given[1] === 'readwrite' && window.storeDelay) {
            let told = null;
            Object.defineProperty(transaction, 'oncomplete', {set: then => { told = then; }});
            transaction.addEventListener('complete', event => setTimeout(() => told?.(event), window.storeDelay));
        }
        return transaction;
    };
}
"""


@case
def stored_before_shown(on):
    """A picture that shows an act comes only when the act is in the browser's storage; persistent storage is asked for once there is something to lose."""
    browser = on.browser()
    tab = on.open(browser, before=SLOW)
    plays.begin(tab, "dbm")
    plays.rule(tab, "close-combat")
    tab.settled()
    time.sleep(0.5)
    before = tab.page.picture()
    must(tab.page.evaluate("persistAsked") == 1, "Persistent storage was not asked for once.")
    tab.page.evaluate("storeDelay = 3000")
    button = tab.awaited(text="ROLL", button=True)
    x, y, width, height = button["shown"]
    tab.page.touch(x + width / 2, y + height / 2)
    tab.awaited(text="APPLY", button=True)
    must(tab.page.evaluate("optio.optioKept.storing"), "The act was not on its way to the storage.")
    time.sleep(0.7)
    held = tab.page.picture()
    must(tab.page.evaluate("optio.optioKept.storing"), "The act was stored too early for this case.")
    pressed = differing(before, held, on, apart=(x, y, width, height))
    tab.page.until("!optio.optioKept.storing", 20)
    time.sleep(0.7)
    shown = differing(before, tab.page.picture(), on, apart=(x, y, width, height))
    must(shown > 0.05, f"The result was not shown at all ({shown:.3f} of the picture changed).")
    must(pressed < 0.02, f"The result was shown before it was stored ({pressed:.3f} of the picture changed).")
    must(plays.acts(on.data(browser)) == 1, "The act is not in the storage.")


def differing(one, other, on, apart):
    """Which part of the picture is another, 0 to 1, the rectangle `apart` left aside; measured by a page of the browser itself."""
    import base64
    page = on.browsers[-1].page(on.address + "page.css")
    page.until("document.readyState === 'complete'")
    share = page.evaluate("""(async () => {
        let width = 0;
        const read = async text => {
            const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + text)).blob());
            const canvas = new OffscreenCanvas(picture.width, picture.height), context = canvas.getContext('2d');
            context.drawImage(picture, 0, 0);
            width = picture.width;
            return context.getImageData(0, 0, picture.width, picture.height).data;
        };
        const a = await read('%s'), b = await read('%s');
        let other = 0;
        const [left, top, wide, high] = %s;
        const aside = n => n %% width >= left && n %% width < left + wide && Math.floor(n / width) >= top && Math.floor(n / width) < top + high;
        for (let n = 0; n < a.length; n += 4)
            if (!aside(n / 4) && Math.abs(a[n] - b[n]) + Math.abs(a[n + 1] - b[n + 1]) + Math.abs(a[n + 2] - b[n + 2]) > 24)
                ++other;
        return other / (a.length / 4);
    })()""" % (base64.b64encode(one).decode(), base64.b64encode(other).decode(), json.dumps(apart)))
    page.close()
    return share


def reborn(on, profile):
    """A browser on the profile of one that was killed, which now and then still holds it for a moment, or for good by a number that another
    process has got."""
    for pause in range(1, 10):
        for lock in (on.folder / profile).glob("Singleton*"):
            lock.unlink()
        try:
            return on.browser(profile)
        except Fault:
            subprocess.run(["pkill", "-KILL", "-f", f"user-data-dir={on.folder / profile} "])  # what is left of the one before
            time.sleep(pause)
    try:
        return on.browser(profile)
    except Fault as fault:
        raise Fault(f"{fault} {(on.folder / profile).with_suffix('.log').read_text(errors='replace')[-600:]}") from None


@chromium_case
def kills(on):
    """The tab and the browser die in the middle of acts, again and again; nothing that was shown is lost."""
    chance = random.Random(30)
    done = before = seen = 0
    browser = None

    def same():
        """Nothing that had been shown is missing; how many acts are kept."""
        kept = plays.acts(on.data(browser))
        must(kept >= done + seen, f"By kill {number} {done + seen} acts had been shown, {kept} are kept.")
        must(kept <= done + seen + 1, f"By kill {number} {kept} acts are kept, of which only {done + seen + 1} can have been done.")
        return kept

    for number in range(on.given.kills):
        if number % 25 == 0:  # a profile that was killed too often does not let Chromium start any more, whatever is in it
            if browser:
                before += same()
                browser.kill()
            profile, browser, done, seen = f"player-{number // 25}", None, 0, 0
        browser = browser or reborn(on, profile)
        done = same() if number % 25 else 0
        tab = on.open(browser)
        if number % 25 % 10 == 0:  # an element fights once in a bound
            plays.begin(tab, "dbm")
        else:
            tab.tap("continueButton")
            tab.awaited(name="gamePage")
        if tab.found(text="APPLY", button=True):
            tab.press("APPLY")
            tab.settled()
        seen = 0
        if not tab.found(name="resolverSheet"):
            plays.rule(tab, "close-combat", nth=number)
            tab.settled()
        if not tab.found(text="ROLL", button=True):  # these two do not fight each other
            tab.page.reload()
            tab.opened()
            plays.begin(tab, "dbm")
            plays.rule(tab, "close-combat")
        tab.settled()
        x, y, width, height = tab.awaited(text="ROLL", button=True)["shown"]
        tab.page.touch(x + width / 2, y + height / 2)
        time.sleep(chance.uniform(0, 0.4))
        # What stood on the screen when it died: an act is shown when its card is there and nothing is on its way.
        shown = tab.page.evaluate("[optio.optioSight(), optio.optioKept.storing]")
        if '"APPLY"' in shown[0] and not shown[1]:
            seen = 1
        if number % 2:
            tab.page.crash()
        else:
            browser.kill()
            browser = None
        on.tabs.clear()
    number = on.given.kills
    browser = browser or reborn(on, profile)
    return f"{number} kills, {before + same()} acts kept"


@case
def second_tab(on):
    """A second tab waits and says so, and goes on when the first is closed, with all of it."""
    browser = on.browser()
    first = on.open(browser)
    plays.begin(first, "dbm")
    plays.rule(first, "close-combat")
    plays.roll(first)
    second = on.open(browser, open_now=False)
    second.page.until("document.getElementById('words').textContent.includes('another tab')", what="the sentence of the second tab")
    time.sleep(1)
    must("another tab" in second.cover(), "The second tab did not wait.")
    first.page.close()
    on.tabs.remove(first)
    second.opened()
    second.tap("continueButton")
    second.awaited(name="gamePage")
    must("entry_1" in plays.entries(second), "The second tab does not have what the first one did.")


def notice(tab, part):
    """Waits until a sentence is on the screen."""
    end = time.monotonic() + 15
    while not any(part in text for text in tab.texts()):
        if time.monotonic() > end:
            raise Fault(f"Nobody says \"{part}\". There is: " + " | ".join(tab.texts()[:40]))
        time.sleep(0.1)


@case
def no_storage(on):
    """Where the browser keeps nothing this is said at once, and one can play nevertheless."""
    tab = on.open(before="Object.defineProperty(window, 'indexedDB', {value: undefined});")
    notice(tab, "keeps nothing for this page")
    plays.begin(tab, "dbm")
    plays.rule(tab, "close-combat")
    plays.roll(tab)


@chromium_case
def private_window(on):
    """A private window plays."""
    browser = on.browser()
    context = browser.send("Target.createBrowserContext")["browserContextId"]
    tab = on.open(browser, context=context)
    plays.begin(tab, "dbm")
    plays.rule(tab, "close-combat")
    plays.roll(tab)
    tab.page.reload()
    tab.opened()
    must(tab.found(name="continueButton"), "The game is gone after loading the page again.")


@case
def full(on):
    """When the browser has no more room a sentence says so; when there is room again everything is stored."""
    browser = on.browser()
    tab = on.open(browser)
    plays.begin(tab, "dbm")
    tab.page.evaluate("""(() => {
        window.fullNow = true;
        const own = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...given) {
            if (window.fullNow)
                throw new DOMException('full', 'QuotaExceededError');
            return own.apply(this, given);
        };
    })()""")
    plays.rule(tab, "close-combat")
    tab.press("ROLL")
    notice(tab, "no more room")
    tab.page.evaluate("window.fullNow = false")
    tab.press("APPLY")
    tab.settled()
    must(plays.acts(on.data(browser)) == 1, "What could not be stored was not stored later.")


@chromium_case
def cleared(on):
    """The player clears the site's data while it is open: with the next act all of it is stored again."""
    browser = on.browser()
    tab = on.open(browser)
    plays.begin(tab, "dbm")
    tab.settled()
    tab.page.send("Storage.clearDataForOrigin", origin=on.address.rstrip("/"), storageTypes="indexeddb")
    plays.rule(tab, "close-combat")
    plays.roll(tab)
    time.sleep(0.5)
    must(plays.acts(on.data(browser)) == 1, "After clearing the data the game is not stored.")
