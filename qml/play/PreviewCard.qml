// SPDX-License-Identifier: GPL-3.0-or-later
// What an act without dice would do, line by line: PreviewCard { preview: resolver.preview; onRuleWanted: line => … }. A long press or right click on
// a line, or Space, asks for its rule. Lines beyond the room scroll.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

ColumnLayout {
    id: card

    /// {sentence, comparison, lines: [{side, label, value, rule}], totals: [{side, label, value}], instructions: [text]}
    property var preview: ({})
    property int room: 300
    readonly property var lines: preview.lines ?? []
    readonly property var totals: preview.totals ?? []

    signal ruleWanted(var line)

    function figure(value: var): string {
        return String(value ?? "").replace(/^-/, "\u2212");
    }

    visible: preview.sentence !== undefined
    spacing: 4
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What this would do")

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.pad

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2
            AppText {
                Layout.fillWidth: true
                visible: text !== ""
                text: card.preview.sentence ?? ""
                font.pixelSize: Theme.textLead
                font.weight: Font.DemiBold
                maximumLineCount: 3
                elide: Text.ElideRight
            }
            AppText {
                Layout.fillWidth: true
                visible: text !== ""
                text: card.preview.comparison ?? ""
                quiet: true
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }
        LayoutRepeater {
            model: card.totals

            TotalFigure {
                required property var modelData
                Layout.rightMargin: 4
                value: modelData.value
                label: modelData.label
            }
        }
    }
    Flickable {
        id: scroll
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(rows.implicitHeight, card.room)
        visible: card.lines.length + (card.preview.instructions ?? []).length > 0
        contentHeight: rows.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1
        clip: interactive

        Column {
            id: rows
            width: scroll.width

            Repeater {
                model: card.lines.length
                T.AbstractButton {
                    id: line
                    required property int index
                    readonly property var told: card.lines[index] ?? ({})
                    readonly property bool ruled: (told.rule ?? "") !== ""

                    width: rows.width
                    height: Math.max(Theme.touch, label.implicitHeight + 8)
                    focusPolicy: ruled ? Qt.StrongFocus : Qt.NoFocus
                    hoverEnabled: true
                    text: told.label ?? ""
                    onPressAndHold: if (ruled) card.ruleWanted(told)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: qsTr("%1: %2").arg(text).arg(card.figure(told.value))
                    Accessible.onPressAction: card.ruleWanted(line.told)
                    Keys.onSpacePressed: card.ruleWanted(line.told)

                    background: Rectangle {
                        radius: 8
                        color: line.down ? Theme.pressed : line.hovered && line.ruled ? Theme.raised : "transparent"
                        Rectangle {
                            width: parent.width
                            height: 1
                            color: Theme.line
                        }
                        FocusRing {
                            control: line
                            anchors.margins: 0
                        }
                    }
                    AppText {
                        id: label
                        anchors.left: parent.left
                        anchors.leftMargin: 4
                        anchors.right: number.left
                        anchors.rightMargin: 12
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.text
                        Accessible.ignored: true
                    }
                    AppText {
                        id: number
                        anchors.right: value.left
                        anchors.rightMargin: text === "" ? 0 : 12
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.width >= Theme.px(300) ? line.told.rule ?? "" : ""
                        quiet: true
                        font.pixelSize: Theme.textSmall
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                    Figures {
                        id: value
                        anchors.right: parent.right
                        anchors.rightMargin: 4
                        anchors.verticalCenter: parent.verticalCenter
                        text: card.figure(line.told.value)
                        font.pixelSize: Theme.textLead
                        Accessible.ignored: true
                    }
                    MouseArea {
                        anchors.fill: parent
                        acceptedButtons: Qt.RightButton
                        onClicked: if (line.ruled) card.ruleWanted(line.told)
                    }
                }
            }
            Repeater {
                model: card.preview.instructions ?? []

                AppText {
                    required property string modelData
                    width: rows.width
                    topPadding: 4
                    text: modelData
                }
            }
        }
    }
}
