// SPDX-License-Identifier: GPL-3.0-or-later
// One pair of the map on a narrow page: a panel at the foot that leaves the map in sight. A tap on its grip, or a finger that draws it, pulls it up
// over the page and lets it down again; drawn down from there it goes.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Optio

FocusScope {
    id: panel

    required property var odds
    /// Room for it when it is let down and when it is pulled up; where these are the same it lies over the map at once.
    required property real least
    required property real most
    readonly property bool whole: least >= most
    property bool shown: false
    property bool raised: false
    readonly property var cell: odds.cell

    signal ruleWanted(string rule)
    signal rulingWanted

    function close() {
        shown = raised = false;
    }

    height: raised ? most : least
    Accessible.role: Accessible.Pane
    Accessible.name: grip.text

    Behavior on height {
        enabled: !Theme.reducedMotion
        NumberAnimation { duration: Theme.quick }
    }
    // What lies under it is not touched through it.
    MouseArea { anchors.fill: parent }
    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: -radius
        radius: 16
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
    }
    T.AbstractButton {
        id: grip
        objectName: "oddsGrip"
        width: parent.width - away.width - 4
        height: Theme.touch
        focus: true
        focusPolicy: Qt.StrongFocus
        text: qsTr("%1 against %2").arg(panel.cell.attacker?.label ?? "").arg(panel.cell.defender?.label ?? "")
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: panel.whole ? qsTr("Back to the map.") : panel.raised ? qsTr("Lets the panel down.") : qsTr("Pulls the panel up.")
        Accessible.onPressAction: clicked()
        Keys.onReturnPressed: clicked()
        onClicked: {
            if (panel.whole)
                panel.close();
            else
                panel.raised = !panel.raised;
        }
        background: Item {
            Rectangle {
                x: (panel.width - width) / 2
                y: 6
                width: 44
                height: 5
                radius: 2.5
                color: Theme.edge
            }
            FocusRing { control: grip }
        }
        contentItem: AppText {
            leftPadding: Theme.pad
            topPadding: 8
            text: grip.text
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.textSmall
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        DragHandler {
            property real way: 0
            target: null
            xAxis.enabled: false
            onActiveTranslationChanged: if (active) way = activeTranslation.y
            onActiveChanged: {
                if (active)
                    return;
                if (way < -20)
                    panel.raised = !panel.whole;
                else if (way > 20 && panel.raised)
                    panel.raised = false;
                else if (way > 20)
                    panel.close();
                way = 0;
            }
        }
    }
    IconButton {
        id: away
        objectName: "oddsPanelClose"
        anchors.right: parent.right
        anchors.rightMargin: 4
        glyph: "close"
        text: qsTr("Close")
        onClicked: panel.close()
    }
    Repeater {
        model: panel.visible ? 1 : 0

        OddsPair {
            objectName: "oddsPair"
            y: grip.height
            height: panel.height - y
            width: panel.width
            brief: !panel.raised && !panel.whole
            odds: panel.odds
            onRuleWanted: rule => panel.ruleWanted(rule)
            onRulingWanted: panel.rulingWanted()
        }
    }
}
