// SPDX-License-Identifier: GPL-3.0-or-later
// A unit's row in the army editor: its figure, what it is, how many, what they cost, what the rules find in it, and the grip to drag it by.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: button

    /// {command,place,label,detail,icon,count,total,known,mark,told}
    property var row: ({})
    property bool current: false
    property bool picked: false
    property bool editable: true
    readonly property bool unknown: row.known === false
    /// How it reads to a screen reader.
    readonly property string spoken: [text, unknown ? qsTr("not in this rule set") : "", row.detail ?? "", "× " + (row.count ?? 0)].filter(part => part !== "").join(", ")

    objectName: "editorUnit_" + row.command + "_" + row.place
    implicitHeight: Math.max(Theme.px(60), words.implicitHeight + (unknown ? 20 : 12))
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    text: row.label ?? ""
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.description: row.told ?? ""
    Accessible.onPressAction: button.clicked()

    background: RowGround {
        pressed: button.down
        hovered: button.hovered

        Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            visible: button.current || button.picked
            radius: Theme.radius - 3
            color: button.picked ? Theme.tileAccent : "transparent"
            border.width: button.current ? 3 : 2
            border.color: Theme.accent
        }
    }
    Item {
        anchors.fill: parent

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.pad
            anchors.rightMargin: button.editable ? 4 : Theme.pad
            spacing: 12

            TroopIcon {
                visible: button.width >= Theme.px(240)
                name: button.row.icon ?? ""
            }
            ColumnLayout {
                id: words
                Layout.fillWidth: true
                spacing: 0

                AppText {
                    Layout.fillWidth: true
                    text: button.text
                    font.pixelSize: Theme.textLead
                    font.weight: Font.DemiBold
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                AppText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: button.row.detail ?? ""
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Chip {
                    Layout.topMargin: 4
                    visible: button.unknown
                    text: qsTr("not in this rule set")
                    tone: "bad"
                }
            }
            EditorMark {
                row: button.row
            }
            Figures {
                text: "× " + (button.row.count ?? 0)
                font.pixelSize: Theme.textLead
                font.weight: Font.DemiBold
            }
            AppText {
                Layout.minimumWidth: Theme.px(64)
                visible: button.width >= Theme.px(420)
                horizontalAlignment: Text.AlignRight
                text: qsTr("%1 pts").arg(button.row.total ?? 0)
                quiet: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Item {
                visible: button.editable
                implicitWidth: Theme.touch - 12
                implicitHeight: Theme.touch

                Icon {
                    anchors.centerIn: parent
                    name: "grip"
                    colour: Theme.quiet
                }
            }
        }
    }
}
