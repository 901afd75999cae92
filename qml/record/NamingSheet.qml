// SPDX-License-Identifier: GPL-3.0-or-later
// The drawer in which players name the dice that they type in.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Sheet {
    id: sheet

    /// As ResolverSheet.resolver: owners, knownDice, nameDice().
    required property var resolver
    readonly property var owners: Array.from(resolver.owners ?? [])

    objectName: "diceNaming"
    title: qsTr("Your dice")

    Repeater {
        model: sheet.visible ? 1 : 0

        NameDice {
            anchors.fill: parent
            focus: true
            owners: sheet.owners
            known: sheet.resolver.knownDice ?? []
            onNamed: names => {
                if (sheet.owners.every(owner => sheet.resolver.nameDice(owner.side, names[owner.side] ?? "")))
                    sheet.close();
            }
        }
    }
}
