// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of the turn, one unfolded: what it is for, which rulings belong to it, and the way there with what that would end and leave open.
// PhaseList { phases: game.phases; about: id => game.phase(id); chosen: "moves"; onSkip: id => …; onRuling: (id, refusal) => … }
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

Flickable {
    id: list

    property var phases: []
    property string side
    /// The phase that is unfolded.
    property string chosen
    /// Gives what belongs to a phase.
    property var about: id => ({})

    signal skip(string phase)
    signal ruling(string id, string refusal)

    contentHeight: column.implicitHeight + 2 * Theme.gap
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column
        x: Theme.pad
        y: Theme.gap
        width: list.width - 2 * Theme.pad
        spacing: 4

        LayoutRepeater {
            model: list.phases

            ColumnLayout {
                id: row
                required property var modelData
                readonly property bool open: list.chosen === modelData.id
                Layout.fillWidth: true
                spacing: 8

                T.AbstractButton {
                    id: head
                    Layout.fillWidth: true
                    implicitHeight: Math.max(Theme.touch, label.implicitHeight + 12)
                    objectName: "phaseRow_" + row.modelData.id
                    focusPolicy: Qt.StrongFocus
                    hoverEnabled: true
                    text: row.modelData.label
                    onClicked: list.chosen = row.open ? "" : row.modelData.id
                    Accessible.role: Accessible.Button
                    Accessible.name: text + (row.modelData.state === "done" ? qsTr(", done") : row.modelData.state === "now" ? qsTr(", now") : "")
                    Accessible.onPressAction: head.clicked()
                    Keys.onReturnPressed: head.clicked()
                    Keys.onEnterPressed: head.clicked()

                    background: Rectangle {
                        radius: Theme.radius
                        color: head.down ? Theme.pressed : row.open || head.hovered ? Theme.raised : "transparent"
                        FocusRing { control: head }
                    }
                    Rectangle {
                        id: mark
                        x: 12
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(22)
                        height: width
                        radius: width / 2
                        color: row.modelData.state === "now" ? Theme.side(list.side) : "transparent"
                        border.width: row.modelData.state === "todo" ? 2 : 0
                        border.color: Theme.edge

                        Icon {
                            anchors.centerIn: parent
                            visible: row.modelData.state === "done"
                            name: "check"
                            size: Theme.px(18)
                            colour: Theme.good
                        }
                    }
                    AppText {
                        id: label
                        anchors.left: mark.right
                        anchors.leftMargin: 12
                        anchors.right: arrow.left
                        anchors.verticalCenter: parent.verticalCenter
                        text: head.text
                        font.weight: row.modelData.state === "now" ? Font.Bold : Font.Normal
                        Accessible.ignored: true
                    }
                    Icon {
                        id: arrow
                        anchors.right: parent.right
                        anchors.rightMargin: 12
                        anchors.verticalCenter: parent.verticalCenter
                        name: row.open ? "up" : "down"
                        size: Theme.px(18)
                        colour: Theme.quiet
                    }
                }
                LayoutRepeater {
                    model: row.open ? 1 : 0

                    ColumnLayout {
                        id: body
                        readonly property var told: list.about(row.modelData.id)
                        readonly property var ends: Array.from(told.ends ?? [])
                        readonly property var passed: Array.from(told.passed ?? [])
                        readonly property var says: Array.from(told.says ?? [])
                        Layout.fillWidth: true
                        Layout.leftMargin: 12
                        Layout.bottomMargin: 12
                        spacing: 8

                        AppText {
                            Layout.fillWidth: true
                            visible: text !== ""
                            text: body.told.text ?? ""
                            quiet: true
                        }
                        LayoutRepeater {
                            model: body.says

                            AppText {
                                required property string modelData
                                Layout.fillWidth: true
                                text: qsTr("Settled on the way: %1").arg(modelData)
                                font.weight: Font.DemiBold
                            }
                        }
                        AppText {
                            objectName: "phaseBegins"
                            Layout.fillWidth: true
                            visible: body.told.begins === true
                            text: qsTr("This phase begins with the first of its rulings.")
                        }
                        AppText {
                            objectName: "phaseStop"
                            Layout.fillWidth: true
                            visible: text !== ""
                            text: body.told.stop ?? ""
                            color: Theme.bad
                        }
                        AppButton {
                            objectName: "skipTo_" + row.modelData.id
                            Layout.fillWidth: true
                            visible: body.ends.length + body.says.length > 0
                            kind: "primary"
                            side: list.side
                            glyph: "forward"
                            text: (body.told.stop ?? "") === "" && body.told.begins !== true ? qsTr("Skip to %1").arg(row.modelData.label) : qsTr("Go as far as that")
                            onClicked: list.skip(row.modelData.id)
                        }
                        AppText {
                            Layout.fillWidth: true
                            visible: body.passed.length > 0
                            text: qsTr("Still open: %1").arg(body.passed.join(" "))
                            color: Theme.warn
                        }
                        AppText {
                            Layout.fillWidth: true
                            visible: body.ends.length > 1
                            text: qsTr("On the way this ends: %1.").arg(body.ends.join(", "))
                        }
                        Flow {
                            Layout.fillWidth: true
                            spacing: Theme.gap

                            Repeater {
                                model: body.told.rulings ?? []

                                AppButton {
                                    required property var modelData
                                    objectName: "phaseRuling_" + modelData.id
                                    width: Math.min(implicitWidth, body.width)
                                    text: modelData.title
                                    opacity: modelData.refusal ? 0.6 : 1
                                    tip: modelData.refusal
                                    onClicked: list.ruling(modelData.id, modelData.refusal)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
