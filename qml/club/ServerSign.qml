// SPDX-License-Identifier: GPL-3.0-or-later
// How it stands with a club's server: ServerSign { model: App.reporting; onClicked: … }. Two devices and the line between them, with a word; without
// `wordy` the two devices alone.
import QtQuick
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: sign

    /// Has link and word.
    required property var model
    property bool wordy: true
    /// What it says.
    property string label: model.word

    text: qsTr("Club: %1").arg(model.word)
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
                whole: sign.model.link === "connected"
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                visible: sign.wordy
                text: sign.label
                font.bold: true
                font.pixelSize: Theme.textSmall
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    Tip {
        control: sign
        text: sign.text
        wanted: sign.hovered && !sign.wordy
    }
}
