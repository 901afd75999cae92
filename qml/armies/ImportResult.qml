// SPDX-License-Identifier: GPL-3.0-or-later
// What was imported, and the ways on: open it, take it back, import more.
import QtQuick
import QtQuick.Controls.Basic
import Optio

Flickable {
    id: pane

    /// {text,detail,army}
    property var result: ({})

    signal undoWanted
    signal openWanted(string army)
    signal moreWanted
    signal leaveWanted

    clip: true
    contentHeight: column.height + 2 * Theme.pad
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}
    onVisibleChanged: if (visible) first.forceActiveFocus(Qt.OtherFocusReason)

    Column {
        id: column
        y: Theme.pad
        width: parent.width
        spacing: 12

        Heading {
            objectName: "importResult"
            width: parent.width
            text: pane.result.text ?? ""
            Accessible.role: Accessible.AlertMessage
        }
        AppText {
            width: parent.width
            visible: text !== ""
            text: pane.result.detail ?? ""
            quiet: true
        }
        BigButton {
            id: first
            objectName: "importLeave"
            width: Math.min(parent.width, Theme.px(360))
            side: "a"
            text: (pane.result.army ?? "") !== "" ? qsTr("Open it") : qsTr("To the armies")
            onClicked: {
                if ((pane.result.army ?? "") !== "")
                    pane.openWanted(pane.result.army);
                else
                    pane.leaveWanted();
            }
        }
        AppButton {
            objectName: "importMore"
            width: first.width
            text: qsTr("Import more")
            glyph: "add"
            onClicked: pane.moreWanted()
        }
        AppButton {
            objectName: "importUndo"
            width: first.width
            text: qsTr("Undo")
            glyph: "undo"
            tip: qsTr("New armies go to the bin, replaced ones come back")
            onClicked: pane.undoWanted()
        }
    }
}
