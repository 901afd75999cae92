// SPDX-License-Identifier: GPL-3.0-or-later
// One house file: every figure that it changes, old and new, and the way back to default.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    /// Name of the file, as App.house.files has it.
    property string file
    /// Is there no room for words on the buttons at the top?
    readonly property bool tight: width < Math.max(600, 700 * Theme.scale)
    property var house: App.house.find(file)
    property var changes: App.house.changes(file)
    readonly property bool faulty: (house.fault ?? "") !== ""

    property bool sharing: false

    function edit() {
        if (App.house.draft.edit(file))
            open("HouseEditPage", {});
    }
    function remove() {
        if (App.house.remove(file))
            back();
    }

    objectName: "housePage"
    keyList: list
    ruleset: house.ruleset ?? ""

    TopBar {
        id: bar
        width: parent.width
        title: page.house.name ?? page.file
        subtitle: page.house.extendsName !== undefined && page.house.extendsName !== "" ? qsTr("House rules for %1").arg(page.house.extendsName) : qsTr("House rules")
        onBack: page.back()

        AppButton {
            objectName: "houseEdit"
            visible: !page.tight
            glyph: "edit"
            text: qsTr("Edit")
            onClicked: page.edit()
        }
        IconButton {
            objectName: "houseEditIcon"
            visible: page.tight
            glyph: "edit"
            text: qsTr("Edit")
            onClicked: page.edit()
        }
        AppButton {
            objectName: "houseShare"
            visible: !page.tight
            glyph: "share"
            text: qsTr("Share…")
            onClicked: page.sharing = true
        }
        IconButton {
            objectName: "houseShareIcon"
            visible: page.tight
            glyph: "share"
            text: qsTr("Share…")
            onClicked: page.sharing = true
        }
        AppButton {
            objectName: "houseRemove"
            visible: !page.tight
            kind: "danger"
            text: qsTr("Remove (back to default)")
            onClicked: page.remove()
        }
        IconButton {
            objectName: "houseRemoveIcon"
            visible: page.tight
            glyph: "delete"
            text: qsTr("Remove (back to default)")
            onClicked: page.remove()
        }
    }
    Connections {
        target: App.house
        function onChanged() {
            page.house = App.house.find(page.file);
            page.changes = App.house.changes(page.file);
        }
    }
    ColumnLayout {
        anchors.top: bar.bottom
        anchors.topMargin: 12
        anchors.bottom: parent.bottom
        x: Math.max(Theme.pad, (page.width - 900) / 2)
        width: page.width - 2 * x
        spacing: 12

        AppText {
            Layout.fillWidth: true
            visible: text !== ""
            text: page.house.note ?? ""
        }
        AppText {
            Layout.fillWidth: true
            visible: page.faulty
            text: qsTr("This file has an error and is not in use. Edit it, or fix the file and add it again.")
            color: Theme.bad
            font.weight: Font.DemiBold
        }
        AppText {
            Layout.fillWidth: true
            visible: page.faulty
            text: page.house.fault ?? ""
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
        AppText {
            Layout.fillWidth: true
            visible: !page.faulty && page.changes.length === 0
            text: qsTr("This file changes nothing.")
            quiet: true
        }
        ListView {
            id: list
            objectName: "houseChanges"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            model: page.changes
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Changes")
            ScrollBar.vertical: ScrollBar {}

            delegate: HouseChange {
                width: ListView.view.width
                onRuleWanted: rule => page.open("RulesPage", {"ruleset": page.ruleset, "rule": rule})
            }
        }
    }
    Repeater {
        model: page.sharing ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Share house rules")
            suggested: App.house.suggested(page.file)
            filters: [qsTr("House rules (*.toml)")]
            onChosen: file => {
                if (App.house.exportTo(page.file, file))
                    page.say(qsTr("Saved. Others add the file under Settings, House rules."));
            }
            onDone: page.sharing = false
        }
    }
}
