// SPDX-License-Identifier: GPL-3.0-or-later
// One side of a new battle: the army to choose, and beside or under it what there is to know of it; or a question mark when the dice choose it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: seat

    /// One of App.newBattle.sides.
    property var side: ({})
    property string title
    /// May this army be left to the dice?
    property bool mayBeRandom: false
    readonly property bool random: side.random === true
    readonly property bool wide: width >= 560

    signal aboutWanted(string name, string text)

    function find() {
        picker.find();
    }

    implicitHeight: grid.implicitHeight

    GridLayout {
        id: grid
        anchors.fill: parent
        columns: seat.wide ? 2 : 1
        columnSpacing: 12
        rowSpacing: 12

        ArmyPicker {
            id: picker
            objectName: seat.objectName + "_picker"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            Layout.minimumHeight: Theme.px(300)
            visible: !seat.random
            focus: true
            side: seat.side.id ?? "a"
            title: seat.title
            pointsShown: false
            armies: App.newBattle.armies
            chosen: seat.side.army ?? ""
            onPicked: id => App.newBattle.setArmy(seat.side.id, id)
        }
        Card {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            Layout.minimumHeight: Theme.px(seat.wide ? 300 : 200)
            visible: seat.random
            side: seat.side.id ?? "b"

            AppText {
                Layout.fillWidth: true
                text: seat.title
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            Item { Layout.fillHeight: true }
            Heading {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: "?"
                size: Theme.px(72)
                side: seat.side.id ?? "b"
                Accessible.name: qsTr("Unknown enemy")
            }
            AppText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("The dice choose the army when the battle begins.")
                quiet: true
            }
            Item { Layout.fillHeight: true }
        }
        Card {
            Layout.fillWidth: true
            Layout.fillHeight: seat.wide
            Layout.preferredWidth: 1

            Toggle {
                objectName: "randomEnemy"
                Layout.fillWidth: true
                visible: seat.mayBeRandom
                text: qsTr("Random enemy")
                checked: App.newBattle.random
                onToggled: App.newBattle.random = checked
            }
            AppText {
                Layout.fillWidth: true
                visible: !seat.random && text !== ""
                text: seat.side.leader ?? ""
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textLead
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            AppText {
                Layout.fillWidth: true
                visible: !seat.random && seat.side.army !== ""
                text: qsTr("Initiative %1, Command %2").arg(seat.side.initiative ?? 0).arg(seat.side.command ?? 0)
            }
            AppText {
                Layout.fillWidth: true
                visible: !seat.random && seat.side.army !== ""
                text: qsTr("%1 units").arg(seat.side.units ?? 0) + "  ·  " + qsTr("%1 points").arg(seat.side.points ?? 0)
                quiet: true
            }
            AppText {
                Layout.fillWidth: true
                Layout.topMargin: 4
                visible: !seat.random
                text: qsTr("Rout level")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            Stepper {
                objectName: seat.objectName + "_percent"
                Layout.fillWidth: true
                visible: !seat.random
                least: 0
                most: 19
                // 0 is what is usual for the army, then 10 to 100 in steps of 5.
                value: seat.side.percent > 0 ? seat.side.percent / 5 - 1 : 0
                shown: value === 0 ? qsTr("usual") : qsTr("%1 %").arg(seat.side.percent)
                name: qsTr("Rout level of %1").arg(seat.side.name ?? "")
                onChosen: value => App.newBattle.setPercent(seat.side.id, value === 0 ? 0 : 5 * (value + 1))
            }
            AppText {
                Layout.fillWidth: true
                visible: !seat.random && seat.side.army !== ""
                text: seat.side.level ? qsTr("Beaten at %1 of %2 rout points").arg(seat.side.level).arg(seat.side.total) : qsTr("No rout level: never beaten by points")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            AppText {
                Layout.fillWidth: true
                visible: seat.random
                text: qsTr("It uses the same rout level as your army.")
                quiet: true
            }
            LayoutRepeater {
                model: Array.from(seat.side.findings ?? []).slice(0, 3)

                AppText {
                    required property var modelData
                    Layout.fillWidth: true
                    text: modelData.text
                    color: Theme.bad
                }
            }
            Item {
                Layout.fillHeight: true
                visible: seat.wide
            }
            AppButton {
                objectName: seat.objectName + "_about"
                Layout.fillWidth: true
                visible: (seat.side.text ?? "") !== ""
                glyph: "info"
                text: qsTr("About this army")
                onClicked: seat.aboutWanted(seat.side.name, seat.side.text)
            }
        }
    }
}
