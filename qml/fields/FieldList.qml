// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an editor one under the other, under the headings of their groups, with something above and below: take() gives it its fields, each
// with its value; answered() tells what the player gave. enter() leads to one of them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: flick

    /// Before the key in the fields' object names: "field_".
    property string prefix
    property bool editable: true
    property alias head: above.data
    property alias foot: below.data
    property var fields: ({})
    /// Key of the choice whose list is open.
    property string unfolded
    /// The field that is being led to, while what stands above it still finds its height.
    property Item goal: null

    signal answered(string key, var value)

    function take(list: var) {
        const found = {};
        const rows = [];
        let group = "";
        for (const field of list) {
            found[field.key] = Object.assign({}, field, {"heading": field.group !== group ? field.group : ""});
            group = field.group;
            rows.push({"key": field.key, "kind": field.kind});
        }
        fields = Object.assign({}, fields, found);
        keys.take(rows);
    }
    function show() {
        if (goal !== null)
            contentY = Math.max(0, Math.min(column.y + goal.y - Theme.pad, contentHeight - height));
    }
    function keyOf(field: var): string {
        return field?.key ?? "";
    }
    /// Scrolls to the field that a place in the army is about ("leader/name", "cards/flank"), and gives it the keyboard.
    function enter(place: string) {
        column.ensurePolished();
        for (let i = 0; i < rows.count; ++i) {
            const field = rows.itemAt(i) as FieldEditor;
            const key = keyOf(field);
            if (field === null || !(place === key || place.startsWith(key + "/") || key.startsWith(place + "/")))
                continue;
            goal = field;
            settling.restart();
            show();
            field.nextItemInFocusChain(true)?.forceActiveFocus(Qt.TabFocusReason);
            return;
        }
    }

    implicitHeight: column.implicitHeight + 2 * Theme.pad
    clip: true
    contentHeight: column.implicitHeight + 2 * Theme.pad
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    onContentHeightChanged: show()

    Timer {
        id: settling
        interval: 250
        onTriggered: flick.goal = null
    }
    KeyedRows { id: keys }
    ColumnLayout {
        id: column
        x: Theme.pad
        y: Theme.pad
        width: flick.width - 2 * Theme.pad
        spacing: Theme.pad

        ColumnLayout {
            id: above
            Layout.fillWidth: true
            visible: children.length > 0
            spacing: Theme.pad
        }
        LayoutRepeater {
            id: rows
            model: keys

            FieldEditor {
                required property string key
                required property string kind
                Layout.fillWidth: true
                enabled: flick.editable
                name: flick.prefix + key
                shape: kind
                asked: flick.fields[key] ?? ({})
                value: asked.value
                unfolded: flick.unfolded === key
                onUnfoldWanted: flick.unfolded = unfolded ? "" : key
                onAnswered: value => {
                    flick.unfolded = "";
                    flick.answered(key, value);
                }
            }
        }
        ColumnLayout {
            id: below
            Layout.fillWidth: true
            visible: children.length > 0
            spacing: Theme.pad
        }
    }
}
