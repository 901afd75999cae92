// SPDX-License-Identifier: GPL-3.0-or-later
// Armies for elsewhere: SharePage { armies: [ids] }. As a text in one of the formats, to copy or to save, or as a QR code on the screen.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    property var armies: []
    readonly property var sharing: App.sharing
    property bool saving: false
    property bool filled: false

    function closeInner(): bool {
        const was = filled;
        filled = false;
        return was;
    }

    objectName: "sharePage"
    foot: footBar.height
    Component.onCompleted: sharing.start(armies)
    Connections {
        target: App.sharing
        function onChanged() {
            if (words.text !== App.sharing.shown)
                words.show(App.sharing.shown);
            if (App.sharing.code === "")
                page.filled = false;
        }
    }

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Share")
        subtitle: page.sharing.title
        onBack: page.back()
    }
    Flickable {
        id: controls
        anchors.top: bar.bottom
        x: page.landscape ? Theme.pad : Math.max(Theme.pad, (page.width - 900) / 2)
        width: page.landscape ? Math.round((page.width - 3 * Theme.pad) * 0.36) : page.width - 2 * x
        height: page.landscape ? footBar.y - page.strip - y : Math.min(column.height + 24, Math.round((footBar.y - y) * (choice.open ? 0.8 : 0.45)))
        clip: true
        contentHeight: column.height + 24
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        Column {
            id: column
            y: 12
            width: parent.width
            spacing: 12

            AppText {
                width: parent.width
                visible: page.sharing.count > 1
                text: page.sharing.names
                quiet: true
                maximumLineCount: page.landscape ? 8 : 2
                elide: Text.ElideRight
            }
            ChoiceList {
                id: choice
                objectName: "shareFormat"
                width: parent.width
                name: qsTr("Format")
                choices: page.sharing.formats
                value: page.sharing.format
                onChosen: value => page.sharing.format = value
            }
            Card {
                objectName: "shareLost"
                width: parent.width
                visible: page.sharing.lost.length > 0
                title: qsTr("This format leaves out:")

                ImportLines {
                    Layout.fillWidth: true
                    lines: page.sharing.lost.map(text => ({"text": text, "rule": "", "severity": "warning"}))
                }
            }
            AppText {
                objectName: "shareAbout"
                width: parent.width
                visible: page.sharing.bytes > 0 && page.sharing.fault === ""
                text: page.sharing.code !== "" ? (page.sharing.bytes > 700 ? qsTr("%1 bytes. The squares are small: let the code fill the screen, and hold the camera still.") : qsTr("%1 bytes.")).arg(page.sharing.bytes) + " " + qsTr("Scan it with any phone and paste the text into Import.") : page.sharing.more > 0 ? qsTr("%1; the first lines are shown, and %2 more are copied and saved with them.").arg(page.sharing.size).arg(page.sharing.more) : page.sharing.size
                quiet: true
            }
        }
    }
    Item {
        id: view
        anchors.top: page.landscape ? bar.bottom : controls.bottom
        anchors.topMargin: page.landscape ? 12 : 0
        anchors.bottom: footBar.top
        anchors.bottomMargin: 12 + page.strip
        x: page.landscape ? controls.x + controls.width + Theme.pad : controls.x
        width: page.landscape ? page.width - x - Theme.pad : controls.width

        TextPane {
            id: words
            objectName: "shareText"
            anchors.fill: parent
            visible: page.sharing.code === "" && page.sharing.fault === "" && page.sharing.count > 0
            readOnly: true
            table: page.sharing.table
            label: qsTr("The text to share")
        }
        AppText {
            objectName: "shareFault"
            width: parent.width
            y: 12
            visible: text !== ""
            text: page.sharing.fault
            color: Theme.bad
            Accessible.role: Accessible.AlertMessage
        }
        QrButton {
            objectName: "shareCode"
            anchors.centerIn: parent
            width: Math.floor(Math.min(parent.width, parent.height))
            height: width
            visible: page.sharing.code !== ""
            code: page.sharing.code
            text: qsTr("QR code of %1; press to fill the screen").arg(page.sharing.title)
            onClicked: page.filled = true
        }
        EmptyState {
            anchors.centerIn: parent
            visible: page.sharing.count === 0
            troop: "unknown"
            title: qsTr("No army to share")
            text: qsTr("Choose one or several in the library.")
            actionText: qsTr("Back")
            onAction: page.back()
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        Item {
            Layout.fillWidth: true
            visible: !page.phone
        }
        AppButton {
            objectName: "shareCopy"
            Layout.fillWidth: page.phone
            enabled: page.sharing.bytes > 0 && page.sharing.fault === ""
            text: page.sharing.code !== "" ? qsTr("Copy its text") : qsTr("Copy")
            glyph: "copy"
            onClicked: {
                page.sharing.copy();
                page.say(qsTr("The text is in the clipboard."));
            }
        }
        AppButton {
            objectName: "shareSave"
            Layout.fillWidth: page.phone
            enabled: page.sharing.bytes > 0 && page.sharing.fault === ""
            kind: "primary"
            side: "a"
            text: qsTr("Save as a file")
            glyph: "save"
            onClicked: page.saving = true
        }
    }
    QrButton {
        objectName: "shareFilled"
        anchors.fill: parent
        z: 10
        visible: page.filled
        code: page.filled ? page.sharing.code : ""
        text: qsTr("QR code of %1; press to go back").arg(page.sharing.title)
        onClicked: page.filled = false
        onVisibleChanged: if (visible) forceActiveFocus()
    }
    Repeater {
        model: page.saving ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save the armies")
            suggested: page.sharing.fileName
            filters: page.sharing.filters
            onChosen: file => {
                if (page.sharing.save(file))
                    page.say(qsTr("Saved."));
            }
            onDone: page.saving = false
        }
    }
}
