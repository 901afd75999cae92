// SPDX-License-Identifier: GPL-3.0-or-later
// A card of the board: a unit ({label,type,icon,tq,size,missile,coh,limit,badges}) or, without one, a special card by its `label`. Upright by
// default, lying (`wide`) where the field is drawn in rows. Blue and crossed spears: engaged; green and a leaf: hidden. It is one picture; only
// a player's own picture of the type, and a clan's banner and lock, are items of their own.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

PaintedCard {
    id: card

    /// Its hits come one by one.
    property bool landing: false
    /// Its clan, by the names of PaintedCard.
    readonly property var worn: clan
    readonly property url own: type === "" ? "" : App.pictures.of(type)

    inks: Theme.card
    figures: Theme.troops.paths
    hits: taken
    Behavior on hits {
        enabled: card.landing
        NumberAnimation { duration: 240 }
    }

    Repeater {
        model: String(card.own) !== "" ? 1 : 0
        Image {
            objectName: "ownPicture"
            x: card.figureRect.x
            y: card.figureRect.y
            width: card.figureRect.width
            height: card.figureRect.height
            visible: status === Image.Ready
            source: card.own
            sourceSize.width: 256
            sourceSize.height: 256
            fillMode: Image.PreserveAspectFit
            asynchronous: true
            onStatusChanged: card.pictured = status === Image.Ready
            Component.onDestruction: card.pictured = false
            Accessible.ignored: true
        }
    }
    Repeater {
        model: card.worn.name !== undefined ? 1 : 0
        Item {
            anchors.fill: parent

            ClanBanner {
                x: card.bannerRect.x
                y: card.bannerRect.y
                banner: card.worn.banner ?? 0
                side: card.side
                acting: card.worn.acting ?? false
                size: card.bannerRect.width
            }
            // What may not act is dimmed, with a lock.
            Rectangle {
                visible: card.worn.locked === true
                anchors.fill: parent
                radius: card.edge
                color: Theme.surface
                opacity: 0.55
            }
            Drawing {
                visible: card.worn.locked === true
                anchors.centerIn: parent
                name: "lock"
                paths: ({
                        "fill": "M6 14 H26 V28 H6 Z",
                        "thin": "M10 14 V9 A6 6 0 1 1 22 9 V14"
                    })
                grid: 32
                size: card.bannerRect.width * 1.15
                colour: Theme.ink
                ground: Theme.surface
                tiled: false
            }
        }
    }
}
