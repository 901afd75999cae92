// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of a rule set: its tables as one list. A tap on a row, or Enter, opens its rule; where a table is too wide its rows are folded.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    /// Id of the chart.
    property string chart
    readonly property var content: App.charts.chart(ruleset, chart)
    readonly property var heads: (content.rows ?? []).filter(row => row.kind === "head").map(row => row.cells)
    readonly property real gap: 16
    readonly property var widths: App.charts.widths(content, headFont.font, bodyFont.font, list.width - 16 - 12, gap)

    function closeInner() : bool {
        if (!ruleSheet.visible)
            return false;
        ruleSheet.close();
        return true;
    }
    function showRule(row: var) {
        if (row !== undefined && row.kind === "row" && row.rule !== "")
            ruleSheet.show(App.reference.find(ruleset, row.rule), row.rule, row.cells[0], row.cells.slice(1).filter(cell => cell !== "").join("\n"));
    }
    /// The next row in this direction that is no title or head.
    function step(by: int) {
        const rows = content.rows ?? [];
        let at = list.currentIndex + by;
        while (at >= 0 && at < rows.length && rows[at].kind !== "row")
            at += by;
        if (at >= 0 && at < rows.length) {
            list.currentIndex = at;
            list.positionViewAtIndex(at, ListView.Contain);
        } else if (by < 0) {
            list.positionViewAtBeginning();
        }
    }

    objectName: "chartPage"
    keyList: list

    TopBar {
        id: bar
        width: parent.width
        title: page.content.title ?? ""
        subtitle: page.content.ruleset ?? ""
        onBack: page.back()
    }
    // The faces the lines are written in, for measuring.
    AppText {
        id: bodyFont
        visible: false
    }
    AppText {
        id: headFont
        visible: false
        font.weight: Font.DemiBold
    }
    ColumnLayout {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: 12
        anchors.bottomMargin: 12
        x: Math.max(Theme.pad, (page.width - 1100) / 2)
        width: page.width - 2 * x
        spacing: 12

        ListView {
            id: list
            objectName: "chartLines"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            currentIndex: -1
            model: page.content.rows ?? []
            onActiveFocusChanged: {
                if (activeFocus && currentIndex < 0)
                    page.step(1);
            }
            Accessible.role: Accessible.Table
            Accessible.name: page.content.title ?? ""
            Keys.onUpPressed: page.step(-1)
            Keys.onDownPressed: page.step(1)
            Keys.onReturnPressed: page.showRule(page.content.rows[currentIndex])
            Keys.onEnterPressed: page.showRule(page.content.rows[currentIndex])
            Keys.onSpacePressed: page.showRule(page.content.rows[currentIndex])
            ScrollBar.vertical: ScrollBar {}

            delegate: ChartLine {
                width: ListView.view.width - 12
                gap: page.gap
                columns: page.heads[modelData.table] ?? []
                widths: page.widths[modelData.table] ?? []
                current: ListView.isCurrentItem && list.activeFocus
                onOpened: {
                    list.currentIndex = index;
                    page.showRule(modelData);
                }
            }
        }
        ChartSaver {
            Layout.fillWidth: true
            ruleset: page.ruleset
            chart: page.chart
            onSay: sentence => page.say(sentence)
        }
    }
    RuleSheet { id: ruleSheet }
}
