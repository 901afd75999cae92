// SPDX-License-Identifier: GPL-3.0-or-later
// The ordinary button, at least 48 px: AppButton { text: qsTr("Journal"); glyph: "journal"; onClicked: … }.
// kind: "plain" (outlined), "primary" (filled in `side`'s colour, "" = bronze), "danger" (outlined in red) or "quiet" (no outline).
// `selected` fills it in bronze. Long press and right click emit held().
import QtQuick
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: button

    property string glyph
    property string kind: "plain"
    property string side
    property bool selected: false
    property string tip
    /// How many lines its text may take.
    property int lines: 2
    readonly property int contentHeight: Math.max(Theme.touch, label.implicitHeight + 2 * Theme.gap)
    readonly property bool filled: kind === "primary" || selected
    readonly property color inkColour: filled ? (selected ? Theme.accentInk : Theme.sideInk(side)) : kind === "danger" ? Theme.bad : Theme.ink

    /// Of the whole text on one line: what the label itself says changes where it is wrapped.
    readonly property int textWidth: Math.ceil(TextSizes.line(text, font)) + 1
    readonly property real wordWidth: TextSizes.word(text, font)
    readonly property int glyphWidth: glyph === "" ? 0 : Theme.px(20) + (text === "" ? 0 : Theme.gap)

    signal held

    implicitHeight: contentHeight
    implicitWidth: Math.max(Theme.touch, textWidth + glyphWidth + leftPadding + rightPadding)
    leftPadding: 20
    rightPadding: tip === "" ? 20 : Math.max(20, Theme.px(14) + 6)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    font.family: Theme.body
    font.pixelSize: Theme.textBody
    font.weight: Font.DemiBold
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: tip
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()
    onPressAndHold: {
        button.held();
        if (tip !== "")
            hint.hold();
    }

    background: Rectangle {
        radius: Theme.radius
        border.width: button.kind === "quiet" || button.filled ? 0 : Theme.hairline
        border.color: button.kind === "danger" ? Theme.bad : button.hovered ? Theme.edge : Theme.line
        color: button.filled ? (button.selected ? Theme.accent : Theme.side(button.side)) : button.down ? Theme.pressed : button.hovered ? Theme.raised : button.kind === "quiet" ? "transparent" : Theme.surface

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            visible: button.filled && (button.down || button.hovered)
            color: Theme.ink
            opacity: button.down ? 0.18 : 0.08
        }
        FocusRing { control: button }
    }
    Row {
        anchors.centerIn: parent
        spacing: Theme.gap

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: button.glyph !== ""
            name: button.glyph
            size: Theme.px(20)
            colour: button.inkColour
        }
        AppText {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(button.textWidth, Math.max(0, button.availableWidth - button.glyphWidth))
            visible: text !== ""
            text: button.text
            font.family: button.font.family
            font.weight: button.font.weight
            // A word too long for the button is set smaller rather than broken.
            font.pixelSize: button.wordWidth > width && width > 0 ? Math.max(11, Math.floor(button.font.pixelSize * width / (button.wordWidth + 2))) : button.font.pixelSize
            wrapMode: Text.Wrap
            color: button.inkColour
            maximumLineCount: button.lines
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.RightButton
        onClicked: button.held()
    }
    // Says that holding it tells more.
    Icon {
        visible: button.tip !== ""
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 4
        name: "info"
        size: Theme.px(14)
        colour: button.filled ? button.inkColour : Theme.quiet
    }
    Tip {
        id: hint
        control: button
        text: button.tip
        wanted: button.hovered && !button.down
    }
}
