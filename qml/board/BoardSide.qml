// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a side in one line: army, leader, rout points, second line, deck and hand, special rules. Taps open the second line and
// the help of what they are about.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

Item {
    id: strip

    required property var army
    property string side
    property bool acting: false
    /// A second line where something may be laid now.
    property bool lit: false
    readonly property var route: army?.route ?? ({})
    readonly property int routed: (army?.routed ?? []).length
    readonly property int rallied: (army?.rallied ?? []).length
    readonly property int away: army?.pursuing ?? 0
    readonly property bool tight: width < Math.max(700, 450 * Theme.scale)
    readonly property bool brief: width < 1000 * Theme.scale
    /// Special rules and clans need the room of the leader's name and of long words.
    readonly property bool crowded: brief && ((army?.badges ?? []).length > 0 || width < 750 * Theme.scale)
    readonly property alias second: second

    signal secondWanted
    signal helpWanted(string thing)

    implicitHeight: Theme.touch

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

    RowLayout {
        anchors.fill: parent
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
            objectName: "route_" + strip.side
            readonly property bool close: (strip.route.level ?? 0) > 0 && strip.route.points * 4 >= strip.route.level * 3
            strong: true
            thing: "second:" + strip.side
            ink: close ? Theme.bad : Theme.ink
            text: (strip.route.level ?? null) === null ? qsTr("rout %1").arg(strip.route.points ?? 0) : qsTr("rout %1/%2").arg(strip.route.points ?? 0).arg(strip.route.level)
            onClicked: strip.secondWanted()
        }
        Fact {
            id: second
            objectName: "second_" + strip.side
            lit: strip.lit
            thing: "second:" + strip.side
            text: strip.tight || strip.crowded ? qsTr("2nd %1+%2").arg(strip.routed).arg(strip.rallied) : strip.brief ? qsTr("routed %1, rallied %2").arg(strip.routed).arg(strip.rallied) : qsTr("second line: %1 routed, %2 rallied").arg(strip.routed).arg(strip.rallied) + (strip.away > 0 ? qsTr(", %1 away").arg(strip.away) : "")
            onClicked: strip.secondWanted()
            onPressAndHold: strip.helpWanted("second:" + strip.side)
        }
        Fact {
            text: strip.tight || strip.crowded ? qsTr("%1|%2").arg(strip.army?.handCount ?? 0).arg(strip.army?.deckCount ?? 0) : qsTr("hand %1, deck %2").arg(strip.army?.handCount ?? 0).arg(strip.army?.deckCount ?? 0)
            Accessible.name: qsTr("Hand %1, deck %2").arg(strip.army?.handCount ?? 0).arg(strip.army?.deckCount ?? 0)
            thing: "deck"
            onClicked: strip.helpWanted(thing)
        }
        Repeater {
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
