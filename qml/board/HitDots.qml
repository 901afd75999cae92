// SPDX-License-Identifier: GPL-3.0-or-later
// Cohesion hits against the limit: a dot for each, those taken filled in red; figures where the dots would not fit.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: hits

    property int value: 0
    property int limit: 1
    /// Figures, even where dots would fit.
    property bool figures: false
    /// How large its letters are, where 1 is usual.
    property real letters: Theme.scale
    /// They come one by one.
    property bool landing: false
    property int shown: value
    /// As many dots as it ever needed: they stay for the next unit.
    property int most: 1
    readonly property real dot: Math.min(10 * letters, (width - 2 * (limit - 1)) / Math.max(1, limit))
    readonly property bool dots: !figures && dot >= 5 && shown <= limit

    onLimitChanged: most = Math.max(most, limit)
    Behavior on shown {
        enabled: hits.landing
        NumberAnimation { duration: 240 }
    }
    implicitHeight: Math.floor(14 * letters)

    Row {
        visible: hits.dots
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2
        Repeater {
            model: hits.figures ? 0 : hits.most
            Rectangle {
                required property int index
                visible: index < hits.limit
                width: hits.dot
                height: width
                radius: width / 2
                color: index < hits.shown ? Theme.bad : "transparent"
                border.width: 1
                border.color: index < hits.shown ? Theme.bad : Theme.edge
            }
        }
    }
    AppText {
        visible: !hits.dots
        anchors.verticalCenter: parent.verticalCenter
        text: hits.shown + " / " + hits.limit
        color: hits.shown > 0 ? Theme.bad : Theme.quiet
        font.pixelSize: Math.max(6, Math.floor(12 * hits.letters))
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
