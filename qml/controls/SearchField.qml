// SPDX-License-Identifier: GPL-3.0-or-later
// The field that filters a list as one types: SearchField { placeholder: qsTr("Find an army"); text: library.filter; onTyped: text => … }.
import QtQuick

TextEntry {
    glyph: "search"
    clearable: true
    placeholder: qsTr("Find")
    inputMethodHints: Qt.ImhNoPredictiveText
    Keys.onEscapePressed: event => {
        event.accepted = input.text !== "";
        input.clear();
        typed("");
    }
}
