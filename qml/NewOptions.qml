// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a new battle by topic (PRF-05, PRF-30, PRF-31): topics on top, the questions of the chosen one below, and the way back to how they were
// made. With one topic alone there is nothing to choose.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: body

    /// Topics by id, as App.newBattle.topics has them.
    property var shown: []
    property string note
    property string topic: shown[0] ?? ""
    readonly property var questions: Array.from(App.newBattle.topics).find(one => one.id === topic)?.questions ?? []
    readonly property bool altered: questions.some(question => App.newBattle.altered.includes(question.id))

    signal ruleWanted(string rule)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        Flow {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.pad
            Layout.rightMargin: Theme.pad
            visible: body.shown.length > 1
            spacing: Theme.gap

            Repeater {
                model: body.shown

                AppButton {
                    required property string modelData
                    objectName: "topic_" + modelData
                    text: modelData
                    selected: body.topic === modelData
                    onClicked: body.topic = modelData
                    Accessible.role: Accessible.RadioButton
                    Accessible.checked: selected
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.pad
            Layout.rightMargin: Theme.pad
            visible: text !== ""
            text: body.note
            quiet: true
        }
        Flickable {
            id: flick
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentHeight: rows.height
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollBar {}

            Column {
                id: rows
                width: flick.width
                bottomPadding: Theme.pad

                Repeater {
                    model: ListRows { source: body.questions }

                    NewOptionRow {
                        required property var modelData
                        required property bool used
                        width: rows.width
                        visible: used
                        question: modelData
                        onAnswered: (id, value) => App.newBattle.answer(id, value)
                        onRuleWanted: rule => body.ruleWanted(rule)
                    }
                }
            }
        }
        AppButton {
            objectName: "optionDefaults"
            Layout.fillWidth: true
            Layout.margins: Theme.pad
            Layout.topMargin: 0
            enabled: body.altered
            glyph: "undo"
            text: qsTr("Defaults")
            onClicked: App.newBattle.reset(body.topic)
        }
    }
}
