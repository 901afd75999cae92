// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence at the foot of the window that goes by itself: snackbar.show(text), or snackbar.show(text, qsTr("Undo")) and onAction. Put it last in
// the window, anchored to its bottom; it takes its own width.
import QtQuick
import QtQuick.Layouts

Rectangle {
    id: snackbar

    property string text
    property string actionText
    property int lasts: 8000

    signal action

    function show(sentence: string, act: string) {
        text = sentence;
        actionText = act ?? "";
        timer.restart();
    }
    function hide() {
        timer.stop();
    }

    anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
    anchors.bottom: parent ? parent.bottom : undefined
    anchors.bottomMargin: Theme.pad
    z: 100
    width: Math.min((parent ? parent.width : 640) - 2 * Theme.pad, Math.max(320, row.implicitWidth + 2 * Theme.pad))
    height: row.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.ink
    visible: timer.running

    Timer {
        id: timer
        interval: snackbar.lasts
    }
    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.pad
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        AppText {
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.touch
            verticalAlignment: Text.AlignVCenter
            text: snackbar.text
            color: Theme.surface
            Accessible.role: Accessible.AlertMessage
        }
        AppButton {
            visible: snackbar.actionText !== ""
            text: snackbar.actionText
            onClicked: {
                snackbar.hide();
                snackbar.action();
            }
        }
        IconButton {
            glyph: "close"
            text: qsTr("Dismiss")
            colour: hovered ? Theme.ink : Theme.surface
            onClicked: snackbar.hide()
        }
    }
}
