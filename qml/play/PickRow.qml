// SPDX-License-Identifier: GPL-3.0-or-later
// One that may be picked, and how many of it: PickRow { row: {label, detail, icon, side, most, count}; onPicked: count => … }. A tap takes all of it
// or none; where there are several of it a stepper counts them. Arrows, + and − count as well.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: line

    property var row: ({})
    readonly property int most: row.most ?? 1
    readonly property int count: row.count ?? 0
    readonly property bool taken: count > 0
    /// No room for the figure; and, tighter still, the stepper stands under the words.
    property bool tight: false
    property bool tighter: false
    readonly property bool stacked: tighter && most > 1

    signal picked(int count)

    function take(wanted: int) {
        const fitting = Math.max(0, Math.min(most, wanted));
        if (fitting !== count)
            picked(fitting);
    }

    implicitWidth: 320
    implicitHeight: Math.max(Theme.touch + 8, words.implicitHeight + 16 + (stacked ? counter.height + 4 : 0))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: row.label ?? ""
    onClicked: take(count > 0 ? 0 : most)
    Accessible.role: Accessible.CheckBox
    Accessible.name: [text, row.detail ?? "", qsTr("%1 of %2").arg(count).arg(most)].filter(part => part !== "").join(", ")
    Accessible.description: qsTr("Takes all or none")
    Accessible.checkable: true
    Accessible.checked: taken
    Accessible.onPressAction: line.clicked()
    Accessible.onIncreaseAction: line.take(line.count + 1)
    Accessible.onDecreaseAction: line.take(line.count - 1)
    Keys.onPressed: event => {
        const steps = [[Qt.Key_Left, -1], [Qt.Key_Minus, -1], [Qt.Key_Right, 1], [Qt.Key_Plus, 1]];
        const step = steps.find(one => one[0] === event.key);
        event.accepted = step !== undefined;
        if (step)
            take(count + step[1]);
    }
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    background: Rectangle {
        radius: 8
        color: line.down ? Theme.pressed : line.taken ? Theme.tileAccent : line.hovered ? Theme.raised : "transparent"
        FocusRing {
            control: line
            anchors.margins: 0
        }
    }
    Rectangle {
        id: box
        x: 8
        anchors.verticalCenter: words.verticalCenter
        width: Theme.px(24)
        height: width
        radius: 5
        color: line.taken ? Theme.accent : Theme.surface
        border.width: 2
        border.color: line.taken ? Theme.accent : Theme.edge
        Icon {
            anchors.centerIn: parent
            visible: line.taken
            name: line.count < line.most ? "remove" : "check"
            size: Theme.px(18)
            colour: Theme.accentInk
        }
    }
    TroopIcon {
        id: troop
        anchors.left: box.right
        anchors.leftMargin: visible ? 12 : 0
        anchors.verticalCenter: parent.verticalCenter
        visible: (line.row.icon ?? "") !== "" && !line.tight
        width: visible ? size : 0
        size: Theme.px(36)
        name: line.row.icon ?? ""
        side: line.row.side ?? ""
    }
    Column {
        id: words
        anchors.left: troop.right
        anchors.leftMargin: 12
        anchors.right: line.stacked ? parent.right : counter.left
        anchors.rightMargin: Theme.gap
        y: line.stacked ? 8 : (parent.height - height) / 2

        AppText {
            width: parent.width
            text: line.text
            font.weight: line.taken ? Font.DemiBold : Font.Normal
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppText {
            width: parent.width
            visible: text !== ""
            text: [line.row.detail ?? "", line.most > 1 ? qsTr("up to %1").arg(line.most) : ""].filter(part => part !== "").join(" · ")
            font.pixelSize: Theme.textSmall
            color: line.taken ? Theme.ink : Theme.quiet
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    Stepper {
        id: counter
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: line.stacked ? 4 : (parent.height - height) / 2
        visible: line.most > 1
        width: visible ? implicitWidth : 0
        activeFocusOnTab: false
        name: line.text
        most: line.most
        value: line.count
        onChosen: wanted => line.take(wanted)
    }
}
