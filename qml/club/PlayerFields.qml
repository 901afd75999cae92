// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a player: name, army, club and, where teams meet, the team. Names and clubs come from what the library knows, the army is a word or
// one of the library's lists: PlayerFields { row: …; } and values() when it is entered.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: fields

    readonly property var event: App.club.event
    /// The player as the event has them; empty for a new one.
    property var row: ({})
    /// Names to choose from: [{name,club}].
    property var known: []
    /// The list of the library that was chosen.
    property string roster
    property bool picking: false
    property string ruleset: event.ruleset ?? ""
    readonly property var rulesets: Array.from(App.games.rulesets)
    readonly property var armies: picking && ruleset !== "" ? Array.from(App.library.choices(ruleset)) : []
    /// Known names that begin as what is written.
    readonly property var offered: {
        const begins = name.text.trim().toLowerCase();
        return known.filter(one => one.name.toLowerCase().startsWith(begins) && one.name.toLowerCase() !== begins);
    }

    /// What is to be entered: of a player who is in the event what has changed.
    function values(): var {
        const input = row.name === undefined ? ({}) : ({"player": row.name});
        for (const [key, field] of [["name", name], ["club", club], ["team", team]])
            if (field.text.trim() !== (row[key] ?? ""))
                input[key] = field.text.trim();
        if (roster !== "")
            input.roster = roster;
        else if (army.input.text.trim() !== (row.army ?? ""))
            input.army = army.input.text.trim();
        return input;
    }
    function take(one: string) {
        name.text = one;
        const found = known.find(player => player.name === one);
        if (found && club.text.trim() === "")
            club.text = found.club;
    }
    function pick(id: string) {
        roster = id;
        army.input.text = armies.find(one => one.id === id)?.name ?? "";
        picking = false;
    }
    function clear() {
        name.text = "";
        club.text = "";
        army.input.text = "";
        roster = "";
        picking = false;
        name.forceActiveFocus();
    }

    spacing: 12
    Component.onCompleted: {
        name.text = row.name ?? "";
        club.text = row.club ?? "";
        team.text = row.team ?? "";
        army.text = row.army ?? "";
    }

    NameEntry {
        id: name
        Layout.fillWidth: true
        handle: "playerName"
        buttonHandle: "knownPlayer_"
        label: qsTr("Name")
        maximumLength: 80
        known: fields.row.name === undefined ? fields.offered.map(one => one.name) : []
        onNamed: text => fields.take(text)
    }
    TextEntry {
        id: army
        objectName: "playerArmy"
        Layout.fillWidth: true
        label: fields.roster !== "" ? qsTr("Army, a list of the library") : qsTr("Army")
        maximumLength: 80
        onTyped: fields.roster = ""
    }
    AppButton {
        objectName: "playerPick"
        Layout.fillWidth: true
        text: fields.picking ? qsTr("Close the library") : qsTr("An army of the library…")
        glyph: "armies"
        onClicked: fields.picking = !fields.picking
    }
    ChoiceList {
        objectName: "playerRuleset"
        Layout.fillWidth: true
        visible: fields.picking && (fields.event.ruleset ?? "") === ""
        name: qsTr("Rules")
        placeholder: qsTr("Choose the rules…")
        choices: fields.rulesets.map(one => ({
                    "value": one.id,
                    "label": one.name
                }))
        value: fields.ruleset
        onChosen: value => fields.ruleset = value
    }
    LayoutRepeater {
        model: fields.picking && fields.ruleset !== "" ? 1 : 0

        ArmyPicker {
            objectName: "playerArmies"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.px(320)
            side: "" // bronze: terracotta and blue are sides
            title: qsTr("Army")
            armies: fields.armies
            chosen: fields.roster
            onPicked: id => fields.pick(id)
        }
    }
    NameEntry {
        id: club
        Layout.fillWidth: true
        handle: "playerClub"
        label: qsTr("Club")
        maximumLength: 80
        onNamed: text => club.text = text
    }
    NameEntry {
        id: team
        Layout.fillWidth: true
        visible: fields.event.teams ?? false
        handle: "playerTeam"
        buttonHandle: "knownTeam_"
        label: qsTr("Team")
        maximumLength: 80
        known: visible ? Array.from(App.club.teams()).filter(one => one !== text) : []
        onNamed: text => team.text = text
    }
}
