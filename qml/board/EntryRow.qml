// SPDX-License-Identifier: GPL-3.0-or-later
// One act in a list of them: the side's band, its dice, what came of it. A tap opens the whole.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: row

    /// {n,side,sentence,dice}
    property var told: ({})

    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 12)
    implicitWidth: 200
    text: told.sentence ?? ""
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: row.clicked()
    Keys.onReturnPressed: row.clicked()
    background: FocusRing { control: row }

    RowLayout {
        anchors.fill: parent
        spacing: 8
        SideBand {
            side: row.told.side ?? ""
            Layout.preferredWidth: 6
            Layout.preferredHeight: Theme.px(28)
        }
        AppText {
            visible: text !== ""
            text: Array.from(row.told.dice ?? []).slice(0, 4).join(" ")
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        AppText {
            id: words
            Layout.fillWidth: true
            text: row.text
            Accessible.ignored: true
        }
    }
}
