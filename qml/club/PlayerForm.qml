// SPDX-License-Identifier: GPL-3.0-or-later
// One player: what is known, whether they play on, and their games.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: form

    readonly property var event: App.club.event
    readonly property var asks: App.club.asks

    property string player
    readonly property var row: App.club.players.get(App.club.players.indexOf(player))
    readonly property var record: App.club.open ? App.club.record(row.name ?? "") : ({})
    readonly property bool begun: (form.event.drawn ?? 0) > 0

    signal done

    function keep() {
        const input = fields.values();
        if (strength.value !== row.strength)
            input.strength = strength.value;
        if (table.value !== row.table)
            input.table = table.value;
        if (Object.keys(input).length === 1 || App.club.enterPlayer(input))
            done();
    }
    function turn(kind: string) {
        if (App.club.act(kind, {"player": row.name}))
            done();
    }

    contentHeight: column.implicitHeight + 2 * Theme.pad
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    ColumnLayout {
        id: column
        x: Theme.pad
        width: form.width - 2 * Theme.pad
        spacing: 12

        PlayerFields {
            id: fields
            Layout.fillWidth: true
            row: form.row
        }
        GridLayout {
            Layout.fillWidth: true
            columns: width < Theme.px(300) ? 1 : 2
            columnSpacing: 12
            rowSpacing: Theme.gap

            AppText {
                Layout.fillWidth: true
                visible: form.asks.strengths ?? false
                text: qsTr("Elements in the army (0: not known)")
            }
            Stepper {
                id: strength
                visible: form.asks.strengths ?? false
                name: qsTr("Elements in the army")
                most: 500
                value: form.row.strength ?? 0
                onChosen: value => strength.value = value
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("Table it needs (0: any)")
            }
            Stepper {
                id: table
                name: qsTr("Table it needs")
                most: 250
                value: form.row.table ?? 0
                onChosen: value => table.value = value
            }
        }
        BigButton {
            objectName: "playerKeep"
            Layout.fillWidth: true
            text: qsTr("Save")
            onClicked: form.keep()
        }
        AppButton {
            objectName: "playerLeave"
            Layout.fillWidth: true
            visible: form.row.state !== "left"
            text: form.begun ? qsTr("Drops out after round %1").arg(form.event.drawn) : qsTr("Does not take part")
            onClicked: form.turn("leave")
        }
        AppButton {
            objectName: "playerReturn"
            Layout.fillWidth: true
            visible: form.row.state === "left"
            text: qsTr("Plays again")
            onClicked: form.turn("return")
        }
        AppButton {
            objectName: "playerRemove"
            Layout.fillWidth: true
            visible: !form.begun
            text: qsTr("Take off the list")
            glyph: "delete"
            onClicked: form.turn("remove")
        }
        AppText {
            Layout.fillWidth: true
            visible: (form.row.problems ?? "") !== ""
            text: form.row.problems ?? ""
            color: Theme.warn
        }
        Card {
            Layout.fillWidth: true
            visible: games.count > 0
            title: (form.record.place ?? 0) > 0 ? qsTr("Place %1, %2 points").arg(form.record.place).arg(form.record.points) : qsTr("Games")
            spacing: 4

            LayoutRepeater {
                id: games
                model: form.record.games ?? []

                RowLayout {
                    id: game
                    required property var modelData
                    Layout.fillWidth: true
                    spacing: 12

                    AppText {
                        Layout.fillWidth: true
                        text: qsTr("Round %1: %2").arg(game.modelData.round).arg(game.modelData.text) + (game.modelData.detail !== "" ? " · " + game.modelData.detail : "")
                    }
                    Figures {
                        text: game.modelData.points
                        font.weight: Font.Bold
                    }
                }
            }
        }
    }
}
