// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be done now: reminders that lead to their ruling when they are tapped. Where there is little room it begins with the first few.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    /// [{text,rule,resolver,input}], see App.game.reminders.
    property var due: []
    /// Only the first few, until the rest is asked for.
    property bool few: false
    property bool whole: false
    readonly property int mostOfFew: 3
    readonly property var shown: few && !whole && due.length > mostOfFew + 1 ? due.slice(0, mostOfFew) : due

    signal chosen(var entry)
    signal ruleWanted(string rule, string title)

    spacing: 4

    RowLayout {
        Layout.fillWidth: true
        Heading {
            Layout.fillWidth: true
            text: qsTr("To do")
            size: Theme.textLead
        }
        AppText {
            text: qsTr("%n left", "", card.due.length)
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }
    }
    LayoutRepeater {
        model: ListRows {
            spare: 4
            source: card.shown
        }

        NoticeRow {
            required property var modelData
            required property bool used
            visible: used
            required property int index
            objectName: "reminder_" + index
            Layout.fillWidth: true
            text: modelData.text ?? ""
            touchable: (modelData.resolver ?? "") !== ""
            leads: touchable
            holdable: (modelData.rule ?? "") !== ""
            onClicked: if (touchable) card.chosen(modelData)
            onHeld: if (holdable) card.ruleWanted(modelData.rule, modelData.text)
        }
    }
    NoticeRow {
        objectName: "moreDue"
        Layout.fillWidth: true
        visible: card.shown.length < card.due.length
        glyph: "down"
        text: qsTr("%n more", "", card.due.length - card.shown.length)
        onClicked: card.whole = true
    }
}
