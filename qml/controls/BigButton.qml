// SPDX-License-Identifier: GPL-3.0-or-later
// The one thing to do next, at least 64 px: BigButton { text: qsTr("Roll"); detail: qsTr("two dice"); side: "a" }. `side` "" is bronze; `plain`
// draws it outlined (for a grid of equal choices).
import QtQuick
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: button

    property string detail
    property string side
    property string glyph
    property bool plain: false
    /// One of many: a little lower.
    property bool compact: false
    readonly property color inkColour: plain ? Theme.ink : Theme.sideInk(side)

    readonly property int glyphWidth: glyph === "" ? 0 : Theme.px(24) + 12
    /// On one line. The labels' own implicit widths may change with their widths, as they wrap.
    readonly property int labelWidth: Math.ceil(TextSizes.line(text, font)) + 1

    readonly property real room: Math.max(0, availableWidth - glyphWidth)
    readonly property real longestWord: text.split(/\s+/).reduce((most, word) => Math.max(most, TextSizes.line(word, font)), 0)

    signal held

    implicitHeight: compact ? Math.max(Theme.touch + 8, words.implicitHeight + 12) : Math.max(Theme.touchMain, words.implicitHeight + 24)
    implicitWidth: Math.max(160, Math.max(labelWidth + glyphWidth, small.text === "" ? 0 : Math.ceil(TextSizes.line(detail, small.font)) + 1) + 48)
    leftPadding: compact ? 12 : 20
    rightPadding: compact ? 12 : 20
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    font.family: Theme.body
    font.pixelSize: compact ? Theme.textLead : plain ? Theme.textUnit : Theme.px(22)
    font.weight: Font.DemiBold
    font.letterSpacing: plain || compact ? 0 : 1
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: detail
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()
    onPressAndHold: button.held()

    background: Rectangle {
        radius: Theme.radius
        border.width: button.plain ? Theme.hairline : 0
        border.color: button.hovered ? Theme.edge : Theme.line
        color: button.plain ? (button.down ? Theme.pressed : button.hovered ? Theme.raised : Theme.surface) : Theme.side(button.side)

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            visible: !button.plain && (button.down || button.hovered)
            color: Theme.ink
            opacity: button.down ? 0.18 : 0.08
        }
        FocusRing { control: button }
    }
    Column {
        id: words
        anchors.centerIn: parent
        width: button.availableWidth
        spacing: 2

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 12

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: button.glyph !== ""
                name: button.glyph
                colour: button.inkColour
            }
            AppText {
                id: label
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(button.labelWidth, button.room)
                text: button.text
                font.family: button.font.family
                font.weight: button.font.weight
                font.letterSpacing: button.font.letterSpacing
                // No word is broken, if need be by smaller letters.
                font.pixelSize: button.longestWord < button.room || button.room === 0 ? button.font.pixelSize : Math.max(Theme.textSmall, Math.floor(button.font.pixelSize * (button.room - 1) / button.longestWord))
                color: button.inkColour
                horizontalAlignment: Text.AlignHCenter
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        AppText {
            id: small
            width: parent.width
            visible: text !== ""
            text: button.detail
            font.pixelSize: Theme.textSmall
            color: button.plain ? Theme.quiet : button.inkColour
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.RightButton
        onClicked: button.held()
    }
}
