// SPDX-License-Identifier: GPL-3.0-or-later
// A control's name shown beside it while the mouse rests on it: Tip { control: button; text: button.text }. Lies in the window above everything,
// turned as its control is turned (a pop-up would come out upright).
import QtQuick

Item {
    id: tip

    required property Item control
    required property string text
    property bool wanted: false

    onWantedChanged: wanted ? wait.start() : (wait.stop(), bubble.visible = false)

    Timer {
        id: wait
        interval: 600
        onTriggered: bubble.show()
    }
    Rectangle {
        id: bubble

        function show() {
            const root = tip.control.Window.contentItem;
            if (!root || tip.text === "")
                return;
            const turned = tip.control.mapToItem(root, 0, 1).y < tip.control.mapToItem(root, 0, 0).y;
            const below = tip.control.mapToItem(root, tip.control.width / 2, tip.control.height + 8);
            const above = tip.control.mapToItem(root, tip.control.width / 2, -8);
            const down = Math.max(below.y, above.y) + height <= root.height;
            parent = root;
            rotation = turned ? 180 : 0;
            x = Math.max(4, Math.min(root.width - width - 4, below.x - width / 2));
            y = down ? Math.max(below.y, above.y) : Math.min(below.y, above.y) - height;
            visible = true;
        }

        visible: false
        z: 1000
        width: label.implicitWidth + 24
        height: label.implicitHeight + 12
        radius: 6
        color: Theme.ink

        AppText {
            id: label
            anchors.centerIn: parent
            text: tip.text
            color: Theme.surface
            font.pixelSize: Theme.textSmall
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
