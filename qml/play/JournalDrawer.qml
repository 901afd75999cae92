// SPDX-License-Identifier: GPL-3.0-or-later
// The journal beside the game: everything that happened, newest first; undo, note, report and the game's file.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: drawer

    /// What takes back: canUndo, undoText, undo().
    property var undoing: App.game
    /// The battle in Markdown while it is shown instead of the list.
    property string report

    signal done
    signal open(string page, var values)
    signal say(string sentence)
    signal noteWanted
    signal exportWanted
    signal saveReportWanted

    /// The report's Markdown as it can be set: no picture or markup that somebody's note may hold, and each entry under its own number, which a
    /// numbered list would count anew.
    function setAsText(report: string): string {
        return report.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/!\[/g, "!\\[").replace(/^(\d+)\. /gm, "\n$1\\. ").replace(/^    - /gm, "- ").replace(/^##? /gm, "#### ").replace(/T(\d\d:\d\d):\d\dZ/, ", $1 UTC");
    }

    objectName: "journalDrawer"
    Keys.onDownPressed: event => {
        event.accepted = !list.activeFocus;
        if (event.accepted)
            list.forceActiveFocus(Qt.TabFocusReason);
    }

    Flow {
        id: tools
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        spacing: Theme.gap
        visible: drawer.report === ""

        AppButton {
            objectName: "journalUndo"
            width: Math.min(implicitWidth, tools.width)
            enabled: drawer.undoing.canUndo
            text: App.table.undoAsks ? qsTr("Ask to undo") : drawer.undoing.undoText !== "" ? drawer.undoing.undoText : qsTr("Undo")
            glyph: "undo"
            onClicked: drawer.undoing.undo()
        }
        AppButton {
            objectName: "journalNote"
            visible: App.game.correctable
            text: qsTr("Note")
            glyph: "edit"
            onClicked: drawer.noteWanted()
        }
        AppButton {
            objectName: "journalReport"
            text: qsTr("Report")
            glyph: "share"
            onClicked: drawer.report = App.game.report()
        }
        AppButton {
            objectName: "journalExport"
            text: qsTr("Game file")
            glyph: "save"
            onClicked: drawer.exportWanted()
        }
    }
    ListView {
        id: list
        objectName: "journalList"
        anchors.top: tools.bottom
        anchors.topMargin: 12
        anchors.bottom: parent.bottom
        width: parent.width
        visible: drawer.report === ""
        clip: true
        activeFocusOnTab: true
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        model: App.game.journal
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Journal")
        ScrollBar.vertical: ScrollBar {}
        Keys.onReturnPressed: (currentItem as JournalDelegate)?.clicked()
        Keys.onSpacePressed: (currentItem as JournalDelegate)?.clicked()

        delegate: JournalDelegate {
            objectName: "entry_" + n
            // A row that waits to be used again is still found by screen readers.
            ListView.onPooled: visible = false
            ListView.onReused: visible = true
            width: ListView.view.width
            current: ListView.isCurrentItem && list.activeFocus
            onClicked: {
                drawer.done();
                drawer.open("EntryPage", {"n": n});
            }
        }

        EmptyState {
            anchors.centerIn: parent
            visible: list.count === 0
            troop: "unknown"
            title: qsTr("Nothing has happened yet")
            text: qsTr("Each ruling, note and correction will stand here, the latest on top.")
        }
    }
    // What is copied is the report as it is saved, not as it is set on the screen.
    TextEdit {
        id: source
        visible: false
        text: drawer.report
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.pad
        anchors.topMargin: 0
        visible: drawer.report !== ""
        spacing: 12

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            AppButton {
                objectName: "reportBack"
                width: Math.min(implicitWidth, parent.width)
                text: qsTr("Back to the journal")
                glyph: "back"
                onClicked: drawer.report = ""
            }
            AppButton {
                objectName: "reportShare"
                text: qsTr("Share…")
                tip: qsTr("What it tells, notes, photographs; as a page, PDF or text")
                glyph: "share"
                onClicked: {
                    drawer.done();
                    drawer.open("ReportPage", {});
                }
            }
            AppButton {
                objectName: "reportCopy"
                text: qsTr("Copy")
                glyph: "copy"
                onClicked: {
                    source.selectAll();
                    source.copy();
                    drawer.say(qsTr("The report is copied."));
                }
            }
            AppButton {
                objectName: "reportSave"
                text: qsTr("Save")
                glyph: "save"
                onClicked: drawer.saveReportWanted()
            }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.fillHeight: true
            radius: Theme.radius
            color: Theme.surface
            border.width: Theme.hairline
            border.color: Theme.line

            Flickable {
                anchors.fill: parent
                anchors.margins: 12
                clip: true
                contentHeight: page.implicitHeight
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: ScrollBar {}

                TextEdit {
                    id: page
                    objectName: "reportText"
                    width: parent.width
                    readOnly: true
                    selectByMouse: true
                    activeFocusOnTab: true
                    textFormat: TextEdit.MarkdownText
                    wrapMode: TextEdit.Wrap
                    text: drawer.setAsText(drawer.report)
                    color: Theme.ink
                    selectionColor: Theme.accent
                    selectedTextColor: Theme.accentInk
                    font.family: Theme.body
                    font.pixelSize: Theme.textBody
                    Accessible.role: Accessible.EditableText
                    Accessible.readOnly: true
                    Accessible.name: qsTr("Report")
                }
            }
        }
    }
}
