// SPDX-License-Identifier: GPL-3.0-or-later
// The preferences of the battle that is being played (PRF-30): what may change in the middle of it can be changed, the rest is shown. It is the body of a
// Sheet: Sheet { id: prefs; title: qsTr("Preferences"); Repeater { model: prefs.visible ? 1 : 0; BattlePrefsSheet { anchors.fill: parent } } }.
import Optio

OptionTopics {
    objectName: "battlePrefs"
    topics: Array.from(App.battlePrefs.topics)
    note: qsTr("Kept at once, for this battle.")
    onAnswered: (id, value) => App.battlePrefs.answer(id, value)
}
