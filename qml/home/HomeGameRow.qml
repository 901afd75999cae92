// SPDX-License-Identifier: GPL-3.0-or-later
// A stored game on Home: a tap opens it; "more" unfolds what else can be done with it.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

FocusScope {
    id: row

    /// A row of App.games.rows.
    property var game: ({})
    property string when
    property bool unfolded: false
    readonly property bool inTheApp: game.kind === "app"

    signal opened
    signal unfoldWanted
    signal againWanted(bool sameDice)
    signal renameWanted
    signal duplicateWanted
    signal exportWanted
    signal removeWanted

    implicitHeight: line.implicitHeight + (unfolded ? tools.implicitHeight + 12 : 0)

    GameRow {
        id: line
        objectName: row.objectName
        width: parent.width
        focus: true
        text: row.game.title ?? ""
        detail: [row.game.rulesetName ?? "", row.game.over === true ? qsTr("over") : row.game.turn ?? "", row.when, row.game.players ?? ""].filter(part => part !== "").join("  ·  ")
        removable: false
        more: true
        unfolded: row.unfolded
        onClicked: row.opened()
        onMoreWanted: row.unfoldWanted()
    }
    Column {
        id: tools
        anchors.top: line.bottom
        x: Theme.gap
        width: parent.width - 2 * Theme.gap

        Repeater {
            model: row.unfolded ? 1 : 0

            Flow {
                width: tools.width
                spacing: 12

                AppButton {
                    objectName: row.objectName + "_again"
                    visible: row.inTheApp
                    text: qsTr("Play again")
                    glyph: "undo"
                    tip: qsTr("The same armies with new dice")
                    onClicked: row.againWanted(false)
                }
                AppButton {
                    objectName: row.objectName + "_same"
                    visible: row.inTheApp
                    text: qsTr("Again, same dice")
                    glyph: "dice"
                    tip: qsTr("Repeating the same actions rolls the same dice")
                    onClicked: row.againWanted(true)
                }
                AppButton {
                    objectName: row.objectName + "_rename"
                    text: qsTr("Rename")
                    glyph: "edit"
                    onClicked: row.renameWanted()
                }
                AppButton {
                    objectName: row.objectName + "_duplicate"
                    text: qsTr("Duplicate")
                    glyph: "copy"
                    onClicked: row.duplicateWanted()
                }
                AppButton {
                    objectName: row.objectName + "_export"
                    text: qsTr("Save as a file")
                    glyph: "save"
                    onClicked: row.exportWanted()
                }
                AppButton {
                    objectName: row.objectName + "_remove"
                    kind: "danger"
                    text: qsTr("Delete")
                    glyph: "delete"
                    onClicked: row.removeWanted()
                }
            }
        }
    }
}
