// SPDX-License-Identifier: GPL-3.0-or-later
// A control's name shown beside it while the mouse rests on it: Tip { control: button; text: button.text }. A finger that holds the control calls
// hold(), and it stays until it has been read. Lies in the window above everything, turned as its control is turned (a pop-up would come out upright).
pragma ComponentBehavior: Bound
import QtQuick

Timer {
    id: tip

    required property Item control
    required property string text
    property bool wanted: false
    property Item bubble: null

    readonly property Component look: Component {
        Rectangle {
            objectName: "tipBubble"
            z: 1000
            width: label.width + 24
            height: label.implicitHeight + 12
            radius: 6
            color: Theme.ink

            AppText {
                id: label
                anchors.centerIn: parent
                width: Math.min(implicitWidth, tip.control.Window.width - 40)
                text: tip.text
                color: Theme.surface
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true
            }
        }
    }

    /// Is it read, as a finger asked for it?
    property bool held: false

    function hold() {
        hide();
        show();
        held = true;
        restart();
    }
    function hide() {
        held = false;
        bubble?.destroy();
        bubble = null;
    }
    function show() {
        const root = control.Window.contentItem;
        if (!root || text === "")
            return;
        const turned = control.mapToItem(root, 0, 1).y < control.mapToItem(root, 0, 0).y;
        const below = control.mapToItem(root, control.width / 2, control.height + 8);
        const above = control.mapToItem(root, control.width / 2, -8);
        bubble = look.createObject(root, {"rotation": turned ? 180 : 0}) as Item;
        const down = Math.max(below.y, above.y) + bubble.height <= root.height;
        bubble.x = Math.max(4, Math.min(root.width - bubble.width - 4, below.x - bubble.width / 2));
        bubble.y = down ? Math.max(below.y, above.y) : Math.min(below.y, above.y) - bubble.height;
    }

    interval: held ? Math.max(3000, 60 * text.length) : 600
    onWantedChanged: {
        if (held)
            return;
        running = wanted;
        hide();
    }
    onTriggered: held ? hide() : show()
    Component.onDestruction: bubble?.destroy()
}
