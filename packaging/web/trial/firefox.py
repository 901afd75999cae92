# SPDX-License-Identifier: GPL-3.0-or-later
"""A Firefox that nobody sees, driven by WebDriver BiDi, with the same verbs as Chromium's. It has WebGL only on a display, which Xvfb pretends."""
import base64
import json
import os
import pathlib
import shutil
import subprocess
import time

from page import Browser, Fault, Page as AnyPage
from websocket import WebSocket

# No questions, no visits of its own, fingers as on a tablet.
PREFERENCES = {
    "app.normandy.enabled": False, "app.update.enabled": False, "browser.shell.checkDefaultBrowser": False, "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False, "browser.safebrowsing.downloads.enabled": False, "browser.safebrowsing.malware.enabled": False,
    "browser.startup.page": 0, "datareporting.policy.dataSubmissionEnabled": False, "toolkit.telemetry.enabled": False,
    "browser.download.folderList": 2, "browser.download.useDownloadDir": True, "browser.download.alwaysOpenPanel": False,
    "dom.disable_open_during_load": False, "dom.w3c_touch_events.enabled": 1, "webgl.force-enabled": True, "dom.ipc.processPrelaunch.enabled": False,
}


class Firefox(Browser):
    """One process of the browser with a profile of its own (a folder, which may have been used before)."""
    name = "firefox"

    def __init__(self, profile, webgl=True, downloads=None):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program:
            raise Fault("Firefox is missing: apt-get install firefox-esr")
        profile = pathlib.Path(profile)
        profile.mkdir(parents=True, exist_ok=True)
        wanted = PREFERENCES | {"webgl.disabled": not webgl} | ({"browser.download.dir": str(downloads)} if downloads else {})
        if not any(pathlib.Path("/dev/snd").glob("pcm*p")):
            # Without a sound device Firefox plays nothing to its end: one is pretended, whose sounds go nowhere.
            (profile / ".asoundrc").write_text("pcm.!default { type null }\nctl.!default { type null }\n")
            wanted["media.cubeb.backend"] = "alsa"
        (profile / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wanted.items()))
        told = profile / "WebDriverBiDiServer.json"
        told.unlink(missing_ok=True)
        shown = ["xvfb-run", "-a", "-s", "-screen 0 1600x1400x24", program] if webgl else [program, "--headless"]
        if not shutil.which(shown[0]):
            raise Fault("xvfb-run is missing: apt-get install xvfb xauth")
        process = subprocess.Popen(shown + ["--no-remote", "--remote-debugging-port=0", "--profile", str(profile), "about:blank"],
                                   start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   env=os.environ | {"HOME": str(profile), "MOZ_ENABLE_WAYLAND": "0"})
        end = time.monotonic() + 60
        port = 0
        while not port:
            if time.monotonic() > end:
                raise Fault("Firefox does not open its debugging port.")
            try:
                port = json.loads(told.read_text())["ws_port"]
            except (OSError, ValueError):
                time.sleep(0.05)
        self._socket = WebSocket(port, "/session")
        super().__init__(process)
        self.send("session.new", capabilities={"alwaysMatch": {"unhandledPromptBehavior": {"default": "ignore"}}})
        self.send("session.subscribe", events=["log.entryAdded", "input.fileDialogOpened"])

    def _messages(self):
        try:
            while True:
                yield self._socket.receive()
        except OSError:
            return

    @staticmethod
    def _tab(told):
        return told["params"].get("context") or told["params"].get("source", {}).get("context")

    @staticmethod
    def _sentence(answer):
        return f"{answer['error']}: {answer.get('message')}"

    def _write(self, text):
        self._socket.send(text)

    def _hang_up(self):
        self._socket.close()

    def send(self, method, timeout=60, **parameters):
        """Asks the browser, and gives what it answers."""
        return self.answer(self.post(method, parameters), method, timeout)

    def page(self, address, **how):
        """A new tab."""
        return Page(self, address, **how)

    def addresses(self):
        """What the tabs show."""
        return [one["url"] for one in self.send("browsingContext.getTree")["contexts"]]

    def close(self):
        self.leave("browser.close")


class Page(AnyPage):
    """A tab that shows an address on a screen of a size, for fingers."""

    def __init__(self, browser, address, size=(1280, 800), scale=1, before=""):
        super().__init__(browser, size)
        self.context = browser.send("browsingContext.create", type="tab")["context"]
        browser.send("browsingContext.setViewport", context=self.context, viewport={"width": size[0], "height": size[1]}, devicePixelRatio=scale)
        if before:
            browser.send("script.addPreloadScript", functionDeclaration="() => {" + before + "}", contexts=[self.context])
        self.go(address)

    def send(self, method, **parameters):
        return self.browser.send(method, context=self.context, **parameters)

    def go(self, address):
        self.send("browsingContext.navigate", url=address, wait="none")

    def reload(self):
        self.send("browsingContext.reload", wait="interactive")

    def front(self):
        self.send("browsingContext.activate")

    def close(self):
        self.send("browsingContext.close")

    def listen(self):
        for event in self.browser.news(self.context):
            self.hear(event)

    def hear(self, event):
        """Keeps what was said in the console."""
        if event["method"] == "log.entryAdded":
            told = event["params"]
            (self.faults if told["level"] in ("error", "warn") else self.said).append(told.get("text") or "")

    def give_file(self, path, tap):
        self.listen()
        tap()
        for _ in range(200):
            for event in self.browser.news(self.context):
                if event["method"] == "input.fileDialogOpened":
                    self.send("input.setFiles", element=event["params"]["element"], files=[str(path)])
                    return
                self.hear(event)
            time.sleep(0.05)
        raise Fault("The browser was not asked for a file.")

    def evaluate(self, script, timeout=60):
        told = self.browser.send("script.evaluate", timeout=timeout, target={"context": self.context}, awaitPromise=True, userActivation=True,
                                 expression=f"(async () => JSON.stringify(await ({script})))()")
        if told["type"] == "exception":
            raise Fault(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"]) if told["result"]["type"] == "string" else None

    def _fingers(self, *acts):
        self.send("input.performActions", actions=[{"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": list(acts)}])

    def touch(self, x, y):
        self._fingers({"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def drag(self, start, end, steps=8):
        acts = [{"type": "pointerMove", "x": round(start[0]), "y": round(start[1])}, {"type": "pointerDown", "button": 0}]
        for n in range(1, steps + 1):
            x, y = (round(a + (b - a) * n / steps) for a, b in zip(start, end))
            acts.append({"type": "pointerMove", "x": x, "y": y, "duration": 16})
        self._fingers(*acts, {"type": "pause", "duration": 150}, {"type": "pointerUp", "button": 0})

    def type(self, text):
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self.send("input.performActions", actions=[{"type": "key", "id": "keyboard", "actions": keys}])

    def picture(self, path=None):
        return self.kept(base64.b64decode(self.send("browsingContext.captureScreenshot")["data"]), path)
