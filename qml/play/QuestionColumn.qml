// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of one side of a form in a card under who they are about. Questions no answer of which changes anything are folded under one line
// until it is tapped; a question once answered here stays in sight, so that nothing jumps under the finger.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Optio

Rectangle {
    id: column

    required property var questions
    property string side
    property var contestant: null
    property bool changeable: false
    property bool unfolded: false
    property int shown: 0
    property int folded: 0
    readonly property bool empty: contestant === null && shown + folded === 0

    signal answered(string id, var value)
    signal ruleWanted(string rule, string title, string help)
    signal checked(string id)
    signal changeWanted
    /// What the score is made of.
    signal sumWanted

    function begin() {
        unfolded = false;
        for (let i = 0; i < rows.count; ++i) {
            const place = rows.itemAt(i) as QuestionPlace;
            if (place)
                place.touched = false;
        }
    }
    function recount() {
        let open = 0, away = 0;
        for (let i = 0; i < rows.count; ++i) {
            const place = rows.itemAt(i) as QuestionPlace;
            open += place && !place.hidden ? 1 : 0;
            away += place && place.hidden ? 1 : 0;
        }
        shown = open;
        folded = away;
    }

    Timer {
        // Counts once after a batch of changes.
        id: count
        interval: 0
        onTriggered: column.recount()
    }
    /// Makes rows that are to be shown, for as long as a touch may wait: a form of many is made in a few goes.
    function make() {
        const until = Date.now() + 8;
        for (let i = 0; i < rows.count; ++i) {
            const place = rows.itemAt(i) as QuestionPlace;
            if (!place?.lacking)
                continue;
            place.made = true;
            if (Date.now() >= until) {
                making.start();
                return;
            }
        }
    }

    Timer {
        id: making
        interval: 0
        onTriggered: column.make()
    }
    implicitHeight: list.implicitHeight + (side === "" ? 0 : 6)
    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line
    visible: !empty

    Card {
        anchors.fill: parent
        side: column.side
        color: "transparent"
        border.width: 0
        visible: column.side !== ""
    }
    Column {
        id: list
        y: column.side === "" ? 0 : 6
        width: parent.width

        ContestantCard {
            width: parent.width
            visible: column.contestant !== null
            side: column.side
            title: column.contestant?.title ?? ""
            subtitle: column.contestant?.subtitle ?? ""
            troop: column.contestant?.icon ?? ""
            score: String(column.contestant?.score ?? "")
            was: String(column.contestant?.was ?? "")
            changeable: column.changeable
            onChangeWanted: column.changeWanted()
            onSumWanted: column.sumWanted()
        }
        Repeater {
            id: rows
            model: SideRows {
                source: column.questions
                side: column.side
            }
            onCountChanged: count.restart()
            QuestionPlace {
                width: list.width
                unfolded: column.unfolded
                ruled: column.contestant !== null || y > 0
                onMoved: count.restart()
                onMakeWanted: making.start()
                onAnswered: (id, value) => column.answered(id, value)
                onChecked: id => column.checked(id)
                onRuleWanted: (rule, title, help) => column.ruleWanted(rule, title, help)
            }
        }
        T.AbstractButton {
            id: fold
            width: parent.width
            height: Theme.touch
            visible: column.folded > 0
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            text: column.unfolded ? qsTr("Hide those that change nothing here") : qsTr("%n more that change nothing here", "", column.folded)
            onClicked: column.unfolded = !column.unfolded
            Accessible.role: Accessible.Button
            Accessible.name: text
            Accessible.onPressAction: fold.clicked()
            Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
                visible: column.shown > 0 || column.contestant !== null
            }
            AppText {
                x: Theme.pad
                width: parent.width - 2 * Theme.pad
                anchors.verticalCenter: parent.verticalCenter
                text: fold.text + (column.unfolded ? " ▴" : " ▸")
                color: fold.hovered ? Theme.ink : Theme.quiet
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            FocusRing {
                control: fold
                anchors.margins: 1
            }
        }
    }
}
