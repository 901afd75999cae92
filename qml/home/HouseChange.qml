// SPDX-License-Identifier: GPL-3.0-or-later
// One change of a house file: what it is about, old and new, and its rule, which a tap opens.
import QtQuick
import QtQuick.Layouts
import Optio

Item {
    id: change

    /// {title,rule,what,text}
    required property var modelData

    signal ruleWanted(string rule)

    implicitHeight: row.implicitHeight + 16
    Accessible.role: Accessible.ListItem
    Accessible.name: modelData.title + ", " + modelData.text

    RowLayout {
        id: row
        width: parent.width - 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            AppText {
                Layout.fillWidth: true
                text: change.modelData.title
                font.weight: Font.DemiBold
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
            AppText {
                Layout.fillWidth: true
                text: change.modelData.text
                color: change.modelData.what === "removed" ? Theme.bad : change.modelData.what === "added" ? Theme.good : Theme.ink
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
        AppButton {
            objectName: "houseRule_" + change.modelData.rule
            visible: text !== ""
            kind: "quiet"
            text: change.modelData.rule
            tip: qsTr("Read this rule")
            onClicked: change.ruleWanted(change.modelData.rule)
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
}
