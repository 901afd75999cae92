// SPDX-License-Identifier: GPL-3.0-or-later
// A list of choices of which one stands for words of one's own, with a line to write them on once it is chosen: OwnWords { choices: […, {value:
// "in_own_words", label: …}]; value: …; onChosen: value => … }. What is written takes that value's place.
import QtQuick

FocusScope {
    id: own

    property alias choices: list.choices
    property var value
    property alias name: list.name
    readonly property bool known: choices.some(choice => choice.value === value)
    readonly property bool writing: !known || value === "in_own_words"

    signal chosen(var value)
    signal held

    function write(text: string) {
        // "no" may be the beginning of "nobody saw it".
        if (!choices.some(choice => choice.value === text))
            chosen(text.trim() === "" ? "in_own_words" : text);
    }

    implicitWidth: 240
    implicitHeight: list.implicitHeight + (writing ? Theme.gap + line.implicitHeight : 0)

    ChoiceList {
        id: list
        width: parent.width
        value: own.known ? own.value : "in_own_words"
        focus: true
        onChosen: value => own.chosen(value)
        onHeld: own.held()
    }
    TextEntry {
        id: line
        y: list.implicitHeight + Theme.gap
        width: parent.width
        visible: own.writing
        placeholder: list.current?.label ?? ""
        text: own.known ? "" : String(own.value ?? "")
        maximumLength: 100
        onTyped: text => own.write(text)
    }
}
