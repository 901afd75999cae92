// SPDX-License-Identifier: GPL-3.0-or-later
// Quick help about a thing of the board, and what can be done with it now: the body of a sheet.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: page

    required property var board
    property string thing
    readonly property var help: thing === "" ? ({}) : board.help(thing)
    /// What its marks mean, where the rows do not say it already.
    readonly property var marks: App.reference.explain(board.ruleset, Array.from(board.unit(thing).badges ?? []).map(badge => badge.text)).filter(mark => !Array.from(help.rows ?? []).some(row => row.label.toLowerCase() === mark.word.toLowerCase()))
    readonly property var acts: thing === "" ? [] : board.gesturesOf(thing)

    signal done
    signal ruleWanted(string rule)

    objectName: "boardHelp"
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

        RowLayout {
            Layout.fillWidth: true
            spacing: 12
            TroopIcon {
                visible: (page.help.icon ?? "") !== ""
                name: page.help.icon ?? ""
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                Heading {
                    Layout.fillWidth: true
                    text: page.help.title ?? ""
                }
                AppText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: page.help.subtitle ?? ""
                    quiet: true
                }
            }
        }
        LayoutRepeater {
            model: page.acts.slice(0, 12)
            AppButton {
                required property var modelData
                Layout.fillWidth: true
                text: modelData.label
                onClicked: {
                    const board = page.board, from = modelData.from, to = modelData.to;
                    page.done();
                    Qt.callLater(() => board.drop(from, to));
                }
            }
        }
        LayoutRepeater {
            model: page.help.rows ?? []
            BoardLine {
                required property var modelData
                Layout.fillWidth: true
                line: modelData
                onRuleWanted: rule => page.ruleWanted(rule)
            }
        }
        LayoutRepeater {
            model: page.marks
            BoardLine {
                required property var modelData
                Layout.fillWidth: true
                line: ({"label": modelData.word, "text": modelData.say, "rule": modelData.rule})
                onRuleWanted: rule => page.ruleWanted(rule)
            }
        }
        Heading {
            Layout.fillWidth: true
            Layout.topMargin: 8
            visible: (page.help.groundTitle ?? "") !== ""
            text: qsTr("Ground: %1").arg(page.help.groundTitle ?? "")
            size: Theme.px(20)
        }
        LayoutRepeater {
            model: page.help.ground ?? []
            BoardLine {
                required property var modelData
                Layout.fillWidth: true
                line: modelData
                onRuleWanted: rule => page.ruleWanted(rule)
            }
        }
    }
}
