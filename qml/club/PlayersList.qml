// SPDX-License-Identifier: GPL-3.0-or-later
// Many players at once: one a line.
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: form

    signal done

    function add() {
        if (App.club.addPlayers(pane.text) > 0)
            done();
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.pad
        anchors.rightMargin: Theme.pad
        anchors.bottomMargin: Theme.pad
        spacing: 12

        AppText {
            Layout.fillWidth: true
            text: qsTr("One player a line: name, army, club, and a team where teams meet. All but the name may be missing; a table copied from a spreadsheet will do.")
            quiet: true
        }
        TextPane {
            id: pane
            objectName: "playersPane"
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            label: qsTr("Players, one a line")
            placeholder: qsTr("Gus M., Classical Indian, Mill Lane\nNora C., Gallic")
        }
        BigButton {
            objectName: "playersAddAll"
            Layout.fillWidth: true
            enabled: pane.text.trim() !== ""
            text: qsTr("Add all of them")
            onClicked: form.add()
        }
    }
}
