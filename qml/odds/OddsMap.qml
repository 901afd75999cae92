// SPDX-License-Identifier: GPL-3.0-or-later
// The map of odds: attackers in rows, defenders in columns, both heads always in sight; it scrolls both ways and its cells stay large enough for a finger. Arrows move the
// chosen cell, Enter opens it, a head of a column tells who does best against it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Optio

FocusScope {
    id: map

    required property var odds
    readonly property var columns: odds.columns
    readonly property int headWidth: Math.min(Theme.px(190), Math.round(width * 0.34))
    readonly property int headHeight: Theme.px(58)
    /// As many whole columns as there is room for.
    readonly property int fitting: Math.max(1, Math.min(columns.length, Math.floor((width - headWidth) / Theme.touch)))
    readonly property int cellWidth: Math.floor((width - headWidth) / fitting)
    readonly property int cellHeight: Math.max(Theme.touch, Math.floor((height - headHeight) / Math.max(1, list.count)))

    /// Has a finger chosen the cell? Then no ring shows.
    property bool pointed: false

    signal cellWanted(int row, int column)
    signal columnWanted(int column)

    /// What stands in a cell. `counting` says when to ask again.
    function chance(row: int, column: int, counting: bool): string {
        return list.model.get(row).cells?.[column]?.text ?? "";
    }
    function move(rows: int, columns: int) {
        const row = Math.max(0, Math.min(list.count - 1, odds.row + rows)), column = Math.max(0, Math.min(map.columns.length - 1, odds.column + columns));
        pointed = false;
        odds.look(row, column);
        list.positionViewAtIndex(row, ListView.Contain);
        showColumn(column);
    }
    function showColumn(column: int) {
        const x = column * cellWidth;
        across.contentX = Math.max(0, Math.min(across.contentWidth - across.width, x < across.contentX ? x : x + cellWidth > across.contentX + across.width ? x + cellWidth - across.width : across.contentX));
    }

    activeFocusOnTab: true
    // Who comes back by Tab sees it again; a sheet that takes the keyboard for a while changes nothing.
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            pointed = false;
    }
    Accessible.role: Accessible.Table
    Accessible.focusable: true
    Accessible.name: odds.row < 0 ? qsTr("Map of odds") : qsTr("%1 attack %2: %3 per cent").arg(odds.cell.attacker?.label ?? "").arg(odds.cell.defender?.label ?? "").arg(chance(odds.row, odds.column, odds.busy))
    Keys.onUpPressed: move(-1, 0)
    Keys.onDownPressed: move(1, 0)
    Keys.onLeftPressed: move(0, -1)
    Keys.onRightPressed: move(0, 1)
    Keys.onReturnPressed: map.cellWanted(odds.row, odds.column)
    Keys.onSpacePressed: map.cellWanted(odds.row, odds.column)

    AppText {
        width: map.headWidth - 8
        height: map.headHeight
        text: qsTr("attacker ▾\ndefender ▸")
        quiet: true
        font.pixelSize: Math.min(Theme.textSmall, 18)
        wrapMode: Text.NoWrap
        verticalAlignment: Text.AlignBottom
    }
    // The heads of the columns go with the map.
    Item {
        x: map.headWidth
        width: across.width
        height: map.headHeight
        clip: true

        Row {
            x: -across.contentX

            Repeater {
                model: map.columns

                T.AbstractButton {
                    id: head
                    required property var modelData
                    required property int index
                    objectName: "oddsColumn_" + index
                    width: map.cellWidth
                    height: map.headHeight
                    text: modelData.label
                    hoverEnabled: true
                    Accessible.role: Accessible.Button
                    Accessible.name: qsTr("Who does best against %1?").arg(text)
                    Accessible.onPressAction: head.clicked()
                    onClicked: map.columnWanted(index)
                    onActiveFocusChanged: if (activeFocus) map.showColumn(index)
                    background: Rectangle {
                        radius: 6
                        color: map.odds.column === head.index ? Theme.tileB : head.hovered ? Theme.raised : "transparent"
                    }
                    Column {
                        anchors.centerIn: parent
                        width: parent.width - 4
                        TroopIcon {
                            anchors.horizontalCenter: parent.horizontalCenter
                            name: head.modelData.icon
                            side: "b"
                            size: Theme.px(30)
                        }
                        AppText {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: head.modelData.brief
                            font.pixelSize: Math.min(Theme.px(12), map.cellWidth / 4)
                            font.weight: Font.DemiBold
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                        }
                    }
                }
            }
        }
    }
    Flickable {
        id: across
        x: map.headWidth
        y: map.headHeight
        width: map.fitting * map.cellWidth
        height: map.height - y
        clip: true
        contentWidth: map.columns.length * map.cellWidth
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.horizontal: ScrollBar {}

        LongList {
            id: list
            objectName: "oddsRows"
            width: across.contentWidth
            room: across.height
            stretch: 2 * map.cellHeight
            clip: true
            interactive: true
            flickableDirection: Flickable.VerticalFlick
            boundsBehavior: Flickable.StopAtBounds
            model: map.odds.rows
            ScrollBar.vertical: ScrollBar {}

            delegate: Row {
                id: line
                required property var cells
                required property string label
                required property int index

                Repeater {
                    model: line.cells

                    T.AbstractButton {
                        id: cell
                        required property var modelData
                        required property int index
                        objectName: "oddsCell_" + line.index + "_" + index
                        width: map.cellWidth
                        height: map.cellHeight
                        text: modelData.text
                        focusPolicy: Qt.NoFocus
                        Accessible.role: Accessible.Cell
                        Accessible.name: qsTr("%1 attack %2: %3 per cent").arg(line.label).arg(map.columns[index]?.label ?? "").arg(text)
                        onClicked: {
                            map.pointed = true;
                            map.forceActiveFocus();
                            map.cellWanted(line.index, index);
                        }
                        background: Item {}
                        OddsTile {
                            anchors.fill: parent
                            anchors.margins: 1
                            step: cell.modelData.step
                            text: cell.modelData.text
                            whole: cell.x >= across.contentX - 1 && cell.x + cell.width <= across.contentX + across.width + 1 && line.y >= list.contentY - 1 && line.y + cell.height <= list.contentY + list.height + 1
                            chosen: map.odds.row === line.index && map.odds.column === cell.index
                        }
                    }
                }
            }
        }
    }
    // And so do those of the rows.
    Item {
        y: map.headHeight
        width: map.headWidth
        height: across.height
        clip: true

        Column {
            y: -list.contentY + list.originY

            Repeater {
                model: map.odds.rows

                Rectangle {
                    id: side
                    required property string label
                    required property string brief
                    required property string icon
                    required property int index
                    width: map.headWidth - 4
                    height: map.cellHeight
                    radius: 6
                    color: map.odds.row === index ? Theme.tileA : "transparent"

                    TroopIcon {
                        id: figure
                        anchors.verticalCenter: parent.verticalCenter
                        name: side.icon
                        side: "a"
                        size: Math.min(Theme.px(34), map.cellHeight - 4)
                    }
                    AppText {
                        anchors.left: figure.right
                        anchors.leftMargin: 6
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: map.headWidth < Theme.px(140) ? side.brief : side.label
                        font.pixelSize: map.headWidth < Theme.px(140) ? Math.min(Theme.px(12), 18) : Theme.px(15)
                        font.weight: Font.DemiBold
                        maximumLineCount: 2
                        elide: Text.ElideRight
                    }
                }
            }
        }
    }
    FocusRing {
        control: map
        shown: map.activeFocus && !map.pointed
    }
}
