// SPDX-License-Identifier: GPL-3.0-or-later
// The land under both lines: a ground for each zone with grass here and there, and what an area has besides (a stream, woods, rocks) drawn from the
// area to the middle, where it meets that of the area before it. A card hides its area, so what does not run through to the middle stands there
// whole, on its own colour. Quieter than any card; drawn once, and nothing of it moves.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: land

    /// The BoardField in which it lies (which uses this file, so it is not named by its type).
    required property var field
    readonly property FieldPaths drawings: FieldPaths {}
    readonly property color earth: Theme.pick("#EADBBB", "#2B2218", "#000000")
    readonly property color grass: Theme.pick("#BCA97E", "#5A4A2E", "#6B6B6B")
    readonly property color wood: Theme.pick("#84A06C", "#5F7C50", "#7CFF8A")
    readonly property color water: Theme.pick("#A9C7D6", "#2D5468", "#7FD4FF")
    readonly property color shore: Theme.pick("#5E8CA4", "#6FA8C2", "#FFFFFF")
    readonly property color stone: Theme.pick("#A48F68", "#7C6B51", "#BDBDBD")

    /// What a ground is painted in, and the land under it.
    function inkOf(ground: string): color {
        return ground === "woods" ? wood : ground === "marsh" || drawings.runs[ground]?.water !== undefined ? shore : stone;
    }
    function soilOf(ground: string): color {
        if (ground === "woods")
            return Theme.pick("#D6DDB8", "#2A3321", "#001A00");
        if (ground === "marsh")
            return Theme.pick("#CBDAD0", "#20312F", "#00141F");
        return ground === "camp" ? Theme.pick("#E6CFA8", "#3A2A18", "#1A1000") : Theme.pick("#DCCBA6", "#3A3024", "#1A1A1A");
    }

    /// Where the areas are, by side and column. When the field changes its size the cards move first, and the land a moment later.
    property var places: ({})
    readonly property string frame: [field.width, field.height, field.middle, field.cell, field.rows, field.near].concat(field.starts).join()
    onFrameChanged: follow.start()
    Component.onCompleted: measure()
    function measure() {
        const found = {};
        for (const side of ["a", "b"])
            for (let column = 1; column <= field.columns; ++column)
                found[side + column] = field.rectOf(side, column);
        places = found;
    }
    function placeOf(side: string, column: int): rect {
        return places[side + column] ?? Qt.rect(0, 0, 0, 0);
    }

    Timer {
        id: follow
        interval: 20
        onTriggered: land.measure()
    }
    Repeater {
        model: land.field.zones
        Rectangle {
            id: zone
            required property var modelData
            readonly property rect first: land.placeOf("a", modelData.columns[0])
            readonly property rect last: land.placeOf("b", modelData.columns[modelData.columns.length - 1])
            x: Math.min(first.x, last.x) - 4
            y: Math.min(first.y, last.y) - 4
            width: Math.max(first.x + first.width, last.x + last.width) + 4 - x
            height: Math.max(first.y + first.height, last.y + last.height) + 4 - y
            radius: Theme.radius
            color: land.earth
            Repeater {
                model: 6 * zone.modelData.columns.length
                Drawing {
                    required property int index
                    // Strewn alike each time.
                    readonly property int roll: (index * 7919 + zone.modelData.columns[0] * 131 + 17) % 997
                    name: "grass tuft"
                    paths: land.drawings.grass
                    grid: 24
                    size: Theme.px(18)
                    colour: land.grass
                    x: 6 + (zone.width - 12 - size) * (index % 2 === 0 ? roll % 101 / 100 : (roll * 3) % 89 / 88)
                    // Not on the zone's name.
                    readonly property real fallen: 4 + (zone.height - 8 - size) * ((roll * 5) % 113 / 112)
                    y: fallen + (!land.field.rows && Math.abs(fallen + size / 2 - zone.height / 2) < size ? 2 * size : 0)
                }
            }
        }
    }
    Repeater {
        model: land.field.board.areas
        Item {
            id: area
            required property string side
            required property int column
            required property string ground
            required property string groundName
            required property var unit
            readonly property var paths: ground === "clear" ? null : land.drawings.runs[ground] ?? land.drawings.lies[ground] ?? null

            Repeater {
                model: area.paths !== null ? 1 : 0
                Item {
                    id: piece
                    readonly property bool rows: land.field.rows
                    readonly property rect place: land.placeOf(area.side, area.column)
                    readonly property bool own: area.side === land.field.near
                    readonly property real half: land.field.middle / 2
                    // Across the front, and along it from the area to the middle.
                    readonly property real across: rows ? place.height : place.width
                    readonly property real along: (rows ? place.width : place.height) + half
                    readonly property int tile: Math.max(24, Math.min(Math.round(across), 150))
                    readonly property var sign: land.drawings.signs[area.ground] ?? null
                    /// Water runs through to the middle; all else lies in the area, and its signs before it.
                    readonly property real covered: sign === null ? along : along - half
                    /// Where a low card has no room for the word, it stands before it.
                    readonly property bool named: rows && across < 64 && (area.unit?.id ?? "") !== ""
                    readonly property real word: named ? label.implicitHeight : 0
                    readonly property int signSize: Math.max(10, Math.min(Math.floor(half) - 2, Math.floor(across - word) - 2, Theme.px(named || !rows ? 30 : 44)))
                    readonly property int signCount: sign === null ? 0 : Math.max(1, Math.floor((across - word) / (signSize * 1.5)))
                    clip: true
                    x: place.x - (rows && own ? half : 0)
                    y: place.y - (!rows && own ? half : 0)
                    width: place.width + (rows ? half : 0)
                    height: place.height + (rows ? 0 : half)

                    Rectangle {
                        anchors.fill: parent
                        visible: piece.sign !== null
                        color: land.soilOf(area.ground)
                    }
                    Repeater {
                        model: Math.max(0, Math.ceil(piece.covered / piece.tile))
                        Item {
                            id: square
                            required property int index
                            // Counted from where it ends, the middle of the field for both halves of what runs.
                            readonly property real from: piece.along - piece.covered
                            readonly property real far: piece.own ? from + index * piece.tile : piece.along - from - (index + 1) * piece.tile
                            x: piece.rows ? far : (piece.width - piece.tile) / 2
                            y: piece.rows ? (piece.height - piece.tile) / 2 : far
                            width: piece.tile
                            height: piece.tile
                            rotation: piece.rows && land.drawings.runs[area.ground] !== undefined ? -90 : 0
                            Drawing {
                                visible: area.paths?.water !== undefined
                                name: "water " + area.ground
                                paths: ({"fill": area.paths?.water ?? ""})
                                grid: 48
                                size: piece.tile
                                colour: land.water
                            }
                            Drawing {
                                name: "land " + area.ground
                                paths: area.paths
                                grid: 48
                                size: piece.tile
                                colour: land.inkOf(area.ground)
                                ground: piece.sign === null ? land.earth : land.soilOf(area.ground)
                            }
                        }
                    }
                    // Between the cards, side by side along the front.
                    Repeater {
                        model: piece.signCount
                        Drawing {
                            required property int index
                            readonly property real along: (piece.across - piece.word) * (index + 0.5) / piece.signCount - size / 2
                            readonly property real across: piece.own ? (piece.half - size) / 2 : piece.along - (piece.half + size) / 2
                            name: "sign " + area.ground
                            paths: piece.sign
                            grid: 24
                            size: piece.signSize
                            colour: land.inkOf(area.ground)
                            ground: land.soilOf(area.ground)
                            x: Math.round(piece.rows ? across : along)
                            y: Math.round(piece.rows ? along : across)
                        }
                    }
                    AppText {
                        id: label
                        visible: piece.named
                        x: piece.own ? 1 : piece.width - piece.half + 1
                        y: piece.height - height
                        width: piece.half - 2
                        text: area.groundName
                        font.pixelSize: Theme.px(9)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 7
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
