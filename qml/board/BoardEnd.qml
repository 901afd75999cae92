// SPDX-License-Identifier: GPL-3.0-or-later
// The battle is over: who won and why, both accounts, and what next.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: end

    property var ended: ({})
    property var sides: ({})
    /// By e-mail there is an audit in the place of a debriefing.
    property bool mailed: false
    /// Its result waits to be confirmed for the club.
    property bool confirms: false

    signal sendWanted
    signal resultWanted
    signal debriefWanted
    signal lookWanted
    signal backupWanted
    signal closeWanted

    objectName: "boardEnd"
    implicitHeight: card.implicitHeight
    onVisibleChanged: if (visible) debrief.forceActiveFocus()
    Accessible.role: Accessible.Dialog
    Accessible.name: ended.text ?? ""

    Card {
        id: card
        width: parent.width
        side: end.ended.winner ?? ""
        bar: "top"
        border.width: 2

        Heading {
            Layout.fillWidth: true
            text: end.ended.text ?? ""
            side: end.ended.winner ?? ""
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.AlertMessage
        }
        LayoutRepeater {
            model: ListRows {
                spare: 2
                source: end.ended.sides ?? []
            }
            AppText {
                required property var modelData
                required property bool used
                readonly property var told: Object.assign({"id": "", "points": 0, "level": null, "routed": 0, "eliminated": 0}, modelData)
                visible: used
                Layout.fillWidth: true
                text: (end.sides[told.id]?.name ?? "") + ": " + (told.level === null ? qsTr("%1 rout points").arg(told.points) : qsTr("%1 of %2 rout points").arg(told.points).arg(told.level)) + ", " + qsTr("%1 routed, %2 eliminated").arg(told.routed).arg(told.eliminated)
                color: Theme.side(told.id)
                horizontalAlignment: Text.AlignHCenter
            }
        }
        AppButton {
            id: debrief
            objectName: "debriefButton"
            Layout.fillWidth: true
            Layout.topMargin: 8
            focus: true
            kind: "primary"
            text: end.mailed ? qsTr("Audit, and the file to send") : qsTr("Debriefing")
            onClicked: end.mailed ? end.sendWanted() : end.debriefWanted()
        }
        AppButton {
            objectName: "resultButton"
            Layout.fillWidth: true
            visible: end.confirms
            text: qsTr("Confirm the result")
            onClicked: end.resultWanted()
        }
        AppButton {
            objectName: "lookButton"
            Layout.fillWidth: true
            text: qsTr("Look at the field")
            onClicked: end.lookWanted()
        }
        AppButton {
            objectName: "backupBattle"
            Layout.fillWidth: true
            visible: App.storage.inBrowser
            text: qsTr("Save a backup file")
            onClicked: end.backupWanted()
        }
        AppButton {
            objectName: "closeBattle"
            Layout.fillWidth: true
            text: qsTr("Close")
            onClicked: end.closeWanted()
        }
    }
}
