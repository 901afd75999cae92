// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence in a strip of its own: snackbar.say(text), or snackbar.show(text, qsTr("Undo")) and onAction. Who shows it gives it its place and
// leaves room there, so that it never lies on anything that is wanted.
import QtQuick
import Optio
import QtQuick.Layouts

Rectangle {
    id: snackbar

    property string text
    property string actionText
    property int lasts: 8000
    /// Stays until it is dismissed or replaced.
    property bool lasting: false
    /// What nobody may miss.
    property bool firm: false
    property bool shown: false
    /// Whose doing it was, where another device has done it.
    property string side
    /// What was said last of a disk that takes nothing.
    property string trouble

    signal action

    function show(sentence: string, act: string) {
        text = sentence;
        actionText = act ?? "";
        side = "";
        shown = true;
        firm = false;
        if (!lasting)
            timer.restart();
        Announcer.say(words, sentence);
    }
    function say(sentence: string) {
        show(sentence, "");
    }
    /// Stays whatever begins, until it is dismissed or replaced.
    function insist(sentence: string) {
        say(sentence);
        stay();
    }
    /// What is shown now stays until it is dismissed or replaced.
    function stay() {
        firm = true;
        timer.stop();
    }
    function hide() {
        shown = false;
    }
    /// Something new has begun.
    function pass() {
        if (!firm)
            hide();
    }

    z: 100
    width: 640
    height: row.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.ink
    visible: shown

    Timer {
        id: timer
        interval: snackbar.lasts
        running: snackbar.shown && !snackbar.lasting && !snackbar.firm
        onTriggered: snackbar.hide()
    }
    SideBand {
        visible: snackbar.side !== ""
        side: snackbar.side
        x: Theme.gap
        width: 8
        height: parent.height - 2 * Theme.gap
        anchors.verticalCenter: parent.verticalCenter
    }
    GridLayout {
        id: row
        /// Beside the button more than three lines would be left of what is said.
        readonly property bool tight: act.visible && words.implicitWidth > 3 * (snackbar.width - act.implicitWidth - Theme.touch - 4 * Theme.gap)
        readonly property bool stacked: snackbar.width < Theme.px(320) || tight
        columns: stacked ? 2 : 3
        anchors.fill: parent
        anchors.leftMargin: snackbar.actionText !== "" ? Theme.gap : Theme.pad
        anchors.rightMargin: Theme.gap
        columnSpacing: Theme.gap
        rowSpacing: 0

        AppButton {
            id: act
            visible: snackbar.actionText !== ""
            Layout.row: row.stacked ? 1 : 0
            Layout.column: 0
            Layout.fillWidth: row.stacked
            text: snackbar.actionText
            onClicked: {
                snackbar.hide();
                snackbar.action();
            }
        }
        AppText {
            id: words
            Layout.row: 0
            Layout.column: row.stacked ? 0 : 1
            Layout.columnSpan: row.stacked ? 2 : 1
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.touch
            verticalAlignment: Text.AlignVCenter
            text: snackbar.text
            leftPadding: snackbar.side !== "" ? 12 : 0
            color: Theme.surface
            Accessible.role: Accessible.AlertMessage
        }
        IconButton {
            Layout.row: row.stacked ? 1 : 0
            Layout.column: row.stacked ? 1 : 2
            Layout.alignment: Qt.AlignRight
            glyph: "close"
            text: qsTr("Dismiss")
            colour: hovered ? Theme.ink : Theme.surface
            onClicked: snackbar.hide()
        }
    }
}
