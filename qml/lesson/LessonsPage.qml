// SPDX-License-Identifier: GPL-3.0-or-later
// The guided games: what there is to learn, and how far one has come.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var lessons: App.lesson.lessons

    function begin(lesson: var) {
        if (App.lesson.start(lesson.ruleset, lesson.id))
            openFromHome("GamePage", {});
    }

    objectName: "lessonsPage"
    keyList: flick

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Lessons")
        subtitle: page.phone ? "" : qsTr("learnt in a few minutes, on the real screens")
        onBack: page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (flick.width - 900) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: 12

            LayoutRepeater {
                model: page.lessons

                BigButton {
                    id: row
                    required property var modelData
                    readonly property string howFar: modelData.done ? qsTr("done") : modelData.reached > 0 ? qsTr("step %1 of %2").arg(modelData.reached + 1).arg(modelData.steps) : qsTr("%1 minutes").arg(modelData.minutes)
                    objectName: "lesson_" + modelData.ruleset + "_" + modelData.id
                    Layout.fillWidth: true
                    plain: true
                    text: modelData.title
                    detail: [modelData.rulesetName, howFar, modelData.summary].join("  ·  ")
                    onClicked: page.begin(modelData)
                }
            }
        }
    }
}
