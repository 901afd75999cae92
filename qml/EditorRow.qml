// SPDX-License-Identifier: GPL-3.0-or-later
// A row of the army editor: a command's head, a unit, or the place where a unit is added. Recycled by the list, so its kind may change.
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

    signal pressed
    signal addWanted
    signal renamed(string name)
    signal removeWanted

    implicitHeight: loader.height + (kind === "end" ? Theme.pad : 0)

    Loader {
        id: loader
        width: parent.width
        sourceComponent: line.kind === "command" ? command : line.kind === "unit" ? unit : end
    }
    Component {
        id: command
        RowGround {
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
                AppText {
                    visible: line.width >= Theme.px(330)
                    text: qsTr("%1 points").arg((line.row.units ?? []).reduce((sum, unit) => sum + unit.total, 0))
                    quiet: true
                    wrapMode: Text.NoWrap
                }
                IconButton {
                    objectName: "removeCommand_" + line.row.command
                    visible: line.editable
                    glyph: "delete"
                    text: qsTr("Remove the command %1").arg(line.row.name ?? "")
                    colour: Theme.quiet
                    onClicked: line.removeWanted()
                }
            }
        }
    }
    Component {
        id: unit
        T.AbstractButton {
            id: button
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
            contentItem: Item {
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
    Component {
        id: end
        RowGround {
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
