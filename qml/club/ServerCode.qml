// SPDX-License-Identifier: GPL-3.0-or-later
// The code by which a club's server is reached, pasted, typed or opened: ServerCode { text: …; onGiven: code => … }.
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    /// Where the code comes from.
    property string hint
    property string code

    /// Enter was pressed.
    signal given

    function current(): string {
        return entry.input.text;
    }

    title: qsTr("Code")
    spacing: 12
    onCodeChanged: {
        entry.text = code;
        entry.input.text = code;
    }

    AppText {
        Layout.fillWidth: true
        text: card.hint
        quiet: true
    }
    TextEntry {
        id: entry
        objectName: "serverCode"
        Layout.fillWidth: true
        label: qsTr("Code, optio:club?…")
        inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly
        clearable: true
        Keys.onReturnPressed: card.given()
        Keys.onEnterPressed: card.given()
    }
    AppButton {
        objectName: "serverPaste"
        text: qsTr("Paste")
        glyph: "paste"
        onClicked: {
            entry.input.selectAll();
            entry.input.paste();
        }
    }
}
