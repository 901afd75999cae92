// SPDX-License-Identifier: GPL-3.0-or-later
// What stands under a unit's name: marks to heed first, in the colours of their tones, then its kind, then its other marks. While they are `asking`, a tap
// on one asks what it means; all around them belongs to the unit.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Flow {
    id: marks

    property var unit: ({})
    property bool selected: false
    property bool asking: false
    property color colour: Theme.quiet
    /// [{text, shown, tone, kind}], in the order in which they are read.
    readonly property var parts: {
        const badges = Array.from(unit.badges ?? []).map(badge => ({"text": badge.text, "shown": badge.shown ?? badge.text, "tone": badge.tone ?? "none"}));
        const kind = (unit.detail ?? "") === "" ? [] : [{"text": unit.detail, "shown": unit.shownDetail ?? unit.detail, "tone": "none", "kind": true}];
        if (selected)
            return kind.concat(badges);
        return badges.filter(badge => badge.tone !== "none").concat(kind, badges.filter(badge => badge.tone === "none"));
    }

    signal wordWanted(string word)

    visible: parts.length > 0
    spacing: 4

    FontMetrics {
        id: letters
        font.family: Theme.body
        font.pixelSize: Theme.textSmall
    }
    Repeater {
        model: ListRows {
            spare: 2
            source: marks.parts
        }

        AppText {
            id: piece
            required property int index
            required property var modelData
            required property bool used
            readonly property string word: modelData.text ?? ""
            objectName: "mark"
            visible: used
            // Measured apart: what a text that wraps wants hangs on its width.
            width: Math.min(Math.ceil(letters.advanceWidth(text)) + 1, marks.width)
            readonly property string shown: modelData.shown ?? word
            text: index + 1 < marks.parts.length ? shown + " ·" : shown
            color: marks.selected || (modelData.tone ?? "none") === "none" ? marks.colour : Theme.tone(modelData.tone)
            font.pixelSize: Theme.textSmall
            maximumLineCount: 2
            elide: Text.ElideRight
            // What a screen reader is told is looked up once more while the unit goes, and `marks` with it.
            readonly property bool asking: marks?.asking ?? false
            Accessible.role: asking ? Accessible.Button : Accessible.StaticText
            Accessible.name: shown
            Accessible.description: asking ? qsTr("Says what it means") : ""
            Accessible.onPressAction: if (asking) marks.wordWanted(word)

            MouseArea {
                anchors.fill: parent
                anchors.leftMargin: -2
                anchors.rightMargin: -2
                // Down to the edge of the row, not up into the name.
                anchors.bottomMargin: -12
                visible: marks.asking
                cursorShape: Qt.WhatsThisCursor
                onClicked: marks.wordWanted(piece.word)
            }
        }
    }
}
