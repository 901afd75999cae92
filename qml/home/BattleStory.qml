// SPDX-License-Identifier: GPL-3.0-or-later
// What one wants to know of a ready-made battle, and the button that begins it; the body of a Sheet.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: story

    required property var battle
    readonly property var parts: [
        {title: "", text: battle.story},
        {title: qsTr("Ground"), text: battle.ground},
        {title: qsTr("Deployment"), text: battle.deployment}
    ].filter(part => part.text !== "")

    signal played

    Flickable {
        id: flick
        anchors.top: parent.top
        anchors.bottom: begin.top
        anchors.bottomMargin: Theme.pad
        width: parent.width
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        ColumnLayout {
            id: column
            x: Theme.pad
            width: flick.width - 2 * Theme.pad
            spacing: Theme.pad

            AppText {
                Layout.fillWidth: true
                text: [story.battle.rulesetName, story.battle.kind === "app" ? qsTr("played in the app") : qsTr("beside your table"), story.battle.period, story.battle.when, story.battle.length].filter(part => part !== "").join(" · ")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            AppText {
                Layout.fillWidth: true
                text: story.battle.armies
                font.weight: Font.DemiBold
            }
            LayoutRepeater {
                model: story.parts

                ColumnLayout {
                    id: part
                    required property var modelData
                    Layout.fillWidth: true
                    spacing: 4

                    Heading {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: part.modelData.title
                        size: Theme.px(18)
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: part.modelData.text
                        lineHeight: 1.2
                    }
                }
            }
        }
    }
    BigButton {
        id: begin
        objectName: "playBattle"
        x: Theme.pad
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.pad
        width: parent.width - 2 * Theme.pad
        focus: true
        text: qsTr("Play this battle")
        onClicked: story.played()
    }
}
