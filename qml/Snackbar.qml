// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence that goes by itself: snackbar.show(text), or snackbar.show(text, qsTr("Undo")) and onAction. It stands above the page's foot, and
// at the top of its parent while something lies over the page, so that it never lies on a button that is wanted.
import QtQuick
import Optio
import QtQuick.Layouts

Rectangle {
    id: snackbar

    property string text
    property string actionText
    property int lasts: 8000
    /// Height of the page's foot, and whether a form or a sheet lies over the page.
    property int foot: 0
    property bool atTop: false

    signal action

    function show(sentence: string, act: string) {
        text = sentence;
        actionText = act ?? "";
        timer.restart();
        Announcer.say(words, sentence);
    }
    function hide() {
        timer.stop();
    }

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: atTop || !parent ? Theme.gap : parent.height - height - Theme.pad - foot
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
    GridLayout {
        id: row
        readonly property bool stacked: snackbar.parent && snackbar.parent.width < Theme.px(340)
        columns: stacked ? 2 : 3
        anchors.fill: parent
        anchors.leftMargin: Theme.pad
        anchors.rightMargin: Theme.gap
        columnSpacing: Theme.gap
        rowSpacing: 0

        AppText {
            id: words
            Layout.columnSpan: row.stacked ? 2 : 1
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.touch
            verticalAlignment: Text.AlignVCenter
            text: snackbar.text
            color: Theme.surface
            Accessible.role: Accessible.AlertMessage
        }
        AppButton {
            visible: snackbar.actionText !== ""
            Layout.fillWidth: row.stacked
            text: snackbar.actionText
            onClicked: {
                snackbar.hide();
                snackbar.action();
            }
        }
        IconButton {
            Layout.alignment: Qt.AlignRight
            glyph: "close"
            text: qsTr("Dismiss")
            colour: hovered ? Theme.ink : Theme.surface
            onClicked: snackbar.hide()
        }
    }
}
