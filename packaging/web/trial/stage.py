# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a case of packaging/web/test plays: the site on a port, browsers with profiles of their own, and what is left for a look after a failure."""
import base64
import pathlib
import shutil
import socket
import sqlite3
import tempfile
import threading
import time

from chromium import Chromium
from firefox import Firefox
from hands import Optio
from page import Fault
from serve import Server
from table import Table

SIZES = {"tablet": (1280, 800), "phone": (412, 915)}
CASES = []


def case(function):
    """Marks a function as a case; its first line of documentation says what must hold."""
    CASES.append(function)
    return function


def chromium_case(function):
    """A case that only Chromium can be asked to play."""
    function.chromium_only = True
    return case(function)


def must(holds, what):
    if not holds:
        raise Fault(what)


class Network(Server):
    """The site, until the network is cut: then connections that the browser has kept open are gone too."""

    def __init__(self, *given):
        self.open = set()
        super().__init__(*given)

    def process_request(self, request, address):
        self.open.add(request)
        super().process_request(request, address)

    def shutdown_request(self, request):
        self.open.discard(request)
        try:
            super().shutdown_request(request)
        except OSError:
            pass  # a browser that was killed

    def handle_error(self, request, address):
        pass  # a browser that was killed

    def cut(self):
        self.shutdown()
        self.server_close()
        for one in list(self.open):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


class Stage:
    """Everything one case needs, gone after it."""

    def __init__(self, site, given):
        self.given = given
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="optio-web-"))
        self.site = site
        self.server = None
        self.browsers = []
        self.tabs = []
        self.tables = []
        self.downloads = self.folder / "downloads"
        self.downloads.mkdir()
        self.serve()

    @property
    def address(self):
        return f"http://localhost:{self.port}/"

    def serve(self, site=None):
        """Puts the site up; after a while without, on the same port."""
        self.server = Network(site or self.site, getattr(self, "port", 0))
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def cut(self):
        """No network any more."""
        self.server.cut()
        self.server = None

    def browser(self, profile="player", **how):
        kind = Firefox if self.given.firefox else Chromium
        found = kind(self.folder / profile, downloads=self.downloads, **how)
        self.browsers.append(found)
        return found

    def open(self, browser=None, size="tablet", open_now=True, address=None, **how):
        """Optio in a new tab (of a new browser), from the site or another address."""
        tab = Optio(browser or self.browser(), address or self.address, size=SIZES[size], **how)
        self.tabs.append(tab)
        if open_now:
            tab.opened()
        return tab

    def table(self, *what, **how):
        """A tablet that shares a game (table.Table) from the site."""
        made = Table(self.folder, self.site, *what, **how)
        self.tables.append(made)
        return made

    def downloaded(self, timeout=20):
        """The file that the browser has saved last, moved out of the way."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            found = list(self.downloads.iterdir())
            coming = any(one.suffix in (".crdownload", ".part") for one in found)  # renamed when it has come
            files = [] if coming else [one for one in found if one.stat().st_size]
            if files:
                kept = self.folder / files[0].name
                time.sleep(0.2)
                shutil.move(files[0], kept)
                return kept
            time.sleep(0.1)
        raise Fault("Nothing was saved.")

    def data(self, browser):
        """What the browser keeps of Optio, as a database; asked of a page of the site that does not start the program."""
        page = browser.page(self.address + "page.css")
        page.until("document.readyState === 'complete'")
        text = page.evaluate(READ_DATA)
        page.close()
        path = self.folder / "kept.db"
        for name in ("", "-journal", "-wal"):
            pathlib.Path(str(path) + name).unlink(missing_ok=True)
        for name, content in text.items():
            if name in ("/data/optio.sqlite", "/data/optio.sqlite-journal", "/data/optio.sqlite-wal"):
                pathlib.Path(str(path) + name[len("/data/optio.sqlite"):]).write_bytes(base64.b64decode(content))
        must(path.exists(), f"The browser keeps no database, only {sorted(text)}")
        found = sqlite3.connect(path)
        must(found.execute("PRAGMA integrity_check").fetchone()[0] == "ok", "The database that the browser keeps is damaged.")
        return found

    def leave(self, failed, name):
        """Ends all browsers. After a failure pictures of the tabs are kept, and where they are is given."""
        kept = []
        for number, tab in enumerate(self.tabs):
            if not failed:
                break
            try:
                folder = self.site.parent / "trial"
                folder.mkdir(exist_ok=True)
                path = folder / f"{name}-{number}.png"
                tab.page.picture(path)
                tab.page.listen()
                kept.append(f"{path} {tab.page.faults[-5:]}")
            except Fault:
                pass
        for one in self.browsers:
            one.kill()
        for one in self.tables:
            one.end()
        if self.server:
            self.cut()
        shutil.rmtree(self.folder, ignore_errors=True)
        return kept


READ_DATA = """(async () => {
    const ask = request => new Promise((good, bad) => { request.onsuccess = () => good(request.result); request.onerror = () => bad(request.error); });
    const database = await ask(indexedDB.open('optio'));
    if (!database.objectStoreNames.contains('files'))
        return {};
    const transaction = database.transaction(['files', 'blocks']);
    const [names, files, keys, blocks] = await Promise.all([ask(transaction.objectStore('files').getAllKeys()), ask(transaction.objectStore('files').getAll()),
        ask(transaction.objectStore('blocks').getAllKeys()), ask(transaction.objectStore('blocks').getAll())]);
    const found = {};
    for (let n = 0; n < names.length; ++n)
        if (!files[n].folder)
            found[names[n]] = new Uint8Array(files[n].size);
    for (let n = 0; n < keys.length; ++n)
        found[keys[n][0]]?.set(blocks[n].subarray(0, Math.max(0, found[keys[n][0]].length - keys[n][1] * 16384)), keys[n][1] * 16384);
    database.close();
    const text = {};
    for (const name in found) {
        let whole = '';
        for (let at = 0; at < found[name].length; at += 32768)
            whole += String.fromCharCode(...found[name].subarray(at, at + 32768));
        text[name] = btoa(whole);
    }
    return text;
})()"""
