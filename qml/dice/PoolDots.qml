// SPDX-License-Identifier: GPL-3.0-or-later
// What a command may still spend: PoolDots { pool: {label, total, left}; colour: Theme.accent }. Up to six are dots, filled while they are left; more are
// told in figures. `brief` leaves the words out where there is no room for them.
pragma ComponentBehavior: Bound
import QtQuick

Row {
    id: dots

    property var pool: null
    property color colour: Theme.accent
    property bool brief: false
    readonly property int total: pool?.total ?? 0
    readonly property int rest: pool?.left ?? 0
    readonly property bool dotted: total > 0 && total <= 6
    readonly property string words: qsTr("%1: %2 left").arg(pool?.label ?? "").arg(rest)

    visible: pool !== null
    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, of %2").arg(words).arg(total)

    Row {
        anchors.verticalCenter: parent.verticalCenter
        visible: dots.dotted
        spacing: 4

        Repeater {
            model: dots.dotted ? dots.total : 0

            Rectangle {
                required property int index
                width: Theme.px(12)
                height: width
                radius: width / 2
                color: index < dots.rest ? dots.colour : "transparent"
                border.width: 2
                border.color: dots.colour
            }
        }
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        text: dots.brief && dots.dotted ? dots.pool?.label ?? "" : dots.dotted ? dots.words : qsTr("%1: %2 of %3 left").arg(dots.pool?.label ?? "").arg(dots.rest).arg(dots.total)
        font.pixelSize: Theme.textSmall
        font.weight: Font.DemiBold
        color: Theme.quiet
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
