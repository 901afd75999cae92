// SPDX-License-Identifier: GPL-3.0-or-later
// How the dice of a form are typed in: each by itself or as hits, and what they are called who throw their own. A line of buttons at the foot.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Flow {
    id: manner

    /// As ResolverSheet.resolver: pools, asHits, and where dice can be named owners, knownDice, nameDice().
    required property var resolver
    /// Do players type dice here, or have they begun to?
    required property bool typing
    /// Whose dice are typed, and what they are called; none where no journal keeps their names.
    readonly property var owners: Array.from(resolver.owners ?? [])
    readonly property bool nameable: typing && owners.length > 0
    /// Is there anything to press?
    readonly property bool wanted: resolver.pools === true || nameable
    readonly property string names: owners.map(owner => owner.name ?? "").filter((name, at, all) => name !== "" && all.indexOf(name) === at).join(" · ")

    signal turned

    function close() {
        if (naming.item)
            (naming.item as Sheet).visible = false;
    }

    visible: wanted
    spacing: Theme.gap

    AppButton {
        objectName: "asHits"
        visible: manner.resolver.pools === true
        glyph: "dice"
        text: manner.resolver.asHits === true ? qsTr("Enter each die") : qsTr("Enter the hits")
        onClicked: manner.turned()
    }
    AppButton {
        objectName: "nameDice"
        width: Math.min(implicitWidth, manner.width)
        visible: manner.nameable
        kind: "quiet"
        glyph: "edit"
        text: manner.names === "" ? qsTr("Name your dice…") : qsTr("Your dice: %1").arg(manner.names)
        onClicked: naming.open()
    }
    // Made when it is wanted: a form that is turned across the table has nothing over it that is not.
    Loader {
        id: naming
        active: false
        function open() {
            active = true;
            (item as Sheet).open();
        }
        Component.onCompleted: setSource("NamingSheet.qml", {"resolver": manner.resolver})
    }
}
