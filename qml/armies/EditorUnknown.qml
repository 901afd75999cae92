// SPDX-License-Identifier: GPL-3.0-or-later
// Above the fields of a row that the figures do not know: what they do not know, and how the row becomes a known one; of any row, what is kept
// though no field asks for it.
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: unknown

    /// {known,why,extra,told}
    property var row: ({})
    property bool editable: true

    visible: row.known === false || (row.extra ?? "") !== ""
    spacing: 4

    Chip {
        visible: unknown.row.known === false
        text: qsTr("not in this rule set")
        tone: "bad"
    }
    AppText {
        Layout.fillWidth: true
        visible: text !== ""
        text: unknown.row.known === false && (unknown.row.told ?? "") === "" ? unknown.row.why ?? "" : "" // the rules tell it below
    }
    AppText {
        Layout.fillWidth: true
        text: unknown.row.known !== false ? qsTr("Kept as it is: %1").arg(unknown.row.extra ?? "") : unknown.editable ? qsTr("The row is kept as it is. Choose what it is to make it one of these rules.") : qsTr("The row is kept as it is.")
        quiet: true
        font.pixelSize: Theme.textSmall
    }
}
