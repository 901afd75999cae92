// SPDX-License-Identifier: GPL-3.0-or-later
// A side's second line and those in pursuit or lost, each unit with what can be done with it now: the body of a sheet.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: page

    required property var board
    property string side
    /// A card that was chosen: then only what it can do here is offered.
    property string card
    readonly property var army: board.sides[side] ?? ({})
    readonly property var groups: [
        {"title": qsTr("Routed"), "units": Array.from(army.routed ?? [])},
        {"title": qsTr("Rallied"), "units": Array.from(army.rallied ?? [])},
        {"title": qsTr("In pursuit"), "units": Array.from(army.pursuit ?? [])},
        {"title": qsTr("Eliminated"), "units": Array.from(army.eliminated ?? [])}
    ].filter(group => group.units.length > 0)

    function gesturesOf(thing: string): var {
        return Array.from(board.gesturesOf(thing)).filter(one => card === "" || one.from === card);
    }

    signal done
    signal helpWanted(string thing)

    objectName: "secondLine"
    contentHeight: column.implicitHeight + 2 * Theme.pad
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    ColumnLayout {
        id: column
        x: Theme.pad
        y: Theme.gap
        width: parent.width - 2 * Theme.pad
        spacing: 8

        AppText {
            Layout.fillWidth: true
            text: (page.army.route?.level ?? null) === null ? qsTr("Rout points %1, no rout level: it cannot be routed").arg(page.army.route?.points ?? 0) : qsTr("Rout points %1 of %2 (%3 % of %4)").arg(page.army.route?.points ?? 0).arg(page.army.route?.level ?? 0).arg(page.army.route?.percent ?? 0).arg(page.army.route?.total ?? 0)
        }
        RoutBar {
            Layout.fillWidth: true
            side: page.side
            points: page.army.route?.points ?? 0
            level: page.army.route?.level ?? 0
        }
        SecondPlaces {
            army: page.army
            side: page.side
            size: Math.floor(Math.min(Theme.px(40), column.width / (Math.max(1, count) * 1.13)))
        }
        // What the strip of a narrow board has no room for.
        Flow {
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: [
                    {"text": qsTr("%1, initiative %2, command %3").arg(page.army.leader?.name ?? "").arg(page.army.leader?.initiative ?? "").arg(page.army.leader?.command ?? ""), "thing": "leader:" + page.side},
                    {"text": qsTr("Hand %1, deck %2").arg(page.army.handCount ?? 0).arg(page.army.deckCount ?? 0), "thing": "deck"}
                ].concat(Array.from(page.army.badges ?? []))
                AppButton {
                    required property var modelData
                    width: Math.min(implicitWidth, column.width)
                    text: modelData.text
                    onClicked: page.helpWanted(modelData.thing)
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            visible: (page.army.pursuing ?? 0) > 0 && (page.army.pursuit ?? []).length === 0
            text: qsTr("Units in pursuit: %1").arg(page.army.pursuing ?? 0)
            quiet: true
        }
        AppText {
            Layout.fillWidth: true
            visible: page.groups.length === 0
            text: qsTr("The second line is empty, and no unit is lost.")
            quiet: true
        }
        LayoutRepeater {
            model: page.groups
            ColumnLayout {
                id: group
                required property var modelData
                Layout.fillWidth: true
                spacing: 8
                Heading {
                    Layout.fillWidth: true
                    text: group.modelData.title
                    size: Theme.px(20)
                }
                LayoutRepeater {
                    model: group.modelData.units
                    ColumnLayout {
                        id: entry
                        required property var modelData
                        readonly property var gestures: page.gesturesOf(modelData.id)
                        Layout.fillWidth: true
                        spacing: 4
                        BoardCard {
                            Layout.fillWidth: true
                            Layout.preferredHeight: Theme.px(72)
                            unit: entry.modelData
                            side: page.side
                            wide: true
                            able: page.card !== "" && entry.gestures.length > 0
                            Accessible.role: Accessible.Button
                            Accessible.name: spoken
                            Accessible.onPressAction: page.helpWanted(entry.modelData.id)
                            DragArea {
                                anchors.fill: parent
                                draggable: false
                                onTapped: page.helpWanted(entry.modelData.id)
                                onHeld: page.helpWanted(entry.modelData.id)
                            }
                        }
                        LayoutRepeater {
                            model: entry.gestures
                            ColumnLayout {
                                id: gesture
                                required property var modelData
                                Layout.fillWidth: true
                                spacing: 0
                                AppButton {
                                    objectName: "act_" + entry.modelData.id
                                    text: gesture.modelData.label
                                    Accessible.description: odds.text
                                    onClicked: {
                                        const board = page.board, from = gesture.modelData.from, to = gesture.modelData.to;
                                        page.done();
                                        Qt.callLater(() => board.drop(from, to));
                                    }
                                }
                                // What hangs on dice stands here before it is chosen.
                                Column {
                                    id: odds
                                    readonly property var chances: Array.from(page.board.chancesOf(gesture.modelData.from, gesture.modelData.to))
                                    readonly property string text: chances.map(one => qsTr("%1 % %2").arg(Math.round(one.p * 100)).arg(one.label)).join(", ")
                                    objectName: "odds_" + entry.modelData.id
                                    Layout.fillWidth: true
                                    Layout.topMargin: chances.length > 0 ? 6 : 0
                                    spacing: 2

                                    Repeater {
                                        model: odds.chances
                                        Item {
                                            id: chance
                                            required property var modelData
                                            width: odds.width
                                            height: words.height
                                            Figures {
                                                id: figure
                                                width: Theme.px(52)
                                                text: Math.round(chance.modelData.p * 100) + " %"
                                                font.weight: Font.Bold
                                                font.pixelSize: Theme.textSmall
                                                Accessible.ignored: true
                                            }
                                            AppText {
                                                id: words
                                                x: figure.width + 8
                                                width: parent.width - x
                                                text: chance.modelData.label
                                                font.pixelSize: Theme.textSmall
                                                Accessible.ignored: true
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
