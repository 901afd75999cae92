// SPDX-License-Identifier: GPL-3.0-or-later
// The round's clock at a table, in one quiet line: RoundLine { reporting: App.reporting; onResultWanted: … }. "Last bound" makes it a notice, which
// leads to the result where that waits to be confirmed. It has a place of its own and lies over nothing.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: line

    /// Has on, round and result.
    required property var reporting
    /// Can the page be seen, with nothing lying over it?
    property bool uncovered: true
    readonly property var round: reporting.round
    readonly property var clock: round.clock
    readonly property bool last: clock.lastBound
    readonly property bool late: !last && clock.left < 0
    readonly property color ink: last ? Theme.badInk : Theme.quiet
    /// Is there a button that leads to the result?
    property bool leads: true
    property bool said: false

    signal resultWanted

    /// Says it once, as soon as it can be seen.
    function tell() {
        if (!last || !visible)
            said = false;
        else if (uncovered && !said) {
            said = true;
            Announcer.say(words, words.text);
        }
    }

    objectName: "roundLine"
    visible: reporting.on && round.known
    implicitHeight: visible ? row.implicitHeight + (last ? 2 * 4 : 0) : 0
    radius: Theme.radius
    color: last ? Theme.bad : "transparent"
    onLastChanged: tell()
    onVisibleChanged: tell()
    onUncoveredChanged: tell()
    Component.onCompleted: tell()

    GridLayout {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        x: line.last ? 12 : 0
        width: parent.width - 2 * x
        columns: width < Theme.px(480) ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: 4

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Icon {
                name: "clock"
                size: Theme.px(20)
                colour: line.late ? Theme.bad : line.ink
            }
            Figures {
                objectName: "roundClock"
                visible: !line.last
                text: line.clock.text
                colour: line.late ? Theme.bad : Theme.ink
                font.pixelSize: Theme.textBody
                font.weight: Font.DemiBold
                Accessible.role: Accessible.StaticText
                Accessible.name: line.late ? qsTr("Time is up by %1").arg(text) : qsTr("%1 left").arg(text)
            }
            AppText {
                id: words
                objectName: "roundText"
                Layout.fillWidth: true
                text: line.last ? qsTr("Last bound: finish it, then the game is over.") : [line.late ? qsTr("over time") : line.clock.running ? "" : qsTr("paused"), line.round.title, line.round.event].filter(part => part !== "").join(" · ")
                color: line.ink
                font.pixelSize: line.last ? Theme.textBody : Theme.textSmall
                font.weight: line.last ? Font.DemiBold : Font.Normal
                wrapMode: line.last ? Text.Wrap : Text.NoWrap
                elide: line.last ? Text.ElideNone : Text.ElideRight
                Accessible.role: line.last ? Accessible.AlertMessage : Accessible.StaticText
                Accessible.name: text
            }
        }
        AppButton {
            objectName: "roundResult"
            Layout.fillWidth: row.columns === 1
            visible: line.leads && line.reporting.result.due
            leftPadding: 12
            rightPadding: 12
            text: qsTr("Confirm the result")
            onClicked: line.resultWanted()
        }
    }
}
