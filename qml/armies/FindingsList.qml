// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules say about an army, each with its rule: a tap leads to the row that it is about, the sign at its end or a long press opens the rule.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

FocusScope {
    id: sheet

    /// The rule set whose rules are named.
    property string ruleset
    /// [{severity,text,rule,where}]
    property var findings: []
    /// The rule of the current one, for F1.
    readonly property string ruleNow: findings[list.currentIndex]?.rule ?? ""

    signal jumpWanted(string where)

    function showRule(finding: var) {
        if ((finding?.rule ?? "") !== "")
            ruleSheet.show(App.reference.find(ruleset, finding.rule), finding.rule, finding.rule, finding.text);
    }

    ListView {
        id: list
        objectName: "findingsList"
        anchors.fill: parent
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        model: sheet.findings
        ScrollBar.vertical: ScrollBar {}
        Keys.onReturnPressed: if (currentIndex >= 0) sheet.jumpWanted(sheet.findings[currentIndex].where)
        Keys.onRightPressed: sheet.showRule(sheet.findings[currentIndex])

        delegate: T.AbstractButton {
            id: row
            required property var modelData
            required property int index
            readonly property bool grave: modelData.severity === "error"

            width: ListView.view.width
            implicitHeight: Math.max(Theme.touch, words.implicitHeight + 20)
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            text: modelData.text
            onClicked: sheet.jumpWanted(modelData.where)
            onPressAndHold: sheet.showRule(modelData)
            Accessible.role: Accessible.Button
            Accessible.name: text
            Accessible.onPressAction: row.clicked()

            background: Rectangle {
                color: row.down ? Theme.pressed : row.hovered ? Theme.raised : Theme.surface
                border.width: row.ListView.isCurrentItem && list.activeFocus ? 3 : 0
                border.color: Theme.accent

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }
            }
            Item {
                anchors.fill: parent
                RowLayout {
                    anchors.fill: parent
                    anchors.leftMargin: Theme.pad
                    anchors.rightMargin: Theme.gap
                    spacing: 12

                    Icon {
                        name: row.modelData.severity === "note" ? "info" : "warning"
                        colour: row.grave ? Theme.bad : row.modelData.severity === "warning" ? Theme.accent : Theme.quiet
                    }
                    ColumnLayout {
                        id: words
                        Layout.fillWidth: true
                        spacing: 0

                        AppText {
                            Layout.fillWidth: true
                            text: row.text
                            Accessible.ignored: true
                        }
                        AppText {
                            visible: text !== ""
                            text: row.modelData.rule ?? ""
                            quiet: true
                            font.pixelSize: Theme.textSmall
                            Accessible.ignored: true
                        }
                    }
                    Icon {
                        visible: (row.modelData.where ?? "") !== ""
                        name: "forward"
                        size: Theme.px(18)
                        colour: Theme.quiet
                    }
                    IconButton {
                        objectName: "findingRule_" + row.index
                        visible: (row.modelData.rule ?? "") !== ""
                        glyph: "rules"
                        text: qsTr("Open rule %1").arg(row.modelData.rule ?? "")
                        colour: Theme.quiet
                        focusPolicy: Qt.NoFocus
                        onClicked: sheet.showRule(row.modelData)
                    }
                }
            }
        }
    }
    RuleSheet { id: ruleSheet }
}
