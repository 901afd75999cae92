// SPDX-License-Identifier: GPL-3.0-or-later
// The reference of a rule set: its numbered rules, searchable, opened at one rule when asked for; and its charts.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    /// Number of the rule to open at; empty for the beginning.
    property string rule
    /// Are the charts shown instead of the rules?
    property bool charting: false
    property var charts: []

    function look(ruleset: string) {
        App.reference.filter = "";
        App.reference.open(ruleset);
        charts = App.charts.list(ruleset);
        charting = charting && charts.length > 0;
        goTo();
    }
    /// To the rule that is asked for, once there is a list.
    function goTo() {
        list.positionViewAtBeginning();
        if (rule === "" || !settled)
            return;
        const at = App.reference.rows.indexOf(rule);
        if (at >= 0) {
            list.currentIndex = at;
            list.positionViewAtIndex(at, ListView.Beginning);
        }
    }
    function find() {
        charting = false;
        finder.forceActiveFocus();
    }

    objectName: "rulesPage"
    keyList: charting ? null : list
    onSettledChanged: goTo()
    Component.onCompleted: {
        const known = App.reference.rulesets;
        const wanted = ruleset !== "" ? ruleset : known[0]?.id ?? "";
        if (wanted !== "")
            look(wanted);
    }

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Rules")
        subtitle: App.reference.rulesets.length === 1 ? App.reference.rulesets[0].name : ""
        onBack: page.back()

        AppButton {
            objectName: "rulesHowTo"
            visible: App.reference.ruleset !== "" && App.reference.howTo(App.reference.ruleset).length > 0
            text: qsTr("How to play")
            glyph: page.phone ? "" : "info"
            onClicked: page.open("HowToPage", {"ruleset": App.reference.ruleset})
        }
    }
    ColumnLayout {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: 12
        x: Math.max(Theme.pad, (page.width - 900) / 2)
        width: page.width - 2 * x
        spacing: 12

        Flow {
            Layout.fillWidth: true
            visible: App.reference.rulesets.length > 1
            spacing: Theme.gap

            Repeater {
                model: App.reference.rulesets

                AppButton {
                    required property var modelData
                    text: modelData.name
                    selected: modelData.id === App.reference.ruleset
                    onClicked: {
                        page.rule = "";
                        page.look(modelData.id);
                    }
                }
            }
        }
        Segmented {
            objectName: "rulesOrCharts"
            visible: page.charts.length > 0
            name: qsTr("Show")
            choices: [{"value": false, "label": qsTr("Rules")}, {"value": true, "label": qsTr("Charts")}]
            value: page.charting
            onChosen: value => page.charting = value
        }
        Flickable {
            objectName: "chartList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.charting
            clip: true
            contentHeight: chartColumn.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollBar {}

            ColumnLayout {
                id: chartColumn
                x: 3
                width: parent.width - 6
                spacing: 4

                LayoutRepeater {
                    model: page.charting ? page.charts : []

                    GameRow {
                        required property var modelData
                        objectName: "chart_" + modelData.id
                        Layout.fillWidth: true
                        removable: false
                        text: modelData.title
                        detail: modelData.note
                        onClicked: page.open("ChartPage", {"ruleset": App.reference.ruleset, "chart": modelData.id})
                    }
                }
            }
        }
        LayoutRepeater {
            model: page.charting ? 1 : 0

            ChartSaver {
                Layout.fillWidth: true
                Layout.bottomMargin: 12
                ruleset: App.reference.ruleset
                onSay: sentence => page.say(sentence)
            }
        }
        SearchField {
            id: finder
            visible: !page.charting
            objectName: "rulesFind"
            Layout.fillWidth: true
            text: App.reference.filter
            placeholder: qsTr("Find a rule by its words or its number")
            onTyped: text => App.reference.filter = text
        }
        ListView {
            id: list
            objectName: "rulesList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !page.charting
            clip: true
            reuseItems: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            model: page.settled ? App.reference.rows : null
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Rules")
            ScrollBar.vertical: ScrollBar {}

            delegate: Item {
                id: entry
                required property string rule
                required property string title
                required property string text
                readonly property bool wanted: page.rule !== "" && rule === page.rule

                // A row that waits to be used again is still found by screen readers.
                ListView.onPooled: visible = false
                ListView.onReused: visible = true
                width: ListView.view.width
                height: words.implicitHeight + 24
                Accessible.role: Accessible.ListItem
                Accessible.name: rule + ", " + title
                Accessible.description: text

                Rectangle {
                    anchors.fill: parent
                    anchors.rightMargin: 10
                    radius: Theme.radius
                    visible: entry.wanted || (entry.ListView.isCurrentItem && list.activeFocus)
                    color: entry.wanted ? Theme.tileAccent : "transparent"
                    border.width: entry.ListView.isCurrentItem && list.activeFocus ? 3 : 0
                    border.color: Theme.accent
                }
                ColumnLayout {
                    id: words
                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.leftMargin: 12
                    anchors.rightMargin: 22
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 4

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: 12

                        AppText {
                            Layout.fillWidth: true
                            text: entry.title
                            font.pixelSize: Theme.textLead
                            font.weight: Font.DemiBold
                        }
                        AppText {
                            text: entry.rule
                            quiet: true
                            font.pixelSize: Theme.textSmall
                            wrapMode: Text.NoWrap
                        }
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: entry.text
                    }
                }
                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }
            }

            EmptyState {
                anchors.centerIn: parent
                visible: list.count === 0
                troop: "unknown"
                title: qsTr("No rule has these words")
                text: qsTr("Try fewer words, or the number of a rule.")
            }
        }
    }
}
