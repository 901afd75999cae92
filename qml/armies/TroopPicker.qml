// SPDX-License-Identifier: GPL-3.0-or-later
// The troops of the rule set, to add to a command: type to find ("6 spears", "2 Kn(F)"), Enter or a tap adds; the sheet stays for the next. Those used
// lately stand first.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: picker

    property int command: -1
    property var troops: []
    property string typed
    /// How many were asked for; 0 while the troops' own number holds.
    property int asked: 0
    property string added
    readonly property var parts: /^\s*(\d+)?\s*[x×]?\s*(.*)$/i.exec(typed)
    readonly property var hits: parts[2].trim() === "" ? troops : Array.from(App.editor.findTroops(parts[2]))
    readonly property var now: hits[list.currentIndex] ?? null
    readonly property int count: now === null ? 1 : Math.max(now.least ?? 1, Math.min(now.most ?? 99, Number(parts[1] ?? 0) || asked || now.count))
    readonly property real over: App.editor.points - App.editor.limit

    function add(troop: var) {
        if (!troop)
            return;
        const many = Math.max(troop.least ?? 1, Math.min(troop.most ?? 1, count));
        if (App.editor.addTroop(command, troop.value, many, troop.also ?? ({})) >= 0)
            added = troop.countLabel !== "" && many > 1 ? qsTr("Added: %1 × %2").arg(troop.label).arg(many) : qsTr("Added: %1").arg(troop.label);
    }
    /// Adds what is current, and the field is free for the next.
    function enter() {
        if (!now)
            return;
        add(now);
        finder.input.text = "";
        typed = "";
        asked = 0;
    }
    function move(by: int) {
        list.currentIndex = Math.max(0, Math.min(hits.length - 1, list.currentIndex + by));
    }

    objectName: "troopPicker"
    Component.onCompleted: {
        troops = Array.from(App.editor.troops());
        finder.forceActiveFocus(Qt.OtherFocusReason);
    }
    onHitsChanged: list.currentIndex = hits.length > 0 ? 0 : -1

    SearchField {
        id: finder
        objectName: "troopFind"
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        focus: true
        placeholder: qsTr("Find troops; “6 …” adds six")
        onTyped: text => {
            picker.typed = text;
            picker.added = "";
        }
        Keys.onReturnPressed: picker.enter()
        Keys.onEnterPressed: picker.enter()
        Keys.onDownPressed: event => event.modifiers & Qt.ControlModifier ? steps.move(-1) : picker.move(1)
        Keys.onUpPressed: event => event.modifiers & Qt.ControlModifier ? steps.move(1) : picker.move(-1)
    }
    ListView {
        id: list
        objectName: "troopList"
        anchors.top: finder.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: foot.top
        width: parent.width
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: picker.hits
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Troops")
        ScrollBar.vertical: ScrollBar {}

        delegate: TroopRow {
            required property var modelData
            required property int index
            width: ListView.view.width
            troop: modelData
            heading: index === 0 || picker.hits[index - 1]?.group !== modelData.group ? modelData.group : ""
            current: ListView.isCurrentItem
            onClicked: {
                list.currentIndex = index;
                picker.add(troop);
            }
        }
        AppText {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.pad
            visible: picker.hits.length === 0
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("No troops have these words.")
            quiet: true
        }
    }
    Rectangle {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: column.implicitHeight + 2 * Theme.gap
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        ColumnLayout {
            id: column
            y: Theme.gap
            x: Theme.pad
            width: parent.width - 2 * Theme.pad
            spacing: 4

            RowLayout {
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.touch
                spacing: 12

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    AppText {
                        objectName: "troopAdded"
                        Layout.fillWidth: true
                        text: picker.added !== "" ? picker.added : qsTr("Tap what is to be added.")
                        font.weight: Font.DemiBold
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.role: Accessible.AlertMessage
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: App.editor.limit === 0 ? qsTr("%1 points").arg(App.editor.points) : picker.over > 0 ? qsTr("%1 of %2 points, %3 over").arg(App.editor.points).arg(App.editor.limit).arg(picker.over) : qsTr("%1 of %2 points, %3 left").arg(App.editor.points).arg(App.editor.limit).arg(-picker.over)
                        color: App.editor.limit > 0 && picker.over > 0 ? Theme.bad : Theme.quiet
                        font.pixelSize: Theme.textSmall
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                    }
                }
                AppText {
                    visible: steps.visible && picker.width >= Theme.px(420)
                    text: steps.name
                    quiet: true
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Stepper {
                    id: steps
                    objectName: "troopCount"
                    visible: picker.now === null || picker.now.countLabel !== ""
                    name: picker.now?.countLabel || qsTr("How many")
                    least: picker.now?.least ?? 1
                    most: picker.now?.most ?? 99
                    value: picker.count
                    onChosen: wanted => {
                        if (picker.parts[1] !== undefined) {
                            picker.typed = picker.parts[2];
                            finder.input.text = picker.typed;
                        }
                        picker.asked = wanted;
                    }
                }
            }
        }
    }
}
