// SPDX-License-Identifier: GPL-3.0-or-later
// A surface with rounded corners that holds a column of items: Card { side: "a"; bar: "left"; title: qsTr("About to break"); AppText {} … }.
// The items fill the width. bar: "none", "left", "right" or "top" shows the side's band there. `inset` is the padding (0 for rows that draw their own).
import QtQuick
import QtQuick.Layouts

Rectangle {
    id: card

    property string side
    property string bar: side === "" ? "none" : "top"
    property string title
    property int inset: Theme.pad
    property alias spacing: column.spacing
    default property alias rows: column.data

    implicitWidth: column.implicitWidth + column.anchors.leftMargin + column.anchors.rightMargin
    implicitHeight: column.implicitHeight + column.anchors.topMargin + column.anchors.bottomMargin
    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    Item {
        // The band, cut out of the card's own round corners.
        visible: card.bar !== "none"
        clip: true
        x: card.bar === "right" ? card.width - width : 0
        width: card.bar === "top" ? card.width : 6
        height: card.bar === "top" ? 6 : card.height

        Rectangle {
            x: card.bar === "right" ? parent.width - width : 0
            width: card.width
            height: card.height
            radius: card.radius
            color: Theme.side(card.side)
        }
        Rectangle {
            visible: card.side === "b"
            x: card.bar === "top" ? card.radius : 2
            y: card.bar === "top" ? 2 : card.radius
            width: card.bar === "top" ? parent.width - 2 * card.radius : 2
            height: card.bar === "top" ? 2 : parent.height - 2 * card.radius
            color: Theme.surface
            opacity: 0.7
        }
    }
    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.leftMargin: card.inset + (card.bar === "left" ? 6 : 0)
        anchors.rightMargin: card.inset + (card.bar === "right" ? 6 : 0)
        anchors.topMargin: card.inset + (card.bar === "top" ? 6 : 0)
        anchors.bottomMargin: card.inset
        spacing: Theme.gap

        AppText {
            Layout.fillWidth: true
            visible: card.title !== ""
            text: card.title
            quiet: true
        }
    }
}
