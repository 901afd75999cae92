// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of the turn as a slim strip: PhaseStrip { phases: [{id, label, state: "done"|"now"|"todo"}] }. What is done is ticked, the present phase is
// filled and bold. Where not every name has room only the present one is spelt out, in its place among the others' marks.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: strip

    property var phases: []
    property string side
    readonly property int now: phases.findIndex(phase => phase.state === "now")
    readonly property int inset: Theme.px(20)
    readonly property real wanted: phases.reduce((sum, phase) => sum + letters.advanceWidth(phase.label) + inset + (phase.state === "done" ? mark : 0), 0) + 4 * (phases.length - 1)
    readonly property bool spelt: wanted <= width
    readonly property int mark: Theme.px(18)
    /// How the present phase reads where only it is spelt, and what that leaves for each of the others.
    readonly property string present: now < 0 ? "" : letters.advanceWidth(numbered) + inset + (phases.length - 1) * 12 <= width ? numbered : phases[now].label
    readonly property string numbered: now < 0 ? "" : qsTr("%1 of %2: %3").arg(now + 1).arg(phases.length).arg(phases[now].label)
    readonly property real others: Math.max(8, Math.min(Theme.px(26), (width - letters.advanceWidth(present) - inset) / Math.max(1, phases.length - 1) - 4))
    readonly property string spoken: now < 0 ? "" : qsTr("Phase %1 of %2: %3").arg(now + 1).arg(phases.length).arg(phases[now].label)

    implicitHeight: Theme.px(30)
    visible: phases.length > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    FontMetrics {
        id: letters
        font.family: Theme.body
        font.pixelSize: Theme.textSmall
        font.weight: Font.Bold
    }
    Row {
        id: row
        anchors.fill: parent
        spacing: 4

        Repeater {
            model: ListRows {
                spare: 7
                source: strip.phases
            }

            Rectangle {
                id: cell
                required property var modelData
                required property bool used
                readonly property var phase: Object.assign({"label": "", "state": "todo"}, modelData)
                visible: used
                readonly property bool done: phase.state === "done"
                readonly property bool current: phase.state === "now"
                readonly property color ink: current ? Theme.sideInk(strip.side) : Theme.quiet
                readonly property real own: letters.advanceWidth(phase.label) + strip.inset + (done ? strip.mark : 0)
                /// Too thin for a mark: what is done is filled, the rest is not.
                readonly property bool thin: !strip.spelt && !current && strip.others < strip.mark

                width: strip.spelt ? own + (strip.width - strip.wanted) / strip.phases.length : current ? strip.width - (strip.phases.length - 1) * (strip.others + 4) : strip.others
                height: strip.height
                radius: height / 2
                color: current ? Theme.side(strip.side) : thin && done ? Theme.edge : "transparent"
                border.width: current ? 0 : Theme.hairline
                border.color: thin ? Theme.edge : Theme.line

                Row {
                    anchors.centerIn: parent
                    spacing: 4

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: cell.done && !cell.thin
                        name: "check"
                        size: Theme.px(14)
                        colour: Theme.good
                    }
                    AppText {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(0, Math.min(implicitWidth, cell.width - Theme.px(12) - (cell.done ? strip.mark : 0)))
                        visible: strip.spelt || cell.current
                        text: strip.spelt ? cell.phase.label : strip.present
                        color: cell.ink
                        font.pixelSize: Theme.textSmall
                        font.weight: cell.current ? Font.Bold : Font.Normal
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: !strip.spelt && !cell.current && !cell.done && !cell.thin
                        width: Theme.px(6)
                        height: width
                        radius: width / 2
                        color: Theme.quiet
                    }
                }
            }
        }
    }
}
