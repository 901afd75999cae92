# SPDX-License-Identifier: GPL-3.0-or-later
"""What any browser and its tabs have; chromium.py and firefox.py add how theirs is asked."""
import json
import os
import queue
import signal
import subprocess
import threading
import time


class Fault(Exception):
    """Something is not as it should be."""


class Browser:
    """One process of a browser that answers with messages: those with a number are answers, the others news of a tab."""

    def __init__(self, process):
        self.process = process
        self._last = 0
        self._answers = {}
        self._news = {}  # tab -> queue of events
        self._wait = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        for text in self._messages():
            told = json.loads(text)
            with self._wait:
                if told.get("id") is not None:
                    self._answers[told["id"]] = told
                    self._wait.notify_all()
                else:
                    self._news.setdefault(self._tab(told), queue.Queue()).put(told)
        with self._wait:
            self._answers = None
            self._wait.notify_all()

    def post(self, method, parameters, **besides):
        """Asks the browser without waiting; answer() does."""
        with self._wait:
            self._last += 1
            number = self._last
        try:
            self._write(json.dumps({"id": number, "method": method, "params": parameters} | besides))
        except OSError as error:
            raise Fault(f"The browser is gone ({method}).") from error
        return number

    def answer(self, number, method, timeout=60):
        """What it answers to post()."""
        with self._wait:
            if not self._wait.wait_for(lambda: self._answers is None or number in self._answers, timeout):
                raise Fault(f"The browser did not answer {method} within {timeout} s.")
            if self._answers is None:
                raise Fault(f"The browser has ended ({method}).")
            answer = self._answers.pop(number)
        if "error" in answer:
            raise Fault(f"{method}: {self._sentence(answer)}")
        return answer["result"]

    def news(self, tab):
        """What has happened in a tab since the last look."""
        found = []
        with self._wait:
            events = self._news.setdefault(tab, queue.Queue())
        while True:
            try:
                found.append(events.get_nowait())
            except queue.Empty:
                return found

    def leave(self, method):
        """Ends it as a player does."""
        try:
            self.send(method, timeout=10)
            self.process.wait(10)
        except (Fault, subprocess.TimeoutExpired):
            pass
        self.kill()

    def kill(self):
        """Ends it and all its helpers at once."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        self._hang_up()


class Page:
    """A tab on a screen of a size. `faults` is what JavaScript, Qt and QML complained of, `said` what they said."""

    def __init__(self, browser, size):
        self.browser = browser
        self.size = size
        self.faults = []
        self.said = []

    def until(self, script, timeout=60, what=""):
        """Waits until a script gives something true, and gives that."""
        end = time.monotonic() + timeout
        fault = None
        while time.monotonic() < end:
            try:
                value = self.evaluate(script)
                if value:
                    return value
            except Fault as error:
                fault = error
            time.sleep(0.05)
        raise Fault(f"Waited {timeout} s in vain for {what or script}" + (f" ({fault})" if fault else ""))

    @staticmethod
    def kept(data, path):
        """A picture, written to a file where one is named."""
        if path:
            with open(path, "wb") as file:
                file.write(data)
        return data
