# SPDX-License-Identifier: GPL-3.0-or-later
"""What a tab of any browser has; chromium.py and firefox.py add how theirs is asked."""
import time


class Fault(Exception):
    """Something is not as it should be."""


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
