// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger of a campaign at a glance: what is left of each army, the battles so far, and what comes next.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var campaign: App.campaign
    readonly property var view: campaign.view
    readonly property var battles: Array.from(view.battles ?? [])
    readonly property bool fighting: battles.length > 0 && !battles[battles.length - 1].fought
    readonly property string attacker: view.next?.attacker ?? ""
    readonly property bool over: view.status === "over"
    readonly property var step: Array.from(view.acts ?? []).find(one => one.kind === (fighting ? "result" : "field")) ?? null

    /// The game of the battle being fought; without an id there is none yet.
    readonly property var game: campaign.game
    /// What the main button does.
    readonly property string doing: !fighting ? "field" : (game.id ?? "") === "" || game.binned ? "begin" : game.over ? "result" : "continue"

    function doNext() {
        if (doing === "continue")
            play();
        else
            open({"field": "CampaignFieldPage", "begin": "CampaignGamePage", "result": "CampaignResultPage"}[doing], {});
    }
    function play() {
        if (campaign.fight())
            open("GamePage", {});
    }
    function bringBack() {
        if (campaign.bringBack())
            open("GamePage", {});
    }
    function nameOf(side: string): string {
        return Array.from(view.players ?? []).find(one => one.side === side)?.name ?? "";
    }
    function undo() {
        if (campaign.undoText !== "")
            campaign.undo();
    }

    objectName: "campaignPage"
    ruleset: campaign.ruleset
    foot: footBar.height

    TopBar {
        id: bar
        width: parent.width
        title: page.campaign.name
        subtitle: page.over ? qsTr("over") : page.fighting ? qsTr("battle %1 is being fought").arg(page.battles.length) : page.battles.length === 0 ? qsTr("before the first battle") : qsTr("before battle %1").arg(page.battles.length + 1)
        onBack: page.back()

        IconButton {
            objectName: "campaignUndo"
            enabled: page.campaign.undoText !== ""
            glyph: "undo"
            text: page.campaign.undoText !== "" ? page.campaign.undoText : qsTr("Undo")
            onClicked: page.undo()
        }
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: column.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (flick.width - 1200) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: Theme.pad

            Heading {
                objectName: page.over ? "campaignWinner" : "campaignText"
                Layout.fillWidth: true
                text: page.view.text ?? ""
                size: Theme.textSentence
            }
            Card {
                Layout.fillWidth: true
                visible: !page.over && page.campaign.instructions.length > 0 && page.fighting
                title: qsTr("To do on the table")

                LayoutRepeater {
                    model: page.campaign.instructions

                    NoticeRow {
                        required property var modelData
                        Layout.fillWidth: true
                        touchable: false
                        text: modelData.side === "" ? modelData.text : page.nameOf(modelData.side) + ": " + modelData.text
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                visible: page.fighting
                title: page.doing === "begin" ? qsTr("Fight it with Optio, or without") : page.game.over ? qsTr("The game of this battle is over") : qsTr("The game of this battle stands at %1").arg(page.game.turn ?? "")

                AppText {
                    Layout.fillWidth: true
                    text: page.doing !== "begin" ? page.game.title ?? "" : page.game.binned ? qsTr("The game of this battle was deleted. It can be brought back for 30 days.") : qsTr("As a game, Optio knows both armies, keeps its journal and fills in the result. Or fight it by yourselves, and enter who was lost.")
                    quiet: true
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: page.phone ? 1 : 2
                    columnSpacing: 12
                    rowSpacing: Theme.gap

                    AppButton {
                        objectName: "campaignBringBack"
                        Layout.fillWidth: true
                        visible: page.game.binned === true
                        text: qsTr("Bring the game back")
                        glyph: "undo"
                        onClicked: page.bringBack()
                    }
                    AppButton {
                        objectName: "campaignOpenGame"
                        Layout.fillWidth: true
                        visible: page.doing === "result"
                        text: qsTr("Open the game")
                        onClicked: page.play()
                    }
                    AppButton {
                        objectName: "campaignEnter"
                        Layout.fillWidth: true
                        visible: page.doing !== "result"
                        text: qsTr("Enter the result")
                        glyph: "edit"
                        onClicked: page.open("CampaignResultPage", {})
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                visible: page.campaign.changedGames.length > 0
                title: qsTr("Look again")

                LayoutRepeater {
                    model: page.campaign.changedGames

                    NoticeRow {
                        required property var modelData
                        objectName: "changedGame_" + modelData.battle
                        Layout.fillWidth: true
                        touchable: false
                        text: modelData.text
                        detail: modelData.battle === page.battles.length && !page.over ? qsTr("Undo the result to enter it anew.") : qsTr("Later entries build on that result, so it stays as it was entered.")
                        glyph: "warning"
                        tone: "bad"
                    }
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: page.width < 700 ? 1 : 2
                columnSpacing: Theme.pad
                rowSpacing: Theme.pad

                LayoutRepeater {
                    model: page.view.players ?? []

                    CampaignArmy {
                        required property var modelData
                        objectName: "campaignArmy_" + modelData.side
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.alignment: Qt.AlignTop
                        player: modelData
                        attacks: !page.over && page.attacker === modelData.side
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                title: qsTr("Battles")

                AppText {
                    Layout.fillWidth: true
                    visible: page.battles.length === 0
                    text: qsTr("None yet.")
                    quiet: true
                }
                LayoutRepeater {
                    model: page.battles

                    CampaignBattle {
                        required property var modelData
                        required property int index
                        objectName: "campaignBattle_" + (index + 1)
                        Layout.fillWidth: true
                        battle: modelData
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                visible: page.campaign.history.length > 0
                title: qsTr("What happened")

                LayoutRepeater {
                    model: page.campaign.history

                    NoticeRow {
                        required property var modelData
                        Layout.fillWidth: true
                        touchable: false
                        text: modelData.text
                        detail: modelData.undone ? qsTr("undone") : ""
                        tone: modelData.undone ? "bad" : "none"
                        glyph: modelData.undone ? "undo" : ""
                    }
                }
            }
            AppButton {
                objectName: "concedeButton"
                Layout.fillWidth: page.phone
                visible: !page.over
                kind: "quiet"
                text: qsTr("Concede the campaign…")
                onClicked: concedeSheet.open()
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !page.over
        height: visible ? implicitHeight : 0
        text: page.step?.refusal ?? ""

        Item {
            Layout.fillWidth: true
            visible: page.landscape
        }
        BigButton {
            objectName: "campaignNext"
            Layout.fillWidth: page.upright
            Layout.preferredWidth: Theme.px(420)
            focus: true
            side: page.attacker === "b" ? "b" : "a"
            enabled: page.step !== null && page.step.refusal === ""
            text: page.doing === "field" ? qsTr("Field battle %1").arg(page.battles.length + 1) : page.doing === "begin" ? qsTr("Fight battle %1 here").arg(page.battles.length) : page.doing === "continue" ? qsTr("Continue battle %1").arg(page.battles.length) : qsTr("Enter the result")
            onClicked: page.doNext()
        }
    }
    Sheet {
        id: concedeSheet
        title: qsTr("Who concedes?")
        small: true

        Repeater {
            model: concedeSheet.visible ? 1 : 0

            ColumnLayout {
                x: Theme.pad
                width: parent.width - 2 * Theme.pad
                spacing: 12
                onImplicitHeightChanged: concedeSheet.bodyHeight = implicitHeight + Theme.pad

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("The other side wins the campaign.")
                    quiet: true
                }
                LayoutRepeater {
                    model: page.view.players ?? []

                    BigButton {
                        required property var modelData
                        required property int index
                        objectName: "concede_" + modelData.side
                        Layout.fillWidth: true
                        focus: index === 0
                        side: modelData.side
                        text: modelData.name
                        onClicked: {
                            concedeSheet.close();
                            page.campaign.act("concede", {"side": modelData.side});
                        }
                    }
                }
            }
        }
    }
}
