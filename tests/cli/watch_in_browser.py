# SPDX-License-Identifier: GPL-3.0-or-later
"""The watchers' page (LNK-05, LNK-50) as Chromium shows it, on a phone and on a wall, in both schemes, for each rule set: nothing asked for elsewhere,
nothing to scroll sideways; what is done comes by itself, and a lost keeper is said. OPTIO_SCREENSHOTS=FOLDER keeps the pictures."""
import base64
import os
import pathlib
import time
import unittest

from report_in_browser import GOLDEN, MEASURE, ReportInBrowser
from watch_support import Keeper

SIZES = ((412, 915), (1920, 1080), (1280, 800), (800, 1280))


class WatchInBrowser(ReportInBrowser):
    def keeper(self, game, entries):
        lines = game.read_text(encoding="utf-8").splitlines()[:entries + 1]
        self.number = getattr(self, "number", 0) + 1
        file = self.folder / f"watched{self.number}.optio-game"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        keeper = Keeper(file, "--browsers", "--keep", "ab")
        self.addCleanup(keeper.end)
        self.port = keeper.until("sharing")["port"]
        return keeper

    def watch(self, size, scheme):
        page = self.browser.page("about:blank", size=size)
        page.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        page.go(f"http://127.0.0.1:{self.port}/")
        self.wait(page, "document.querySelector('#state') && document.querySelector('#state').className === 'live'")
        return page

    def wait(self, page, what, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if page.evaluate(what):
                return
            time.sleep(0.1)
        self.fail(f"{what} did not come; the page says {page.evaluate('document.body.innerText')[:400]}")

    def faults_of(self, page, where):
        faults = [where + fault for fault in page.evaluate(MEASURE)]
        for event in self.browser.news(page.session):
            page.hear(event)
            if event["method"] == "Network.requestWillBeSent" and not event["params"]["request"]["url"].startswith((f"http://127.0.0.1:{self.port}/", "about:")):
                faults.append(where + "asks for " + event["params"]["request"]["url"][:80])
        return faults + [where + fault for fault in page.faults if "favicon" not in fault]

    def show_watched(self, name, game, entries):
        self.keeper(game, entries)
        faults = []
        for size in SIZES:
            for scheme in ("light", "dark"):
                page = self.watch(size, scheme)
                faults += self.faults_of(page, f"{name} {size[0]}x{size[1]} {scheme}: ")
                if folder := os.environ.get("OPTIO_SCREENSHOTS"):
                    (pathlib.Path(folder) / "watch").mkdir(parents=True, exist_ok=True)
                    shot = page.send("Page.captureScreenshot", format="png")
                    (pathlib.Path(folder) / "watch" / f"{name}-{size[0]}-{scheme}.png").write_bytes(base64.b64decode(shot["data"]))
                page.close()
        self.assertEqual(faults, [])

    def test_each_rule_set(self):
        for name, entries in (("dbm-whole", 150), ("dba-whole", 60)):
            with self.subTest(name):
                self.show_watched(name, GOLDEN / f"{name}.optio-game", entries)
        for name, entries in (("punic-battle", 50), ("ancients-battle", 66), ("tropaion-battle", 150)):
            with self.subTest(name):
                self.show_watched(name, self.scripted(name), entries)

    def test_what_happens_while_it_is_open(self):
        keeper = self.keeper(GOLDEN / "dbm-whole.optio-game", 150)
        page = self.watch((1920, 1080), "dark")
        before = page.evaluate("document.querySelector('li .said').textContent")
        keeper.do(do="undo", of=150)
        keeper.until("entry")
        self.wait(page, f"document.querySelector('li .said').textContent !== {before!r}")
        self.assertEqual(page.evaluate("document.querySelector('#state').textContent"), "Connected")
        size = page.evaluate("parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)")
        self.assertGreaterEqual(size, 64)
        self.assertGreaterEqual(page.evaluate("parseFloat(getComputedStyle(document.querySelector('li .said')).fontSize)"), 43)
        self.assertGreaterEqual(page.evaluate("parseFloat(getComputedStyle(document.querySelector('.total')).fontSize)"), 43)
        self.assertGreaterEqual(page.evaluate("Math.min(...[...document.querySelectorAll('body *')].filter(one => !one.closest('svg, .sr, head, script, style') && one.innerText)"
                                              ".map(one => parseFloat(getComputedStyle(one).fontSize)))"), 28)
        keeper.process.kill()
        self.wait(page, "document.querySelector('#state').textContent.startsWith('No connection since')", 60)
        self.assertTrue(page.evaluate("document.querySelectorAll('li').length"))  # the picture stays
        page.close()
        keeper = self.keeper(GOLDEN / "dbm-whole.optio-game", 150)
        page = self.watch((412, 915), "light")
        keeper.do(do="stop")
        self.wait(page, "document.querySelector('#state').textContent === 'Sharing has stopped'")
        page.close()


# What is inherited is the report's own.
for name in [one for one in dir(ReportInBrowser) if one.startswith("test_") and one not in vars(WatchInBrowser)]:
    setattr(WatchInBrowser, name, None)
del ReportInBrowser


if __name__ == "__main__":
    unittest.main()
