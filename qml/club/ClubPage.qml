// SPDX-License-Identifier: GPL-3.0-or-later
// The club's events, the way to a new one, and the season that they make together.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Optio

AppPage {
    id: page

    /// Is the season shown in place of the events?
    property bool season: false
    property bool opening: false

    function enter(id: string) {
        if (App.club.openEvent(id))
            open("EventPage", {});
    }

    objectName: "clubPage"
    keyList: list
    Component.onCompleted: App.club.refresh()

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Club")
        subtitle: page.season ? qsTr("the season") : qsTr("events with many tables")
        onBack: page.back()

        ServerSign {
            model: App.club.joinedLive
            objectName: "clubJoined"
            visible: App.club.joined !== ""
            wordy: page.landscape && Theme.scale < 1.3
            text: qsTr("%1 is reported to the club's server: %2").arg(App.club.joinedName).arg(App.club.joinedLive.word)
            onClicked: page.enter(App.club.joined)
        }
        IconButton {
            objectName: "clubOpen"
            glyph: "open"
            text: qsTr("Open an event's file")
            onClicked: page.opening = true
        }
        IconButton {
            objectName: "clubFollow"
            visible: App.club.live.refusal === ""
            glyph: "share"
            text: qsTr("Wall of an event elsewhere")
            onClicked: page.open("ClubServerPage", {})
        }
        IconButton {
            objectName: "clubNew"
            visible: list.count > 0
            glyph: "add"
            text: qsTr("New event")
            onClicked: page.open("NewEventPage", {})
        }
    }
    EmptyState {
        anchors.centerIn: parent
        objectName: "noEvent"
        visible: list.count === 0
        troop: "spears"
        title: qsTr("No event yet")
        text: qsTr("A club evening, a competition, a league: who plays whom, the round's clock, results and standings.")
        actionText: qsTr("New event")
        onAction: page.open("NewEventPage", {})
    }
    Segmented {
        id: ways
        objectName: "clubWays"
        anchors.top: bar.bottom
        anchors.topMargin: Theme.pad
        x: list.x
        visible: list.count > 0
        height: visible ? implicitHeight : 0
        name: qsTr("Show")
        choices: [
            {
                "value": "events",
                "label": qsTr("Events")
            },
            {
                "value": "season",
                "label": qsTr("Season")
            }
        ]
        value: page.season ? "season" : "events"
        onChosen: value => page.season = value === "season"
    }
    ListView {
        id: list
        objectName: "eventList"
        anchors.top: ways.bottom
        anchors.bottom: parent.bottom
        x: Math.max(Theme.pad, (parent.width - 900) / 2)
        width: parent.width - 2 * x
        topMargin: Theme.pad
        bottomMargin: Theme.pad
        spacing: 12
        visible: count > 0 && !page.season
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: App.club.events
        ScrollBar.vertical: ScrollBar {}
        onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0

        delegate: Card {
            id: entry
            required property string id
            required property string name
            required property string detail
            required property string when
            width: ListView.view.width
            inset: Theme.gap

            GameRow {
                objectName: "event_" + entry.name
                implicitWidth: parent.width
                focus: entry.ListView.isCurrentItem
                text: entry.name
                detail: page.joined([entry.detail, qsTr("last changed %1").arg(new Date(entry.when).toLocaleDateString(Qt.locale(), Locale.ShortFormat))])
                onClicked: page.enter(entry.id)
                onRemoved: App.club.remove(entry.id)
            }
        }
    }
    Repeater {
        model: page.season ? 1 : 0

        SeasonTable {
            objectName: "seasonTable"
            x: list.x
            y: ways.y + ways.height + Theme.pad
            width: list.width
            height: page.height - y
        }
    }
    Repeater {
        model: page.opening ? 1 : 0

        FilePicker {
            title: qsTr("Open an event's file")
            filters: [qsTr("Events (*.optio-event)"), qsTr("All files (*)")]
            onChosen: file => {
                if (App.club.importFile(file))
                    page.open("EventPage", {});
            }
            onDone: page.opening = false
        }
    }
}
