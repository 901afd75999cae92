// SPDX-License-Identifier: GPL-3.0-or-later
// What to show when there is nothing yet, with the next thing to do: EmptyState { troop: "spears"; title: …; text: …; actionText: …; onAction: … }.
import QtQuick

Column {
    id: state

    property string troop: "spears"
    property string title
    property string text
    property string actionText

    signal action

    spacing: 12
    width: Math.min(420, parent ? parent.width - 2 * Theme.pad : 420)

    TroopIcon {
        anchors.horizontalCenter: parent.horizontalCenter
        name: state.troop
        size: Theme.px(88)
    }
    Heading {
        width: parent.width
        text: state.title
        horizontalAlignment: Text.AlignHCenter
    }
    AppText {
        width: parent.width
        visible: text !== ""
        text: state.text
        quiet: true
        horizontalAlignment: Text.AlignHCenter
    }
    BigButton {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, parent.width)
        visible: text !== ""
        text: state.actionText
        onClicked: state.action()
    }
}
