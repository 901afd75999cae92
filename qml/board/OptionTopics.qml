// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a battle by topic (PRF-05, PRF-30, PRF-31): topics on top, the questions of the chosen one below, each with its help and its rule, and the
// way back to how they were made. With one topic alone there is nothing to choose.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: body

    /// [{id,questions,changeable}]; one that is not changeable is shown, and says why not.
    property var topics: []
    property string note
    /// Ids of the options that are not as they were made; with `resettable` a button makes them so.
    property var altered: []
    property bool resettable: false
    property string topic: topics[0]?.id ?? ""
    readonly property var chosen: topics.find(one => one.id === topic) ?? ({})
    readonly property bool changeable: chosen.changeable ?? true
    readonly property var questions: chosen.questions ?? []

    signal answered(string id, var value)
    signal resetWanted(string topic)
    signal ruleWanted(string rule)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        Flow {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.pad
            Layout.rightMargin: Theme.pad
            visible: body.topics.length > 1
            spacing: Theme.gap

            Repeater {
                model: ListRows { source: body.topics.map(one => ({"id": one.id})) }

                AppButton {
                    required property var modelData
                    required property bool used
                    objectName: "topic_" + text
                    visible: used
                    text: modelData.id ?? ""
                    selected: body.topic === text
                    onClicked: body.topic = text
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
            text: body.changeable ? body.note : qsTr("These are chosen before a battle only.")
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

                    OptionRow {
                        required property var modelData
                        required property bool used
                        width: rows.width
                        visible: used
                        question: modelData
                        locked: !body.changeable
                        onAnswered: (id, value) => body.answered(id, value)
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
            visible: body.resettable
            enabled: body.questions.some(question => body.altered.includes(question.id))
            glyph: "undo"
            text: qsTr("Defaults")
            onClicked: body.resetWanted(body.topic)
        }
    }
}
