// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a command in the army editor: its name, what it is, what it costs, and the grip to drag it by.
import QtQuick
import QtQuick.Layouts
import Optio

RowGround {
    id: head

    /// {command,name,kindText,asked,facts,rows,mark,told}
    property var row: ({})
    property bool current: false
    property bool editable: true
    property bool movable: false
    /// Is there anything in the command's sheet?
    property bool sheeted: true
    /// Is there no room for what it is and costs beside its name?
    readonly property bool narrow: width < Theme.px(800)
    readonly property bool kindShown: editable && row.asked === true && width >= Theme.px(520)
    readonly property string title: row.name || qsTr("Command %1").arg((row.command ?? 0) + 1)
    /// How it reads to a screen reader.
    readonly property string spoken: [title, row.kindText ?? "", row.facts ?? ""].filter(part => part !== "").join(", ")

    signal renamed(string name)
    signal commandWanted

    first: true
    implicitHeight: column.implicitHeight + 16

    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        visible: head.current
        radius: Theme.radius - 3
        color: "transparent"
        border.width: 3
        border.color: Theme.accent
    }
    ColumnLayout {
        id: column
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: 12
        anchors.rightMargin: grip.visible ? 4 : 12
        spacing: 2

        RowLayout {
            spacing: Theme.gap

            TextEntry {
                objectName: "commandName_" + head.row.command
                Layout.fillWidth: true
                visible: head.editable
                text: head.row.name ?? ""
                placeholder: qsTr("Name of the command")
                maximumLength: 120
                onEdited: text => head.renamed(text)
            }
            Heading {
                Layout.fillWidth: true
                visible: !head.editable
                text: head.title
                size: Theme.px(22)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            EditorMark {
                row: head.row
            }
            Chip {
                visible: !head.editable && text !== ""
                text: head.row.kindText ?? ""
            }
            AppText {
                visible: !head.narrow
                Layout.leftMargin: 4
                text: head.row.facts ?? ""
                quiet: true
                wrapMode: Text.NoWrap
            }
            AppButton {
                objectName: "commandKind_" + head.row.command
                visible: head.kindShown
                Layout.maximumWidth: head.width * 0.4
                text: (head.row.kindText ?? "") !== "" ? head.row.kindText : qsTr("Kind")
                lines: 1
                Accessible.name: qsTr("What the command %1 is: %2").arg(head.title).arg(text)
                onClicked: head.commandWanted()
            }
            IconButton {
                objectName: "commandMore_" + head.row.command
                visible: head.editable && head.sheeted
                glyph: "more"
                text: qsTr("What can be done with %1").arg(head.title)
                colour: Theme.quiet
                onClicked: head.commandWanted()
            }
            Item {
                id: grip
                visible: head.editable && head.movable
                implicitWidth: Theme.touch
                implicitHeight: Theme.touch

                Icon {
                    anchors.centerIn: parent
                    name: "grip"
                    colour: Theme.quiet
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            visible: head.narrow && text !== ""
            text: [head.editable && !head.kindShown ? head.row.kindText ?? "" : "", head.row.facts ?? ""].filter(part => part !== "").join("  ·  ")
            quiet: true
            font.pixelSize: Theme.textSmall
        }
    }
}
