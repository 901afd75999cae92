// SPDX-License-Identifier: GPL-3.0-or-later
// The event's main button: the next drawing. Until it can be made the button is dashed, and says what is missing.
import QtQuick
import QtQuick.Shapes
import Optio

BigButton {
    id: button

    readonly property var next: App.club.next
    readonly property bool waits: !(next.ready ?? false)

    signal finished

    text: next.text ?? ""
    detail: next.detail ?? ""
    plain: waits
    // Dashed, not pale: what it says is to be read.
    opacity: 1
    onClicked: {
        if (next.ready)
            App.club.act("draw", {});
        else if (next.over)
            finished();
    }
    Accessible.description: waits && !(next.over ?? false) ? qsTr("Not yet. %1").arg(detail) : detail

    Shape {
        anchors.fill: parent
        anchors.margins: 1
        visible: button.waits

        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.edge
            strokeWidth: 2
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 3]
            startX: Theme.radius
            startY: 0
            PathLine { x: button.width - 2 - Theme.radius; y: 0 }
            PathArc { x: button.width - 2; y: Theme.radius; radiusX: Theme.radius; radiusY: Theme.radius }
            PathLine { x: button.width - 2; y: button.height - 2 - Theme.radius }
            PathArc { x: button.width - 2 - Theme.radius; y: button.height - 2; radiusX: Theme.radius; radiusY: Theme.radius }
            PathLine { x: Theme.radius; y: button.height - 2 }
            PathArc { x: 0; y: button.height - 2 - Theme.radius; radiusX: Theme.radius; radiusY: Theme.radius }
            PathLine { x: 0; y: Theme.radius }
            PathArc { x: Theme.radius; y: 0; radiusX: Theme.radius; radiusY: Theme.radius }
        }
    }
}
