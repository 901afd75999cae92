// SPDX-License-Identifier: GPL-3.0-or-later
// Watching in a browser, on the page of a shared game: WatchBrowsers { table: App.table; codeSize: 146; onFilled: …; onCopied: … }. The card says itself that what
// goes there is not encrypted.
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    required property var table
    property int codeSize: 146

    signal filled
    signal copied

    objectName: "tableBrowsers"
    title: qsTr("Watch in a browser")

    Toggle {
        objectName: "tableBrowsersOn"
        Layout.fillWidth: true
        text: qsTr("Let anyone in this network watch in a browser")
        checked: card.table.letsWatch
        onToggled: card.table.letsWatch = checked
    }
    AppText {
        Layout.fillWidth: true
        text: qsTr("Not encrypted: everyone in this network can read it. It shows only what both sides may see.")
        quiet: true
    }
    AppText {
        objectName: "tableCouldPlay"
        Layout.fillWidth: true
        visible: card.table.couldPlay
        text: card.table.letsWatch ? qsTr("Somebody without Optio can play too: choose \"A browser\" beside the code of their seat.") : qsTr("With this on, somebody without Optio can play too: each seat then has a code for a browser.")
        quiet: true
    }
    GridLayout {
        Layout.fillWidth: true
        visible: card.table.letsWatch
        columns: card.width < 360 ? 1 : 2
        columnSpacing: Theme.pad
        rowSpacing: Theme.gap

        QrButton {
            objectName: "tableCode_browsers"
            Layout.preferredWidth: card.codeSize
            Layout.preferredHeight: card.codeSize
            Layout.alignment: Qt.AlignTop
            code: card.table.watchAddress
            text: qsTr("QR code of the page for watchers; press to fill the screen")
            onClicked: card.filled()
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: Theme.gap

            AppText {
                objectName: "tableBrowsersAddress"
                Layout.fillWidth: true
                text: card.table.watchAddress
                font.bold: true
                wrapMode: Text.WrapAnywhere
            }
            AppText {
                Layout.fillWidth: true
                text: card.table.browsers === 0 ? qsTr("Nobody looks at it yet") : qsTr("%n browser(s) watching", "", card.table.browsers)
                quiet: true
            }
            AppButton {
                objectName: "tableCopy_browsers"
                Layout.fillWidth: true
                text: qsTr("Copy")
                Accessible.name: qsTr("Copy the address of the page for watchers")
                glyph: "copy"
                onClicked: card.copied()
            }
        }
    }
}
