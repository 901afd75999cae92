// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a file to open or to save as soon as it is made (put it in a Loader): chosen() when one was chosen, done() in any case.
import QtQuick
import QtQuick.Dialogs

Item {
    id: picker

    property bool saving: false
    property string title
    /// The name to save under.
    property string suggested
    /// ["Optio games (*.optio-game)", …]
    property var filters: []

    signal chosen(url file)
    signal done

    Component.onCompleted: {
        if (saving)
            dialog.selectedFile = dialog.currentFolder + "/" + encodeURIComponent(suggested.replace(/[\/\\:*?"<>|]/g, " "));
        dialog.open();
    }

    FileDialog {
        id: dialog
        title: picker.title
        fileMode: picker.saving ? FileDialog.SaveFile : FileDialog.OpenFile
        nameFilters: picker.filters
        onAccepted: {
            picker.chosen(selectedFile);
            picker.done();
        }
        onRejected: picker.done()
    }
}
