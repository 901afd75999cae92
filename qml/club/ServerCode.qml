// SPDX-License-Identifier: GPL-3.0-or-later
// The code by which a club's server is reached, scanned, pasted, typed or opened: ServerCode { text: …; onGiven: code => … }.
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    /// Where the code comes from.
    property string hint
    property string code
    /// Can a camera read it here?
    readonly property bool scans: scan.offered

    /// Enter was pressed, or the code scanned.
    signal given

    function current(): string {
        return entry.input.text;
    }

    function fill(text: string) {
        entry.text = text;
        entry.input.text = text;
    }

    /// Back was asked for. Is the camera's picture closed by that?
    function closeInner(): bool {
        return scan.stop();
    }

    title: qsTr("Code")
    spacing: 12
    onCodeChanged: fill(code)

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
    Flow {
        Layout.fillWidth: true
        spacing: 12

        AppButton {
            objectName: "serverPaste"
            text: qsTr("Paste")
            glyph: "paste"
            onClicked: {
                entry.input.selectAll();
                entry.input.paste();
            }
        }
        ScanButton {
            id: scan
            objectName: "serverScan"
            wanted: "club"
            hint: qsTr("Bring the club's code into the frame.")
            onFound: link => {
                card.fill(link);
                card.given();
            }
        }
    }
}
