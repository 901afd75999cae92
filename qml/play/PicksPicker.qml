// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes a place that several may take: PicksPicker { slot: {id, label, picked, summary, candidates: [{unit, part, label, detail, icon, side,
// heading, most, count}]}; onPicked: (unit, part, count) => …; onAll: all => … }. Folded to one line once somebody is picked; a tap unfolds it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

Card {
    id: picker

    required property var slot
    /// Why nobody can be picked.
    property string refusal
    property bool open: true
    readonly property var candidates: slot.candidates ?? []
    readonly property bool nobody: candidates.length === 0
    readonly property bool paired: width >= Theme.px(760) && candidates.length > 3
    readonly property real rowWidth: (width - 2 * inset) / (paired ? 2 : 1)

    /// Where each candidate stands: a heading begins a new row, so that nobody seems to be of another command.
    readonly property var places: {
        const columns = paired ? 2 : 1;
        const found = [];
        let at = 0;
        for (const one of candidates) {
            if ((one.heading ?? "") !== "")
                at = Math.ceil(at / columns) * columns;
            found.push({"row": Math.floor(at / columns), "column": at % columns});
            ++at;
        }
        return found;
    }

    signal picked(string unit, string part, int count)
    signal all(bool all)

    Component.onCompleted: open = (slot.picked ?? 0) === 0
    spacing: 4
    inset: 12

    T.AbstractButton {
        id: head
        Layout.fillWidth: true
        implicitWidth: 320
        implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap)
        enabled: !picker.nobody
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        text: picker.slot.label ?? ""
        onClicked: picker.open = !picker.open
        Accessible.role: Accessible.Button
        Accessible.name: text + ": " + summary.text
        Accessible.description: picker.open ? qsTr("Folds the list away") : qsTr("Shows the list")
        Accessible.onPressAction: head.clicked()
        Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

        background: Rectangle {
            radius: 8
            color: head.down ? Theme.pressed : head.hovered && head.enabled ? Theme.raised : "transparent"
            FocusRing {
                control: head
                anchors.margins: 0
            }
        }
        Column {
            id: words
            anchors.left: parent.left
            anchors.leftMargin: 4
            anchors.right: change.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            AppText {
                width: parent.width
                text: head.text
                font.pixelSize: Theme.textSmall
                quiet: true
                Accessible.ignored: true
            }
            AppText {
                id: summary
                width: parent.width
                text: picker.nobody ? picker.refusal !== "" ? picker.refusal : qsTr("No units can be chosen now.") : (picker.slot.summary ?? "") !== "" ? picker.slot.summary : picker.slot.optional ? qsTr("nobody") : qsTr("Tap those who take part.")
                font.pixelSize: Theme.textLead
                font.weight: (picker.slot.picked ?? 0) > 0 ? Font.DemiBold : Font.Normal
                Accessible.ignored: true
            }
        }
        Row {
            id: change
            anchors.right: parent.right
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            visible: !picker.nobody
            spacing: Theme.gap

            AppText {
                anchors.verticalCenter: parent.verticalCenter
                text: !picker.open ? qsTr("change") : (picker.slot.picked ?? 0) > 0 ? qsTr("done") : ""
                color: Theme.accent
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: picker.open ? "up" : "down"
                size: Theme.px(18)
                colour: Theme.accent
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: picker.open && picker.candidates.length > 3
        spacing: Theme.gap

        AppButton {
            objectName: "pickAll_" + (picker.slot.id ?? "")
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("All")
            enabled: picker.candidates.some(one => one.count < one.most)
            Accessible.name: qsTr("All: %1").arg(picker.slot.label ?? "")
            onClicked: picker.all(true)
        }
        AppButton {
            objectName: "pickNone_" + (picker.slot.id ?? "")
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("None")
            enabled: (picker.slot.picked ?? 0) > 0
            Accessible.name: qsTr("None: %1").arg(picker.slot.label ?? "")
            onClicked: picker.all(false)
        }
    }
    GridLayout {
        Layout.fillWidth: true
        visible: picker.open && !picker.nobody
        columns: picker.paired ? 2 : 1
        columnSpacing: Theme.pad
        rowSpacing: 2

        LayoutRepeater {
            model: picker.open ? picker.candidates.length : 0

            ColumnLayout {
                id: place
                required property int index
                readonly property var row: picker.candidates[index] ?? ({})
                Layout.row: picker.places[index]?.row ?? 0
                Layout.column: picker.places[index]?.column ?? 0
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                Layout.alignment: Qt.AlignBottom
                spacing: 2

                AppText {
                    Layout.fillWidth: true
                    Layout.topMargin: 4
                    Layout.leftMargin: 8
                    visible: text !== ""
                    text: place.row.heading ?? ""
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    font.weight: Font.DemiBold
                }
                PickRow {
                    objectName: "pick_" + (place.row.unit ?? "") + (place.row.part ? "_" + place.row.part : "")
                    Layout.fillWidth: true
                    row: place.row
                    tight: picker.rowWidth < Theme.px(330)
                    tighter: picker.rowWidth < Theme.px(280)
                    onPicked: count => picker.picked(place.row.unit, place.row.part ?? "", count)
                }
            }
        }
    }
}
