// SPDX-License-Identifier: GPL-3.0-or-later
// A new player out of what the library knows: a name of the record or of another event, an army of the library.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: form

    /// Names of games and of events, those of events with their clubs.
    property var known: []

    function gather() {
        const list = Array.from(App.club.knownPlayers());
        const here = new Set();
        for (let i = 0; i < App.club.players.count; i++)
            here.add(App.club.players.get(i).name.toLowerCase());
        for (const one of list)
            here.add(one.name.toLowerCase());
        for (const name of App.record.players)
            if (!here.has(name.toLowerCase()))
                list.push({"name": name, "club": ""});
        known = list;
    }
    function add() {
        if (App.club.enterPlayer(fields.values())) {
            fields.clear();
            gather();
        }
    }

    Component.onCompleted: {
        gather();
        App.record.start();
    }

    Connections {
        target: App.record
        function onChanged() {
            form.gather();
        }
    }
    Flickable {
        anchors.top: parent.top
        anchors.bottom: foot.top
        width: parent.width
        contentHeight: fields.implicitHeight + Theme.pad
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        PlayerFields {
            id: fields
            x: Theme.pad
            width: parent.width - 2 * Theme.pad
            known: form.known
        }
    }
    FootBar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width

        BigButton {
            objectName: "newPlayerAdd"
            Layout.fillWidth: true
            text: qsTr("Add the player")
            onClicked: form.add()
        }
    }
}
