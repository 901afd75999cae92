// SPDX-License-Identifier: GPL-3.0-or-later
// The event for everybody in the hall, from ten metres: clock, drawing with results as they come, standings. It turns its pages by itself; Esc leads back, and
// a tap shows the way for those without keys.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var wall: App.club.wall
    readonly property var tables: wall.tables ?? []
    readonly property var places: wall.standings ?? []
    readonly property bool upright: height > width
    /// A pixel of a wall of 1920 by 1080.
    readonly property real u: upright ? Math.min(width / 1080, height / 1920) : Math.min(width / 1920, height / 1080)
    readonly property int tablesAPage: 6
    readonly property int placesAPage: 7
    readonly property int tablePages: Math.max(1, Math.ceil(tables.length / tablesAPage))
    readonly property int placePages: Math.max(1, Math.ceil(places.length / placesAPage))
    property int turns: 0
    property int tablePage: 0
    readonly property int placePage: turns % placePages
    readonly property int firstPlace: placePage * placesAPage
    /// When the wall was looked at last: what came in within a minute before is tinted.
    property real now: Date.now()
    property string newest

    function s(size: real): int {
        return Math.round(size * u);
    }
    function fresh(noted: string): bool {
        return noted !== "" && now - Date.parse(noted) < 60000;
    }
    function turn() {
        now = Date.now();
        turns++;
        tablePage = (tablePage + 1) % tablePages;
    }
    /// Brings up the page of a result that has just come in.
    function look() {
        now = Date.now();
        let at = -1;
        for (let i = 0; i < tables.length; i++)
            if (tables[i].noted > newest) {
                newest = tables[i].noted;
                at = i;
            }
        if (at >= 0 && fresh(newest)) {
            tablePage = Math.floor(at / tablesAPage);
            turner.restart();
        } else if (tablePage >= tablePages) {
            tablePage = 0;
        }
    }

    objectName: "clubWallPage"
    forAll: true
    Component.onCompleted: {
        look();
        App.club.onWall = true;
    }
    Component.onDestruction: App.club.onWall = false

    Timer {
        id: turner
        interval: 12000
        repeat: true
        running: page.visible
        onTriggered: page.turn()
    }
    Connections {
        target: App.club
        function onChanged() {
            page.look();
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    TapHandler { onTapped: way.shown = true }

    component Panel: Rectangle {
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
    }
    component Words: AppText {
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    Rectangle {
        id: head
        width: parent.width
        height: page.s(128)
        color: Theme.surface

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: page.s(36)
            anchors.rightMargin: page.s(36)
            anchors.bottomMargin: meander.height
            spacing: page.s(30)

            Heading {
                text: (page.wall.round ?? 0) > 0 ? qsTr("Round %1").arg(page.wall.round) : qsTr("Welcome")
                size: page.s(66)
                wrapMode: Text.NoWrap
            }
            Heading {
                Layout.fillWidth: true
                text: page.wall.name ?? ""
                color: Theme.quiet
                size: page.s(48)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            Words {
                objectName: "wallResults"
                text: page.wall.in ?? ""
                quiet: true
                font.pixelSize: page.s(43)
            }
        }
        Meander {
            id: meander
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
    GridLayout {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width - 2 * x
        x: page.s(30)
        anchors.topMargin: page.s(24)
        anchors.bottomMargin: page.s(24)
        columns: page.upright ? 1 : 2
        columnSpacing: page.s(24)
        rowSpacing: page.s(24)

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.row: page.upright ? 1 : 0
            Layout.preferredWidth: 1240
            Layout.preferredHeight: page.s(900)
            spacing: page.s(20)

            Panel {

                radius: page.s(16)
                id: board
                Layout.fillWidth: true
                Layout.fillHeight: true

                Words {
                    font.pixelSize: page.s(52)
                    anchors.centerIn: parent
                    visible: page.tables.length === 0
                    width: parent.width - page.s(80)
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    text: qsTr("Round 1 is drawn soon")
                    quiet: true
                }
                Repeater {
                    model: page.tables.slice(page.tablePage * page.tablesAPage, (page.tablePage + 1) * page.tablesAPage)

                    WallTable {
                        required property int index
                        objectName: "wallTable_" + modelData.table
                        x: 1
                        y: 1 + index * height
                        width: board.width - 2
                        height: (board.height - 2) / page.tablesAPage
                        u: page.u
                        first: index === 0
                        tinted: page.fresh(modelData.noted)
                    }
                }
            }
            RowLayout {
                Layout.fillWidth: true
                Layout.leftMargin: page.s(18)
                Layout.rightMargin: page.s(18)
                visible: (page.wall.byes ?? []).length > 0 || page.tablePages > 1
                spacing: page.s(16)

                Words {
                    visible: (page.wall.byes ?? []).length > 0
                    font.pixelSize: page.s(40)
                    quiet: true
                    text: qsTr("Bye")
                }
                Words {
                    Layout.fillWidth: true
                    font.pixelSize: page.s(40)
                    font.weight: Font.Bold
                    text: (page.wall.byes ?? []).join(", ")
                }
                Words {
                    visible: page.tablePages > 1
                    font.pixelSize: page.s(34)
                    quiet: true
                    text: qsTr("tables %1 to %2 of %3").arg(page.tablePage * page.tablesAPage + 1).arg(Math.min(page.tables.length, (page.tablePage + 1) * page.tablesAPage)).arg(page.tables.length)
                }
            }
        }
        // Not a layout: sizes that follow the window's come late in one (Qt 6.4).
        Item {
            id: right
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.row: 0
            Layout.column: page.upright ? 0 : 1
            Layout.preferredWidth: 596
            Layout.preferredHeight: page.s(800)

            Panel {
                id: face
                radius: page.s(16)
                width: parent.width
                height: page.s(290)

                Column {
                    anchors.centerIn: parent
                    width: parent.width - page.s(40)

                    Figures {
                        objectName: "wallClock"
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: App.club.clock.text
                        colour: App.club.clock.left < 0 || App.club.clock.lastBound ? Theme.bad : Theme.ink
                        font.pixelSize: page.s(App.club.clock.text.length > 5 ? 140 : 180)
                        font.weight: Font.Bold
                    }
                    Words {
                        width: parent.width
                        font.pixelSize: page.s(40)
                        quiet: !App.club.clock.lastBound
                        color: App.club.clock.lastBound ? Theme.bad : Theme.quiet
                        horizontalAlignment: Text.AlignHCenter
                        text: App.club.clock.lastBound ? qsTr("last bound") : App.club.clock.left < 0 ? qsTr("over time") : App.club.clock.running ? qsTr("left · ends at %1").arg(App.club.clock.ends) : qsTr("left · paused")
                    }
                }
            }
            Panel {
                id: table
                radius: page.s(16)
                y: face.height + page.s(20)
                width: parent.width
                height: right.height - y

                RowLayout {
                    id: titles
                    x: page.s(30)
                    width: parent.width - 2 * x
                    height: page.s(84)

                    Heading {
                        Layout.fillWidth: true
                        text: qsTr("Standings")
                        size: page.s(42)
                        wrapMode: Text.NoWrap
                    }
                    Words {
                        objectName: "wallPlaces"
                        font.pixelSize: page.s(32)
                        quiet: true
                        text: page.places.length === 0 ? "" : qsTr("%1 to %2 of %3").arg(page.firstPlace + 1).arg(Math.min(page.places.length, page.firstPlace + page.placesAPage)).arg(page.places.length)
                    }
                }
                Repeater {
                    model: page.places.slice(page.firstPlace, page.firstPlace + page.placesAPage)

                    Item {
                        id: place
                        required property var modelData
                        required property int index
                        y: titles.height + index * height
                        width: table.width
                        height: (table.height - titles.height) / page.placesAPage
                        Accessible.role: Accessible.StaticText
                        Accessible.name: qsTr("%1. %2: %3 points").arg(modelData.place).arg(modelData.name).arg(modelData.points)

                        Rectangle {
                            width: parent.width
                            height: Math.max(1, page.s(2))
                            color: Theme.line
                        }
                        RowLayout {
                            anchors.fill: parent
                            anchors.leftMargin: page.s(30)
                            anchors.rightMargin: page.s(30)
                            spacing: page.s(20)

                            Words {
                                Layout.preferredWidth: page.s(56)
                                font.pixelSize: page.s(44)
                                quiet: true
                                text: String(place.modelData.place)
                                Accessible.ignored: true
                            }
                            Words {
                                Layout.fillWidth: true
                                font.pixelSize: page.s(44)
                                font.weight: Font.Bold
                                text: place.modelData.name
                                Accessible.ignored: true
                            }
                            Words {
                                visible: text !== ""
                                font.pixelSize: page.s(30)
                                quiet: true
                                text: place.modelData.ahead
                                Accessible.ignored: true
                            }
                            Words {
                                font.pixelSize: page.s(44)
                                font.weight: Font.Bold
                                text: place.modelData.points
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
    AppButton {
        id: way
        property bool shown: false
        objectName: "wallBack"
        x: Theme.pad
        y: Theme.pad
        visible: shown
        text: qsTr("Back to the event")
        glyph: "back"
        onClicked: page.back()

        Timer {
            interval: 5000
            running: way.shown
            onTriggered: way.shown = false
        }
    }
}
