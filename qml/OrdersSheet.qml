// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of a battle that are answered beforehand, each side for itself: the body of a sheet. They may change at any time.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: page

    readonly property var switches: Array.from(App.game.counters).filter(one => one.kind === "yesNo" && one.path.includes("/habits/"))

    objectName: "ordersSheet"
    contentHeight: column.implicitHeight + 2 * Theme.pad
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    ColumnLayout {
        id: column
        x: Theme.pad
        y: Theme.gap
        width: parent.width - 2 * Theme.pad
        spacing: Theme.gap

        AppText {
            Layout.fillWidth: true
            text: qsTr("What is switched on is done without asking. It stands in the journal.")
            quiet: true
        }
        Repeater {
            model: page.switches
            Toggle {
                required property var modelData
                objectName: "order_" + modelData.path
                Layout.fillWidth: true
                text: modelData.label
                checked: modelData.value
                onToggled: App.game.correct(modelData.path, checked, qsTr("Answered beforehand."))
            }
        }
    }
}
