// SPDX-License-Identifier: GPL-3.0-or-later
// The time of a step running out: what is left in figures and as a band, and a button to halt it. The last ten seconds stand out.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: strip

    property var clock: null
    readonly property int remaining: clock?.left ?? 0
    readonly property bool late: remaining <= 10
    readonly property color ink: late ? Theme.surface : Theme.ink

    function clockText(seconds: int): string {
        return Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
    }

    visible: clock !== null && clock.shown
    implicitHeight: Theme.touch + 8
    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line
    clip: true

    Rectangle {
        width: strip.late ? parent.width : strip.clock && strip.clock.given > 0 ? parent.width * strip.remaining / strip.clock.given : 0
        height: parent.height
        radius: parent.radius
        color: strip.late ? Theme.bad : Theme.tileAccent
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 12
        anchors.rightMargin: 4
        spacing: Theme.gap

        Icon {
            name: "clock"
            colour: strip.ink
        }
        Figures {
            objectName: "clockLeft"
            text: strip.clockText(strip.remaining)
            font.pixelSize: Theme.textUnit
            font.weight: Font.DemiBold
            colour: strip.ink
            Accessible.role: Accessible.StaticText
            Accessible.name: strip.remaining === 0 ? qsTr("Time's up") : qsTr("%1 seconds left").arg(strip.remaining)
        }
        AppText {
            Layout.fillWidth: true
            text: strip.remaining === 0 ? qsTr("Time's up") : strip.clock?.halted ? qsTr("paused") : strip.clock?.label ?? ""
            color: strip.ink
            maximumLineCount: 1
            elide: Text.ElideRight
        }
        AppButton {
            objectName: "clockHalt"
            visible: strip.remaining > 0
            text: strip.clock?.halted ? qsTr("Resume") : qsTr("Pause")
            onClicked: strip.clock.halt(!strip.clock.halted)
        }
    }
}
