// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules find in one row, above its fields; each opens its rule.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: column

    /// [{severity,text,rule}]
    property var findings: []

    signal ruleWanted(string rule, string text)

    visible: findings.length > 0
    spacing: 0

    LayoutRepeater {
        model: ListRows { source: column.findings }

        GridLayout {
            id: line
            readonly property bool stacked: column.width < Theme.px(300)
            required property var modelData
            required property bool used
            visible: used
            Layout.fillWidth: true
            columns: stacked ? 2 : 3
            columnSpacing: 12
            rowSpacing: 0

            EditorMark {
                row: ({"mark": line.modelData.severity, "told": line.modelData.severity})
            }
            AppText {
                Layout.fillWidth: true
                text: line.modelData.text ?? ""
            }
            AppButton {
                Layout.columnSpan: line.stacked ? 2 : 1
                Layout.alignment: Qt.AlignRight
                visible: text !== ""
                kind: "quiet"
                glyph: "rules"
                text: line.modelData.rule ?? ""
                Accessible.name: qsTr("Open rule %1").arg(text)
                onClicked: column.ruleWanted(line.modelData.rule, line.modelData.text)
            }
        }
    }
}
