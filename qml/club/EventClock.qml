// SPDX-License-Identifier: GPL-3.0-or-later
// The round's clock: what is left, and what starts, pauses and lengthens it.
import QtQuick
import QtQuick.Layouts
import Optio

Item {
    id: face

    readonly property var event: App.club.event
    readonly property var clock: App.club.clock
    /// Is there room for "Last bound" too?
    property bool roomy: true
    readonly property bool stacked: width < numbers.implicitWidth + Theme.pad + buttons.implicitWidth

    function turn(what: string) {
        App.club.act("clock", {"do": what});
    }

    implicitWidth: Math.max(numbers.implicitWidth, buttons.implicitWidth)
    implicitHeight: stacked ? numbers.implicitHeight + Theme.gap + buttons.implicitHeight : Math.max(numbers.implicitHeight, buttons.implicitHeight)

    ColumnLayout {
        id: numbers
        width: Math.min(implicitWidth, face.width)
        spacing: 0

        Figures {
            objectName: "clubClock"
            text: face.clock.text
            colour: face.clock.left < 0 || face.clock.lastBound ? Theme.bad : Theme.ink
            font.pixelSize: Theme.px(44)
            font.weight: Font.Bold
            Accessible.name: face.clock.left < 0 ? qsTr("Time is up by %1").arg(text) : qsTr("%1 left").arg(text)
        }
        AppText {
            text: face.clock.lastBound ? qsTr("last bound") : face.clock.left < 0 ? qsTr("over time") : face.clock.running ? qsTr("left · ends at %1").arg(face.clock.ends) : qsTr("left of %1 minutes · paused").arg(face.event.minutes ?? 0)
            quiet: true
            font.pixelSize: Theme.textSmall
        }
    }
    RowLayout {
        id: buttons
        x: face.stacked ? 0 : face.width - width
        y: face.stacked ? numbers.height + Theme.gap : Math.round((numbers.height - height) / 2)
        spacing: Theme.gap

        AppButton {
            objectName: "clubClockRun"
            leftPadding: 12
            rightPadding: 12
            text: face.clock.running ? qsTr("Pause") : qsTr("Start")
            onClicked: face.turn(face.clock.running ? "pause" : "start")
        }
        AppButton {
            objectName: "clubClockMore"
            leftPadding: 12
            rightPadding: 12
            text: qsTr("+ 5 min")
            Accessible.name: qsTr("Five minutes more")
            onClicked: face.turn("add")
        }
        AppButton {
            objectName: "clubClockLast"
            visible: face.roomy
            leftPadding: 12
            rightPadding: 12
            enabled: !face.clock.lastBound
            text: qsTr("Last bound")
            onClicked: face.turn("last_bound")
        }
    }
}
