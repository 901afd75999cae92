// SPDX-License-Identifier: GPL-3.0-or-later
// Backups in the settings: everything to a file, everything back from one, and the copies that the program made by itself.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    property bool saving: false
    property bool opening: false
    property bool savingPreferences: false
    property bool openingPreferences: false
    property bool unfolded: false
    readonly property var copies: App.backup.automatic

    /// A backup has been looked at and is to be shown.
    signal wanted
    /// Asks for a sentence to be shown for a moment.
    signal say(string sentence)

    function look(file: url) {
        if (App.backup.look(file))
            wanted();
    }

    objectName: "backupCard"
    Connections {
        target: App.backup
        function onSaved() {
            card.say(qsTr("Everything is saved."));
        }
    }
    title: qsTr("Backup")
    spacing: 12

    AppText {
        Layout.fillWidth: true
        text: App.storage.inBrowser ? qsTr("Armies, games, campaigns, house rules and settings lie in this browser, on this device. Nothing is sent anywhere: a copy on another device or a stick is yours to make.") : qsTr("Armies, games, campaigns, house rules and settings lie on this device, in %1. Nothing is sent anywhere: a copy on another device or a stick is yours to make.").arg(App.backup.folder)
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        quiet: true
    }
    AppText {
        objectName: "storagePromise"
        Layout.fillWidth: true
        visible: text !== ""
        text: App.storage.promise
    }
    AppText {
        objectName: "backupLast"
        Layout.fillWidth: true
        text: App.backup.lastOwn !== "" ? App.backup.lastOwn : qsTr("Not saved to a file yet.")
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    Flow {
        Layout.fillWidth: true
        spacing: 12

        AppButton {
            objectName: "backupSave"
            width: Math.min(implicitWidth, card.width - 2 * card.inset)
            visible: !App.backup.saving
            glyph: "save"
            text: qsTr("Save everything to a file…")
            onClicked: card.saving = true
        }
        AppText {
            objectName: "backupProgress"
            height: Theme.touch
            visible: App.backup.saving
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Saving everything: %1 %").arg(Math.round(100 * App.backup.part))
            Accessible.role: Accessible.ProgressBar
        }
        AppButton {
            objectName: "backupCancel"
            visible: App.backup.saving
            text: qsTr("Cancel")
            onClicked: App.backup.cancel()
        }
        AppButton {
            objectName: "backupOpen"
            width: Math.min(implicitWidth, card.width - 2 * card.inset)
            glyph: "open"
            text: qsTr("Restore everything…")
            tip: qsTr("Shows what is in the file before anything changes")
            onClicked: card.opening = true
        }
        AppButton {
            objectName: "backupCopies"
            width: Math.min(implicitWidth, card.width - 2 * card.inset)
            visible: card.copies.length > 0
            kind: "quiet"
            glyph: card.unfolded ? "up" : "down"
            text: qsTr("Copies made by the program")
            onClicked: card.unfolded = !card.unfolded
        }
    }
    AppText {
        Layout.fillWidth: true
        text: qsTr("Preferences and last choices alone, as one file that can be read and edited:")
        quiet: true
    }
    Flow {
        Layout.fillWidth: true
        spacing: 12

        AppButton {
            objectName: "preferencesSave"
            width: Math.min(implicitWidth, card.width - 2 * card.inset)
            glyph: "save"
            text: qsTr("Save preferences…")
            onClicked: card.savingPreferences = true
        }
        AppButton {
            objectName: "preferencesOpen"
            width: Math.min(implicitWidth, card.width - 2 * card.inset)
            glyph: "open"
            text: qsTr("Load preferences…")
            onClicked: card.openingPreferences = true
        }
    }
    LayoutRepeater {
        model: Array.from(App.backup.preferenceNotes)

        AppText {
            required property string modelData
            Layout.fillWidth: true
            text: modelData
            Accessible.role: Accessible.AlertMessage
        }
    }
    LayoutRepeater {
        model: card.unfolded ? card.copies : []

        GameRow {
            required property var modelData
            objectName: "copy_" + modelData.name
            Layout.fillWidth: true
            removable: false
            text: modelData.title
            detail: modelData.detail
            onClicked: card.look(modelData.file)
        }
    }
    LayoutRepeater {
        model: card.saving ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save everything")
            suggested: App.backup.suggested()
            filters: [qsTr("Optio backups (*.optio-backup)"), qsTr("All files (*)")]
            onChosen: file => App.backup.save(file)
            onDone: card.saving = false
        }
    }
    LayoutRepeater {
        model: card.savingPreferences ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save preferences")
            suggested: App.backup.suggestedPreferences()
            filters: [qsTr("Preferences (*.toml)"), qsTr("All files (*)")]
            onChosen: file => {
                if (App.backup.writePreferences(file))
                    card.say(qsTr("The preferences are saved."));
            }
            onDone: card.savingPreferences = false
        }
    }
    LayoutRepeater {
        model: card.openingPreferences ? 1 : 0

        FilePicker {
            title: qsTr("Load preferences")
            filters: [qsTr("Preferences (*.toml)"), qsTr("All files (*)")]
            onChosen: file => App.backup.readPreferences(file)
            onDone: card.openingPreferences = false
        }
    }
    LayoutRepeater {
        model: card.opening ? 1 : 0

        FilePicker {
            title: qsTr("Restore everything")
            filters: [qsTr("Backups (*.optio-backup *.sqlite)"), qsTr("All files (*)")]
            onChosen: file => card.look(file)
            onDone: card.opening = false
        }
    }
}
