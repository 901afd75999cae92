// SPDX-License-Identifier: GPL-3.0-or-later
// A row of the army editor: the army's head, the army as a whole, a command's head, a unit, or a place where one is added. Recycled by the list, so its kind may change.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

Item {
    id: line

    required property string key
    required property string kind
    property var row: ({})
    property bool current: false
    property bool picked: false
    property bool editable: true
    /// The army has no other command.
    property bool only: false
    property real rowHeight: Theme.touch

    signal pressed
    signal addWanted
    signal renamed(string name)
    signal removeWanted
    signal kindWanted
    signal commandWanted
    signal armyWanted
    signal handsWanted
    signal tryWanted

    /// Gives the keyboard to a field of the army's head.
    function enter(field: string) {
        (heads.itemAt(0) as EditorHead)?.enter(field);
    }

    implicitHeight: rowHeight + (kind === "end" ? Theme.pad : 0)

    Repeater {
        id: heads
        model: line.kind === "head" ? 1 : 0

        EditorHead {
            width: line.width
            height: implicitHeight
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
        }
    }
    Repeater {
        model: line.kind === "army" ? 1 : 0

        EditorArmy {
            width: line.width
            height: implicitHeight
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
            picked: line.picked
            onArmyWanted: line.armyWanted()
            onHandsWanted: line.handsWanted()
            onTryWanted: line.tryWanted()
        }
    }
    Repeater {
        model: line.kind === "foot" ? 1 : 0

        AppButton {
            objectName: "addCommand"
            text: qsTr("Add a command")
            glyph: "add"
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
            onClicked: line.commandWanted()
        }
    }
    Repeater {
        model: line.kind === "command" ? 1 : 0

        RowGround {
            width: line.width
            height: implicitHeight
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
            first: true
            implicitHeight: Math.max(Theme.touch, head.implicitHeight) + 16

            RowLayout {
                id: head
                anchors.fill: parent
                anchors.leftMargin: 12
                anchors.rightMargin: 12
                spacing: 12

                TextEntry {
                    objectName: "commandName_" + line.row.command
                    Layout.fillWidth: true
                    visible: line.editable
                    text: line.row.name ?? ""
                    placeholder: qsTr("Name of the command")
                    maximumLength: 120
                    onEdited: text => line.renamed(text)
                }
                Heading {
                    Layout.fillWidth: true
                    visible: !line.editable
                    text: line.row.name ?? ""
                    size: Theme.px(22)
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                AppButton {
                    objectName: "commandKind_" + line.row.command
                    visible: line.editable && line.row.asked === true
                    Layout.maximumWidth: line.width * 0.4
                    text: (line.row.kindText ?? "") !== "" ? line.row.kindText : qsTr("Kind")
                    Accessible.name: qsTr("What the command %1 is: %2").arg(line.row.name ?? "").arg(text)
                    onClicked: line.kindWanted()
                }
                Chip {
                    visible: !line.editable && (line.row.kindText ?? "") !== ""
                    text: line.row.kindText ?? ""
                }
                AppText {
                    visible: line.width >= Theme.px(line.row.asked === true ? 480 : 330)
                    text: qsTr("%1 points").arg((line.row.units ?? []).reduce((sum, unit) => sum + unit.total, 0))
                    quiet: true
                    wrapMode: Text.NoWrap
                }
                IconButton {
                    objectName: "removeCommand_" + line.row.command
                    visible: line.editable && !line.only
                    glyph: "delete"
                    text: qsTr("Remove the command %1").arg(line.row.name ?? "")
                    colour: Theme.quiet
                    onClicked: line.removeWanted()
                }
            }
        }
    }
    Repeater {
        model: line.kind === "unit" ? 1 : 0

        T.AbstractButton {
            id: button
            width: line.width
            height: implicitHeight
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
            objectName: "editorUnit_" + line.row.command + "_" + line.row.place
            implicitHeight: Math.max(Theme.px(60), words.implicitHeight + 12)
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            text: line.row.label ?? ""
            onClicked: line.pressed()
            Accessible.role: Accessible.Button
            Accessible.name: [text, line.row.detail ?? "", "× " + (line.row.count ?? 0)].filter(part => part !== "").join(", ")
            Accessible.onPressAction: button.clicked()

            background: RowGround {
                pressed: button.down
                hovered: button.hovered

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 3
                    visible: line.current || line.picked
                    radius: Theme.radius - 3
                    color: line.picked ? Theme.tileAccent : "transparent"
                    border.width: line.current ? 3 : 2
                    border.color: Theme.accent
                }
            }
            Item {
                anchors.fill: parent
                RowLayout {
                    anchors.fill: parent
                    anchors.leftMargin: Theme.pad
                    anchors.rightMargin: Theme.pad
                    spacing: 12

                    TroopIcon {
                        visible: line.width >= Theme.px(240)
                        name: line.row.icon ?? ""
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
                            text: line.row.detail ?? ""
                            quiet: true
                            font.pixelSize: Theme.textSmall
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                    }
                    Figures {
                        text: "× " + (line.row.count ?? 0)
                        font.pixelSize: Theme.textLead
                        font.weight: Font.DemiBold
                    }
                    AppText {
                        Layout.minimumWidth: Theme.px(64)
                        visible: line.width >= Theme.px(330)
                        horizontalAlignment: Text.AlignRight
                        text: qsTr("%1 pts").arg(line.row.total ?? 0)
                        quiet: true
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Repeater {
        model: line.kind === "end" ? 1 : 0

        RowGround {
            width: line.width
            height: implicitHeight
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
            last: true
            implicitHeight: line.editable ? add.height + 8 : Theme.radius

            AppButton {
                id: add
                objectName: "addUnit_" + line.row.command
                anchors.centerIn: parent
                visible: line.editable
                kind: "quiet"
                glyph: "add"
                text: qsTr("Add a unit")
                onClicked: line.addWanted()
            }
        }
    }
}
