// SPDX-License-Identifier: GPL-3.0-or-later
// The dice of a ruling to type in: DiceRow { dice: resolver.dice; onTyped: (die, face) => …; onCleared: die => … }. A die is told of by its own number
// `die`, or by its place where it has none. Tap a die and its faces open beside it; after each face the next empty die is up, and after the last one
// finished() is emitted. type(face) is what a digit key does.
// Many dice stand small, with one caption for all that are thrown for the same thing.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Optio

Flow {
    id: row

    property var dice: []
    property int current: -1
    readonly property bool pool: dice.length > 6
    readonly property int typedCount: dice.filter(die => die.value >= 0).length
    readonly property bool complete: dice.length > 0 && typedCount === dice.length
    readonly property var die: current >= 0 && current < dice.length ? dice[current] : null

    signal typed(int die, int face)
    signal cleared(int die)
    signal finished

    function number(at: int): int {
        return dice[at].die ?? at;
    }
    function clear(at: int) {
        if (at >= 0 && at < dice.length)
            cleared(number(at));
    }
    function nextEmpty(from: int): int {
        for (let i = 0; i < dice.length; ++i) {
            const at = (from + i) % dice.length;
            if (dice[at].value < 0)
                return at;
        }
        return -1;
    }
    /// How many dice from this one on are thrown for the same thing; 0 when the one before is too.
    function run(from: int): int {
        const same = at => dice[at].label === dice[from].label && dice[at].side === dice[from].side;
        if (from > 0 && same(from - 1))
            return 0;
        let end = from + 1;
        while (end < dice.length && same(end))
            ++end;
        return end - from;
    }
    function type(face: int): bool {
        const at = current >= 0 ? current : nextEmpty(0);
        if (at < 0 || !dice[at].faces.includes(face))
            return false;
        pick(at, face);
        return true;
    }
    function pick(at: int, face: int) {
        // The owner answers typed() by setting the die; which one is next is known beforehand.
        let next = -1;
        for (let i = 1; i < dice.length && next < 0; ++i) {
            const candidate = (at + i) % dice.length;
            if (dice[candidate].value < 0)
                next = candidate;
        }
        typed(number(at), face);
        // The face may bring a further die.
        if (next < 0 && at + 1 < dice.length)
            next = nextEmpty(at + 1);
        current = next;
        if (next < 0)
            finished();
        else
            slots.itemAt(next)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    spacing: pool ? 6 : 12
    onDiceChanged: if (current >= dice.length) current = -1

    Repeater {
        id: slots
        model: ListRows {
            spare: 20
            source: row.dice
        }
        T.AbstractButton {
            id: slot
            required property int index
            required property var modelData
            required property bool used
            readonly property var die: Object.assign({"side": "", "label": "", "faces": [], "value": -1}, modelData)

            readonly property int run: row.pool && index < row.dice.length ? row.run(index) : 1
            visible: used

            implicitWidth: row.pool ? face.implicitWidth : Math.max(face.implicitWidth, Math.min(Math.ceil(natural.advanceWidth), Theme.px(112), 150))
            implicitHeight: face.implicitHeight + caption.height
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            text: die.label
            onClicked: row.current = row.current === index ? -1 : index
            onPressAndHold: row.clear(index)
            Accessible.role: Accessible.Button
            Accessible.name: face.spoken
            Accessible.description: qsTr("Tap to enter your roll.")
            Accessible.onPressAction: row.current = index
            Keys.onReturnPressed: event => event.accepted = false
            Keys.onDeletePressed: row.clear(index)
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Backspace) {
                    row.clear(index);
                    event.accepted = true;
                }
            }

            // The caption's own implicit width depends on its width where it is broken and elided.
            TextMetrics {
                id: natural
                font: caption.font
                text: caption.text
            }
            DieFace {
                id: face
                anchors.horizontalCenter: parent.horizontalCenter
                implicitWidth: row.pool ? Theme.touch : Theme.die
                implicitHeight: implicitWidth
                value: slot.die.value
                faces: slot.die.faces
                note: slot.die.pool ? qsTr("of %1").arg(slot.die.pool) : ""
                label: slot.die.label
                from: "typed"
                chosen: row.current === slot.index
                ink: slot.die.side === "" ? Theme.ink : Theme.side(slot.die.side)
                Accessible.ignored: true
            }
            AppText {
                id: caption
                anchors.top: face.bottom
                // The first of a pool says it for all; the others leave it the room.
                width: row.pool ? Math.min(Math.max(slot.run, 1) * (slot.width + row.spacing), row.width - slot.x) : parent.width
                height: implicitHeight + 2
                verticalAlignment: Text.AlignTop
                horizontalAlignment: row.pool ? Text.AlignLeft : Text.AlignHCenter
                text: slot.run > 0 ? slot.text : " "
                font.pixelSize: Theme.px(13)
                color: slot.die.side === "" ? Theme.quiet : Theme.side(slot.die.side)
                wrapMode: row.pool ? Text.NoWrap : Text.WordWrap
                maximumLineCount: row.pool ? 1 : 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            FocusRing {
                control: slot
                radius: face.radius + 3
            }
            MouseArea {
                anchors.fill: parent
                acceptedButtons: Qt.RightButton
                onClicked: {
                    row.clear(slot.index);
                    row.current = slot.index;
                }
            }
        }
    }
    DicePad {
        id: pad
        width: Math.min(row.width, perLine * Theme.die + (perLine - 1) * spacing + (value < 0 ? 0 : Theme.touch + spacing))
        visible: row.die !== null
        faces: row.die ? row.die.faces : []
        value: row.die ? row.die.value : -1
        label: !row.die ? "" : row.die.pool ? qsTr("Hits for %1").arg(row.die.label) : qsTr("Faces for %1").arg(row.die.label)
        onPicked: face => row.pick(row.current, face)
        onCleared: row.clear(row.current)
    }
}
