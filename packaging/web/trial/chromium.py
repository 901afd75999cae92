# SPDX-License-Identifier: GPL-3.0-or-later
"""A Chromium without a window, driven over its debugging pipe; nothing but Python is needed."""
import base64
import os
import shutil
import subprocess
import time

from page import Browser, Fault, Page as AnyPage


class Chromium(Browser):
    """One process of the browser with a profile of its own (a folder, which may have been used before)."""
    name = "chromium"

    def __init__(self, profile, webgl=True, downloads=None, options=()):
        program = shutil.which("chromium") or shutil.which("google-chrome")
        if not program:
            raise Fault("Chromium is missing: apt-get install chromium")
        to_read, to_us = os.pipe(), os.pipe()
        words = [program, "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={profile}", "--no-first-run", "--no-default-browser-check",
                 "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio",
                 "--disable-dev-shm-usage", "--touch-events=enabled", "--password-store=basic"]
        if os.geteuid() == 0:
            words.append("--no-sandbox")
        words += ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"] if webgl else ["--disable-3d-apis", "--disable-gpu"]

        def place():
            os.dup2(to_read[0], 63)
            os.dup2(to_us[1], 64)
            os.dup2(63, 3)
            os.dup2(64, 4)
            os.close(63)
            os.close(64)

        process = subprocess.Popen(words + list(options) + ["about:blank"], preexec_fn=place, close_fds=False, start_new_session=True,
                                   stdout=subprocess.DEVNULL, stderr=open(f"{profile}.log", "wb"))
        os.close(to_read[0])
        os.close(to_us[1])
        self._out = to_read[1]
        self._in = os.fdopen(to_us[0], "rb", buffering=0)
        super().__init__(process)
        if downloads:
            self.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads), eventsEnabled=True)

    def _messages(self):
        rest = b""
        while True:
            try:
                part = self._in.read(1 << 16)
            except OSError:
                return
            if not part:
                return
            *whole, rest = (rest + part).split(b"\0")
            yield from whole

    @staticmethod
    def _tab(told):
        return told.get("sessionId")

    @staticmethod
    def _sentence(answer):
        return answer["error"].get("message")

    def _write(self, text):
        data = text.encode() + b"\0"
        while data:
            data = data[os.write(self._out, data):]

    def _hang_up(self):
        try:
            os.close(self._out)
        except OSError:
            pass

    def send(self, method, session=None, timeout=60, **parameters):
        """Asks the browser, and gives what it answers."""
        return self.answer(self.post_to(session, method, parameters), method, timeout)

    def post_to(self, session, method, parameters):
        """Asks a tab without waiting; answer() does."""
        return self.post(method, parameters, **({"sessionId": session} if session else {}))

    def page(self, address, **how):
        """A new tab."""
        return Page(self, address, **how)

    def addresses(self):
        """What the tabs show."""
        return [one["url"] for one in self.send("Target.getTargets")["targetInfos"] if one["type"] == "page"]

    def close(self):
        self.leave("Browser.close")


class Page(AnyPage):
    """A tab that shows an address on a screen of a size, for fingers."""

    def __init__(self, browser, address, size=(1280, 800), scale=1, before="", context=None):
        super().__init__(browser, size)
        where = {"browserContextId": context} if context else {}
        self.target = browser.send("Target.createTarget", url="about:blank", **where)["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(domain + ".enable")
        self.send("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=scale, mobile=True)
        self.send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        if before:
            self.send("Page.addScriptToEvaluateOnNewDocument", source=before)
        self.go(address)

    def send(self, method, **parameters):
        return self.browser.send(method, session=self.session, **parameters)

    def go(self, address):
        self.send("Page.navigate", url=address)

    def reload(self):
        self.send("Page.reload")

    def front(self):
        self.send("Page.bringToFront")

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)

    def crash(self):
        """The tab's process dies."""
        try:
            self.browser.send("Page.crash", session=self.session, timeout=1)
        except Fault:
            pass

    def listen(self):
        """Gathers what was said in the page's console."""
        for event in self.browser.news(self.session):
            self.hear(event)

    def hear(self, event):
        """Keeps what was said in the console."""
        kind, told = event["method"], event["params"]
        if kind == "Runtime.exceptionThrown":
            details = told["exceptionDetails"]
            self.faults.append(details.get("exception", {}).get("description") or details["text"])
        elif kind == "Runtime.consoleAPICalled":
            text = " ".join(str(one.get("value", one.get("description", ""))) for one in told["args"])
            (self.faults if told["type"] in ("error", "warning", "assert") else self.said).append(text)
        elif kind == "Log.entryAdded" and told["entry"]["level"] == "error":
            self.faults.append(told["entry"]["text"] + " " + told["entry"].get("url", ""))

    def evaluate(self, script, timeout=60):
        """The value of a script (which may be a promise)."""
        told = self.browser.send("Runtime.evaluate", session=self.session, timeout=timeout, expression=script, awaitPromise=True, returnByValue=True,
                                 userGesture=True)
        if "exceptionDetails" in told:
            details = told["exceptionDetails"]
            raise Fault(details.get("exception", {}).get("description") or details["text"])
        return told["result"].get("value")

    def touch(self, x, y):
        """A finger's tap. Both halves are sent at once: a busy page would make a long press of it otherwise."""
        kind = "Input.dispatchTouchEvent"
        down = self.browser.post_to(self.session, kind, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        up = self.browser.post_to(self.session, kind, {"type": "touchEnd", "touchPoints": []})
        for one in (down, up):
            self.browser.answer(one, kind)

    def drag(self, start, end, steps=8):
        """A finger that draws from one place to another and rests there."""
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": start[0], "y": start[1]}])
        for n in range(1, steps + 1):
            at = [a + (b - a) * n / steps for a, b in zip(start, end)]
            self.send("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": at[0], "y": at[1]}])
            time.sleep(0.016)
        time.sleep(0.15)
        self.send("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": end[0], "y": end[1]}])
        self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def give_file(self, path, tap):
        """Gives a file to the picker that a tap opens."""
        self.send("Page.setInterceptFileChooserDialog", enabled=True)
        self.listen()
        tap()
        for _ in range(200):
            for event in self.browser.news(self.session):
                if event["method"] == "Page.fileChooserOpened":
                    self.send("DOM.setFileInputFiles", files=[str(path)], backendNodeId=event["params"]["backendNodeId"])
                    return
                self.hear(event)
            time.sleep(0.05)
        raise Fault("The browser was not asked for a file.")

    def type(self, text):
        """The tablet's keyboard."""
        self.send("Input.insertText", text=text)

    def picture(self, path=None):
        """What is on the screen, as PNG."""
        return self.kept(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]), path)
