# SPDX-License-Identifier: GPL-3.0-or-later
"""The page around the program: opening, offline, updates, what a browser may lack."""
import json
import shutil
import time

import plays
from page import Fault
from stage import case, chromium_case, must


@case
def first_screen(on):
    """The first screen comes, with our fonts, drawn by WebGL; the pixels are those of the device."""
    tab = on.open(scale=2)
    must("New game" in tab.texts(), "The first screen does not offer a new game.")
    must("DejaVu" not in json.dumps(tab.texts()), "")
    canvas = tab.page.evaluate("""(() => { const shadow = document.querySelector('#screen > div').shadowRoot, canvas = shadow.querySelector('canvas');
        return [canvas.width, canvas.height, Boolean(canvas.getContext('webgl2') || canvas.getContext('webgl'))]; })()""")
    must(canvas[:2] == [2560, 1600], f"At twice the density the picture is {canvas[0]}x{canvas[1]}.")
    must(canvas[2], "It is not drawn by WebGL.")


@case
def software(on):
    """Without WebGL the software renderer is taken by itself, and a combat can be played."""
    tab = on.open(on.browser(webgl=False))
    must(not tab.page.evaluate("Boolean(document.createElement('canvas').getContext('webgl'))"), "This browser has WebGL.")
    before = tab.page.picture()
    plays.begin(tab, "dbm")
    plays.rule(tab, "close-combat")
    plays.roll(tab)
    must(tab.page.picture() != before, "Nothing was drawn.")


@case
def offline(on):
    """After the first visit it opens without a network and without a request, and plays."""
    browser = on.browser()
    tab = on.open(browser)
    tab.page.until("navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))", what="the service worker")
    browser.close()
    asked = len(on.server.seen)
    on.cut()
    tab = on.open(on.browser())
    plays.begin(tab, "dbm")
    plays.rule(tab, "close-combat")
    plays.roll(tab)
    return f"{asked} requests at the first visit"


@case
def warm_start(on):
    """A later start asks the network for nothing but whether there is a newer version."""
    browser = on.browser()
    tab = on.open(browser)
    tab.page.until("navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))", what="the service worker")
    on.server.seen.clear()
    tab.page.reload()
    tab.opened()
    tab.page.evaluate("new Promise(done => setTimeout(done, 1000))")
    must(set(on.server.seen) <= {"/sw.js"}, f"Asked for: {on.server.seen}")


@case
def update(on):
    """A newer version asks, and comes when the player wants it; the game is where it was."""
    tab = on.open()
    tab.page.until("navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))", what="the service worker")
    plays.begin(tab, "dbm")
    plays.rule(tab, "close-combat")
    plays.roll(tab)
    newer = on.folder / "newer"
    shutil.copytree(on.site, newer)
    for name in ("sw.js", "index.html"):
        (newer / (name + ".br")).unlink(missing_ok=True)
    (newer / "sw.js").write_text((newer / "sw.js").read_text().replace("'optio-", "'optio-newer-", 1))
    (newer / "index.html").write_text((newer / "index.html").read_text().replace("<title>Optio</title>", "<title>Optio, newer</title>"))
    on.cut()
    on.serve(newer)
    tab.page.reload()
    tab.opened()
    must(tab.page.evaluate("document.title") == "Optio", "The newer version came unasked.")
    tab.page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update()).then(() => true)")
    tab.page.until("!document.getElementById('update').hidden", what="the question")
    x, y = tab.page.evaluate("(() => { const at = document.getElementById('renew').getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2]; })()")
    tab.page.touch(x, y)
    tab.page.until("document.title === 'Optio, newer'", what="the newer version")
    tab.opened()
    tab.tap("continueButton")
    tab.awaited(name="gamePage")
    must("entry_1" in plays.entries(tab), "The game is not what it was.")


@case
def keyboard(on):
    """The tablet's keyboard is asked for by fields of text, and by nothing else; what is typed arrives."""
    tab = on.open(size="phone")
    mode = "document.querySelector('body > input').inputMode"
    tab.tap("armiesButton")
    tab.settled()
    must(tab.page.evaluate(mode) == "none", "A page without a text field asks for the keyboard.")
    tab.tap("armiesFind")
    tab.settled()
    must(tab.page.evaluate(mode) == "text", "A text field does not ask for the keyboard.")
    tab.page.type("carth")
    tab.settled()
    must(tab.awaited(name="armiesFind")["text"] == "carth", f"What was typed did not arrive: {tab.found(name='armiesFind')}")


@chromium_case
def no_zoom(on):
    """Two fingers do not zoom the page, and drawing down does not load it anew."""
    tab = on.open(size="phone")
    send = lambda kind, *points: tab.page.send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)])
    send("touchStart", (150, 300), (250, 300))
    for n in range(10):
        send("touchMove", (150 - 10 * n, 300), (250 + 10 * n, 300))
    send("touchEnd")
    must(tab.page.evaluate("visualViewport.scale") == 1, "The page was zoomed.")
    tab.page.evaluate("window.stays = true")
    tab.page.drag((200, 120), (200, 700))
    tab.settled()
    must(tab.page.evaluate("window.stays === true && scrollY === 0"), "The page was loaded anew or moved.")


# Qt keeps a button for screen readers among its own elements, and tells them of the program only once it was pressed.
PRESS_SWITCH = """(() => {
    const walk = root => {
        for (const one of root.querySelectorAll('*')) {
            if (one.tagName === 'BUTTON' && /screen reader/i.test(one.textContent))
                return one;
            const inner = one.shadowRoot && walk(one.shadowRoot);
            if (inner)
                return inner;
        }
        return null;
    };
    const found = walk(document);
    found?.click();
    return Boolean(found);
})()"""


@chromium_case
def screen_reader(on):
    """Once its switch is pressed, Chromium's accessibility tree has the buttons of the first screen by name, and those of the page that follows."""
    tab = on.open()

    def told():
        nodes = tab.page.send("Accessibility.getFullAXTree")["nodes"]
        return {(one["role"]["value"], one["name"]["value"].strip()) for one in nodes if not one["ignored"] and one.get("name", {}).get("value")}
    tab.page.send("Accessibility.enable")
    must(any("screen reader" in name.lower() for _, name in told()), f"There is no switch for screen readers: {sorted(told())}")
    must(tab.page.evaluate(PRESS_SWITCH), "The switch for screen readers cannot be pressed.")

    def awaited(*names):
        end = time.monotonic() + 20
        while missing := [name for name in names if ("button", name) not in told()]:
            if time.monotonic() > end:
                raise Fault(f"A screen reader does not hear of {', '.join(missing)}, but of {sorted(told())}")
            time.sleep(0.3)
    awaited("New game", "Armies", "Settings")
    tab.tap("newGameButton")
    awaited("Back")
    return f"{len(told())} things told"
