// SPDX-License-Identifier: GPL-3.0-or-later
// Troops that may be picked: their figure, name and price, under the heading of their group where it begins.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: row

    /// {value,label,name,detail,icon,points,group}
    property var troop: ({})
    property string heading
    property bool current: false

    objectName: "troop_" + (troop.group ?? "") + "_" + (troop.value ?? "")
    implicitHeight: title.height + Math.max(Theme.px(60), words.implicitHeight + 12)
    topPadding: title.height
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    text: troop.label ?? ""
    Accessible.role: Accessible.Button
    Accessible.name: [text, troop.detail ?? "", qsTr("%1 points").arg(troop.points ?? 0)].filter(part => part !== "").join(", ")
    Accessible.onPressAction: row.clicked()

    background: Item {
        Rectangle {
            y: title.height
            width: parent.width
            height: parent.height - y
            color: row.down ? Theme.pressed : row.hovered ? Theme.raised : Theme.surface
            border.width: row.current ? 3 : 0
            border.color: Theme.accent

            Rectangle {
                anchors.bottom: parent.bottom
                visible: !row.current
                width: parent.width
                height: Theme.hairline
                color: Theme.line
            }
        }
    }
    AppText {
        id: title
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        height: visible ? implicitHeight : 0
        topPadding: 12
        bottomPadding: 4
        visible: text !== ""
        text: row.heading
        quiet: true
        font.pixelSize: Theme.textSmall
        font.weight: Font.DemiBold
    }
    RowLayout {
        y: title.height
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        height: parent.height - y
        spacing: 12

        TroopIcon { name: row.troop.icon ?? "" }
        ColumnLayout {
            id: words
            Layout.fillWidth: true
            spacing: 0

            AppText {
                Layout.fillWidth: true
                text: row.text
                font.pixelSize: Theme.textLead
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                Layout.fillWidth: true
                visible: text !== ""
                text: row.troop.detail ?? ""
                quiet: true
                font.pixelSize: Theme.textSmall
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        AppText {
            text: qsTr("%1 pts").arg(row.troop.points ?? 0)
            quiet: true
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Icon {
            name: "add"
            size: Theme.px(20)
            colour: Theme.accent
        }
    }
}
