// SPDX-License-Identifier: GPL-3.0-or-later
// How it stands with the other devices at the table: TableSign { table: App.table; onClicked: … }. Two devices and the line between them, whole
// or broken, with a word and who keeps the game; without `wordy` the two devices alone.
import QtQuick
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: sign

    required property var table
    property bool wordy: true
    readonly property bool whole: table.link === "sharing" || table.link === "connected"
    readonly property int guests: Math.max(0, Array.from(table.people ?? []).length - 1)
    readonly property string detail: table.role === "keeper" ? qsTr("%n joined", "", guests) : table.keeper !== "" ? qsTr("%1 keeps").arg(table.keeper) : ""

    objectName: "tableSign"
    text: table.word + (detail === "" ? "" : ", " + detail)
    implicitWidth: row.implicitWidth + 2 * 12
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: sign.clicked()
    Keys.onReturnPressed: sign.clicked()
    Keys.onEnterPressed: sign.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: sign.hovered ? Theme.raised : Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
        FocusRing { control: sign }
    }
    Item {
        anchors.fill: parent

        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.gap

            TableMark {
                anchors.verticalCenter: parent.verticalCenter
                whole: sign.whole
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                visible: sign.wordy

                AppText {
                    text: sign.table.word
                    font.bold: true
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.NoWrap
                }
                AppText {
                    visible: text !== ""
                    text: sign.detail
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
    Tip {
        control: sign
        text: sign.text
        wanted: sign.hovered && !sign.wordy
    }
}
