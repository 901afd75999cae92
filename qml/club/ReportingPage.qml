// SPDX-License-Identifier: GPL-3.0-or-later
// This tablet's game reported to the club's server: ReportingPage { given: "optio:club?…" }. The table's code is scanned, pasted or typed once; after
// that it goes on by itself.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    property string given
    readonly property var reporting: App.reporting
    readonly property bool on: reporting.on
    readonly property bool possible: reporting.refusal === ""

    function begin() {
        if (reporting.begin(code.current()))
            say(qsTr("Reported as table %1").arg(reporting.table));
    }
    function closeInner(): bool {
        return code.closeInner();
    }

    objectName: "reportingPage"
    foot: footBar.height

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Report to the club")
        subtitle: page.on ? qsTr("table %1").arg(page.reporting.table) : ""
        onBack: page.back()
    }
    Flickable {
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (parent.width - Theme.px(720)) / 2)
            y: Theme.pad
            width: parent.width - 2 * x
            spacing: Theme.pad

            AppText {
                objectName: "reportingRefusal"
                Layout.fillWidth: true
                visible: !page.possible
                text: page.reporting.refusal
            }
            AppText {
                Layout.fillWidth: true
                visible: page.possible && !App.game.open
                text: qsTr("Open the game that is played at this table first; then open the code again, or choose Report to the club in the game's menu.")
                color: Theme.warn
            }
            ServerState {
                Layout.fillWidth: true
                visible: page.on
                model: page.reporting
            }
            RoundLine {
                Layout.fillWidth: true
                reporting: page.reporting
                leads: false
            }
            ConfirmResult {
                Layout.fillWidth: true
                visible: page.on && page.reporting.result.offered
                result: page.reporting.result
            }
            ServerCode {
                id: code
                Layout.fillWidth: true
                visible: page.possible && (!page.on || page.reporting.link === "ended")
                code: page.given !== "" ? page.given : page.reporting.code
                hint: code.scans ? qsTr("The organiser has a code for each table. Scan this table's, or have it sent to you and paste it here.") : qsTr("The organiser has a code for each table. Scan this table's with the camera app, or have it sent to you, and paste it here.")
                onGiven: page.begin()
            }
            AppText {
                Layout.fillWidth: true
                visible: page.possible
                text: qsTr("What is played here then stands on the organiser's tablet and on the wall: as watchers may see it, without hidden dice, cards or notes.")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        GridLayout {
            Layout.fillWidth: true
            columns: page.upright ? 1 : 3
            columnSpacing: 12
            rowSpacing: 12

            AppButton {
                objectName: "reportingStop"
                Layout.fillWidth: page.upright
                visible: page.on
                text: qsTr("Stop reporting")
                onClicked: page.reporting.stop()
            }
            Item {
                visible: page.landscape
                Layout.fillWidth: true
            }
            BigButton {
                objectName: "reportingBegin"
                Layout.fillWidth: page.upright
                readonly property bool begins: !page.on || page.reporting.link === "ended"
                visible: page.possible
                enabled: !begins || App.game.open
                text: begins ? qsTr("Report this game") : qsTr("Back to the game")
                onClicked: begins ? page.begin() : page.back()
            }
        }
    }
}
