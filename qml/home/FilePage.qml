// SPDX-License-Identifier: GPL-3.0-or-later
// Our own page for opening or saving a file, over everything: the usual places, the folders and files of one, and a name to save under. A file that
// is there is replaced only after a second word. Esc and Back cancel.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

T.Popup {
    id: page

    property bool saving: false
    property string title
    property string suggested
    property var filters: []
    /// A file whose replacing is to be asked about at once.
    property url replacing
    property url folder: String(replacing) !== "" ? page.files.above(replacing) : page.files.firstFolder()
    property var entries: page.files.list(folder, filters)
    property bool settled: false
    readonly property FileAsker files: FileAsker {}

    signal chosen(url file)
    signal cancelled

    function go(place: url) {
        replacing = "";
        folder = place;
        list.positionViewAtBeginning();
    }
    function save() {
        const typed = page.files.safeName(name.input.text);
        if (typed === "")
            return;
        const file = page.files.withExtension(page.files.inFolder(folder, typed), suggested);
        if (String(replacing) !== String(file) && page.files.exists(file)) {
            replacing = file;
            yes.forceActiveFocus(Qt.TabFocusReason);
        } else {
            take(file);
        }
    }
    function take(file: url) {
        settled = true;
        chosen(file);
    }

    objectName: "filePage"
    width: parent ? parent.width : 0
    height: parent ? parent.height - Theme.strip : 0
    modal: true
    focus: true
    padding: 0
    closePolicy: T.Popup.CloseOnEscape
    onClosed: if (!settled) cancelled()
    Component.onCompleted: open()

    background: Rectangle { color: Theme.ground }
    contentData: FocusScope {
        anchors.fill: parent
        focus: true

        TopBar {
            id: bar
            width: parent.width
            title: page.title
            subtitle: page.files.nameOf(page.folder)
            onBack: page.close()
        }
        ColumnLayout {
            anchors.top: bar.bottom
            anchors.topMargin: 12
            anchors.bottom: foot.top
            x: Math.max(Theme.pad, (page.width - 900) / 2)
            width: page.width - 2 * x
            spacing: 12

            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap

                Repeater {
                    model: page.files.places()

                    AppButton {
                        required property var modelData
                        text: modelData.name
                        selected: String(modelData.url) === String(page.folder)
                        onClicked: page.go(modelData.url)
                    }
                }
                AppButton {
                    objectName: "fileUp"
                    glyph: "up"
                    text: qsTr("Folder above")
                    enabled: String(page.files.above(page.folder)) !== ""
                    onClicked: page.go(page.files.above(page.folder))
                }
            }
            ListView {
                id: list
                objectName: "fileList"
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                focus: !page.saving
                activeFocusOnTab: count > 0 || activeFocus // Qt complains of one that has it and lets go
                boundsBehavior: Flickable.StopAtBounds
                model: page.entries
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Files")
                ScrollBar.vertical: ScrollBar {}

                delegate: FileRow {
                    width: ListView.view.width - 12
                    onTaken: {
                        if (modelData.folder)
                            page.go(modelData.url);
                        else if (page.saving)
                            name.input.text = modelData.name;
                        else
                            page.take(modelData.url);
                    }
                }

                EmptyState {
                    anchors.centerIn: parent
                    visible: list.count === 0
                    troop: "unknown"
                    title: qsTr("Nothing here")
                    text: page.filters.length > 0 ? qsTr("This folder has no file of this kind.") : qsTr("This folder is empty.")
                }
            }
        }
        FootBar {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            text: String(page.replacing) !== "" ? qsTr("%1 exists already. Replace it?").arg(page.files.nameOf(page.replacing)) : ""
            tone: "warn"

            TextEntry {
                id: name
                objectName: "fileName"
                Layout.fillWidth: true
                visible: page.saving && String(page.replacing) === ""
                focus: page.saving
                placeholder: qsTr("Name of the file")
                text: page.files.safeName(page.suggested)
                Keys.onReturnPressed: page.save()
                Keys.onEnterPressed: page.save()
            }
            Item {
                Layout.fillWidth: true
                visible: !name.visible
            }
            AppButton {
                objectName: "fileCancel"
                text: String(page.replacing) !== "" ? qsTr("Keep it") : qsTr("Cancel")
                onClicked: {
                    if (String(page.replacing) !== "")
                        page.replacing = "";
                    else
                        page.close();
                }
            }
            AppButton {
                id: yes
                objectName: String(page.replacing) !== "" ? "fileReplace" : "fileSave"
                visible: page.saving
                enabled: String(page.replacing) !== "" || page.files.safeName(name.input.text) !== ""
                kind: "primary"
                text: String(page.replacing) !== "" ? qsTr("Replace") : qsTr("Save")
                onClicked: {
                    if (String(page.replacing) !== "")
                        page.take(page.replacing);
                    else
                        page.save();
                }
            }
        }
    }
}
