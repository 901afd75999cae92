// SPDX-License-Identifier: GPL-3.0-or-later
// A count with minus and plus: Stepper { least: 0; most: 12; value: 3; name: qsTr("elements"); onChosen: value => … }. Arrows, + and − work.
import QtQuick

FocusScope {
    id: control

    property int least: 0
    property int most: 99
    property int value: 0
    /// How much one tap adds; from a value between, to the next one.
    property int step: 1
    property string name
    /// What is written for the value.
    property string shown: String(value)

    signal chosen(int value)

    function choose(n: int) {
        const wanted = Math.max(least, Math.min(most, n));
        if (wanted !== value)
            chosen(wanted);
    }

    function move(by: int) {
        choose(by < 0 ? (Math.ceil(value / step) - 1) * step : (Math.floor(value / step) + 1) * step);
    }

    implicitWidth: 2 * Theme.touch + Math.max(Theme.px(48), figures.implicitWidth + 8)
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.SpinBox
    Accessible.name: name === "" ? shown : name + ": " + shown
    Accessible.focusable: true
    Keys.onPressed: event => {
        const steps = [[Qt.Key_Left, -1], [Qt.Key_Down, -1], [Qt.Key_Minus, -1], [Qt.Key_Right, 1], [Qt.Key_Up, 1], [Qt.Key_Plus, 1]];
        const found = steps.find(s => s[0] === event.key);
        if (found)
            move(found[1]);
        else
            return;
        event.accepted = true;
    }

    Rectangle {
        anchors.fill: parent
        radius: 10
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.edge
        FocusRing {
            control: control
            radius: 13
        }
    }
    IconButton {
        anchors.left: parent.left
        glyph: "remove"
        text: qsTr("One less")
        focusPolicy: Qt.NoFocus
        enabled: control.value > control.least
        onClicked: control.move(-1)
    }
    Figures {
        id: figures
        anchors.centerIn: parent
        text: control.shown
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textLead
    }
    IconButton {
        anchors.right: parent.right
        glyph: "add"
        text: qsTr("One more")
        focusPolicy: Qt.NoFocus
        enabled: control.value < control.most
        onClicked: control.move(1)
    }
}
