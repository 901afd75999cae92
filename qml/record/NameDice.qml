// SPDX-License-Identifier: GPL-3.0-or-later
// What the players call the dice they roll themselves: a name for each side whose dice are typed in, written or one of those given before.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: form

    /// [{side,label,name}], as App.resolver.owners.
    property var owners: []
    property var known: []
    property var names: ({})

    signal named(var names)

    function take(side: string, name: string) {
        names = Object.assign({}, names, {[side]: name});
    }
    function chosen(): var {
        const all = {};
        for (const owner of Array.from(owners))
            all[owner.side] = nameOf(owner);
        return all;
    }
    function nameOf(owner: var): string {
        return names[owner.side] ?? owner.name ?? "";
    }

    Flickable {
        id: scroll
        anchors.fill: parent
        contentHeight: fields.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: fields
            x: Theme.pad
            width: scroll.width - 2 * Theme.pad
            spacing: 12

            AppText {
                Layout.fillWidth: true
                text: qsTr("Give your dice a name, and Record shows over all games how they roll. Leave it empty for dice without one.")
                quiet: true
            }
            LayoutRepeater {
                model: form.owners

                NameEntry {
                    required property var modelData
                    required property int index
                    Layout.fillWidth: true
                    handle: "diceName_" + modelData.side
                    buttonHandle: "knownDie_" + modelData.side + "_"
                    first: index === 0
                    label: modelData.label === "" ? qsTr("These dice") : qsTr("Dice of %1").arg(modelData.label)
                    placeholder: qsTr("e.g. red d6")
                    text: form.nameOf(modelData)
                    maximumLength: 40
                    clearable: true
                    known: form.known
                    onNamed: name => form.take(modelData.side, name)
                }
            }
            BigButton {
                objectName: "nameDiceKeep"
                Layout.fillWidth: true
                text: qsTr("Keep these names")
                onClicked: form.named(form.chosen())
            }
        }
    }
}
