// SPDX-License-Identifier: GPL-3.0-or-later
// What stands above the armies of an import: why there are none, how the text was read, what it leaves open, and what there is to know.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Column {
    id: head

    required property var importing
    readonly property int many: 3

    signal jumpWanted(int line, int column)

    spacing: 12

    Rectangle {
        width: parent.width
        height: fault.implicitHeight + 2 * Theme.pad
        visible: head.importing.fault !== ""
        radius: Theme.radius
        color: Theme.surface
        border.width: 2
        border.color: Theme.bad

        Icon {
            id: sign
            x: Theme.pad
            y: Theme.pad
            name: "warning"
            colour: Theme.bad
        }
        AppText {
            id: fault
            objectName: "importFault"
            anchors.left: sign.right
            anchors.leftMargin: 12
            y: Theme.pad
            width: parent.width - x - Theme.pad
            text: head.importing.fault
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
    }
    Item {
        width: parent.width
        height: Math.max(caption.height, format.height)

        AppText {
            id: caption
            height: Theme.touch
            width: Math.min(implicitWidth, parent.width * 0.4)
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Import as")
            quiet: true
            Accessible.ignored: true
        }
        ChoiceList {
            id: format
            objectName: "importFormat"
            anchors.left: caption.right
            anchors.leftMargin: 12
            anchors.right: parent.right
            height: implicitHeight
            name: qsTr("Import as")
            choices: head.importing.formats.map(one => one.value === "" && head.importing.format === "" && head.importing.recognised !== "" ? ({"value": "", "label": head.importing.recognised, "detail": qsTr("Recognised")}) : one)
            value: head.importing.format
            onChosen: value => head.importing.setFormat(value)
        }
    }
    AppText {
        width: parent.width
        visible: open.visible
        text: qsTr("The text leaves this open:")
        Accessible.role: Accessible.Heading
    }
    QuestionColumn {
        id: open
        objectName: "importQuestions"
        width: parent.width
        height: implicitHeight
        questions: head.importing.questions
        onAnswered: (id, value) => head.importing.answer(id, value)
    }
    ImportNotes {
        width: parent.width
        visible: head.importing.notes.length > 0
        notes: head.importing.notes
        jumps: !head.importing.held
        onJumpWanted: (line, column) => head.jumpWanted(line, column)
    }
    Flow {
        id: all
        width: parent.width
        spacing: Theme.gap
        visible: head.importing.armies.count > head.many

        AppText {
            height: Theme.touch
            width: Math.min(implicitWidth, all.width)
            verticalAlignment: Text.AlignVCenter
            text: qsTr("%1 armies. All of them:").arg(head.importing.armies.count)
        }
        AppButton {
            objectName: "importAllBoth"
            text: qsTr("Import")
            onClicked: head.importing.chooseAll("both")
        }
        AppButton {
            objectName: "importAllReplace"
            text: qsTr("Replace mine")
            onClicked: head.importing.chooseAll("replace")
        }
        AppButton {
            objectName: "importAllSkip"
            text: qsTr("Leave out")
            onClicked: head.importing.chooseAll("skip")
        }
    }
}
