# SPDX-License-Identifier: GPL-3.0-or-later
"""Battle reports as Chromium shows them, at three sizes and in both schemes: nothing said in the console, nothing asked of a network, nothing to
scroll sideways, no text outside its place. A battle of each rule set, one with long names, one with photographs, one of 10,000 entries.
OPTIO_SCREENSHOTS=FOLDER keeps the pictures."""
import base64
import hashlib
import json
import os
import pathlib
import shutil
import sys
import time
import unittest

from cli_support import TESTS, CliTest

sys.path.insert(0, str(TESTS.parent / "packaging" / "web" / "trial"))
from chromium import Chromium  # noqa: E402  (Debian's; the same driver as for the browser build)

SIZES = ((1280, 800), (800, 1280), (412, 915))
GOLDEN = TESTS / "golden"
LONG = "Antigonos-Monophthalmos-und-Demetrios-Poliorketes-von-Makedonien-und-ganz-Asien"

# What does not lie where it should; every <details> is open.
MEASURE = """(() => {
    const faults = [], wide = document.documentElement.clientWidth, of = box => [box.left, box.right].map(Math.round).join(' to ');
    document.querySelectorAll('details').forEach(one => one.open = true);
    if (document.documentElement.scrollWidth > wide)
        faults.push('the page is ' + document.documentElement.scrollWidth + ' wide on a screen of ' + wide);
    for (const one of document.querySelectorAll('main *')) {
        const box = one.getBoundingClientRect(), said = one.tagName + ' ' + (one.textContent || '').trim().slice(0, 40);
        if (box.width > 0 && (box.left < -0.5 || box.right > wide + 0.5))
            faults.push(said + ' lies from ' + of(box));
        if (!one.closest('svg') && getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1)
            faults.push(said + ' is cut off');
    }
    for (const drawing of document.querySelectorAll('svg')) {
        const edge = drawing.getBoundingClientRect(), texts = [...drawing.querySelectorAll('text')].map(one => [one.textContent, one.getBoundingClientRect()]);
        texts.forEach(([text, box], at) => {
            if (box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 1 || box.bottom > edge.bottom + 1)
                faults.push('the label "' + text + '" leaves its drawing');
            if (box.height > 0 && box.height < 9)
                faults.push('the label "' + text + '" is ' + box.height.toFixed(1) + ' high');
            for (const [other, its] of texts.slice(at + 1))
                if (Math.min(box.right, its.right) - Math.max(box.left, its.left) > 2 && Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 4)
                    faults.push('the labels "' + text + '" and "' + other + '" lie on each other');
        });
    }
    for (const cell of document.querySelectorAll('td.n, th')) {
        const inside = document.createRange();
        inside.selectNodeContents(cell);
        if (new Set([...inside.getClientRects()].map(box => Math.round(box.top))).size > 1)
            faults.push('"' + cell.textContent + '" is broken into lines');
    }
    for (const picture of document.images)
        if (!picture.complete || picture.naturalWidth === 0)
            faults.push('a photograph is not shown');
    return faults.slice(0, 12);
})()"""


@unittest.skipUnless(shutil.which("chromium"), "Chromium is not installed")
class ReportInBrowser(CliTest):
    @classmethod
    def setUpClass(cls):
        cls.profile = pathlib.Path(os.environ.get("TMPDIR", "/tmp")) / f"report-in-browser-{os.getpid()}"
        cls.browser = Chromium(cls.profile, webgl=False)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        shutil.rmtree(cls.profile, ignore_errors=True)

    def scripted(self, name):
        """A battle of the golden tests, played again."""
        script = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
        for number, army in enumerate(script["armies"]):
            (self.folder / f"army{number}").write_text(json.dumps(army), encoding="utf-8")
        game = self.folder / f"{name}.optio-game"
        self.done("journal", "new", name.split("-")[0], "--armies", "army0,army1", "--seed", "202", "--options", json.dumps(script.get("options", {})),
                  "--time", "2026-11-22T10:00:00Z", "--output", game)
        for act in script["acts"]:
            dice = ["--dice", ",".join(map(str, act["dice"]))] if act.get("dice") else []
            self.done("journal", "act", game, act["do"], "--input", "-", "--time", "2026-11-22T10:00:00Z", *dice,
                      stdin=json.dumps(act.get("input", {"answers": {}})))
        return game

    def longer(self, source, entries):
        """The same game with notes and corrections up to so many entries."""
        lines = source.read_text(encoding="utf-8").splitlines()
        turn = json.loads(lines[-1])["turn"]
        for n in range(len(lines), entries + 1):
            entry = {"kind": "note", "n": n, "prev": hashlib.sha256(lines[-1].encode()).hexdigest(), "text": f"Remark {n}: the left holds, the right asks for help.",
                     "time": "2026-11-22T18:00:00Z", "turn": turn}
            lines.append(json.dumps(entry, sort_keys=True, separators=(",", ":")))
        game = self.folder / "long.optio-game"
        game.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return game

    def page_of(self, game, *arguments):
        answer = self.run_cli("journal", "report", game, "--format", "html", "--secrets", *arguments)
        self.assertEqual((answer.code, answer.message), (0, ""))
        file = self.folder / "report.html"
        file.write_bytes(answer.out)
        return file

    def opened(self, file, size, scheme="light"):
        """A tab that shows a file, whole."""
        page = self.browser.page("about:blank", size=size)
        page.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        page.go(file.as_uri())
        for _ in range(600):
            if page.evaluate("location.protocol === 'file:' && document.readyState === 'complete'"):
                return page
            time.sleep(0.1)
        self.fail(f"{file} is not shown within a minute")

    def show(self, name, file):
        """Looks at a page in all forms; gives a picture of it."""
        folder = os.environ.get("OPTIO_SCREENSHOTS")
        faults = []
        for size in SIZES:
            for scheme in ("light", "dark"):
                page = self.opened(file, size, scheme)
                where = f"{name} {size[0]}x{size[1]} {scheme}: "
                if folder:
                    (pathlib.Path(folder) / "report").mkdir(parents=True, exist_ok=True)
                    height = page.evaluate("Math.min(document.documentElement.scrollHeight, 12000)")
                    shot = page.send("Page.captureScreenshot", format="png", captureBeyondViewport=True,
                                     clip={"x": 0, "y": 0, "width": size[0], "height": height, "scale": 1})
                    (pathlib.Path(folder) / "report" / f"{name}-{size[0]}-{scheme}.png").write_bytes(base64.b64decode(shot["data"]))
                faults += [where + fault for fault in page.evaluate(MEASURE)]
                asked = []
                for event in self.browser.news(page.session):
                    page.hear(event)
                    if event["method"] == "Network.requestWillBeSent":
                        asked.append(event["params"]["request"]["url"])
                faults += [where + fault for fault in page.faults]
                faults += [where + "asks for " + one[:80] for one in asked if not one.startswith(("file:", "data:", "about:"))]
                page.close()
        self.assertEqual(len(faults), 0, "\n".join(faults))

    def photograph(self):
        """A picture of something, as a camera's JPEG."""
        table = self.folder / "table.html"
        table.write_text("<body style='background:linear-gradient(45deg,teal,tan);height:900px'>", encoding="utf-8")
        page = self.opened(table, (1200, 900))
        shot = page.send("Page.captureScreenshot", format="jpeg", quality=60)
        page.close()
        file = self.folder / "table.jpg"
        file.write_bytes(base64.b64decode(shot["data"]))
        return file

    def test_each_rule_set(self):
        for name in ("dbm-whole", "dba-whole"):
            with self.subTest(name):
                self.show(name.split("-")[0], self.page_of(GOLDEN / f"{name}.optio-game"))
        for name in ("punic-battle", "ancients-battle", "tropaion-battle"):
            with self.subTest(name):
                self.show(name.split("-")[0], self.page_of(self.scripted(name)))
        with self.subTest("hoplites"):
            self.done("play", "hoplites", "--armies", "carthage,seleucids", "--players", "greedy,greedy", "--games", "1", "--seed", "7",
                      "--time", "2026-11-22T10:00:00Z", "--transcript", "fought.optio-game")
            self.show("hoplites", self.page_of(self.folder / "fought.optio-game"))

    def test_long_names(self):
        """Of armies, commands and units, in one word of 80 letters."""
        script = json.loads((GOLDEN / "punic-battle.json").read_text(encoding="utf-8"))
        for number, army in enumerate(script["armies"]):
            army["name"] = f"{LONG}-{number}"
            for command in army["commands"]:
                command["name"] = LONG
                for unit in command["units"]:
                    unit["name"] = LONG
            (self.folder / f"army{number}").write_text(json.dumps(army), encoding="utf-8")
        self.done("journal", "new", "punic", "--armies", "army0,army1", "--seed", "202", "--output", "named")
        for act in script["acts"][:40]:
            dice = ["--dice", ",".join(map(str, act["dice"]))] if act.get("dice") else []
            if self.run_cli("journal", "act", "named", act["do"], "--input", "-", *dice, stdin=json.dumps(act.get("input", {"answers": {}}))).code != 0:
                break
        self.done("journal", "note", "named", LONG * 3)
        self.show("long-names", self.page_of(self.folder / "named"))

    def test_photographs(self):
        photo = self.photograph()
        file = self.page_of(GOLDEN / "dbm-whole.optio-game", "--photo", f"0={photo}", "--photo", f"3={photo}", "--photo", f"40={photo}")
        self.assertEqual(file.read_bytes().count(b"data:image/jpeg;base64,"), 3)
        self.show("photographs", file)

    def test_ten_thousand_entries(self):
        game = self.longer(GOLDEN / "dbm-whole.optio-game", 10_000)
        self.show("ten-thousand", self.page_of(game))


if __name__ == "__main__":
    unittest.main()
