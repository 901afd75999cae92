// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a chart: its note, the title of a table, its head, or a row; see App.charts.chart(). A row with a rule can be tapped. Without `widths` the
// row is folded: its first cell, and under it the others, each with the name of its column.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: line

    required property var modelData
    required property int index
    property list<real> widths: []
    /// The heads of the columns, for folded rows and screen readers.
    property var columns: []
    property real gap: 16
    property bool current: false

    readonly property bool folded: widths.length === 0
    readonly property bool isRow: modelData.kind === "row"
    readonly property bool isText: modelData.kind === "note" || modelData.kind === "title"
    readonly property string spoken: isText ? modelData.text : modelData.cells.map((cell, i) => i === 0 || !isRow ? cell : cell === "" ? "" : columns[i] + ": " + cell).filter(words => words !== "").join(", ")

    signal opened

    height: modelData.kind === "note" ? note.implicitHeight : modelData.kind === "title" ? title.implicitHeight + 24 : modelData.kind === "head" ? (folded ? 0 : cells.implicitHeight + 12) : Math.max(Theme.touch, (folded ? fold.implicitHeight : cells.implicitHeight) + 16)
    visible: height > 0
    Accessible.role: modelData.kind === "title" ? Accessible.Heading : modelData.kind === "note" ? Accessible.StaticText : Accessible.Row
    Accessible.name: spoken
    Accessible.description: isRow && modelData.rule !== "" ? qsTr("Rule %1").arg(modelData.rule) : ""
    Accessible.focusable: isRow
    Accessible.onPressAction: opened()

    Rectangle {
        anchors.fill: parent
        radius: 8
        visible: line.isRow && (hover.hovered || tap.pressed || line.current)
        color: tap.pressed ? Theme.pressed : hover.hovered ? Theme.raised : "transparent"
        border.width: line.current ? 3 : 0
        border.color: Theme.accent
    }
    AppText {
        id: note
        x: 8
        width: parent.width - 16
        visible: line.modelData.kind === "note"
        text: line.modelData.text
        quiet: true
        Accessible.ignored: true
    }
    Heading {
        id: title
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        x: 8
        width: parent.width - 16
        visible: line.modelData.kind === "title"
        text: line.modelData.text
        size: Theme.px(22)
        Accessible.ignored: true
    }
    Row {
        id: cells
        anchors.verticalCenter: parent.verticalCenter
        x: 8
        visible: !line.folded && !line.isText

        Repeater {
            model: cells.visible ? line.modelData.cells : []

            AppText {
                required property string modelData
                required property int index
                width: line.widths[index] ?? 0
                rightPadding: line.gap
                text: modelData
                quiet: !line.isRow
                font.weight: line.isRow && index > 0 ? Font.Normal : Font.DemiBold
                Accessible.ignored: true
            }
        }
    }
    Column {
        id: fold
        anchors.verticalCenter: parent.verticalCenter
        x: 8
        width: parent.width - 16
        visible: line.folded && line.isRow
        spacing: 2

        Repeater {
            model: fold.visible ? line.modelData.cells : []

            Row {
                id: pair
                required property string modelData
                required property int index
                visible: modelData !== ""

                AppText {
                    id: label
                    width: pair.index === 0 ? 0 : Math.min(implicitWidth, fold.width * 0.4)
                    rightPadding: 8
                    text: pair.index === 0 ? "" : line.columns[pair.index] ?? ""
                    quiet: true
                    Accessible.ignored: true
                }
                AppText {
                    width: fold.width - label.width
                    text: pair.modelData
                    font.weight: pair.index === 0 ? Font.DemiBold : Font.Normal
                    Accessible.ignored: true
                }
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: line.modelData.kind === "head" ? 2 : Theme.hairline
        visible: !line.isText
        color: line.modelData.kind === "head" ? Theme.edge : Theme.line
    }
    HoverHandler {
        id: hover
        enabled: line.isRow && line.modelData.rule !== ""
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        id: tap
        enabled: line.isRow && line.modelData.rule !== ""
        onTapped: line.opened()
    }
}
