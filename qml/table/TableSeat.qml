// SPDX-License-Identifier: GPL-3.0-or-later
// A seat that can be joined, with its code and its link: TableSeat { seat: {seat, side, title, detail, link}; codeSize: 200; onFilled: …; onCopied: … }.
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    property var seat: ({})
    /// The code's room: whole pixels a module show it largest, so it may stay a little smaller.
    property int codeSize: 200
    /// Does the code stand above its words?
    property bool stacked: false

    signal filled
    signal copied

    side: seat.side ?? ""
    bar: side === "" ? "none" : "left"

    GridLayout {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        columns: card.stacked ? 1 : 2
        columnSpacing: Theme.pad
        rowSpacing: Theme.gap

        QrButton {
            objectName: "tableCode_" + (card.seat.seat ?? "")
            Layout.preferredWidth: card.codeSize
            Layout.preferredHeight: card.codeSize
            Layout.alignment: Qt.AlignHCenter | Qt.AlignTop
            code: card.seat.link ?? ""
            text: qsTr("QR code for %1; press to fill the screen").arg(card.seat.title ?? "")
            onClicked: card.filled()
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: Theme.gap

            Heading {
                Layout.fillWidth: true
                text: card.seat.title ?? ""
                side: card.side
                size: Theme.px(22)
            }
            AppText {
                Layout.fillWidth: true
                text: card.seat.detail ?? ""
                quiet: true
            }
            AppText {
                Layout.fillWidth: true
                visible: card.side !== ""
                text: qsTr("Scan this with the tablet that plays %1. Without a camera: copy the link, send it there, and paste it under Home, Join a table.").arg(card.seat.title ?? "")
            }
            AppButton {
                objectName: "tableCopy_" + (card.seat.seat ?? "")
                Layout.fillWidth: true
                text: card.side !== "" ? qsTr("Copy the link") : qsTr("Copy")
                Accessible.name: qsTr("Copy the link of %1").arg(card.seat.title ?? "")
                glyph: "copy"
                onClicked: card.copied()
            }
        }
    }
}
