// SPDX-License-Identifier: GPL-3.0-or-later
// A round: its tables in their order, then the byes and whoever is not there, so that nobody is missing.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Rectangle {
    id: round

    readonly property var event: App.club.event
    readonly property bool narrow: width < Theme.px(560)

    /// Do the rounds stand here too?
    property bool withRounds: false
    /// Does the clock?
    property bool withClock: false

    /// A table was tapped.
    signal wanted(var row)

    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    Flickable {
        id: flick
        anchors.fill: parent
        anchors.margins: 1
        clip: true
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        // Not a layout: tables come and go, and their heights follow their texts.
        Column {
            id: column
            width: flick.width
            topPadding: Theme.gap
            spacing: 0

            EventClock {
                x: 12
                width: column.width - 2 * x
                height: implicitHeight + Theme.gap
                visible: round.withClock
                roomy: false
            }
            EventRounds {
                x: Theme.gap
                width: column.width - 2 * x
                height: implicitHeight
                visible: round.withRounds
            }
            GridLayout {
                x: 12
                width: column.width - 2 * x
                height: implicitHeight + 12
                columns: round.narrow ? 2 : 3
                columnSpacing: 12
                rowSpacing: 2

                Heading {
                    Layout.fillWidth: round.narrow
                    text: qsTr("Round %1").arg(App.club.shown)
                    size: Theme.px(22)
                    wrapMode: Text.NoWrap
                }
                AppText {
                    objectName: "roundNote"
                    Layout.fillWidth: true
                    Layout.row: round.narrow ? 1 : 0
                    Layout.column: round.narrow ? 0 : 1
                    Layout.columnSpan: round.narrow ? 2 : 1
                    text: round.event.roundNote ?? ""
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
                AppText {
                    objectName: "roundResults"
                    text: round.event.results ?? ""
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.px(15)
                }
            }
            Repeater {
                model: App.club.tables

                EventTable {
                    id: entry
                    required property int index
                    required property var model
                    objectName: "table_" + table
                    width: column.width
                    height: implicitHeight
                    narrow: round.narrow
                    played: model.in
                    detail: model.short
                    onClicked: round.wanted(App.club.tables.get(index))
                }
            }
            Repeater {
                model: App.club.asides

                Item {
                    id: aside
                    required property var modelData
                    objectName: modelData.kind + "_" + modelData.name
                    width: column.width
                    height: Math.max(Theme.px(46), words.implicitHeight + 16)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.name + " " + modelData.text

                    Rectangle {
                        width: parent.width
                        height: Theme.hairline
                        color: Theme.line
                    }
                    RowLayout {
                        anchors.fill: parent
                        anchors.leftMargin: 20
                        anchors.rightMargin: 14
                        spacing: 20

                        Icon {
                            name: aside.modelData.kind === "bye" ? "check" : aside.modelData.kind === "left" ? "close" : "clock"
                            colour: aside.modelData.kind === "bye" ? Theme.good : Theme.quiet
                        }
                        AppText {
                            id: words
                            Layout.fillWidth: true
                            text: aside.modelData.name + " " + aside.modelData.text
                            quiet: aside.modelData.kind !== "bye"
                            Accessible.ignored: true
                        }
                        AppText {
                            visible: !round.narrow && text !== ""
                            text: aside.modelData.detail
                            quiet: true
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
