// SPDX-License-Identifier: GPL-3.0-or-later
// A card of the board: a unit ({label,type,icon,tq,size,missile,coh,limit,badges}) or, without one, a special card by its `label`. Upright by
// default, lying (`wide`) where the field is drawn in rows. Blue and crossed spears: engaged; green and a leaf: hidden.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Rectangle {
    id: card

    property var unit: ({})
    property string side
    property string label
    property string text
    property bool wide: false
    /// Picked up, or part of what is being put together.
    property bool chosen: false
    /// Something can be done with it now.
    property bool able: false
    /// Its hits come one by one.
    property bool landing: false
    readonly property bool troop: (unit?.id ?? "") !== ""
    // Of its two faces the one that is not shown has no unit: a change of it would cost as much again.
    readonly property var upright: troop && !lying ? unit : null
    readonly property var flat: troop && lying ? unit : null
    readonly property var badges: troop ? (unit.badges ?? []) : []
    /// The clan of a unit that has one: {name, banner, acting, locked}.
    readonly property var clan: troop ? unit.clan ?? null : null
    /// Its clan may not act any more this turn.
    readonly property bool locked: clan !== null && clan.locked === true
    /// Like units differ by the number at the end, which must be seen.
    readonly property bool numbered: /\d$/.test(unit?.label ?? "")
    readonly property bool engaged: badges.some(badge => badge.brief === "ENG")
    readonly property bool hidden: badges.some(badge => badge.brief === "HID")
    /// Too low to stand upright.
    readonly property bool lying: wide || height < 80
    /// In a hand that has sunk: figure and TQ, and the type where it has room.
    readonly property bool brief: lying && !wide && width < 170
    readonly property bool small: lying ? height < 64 : width < 84
    /// What a card of the usual text size needs; a smaller one has smaller letters, so that nothing lies on anything whatever the text size is.
    readonly property real needed: !troop ? 76 : lying ? (small ? 50 : 68) : (small ? 84 : 104) + (height > 110 ? 18 : 0)
    readonly property real letters: Math.min(Theme.scale, height / needed, lying ? 3 : width / (small ? 48 : 86))

    function px(size: real): int {
        return Math.max(6, Math.floor(size * letters));
    }

    readonly property color quality: engaged ? Theme.sideB : hidden ? Theme.good : Theme.ink
    readonly property int inset: small ? 5 : 8
    /// Lying and narrow, but with room for a name on two lines: on a phone.
    readonly property bool narrow: lying && !small && width < 200
    /// So many marks stand beside the type of a lying card.
    readonly property int inLine: small || narrow ? 2 : 5
    readonly property string spoken: !troop ? label : [unit.label, unit.type, qsTr("TQ %1").arg(unit.tq), qsTr("size %1").arg(unit.size), unit.missile ? qsTr("missile %1").arg(unit.missile) : "", qsTr("%1 of %2 hits").arg(unit.coh).arg(unit.limit), clan === null ? "" : locked ? qsTr("clan %1, may not act").arg(clan.name) : qsTr("clan %1").arg(clan.name)].concat(badges.map(badge => badge.text)).filter(part => part !== "").join(", ")

    radius: small ? 8 : Theme.radius
    color: chosen ? Theme.tileAccent : Theme.surface
    border.width: chosen ? 3 : able ? 2 : Theme.hairline
    border.color: chosen || able ? Theme.accent : Theme.line

    SideBand {
        side: card.troop ? card.side : ""
        x: card.lying ? 0 : card.radius / 2
        y: card.lying ? card.radius / 2 : 0
        width: card.lying ? 4 : parent.width - card.radius
        height: card.lying ? parent.height - card.radius : 4
    }

    // Upright.
    Item {
        visible: card.troop && !card.lying
        anchors.fill: parent
        anchors.margins: card.inset
        anchors.topMargin: card.inset + 2

        AppText {
            id: kind
            width: parent.width - (card.small ? 0 : letter.width + 4)
            text: card.upright?.type ?? ""
            quiet: true
            font.pixelSize: card.px(card.small ? 11 : 14)
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppText {
            id: letter
            // Where the type needs the whole line it stands below, beside the size.
            x: card.small ? (parent.width - width) / 2 + 2 : parent.width - width
            y: card.small ? foot.y + foot.height - height - 3 : 0
            text: card.upright?.missile ?? ""
            color: Theme.accent
            font.pixelSize: kind.font.pixelSize
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Rectangle {
            id: picture
            anchors.top: kind.bottom
            anchors.topMargin: 2
            width: parent.width
            height: Math.max(20, foot.y - y - (title.visible ? title.height : 0) - hits.height - 4)
            radius: 6
            color: Theme.tile(card.side)

            TypePicture {
                anchors.centerIn: parent
                type: card.upright?.type ?? ""
                name: card.upright?.icon ?? ""
                side: card.side
                size: Math.min(card.px(64), parent.height, parent.width)
                ground: picture.color
            }
            Flow {
                anchors.bottom: parent.bottom
                anchors.left: parent.left
                anchors.margins: 2
                width: parent.width - 4
                spacing: 2
                // Where they would lie on the type they are left to the help.
                opacity: height <= picture.height - 4 ? 1 : 0
                BoardMarks {
                    marks: card.lying ? [] : card.badges
                    small: card.small
                    letters: card.letters
                }
            }
        }
        AppText {
            id: title
            anchors.top: picture.bottom
            width: parent.width
            visible: card.height > 110
            text: card.upright?.label ?? ""
            font.pixelSize: card.px(card.small ? 11 : 14)
            font.weight: Font.DemiBold
            maximumLineCount: 1
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        HitDots {
            id: hits
            anchors.bottom: foot.top
            width: parent.width
            figures: card.small
            letters: card.letters
            landing: card.landing
            value: card.upright?.coh ?? 0
            limit: card.upright?.limit ?? 1
        }
        Item {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            height: figure.height

            AppText {
                id: figure
                text: card.upright?.tq ?? ""
                color: card.quality
                font.pixelSize: card.px(card.small ? 18 : 24)
                font.weight: Font.Bold
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            AppText {
                anchors.left: figure.right
                anchors.leftMargin: 3
                anchors.baseline: figure.baseline
                visible: !card.small
                text: (card.engaged ? "⚔" : card.hidden ? "❧" : "") + qsTr("TQ")
                quiet: true
                font.pixelSize: card.px(11)
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            AppText {
                anchors.right: parent.right
                anchors.baseline: figure.baseline
                text: card.small ? card.upright?.size ?? "" : qsTr("size %1").arg(card.upright?.size ?? "")
                quiet: true
                font.pixelSize: card.px(card.small ? 12 : 13)
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    // Lying.
    Item {
        visible: card.troop && card.lying
        anchors.fill: parent
        anchors.margins: card.inset
        anchors.leftMargin: card.inset + 4

        Rectangle {
            id: tile
            visible: card.brief || card.width > 120
            width: card.brief ? Math.min(height, parent.width * 0.55) : visible ? Math.min(height, card.px(64), card.narrow ? card.width * 0.27 : 1000) : 0
            height: parent.height
            radius: 6
            color: Theme.tile(card.side)
            TypePicture {
                anchors.centerIn: parent
                type: card.flat?.type ?? ""
                name: card.flat?.icon ?? ""
                side: card.side
                size: Math.max(8, Math.min(parent.width, parent.height) - 4)
                ground: tile.color
            }
        }
        AppText {
            visible: card.brief && card.width > 110
            anchors.left: tile.right
            anchors.leftMargin: card.inset
            anchors.right: number.left
            anchors.verticalCenter: parent.verticalCenter
            text: card.flat?.type ?? ""
            quiet: true
            font.pixelSize: card.px(12)
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Item {
            visible: !card.brief
            anchors.left: tile.right
            anchors.leftMargin: card.inset
            anchors.right: number.left
            anchors.rightMargin: 4
            height: parent.height

            AppText {
                id: heading
                width: parent.width - (card.clan === null ? 0 : flag.size + 2)
                text: card.flat?.label ?? ""
                font.pixelSize: card.px(card.small ? 12 : card.narrow ? 14 : 16)
                font.weight: Font.DemiBold
                maximumLineCount: card.narrow && card.height > card.needed * 1.2 ? 2 : 1
                wrapMode: maximumLineCount > 1 ? Text.Wrap : Text.NoWrap
                elide: maximumLineCount === 1 && (card.clan !== null || card.numbered) ? Text.ElideMiddle : Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                id: second
                anchors.top: heading.bottom
                width: parent.width - marks.width - 4
                text: [card.flat?.type ?? "", (card.flat?.missile ?? "") !== "" ? card.flat.missile : "", card.small ? card.flat?.size ?? "" : qsTr("size %1").arg(card.flat?.size ?? "")].filter(part => part !== "").join(card.small && card.badges.length > 2 ? "·" : " · ")
                quiet: true
                font.pixelSize: card.px(card.small ? 11 : card.narrow ? 12 : 14)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Row {
                id: marks
                anchors.right: parent.right
                anchors.top: heading.bottom
                spacing: 2
                BoardMarks {
                    marks: card.lying ? card.badges.slice(0, card.inLine) : []
                    small: card.small
                    letters: card.letters
                }
            }
            // What has no room beside the type stands beside the hits.
            Row {
                id: moreMarks
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                spacing: 2
                BoardMarks {
                    marks: card.lying ? card.badges.slice(card.inLine, 5) : []
                    small: card.small
                    letters: card.letters
                }
            }
            HitDots {
                anchors.bottom: parent.bottom
                width: parent.width - (moreMarks.width > 0 ? moreMarks.width + 4 : 0)
                letters: card.letters
                landing: card.landing
                value: card.flat?.coh ?? 0
                limit: card.flat?.limit ?? 1
            }
        }
        AppText {
            id: number
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: card.flat?.tq ?? ""
            color: card.quality
            font.pixelSize: card.px(card.small ? 20 : 30)
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }

    // The clan.
    ClanBanner {
        id: flag
        visible: card.clan !== null
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: card.inset
        anchors.topMargin: card.lying ? card.inset : kind.height + card.inset + 4
        anchors.rightMargin: card.lying ? number.width + card.inset + 6 : card.inset
        banner: card.clan?.banner ?? 0
        side: card.side
        acting: card.clan?.acting ?? false
        size: card.px(card.small ? 16 : 22)
    }
    // What may not act is dimmed, with a lock.
    Rectangle {
        visible: card.locked
        anchors.fill: parent
        radius: card.radius
        color: Theme.surface
        opacity: 0.55
    }
    Drawing {
        visible: card.locked
        anchors.centerIn: parent
        name: "lock"
        paths: ({
                "fill": "M6 14 H26 V28 H6 Z",
                "thin": "M10 14 V9 A6 6 0 1 1 22 9 V14"
            })
        grid: 32
        size: card.px(card.small ? 18 : 26)
        colour: Theme.ink
        ground: Theme.surface
        tiled: false
    }

    // A special card.
    Column {
        visible: !card.troop && card.label !== ""
        anchors.verticalCenter: parent.verticalCenter
        x: card.inset
        width: parent.width - 2 * card.inset
        spacing: 4

        Heading {
            width: parent.width
            text: card.label
            color: Theme.accent
            size: card.px(card.small ? 13 : 19)
            horizontalAlignment: Text.AlignHCenter
            font.wordSpacing: 0
            maximumLineCount: 2
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            Accessible.ignored: true
        }
        AppText {
            width: parent.width
            visible: !card.small && card.height > 130
            text: card.text
            quiet: true
            font.pixelSize: card.px(12)
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: Math.max(1, Math.floor((card.height - 60) / Math.max(1, card.px(15))))
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
