// SPDX-License-Identifier: GPL-3.0-or-later
// A unit type's picture on a card: the player's own (DAT-08), or our drawing: TypePicture { type: "KB"; name: "horse"; side: "a"; size: 48 }.
import QtQuick
import Optio

Item {
    id: picture

    property string type
    property alias name: drawing.name
    property alias side: drawing.side
    property alias ground: drawing.ground
    property alias size: drawing.size
    readonly property url own: type === "" ? "" : App.pictures.of(type)

    implicitWidth: drawing.size
    implicitHeight: drawing.size
    width: implicitWidth
    height: implicitHeight

    TroopIcon {
        id: drawing
        visible: image.status !== Image.Ready
        bare: true
    }
    Image {
        id: image
        objectName: "ownPicture"
        anchors.fill: parent
        visible: status === Image.Ready
        source: picture.own
        sourceSize.width: 256
        sourceSize.height: 256
        fillMode: Image.PreserveAspectFit
        asynchronous: true
        Accessible.ignored: true
    }
}
