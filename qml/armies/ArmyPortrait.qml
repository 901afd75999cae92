// SPDX-License-Identifier: GPL-3.0-or-later
// What an army is made of at a glance: its troops' figures, each with how many there are; as many kinds as there is room for.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: portrait

    /// [{icon,label,count}]
    property var kinds: []
    readonly property real cell: Theme.px(66)
    readonly property int room: Math.max(1, Math.floor((width + Theme.gap) / cell))
    readonly property int fitting: kinds.length <= room ? kinds.length : Math.max(1, room - 1)

    implicitHeight: Theme.px(32)
    Accessible.ignored: true

    ListRows {
        id: rows
        spare: 6
        source: portrait.kinds.slice(0, portrait.fitting)
    }
    Row {
        Repeater {
            model: rows

            Item {
                id: kind
                required property var modelData
                required property bool used
                width: portrait.cell
                height: portrait.implicitHeight
                visible: used

                TroopIcon {
                    id: figure
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.px(30)
                    bare: true
                    colour: Theme.ink
                    name: kind.modelData?.icon ?? ""
                }
                AppText {
                    anchors.left: figure.right
                    anchors.leftMargin: 3
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: kind.modelData?.count ?? ""
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
        AppText {
            height: portrait.implicitHeight
            visible: portrait.fitting < portrait.kinds.length
            verticalAlignment: Text.AlignVCenter
            text: "+ " + (portrait.kinds.length - portrait.fitting)
            quiet: true
            font.pixelSize: Theme.textSmall
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
