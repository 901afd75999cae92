// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of the turn as a slim strip: PhaseStrip { phases: [{id, label, state: "done"|"now"|"todo"}]; step: "Control"; onChosen: id => … }. What is
// done is ticked, the present phase is filled and bold and says its step. Where not every name has room only the present one is spelt out, in its place
// among the others' marks. A tap asks what belongs to a phase: where all are spelt to the one tapped, otherwise to the present one.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Optio

Item {
    id: strip

    property var phases: []
    property string side
    /// The step within the present phase.
    property string step
    readonly property int now: phases.findIndex(phase => phase.state === "now")
    readonly property int inset: Theme.px(20)
    readonly property real wanted: phases.reduce((sum, phase) => sum + letters.advanceWidth(named(phase)) + inset + (phase.state === "done" ? mark : 0), 0) + 4 * (phases.length - 1)
    readonly property bool spelt: wanted <= width
    readonly property int mark: Theme.px(18)
    /// How the present phase reads where only it is spelt, and what that leaves for each of the others.
    readonly property string present: now < 0 ? "" : letters.advanceWidth(numbered) + inset + (phases.length - 1) * 12 <= width ? numbered : step !== "" ? step : phases[now].label
    readonly property string numbered: now < 0 ? "" : qsTr("%1 of %2: %3").arg(now + 1).arg(phases.length).arg(named(phases[now]))
    readonly property real others: Math.max(8, Math.min(Theme.px(26), (width - letters.advanceWidth(present) - inset) / Math.max(1, phases.length - 1) - 4))
    readonly property string spoken: now < 0 ? "" : qsTr("Phase %1 of %2: %3").arg(now + 1).arg(phases.length).arg(named(phases[now]))

    /// Asks what belongs to a phase.
    signal chosen(string phase)

    /// The present phase says its step, unless that says no more.
    function named(phase: var): string {
        return phase.state !== "now" || step === "" || phase.label.endsWith(step) ? phase.label : qsTr("%1: %2").arg(phase.label).arg(step);
    }

    implicitHeight: Math.max(Theme.touch, Theme.px(30))
    visible: phases.length > 0
    Accessible.role: Accessible.Grouping
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

            T.AbstractButton {
                id: cell
                required property var modelData
                required property bool used
                readonly property var phase: Object.assign({"id": "", "label": "", "state": "todo"}, modelData)
                visible: used
                readonly property bool done: phase.state === "done"
                readonly property bool current: phase.state === "now"
                readonly property color ink: current ? Theme.sideInk(strip.side) : Theme.quiet
                readonly property string words: strip.named(phase)
                readonly property real own: letters.advanceWidth(words) + strip.inset + (done ? strip.mark : 0)
                /// Too thin for a mark: what is done is filled, the rest is not.
                readonly property bool thin: !strip.spelt && !current && strip.others < strip.mark

                width: strip.spelt ? own + (strip.width - strip.wanted) / strip.phases.length : current ? strip.width - (strip.phases.length - 1) * (strip.others + 4) : strip.others
                height: strip.height
                objectName: "phase_" + phase.id
                // Marks are too small for a finger: there the present phase, which is wide, leads to all.
                enabled: strip.spelt || current
                focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
                hoverEnabled: true
                text: words
                onClicked: strip.chosen(phase.id)
                Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
                Accessible.name: current ? strip.spoken : done ? qsTr("%1, done").arg(words) : words
                Accessible.description: enabled ? qsTr("Shows what belongs to this phase") : ""
                Accessible.onPressAction: cell.clicked()
                Keys.onReturnPressed: cell.clicked()
                Keys.onEnterPressed: cell.clicked()

                background: Item {
                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width
                        height: Theme.px(32)
                        radius: height / 2
                        color: cell.current ? Theme.side(strip.side) : cell.thin && cell.done ? Theme.edge : cell.down ? Theme.pressed : cell.hovered ? Theme.raised : "transparent"
                        border.width: cell.current ? 0 : Theme.hairline
                        border.color: cell.thin ? Theme.edge : Theme.line

                        FocusRing {
                            control: cell
                            radius: Theme.px(16) + 3
                        }
                    }
                }

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
                        text: strip.spelt ? cell.words : strip.present
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
