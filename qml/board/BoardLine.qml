// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a reckoning: what, how much, and why. A tap opens its rule.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: row

    /// {label,value,text,rule}
    property var line: ({})

    signal ruleWanted(string rule)

    implicitHeight: Math.max(enabled ? Theme.touch : Theme.px(30), words.implicitHeight + 6)
    implicitWidth: 200
    enabled: (line.rule ?? "") !== ""
    text: [line.label ?? "", line.value ?? "", line.text ?? ""].filter(part => part !== "").join(": ")
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: row.clicked()
    onClicked: ruleWanted(line.rule)
    background: FocusRing { control: row }

    RowLayout {
        id: words
        width: parent.width
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        AppText {
            Layout.preferredWidth: Math.min(implicitWidth, row.width * 0.4)
            text: row.line.label ?? ""
            quiet: true
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
        AppText {
            visible: text !== ""
            text: row.line.value ?? ""
            font.weight: Font.Bold
            font.pixelSize: Theme.textSmall
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        AppText {
            Layout.fillWidth: true
            text: row.line.text ?? ""
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }
}
