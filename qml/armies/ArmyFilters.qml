// SPDX-License-Identifier: GPL-3.0-or-later
// Which armies the library shows, and in which order.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: filters

    readonly property var library: App.library
    readonly property var wanted: library.wanted
    readonly property var rulesets: App.games.rulesets

    /// A bound of points as it was typed: a number, or nothing for no bound.
    function bound(key: string, text: string) {
        const points = parseFloat(text.replace(",", "."));
        library.want(key, isNaN(points) ? null : points);
    }

    component Choices: Flow {
        id: choices
        property string key
        property var all: []
        Layout.fillWidth: true
        spacing: Theme.gap

        Repeater {
            model: choices.all

            AppButton {
                required property var modelData
                objectName: "want_" + choices.key + "_" + modelData.value
                width: Math.min(implicitWidth, choices.width)
                text: modelData.label
                selected: filters.wanted[choices.key] === modelData.value
                onClicked: filters.library.want(choices.key, modelData.value)
                Accessible.role: Accessible.RadioButton
                Accessible.checked: selected
            }
        }
    }
    component Caption: AppText {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        quiet: true
        font.pixelSize: Theme.textSmall
    }

    Flickable {
        id: flick
        anchors.fill: parent
        clip: true
        contentHeight: column.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            y: Theme.gap
            width: flick.width - 2 * Theme.pad
            spacing: Theme.gap

            Caption { text: qsTr("Order") }
            Choices {
                key: "order"
                all: [{"value": "name", "label": qsTr("Name")}, {"value": "changed", "label": qsTr("Last changed")}, {"value": "points", "label": qsTr("Points")}, {"value": "ruleset", "label": qsTr("Rule set")}]
            }
            Toggle {
                objectName: "wantDescending"
                Layout.fillWidth: true
                text: qsTr("The other way round")
                checked: filters.wanted.descending
                onToggled: filters.library.want("descending", checked)
            }
            Toggle {
                objectName: "wantFavourites"
                Layout.fillWidth: true
                text: qsTr("Favourites only")
                checked: filters.wanted.favourites
                onToggled: filters.library.want("favourites", checked)
            }
            Caption { text: qsTr("Points") }
            RowLayout {
                Layout.fillWidth: true
                spacing: 12

                TextEntry {
                    objectName: "wantLeast"
                    Layout.fillWidth: true
                    label: qsTr("At least")
                    text: filters.wanted.least ?? ""
                    maximumLength: 7
                    inputMethodHints: Qt.ImhFormattedNumbersOnly
                    onTyped: text => filters.bound("least", text)
                }
                TextEntry {
                    objectName: "wantMost"
                    Layout.fillWidth: true
                    label: qsTr("At most")
                    text: filters.wanted.most ?? ""
                    maximumLength: 7
                    inputMethodHints: Qt.ImhFormattedNumbersOnly
                    onTyped: text => filters.bound("most", text)
                }
            }
            Caption {
                visible: filters.rulesets.length > 1
                text: qsTr("Rule set")
            }
            Choices {
                visible: filters.rulesets.length > 1
                key: "ruleset"
                all: [{"value": "", "label": qsTr("All")}, ...filters.rulesets.map(one => ({"value": one.id, "label": one.name}))]
            }
            Caption {
                visible: filters.library.periods.length > 0
                text: qsTr("Period")
            }
            Choices {
                visible: filters.library.periods.length > 0
                key: "period"
                all: [{"value": "", "label": qsTr("All")}, ...filters.library.periods.map(one => ({"value": one, "label": one}))]
            }
            AppButton {
                objectName: "wantAll"
                Layout.topMargin: Theme.pad
                enabled: filters.library.narrowed
                text: qsTr("Show all again")
                glyph: "close"
                onClicked: filters.library.wantAll()
            }
        }
    }
}
