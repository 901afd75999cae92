// SPDX-License-Identifier: GPL-3.0-or-later
// The debriefing of a battle that is over (HOP-343, PRF-41): who won and why, both accounts, the points of both sides by round, the attacks with their
// odds, what became of the units, and the ways on: report, the battle again, the same with sides exchanged.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var debrief: App.debrief
    readonly property string game: App.game.id
    property int attacksShown: 10
    property bool saving: false
    readonly property bool wide: width >= 760

    function again(sameDice: bool, swapped: bool) {
        if (App.games.again(game, sameDice, swapped))
            openFromHome("BoardPage", {});
    }
    function toEnd() {
        flick.contentY = Math.max(0, flick.contentHeight - flick.height);
    }
    function ofSide(list: var, side: string): var {
        return Array.from(list).filter(one => one.side === side);
    }

    objectName: "debriefPage"
    ruleset: App.game.ruleset
    foot: ways.height
    Component.onCompleted: debrief.start()
    Component.onDestruction: debrief.leave()

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Debriefing")
        subtitle: App.game.title
        onBack: page.back()
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(480, parent.width - 2 * Theme.pad)
        visible: !page.debrief.ready
        spacing: 12

        AppText {
            objectName: "debriefFault"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: page.debrief.fault !== "" ? page.debrief.fault : qsTr("Reading the battle…")
            Accessible.role: Accessible.AlertMessage
        }
        Rectangle {
            width: parent.width
            height: 8
            radius: 4
            visible: page.debrief.fault === ""
            color: Theme.line

            Rectangle {
                width: parent.width * page.debrief.progress
                height: parent.height
                radius: 4
                color: Theme.accent
            }
        }
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: ways.top
        anchors.bottomMargin: page.strip
        width: parent.width
        visible: page.debrief.ready
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (flick.width - 1200) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: Theme.pad

            Heading {
                objectName: "debriefText"
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: page.debrief.text
                side: page.debrief.winner
                size: page.phone ? Theme.px(24) : Theme.textSentence
                Accessible.role: Accessible.AlertMessage
            }
            GridLayout {
                Layout.fillWidth: true
                columns: page.wide ? 2 : 1
                columnSpacing: Theme.pad
                rowSpacing: 12

                LayoutRepeater {
                    model: page.debrief.sides

                    DebriefSide {
                        required property var modelData
                        objectName: "debrief_" + modelData.id
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                        account: modelData
                        won: page.debrief.winner === modelData.id
                        luck: page.ofSide(page.debrief.luck, modelData.id)
                    }
                }
            }
            AppText {
                Layout.fillWidth: true
                text: page.debrief.bestBy
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            Card {
                Layout.fillWidth: true
                title: qsTr("%1 by round").arg(page.debrief.measure)

                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.pad

                    Repeater {
                        model: page.debrief.sides

                        Row {
                            id: key
                            required property var modelData
                            spacing: Theme.gap

                            Rectangle {
                                anchors.verticalCenter: parent.verticalCenter
                                width: 12
                                height: 12
                                radius: key.modelData.id === "a" ? 6 : 0
                                color: Theme.side(key.modelData.id)
                            }
                            AppText {
                                width: Math.min(implicitWidth, column.width - 72)
                                text: key.modelData.name
                                color: Theme.side(key.modelData.id)
                                font.weight: Font.DemiBold
                                wrapMode: Text.NoWrap
                                elide: Text.ElideRight
                            }
                        }
                    }
                }
                DebriefChart {
                    objectName: "debriefChart"
                    Layout.fillWidth: true
                    rounds: page.debrief.rounds
                    sides: page.debrief.sides
                    measure: page.debrief.measure
                }
            }
            DebriefDecisions {
                Layout.fillWidth: true
                visible: page.debrief.weighing || page.debrief.allWeighed
                weighing: page.debrief.weighing
                decisions: page.debrief.decisions
                names: page.debrief.sides
            }
            Card {
                Layout.fillWidth: true
                visible: page.debrief.attacks.length > 0
                title: qsTr("Attacks: round, odds, and what came of it")
                spacing: 0

                LayoutRepeater {
                    model: Math.min(page.attacksShown, page.debrief.attacks.length)

                    DebriefAttack {
                        required property int index
                        Layout.fillWidth: true
                        attack: page.debrief.attacks[index] ?? ({})
                    }
                }
                AppButton {
                    objectName: "moreAttacks"
                    Layout.fillWidth: true
                    visible: page.attacksShown < page.debrief.attacks.length
                    kind: "quiet"
                    glyph: "down"
                    text: qsTr("Show more attacks: %1 are left").arg(page.debrief.attacks.length - page.attacksShown)
                    onClicked: page.attacksShown += 40
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: page.wide ? 2 : 1
                columnSpacing: Theme.pad
                rowSpacing: 12

                LayoutRepeater {
                    model: page.debrief.sides

                    DebriefUnits {
                        required property var modelData
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                        side: modelData.id
                        name: modelData.name
                        units: page.ofSide(page.debrief.units, modelData.id)
                    }
                }
            }
            LayoutRepeater {
                model: page.ofSide(page.debrief.luck, "")

                AppText {
                    required property var modelData
                    Layout.fillWidth: true
                    text: qsTr("%1: %2; %3 is to be expected, give or take %4.").arg(modelData.label).arg(modelData.got.toFixed(2)).arg(modelData.expected.toFixed(2)).arg(modelData.spread.toFixed(2))
                    quiet: true
                }
            }
        }
    }
    Rectangle {
        id: ways
        anchors.bottom: parent.bottom
        width: parent.width
        height: buttons.implicitHeight + 24
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        GridLayout {
            id: buttons
            x: Theme.pad
            y: 12
            width: parent.width - 2 * Theme.pad
            columns: !page.phone ? 5 : Theme.scale > 1.3 ? 2 : 3
            columnSpacing: 12
            rowSpacing: 12

            AppButton {
                objectName: "debriefAgain"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                kind: "primary"
                side: "a"
                text: qsTr("Play again")
                tip: qsTr("The same armies with new dice")
                onClicked: page.again(false, false)
            }
            AppButton {
                objectName: "debriefSame"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: qsTr("Same dice")
                tip: qsTr("Repeating the same actions rolls the same dice")
                onClicked: page.again(true, false)
            }
            AppButton {
                objectName: "debriefSwap"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: qsTr("Swap sides")
                tip: qsTr("The same armies, each led by the other")
                onClicked: page.again(false, true)
            }
            AppButton {
                objectName: "debriefReport"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: qsTr("Save report")
                glyph: page.phone ? "" : "save"
                onClicked: page.saving = true
            }
            AppButton {
                objectName: "debriefClose"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: !page.phone || Theme.scale <= 1.3 // the arrow does the same
                text: qsTr("Close")
                onClicked: page.back()
            }
        }
    }
    Repeater {
        model: page.saving ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save the report")
            suggested: App.game.title + ".html"
            filters: [qsTr("A page for any browser (*.html)"), qsTr("Markdown (*.md)"), qsTr("All files (*)")]
            onChosen: file => {
                if (App.game.exportReport(file))
                    page.say(qsTr("The report is saved."));
            }
            onDone: page.saving = false
        }
    }
}
