// SPDX-License-Identifier: GPL-3.0-or-later
// A line of the game screen that may be tapped: something to keep in mind, or a unit near its limit. NoticeRow { text: …; detail: …; figure: "28 %";
// small: "10/36"; glyph: "warning"; tone: "bad"; touchable: true; onClicked: …; onHeld: … }. A long press or right click emits held().
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: line

    property string detail
    property string figure
    property string small
    /// "" draws a dot.
    property string glyph
    property string tone: "none"
    property bool touchable: true
    property bool holdable: false
    /// Says that a tap does something, by a little arrow.
    property bool leads: false

    signal held

    implicitWidth: 280
    implicitHeight: touchable || holdable ? Math.max(Theme.touch, words.implicitHeight + 8, amount.implicitHeight + 8) : words.implicitHeight + 4
    enabled: touchable || holdable
    focusPolicy: touchable || holdable ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: true
    onPressAndHold: held()
    Accessible.role: touchable ? Accessible.Button : Accessible.StaticText
    Accessible.name: text + (detail === "" ? "" : ", " + detail) + (figure === "" ? "" : ", " + figure)
    Accessible.onPressAction: line.clicked()
    Keys.onReturnPressed: line.clicked()
    Keys.onEnterPressed: line.clicked()

    background: Rectangle {
        radius: 8
        color: line.down ? Theme.pressed : line.hovered && line.touchable ? Theme.raised : "transparent"
        FocusRing {
            control: line
            anchors.margins: 0
        }
    }
    Item {
        id: sign
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(line.glyph === "" ? 8 : 24)
        height: width

        Rectangle {
            anchors.fill: parent
            visible: line.glyph === ""
            radius: width / 2
            color: Theme.accent
        }
        Icon {
            visible: line.glyph !== ""
            name: line.glyph
            size: Theme.px(22)
            colour: Theme.tone(line.tone)
        }
    }
    Column {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: line.glyph === "" ? 10 : Theme.gap
        anchors.right: amount.left
        anchors.rightMargin: amount.width > 0 ? Theme.gap : 0
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: parent.width
            text: line.text
            font.weight: line.detail !== "" ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }
        AppText {
            width: parent.width
            visible: text !== ""
            text: line.detail
            font.pixelSize: Theme.textSmall
            quiet: true
            Accessible.ignored: true
        }
    }
    Row {
        id: amount
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6

        Column {
            anchors.verticalCenter: parent.verticalCenter
            visible: line.figure !== ""
            AppText {
                anchors.right: parent.right
                text: line.figure
                color: line.tone === "none" ? Theme.ink : Theme.tone(line.tone)
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            AppText {
                anchors.right: parent.right
                visible: text !== ""
                text: line.small
                quiet: true
                font.pixelSize: Theme.px(13)
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: line.leads
            name: "forward"
            size: Theme.px(16)
            colour: Theme.quiet
        }
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.RightButton
        onClicked: line.held()
    }
}
