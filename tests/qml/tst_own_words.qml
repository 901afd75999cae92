// SPDX-License-Identifier: GPL-3.0-or-later
// A reason in one's own words (DBM-020): the line is there when it is wanted, and what is typed is the answer.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

TestCase {
    id: test
    name: "OwnWords"
    width: 400
    height: 500
    visible: true
    when: windowShown

    property var reason: "no"
    readonly property var reasons: [{"value": "no", "label": "no: keep the order"}, {"value": "agreed", "label": "both players agree to it"}, {"value": "in_own_words", "label": "another reason"}]

    QuestionRow {
        id: row
        width: 400
        height: implicitHeight
        questionId: "pip.late"
        label: "Out of order"
        kind: "choice"
        choices: test.reasons
        value: test.reason
        onAnswered: (id, value) => test.reason = value
    }

    function test_write() {
        compare(row.shape, "words");
        const line = Search.all(row, one => one.maximumLength === 100 && one.selectByMouse !== undefined)[0];
        verify(!line.visible);
        const low = row.implicitHeight;
        reason = "in_own_words";
        verify(line.visible);
        tryVerify(() => row.implicitHeight > low + 40);
        compare(row.implicitHeight, row.wantedHeight);
        line.forceActiveFocus();
        for (const letter of ["n", "o", " ", "o", "n", "e"])
            keyClick(letter);
        compare(reason, "no one");
        compare(line.text, "no one");
        verify(line.visible);
        line.selectAll();
        keyClick(Qt.Key_Backspace);
        compare(reason, "in_own_words");
        reason = "agreed";
        verify(!line.visible);
        tryCompare(row, "implicitHeight", low);
    }
}
