# SPDX-License-Identifier: GPL-3.0-or-later
"""In and out: armies, backups and pages go through the browser's own ways."""
import json

import plays
from stage import case, must

# Blobs that the page makes and tabs that it opens, to look at; and no file picker, so that saving downloads.
BLOBS = """
delete window.showSaveFilePicker;
window.madeBlobs = [];
{ const own = URL.createObjectURL; URL.createObjectURL = thing => { window.madeBlobs.push(thing); return own.call(URL, thing); }; }
"""


@case
def armies(on):
    """An army goes out as a file, and comes into another browser as it was."""
    tab = on.open(before=BLOBS)
    tab.tap("armiesButton")
    tab.settled()
    army = next(one["name"] for one in tab.items() if one["name"].startswith("army_") and one["name"].endswith("_more"))[:-5]
    tab.tap(army + "_more")
    tab.tap(army + "_duplicate")
    plays.home(tab)
    tab.tap("armiesButton")
    tab.settled()
    mine = next(one["name"] for one in tab.items() if one["name"].startswith("army_") and one["name"].endswith("_more"))[:-5]
    tab.tap(mine + "_more")
    tab.tap(mine + "_share")
    tab.awaited(name="sharePage")
    tab.tap("shareFormat")
    tab.settled()
    tab.press("Army file")
    tab.tap("shareSave")
    file = on.downloaded()
    must(file.name.endswith(".optio-army"), f"It is saved as {file.name}.")
    name = json.loads(file.read_text())
    name = (name.get("armies") or [name])[0].get("name") or name.get("name")

    other = on.open(on.browser("other"))
    other.tap("armiesButton")
    other.settled()
    must(name not in other.texts(), f"{name} is there before it came.")
    other.tap("importArmy" if other.found(name="importArmy") else "importArmyIcon")
    other.page.give_file(file, lambda: other.tap("importChoose"))
    other.tap("importTake")
    other.awaited(name="importResult")
    other.page.reload()
    other.opened()
    other.tap("armiesButton")
    other.settled()
    must(name in other.texts(), f"{name} did not come. There is: {other.texts()}")


@case
def backup(on):
    """Everything goes into a file, and out of it in another browser."""
    tab = on.open(before=BLOBS)
    plays.begin(tab, "dbm")
    plays.rule(tab, "close-combat")
    plays.roll(tab)
    plays.home(tab)
    plays.settings(tab)
    tab.tap("backupSave")
    file = on.downloaded()
    other = on.open(on.browser("other"))
    plays.settings(other)
    other.page.give_file(file, lambda: other.tap("backupOpen"))
    other.tap("restoreYes")
    other.settled()
    plays.home(other)
    other.page.reload()
    other.opened()
    other.tap("continueButton")
    other.awaited(name="gamePage")
    must("entry_1" in plays.entries(other), "The game did not come back.")


@case
def pdf(on):
    """The pages of an army open in a tab as a PDF."""
    browser = on.browser()
    tab = on.open(browser, before=BLOBS)
    tab.tap("armiesButton")
    tab.settled()
    army = next(one["name"] for one in tab.items() if one["name"].startswith("army_") and one["name"].endswith("_more"))[:-5]
    tab.tap(army + "_more")
    tab.tap(army + "_print")
    tab.awaited(name="printPage")
    tab.tap("printOpen")
    tab.page.until("madeBlobs.length === 1", what="a PDF")
    head, size, kind = tab.page.evaluate("madeBlobs[0].arrayBuffer().then(all => [String.fromCharCode(...new Uint8Array(all).subarray(0, 5)), all.byteLength, madeBlobs[0].type])")
    must(head == "%PDF-" and kind == "application/pdf" and size > 3000, f"It is no PDF: {head} {kind} {size}")
    must(any(one.startswith("blob:") for one in browser.addresses()), "No tab was opened.")
    tab.page.front()
    tab.tap("printSave")
    file = on.downloaded()
    must(file.read_bytes().startswith(b"%PDF-"), "The saved file is no PDF.")
    return f"{size} bytes"
