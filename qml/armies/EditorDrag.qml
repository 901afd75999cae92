// SPDX-License-Identifier: GPL-3.0-or-later
// Dragging in the army's list: it lies over the list, so that the finger keeps the row while the list scrolls beneath it. A row or a command is
// taken by the grip at its right edge; a line shows where it would go; Esc, or letting go outside the list, leaves all as it was.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: drag

    required property ListView list
    readonly property var rows: App.editor.rows
    readonly property bool active: carried !== null && moved
    readonly property string liftedId: carried?.id ?? ""
    /// The line that is held: {id,kind,entry}.
    property var carried: null
    property bool moved: false
    /// Where it would go: {command,place} of a row, {command} of a command; null where letting go changes nothing.
    property var drop: null
    property real lineY: 0
    property point at

    /// The grip was touched without a drag.
    signal tapped(var line)
    signal unitDropped(int fromCommand, int fromUnit, int toCommand, int toUnit)
    signal commandDropped(int from, int to)

    function cancel() {
        carried = null;
        moved = false;
        drop = null;
    }
    /// The line under a point of this item whose grip can be taken; null when there is none.
    function lineAt(y: real): var {
        const index = list.indexAt(list.width / 2, y + list.contentY);
        const line = index < 0 ? null : rows.get(index);
        return line?.kind === "unit" || (line?.kind === "command" && App.editor.commandCount > 1) ? line : null;
    }
    function release() {
        const line = carried;
        const to = drop;
        const was = moved;
        cancel();
        if (!was)
            Qt.callLater(() => drag.tapped(line));
        else if (to !== null && line.kind === "unit")
            Qt.callLater(() => drag.unitDropped(line.entry.command, line.entry.place, to.command, to.place));
        else if (to !== null)
            Qt.callLater(() => drag.commandDropped(line.entry.command, to.command));
    }
    function follow() {
        const margin = Theme.touch;
        const outside = at.x < -margin || at.x > width + margin || at.y < -margin || at.y > height + margin;
        drop = null;
        if (outside || list.count === 0)
            return;
        const y = Math.max(0, Math.min(height - 1, at.y)) + list.contentY;
        let index = list.indexAt(list.width / 2, y);
        if (index < 0)
            index = y < 0 ? 0 : list.count - 1;
        if (carried.kind === "unit")
            followUnit(index, y);
        else
            followCommand(index);
    }
    function followUnit(index: int, y: real) {
        const line = rows.get(index);
        const item = list.itemAtIndex(index);
        const upper = item !== null && y < item.y + item.height / 2;
        let command = line.entry.command ?? (line.kind === "foot" ? App.editor.commandCount - 1 : 0);
        let gap = 0;
        let below = !upper;
        if (line.kind === "unit") {
            gap = line.entry.place + (upper ? 0 : 1);
        } else if (line.kind === "end" || line.kind === "foot") {
            gap = rowsOf(command);
            below = false;
        } else if (line.kind === "command" && upper && command > 0) {
            command -= 1;
            gap = rowsOf(command);
        } else {
            below = true;
        }
        lineY = (item === null ? y : below ? item.y + item.height : item.y) - list.contentY;
        const own = carried.entry;
        const place = command === own.command && gap > own.place ? gap - 1 : gap;
        if (command !== own.command || place !== own.place)
            drop = {"command": command, "place": place};
    }
    function followCommand(index: int) {
        const line = rows.get(index);
        const last = App.editor.commandCount - 1;
        const command = line.entry.command ?? (line.kind === "foot" ? last : 0);
        const first = rows.indexOf("c" + command);
        const end = rows.indexOf("c" + command + "+");
        const upper = line.kind !== "foot" && index - first < (end - first + 1) / 2;
        const item = list.itemAtIndex(upper ? first : end);
        lineY = item === null ? (upper ? 0 : height - 4) : (upper ? item.y : item.y + item.height - Theme.pad / 2) - list.contentY;
        const gap = upper ? command : command + 1;
        const own = carried.entry.command;
        const place = gap > own ? gap - 1 : gap;
        if (place !== own)
            drop = {"command": place};
    }
    function rowsOf(command: int): int {
        return rows.get(rows.indexOf("c" + command)).entry.rows;
    }

    MouseArea {
        id: strip
        objectName: "editorGrips"
        anchors.right: parent.right
        width: Theme.touch + 4
        height: parent.height
        enabled: drag.enabled
        preventStealing: true // from the list beneath
        cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.ArrowCursor
        Accessible.ignored: true

        property real from: 0

        onPressed: mouse => {
            const line = drag.lineAt(mouse.y);
            mouse.accepted = line !== null;
            from = mouse.y;
            drag.cancel();
            drag.carried = line;
        }
        onPositionChanged: mouse => {
            if (drag.carried === null)
                return;
            drag.at = mapToItem(drag, mouse.x, mouse.y);
            if (!drag.moved && Math.abs(mouse.y - from) < 8)
                return;
            if (!drag.moved)
                drag.list.forceActiveFocus(Qt.MouseFocusReason);
            drag.moved = true;
            drag.follow();
        }
        onReleased: {
            if (drag.carried !== null)
                drag.release();
        }
        onCanceled: drag.cancel()
    }
    Timer {
        readonly property real edge: Theme.touch
        readonly property real speed: drag.at.y < edge ? drag.at.y - edge : drag.at.y > drag.height - edge ? drag.at.y - drag.height + edge : 0

        running: drag.active && speed !== 0
        interval: 16
        repeat: true
        onTriggered: {
            const list = drag.list;
            const least = list.originY - list.topMargin;
            const most = Math.max(least, list.originY + list.contentHeight + list.bottomMargin - list.height);
            list.contentY = Math.max(least, Math.min(most, list.contentY + Math.max(-16, Math.min(16, speed / 3))));
            drag.follow();
        }
    }
    Item {
        anchors.fill: parent
        clip: true
        visible: drag.active

        Rectangle {
            objectName: "dropLine"
            z: 1
            visible: drag.drop !== null
            y: drag.lineY - height / 2
            width: parent.width
            height: 6
            radius: 3
            color: Theme.accent
            border.width: 1
            border.color: Theme.surface
        }
        Rectangle {
            objectName: "dragGhost"
            y: Math.max(0, Math.min(parent.height - height, drag.at.y - height / 2))
            x: Theme.pad
            width: parent.width - strip.width - 2 * Theme.pad
            height: Theme.touch + Theme.gap
            radius: Theme.radius
            color: Theme.raised
            border.width: 2
            border.color: Theme.accent
            opacity: 0.92

            TroopIcon {
                id: figure
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                visible: drag.carried?.kind === "unit"
                size: Theme.px(36)
                name: drag.carried?.entry.icon ?? ""
            }
            AppText {
                anchors.left: figure.visible ? figure.right : parent.left
                anchors.leftMargin: 12
                anchors.right: parent.right
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                text: drag.carried?.kind === "unit" ? qsTr("%1 × %2").arg(drag.carried.entry.label).arg(drag.carried.entry.count) : drag.carried?.entry.name || qsTr("Command %1").arg((drag.carried?.entry.command ?? 0) + 1)
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
