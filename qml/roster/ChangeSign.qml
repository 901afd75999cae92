// SPDX-License-Identifier: GPL-3.0-or-later
// What has just changed of a counter, beside where it stands: ChangeSign { shift: panel.shifts[key] }. It is there for a moment and fades; the page that
// gives the shift takes it away again.
import QtQuick

Rectangle {
    id: sign

    /// {text: "+1 DP", tone}; nothing where nothing has changed.
    property var shift
    readonly property string text: shift?.text ?? ""

    objectName: text === "" ? "" : "changeSign"
    visible: text !== ""
    implicitWidth: words.implicitWidth + 16
    implicitHeight: words.implicitHeight + 4
    radius: height / 2
    color: Theme.surface
    border.width: Theme.hairline
    border.color: words.color
    onTextChanged: fading.restart()
    Component.onCompleted: if (text !== "") fading.restart()

    AppText {
        id: words
        anchors.centerIn: parent
        text: sign.text
        color: Theme.tone(sign.shift?.tone ?? "none")
        font.pixelSize: Theme.textSmall
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
        // What stands there says it already.
        Accessible.ignored: true
    }
    SequentialAnimation {
        id: fading

        PropertyAction {
            target: sign
            property: "opacity"
            value: 1
        }
        PauseAnimation { duration: 250 }
        NumberAnimation {
            target: sign
            property: "opacity"
            to: 0
            duration: 350
        }
    }
}
