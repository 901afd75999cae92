// SPDX-License-Identifier: GPL-3.0-or-later
// What else can be done with an army: share, print, copy, try, rename, delete. A supplied one keeps its name and stays.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: menu

    property bool editable: true
    property bool phone: false

    signal done
    signal redoWanted
    signal shareWanted
    signal printWanted
    signal duplicateWanted
    signal tryWanted
    signal renameWanted
    signal removeWanted

    function act(what: var) {
        menu.done();
        what();
    }

    implicitHeight: column.implicitHeight + 2 * Theme.pad
    contentHeight: implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    ColumnLayout {
        id: column
        x: Theme.pad
        y: Theme.gap
        width: parent.width - 2 * Theme.pad
        spacing: Theme.gap

        AppButton {
            objectName: "menuRedo"
            Layout.fillWidth: true
            visible: menu.phone && App.editor.canRedo
            text: qsTr("Redo: %1").arg(App.editor.redoText)
            glyph: "redo"
            lines: 1
            onClicked: menu.act(menu.redoWanted)
        }
        AppButton {
            objectName: "menuTry"
            Layout.fillWidth: true
            focus: true
            text: qsTr("Try it")
            glyph: "forward"
            onClicked: menu.act(menu.tryWanted)
        }
        AppButton {
            objectName: "menuShare"
            Layout.fillWidth: true
            text: qsTr("Share")
            glyph: "share"
            onClicked: menu.act(menu.shareWanted)
        }
        AppButton {
            objectName: "menuPrint"
            Layout.fillWidth: true
            text: qsTr("Print")
            glyph: "print"
            onClicked: menu.act(menu.printWanted)
        }
        AppButton {
            objectName: "menuDuplicate"
            Layout.fillWidth: true
            text: qsTr("Duplicate")
            glyph: "copy"
            onClicked: menu.act(menu.duplicateWanted)
        }
        AppButton {
            objectName: "menuRename"
            Layout.fillWidth: true
            visible: menu.editable
            text: qsTr("Rename")
            glyph: "edit"
            onClicked: menu.act(menu.renameWanted)
        }
        AppButton {
            objectName: "menuDelete"
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            visible: menu.editable
            kind: "danger"
            text: qsTr("Delete")
            glyph: "delete"
            onClicked: menu.act(menu.removeWanted)
        }
    }
}
