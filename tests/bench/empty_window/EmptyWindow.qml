// SPDX-License-Identifier: GPL-3.0-or-later
// The floor of the first-frame benchmark: a Controls window with a list of 200 rows and nothing else.
import QtQuick
import QtQuick.Controls

ApplicationWindow {
    visible: true
    width: 1280
    height: 800

    ListView {
        anchors.fill: parent
        model: 200
        delegate: ItemDelegate {
            required property int index
            width: ListView.view.width
            text: "Row " + index
        }
    }
}
