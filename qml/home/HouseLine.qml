// SPDX-License-Identifier: GPL-3.0-or-later
// One line of house rules being edited: what it is, the editor of its value, the book's value beside a changed one with the way back, and taking
// its row out. A fault stands under it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: line

    required property string kind
    required property string place
    required property string title
    required property string rule
    required property var value
    required property string shown
    required property string book
    required property bool changed
    required property bool removed
    required property string row
    required property string fault
    required property var step
    required property var choices
    required property bool within
    required property string section
    property var draft
    /// Is its table to be named?
    property bool placed: false
    readonly property bool narrow: width < 560
    readonly property bool marked: changed || removed

    signal ruleWanted(string rule)

    implicitHeight: column.implicitHeight + 12
    Accessible.role: Accessible.ListItem
    Accessible.name: title + (shown === "" ? "" : ", " + shown) + (book === "" ? "" : ", " + bookText.text) + (removed ? ", " + qsTr("taken out") : "")

    Rectangle {
        visible: line.marked
        width: 4
        height: parent.height - 8
        y: 4
        radius: 2
        color: line.fault !== "" ? Theme.bad : Theme.accent
    }
    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: line.within ? 28 : 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                AppText {
                    Layout.fillWidth: true
                    visible: line.placed && !line.within
                    text: line.section
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
                AppText {
                    Layout.fillWidth: true
                    text: line.title
                    font.weight: line.marked || line.kind === "row" ? Font.DemiBold : Font.Normal
                    font.strikeout: line.removed
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    Accessible.ignored: true
                }
                AppText {
                    id: bookText
                    Layout.fillWidth: true
                    visible: line.book !== ""
                    text: qsTr("book: %1").arg(line.book)
                    color: Theme.accent
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
                AppText {
                    Layout.fillWidth: true
                    visible: line.removed
                    text: qsTr("taken out")
                    color: Theme.bad
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
            LayoutRepeater {
                model: !line.narrow && line.kind === "choice" ? 1 : 0

                ChoiceList {
                    objectName: "houseValue_" + line.place
                    Layout.preferredWidth: Theme.px(260)
                    name: line.title
                    choices: line.choices
                    value: line.value
                    onChosen: value => line.draft.set(line.place, value)
                }
            }
            LayoutRepeater {
                model: line.kind === "number" ? 1 : 0

                Stepper {
                    objectName: "houseValue_" + line.place
                    name: line.title
                    least: -2000000
                    most: 2000000
                    value: Math.round(line.value * 100)
                    step: Math.max(1, Math.round(line.step * 100))
                    shown: line.shown
                    typeable: true
                    onTyped: text => refused = !line.draft.type(line.place, text)
                    onChosen: value => line.draft.set(line.place, value / 100)
                }
            }
            LayoutRepeater {
                model: line.kind === "flag" ? 1 : 0

                Toggle {
                    id: flag
                    objectName: "houseValue_" + line.place
                    checked: line.value === true
                    Accessible.name: line.title
                    onToggled: {
                        const wanted = flag.checked;
                        flag.checked = Qt.binding(() => line.value === true);
                        line.draft.set(line.place, wanted);
                    }
                }
            }
            LayoutRepeater {
                model: line.kind === "text" ? 1 : 0

                TextEntry {
                    objectName: "houseValue_" + line.place
                    Layout.preferredWidth: Theme.px(120)
                    placeholder: line.title
                    text: line.shown
                    onEdited: words => line.draft.set(line.place, words)
                }
            }
            IconButton {
                objectName: "houseBack_" + line.place
                visible: line.changed && line.kind !== "row"
                glyph: "undo"
                text: qsTr("%1: as in the book").arg(line.title)
                onClicked: line.draft.restore(line.place)
            }
            AppButton {
                objectName: "houseBring_" + line.row
                visible: line.removed
                text: qsTr("Put back")
                onClicked: line.draft.restore(line.row)
            }
            IconButton {
                objectName: "houseOut_" + line.row
                visible: line.row !== "" && !line.removed
                glyph: "delete"
                colour: Theme.quiet
                text: qsTr("Take out %1").arg(line.title)
                onClicked: line.draft.removeRow(line.row)
            }
        }
        LayoutRepeater {
            model: line.narrow && line.kind === "choice" ? 1 : 0

            ChoiceList {
                objectName: "houseValue_" + line.place
                Layout.fillWidth: true
                name: line.title
                choices: line.choices
                value: line.value
                onChosen: value => line.draft.set(line.place, value)
            }
        }
        AppText {
            objectName: "houseLineFault"
            Layout.fillWidth: true
            visible: text !== ""
            text: line.fault
            color: Theme.bad
            font.weight: Font.DemiBold
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            onVisibleChanged: if (visible) Announcer.say(this, line.fault)
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
}
