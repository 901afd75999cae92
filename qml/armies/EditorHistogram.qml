// SPDX-License-Identifier: GPL-3.0-or-later
// How many there are of each: a column for each, with its number above and its name below. Scales itself to the highest.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: chart

    property string label
    /// [{label,count}]
    property var bars: []
    readonly property int highest: bars.reduce((most, bar) => Math.max(most, bar.count), 1)

    implicitHeight: caption.height + 4 + Theme.px(84)
    Accessible.role: Accessible.Chart
    Accessible.name: label + ": " + bars.filter(bar => bar.count > 0).map(bar => qsTr("%1 at %2").arg(bar.count).arg(bar.label)).join(", ")

    AppText {
        id: caption
        width: parent.width
        text: chart.label
        quiet: true
        font.pixelSize: Theme.textSmall
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Row {
        id: strip
        anchors.top: caption.bottom
        anchors.topMargin: 4
        anchors.bottom: parent.bottom
        width: parent.width

        Repeater {
            model: chart.bars.length

            Item {
                id: column
                required property int index
                readonly property var bar: chart.bars[index] ?? ({"label": "", "count": 0})
                width: chart.width / Math.max(1, chart.bars.length)
                height: strip.height

                Figures {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: block.top
                    visible: column.bar.count > 0
                    text: String(column.bar.count)
                    font.pixelSize: Theme.textSmall
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
                Rectangle {
                    id: block
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: foot.top
                    anchors.bottomMargin: 2
                    width: Math.min(Theme.px(28), column.width - 4)
                    height: Math.max(1, (column.height - 2 * foot.height - 4) * column.bar.count / chart.highest)
                    radius: 2
                    color: column.bar.count > 0 ? Theme.accent : Theme.line
                }
                Figures {
                    id: foot
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    text: column.bar.label
                    colour: Theme.quiet
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
        }
    }
}
