// SPDX-License-Identifier: GPL-3.0-or-later
// All dice of the library by kind, against fair ones: how often each face came beside how often it was to be expected.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: dice

    required property var luck

    spacing: Theme.pad
    Component.onCompleted: luck.countAll()

    AppText {
        Layout.fillWidth: true
        text: dice.luck.counting ? qsTr("Counting every roll…") : dice.luck.allDice.length === 0 ? qsTr("No die has been rolled in any game yet.") : qsTr("Each face is compared with a fair die by an exact test. Of a hundred fair dice at most one is called unusual; fewer than thirty rolls get no verdict. A roll that was taken back and done again counts once.")
        quiet: true
    }
    LayoutRepeater {
        model: dice.luck.allDice

        Card {
            id: card
            required property var modelData
            required property int index
            readonly property real most: Math.max(...Array.from(modelData.faces).map(face => Math.max(face.came, face.expected)))
            objectName: "allDice_" + index
            Layout.fillWidth: true
            spacing: 6

            RowLayout {
                Layout.fillWidth: true
                spacing: 12

                Heading {
                    Layout.fillWidth: true
                    text: card.modelData.label
                    size: Theme.textUnit
                }
                Figures { text: qsTr("%1 rolls").arg(card.modelData.count) }
            }
            AppText {
                Layout.fillWidth: true
                text: card.modelData.verdict
                color: card.modelData.unusual ? Theme.tone("warn") : Theme.ink
            }
            LayoutRepeater {
                model: card.modelData.faces

                RowLayout {
                    id: face
                    required property var modelData
                    Layout.fillWidth: true
                    spacing: 12
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2 times, expected %3").arg(modelData.face).arg(modelData.came).arg(modelData.expected.toFixed(1))

                    Figures {
                        Layout.minimumWidth: Theme.px(20)
                        text: String(face.modelData.face)
                        font.weight: Font.Bold
                    }
                    Item {
                        Layout.fillWidth: true
                        implicitHeight: Theme.px(18)

                        Rectangle {
                            width: parent.width * face.modelData.came / card.most
                            height: parent.height
                            radius: 3
                            color: Theme.accent
                        }
                        Rectangle {
                            x: parent.width * face.modelData.expected / card.most - 1
                            width: 2
                            height: parent.height
                            color: Theme.ink
                        }
                    }
                    AppText {
                        Layout.minimumWidth: Theme.px(56)
                        horizontalAlignment: Text.AlignRight
                        text: String(face.modelData.came)
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
    }
}
