// SPDX-License-Identifier: GPL-3.0-or-later
// What has just broken, across the whole window: FallenBand { fallen: game.fallen; uncovered: page.enabled; onDismissed: …; onRuleWanted: (rule, title) => … }.
// It is said once, when the page can be seen, and stays until the next act or its cross.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: band

    /// [{key, side, text, rule}]
    property var fallen: []
    /// Can it be seen, with nothing lying over it?
    property bool uncovered: true
    readonly property string words: fallen.map(one => one.text).join(" ")
    readonly property string rule: fallen.length > 0 ? fallen[0].rule ?? "" : ""
    property string said

    signal dismissed
    signal ruleWanted(string rule, string title)

    function tell() {
        if (words === "")
            said = "";
        else if (uncovered && said !== words) {
            said = words;
            Announcer.say(label, words);
        }
    }

    objectName: "fallenBand"
    visible: fallen.length > 0
    height: visible ? row.implicitHeight + 2 * Theme.gap : 0
    color: Theme.bad
    onWordsChanged: tell()
    onUncoveredChanged: tell()

    RowLayout {
        id: row
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        Icon {
            name: "warning"
            size: Theme.px(28)
            colour: Theme.badInk
        }
        Heading {
            id: label
            objectName: "fallenText"
            Layout.fillWidth: true
            text: band.words
            color: Theme.badInk
            size: Theme.px(24)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        IconButton {
            visible: band.rule !== ""
            glyph: "rules"
            text: qsTr("Why? · rules")
            colour: hovered ? Theme.ink : Theme.badInk
            onClicked: band.ruleWanted(band.rule, band.words)
        }
        IconButton {
            objectName: "fallenRead"
            glyph: "close"
            text: qsTr("Dismiss")
            colour: hovered ? Theme.ink : Theme.badInk
            onClicked: band.dismissed()
        }
    }
}
