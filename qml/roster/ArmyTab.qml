// SPDX-License-Identifier: GPL-3.0-or-later
// An army's tab in the tall form of the game screen: its name, its badges and which of its units is selected.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

T.AbstractButton {
    id: tab

    property string side
    property var army: null
    property string picked
    property bool front: false
    /// Is it the side that is played at this tablet?
    property bool own: false
    /// What has just changed of it, see ChangeSign.
    property var shift
    readonly property string summary: picked !== "" ? picked : (own ? [qsTr("you")] : []).concat((army?.badges ?? []).map(badge => badge.shown ?? badge.text)).join(" · ")

    implicitHeight: Math.max(Theme.touchMain, words.implicitHeight + 2 * Theme.gap)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: army?.name ?? ""
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.description: summary
    Accessible.selected: front
    Accessible.onPressAction: tab.clicked()
    Keys.onReturnPressed: tab.clicked()
    Keys.onEnterPressed: tab.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: tab.front ? Theme.tile(tab.side) : tab.down ? Theme.pressed : Theme.surface
        border.width: tab.front ? 2 : Theme.hairline
        border.color: tab.front ? Theme.side(tab.side) : Theme.line

        SideBand {
            side: tab.side
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - 2 * Theme.radius
            visible: tab.front
        }
        FocusRing { control: tab }
    }
    Item {
        anchors.fill: parent
        ColumnLayout {
            id: words
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: 12
            anchors.verticalCenter: parent.verticalCenter
            spacing: 0

            Heading {
                Layout.fillWidth: true
                text: tab.text
                side: tab.side
                size: Theme.px(22)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                id: told
                Layout.fillWidth: true
                visible: text !== ""
                text: tab.summary
                color: tab.picked !== "" ? Theme.ink : Theme.quiet
                font.pixelSize: Theme.textSmall
                font.weight: tab.picked !== "" ? Font.DemiBold : Font.Normal
                maximumLineCount: Theme.scale < 1.6 ? 2 : 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    ChangeSign {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        shift: tab.shift
    }
    // What has no room even so is read by holding the tab, or by resting on it.
    Tip {
        id: whole
        control: tab
        text: tab.summary
        wanted: told.truncated && tab.hovered && !tab.down
    }
    onPressAndHold: if (told.truncated) whole.hold(); else clicked()
}
