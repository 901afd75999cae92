# SPDX-License-Identifier: GPL-3.0-or-later
"""A seat at another tablet's table, in a browser that got Optio from that tablet (LNK-05)."""
import plays
from stage import case, must


ROMANS = {"ruleset": "dba", "armies": "dba/later-carthaginian,dba/mid-republican-roman", "seat": "b", "keep": "a"}


def joined(on, table, browser=None):
    """The code of the seat is opened on a phone, and Join is tapped."""
    tab = on.open(browser, size="phone", address=table.play)
    tab.awaited(name="joinPage")
    must(tab.found(name="joinOpenly"), "The page does not say that the program was not encrypted on its way.")
    tab.tap("joinNow")
    return tab


@case
def table_dbm(on):
    """A phone's browser plays DBM at another tablet's table: both see what the other does, the dice are both's, and a reload loses nothing."""
    table = on.table("dbm", "dbm/alexandrian-macedonian,dbm/later-achaemenid-persian", seat="b", keep="a")
    browser = on.browser()
    tab = joined(on, table, browser=browser)
    tab.awaited(name="gamePage")
    people = table.until("presence", having=lambda line: len(line["rows"]) > 1)["rows"]
    must(any(one["seat"] == "b" for one in people), f"The table knows nobody in that seat: {people}")
    table.do(do="note", text="Good luck")
    table.until("entry")
    plays.rule(tab, "close-combat")
    plays.roll(tab)
    entry = table.until("entry")["entry"]
    must(entry["kind"] == "act" and entry["link"]["seat"] == "b", f"The table has another act: {entry}")
    shared = [one for one in table.entries() if one.get("link", {}).get("seat") == "b"]
    must(shared and all(one["shared"]["other"] and one["result"]["dice"] for one in shared), "The dice of the combat are not both's.")
    before = plays.entries(tab)
    must(len(before) == len(table.entries()), f"The browser has {before}, the table {len(table.entries())} entries.")
    if on.given.pictures:
        tab.page.picture(on.given.pictures / "table-dbm-phone.png")
    tab.page.reload()  # what stands behind the # is still there: straight back
    tab.opened()
    tab.awaited(name="gamePage")
    must(plays.entries(tab) == before, "After loading the page again the journal is another one.")
    table.do(do="note", text="Are you there?")
    table.until("entry")
    must(len(plays.entries(tab)) == len(before) + 1, "What the table did after the reload did not come.")
    table.end()
    tab.awaited(name="tableStrip", timeout=60)
    if on.given.pictures:
        tab.page.picture(on.given.pictures / "table-lost-phone.png")
    must(len(plays.entries(tab)) == len(before) + 1, "The copy cannot be read without the table.")
    tab.page.listen()  # the browser itself says that nobody answers any more
    tab.page.faults = [one for one in tab.page.faults if "ERR_CONNECTION_REFUSED" not in one and "establish a connection" not in one]


@case
def table_hoplites(on):
    """A browser's board of Hoplites: the deal, its own hand, and nothing of the other's."""
    browser = on.browser()
    for _ in range(10):  # the dice say whose turn it is first
        table = on.table("hoplites", "hoplites/carthage,hoplites/republican-rome", seat="a", keep="b")
        tab = joined(on, table, browser)
        tab.awaited(name="boardPage")
        tab.tap("nextButton")  # deals
        table.until("entry")
        tab.settled()
        if not tab.found(name="boardWaits"):
            break
        table.end()
        tab.page.close()
        on.tabs.remove(tab)
    table.do(do="state", side="b")
    seen = table.until("state")["view"]
    hand = {unit["label"] for side in seen["sides"] if side["id"] == "b" for group in side["groups"] for unit in group["units"] if unit.get("place") == "hand"}
    mine = {unit["label"] for side in seen["sides"] if side["id"] == "a" for group in side["groups"] for unit in group["units"] if unit.get("place") != "unknown"}
    must(hand, "The table's own hand is empty.")
    words = " | ".join(tab.texts())
    told = [one for one in hand - mine if len(one) > 4 and one in words]
    must(not told, f"The browser tells of {told}.")
    if on.given.pictures:
        tab.page.picture(on.given.pictures / "table-hoplites-phone.png")
    for _ in range(4):
        if tab.found(name="boardWaits"):
            break
        tab.tap("nextButton")
        tab.settled()
    must(len(table.entries()) > 1, "The browser's turn did not reach the table.")
    return f"{len(table.entries())} entries"


@case
def table_digits(on):
    """Without a code: the address alone opens Optio, and six digits let it in."""
    table = on.table(**ROMANS)
    tab = on.open(size="phone", address=table.play.partition("#")[0])
    tab.awaited(name="homePage")
    tab.tap("joinButton")
    tab.awaited(name="joinPage")
    tab.tap("joinLink")
    tab.page.type(f"127.0.0.1:{table.port}")
    tab.tap("joinNow")
    digits = table.until("seeker", having=lambda line: line["digits"])["digits"]
    tab.settled()
    must(digits in "".join(tab.texts()).replace("\u2009", "") or all(one in tab.texts() for one in digits), f"The browser does not show {digits}.")
    tab.tap("seekSame")
    table.do(do="admit", seat="b", digits=digits)
    tab.awaited(name="gamePage")


@case
def table_second_tab(on):
    """Over plain http there are no locks: a second tab of that address still waits, and goes on when the first is closed."""
    table = on.table(**ROMANS)
    browser = on.browser()
    first = joined(on, table, browser=browser)
    first.awaited(name="gamePage")
    second = on.open(browser, size="phone", address=table.play, open_now=False)
    second.page.until("document.getElementById('words')?.textContent.includes('another tab')", 30, "the sentence of a second tab")
    first.page.close()
    on.tabs.remove(first)
    second.opened()
    second.awaited(name="gamePage")  # its game is known here
