// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to know of a text that was read, each with its place; a tap leads there. Long lists unfold.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

Card {
    id: card

    /// [{text,place,line,column}]
    property var notes: []
    /// Can the places be gone to?
    property bool jumps: true
    readonly property int few: 5
    property bool whole: false

    signal jumpWanted(int line, int column)

    title: qsTr("Notes on this import")
    spacing: 0

    ListRows {
        id: rows
        source: card.whole ? card.notes : Array.from(card.notes).slice(0, card.few)
    }
    LayoutRepeater {
        model: rows

        T.AbstractButton {
            id: note
            required property var modelData
            required property bool used
            required property int index
            readonly property bool leads: card.jumps && (modelData.line ?? 0) > 0

            objectName: "importNote_" + index
            Layout.fillWidth: true
            implicitHeight: Math.max(Theme.touch, words.implicitHeight + 12)
            visible: used
            hoverEnabled: leads
            focusPolicy: leads ? Qt.StrongFocus : Qt.NoFocus
            text: modelData.text ?? ""
            onClicked: if (leads) card.jumpWanted(modelData.line, modelData.column)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Accessible.role: leads ? Accessible.Button : Accessible.StaticText
            Accessible.name: (modelData.place ?? "") === "" ? text : modelData.place + ": " + text
            Accessible.onPressAction: note.clicked()

            background: Rectangle {
                radius: 8
                color: note.down && note.leads ? Theme.pressed : note.hovered && note.leads ? Theme.raised : "transparent"
                FocusRing {
                    control: note
                    anchors.margins: 0
                }
            }
            Column {
                id: words
                anchors.left: parent.left
                anchors.right: sign.left
                anchors.rightMargin: Theme.gap
                anchors.leftMargin: 4
                anchors.verticalCenter: parent.verticalCenter

                AppText {
                    width: parent.width
                    text: note.text
                    Accessible.ignored: true
                }
                AppText {
                    width: parent.width
                    visible: text !== ""
                    text: note.modelData.place ?? ""
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
            Icon {
                id: sign
                anchors.right: parent.right
                anchors.rightMargin: 4
                anchors.verticalCenter: parent.verticalCenter
                visible: note.leads
                name: "forward"
                size: Theme.px(18)
                colour: Theme.quiet
            }
        }
    }
    AppButton {
        objectName: "importNotesAll"
        Layout.fillWidth: true
        visible: card.notes.length > card.few
        kind: "quiet"
        glyph: card.whole ? "up" : "down"
        text: card.whole ? qsTr("Show fewer") : qsTr("Show all: %1").arg(card.notes.length)
        onClicked: card.whole = !card.whole
    }
}
