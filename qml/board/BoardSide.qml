// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a side in one line: army, leader, rout points, second line, deck and hand, special rules. Taps open the second line and
// the help of what they are about. Where the field is drawn in rows it is a card that stands beside the other side's (SideCard); the rest is told
// with the second line, which a tap opens.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

Item {
    id: strip

    required property var army
    property string side
    /// A second line where something may be laid now.
    property bool lit: false
    readonly property var route: army?.route ?? ({})
    readonly property int routed: (army?.routed ?? []).length
    readonly property int rallied: (army?.rallied ?? []).length
    readonly property int away: army?.pursuing ?? 0
    /// As a card, beside the other side's.
    property bool stacked: false
    readonly property bool tight: width < Math.max(700, 450 * Theme.scale)
    readonly property bool brief: width < 1000 * Theme.scale
    /// Special rules and clans need the room of the leader's name and of long words.
    readonly property bool crowded: brief && ((army?.badges ?? []).length > 0 || width < 750 * Theme.scale)
    readonly property Item second: stacked ? card : second
    readonly property real level: route.level ?? 0
    readonly property bool close: level > 0 && (route.points ?? 0) * 4 >= level * 3
    readonly property string routText: level > 0 ? qsTr("rout %1/%2").arg(route.points ?? 0).arg(level) : qsTr("rout %1").arg(route.points ?? 0)
    readonly property string secondText: qsTr("second line: %1 routed, %2 rallied").arg(routed).arg(rallied) + (away > 0 ? qsTr(", %1 away").arg(away) : "")
    readonly property string handText: qsTr("hand %1, deck %2").arg(army?.handCount ?? 0).arg(army?.deckCount ?? 0)

    signal secondWanted
    signal helpWanted(string thing)

    implicitHeight: stacked ? card.implicitHeight : Theme.touch

    component Fact: T.AbstractButton {
        id: fact

        property bool lit: false
        /// What H tells of.
        property string thing
        property bool strong: false
        property color ink: Theme.ink

        implicitWidth: Math.max(Theme.touch, contentItem.implicitWidth + 16)
        implicitHeight: Theme.touch
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.onPressAction: fact.clicked()
        Keys.onReturnPressed: fact.clicked()
        HoverHandler { cursorShape: Qt.WhatsThisCursor }
        background: Item {
            Rectangle {
                anchors.fill: parent
                anchors.topMargin: 8
                anchors.bottomMargin: 8
                radius: height / 2
                color: fact.lit ? Theme.tileAccent : fact.down ? Theme.pressed : "transparent"
                border.width: fact.lit ? 2 : Theme.hairline
                border.color: fact.lit ? Theme.accent : Theme.line
            }
            FocusRing {
                control: fact
                anchors.topMargin: 5
                anchors.bottomMargin: 5
            }
        }
        contentItem: AppText {
            text: fact.text
            color: fact.ink
            font.pixelSize: strip.tight ? Theme.px(13) : Theme.textSmall
            font.weight: fact.strong ? Font.Bold : Font.Normal
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }

    SideCard {
        id: card
        anchors.fill: parent
        visible: strip.stacked
        whole: strip
        onClicked: strip.secondWanted()
        onPressAndHold: strip.helpWanted("second:" + strip.side)
    }
    RowLayout {
        anchors.fill: parent
        visible: !strip.stacked
        spacing: strip.tight ? 4 : 8

        SideBand {
            side: strip.side
            Layout.preferredWidth: 6
            Layout.preferredHeight: Theme.px(28)
        }
        Heading {
            Layout.fillWidth: strip.tight
            Layout.maximumWidth: strip.tight ? 10000 : Math.min(implicitWidth, strip.width * 0.3)
            Layout.minimumWidth: 40
            text: strip.army?.name ?? ""
            side: strip.side
            size: Theme.px(strip.tight ? 17 : 22)
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Fact {
            visible: !strip.tight && !strip.crowded
            Layout.maximumWidth: strip.width * 0.35
            text: strip.brief ? strip.army?.leader?.name ?? "" : (strip.army?.leader?.name ?? "") + "  ·  " + qsTr("initiative %1, command %2").arg(strip.army?.leader?.initiative ?? "").arg(strip.army?.leader?.command ?? "")
            thing: "leader:" + strip.side
            onClicked: strip.helpWanted(thing)
            onPressAndHold: strip.helpWanted("leader:" + strip.side)
        }
        Fact {
            id: rout
            objectName: "route_" + strip.side
            strong: true
            thing: "second:" + strip.side
            ink: strip.close ? Theme.bad : Theme.ink
            text: strip.routText
            implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
            leftPadding: 8
            rightPadding: bar.visible ? bar.width + 16 : 8
            onClicked: strip.secondWanted()
            RoutBar {
                id: bar
                visible: !strip.tight && strip.level > 0
                anchors.right: parent.right
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(strip.brief ? 64 : 120)
                side: strip.side
                points: strip.route.points ?? 0
                level: strip.level
            }
        }
        Fact {
            id: second
            objectName: "second_" + strip.side
            lit: strip.lit
            thing: "second:" + strip.side
            text: places.visible ? "" : qsTr("2nd %1+%2").arg(strip.routed).arg(strip.rallied)
            Accessible.name: strip.secondText
            implicitWidth: places.visible ? places.width + 16 : Math.max(Theme.touch, contentItem.implicitWidth + 16)
            onClicked: strip.secondWanted()
            onPressAndHold: strip.helpWanted("second:" + strip.side)
            SecondPlaces {
                id: places
                anchors.centerIn: parent
                visible: !strip.tight
                army: strip.army
                side: strip.side
                size: Math.min(Theme.px(strip.brief ? 22 : 30), Theme.touch - 18)
            }
        }
        Fact {
            text: strip.tight || strip.crowded ? qsTr("%1|%2").arg(strip.army?.handCount ?? 0).arg(strip.army?.deckCount ?? 0) : strip.handText
            Accessible.name: strip.handText
            thing: "deck"
            onClicked: strip.helpWanted(thing)
        }
        LayoutRepeater {
            model: ListRows {
                spare: 3
                source: strip.tight ? [] : strip.army?.badges ?? []
            }
            Fact {
                required property var modelData
                required property bool used
                visible: used
                Layout.fillWidth: true
                Layout.minimumWidth: Theme.touch
                Layout.maximumWidth: implicitWidth
                text: modelData?.text ?? ""
                thing: modelData?.thing ?? ""
                ink: Theme.accent
                onClicked: strip.helpWanted(modelData.thing)
                onPressAndHold: strip.helpWanted(modelData.thing)
            }
        }
        Item {
            Layout.fillWidth: !strip.tight
            visible: !strip.tight
        }
    }
}
