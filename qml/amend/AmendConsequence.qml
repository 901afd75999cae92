// SPDX-License-Identifier: GPL-3.0-or-later
// A later entry that an amendment touches: what happened, what would happen now, and what is to become of it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

Rectangle {
    id: row

    required property int n
    required property int turn
    required property string what
    required property string before
    required property string after
    required property bool replayable
    required property string choice
    required property string note
    required property var needs
    readonly property var keep: ({"value": "keep", "label": qsTr("Keep what happened")})
    readonly property var replay: ({"value": "replay", "label": qsTr("Play it again")})
    readonly property var drop: ({"value": "drop", "label": qsTr("Void it")})
    readonly property var choices: replayable ? [keep, replay, drop] : [keep, drop]

    signal chosen(string choice)
    /// An act is to be put before it: `which` of its needs.
    signal needed(int which)

    implicitHeight: column.implicitHeight + 24
    radius: 10
    color: Theme.raised
    border.width: Theme.hairline
    border.color: Theme.line

    ColumnLayout {
        id: column
        x: 12
        y: 12
        width: parent.width - 24
        spacing: 6

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            AppText {
                Layout.fillWidth: true
                text: qsTr("#%1  ·  turn %2").arg(row.n).arg(row.turn)
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            Chip {
                text: row.what === "illegal" ? qsTr("no longer legal") : qsTr("different result")
                tone: row.what === "illegal" ? "bad" : "accent"
            }
        }
        AppText {
            Layout.fillWidth: true
            text: row.before
            font.weight: Font.DemiBold
            font.strikeout: row.choice !== "keep"
        }
        AppText {
            Layout.fillWidth: true
            text: row.what === "illegal" ? qsTr("Now: %1").arg(row.after) : qsTr("Played again: %1").arg(row.after)
        }
        AppText {
            Layout.fillWidth: true
            visible: text !== ""
            text: row.note
            quiet: true
        }
        LayoutRepeater {
            model: row.needs

            AppButton {
                required property int index
                required property string modelData
                objectName: "amendNeed_" + row.n + "_" + index
                text: qsTr("Add before it: %1").arg(modelData)
                glyph: "add"
                onClicked: row.needed(index)
            }
        }
        LayoutRepeater {
            model: segments.implicitWidth > column.width ? 0 : 1

            Segmented {
                objectName: "amendChoice_" + row.n
                name: qsTr("Entry %1").arg(row.n)
                choices: row.choices
                value: row.choice
                onChosen: value => row.chosen(value)
            }
        }
        // Too narrow for that: under each other.
        LayoutRepeater {
            model: segments.implicitWidth > column.width ? 1 : 0

            ChoiceList {
                Layout.fillWidth: true
                objectName: "amendChoice_" + row.n
                name: qsTr("Entry %1").arg(row.n)
                choices: row.choices
                value: row.choice
                onChosen: value => row.chosen(value)
            }
        }
        Segmented {
            // Only to be measured.
            id: segments
            visible: false
            enabled: false
            choices: row.choices
        }
    }
}
