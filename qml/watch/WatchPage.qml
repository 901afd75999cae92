// SPDX-License-Identifier: GPL-3.0-or-later
// A game for everybody in the room, from three metres: whose turn and phase, losses against breaking points, who is about to break, the last rulings, the
// curve. Nothing to tap; Esc leads back, and a tap shows the way for those without keys.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var watch: App.watch
    // What did not change is not made anew.
    readonly property string told: JSON.stringify(watch.page)
    readonly property var wall: JSON.parse(told)
    readonly property bool begun: (wall.turn ?? "") !== ""
    readonly property bool upright: height > width
    /// A pixel of a wall of 1920 by 1080; upright of one of 940 by 1880.
    readonly property real u: upright ? Math.min(width / 940, height / 1880) : Math.min(width / 1920, height / 1080)
    readonly property var sides: Array.from(wall.sides ?? [])
    readonly property var warnings: Array.from(wall.warnings ?? [])
    readonly property var pools: sides.reduce((all, side) => all.concat(Array.from(side.pools)), [])
    /// How it stands with the link; with its reason where it does not come back by itself.
    readonly property string state: watch.live ? App.table.word : joined([App.table.link === "gone" ? App.table.reason : "", watch.since !== "" ? qsTr("No connection since %1").arg(watch.since) : App.table.word])
    readonly property string keeper: App.table.keeper === "" ? "" : qsTr("%1 keeps").arg(App.table.keeper)
    property string clock: now()

    function now(): string {
        return Qt.formatTime(new Date(), "HH:mm");
    }
    function s(size: real): int {
        return Math.max(1, Math.round(size * u));
    }

    objectName: "watchPage"
    Component.onCompleted: watch.on = true
    Component.onDestruction: watch.on = false

    Timer {
        interval: 10000
        repeat: true
        running: page.visible
        onTriggered: page.clock = page.now()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    TapHandler { onTapped: way.shown = true }

    component Words: AppText {
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    Rectangle {
        id: head
        width: parent.width
        height: grid.implicitHeight + page.s(26) + meander.height
        color: Theme.surface

        GridLayout {
            id: grid
            x: page.s(36)
            y: page.s(14)
            width: parent.width - 2 * x
            columns: page.upright ? 1 : 2
            columnSpacing: page.s(40)
            rowSpacing: page.s(8)

            GridLayout {
                Layout.fillWidth: true
                columns: page.upright ? 1 : 2
                columnSpacing: page.s(30)
                rowSpacing: 0

                Heading {
                    objectName: "watchTurn"
                    Layout.fillWidth: page.upright
                    Layout.maximumWidth: page.upright ? -1 : page.s(1150)
                    text: !page.begun ? qsTr("Waiting for the game") : page.wall.over ? (page.wall.ended !== "" ? page.wall.ended : qsTr("The battle is over")) : page.wall.name === "" ? page.wall.turn : qsTr("%1, %2").arg(page.wall.name).arg(page.wall.turn)
                    side: page.wall.over ? page.wall.winner : page.wall.side ?? ""
                    size: page.s(page.wall.over ?? false ? 64 : 68)
                    wrapMode: page.wall.over ? Text.Wrap : Text.NoWrap
                    maximumLineCount: 3
                    elide: Text.ElideRight
                }
                Words {
                    objectName: "watchPhase"
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: page.begun && !page.wall.over ? [page.wall.phase, page.wall.step].filter(one => one !== "").join(" · ") : ""
                    font.pixelSize: page.s(42)
                    font.weight: Font.Bold
                }
            }
            Row {
                Layout.alignment: page.upright ? Qt.AlignLeft : Qt.AlignRight
                visible: page.pools.length > 0 && !(page.wall.over ?? false)
                spacing: page.s(36)

                Repeater {
                    model: page.pools

                    Column {
                        id: pool
                        required property var modelData
                        spacing: page.s(6)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: qsTr("%1: %2, %3 of %4 left").arg(modelData.name).arg(modelData.label).arg(modelData.left).arg(modelData.total)

                        Row {
                            spacing: page.s(10)

                            Words {
                                text: pool.modelData.name
                                font.pixelSize: page.s(30)
                                font.weight: Font.Bold
                                Accessible.ignored: true
                            }
                            Words {
                                text: qsTr("%1: %2").arg(pool.modelData.label).arg(pool.modelData.left)
                                font.pixelSize: page.s(30)
                                quiet: true
                                Accessible.ignored: true
                            }
                        }
                        Row {
                            spacing: page.s(6)

                            Repeater {
                                model: Math.min(12, pool.modelData.total)

                                Rectangle {
                                    required property int index
                                    width: page.s(22)
                                    height: width
                                    radius: width / 2
                                    color: index < pool.modelData.left ? Theme.side(page.wall.side) : "transparent"
                                    border.width: page.s(3)
                                    border.color: Theme.side(page.wall.side)
                                }
                            }
                        }
                    }
                }
            }
        }
        Meander {
            id: meander
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
    ColumnLayout {
        anchors.top: head.bottom
        anchors.topMargin: page.s(20)
        anchors.bottom: foot.top
        anchors.bottomMargin: page.s(12)
        x: page.s(30)
        width: parent.width - 2 * x
        spacing: page.s(20)
        visible: page.begun

        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            columns: page.upright ? 1 : 2
            columnSpacing: page.s(24)
            rowSpacing: page.s(20)

            LayoutRepeater {
                // By number, so that an army that changes is not made anew.
                model: page.sides.length

                WatchArmy {
                    required property int index
                    objectName: "watchArmy_" + (side.id ?? "")
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    side: page.sides[index] ?? ({})
                    narrow: page.upright
                    u: page.u
                }
            }
        }
        Rectangle {
            objectName: "watchWarning"
            Layout.fillWidth: true
            visible: page.warnings.length > 0 && !(page.wall.over ?? false)
            implicitHeight: warning.implicitHeight + 2 * page.s(18)
            radius: page.s(16)
            color: Theme.surface
            border.width: page.s(4)
            border.color: Theme.bad

            RowLayout {
                id: warning
                readonly property var first: page.warnings[0] ?? ({"text": "", "detail": "", "side": ""})
                readonly property string chance: first.chance && first.chance.p > 0 ? qsTr("%1%").arg(Math.round(100 * first.chance.p)) : ""
                anchors.verticalCenter: parent.verticalCenter
                x: page.s(30)
                width: parent.width - 2 * x
                spacing: page.s(24)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("About to break: %1. %2").arg(first.text).arg(detail.text)

                Icon {
                    name: "warning"
                    size: page.s(48)
                    colour: Theme.bad
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: 1
                    rowSpacing: 0

                    Words {
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        maximumLineCount: page.phone ? 3 : 2
                        text: qsTr("About to break: %1").arg(warning.first.text)
                        font.pixelSize: page.s(44)
                        font.weight: Font.Bold
                        Accessible.ignored: true
                    }
                    Words {
                        id: detail
                        Layout.fillWidth: true
                        text: page.joined([warning.first.detail, warning.chance])
                        font.pixelSize: page.s(40)
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        Accessible.ignored: true
                    }
                }
                Words {
                    visible: page.warnings.length > 1 && !page.phone
                    text: qsTr("and %n more", "", page.warnings.length - 1)
                    quiet: true
                    font.pixelSize: page.s(34)
                }
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: page.upright ? 1 : 2
            columnSpacing: page.s(24)
            rowSpacing: page.s(20)

            WatchRulings {
                objectName: "watchRulings"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: page.s(1000)
                Layout.preferredHeight: page.s(page.upright ? 640 : 480)
                rulings: Array.from(page.wall.rulings ?? [])
                u: page.u
            }
            WatchCurve {
                objectName: "watchCurve"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: page.s(860)
                Layout.preferredHeight: page.s(page.upright ? 340 : 420)
                curve: page.wall.curve ?? ({})
                sides: page.sides
                turn: (page.wall.turn ?? "").replace(/ ?\d+$/, "")
                u: page.u
            }
        }
    }
    RowLayout {
        id: foot
        anchors.bottom: parent.bottom
        anchors.bottomMargin: page.s(14)
        x: page.s(36)
        width: parent.width - 2 * x
        spacing: page.s(20)

        Item {
            implicitWidth: page.s(34)
            implicitHeight: page.s(28)

            TableMark {
                anchors.centerIn: parent
                scale: page.s(30) / implicitWidth
                whole: page.watch.live
            }
        }
        Words {
            objectName: "watchFoot"
            Layout.fillWidth: true
            text: page.joined([page.state, page.keeper])
            font.pixelSize: page.s(30)
            font.weight: page.watch.live ? Font.Normal : Font.Bold
            color: page.watch.live ? Theme.ink : Theme.bad
        }
        Words {
            visible: page.watch.live || !page.phone // that nothing is heard any more needs the whole line
            text: page.joined([page.wall.weather ?? "", page.wall.ruleset ?? "", page.clock])
            font.pixelSize: page.s(30)
            quiet: true
        }
    }
    AppButton {
        id: way
        property bool shown: false
        objectName: "watchBack"
        x: Theme.pad
        y: Theme.pad
        visible: shown
        text: qsTr("Back to the game")
        glyph: "back"
        onClicked: page.back()

        Timer {
            interval: 5000
            running: way.shown
            onTriggered: way.shown = false
        }
    }
}
