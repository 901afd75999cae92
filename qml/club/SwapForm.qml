// SPDX-License-Identifier: GPL-3.0-or-later
// Changing a drawing by hand: tap two players and they change places; or draw the round again.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: form

    property string first

    signal done

    function take(name: string) {
        if (first === "")
            first = name;
        else if (first === name)
            first = "";
        else if (App.club.act("swap", {"one": first, "other": name}))
            done();
    }

    contentHeight: column.implicitHeight + Theme.pad
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    ColumnLayout {
        id: column
        x: Theme.pad
        width: form.width - 2 * Theme.pad
        spacing: Theme.gap

        AppText {
            Layout.fillWidth: true
            text: form.first === "" ? qsTr("Tap the first of two players who change places.") : qsTr("Who changes places with %1?").arg(form.first)
            Accessible.role: Accessible.AlertMessage
        }
        LayoutRepeater {
            model: App.club.open ? App.club.places() : []

            AppButton {
                required property var modelData
                objectName: "swap_" + modelData.name
                Layout.fillWidth: true
                enabled: modelData.open
                selected: form.first === modelData.name
                text: (modelData.table > 0 ? qsTr("Table %1").arg(modelData.table) : qsTr("Bye")) + "  ·  " + modelData.name
                onClicked: form.take(modelData.name)
            }
        }
        AppButton {
            objectName: "drawAgain"
            Layout.fillWidth: true
            Layout.topMargin: Theme.pad
            text: qsTr("Draw the whole round again")
            glyph: "dice"
            onClicked: {
                if (App.club.act("draw", {"again": true}))
                    form.done();
            }
        }
    }
}
