// SPDX-License-Identifier: GPL-3.0-or-later
// What the other player's form asks about this side, to be answered here: the form as it stands there, and one button that sends the answers.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var table: App.table
    readonly property var form: table.form
    readonly property bool asked: table.questions.by !== undefined

    function closeInner(): bool {
        const was = ruleSheet.visible;
        ruleSheet.visible = false;
        return was;
    }

    objectName: "answerPage"
    foot: footBar.height
    onAskedChanged: if (!asked) page.back()

    TopBar {
        id: bar
        width: parent.width
        title: page.form.title
        subtitle: page.asked ? qsTr("%1 asks").arg(page.table.questions.by) : ""
        onBack: page.back()
    }
    Flickable {
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: list.y + list.height + Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        AppText {
            id: hint
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * Theme.pad
            text: qsTr("What you answer about your army, and about the ground, goes into the form of %1 when you send it.").arg(page.table.questions.by ?? page.table.other)
            quiet: true
        }
        QuestionList {
            id: list
            x: Theme.pad
            y: hint.y + hint.height + 12
            width: parent.width - 2 * Theme.pad
            questions: page.form.questions
            contestants: Array.from(page.form.contestants ?? [])
            twoColumns: page.landscape
            changeable: false
            onAnswered: (id, value) => page.form.setAnswer(id, value)
            onRuleWanted: (rule, title, help) => ruleSheet.show(rule === "" ? null : App.result.rule(rule), rule, title, help)
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        GridLayout {
            Layout.fillWidth: true
            columns: page.upright ? 1 : 3
            columnSpacing: 12
            rowSpacing: 12

            AppButton {
                objectName: "answerRefuse"
                Layout.fillWidth: page.upright
                text: qsTr("Answer it there")
                onClicked: page.table.refuseQuestions()
            }
            Item {
                visible: page.landscape
                Layout.fillWidth: true
            }
            BigButton {
                objectName: "answerSend"
                Layout.fillWidth: page.upright
                text: qsTr("Send")
                side: App.game.seat
                onClicked: page.table.sendAnswers()
            }
        }
    }
    RuleSheet { id: ruleSheet }
}
