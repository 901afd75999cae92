# SPDX-License-Identifier: GPL-3.0-or-later
"""In and out: armies, backups and pages go through the browser's own ways."""
import json
import time

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


@case
def mail(on):
    """A battle by e-mail: the invitation goes from one browser into another, the answer back, and the first turn is played."""
    anna = on.open(before=BLOBS)
    anna.tap("mailButton")
    anna.press("Invite a friend")
    anna.tap("inviteName")
    anna.page.type("Anna")
    anna.tap("startBattle")
    anna.awaited(name="mailSendPage")
    anna.tap("sendSave")
    invitation = on.downloaded()
    must(invitation.name.endswith(".optio-turn"), f"It is saved as {invitation.name}.")
    ben = on.open(on.browser("other"), before=BLOBS)
    ben.tap("mailButton")
    ben.page.give_file(invitation, lambda: ben.tap("mailOpen"))
    ben.awaited(name="mailSetUpPage")
    for _ in range(4):  # the name is asked for at the end of the page
        ben.page.drag((640, 600), (640, 250))
        ben.settled()
    ben.tap("signAs")
    time.sleep(1)  # until the field has the keyboard
    ben.tap("signAs")
    ben.page.type("Ben")
    ben.tap("acceptInvitation")
    ben.awaited(name="mailSendPage")
    ben.tap("sendSave")
    answer = on.downloaded()
    # What is not sent by file is still there after the page was loaded anew.
    anna.page.reload()
    anna.opened()
    anna.tap("mailButton")
    anna.page.give_file(answer, lambda: anna.tap("mailOpen"))
    anna.awaited(name="boardPage")
    anna.tap("nextButton")
    for _ in range(12):
        anna.settled()
        if anna.found(name="sendTurn"):
            break
        anna.tap("nextButton")
    anna.tap("sendTurn")
    anna.awaited(name="mailSendPage")
    anna.tap("sendSave")
    turn = on.downloaded()
    ben.tap("sendDone")
    ben.page.give_file(turn, lambda: ben.tap("mailOpen"))
    ben.awaited(name="boardPage")
    must(anna.page.evaluate("optio.optioKept.fault") == "", "The browser did not keep the battle.")
    return f"{turn.stat().st_size} bytes"
