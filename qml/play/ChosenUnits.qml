// SPDX-License-Identifier: GPL-3.0-or-later
// The selected units, and what else is to be tapped: one against one, or several of a side. Laid out by hand: a layout asks the height of words
// that wrap before it knows their width.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: who

    /// How the selected units read; "" when none is selected on that side.
    property string unitA
    property string unitB
    readonly property bool paired: unitA !== "" && unitB !== ""
    readonly property bool chosen: unitA !== "" || unitB !== ""
    /// Is there a ruling that takes several of a side, and are several being selected?
    property bool takesSeveral: false
    property bool several: false
    /// Is there anything now that takes one of each army?
    property bool enemyWanted: false
    /// The buttons below the words.
    property bool stacked: false

    signal severalWanted(bool several)
    signal cleared
    /// What the marks of the selected units mean is asked.
    signal marksWanted

    implicitHeight: stacked ? whoWords.height + Theme.gap + whoButtons.height : Math.max(whoWords.height, whoButtons.height)

    Column {
        id: whoWords
        y: who.stacked ? 0 : (who.height - height) / 2
        width: who.stacked ? who.width : who.width - whoButtons.width - Theme.gap

        AppText {
            width: parent.width
            visible: !who.chosen
            text: who.several ? qsTr("Tap every unit involved.") : qsTr("What do you want to resolve?")
            quiet: true
        }
        AppText {
            width: parent.width
            visible: text !== ""
            text: who.unitA
            color: Theme.sideA
            font.weight: Font.DemiBold
        }
        Item {
            width: parent.width
            height: visible ? other.height : 0
            visible: who.unitB !== ""

            AppText {
                id: between
                visible: who.paired
                text: qsTr("against")
                quiet: true
                wrapMode: Text.NoWrap
            }
            AppText {
                id: other
                x: between.visible ? between.width + 6 : 0
                width: parent.width - x
                text: who.unitB
                color: Theme.sideB
                font.weight: Font.DemiBold
            }
        }
        AppText {
            width: parent.width
            visible: who.chosen && !who.paired && text !== ""
            text: who.several ? qsTr("Tap every unit involved.") : who.enemyWanted ? qsTr("Now tap a unit of the other army.") : ""
            quiet: true
        }
    }
    Row {
        id: whoButtons
        anchors.right: parent.right
        y: who.stacked ? whoWords.height + Theme.gap : (who.height - height) / 2
        spacing: Theme.gap

        AppButton {
            objectName: "severalButton"
            visible: who.takesSeveral
            // With units chosen the words need the room.
            text: who.chosen && who.width < Theme.px(480) ? "" : qsTr("Several")
            Accessible.name: qsTr("Several")
            glyph: selected ? "check" : "add"
            selected: who.several
            tip: qsTr("Select several units of a side; holding a unit does the same.")
            Accessible.role: Accessible.CheckBox
            Accessible.checkable: true
            Accessible.checked: selected
            onClicked: who.severalWanted(!who.several)
        }
        IconButton {
            objectName: "marksButton"
            visible: who.chosen
            glyph: "info"
            text: qsTr("What the marks mean")
            onClicked: who.marksWanted()
        }
        IconButton {
            objectName: "clearSelection"
            visible: who.chosen
            glyph: "close"
            text: qsTr("Deselect all")
            onClicked: who.cleared()
        }
    }
}
