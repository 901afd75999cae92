// SPDX-License-Identifier: GPL-3.0-or-later
// A house-rules file before it is taken: what it is of, what it changes, and what it would replace; or why it cannot be used.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var found: App.house.found
    readonly property bool faulty: (found.fault ?? "") !== ""
    readonly property bool replaces: (found.replaces ?? "") !== ""

    function leave() {
        App.house.letGo();
    }
    function take() {
        if (App.house.take() !== "")
            back();
    }

    objectName: "houseAddPage"
    keyList: list
    foot: footBar.height
    ruleset: found.ruleset ?? ""

    TopBar {
        id: bar
        width: parent.width
        title: page.found.name ?? ""
        subtitle: page.found.extendsName ? qsTr("House rules for %1").arg(page.found.extendsName) : qsTr("House rules")
        onBack: page.back()
    }
    ColumnLayout {
        anchors.top: bar.bottom
        anchors.topMargin: 12
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        x: Math.max(Theme.pad, (page.width - 900) / 2)
        width: page.width - 2 * x
        spacing: 12

        AppText {
            Layout.fillWidth: true
            visible: text !== ""
            text: page.found.note ?? ""
        }
        AppText {
            objectName: "houseAddFault"
            Layout.fillWidth: true
            visible: page.faulty
            text: page.found.fault ?? ""
            color: Theme.bad
            font.weight: Font.DemiBold
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
        AppText {
            Layout.fillWidth: true
            visible: page.replaces
            text: page.found.same ? qsTr("You already have exactly these house rules.") : qsTr("Replaces your \"%1\".").arg(page.found.replaces)
            font.weight: Font.DemiBold
        }
        AppText {
            Layout.fillWidth: true
            visible: !page.faulty && list.count === 0
            text: qsTr("This file changes nothing.")
            quiet: true
        }
        ListView {
            id: list
            objectName: "houseAddChanges"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            activeFocusOnTab: count > 0 || activeFocus // Qt complains of one that has it and lets go
            boundsBehavior: Flickable.StopAtBounds
            model: page.found.changes ?? []
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Changes")
            ScrollBar.vertical: ScrollBar {}

            delegate: HouseChange {
                width: ListView.view.width
                onRuleWanted: rule => page.open("RulesPage", {"ruleset": page.ruleset, "rule": rule})
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width
        text: page.faulty ? qsTr("Nothing was added. Correct the file, or ask for a new one.") : ""

        Item {
            Layout.fillWidth: true
        }
        AppButton {
            objectName: "houseAddCancel"
            text: page.faulty ? qsTr("Close") : qsTr("Cancel")
            onClicked: page.back()
        }
        AppButton {
            objectName: "houseTake"
            visible: !page.faulty && page.found.same !== true
            kind: "primary"
            text: page.replaces ? qsTr("Replace") : qsTr("Add")
            onClicked: page.take()
        }
    }
}
