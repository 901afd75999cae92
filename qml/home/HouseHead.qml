// SPDX-License-Identifier: GPL-3.0-or-later
// Over the tables of house rules being edited: their name and note, and what saving means for battles under way and for what the file holds beside.
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: head

    required property var draft

    spacing: 12

    TextEntry {
        objectName: "houseName"
        Layout.fillWidth: true
        label: qsTr("Name")
        text: head.draft.name
        onEdited: text => head.draft.name = text
    }
    FieldText {
        objectName: "houseNote"
        Layout.fillWidth: true
        label: qsTr("Note")
        most: 300
        text: head.draft.note
        onEdited: text => head.draft.note = text
    }
    AppText {
        objectName: "houseUnderWay"
        Layout.fillWidth: true
        visible: head.draft.underWay > 0
        text: (head.draft.underWay === 1 ? qsTr("A battle under way uses these rules.") : qsTr("%1 battles under way use these rules.").arg(head.draft.underWay)) + " " + qsTr("What was resolved stays as it was. When they are next opened they use the saved values; save as a copy to leave theirs alone.")
        quiet: true
    }
    AppText {
        Layout.fillWidth: true
        visible: head.draft.comments
        text: qsTr("The file has comments (after #). Saving drops them.")
        color: Theme.warn
    }
    AppText {
        Layout.fillWidth: true
        visible: head.draft.added > 0
        text: head.draft.added === 1 ? qsTr("The file adds a row of its own. It is kept; edit the file to change it.") : qsTr("The file adds %1 rows of its own. They are kept; edit the file to change them.").arg(head.draft.added)
        quiet: true
    }
    Item {
        Layout.preferredHeight: 1
    }
}
