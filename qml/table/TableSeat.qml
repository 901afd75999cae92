// SPDX-License-Identifier: GPL-3.0-or-later
// A seat that can be joined, with its code and its link: TableSeat { seat: {seat, side, title, detail, link, browser}; codeSize: 200; onFilled: code => …;
// onCopied: code => … }. Where a browser can play, its code takes the other's place.
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

    readonly property bool playable: (seat.browser ?? "") !== ""
    property bool inBrowser: false
    readonly property string code: (playable && inBrowser ? seat.browser : seat.link) ?? ""

    signal filled(code: string)
    signal copied(code: string)

    side: seat.side ?? ""
    bar: side === "" ? "none" : "left"

    Segmented {
        objectName: "tableKind_" + (card.seat.seat ?? "")
        Layout.fillWidth: true
        visible: card.playable
        name: qsTr("The other device has")
        choices: [{"value": "optio", "label": qsTr("Optio")}, {"value": "browser", "label": qsTr("A browser")}]
        value: card.inBrowser ? "browser" : "optio"
        onChosen: value => card.inBrowser = value === "browser"
    }
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
            code: card.code
            text: qsTr("QR code for %1; press to fill the screen").arg(card.seat.title ?? "")
            onClicked: card.filled(card.code)
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
                objectName: "tableOpenly_" + (card.seat.seat ?? "")
                Layout.fillWidth: true
                visible: card.playable && card.inBrowser
                text: qsTr("Its camera app opens this in the browser, which gets Optio from this tablet. What is said in the game is encrypted; the program on its way is not, so somebody who tampers with this network could change it.")
            }
            AppText {
                Layout.fillWidth: true
                visible: card.side !== "" && !(card.playable && card.inBrowser)
                text: qsTr("Scan this with the other player's tablet. Without a camera: copy the link, send it there, and paste it under Home, Join a table.")
            }
            AppButton {
                objectName: "tableCopy_" + (card.seat.seat ?? "")
                Layout.fillWidth: true
                text: card.side !== "" ? qsTr("Copy the link") : qsTr("Copy")
                Accessible.name: qsTr("Copy the link of %1").arg(card.seat.title ?? "")
                glyph: "copy"
                onClicked: card.copied(card.code)
            }
        }
    }
}
