// SPDX-License-Identifier: GPL-3.0-or-later
// What happened in this turn and the one before, in a battle that keeps no journal here: each act with its dice.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Optio

ListView {
    id: list

    clip: true
    spacing: 8
    boundsBehavior: Flickable.StopAtBounds
    leftMargin: Theme.pad
    rightMargin: Theme.pad
    ScrollBar.vertical: ScrollBar {}
    Component.onCompleted: positionViewAtEnd()

    delegate: Column {
        id: tale
        required property int n
        required property string side
        required property string sentence
        required property var dice
        required property var steps
        width: ListView.view.width - 2 * Theme.pad
        spacing: 2

        AppText {
            width: parent.width
            text: tale.sentence
            color: tale.side === "" ? Theme.ink : Theme.side(tale.side)
        }
        AppText {
            width: parent.width
            visible: text !== ""
            text: Array.from(tale.steps ?? []).map(step => step.label + ": " + step.value + (step.rule ? " (" + step.rule + ")" : "")).join("  ·  ")
            quiet: true
            font.pixelSize: Theme.textSmall
        }
    }
}
