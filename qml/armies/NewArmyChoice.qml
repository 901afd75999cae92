// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for which rule set a new army is.
pragma ComponentBehavior: Bound
import QtQuick

FocusScope {
    id: choice

    /// [{id,name}]
    property var rulesets: []

    signal picked(string ruleset)

    implicitHeight: column.implicitHeight + Theme.pad
    Component.onCompleted: buttons.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason)

    Flickable {
        anchors.fill: parent
        clip: true
        contentHeight: choice.implicitHeight
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            x: Theme.pad
            width: choice.width - 2 * Theme.pad
            spacing: Theme.gap

            Repeater {
                id: buttons
                model: choice.rulesets

                BigButton {
                    required property var modelData
                    objectName: "newArmy_" + modelData.id
                    width: column.width
                    plain: true
                    compact: true
                    text: modelData.name
                    onClicked: choice.picked(modelData.id)
                }
            }
        }
    }
}
