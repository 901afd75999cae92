// SPDX-License-Identifier: GPL-3.0-or-later
// What every page is: something that fills the window, may ask for other pages, and answers Back, Undo, Redo and Find.
import QtQuick
import Optio

FocusScope {
    id: screen

    /// Rule set whose reference F1 opens from here; empty for the first one.
    property string ruleset
    /// The rule that F1 opens it at; empty for its beginning.
    property string ruleNow
    /// The window's wide form: panels beside each other.
    readonly property bool landscape: width >= 900 && width > height
    /// One narrow column.
    readonly property bool phone: width < 600
    /// The main button takes the whole foot.
    readonly property bool upright: !landscape

    /// Height of what stands at its lower edge: messages have their strip above it.
    property real foot: 0
    /// Where that strip begins from the left, and how wide it is.
    property real stripX: 0
    property real stripWidth: width
    /// Room to leave above the foot for a message that is shown; the window sets it.
    property real strip: 0
    /// Does the page leave that room itself? Otherwise the window makes the page shorter.
    property bool leavesStrip: foot > 0

    /// Does a message stay until the next act, as beside the table?
    property bool lasting: false

    /// Is it for everybody in the hall? What was said on the page before is not said there.
    property bool forAll: false

    /// Has it been painted? What nobody sees at first is made then.
    property bool settled: false

    /// Asks for another page: its name without ".qml", and values for its properties.
    signal open(string page, var values)
    /// Like open, but Back from there leads Home.
    signal openFromHome(string page, var values)
    signal back
    /// Asks for a sentence to be shown for a moment.
    signal say(string sentence)

    /// Facts on one line, without those that say nothing.
    function joined(parts: var): string {
        return parts.filter(part => part !== "").join("  ·  ");
    }
    /// Back was asked for. Returns true when the page closed something of its own and stays.
    function closeInner() : bool {
        return false;
    }
    /// Called before the page is left for good.
    function leave() {
    }
    function undo() {
        App.undoLast();
    }
    function redo() {
    }
    function find() {
    }

    /// The list that the arrows lead into when nothing else has the keyboard. It does not begin with it, so that no ring shows to a finger.
    property Item keyList: null

    function enterList(list: Item, event: var) {
        event.accepted = list !== null && !list.activeFocus;
        if (event.accepted)
            list.forceActiveFocus(Qt.TabFocusReason);
    }

    Timer {
        interval: 20
        running: !screen.settled
        onTriggered: screen.settled = true
    }
    focus: true
    Keys.onDownPressed: event => enterList(keyList, event)
    Accessible.role: Accessible.Pane
}
