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
    readonly property var army: board.sides[side] ?? ({})
    readonly property var groups: [
        {"title": qsTr("Routed"), "units": Array.from(army.routed ?? [])},
        {"title": qsTr("Rallied"), "units": Array.from(army.rallied ?? [])},
        {"title": qsTr("In pursuit"), "units": Array.from(army.pursuit ?? [])},
        {"title": qsTr("Eliminated"), "units": Array.from(army.eliminated ?? [])}
    ].filter(group => group.units.length > 0)

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
        Repeater {
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
                Repeater {
                    model: group.modelData.units
                    ColumnLayout {
                        id: entry
                        required property var modelData
                        Layout.fillWidth: true
                        spacing: 4
                        BoardCard {
                            Layout.fillWidth: true
                            Layout.preferredHeight: Theme.px(72)
                            unit: entry.modelData
                            side: page.side
                            wide: true
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
                        Flow {
                            Layout.fillWidth: true
                            spacing: 8
                            Repeater {
                                model: page.board.gesturesOf(entry.modelData.id)
                                AppButton {
                                    required property var modelData
                                    objectName: "act_" + entry.modelData.id
                                    text: modelData.label
                                    onClicked: {
                                        const board = page.board, from = modelData.from, to = modelData.to;
                                        page.done();
                                        Qt.callLater(() => board.drop(from, to));
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
