// SPDX-License-Identifier: GPL-3.0-or-later
// The story of the open game as it is to be shared: what is told, notes as they are to be read, photographs; beside it how it reads. It is
// saved as a page, a PDF, Markdown or plain text.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var report: App.report
    readonly property bool beside: width >= 1000
    /// Which file is asked for: "page", "pdf", "text", "photo" or nothing.
    property string asking
    /// After which entry the next photograph stands.
    property int place: 0

    objectName: "reportPage"
    ruleset: App.game.ruleset
    foot: footBar.height
    Component.onCompleted: report.start()

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Battle report")
        subtitle: page.report.title
        onBack: page.back()
    }
    Flickable {
        id: choices
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
        width: page.beside ? Math.round(parent.width * 0.42) : parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            y: Theme.pad
            width: choices.width - 2 * Theme.pad
            spacing: Theme.pad

            Card {
                Layout.fillWidth: true
                title: qsTr("What it tells")
                spacing: 4

                Toggle {
                    objectName: "reportDice"
                    Layout.fillWidth: true
                    text: qsTr("Dice and reasons")
                    checked: page.report.dice
                    onToggled: page.report.dice = checked
                }
                Toggle {
                    objectName: "reportPlain"
                    Layout.fillWidth: true
                    text: qsTr("Moves, orders and steps without dice")
                    checked: page.report.plain
                    onToggled: page.report.plain = checked
                }
                Toggle {
                    objectName: "reportUndone"
                    Layout.fillWidth: true
                    text: qsTr("What was taken back or voided")
                    checked: page.report.undone
                    onToggled: page.report.undone = checked
                }
                Toggle {
                    objectName: "reportNotes"
                    Layout.fillWidth: true
                    text: qsTr("Notes")
                    checked: page.report.notes
                    onToggled: page.report.notes = checked
                }
                Toggle {
                    objectName: "reportGame"
                    Layout.fillWidth: true
                    text: qsTr("The game itself, so that Optio can open the page")
                    checked: page.report.game
                    onToggled: page.report.game = checked
                }
                AppText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: page.report.withoutGame
                    quiet: true
                }
            }
            Card {
                Layout.fillWidth: true
                visible: page.report.notes && page.report.noteList.length > 0
                title: qsTr("Notes")
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Change them for the report or empty them to leave them out. The journal keeps them as they were written.")
                    quiet: true
                }
                LayoutRepeater {
                    model: page.report.noteList

                    TextEntry {
                        required property var modelData
                        required property int index
                        objectName: "reportNote_" + index
                        Layout.fillWidth: true
                        label: modelData.turn
                        text: modelData.text
                        maximumLength: 1000
                        onEdited: text => page.report.editNote(modelData.n, text)
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                title: qsTr("Photographs")
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("They are made smaller and kept with the game, and the report holds them whole.")
                    quiet: true
                }
                LayoutRepeater {
                    model: page.report.photos

                    ColumnLayout {
                        id: photo
                        required property var modelData
                        required property int index
                        Layout.fillWidth: true
                        spacing: 4

                        Image {
                            objectName: "reportPhoto_" + photo.index
                            Layout.fillWidth: true
                            Layout.preferredHeight: sourceSize.width > 0 ? Math.min(Theme.px(220), width * sourceSize.height / sourceSize.width) : Theme.px(80)
                            fillMode: Image.PreserveAspectFit
                            source: photo.modelData.url
                            Accessible.role: Accessible.Graphic
                            Accessible.name: photo.modelData.caption || qsTr("Photograph")
                        }
                        RowLayout {
                            Layout.fillWidth: true
                            spacing: 12

                            TextEntry {
                                objectName: "photoCaption_" + photo.index
                                Layout.fillWidth: true
                                label: photo.modelData.when
                                placeholder: qsTr("What it shows")
                                text: photo.modelData.caption
                                maximumLength: 200
                                onEdited: text => page.report.setCaption(photo.index, text)
                            }
                            IconButton {
                                objectName: "photoRemove_" + photo.index
                                Layout.alignment: Qt.AlignBottom
                                glyph: "delete"
                                text: qsTr("Take this photograph out")
                                onClicked: page.report.removePhoto(photo.index)
                            }
                        }
                    }
                }
                ChoiceList {
                    objectName: "photoPlace"
                    Layout.fillWidth: true
                    name: qsTr("Where the next photograph stands")
                    choices: page.report.places
                    value: page.place
                    onChosen: value => page.place = value
                }
                AppButton {
                    objectName: "photoAdd"
                    Layout.fillWidth: true
                    text: qsTr("Add a photograph")
                    glyph: "add"
                    onClicked: page.asking = "photo"
                }
            }
        }
    }
    Rectangle {
        visible: page.beside
        anchors.top: bar.bottom
        anchors.topMargin: Theme.pad
        anchors.bottom: footBar.top
        anchors.bottomMargin: Theme.pad
        x: choices.width
        width: parent.width - x - Theme.pad
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line

        LongList {
            objectName: "reportPreview"
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * Theme.pad
            room: parent.height - 2 * Theme.pad
            clip: true
            spacing: 12 // between paragraphs, as within a piece
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollBar {}
            model: ListRows { source: page.beside ? page.report.preview : [] }
            Accessible.role: Accessible.List
            Accessible.name: qsTr("How the report reads")

            delegate: TextEdit {
                required property var modelData
                required property bool used
                width: ListView.view.width
                height: used ? implicitHeight : 0
                visible: used
                readOnly: true
                selectByMouse: true
                textFormat: TextEdit.RichText
                wrapMode: TextEdit.Wrap
                text: modelData ?? ""
                color: Theme.ink
                selectionColor: Theme.accent
                selectedTextColor: Theme.accentInk
                font.family: Theme.body
                font.pixelSize: Theme.textBody
                Accessible.role: Accessible.EditableText
                Accessible.readOnly: true
                Accessible.name: getText(0, length)
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        AppButton {
            objectName: "reportPdf"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("PDF")
            glyph: page.phone ? "" : "print"
            onClicked: page.asking = "pdf"
        }
        AppButton {
            objectName: "reportPlainText"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("Text")
            glyph: page.phone ? "" : "copy"
            onClicked: page.asking = "text"
        }
        BigButton {
            objectName: "reportSavePage"
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            text: qsTr("Save page")
            onClicked: page.asking = "page"
        }
    }
    Repeater {
        model: page.asking !== "" ? 1 : 0

        FilePicker {
            readonly property string what: page.asking
            saving: what !== "photo"
            title: saving ? qsTr("Save the report") : qsTr("Add a photograph")
            suggested: saving ? page.report.title + (what === "pdf" ? ".pdf" : what === "text" ? ".txt" : ".html") : ""
            filters: what === "photo" ? [qsTr("Photographs (*.jpg *.jpeg *.png)"), qsTr("All files (*)")] : what === "pdf" ? [qsTr("PDF (*.pdf)")] : what === "text" ? [qsTr("Plain text (*.txt)"), qsTr("Markdown (*.md)"), qsTr("All files (*)")] : [qsTr("A page for any browser (*.html)"), qsTr("All files (*)")]
            onChosen: file => {
                if (what === "photo")
                    page.report.addPhoto(file, page.place, "");
                else if (page.report.save(file))
                    page.say(qsTr("The report is saved."));
            }
            onDone: page.asking = ""
        }
    }
}
