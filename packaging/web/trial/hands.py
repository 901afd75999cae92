# SPDX-License-Identifier: GPL-3.0-or-later
"""Optio in a tab, and the fingers of a player: items are found by their names in QML, and tapped where they are on the screen."""
import json
import time

from page import Fault

# Every task of the page that takes longer than a picture may.
WATCH = """
window.longTasks = [];
try { new PerformanceObserver(list => { for (const one of list.getEntries()) longTasks.push([one.startTime, one.duration]); })
    .observe({type: 'longtask', buffered: true}); } catch {}
"""

# Waits until the program has had the time for a few pictures; on a busy machine that takes a while. A tab that is not shown makes none.
PICTURES = """new Promise(done => {
    const after = count => count === 0 ? setTimeout(done, 50) : document.hidden ? setTimeout(() => after(count - 1), 30) : requestAnimationFrame(() => after(count - 1));
    after(3);
})"""


class Optio:
    """The program in a new tab of a browser."""

    def __init__(self, browser, address, size=(1280, 800), scale=1, before="", context=None):
        self.page = browser.page(address, size=size, scale=scale, before=WATCH + before, **({"context": context} if context else {}))
        self.size = size

    def opened(self, timeout=90):
        """Waits for the first screen."""
        self.page.until("document.getElementById('cover')?.hidden && Boolean(window.optio?.optioSight?.())", timeout, "the first screen")
        self.settled()

    def cover(self):
        """What the page says while, or because, the program is not to be seen."""
        return self.page.evaluate("document.getElementById('cover').hidden ? '' : document.getElementById('words').textContent")

    def sight(self):
        return json.loads(self.page.evaluate("optio.optioSight()"))

    def items(self):
        return self.sight()["items"]

    def texts(self):
        """All words to be seen."""
        return [one["text"] for one in self.items() if one["text"] and one["shown"][2] > 0 and one["shown"][3] > 0]

    def settled(self, timeout=60):
        """Waits until nothing moves and all is stored."""
        end = time.monotonic() + timeout
        last = None
        while time.monotonic() < end:
            seen = self.sight()
            if not seen["busy"] and seen == last and not self.page.evaluate("optio.optioKept.storing"):
                return seen["items"]
            last = seen
            self.page.evaluate(PICTURES)
        raise Fault("The screen does not come to rest: " + " | ".join(self.texts()[:30]))

    def found(self, name=None, text=None, button=None, starts=None):
        """The topmost item of a name or a text, or None."""
        for one in reversed(self.items()):
            if name is not None and one["name"] != name or starts is not None and not one["name"].startswith(starts):
                continue
            if text is not None and one["text"] != text or button is not None and one["button"] != button:
                continue
            return one
        return None

    def awaited(self, timeout=40, **what):
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            one = self.found(**what)
            if one:
                return one
            time.sleep(0.05)
        raise Fault(f"Not on the screen: {what}. There is: " + " | ".join(self.texts()[:40]))

    def gone(self, timeout=40, **what):
        end = time.monotonic() + timeout
        while self.found(**what):
            if time.monotonic() > end:
                raise Fault(f"Still on the screen: {what}")
            time.sleep(0.05)

    def revealed(self, **what):
        """The item, scrolled into sight by a finger."""
        one = self.awaited(**what)
        for _ in range(30):
            x, y, width, height = one["place"]
            seen = one["shown"]
            if seen[2] >= min(width, 20) - 1 and seen[3] >= min(height, 20) - 1 and seen[3] > 0:
                return one
            left, top, wide, high = one["scroller"]
            if wide <= 0 or high <= 0:
                break
            middle, centre = left + wide / 2, top + high / 2
            if y + height > top + high or y < top:
                way = max(-0.4 * high, min(0.4 * high, centre - (y + height / 2)))
                # Near the edge of the scroller lies nothing that would be drawn instead.
                self.page.drag((left + wide - 6, centre), (left + wide - 6, centre + way))
            else:
                way = max(-0.4 * wide, min(0.4 * wide, middle - (x + width / 2)))
                self.page.drag((middle, centre), (middle + way, centre))
            time.sleep(0.2)
            one = self.awaited(**what)
        raise Fault(f"Out of sight: {what}: {one}")

    def tap(self, name=None, **what):
        """A tap on an item that can be tapped."""
        if name is not None:
            what["name"] = name
        end = time.monotonic() + 40
        while True:
            self.settled()
            one = self.revealed(**what)
            if one["enabled"]:
                break
            if time.monotonic() > end:
                raise Fault(f"Cannot be tapped: {what}: {one}")
            time.sleep(0.1)
        x, y, width, height = one["shown"]
        self.page.touch(x + width / 2, y + height / 2)
        time.sleep(0.05)
        return one

    def press(self, text):
        """A tap on the button with this text."""
        return self.tap(text=text, button=True)

    def checked(self):
        """Fails when the page, Qt or QML has complained."""
        self.page.listen()
        faults = [one for one in self.page.faults if not any(known in one for known in KNOWN)]
        if faults:
            raise Fault("Complaints: " + "\n  ".join(faults[:10]))


# What Qt itself says in a browser and does no harm.
KNOWN = ("Unable to find window for QAccessibleInterface",)  # the application itself has no window
