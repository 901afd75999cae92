// SPDX-License-Identifier: GPL-3.0-or-later
// The file dialog of the platform, open as soon as it is made. Only where the platform has one: Qt would draw its own otherwise.
import QtQuick
import QtQuick.Dialogs

Item {
    id: asking

    property bool saving: false
    property string title
    property string suggested
    property var filters: []

    signal chosen(url file)
    signal cancelled

    Component.onCompleted: {
        if (saving)
            dialog.selectedFile = dialog.currentFolder + "/" + encodeURIComponent(suggested);
        dialog.open();
    }

    FileDialog {
        id: dialog
        title: asking.title
        fileMode: asking.saving ? FileDialog.SaveFile : FileDialog.OpenFile
        nameFilters: asking.filters
        onAccepted: asking.chosen(selectedFile)
        onRejected: asking.cancelled()
    }
}
