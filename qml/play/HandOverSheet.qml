// SPDX-License-Identifier: GPL-3.0-or-later
// The curtain between two players' secrets: it covers the screen until the player named on it holds the button.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: curtain

    /// to, name; take(), done().
    required property var handOver

    objectName: "handOverSheet"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
        // Nothing under the curtain is to be touched through it.
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onWheel: wheel => wheel.accepted = true
        }
    }
    Meander {
        width: parent.width
        anchors.top: parent.top
    }
    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.pad, Theme.px(520))
        spacing: Theme.pad

        Heading {
            id: heading
            Layout.fillWidth: true
            text: qsTr("Pass the tablet: %1").arg(curtain.handOver.name)
            side: curtain.handOver.to
            horizontalAlignment: Text.AlignHCenter
        }
        AppText {
            Layout.fillWidth: true
            text: qsTr("What comes next is for your eyes only.")
            quiet: true
            horizontalAlignment: Text.AlignHCenter
        }
        BigButton {
            id: hold
            objectName: "takeTablet"
            Layout.fillWidth: true
            focus: true
            side: curtain.handOver.to
            text: qsTr("%1: ready").arg(curtain.handOver.name)
            detail: qsTr("Press and hold")
            onHeld: curtain.handOver.take()
            // A key or a screen reader cannot hold.
            Keys.onReturnPressed: curtain.handOver.take()
            Keys.onEnterPressed: curtain.handOver.take()
            Keys.onSpacePressed: curtain.handOver.take()
            Accessible.onPressAction: curtain.handOver.take()
        }
        AppButton {
            objectName: "notNow"
            Layout.fillWidth: true
            text: qsTr("Not now")
            onClicked: curtain.handOver.done()
        }
    }
}
