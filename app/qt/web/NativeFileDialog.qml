// SPDX-License-Identifier: GPL-3.0-or-later
// Stands for qml/home/NativeFileDialog.qml, which needs Qt's dialogs: in a browser the browser asks, so this is never made.
import QtQuick

Item {
    property bool saving: false
    property string title
    property string suggested
    property var filters: []

    signal chosen(url file)
    signal cancelled
}
