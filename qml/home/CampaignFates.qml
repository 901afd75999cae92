// SPDX-License-Identifier: GPL-3.0-or-later
// What became of the units of a kind in a battle: one of them by a choice of three, many alike by two counts. The owner sets `outcomes` in
// answer to told().
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

GridLayout {
    id: row

    /// A kind of App.campaign.fieldedKinds.
    property var kind: ({})
    /// {unit: "fled"|"destroyed"} of all units, and what brought it about.
    property var outcomes: ({})
    property var why: ({})
    readonly property var units: Array.from(kind.units ?? [])
    readonly property bool many: units.length > 1
    readonly property var reasons: units.map((unit, i) => ({"name": kind.names[i], "why": outcomes[unit] ? why[unit] ?? "" : ""})).filter(one => one.why !== "")

    /// The outcomes of these units.
    signal told(var units, string outcome)

    function outcomeOf(unit: string): string {
        return outcomes[unit] ?? "survived";
    }
    function count(outcome: string): int {
        return units.filter(unit => outcomeOf(unit) === outcome).length;
    }
    /// Those with an outcome, whom the game names first.
    function those(outcome: string): var {
        const some = units.filter(unit => outcomeOf(unit) === outcome), named = unit => (why[unit] ?? "") !== "";
        return some.filter(named).concat(some.filter(unit => !named(unit)));
    }
    /// So many of them with this outcome.
    function choose(outcome: string, wanted: int) {
        const more = wanted - count(outcome);
        if (more > 0)
            told(those("survived").slice(0, more), outcome);
        else if (more < 0)
            told(those(outcome).slice(more), "survived");
    }

    columns: width < Theme.px(480) ? 1 : 2
    rowSpacing: 4
    columnSpacing: Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        spacing: 0

        AppText {
            Layout.fillWidth: true
            text: row.many ? row.kind.label ?? "" : row.kind.names?.[0] ?? ""
            font.weight: row.many ? Font.DemiBold : Font.Normal
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        AppText {
            Layout.fillWidth: true
            text: row.many ? qsTr("%1 of %2 intact").arg(row.count("survived")).arg(row.units.length) + " · " + (row.kind.detail ?? "") : row.kind.detail ?? ""
            quiet: true
            font.pixelSize: Theme.textSmall
        }
        LayoutRepeater {
            model: row.reasons

            AppText {
                required property var modelData
                Layout.fillWidth: true
                text: row.many ? modelData.name + ": " + modelData.why : modelData.why
                color: Theme.bad
                font.pixelSize: Theme.textSmall
            }
        }
    }
    Segmented {
        objectName: row.many ? "" : "outcome_" + (row.units[0] ?? "")
        visible: !row.many
        name: row.kind.names?.[0] ?? ""
        choices: [{"value": "survived", "label": qsTr("intact")}, {"value": "fled", "label": qsTr("fled")}, {"value": "destroyed", "label": row.width < Theme.px(480) ? qsTr("lost") : qsTr("destroyed")}]
        value: row.outcomeOf(row.units[0] ?? "")
        onChosen: value => row.told(row.units, value)
    }
    GridLayout {
        Layout.alignment: Qt.AlignTop | Qt.AlignRight
        Layout.fillWidth: row.columns === 1
        visible: row.many
        columns: 2
        rowSpacing: 4

        LayoutRepeater {
            model: [{"outcome": "destroyed", "label": qsTr("destroyed")}, {"outcome": "fled", "label": qsTr("fled")}]

            RowLayout {
                id: one
                required property var modelData
                Layout.columnSpan: 2
                Layout.fillWidth: true
                spacing: Theme.gap

                AppText {
                    Layout.fillWidth: true
                    text: one.modelData.label
                    horizontalAlignment: Text.AlignRight
                }
                Stepper {
                    objectName: one.modelData.outcome + "_" + (row.kind.id ?? "")
                    name: (row.kind.label ?? "") + ", " + one.modelData.label
                    most: value + row.count("survived")
                    value: row.count(one.modelData.outcome)
                    shown: qsTr("%1 of %2").arg(value).arg(row.units.length)
                    onChosen: value => row.choose(one.modelData.outcome, value)
                }
            }
        }
    }
}
