// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds as one bar: OddsBar { bands: resolver.bands; atLeast: resolver.atLeast }. bands: [{label, percent, fraction, p, favours, weight}] from
// left to right; the colour says whom an outcome favours, hatching that something is destroyed (weight 3). When not every label fits, a legend
// under the bar shows them all. A tap shows the cumulative views.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: odds

    property var bands: []
    property var atLeast: []
    property bool cumulative: false
    readonly property int barHeight: Theme.px(44)
    readonly property bool allFit: bands.every(band => fits(band))
    readonly property string spoken: bands.map(band => [band.label + " " + band.percent, band.fraction].filter(part => part !== "").join(", ")).join("; ")

    /// How wide each band is drawn: its share, but never too thin to be seen.
    readonly property var widths: {
        const room = width - 2 * (bands.length - 1), least = 4;
        const thin = bands.filter(band => band.p * room < least);
        const share = bands.reduce((sum, band) => sum + (band.p * room < least ? 0 : band.p), 0);
        return bands.map(band => band.p * room < least ? least : (room - least * thin.length) * band.p / share);
    }

    /// Whether a band of that width has room for its label and, under it, its figures.
    function fits(band: var): bool {
        return band.p * width >= Math.max(letters.advanceWidth(band.label) + 24, letters.advanceWidth(band.percent + " " + band.fraction) + 12);
    }

    implicitWidth: 320
    implicitHeight: barHeight + (allFit && !cumulative ? Theme.px(28) : legend.implicitHeight + Theme.gap)
    visible: bands.length > 0
    focusPolicy: Qt.StrongFocus
    text: qsTr("Odds")
    onClicked: cumulative = !cumulative && atLeast.length > 0
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Odds: %1").arg(spoken)
    Accessible.description: qsTr("Tap to add them up.")
    Accessible.onPressAction: odds.clicked()

    FontMetrics {
        id: letters
        font.family: Theme.body
        font.pixelSize: Theme.textBody
        font.weight: Font.DemiBold
    }
    Row {
        id: bar
        height: odds.barHeight
        spacing: 2

        Repeater {
            model: ListRows { source: odds.bands }
            Rectangle {
                id: segment
                required property int index
                required property var modelData
                required property bool used
                readonly property var band: modelData
                visible: used
                readonly property bool nobody: band.favours !== "a" && band.favours !== "b"
                readonly property color ink: nobody ? Theme.neutralInk : Theme.sideInk(band.favours)

                width: odds.widths[index] ?? 0
                height: odds.barHeight
                radius: Math.min(6, width / 2)
                color: nobody ? Theme.neutral : Theme.side(band.favours)
                clip: true

                Shape {
                    visible: segment.band.weight >= 3
                    anchors.fill: parent
                    layer.enabled: visible && GraphicsInfo.api !== GraphicsInfo.Software
                    layer.samples: 4
                    ShapePath {
                        strokeColor: segment.ink
                        strokeWidth: 1.5
                        fillColor: "transparent"
                        PathSvg {
                            path: {
                                let d = "";
                                for (let x = -segment.height; segment.band.weight >= 3 && x < segment.width; x += 11)
                                    d += `M${x} 0 L${x + segment.height} ${segment.height}`;
                                return d;
                            }
                        }
                    }
                }
                Rectangle {
                    anchors.fill: word
                    anchors.leftMargin: -6
                    anchors.rightMargin: -6
                    visible: word.visible && segment.band.weight >= 3
                    radius: 4
                    color: segment.color
                }
                AppText {
                    id: word
                    x: 12
                    width: Math.min(implicitWidth, parent.width - 20)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: parent.width > Theme.px(52) && (implicitWidth <= parent.width - 20 || parent.width > Theme.px(90))
                    text: segment.band.label
                    color: segment.ink
                    font.weight: Font.DemiBold
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
    Row {
        y: odds.barHeight + 5
        spacing: 2
        visible: odds.allFit && !odds.cumulative

        Repeater {
            model: ListRows { source: odds.allFit ? odds.bands : [] }
            OddsFigures {
                required property var modelData
                required property int index
                required property bool used
                visible: used
                width: odds.widths[index] ?? 0
                percent: modelData.percent
                fraction: modelData.fraction
            }
        }
    }
    Flow {
        id: legend
        y: odds.barHeight + Theme.gap
        width: parent.width
        spacing: 4
        readonly property bool wanted: !odds.allFit || odds.cumulative
        visible: wanted

        Repeater {
            model: ListRows { source: !legend.wanted ? [] : odds.cumulative ? odds.atLeast : odds.bands }
            Row {
                id: entry
                required property var modelData
                required property bool used
                visible: used
                readonly property bool nobody: modelData.favours !== "a" && modelData.favours !== "b"

                spacing: 6
                rightPadding: 12

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !odds.cumulative
                    width: Theme.px(14)
                    height: width
                    radius: 3
                    color: entry.nobody ? Theme.neutral : Theme.side(entry.modelData.favours)
                    Rectangle {
                        visible: entry.modelData.weight >= 3
                        anchors.centerIn: parent
                        width: parent.width * 1.2
                        height: 2
                        rotation: 45
                        color: Theme.surface
                    }
                }
                AppText {
                    id: label
                    width: Math.min(Math.ceil(measure.advanceWidth) + 1, Math.max(Theme.px(40), odds.width - Theme.px(14) - chance.implicitWidth - 14))
                    text: entry.modelData.label
                    font.pixelSize: Theme.px(15)
                    Accessible.ignored: true

                    // Its own implicit width may change with its width (a label that wraps).
                    TextMetrics {
                        id: measure
                        font: label.font
                        text: label.text
                    }
                }
                OddsFigures {
                    id: chance
                    percent: entry.modelData.percent
                    fraction: entry.modelData.fraction
                }
            }
        }
    }
    FocusRing { control: odds }
}
