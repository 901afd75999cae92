// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in for somebody who has no game yet: a guided first ruling, an army list of one's own, a battle against the program.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

ColumnLayout {
    id: doors

    /// The rule set that is played wholly in the program.
    readonly property var played: Array.from(App.games.rulesets).find(one => one.kind === "app")

    signal tryWanted
    signal importWanted
    signal battleWanted(string ruleset)

    spacing: 12

    T.AbstractButton {
        id: first
        objectName: "tryButton"
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: words.implicitHeight + 48
        focusPolicy: Qt.StrongFocus
        focus: true
        hoverEnabled: true
        text: qsTr("Try it now")
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: told.text
        Accessible.onPressAction: first.clicked()
        Keys.onReturnPressed: first.clicked()
        Keys.onEnterPressed: first.clicked()
        onClicked: doors.tryWanted()

        background: Rectangle {
            radius: Theme.radius
            color: Theme.sideA

            Rectangle {
                anchors.fill: parent
                radius: parent.radius
                visible: first.down || first.hovered
                color: Theme.ink
                opacity: first.down ? 0.18 : 0.08
            }
            FocusRing { control: first }
        }
        Item {
            anchors.fill: parent
            ColumnLayout {
                id: words
                anchors.left: parent.left
                anchors.right: go.left
                anchors.leftMargin: 24
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap

                Heading {
                    Layout.fillWidth: true
                    text: first.text
                    size: Theme.px(40)
                    color: Theme.sideAInk
                    Accessible.ignored: true
                }
                AppText {
                    id: told
                    Layout.fillWidth: true
                    text: qsTr("Settle your first combat with a guide at your side: two minutes, nothing to set up.")
                    font.pixelSize: Theme.textLead
                    color: Theme.sideAInk
                    Accessible.ignored: true
                }
            }
            Icon {
                id: go
                anchors.right: parent.right
                anchors.rightMargin: 20
                anchors.verticalCenter: parent.verticalCenter
                name: "forward"
                size: Theme.px(40)
                colour: Theme.sideAInk
            }
        }
    }
    BigButton {
        objectName: "listButton"
        Layout.fillWidth: true
        plain: true
        compact: true
        text: qsTr("I have an army list")
        detail: qsTr("Paste it, open a file or scan a code")
        onClicked: doors.importWanted()
    }
    BigButton {
        objectName: "playButton"
        Layout.fillWidth: true
        visible: doors.played !== undefined
        plain: true
        compact: true
        text: qsTr("Play %1").arg(doors.played?.name ?? "")
        detail: qsTr("A card battle against the computer, about half an hour")
        onClicked: doors.battleWanted(doors.played.id)
    }
}
