// SPDX-License-Identifier: GPL-3.0-or-later
// The campaigns of this tablet, and the way to a new one.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Optio

AppPage {
    id: page

    function enter(id: string) {
        if (App.campaigns.open(id))
            open("CampaignPage", {});
    }

    objectName: "campaignsPage"
    ruleset: App.campaigns.rulesets[0]?.id ?? ""
    keyList: list
    Component.onCompleted: App.campaigns.refresh()

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Campaigns")
        onBack: page.back()

        IconButton {
            objectName: "newCampaign"
            visible: list.count > 0
            glyph: "add"
            text: qsTr("New campaign")
            onClicked: page.open("NewCampaignPage", {})
        }
    }
    EmptyState {
        anchors.centerIn: parent
        objectName: "noCampaign"
        visible: list.count === 0
        troop: "blades"
        title: qsTr("No campaign yet")
        text: qsTr("Two players, two armies, and battles whose losses last. Optio keeps the ledger.")
        actionText: qsTr("New campaign")
        onAction: page.open("NewCampaignPage", {})
    }
    ListView {
        id: list
        objectName: "campaignList"
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        x: Math.max(Theme.pad, (parent.width - 900) / 2)
        width: parent.width - 2 * x
        topMargin: Theme.pad
        bottomMargin: Theme.pad
        spacing: 12
        visible: count > 0
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: App.campaigns.rows
        ScrollBar.vertical: ScrollBar {}
        onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0

        delegate: Card {
            id: entry
            required property string id
            required property string name
            required property string rulesetName
            required property bool over
            required property int battles
            width: ListView.view.width
            inset: Theme.gap

            GameRow {
                objectName: "campaign_" + entry.name
                implicitWidth: parent.width
                focus: entry.ListView.isCurrentItem
                text: entry.name
                detail: entry.rulesetName + "  ·  " + (entry.battles === 1 ? qsTr("1 battle") : qsTr("%1 battles").arg(entry.battles)) + (entry.over ? "  ·  " + qsTr("over") : "")
                onClicked: page.enter(entry.id)
                onRemoved: App.campaigns.remove(entry.id)
            }
        }
    }
}
