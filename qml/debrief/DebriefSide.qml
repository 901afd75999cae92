// SPDX-License-Identifier: GPL-3.0-or-later
// A side's account after a battle: its figures, the level it was beaten at, its best unit, and what its dice gave.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

Card {
    id: card

    /// One of App.debrief.sides.
    property var account: ({})
    property bool won: false
    /// Those of App.debrief.luck that are this side's.
    property var luck: []

    function number(value: real): string {
        return Number.isInteger(value) ? String(value) : value.toFixed(1);
    }

    side: account.id ?? "a"

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            text: card.account.name ?? ""
            side: card.side
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Chip {
            visible: card.won
            text: qsTr("victory")
            tone: "good"
        }
    }
    LayoutRepeater {
        model: card.account.figures ?? []

        RowLayout {
            id: row
            required property var modelData
            Layout.fillWidth: true
            spacing: 12

            AppText {
                Layout.fillWidth: true
                text: row.modelData.label
            }
            Figures {
                text: String(row.modelData.value)
                font.weight: Font.DemiBold
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: 12

        AppText {
            Layout.fillWidth: true
            text: qsTr("Beaten at")
        }
        Figures {
            text: card.account.level ? String(card.account.level) : qsTr("never")
            font.weight: Font.DemiBold
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: Theme.hairline
        color: Theme.line
    }
    AppText {
        Layout.fillWidth: true
        text: card.account.best ? qsTr("Best unit: %1").arg(card.account.best.label) : qsTr("No unit stood out.")
        font.weight: Font.DemiBold
    }
    AppText {
        Layout.fillWidth: true
        visible: text !== ""
        text: card.account.best?.text ?? ""
        quiet: true
    }
    Rectangle {
        Layout.fillWidth: true
        visible: card.luck.length > 0
        implicitHeight: Theme.hairline
        color: Theme.line
    }
    LayoutRepeater {
        model: card.luck

        ColumnLayout {
            id: chance
            required property var modelData
            Layout.fillWidth: true
            spacing: 0

            RowLayout {
                Layout.fillWidth: true
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: chance.modelData.label
                }
                Figures {
                    text: card.number(chance.modelData.got)
                    font.weight: Font.DemiBold
                }
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("expected %1 ± %2").arg(chance.modelData.expected.toFixed(1)).arg(chance.modelData.spread.toFixed(1))
                quiet: true
                font.pixelSize: Theme.textSmall
            }
        }
    }
    Item { Layout.fillHeight: true }
}
