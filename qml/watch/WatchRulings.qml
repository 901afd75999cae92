// SPDX-License-Identifier: GPL-3.0-or-later
// The last rulings on the wall, the newest on top: dice, sentence, both totals with their commanders, the chance: WatchRulings { rulings: App.watch.page.rulings }.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Rectangle {
    id: panel

    property var rulings: []
    /// A pixel of a wall of 1920 by 1080.
    property real u: 1

    function s(size: real): int {
        return Math.max(1, Math.round(size * u));
    }
    function percent(chance: var): string {
        const p = 100 * chance.p;
        return p < 1 ? qsTr("a chance under 1%") : p > 99 ? qsTr("a chance over 99%") : qsTr("a %1% chance").arg(Math.round(p));
    }
    function faces(die: var): var {
        return die.faces === 10 ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : Array.from({
            "length": die.faces
        }, (_, at) => at + 1);
    }

    radius: s(16)
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line
    Accessible.role: Accessible.List
    Accessible.name: title.text

    Heading {
        id: title
        x: panel.s(30)
        y: panel.s(12)
        width: parent.width - 2 * x
        text: qsTr("Last rulings")
        size: panel.s(34)
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    AppText {
        x: panel.s(30)
        anchors.top: title.bottom
        anchors.topMargin: panel.s(24)
        width: parent.width - 2 * x
        visible: panel.rulings.length === 0
        text: qsTr("No dice have fallen yet")
        quiet: true
        font.pixelSize: panel.s(43)
    }
    Item {
        id: room
        x: panel.s(30)
        width: parent.width - 2 * x
        anchors.top: title.bottom
        anchors.topMargin: panel.s(8)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: panel.s(8)

        Item {
            width: parent.width

            Repeater {
                id: list
                model: panel.rulings

                Item {
                    id: ruling
                    required property var modelData
                    required property int index
                    readonly property var fell: Array.from(modelData.dice)
                    readonly property bool many: fell.length > 2
                    readonly property int most: fell.length + modelData.more > 6 ? 5 : 6
                    readonly property var totals: Array.from(modelData.totals)
                    readonly property string chance: modelData.chance ? panel.percent(modelData.chance) : ""
                    objectName: "watchRuling_" + index
                    readonly property Item above: index > 0 ? list.itemAt(index - 1) : null
                    y: above === null ? 0 : above.y + above.height
                    width: room.width
                    height: Math.max(words.implicitHeight, fell.length > 0 ? panel.s(96) : 0) + panel.s(20)
                    // What has no room is not cut through the middle of its letters.
                    visible: y + height <= room.height + panel.s(12)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: [modelData.sentence, totals.map(one => qsTr("%1 %2").arg(one.name).arg(one.value)).join(", "), chance, fell.length > 0 ? qsTr("dice %1").arg(fell.map(die => die.value).join(", ")) : ""].filter(text => text !== "").join(". ")

                    Rectangle {
                        width: parent.width
                        height: Math.max(1, panel.s(2))
                        color: Theme.line
                    }
                    Flow {
                        id: row
                        anchors.verticalCenter: parent.verticalCenter
                        width: panel.s(196)
                        visible: ruling.fell.length > 0
                        spacing: panel.s(ruling.many ? 8 : 20)

                        Repeater {
                            model: ruling.fell.slice(0, ruling.most)

                            DieFace {
                                required property var modelData
                                width: panel.s(ruling.many ? 54 : 86)
                                height: width
                                value: modelData.value
                                faces: panel.faces(modelData)
                                note: modelData.pool > 0 ? qsTr("of %1").arg(modelData.pool) : ""
                                ink: modelData.side === "" ? Theme.ink : Theme.side(modelData.side)
                                Accessible.ignored: true
                            }
                        }
                        AppText {
                            readonly property int rest: ruling.fell.length + ruling.modelData.more - Math.min(ruling.fell.length, ruling.most)
                            visible: rest > 0
                            text: "+" + rest
                            font.pixelSize: panel.s(34)
                            height: panel.s(54)
                            verticalAlignment: Text.AlignVCenter
                            Accessible.ignored: true
                        }
                    }
                    Column {
                        id: words
                        x: ruling.fell.length > 0 ? panel.s(220) : 0
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x

                        AppText {
                            width: parent.width
                            text: ruling.modelData.sentence
                            font.pixelSize: panel.s(43)
                            font.weight: Font.Bold
                            lineHeight: 0.95
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                        Flow {
                            width: parent.width
                            visible: ruling.totals.length > 0 || ruling.chance !== ""
                            spacing: panel.s(14)

                            Repeater {
                                model: ruling.totals

                                AppText {
                                    required property var modelData
                                    text: qsTr("%1 %2").arg(modelData.name).arg(modelData.value)
                                    color: Theme.side(modelData.side)
                                    font.pixelSize: panel.s(32)
                                    font.weight: Font.Bold
                                    wrapMode: Text.NoWrap
                                    Accessible.ignored: true
                                }
                            }
                            AppText {
                                visible: text !== ""
                                text: ruling.chance
                                quiet: true
                                font.pixelSize: panel.s(32)
                                wrapMode: Text.NoWrap
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
