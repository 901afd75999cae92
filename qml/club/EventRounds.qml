// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of the event; a tap shows one that is drawn.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Optio

ListView {
    id: rounds

    readonly property var event: App.club.event
    readonly property var tabs: rounds.event.tabs ?? []
    /// How many are seen whole; of one more the edge is seen where there are more.
    readonly property int whole: Math.max(1, Math.min(tabs.length, Math.floor((width + spacing) / (Theme.px(108) + spacing))))
    readonly property real tabWidth: Math.floor((width - (tabs.length > whole ? 24 : 0) - (whole - 1) * spacing) / whole)

    function bring() {
        positionViewAtIndex(Math.max(0, App.club.shown - whole), ListView.Beginning);
    }

    implicitHeight: Theme.touch
    orientation: ListView.Horizontal
    spacing: 4
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    snapMode: ListView.SnapToItem
    model: ListRows { source: rounds.tabs }
    onWidthChanged: bring()
    Component.onCompleted: bring()

    Connections {
        target: App.club
        function onChanged() {
            rounds.bring();
        }
    }

    delegate: T.AbstractButton {
        id: tab
        required property var modelData
        required property bool used
        required property int index
        readonly property bool current: modelData?.value === App.club.shown
        readonly property bool drawn: modelData?.state !== "later"

        objectName: "round_" + (index + 1)
        visible: used
        width: used ? rounds.tabWidth : 0
        height: rounds.height
        enabled: drawn
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        text: modelData?.label ?? ""
        onClicked: App.club.shown = modelData.value
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        Accessible.role: Accessible.PageTab
        Accessible.name: text
        Accessible.description: !drawn ? qsTr("not drawn yet") : modelData?.state === "in" ? qsTr("all results in") : qsTr("being played")
        Accessible.selected: current
        Accessible.onPressAction: tab.clicked()

        background: Rectangle {
            radius: height / 2
            color: tab.current ? Theme.accent : tab.down ? Theme.pressed : tab.drawn ? Theme.surface : "transparent"
            border.width: tab.current ? 0 : Theme.hairline
            border.color: Theme.line
            FocusRing {
                control: tab
                anchors.margins: 0
                radius: height / 2
            }
        }
        Row {
            anchors.centerIn: parent
            spacing: 6

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: tab.modelData?.state === "in"
                name: "check"
                size: Theme.px(14)
                colour: tab.current ? Theme.accentInk : Theme.ink
            }
            AppText {
                text: tab.text
                color: tab.current ? Theme.accentInk : tab.drawn ? Theme.ink : Theme.quiet
                font.pixelSize: Theme.textSmall
                font.weight: tab.current ? Font.Bold : Font.Normal
                Accessible.ignored: true
            }
        }
    }
}
