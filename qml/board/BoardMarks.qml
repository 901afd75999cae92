// SPDX-License-Identifier: GPL-3.0-or-later
// The markers of a card, for a row or a flow of them: BoardMarks { marks: [{brief,text}] }. They stay for the next unit.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Repeater {
    id: every

    property var marks: []
    property bool small: false
    property real letters: Theme.scale

    model: ListRows { source: every.marks }
    BoardMark {
        required property var modelData
        required property bool used
        visible: used
        brief: modelData?.brief ?? modelData?.text ?? ""
        small: every.small
        letters: every.letters
    }
}
