// SPDX-License-Identifier: GPL-3.0-or-later
// What one side alone may read, such as its hand: one of App.handOver.secrets.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: part

    /// {title,rows:[{label,text,rule}]}
    required property var modelData

    signal ruleWanted(string rule, string label, string text)

    objectName: "secretCard"
    title: modelData.title

    LayoutRepeater {
        model: Array.from(part.modelData.rows ?? [])
        RowLayout {
            id: row
            required property var modelData
            Layout.fillWidth: true
            spacing: Theme.gap

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                AppText {
                    Layout.fillWidth: true
                    text: row.modelData.label
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.textLead
                }
                AppText {
                    Layout.fillWidth: true
                    text: row.modelData.text
                    quiet: true
                }
            }
            IconButton {
                visible: (row.modelData.rule ?? "") !== ""
                glyph: "rules"
                text: qsTr("Rule of %1").arg(row.modelData.label)
                onClicked: part.ruleWanted(row.modelData.rule, row.modelData.label, row.modelData.text)
            }
        }
    }
}
