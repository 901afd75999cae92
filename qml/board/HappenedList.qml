// SPDX-License-Identifier: GPL-3.0-or-later
// What others did in their last turn, act by act, with its dice; and the same once more on the board.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: page

    required property var board

    signal done
    signal entryWanted(int n)

    objectName: "happenedList"
    contentHeight: column.implicitHeight + 2 * Theme.pad
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    ColumnLayout {
        id: column
        x: Theme.pad
        y: Theme.gap
        width: parent.width - 2 * Theme.pad
        spacing: 8

        AppButton {
            objectName: "happenedAgain"
            Layout.fillWidth: true
            visible: page.board.mine
            glyph: "rotate"
            text: qsTr("Show it again on the board")
            onClicked: {
                const board = page.board;
                page.done();
                board.tellAgain();
            }
        }
        LayoutRepeater {
            model: page.board.happened
            EntryRow {
                required property var modelData
                Layout.fillWidth: true
                told: modelData
                onClicked: page.entryWanted(modelData.n)
            }
        }
    }
}
