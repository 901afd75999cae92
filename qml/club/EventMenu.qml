// SPDX-License-Identifier: GPL-3.0-or-later
// What else can be done with an event.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: menu

    readonly property var event: App.club.event

    /// Can the drawing be changed from here?
    property bool changeable: false

    signal done
    signal swapWanted
    signal wallWanted
    signal serverWanted
    /// A file of that ending is wanted.
    signal saveWanted(string form)

    implicitHeight: column.implicitHeight + 2 * Theme.pad
    contentHeight: implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    ColumnLayout {
        id: column
        x: Theme.pad
        y: Theme.gap
        width: menu.width - 2 * Theme.pad
        spacing: Theme.gap

        AppButton {
            objectName: "menuWall"
            Layout.fillWidth: true
            focus: true
            text: qsTr("Show the wall")
            glyph: "open"
            onClicked: {
                menu.done();
                menu.wallWanted();
            }
        }
        AppButton {
            objectName: "menuServer"
            Layout.fillWidth: true
            text: App.club.live.role === "" ? qsTr("Many tables: connect to the club's server") : qsTr("Many tables: %1").arg(App.club.live.word)
            glyph: "share"
            onClicked: {
                menu.done();
                menu.serverWanted();
            }
        }
        AppButton {
            objectName: "menuSwap"
            Layout.fillWidth: true
            visible: menu.changeable
            text: qsTr("Change the draw")
            glyph: "edit"
            onClicked: {
                menu.done();
                menu.swapWanted();
            }
        }
        LayoutRepeater {
            model: [
                {
                    "form": "html",
                    "text": qsTr("Save as a web page")
                },
                {
                    "form": "pdf",
                    "text": qsTr("Save as PDF, to print")
                },
                {
                    "form": "csv",
                    "text": qsTr("Save as a table (CSV)")
                },
                {
                    "form": "txt",
                    "text": qsTr("Save as plain text")
                },
                {
                    "form": "optio-event",
                    "text": qsTr("Save the event, for another Optio")
                }
            ]

            AppButton {
                required property var modelData
                objectName: "save_" + modelData.form
                Layout.fillWidth: true
                text: modelData.text
                glyph: modelData.form === "pdf" ? "print" : "save"
                onClicked: {
                    menu.done();
                    menu.saveWanted(modelData.form);
                }
            }
        }
        AppButton {
            objectName: "menuLastBound"
            Layout.fillWidth: true
            enabled: !App.club.clock.lastBound
            text: qsTr("Last bound")
            glyph: "clock"
            onClicked: {
                menu.done();
                App.club.act("clock", {"do": "last_bound"});
            }
        }
        AppButton {
            objectName: "menuReset"
            Layout.fillWidth: true
            text: qsTr("Set the clock back to %1 minutes").arg(menu.event.minutes ?? 0)
            glyph: "clock"
            onClicked: {
                menu.done();
                App.club.act("clock", {"do": "reset"});
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 12

            AppText {
                Layout.fillWidth: true
                text: qsTr("Rounds of the event")
            }
            Stepper {
                objectName: "menuRounds"
                name: qsTr("Rounds of the event")
                least: Math.max(1, menu.event.drawn ?? 1)
                most: 64
                value: menu.event.rounds ?? 1
                onChosen: value => App.club.act("settings", {"rounds": value})
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 12

            AppText {
                Layout.fillWidth: true
                text: qsTr("Minutes a round")
            }
            Stepper {
                objectName: "menuMinutes"
                name: qsTr("Minutes a round")
                least: 5
                most: 600
                step: 5
                value: menu.event.minutes ?? 90
                onChosen: value => App.club.act("settings", {"minutes": value})
            }
        }
        Toggle {
            objectName: "menuLive"
            Layout.fillWidth: true
            text: qsTr("Standings count each result at once")
            checked: menu.event.live ?? false
            onToggled: App.club.act("settings", {"live": checked})
        }
        AppText {
            Layout.fillWidth: true
            text: menu.event.schemeNote ?? ""
            quiet: true
            font.pixelSize: Theme.textSmall
        }
    }
}
