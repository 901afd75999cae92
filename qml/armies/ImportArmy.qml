// SPDX-License-Identifier: GPL-3.0-or-later
// One army of an import: what it is, what the rules say of it, how it differs from one that is there, and what is to become of it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: army

    required property string id
    required property string name
    required property string detail
    required property string status
    required property string tone
    required property bool older
    required property int errors
    required property var findings
    required property var differences
    required property string choice
    required property var choices
    /// What is unfolded in the list: "findings" or "differences" and the army's id.
    property string unfolded
    readonly property bool idle: choice === "" || choice === "skip"

    signal unfoldWanted(string what)
    signal chosen(string choice)

    objectName: "importArmy_" + id
    opacity: idle ? 0.85 : 1

    Heading {
        Layout.fillWidth: true
        text: army.name
        size: Theme.px(22)
        color: army.idle ? Theme.quiet : Theme.ink
        maximumLineCount: 2
        elide: Text.ElideRight
        wrapMode: Text.Wrap
    }
    AppText {
        Layout.fillWidth: true
        text: army.detail + (army.older ? "  ·  " + qsTr("built with older rules data") : "")
        quiet: true
    }
    AppText {
        objectName: army.objectName + "_status"
        Layout.fillWidth: true
        text: army.status
        color: army.tone === "none" ? Theme.ink : Theme.tone(army.tone)
        font.weight: Font.DemiBold
    }
    LayoutRepeater {
        model: army.findings.length + army.differences.length > 0 ? 1 : 0

        Flow {
            id: folds
            Layout.fillWidth: true
            spacing: Theme.gap

            AppButton {
                objectName: army.objectName + "_findings"
                visible: army.findings.length > 0
                width: Math.min(implicitWidth, folds.width)
                kind: army.errors > 0 ? "danger" : "plain"
                glyph: army.unfolded === "findings" + army.id ? "up" : "down"
                text: army.findings.length === 1 ? qsTr("1 list problem") : qsTr("%1 list problems").arg(army.findings.length)
                onClicked: army.unfoldWanted("findings" + army.id)
            }
            AppButton {
                objectName: army.objectName + "_differences"
                visible: army.differences.length > 0
                width: Math.min(implicitWidth, folds.width)
                glyph: army.unfolded === "differences" + army.id ? "up" : "down"
                text: army.differences.length === 1 ? qsTr("1 difference") : qsTr("%1 differences").arg(army.differences.length)
                onClicked: army.unfoldWanted("differences" + army.id)
            }
        }
    }
    LayoutRepeater {
        model: army.unfolded === "findings" + army.id ? 1 : 0

        ImportLines {
            Layout.fillWidth: true
            lines: army.findings
        }
    }
    LayoutRepeater {
        model: army.unfolded === "differences" + army.id ? 1 : 0

        ImportLines {
            Layout.fillWidth: true
            lines: Array.from(army.differences).map(text => ({"text": text, "rule": "", "severity": "note"}))
        }
    }
    Segmented {
        id: segments
        objectName: army.objectName + "_choice"
        visible: army.choices.length > 0 && implicitWidth <= army.width - 2 * army.inset
        choices: army.choices
        value: army.choice
        name: qsTr("What becomes of %1").arg(army.name)
        onChosen: value => army.chosen(value)
    }
    LayoutRepeater {
        model: army.choices.length > 0 && !segments.visible ? 1 : 0

        ChoiceList {
            objectName: army.objectName + "_choices"
            Layout.fillWidth: true
            choices: army.choices
            value: army.choice
            name: qsTr("What becomes of %1").arg(army.name)
            onChosen: value => army.chosen(value)
        }
    }
}
