// SPDX-License-Identifier: GPL-3.0-or-later
// What to look at when nobody can join, in the order in which it is likely: TableChecks { checks: App.table.checks }. Folded, it is one line.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    property var checks: []
    property bool unfolded: false

    AppButton {
        objectName: "tableChecks"
        Layout.fillWidth: true
        kind: "quiet"
        text: App.table.role === "keeper" ? qsTr("Nobody can join? Four things to check") : qsTr("Cannot join? Four things to check")
        glyph: card.unfolded ? "up" : "down"
        Accessible.description: card.unfolded ? qsTr("unfolded") : qsTr("folded")
        onClicked: card.unfolded = !card.unfolded
    }
    LayoutRepeater {
        model: card.unfolded ? card.checks : []

        ColumnLayout {
            id: check
            required property var modelData
            required property int index
            Layout.fillWidth: true
            spacing: 2

            AppText {
                Layout.fillWidth: true
                text: (check.index + 1) + ". " + check.modelData.title
                font.bold: true
            }
            AppText {
                Layout.fillWidth: true
                text: check.modelData.found
                quiet: true
            }
        }
    }
}
