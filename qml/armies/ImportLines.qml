// SPDX-License-Identifier: GPL-3.0-or-later
// Short sentences under each other, each with its sign and rule: ImportLines { lines: [{text,rule,severity}] }.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Column {
    id: column

    property var lines: []
    readonly property int most: 60

    spacing: Theme.gap

    ListRows {
        id: rows
        source: Array.from(column.lines).slice(0, column.most)
    }
    Repeater {
        model: rows

        Item {
            id: line
            required property var modelData
            required property bool used
            width: column.width
            height: used ? Math.max(sign.height, words.height) : 0
            visible: used

            Icon {
                id: sign
                name: line.modelData.severity === "note" ? "info" : "warning"
                size: Theme.px(20)
                colour: line.modelData.severity === "error" ? Theme.bad : line.modelData.severity === "warning" ? Theme.accent : Theme.quiet
            }
            Column {
                id: words
                anchors.left: sign.right
                anchors.leftMargin: Theme.gap
                anchors.right: parent.right

                AppText {
                    width: parent.width
                    text: line.modelData.text ?? ""
                }
                AppText {
                    width: parent.width
                    visible: text !== ""
                    text: line.modelData.rule ?? ""
                    quiet: true
                    font.pixelSize: Theme.textSmall
                }
            }
        }
    }
    AppText {
        width: column.width
        visible: column.lines.length > column.most
        text: qsTr("And %1 more.").arg(column.lines.length - column.most)
        quiet: true
    }
}
