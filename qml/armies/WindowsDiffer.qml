// SPDX-License-Identifier: GPL-3.0-or-later
// A line over an army that was changed in another window while it was open here: what was changed here is a copy now, to keep or to give up.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: line

    readonly property var elsewhere: App.editor.elsewhere
    readonly property string theirs: elsewhere.name ?? ""
    readonly property bool gone: elsewhere.gone ?? false
    readonly property bool tight: width < Theme.px(760)

    objectName: "windowsDiffer"
    visible: elsewhere.gone !== undefined
    implicitHeight: row.implicitHeight + 16
    color: Theme.tileAccent

    GridLayout {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        columns: line.tight ? 2 : 3
        columnSpacing: 12
        rowSpacing: Theme.gap

        AppText {
            Layout.fillWidth: true
            Layout.columnSpan: line.tight ? 2 : 1
            text: line.gone ? qsTr("This army was deleted in another window. Your changes are kept as “%1”.").arg(App.editor.name) : qsTr("“%1” was changed in another window too. Your changes are kept as “%2”.").arg(line.theirs).arg(App.editor.name)
            Accessible.role: Accessible.AlertMessage
        }
        AppButton {
            objectName: "keepMine"
            Layout.fillWidth: line.tight
            kind: "primary"
            text: line.gone ? qsTr("Keep mine") : qsTr("Keep both")
            onClicked: App.editor.keepMine()
        }
        AppButton {
            objectName: "takeTheirs"
            Layout.fillWidth: line.tight
            visible: !line.gone
            text: qsTr("Take theirs")
            onClicked: App.editor.takeTheirs()
        }
    }
}
