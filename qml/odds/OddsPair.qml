// SPDX-License-Identifier: GPL-3.0-or-later
// One attacker against one defender in full: the distribution with fractions, the sum with its rules, and what each other answer would change, the largest first; a tap on
// one gives that answer.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

FocusScope {
    id: pair

    required property var odds
    /// Without the names of both and the button to the ruling: where there is little room, and the names are told beside it.
    property bool brief: false
    readonly property var cell: odds.cell

    signal ruleWanted(string rule)
    signal rulingWanted

    BigButton {
        id: ruling
        objectName: "oddsRuling"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        compact: true
        visible: !pair.brief
        enabled: (pair.cell.refusal ?? "") === ""
        text: pair.odds.inGame ? qsTr("Open this ruling in the game") : qsTr("Roll this ruling")
        onClicked: pair.rulingWanted()
    }
    Flickable {
        id: flick
        anchors.fill: parent
        anchors.margins: 2
        anchors.bottomMargin: pair.brief ? 2 : ruling.height + 2 * Theme.gap
        clip: true
        contentHeight: column.height + 2 * Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            y: Theme.gap
            width: flick.width - 2 * Theme.pad
            spacing: 8

            GridLayout {
                Layout.fillWidth: true
                visible: !pair.brief
                columns: pair.width < Theme.px(340) ? 1 : 2
                columnSpacing: 8
                rowSpacing: 4

                LayoutRepeater {
                    model: ["a", "b"]

                    RowLayout {
                        id: who
                        required property string modelData
                        readonly property var troop: (modelData === "a" ? pair.cell.attacker : pair.cell.defender) ?? ({})
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        spacing: 8

                        TroopIcon {
                            name: who.troop.icon ?? ""
                            side: who.modelData
                            size: Theme.px(44)
                        }
                        Heading {
                            Layout.fillWidth: true
                            text: who.troop.label ?? ""
                            side: who.modelData
                            size: Theme.textUnit
                        }
                    }
                }
            }
            AppText {
                objectName: "oddsRefusal"
                Layout.fillWidth: true
                visible: text !== ""
                text: pair.cell.refusal ?? ""
                Accessible.role: Accessible.AlertMessage
            }
            OddsBar {
                objectName: "oddsBar"
                Layout.fillWidth: true
                visible: (pair.cell.bands ?? []).length > 0
                bands: pair.cell.bands ?? []
            }
            LayoutRepeater {
                model: pair.cell.sums ?? []

                ColumnLayout {
                    id: sum
                    required property var modelData
                    Layout.fillWidth: true
                    spacing: 2

                    RowLayout {
                        Layout.fillWidth: true
                        Heading {
                            Layout.fillWidth: true
                            text: sum.modelData.side === "a" ? qsTr("The attacker's sum") : qsTr("The defender's sum")
                            side: sum.modelData.side
                            size: Theme.textUnit
                        }
                        Heading {
                            text: sum.modelData.total
                            side: sum.modelData.side
                            size: Theme.textUnit
                        }
                    }
                    LayoutRepeater {
                        model: sum.modelData.lines

                        T.AbstractButton {
                            id: line
                            required property var modelData
                            Layout.fillWidth: true
                            implicitHeight: Math.max(Theme.touch, words.implicitHeight + 8)
                            hoverEnabled: true
                            focusPolicy: Qt.StrongFocus
                            text: modelData.label
                            Accessible.name: qsTr("%1: %2, rule %3").arg(modelData.label).arg(modelData.value).arg(modelData.rule)
                            Accessible.onPressAction: line.clicked()
                            Keys.onReturnPressed: line.clicked()
                            onClicked: pair.ruleWanted(modelData.rule)
                            background: Rectangle {
                                radius: 6
                                color: line.hovered ? Theme.raised : "transparent"
                                FocusRing { control: line }
                            }
                            RowLayout {
                                id: words
                                anchors.fill: parent
                                anchors.leftMargin: 4
                                anchors.rightMargin: 4
                                spacing: 8
                                AppText {
                                    Layout.fillWidth: true
                                    text: line.modelData.label
                                }
                                AppText {
                                    text: (line.modelData.value > 0 ? "+" : "") + line.modelData.value
                                    font.weight: Font.Bold
                                    wrapMode: Text.NoWrap
                                }
                                AppText {
                                    text: line.modelData.rule
                                    color: Theme.accent
                                    font.pixelSize: Theme.textSmall
                                    wrapMode: Text.NoWrap
                                }
                            }
                        }
                    }
                }
            }
            Heading {
                Layout.fillWidth: true
                Layout.topMargin: 4
                visible: (pair.cell.effects ?? []).length > 0
                text: qsTr("What would change it")
                size: Theme.textUnit
            }
            AppText {
                Layout.fillWidth: true
                visible: (pair.cell.effects ?? []).length > 0
                text: qsTr("How often %1 prevail").arg(pair.cell.attacker?.label ?? "")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            LayoutRepeater {
                model: Array.from(pair.cell.effects ?? []).slice(0, 12)

                T.AbstractButton {
                    id: effect
                    required property var modelData
                    required property int index
                    objectName: "oddsEffect_" + index
                    Layout.fillWidth: true
                    implicitHeight: Math.max(Theme.touch, label.implicitHeight + 8)
                    hoverEnabled: true
                    focusPolicy: Qt.StrongFocus
                    text: modelData.label
                    Accessible.name: qsTr("%1: %2; press to apply it").arg(modelData.label).arg(modelData.text)
                    Accessible.onPressAction: effect.clicked()
                    Keys.onReturnPressed: effect.clicked()
                    onClicked: pair.odds.answer(modelData.id, modelData.value)
                    background: Rectangle {
                        radius: 6
                        color: effect.hovered ? Theme.raised : "transparent"
                        FocusRing { control: effect }
                    }
                    RowLayout {
                        anchors.fill: parent
                        anchors.leftMargin: 4
                        anchors.rightMargin: 4
                        spacing: 8
                        AppText {
                            id: label
                            Layout.fillWidth: true
                            text: (effect.modelData.side === "a" ? qsTr("attacker: %1") : effect.modelData.side === "b" ? qsTr("defender: %1") : "%1").arg(effect.modelData.label)
                        }
                        Item {
                            readonly property real reach: Math.min(1, Math.abs(effect.modelData.change) * 2)
                            implicitWidth: Theme.px(90)
                            implicitHeight: Theme.px(18)
                            visible: pair.width > Theme.px(360)

                            Rectangle {
                                x: parent.width / 2
                                width: 1
                                height: parent.height
                                color: Theme.line
                            }
                            Rectangle {
                                readonly property bool good: effect.modelData.change > 0
                                x: good ? parent.width / 2 : parent.width / 2 - width
                                y: 3
                                width: parent.reach * parent.width / 2
                                height: parent.height - 6
                                radius: 3
                                color: Theme.side(good ? "a" : "b")
                            }
                        }
                        AppText {
                            text: effect.modelData.text
                            color: Theme.side(effect.modelData.change > 0 ? "a" : "b")
                            font.weight: Font.Bold
                            wrapMode: Text.NoWrap
                            horizontalAlignment: Text.AlignRight
                            Layout.minimumWidth: Theme.px(58)
                        }
                        Icon {
                            name: "forward"
                            colour: Theme.quiet
                        }
                    }
                }
            }
        }
    }
}
