// SPDX-License-Identifier: GPL-3.0-or-later
// The table from above as the players noted it: whose edge is where and how deep each deploys, the terrain with its numbers, and below it
// what each piece is. PlanCard { plan: App.game.plan; onChosen: piece => … }; with `placing` a tap on the table says where: onPlaced: (x, y) => ….
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    /// {width,depth,edges,pieces,flanks,faults} as a rule set's view tells it; lengths in the unit it measures in.
    property var plan: ({})
    readonly property var pieces: Array.from(plan.pieces ?? [])
    readonly property var edges: Array.from(plan.edges ?? [])
    readonly property var remarks: Array.from(plan.flanks ?? []).map(flank => qsTr("%1 came by the %2 edge").arg(flank.name).arg(flank.edge)).concat(Array.from(plan.faults ?? []))
    readonly property real scaling: plan.width > 0 ? table.width / plan.width : 0

    /// Is a place on the table asked for, and where is it now?
    property bool placing: false
    property real placeX: -1
    property real placeY: -1

    /// A piece that an act can move.
    signal chosen(var piece)
    /// A tap on the table, from its south-west corner.
    signal placed(int x, int y)

    function tint(kind: string): color {
        return kind === "river" ? Theme.sideB : kind === "wood" ? Theme.good : kind === "hill" ? Theme.accent : Theme.quiet;
    }

    title: qsTr("The table")
    spacing: Theme.gap

    Rectangle {
        id: table
        objectName: "planTable"
        Layout.fillWidth: true
        Layout.preferredHeight: Math.round(width * (card.plan.depth > 0 ? card.plan.depth / card.plan.width : 0))
        color: Theme.ground
        border.width: Theme.hairline
        border.color: Theme.edge
        clip: true
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Plan of the table, north at the top") + card.edges.map(edge => qsTr("; %1 in the %2").arg(edge.name).arg(edge.edge)).join("")

        Repeater {
            model: ListRows { source: card.edges }

            Item {
                id: camp
                required property var modelData
                required property bool used
                readonly property bool across: modelData?.edge === "north" || modelData?.edge === "south"
                readonly property real deep: (modelData?.zone ?? 0) * card.scaling
                visible: used
                x: modelData?.edge === "east" ? table.width - width : 0
                y: modelData?.edge === "south" ? table.height - height : 0
                width: across ? table.width : deep
                height: across ? deep : table.height

                Rectangle {
                    anchors.fill: parent
                    color: Theme.tile(camp.modelData?.side ?? "")
                }
                Rectangle {
                    x: camp.modelData?.edge === "east" ? parent.width - width : 0
                    y: camp.modelData?.edge === "south" ? parent.height - height : 0
                    width: camp.across ? parent.width : 6
                    height: camp.across ? 6 : parent.height
                    color: Theme.side(camp.modelData?.side ?? "")
                }
            }
        }
        Rectangle {
            objectName: "planMark"
            visible: card.placing && card.placeX >= 0
            x: card.placeX * card.scaling - width / 2
            y: table.height - card.placeY * card.scaling - height / 2
            width: 28
            height: 28
            radius: 14
            color: "transparent"
            border.width: 4
            border.color: Theme.accent
            z: 2
        }
        TapHandler {
            enabled: card.placing
            onTapped: point => card.placed(Math.round(point.position.x / card.scaling), Math.round((table.height - point.position.y) / card.scaling))
        }
        Repeater {
            model: ListRows { source: card.pieces }

            Rectangle {
                id: piece
                required property var modelData
                required property bool used
                readonly property color ground: card.tint(modelData?.kind ?? "")
                visible: used && modelData.noted === true
                x: ((modelData?.x ?? 0) - (modelData?.width ?? 0) / 2) * card.scaling
                y: table.height - ((modelData?.y ?? 0) + (modelData?.depth ?? 0) / 2) * card.scaling
                width: Math.max(18, (modelData?.width ?? 0) * card.scaling)
                height: Math.max(18, (modelData?.depth ?? 0) * card.scaling)
                radius: modelData?.kind === "field" || modelData?.kind === "river" ? 0 : Math.min(width, height) / 2
                color: Qt.alpha(ground, 0.3)
                border.width: 2
                border.color: ground

                AppText {
                    anchors.centerIn: parent
                    text: piece.modelData?.number ?? ""
                    font.weight: Font.DemiBold
                    font.pixelSize: Math.min(Theme.textBody, piece.height)
                    Accessible.ignored: true
                }
            }
        }
    }
    LayoutRepeater {
        model: ListRows { source: card.placing ? [] : card.pieces }

        NoticeRow {
            required property var modelData
            required property bool used
            required property int index
            objectName: "planPiece_" + index
            visible: used
            Layout.fillWidth: true
            text: (modelData?.number ?? "") + "  " + (modelData?.name ?? "") + (modelData?.noted ? "" : "  ·  " + qsTr("not on the plan"))
            touchable: (modelData?.resolver ?? "") !== ""
            leads: touchable
            onClicked: if (touchable) card.chosen(modelData)
        }
    }
    AppText {
        Layout.fillWidth: true
        visible: card.pieces.length === 0 && !card.placing
        text: qsTr("No terrain yet.")
        quiet: true
    }
    LayoutRepeater {
        model: ListRows { source: card.remarks }

        AppText {
            required property var modelData
            required property bool used
            visible: used
            Layout.fillWidth: true
            text: modelData ?? ""
            quiet: true
        }
    }
}
