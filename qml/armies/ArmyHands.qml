// SPDX-License-Identifier: GPL-3.0-or-later
// Three opening hands of the army that is being edited, as they may be dealt; and three others at a tap.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: sheet

    /// [[{label,detail,icon}]]
    property var hands: []

    function deal() {
        hands = App.editor.openingHands(3);
    }

    objectName: "armyHands"
    Component.onCompleted: deal()

    Flickable {
        id: flick
        anchors.top: parent.top
        anchors.bottom: again.top
        anchors.bottomMargin: 12
        width: parent.width
        clip: true
        contentHeight: column.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            y: Theme.pad
            width: flick.width - 2 * Theme.pad
            spacing: Theme.pad

            AppText {
                Layout.fillWidth: true
                visible: sheet.hands.length === 0
                text: qsTr("This army is not legal yet, so no hand can be dealt. Fix the problems listed first.")
            }
            LayoutRepeater {
                model: sheet.hands

                Card {
                    id: hand
                    required property var modelData
                    required property int index
                    objectName: "hand_" + index
                    Layout.fillWidth: true
                    title: qsTr("Hand %1").arg(index + 1)

                    LayoutRepeater {
                        model: hand.modelData

                        RowLayout {
                            id: card
                            required property var modelData
                            Layout.fillWidth: true
                            spacing: 12

                            TroopIcon {
                                visible: card.modelData.icon !== ""
                                name: card.modelData.icon
                                size: Theme.px(28)
                            }
                            Icon {
                                Layout.preferredWidth: Theme.px(28)
                                visible: card.modelData.icon === ""
                                name: "star"
                                colour: Theme.accent
                            }
                            GridLayout {
                                Layout.fillWidth: true
                                columns: sheet.width < Theme.px(320) ? 1 : 2
                                rowSpacing: 0

                                AppText {
                                    Layout.fillWidth: true
                                    text: card.modelData.label
                                    wrapMode: Text.NoWrap
                                    elide: Text.ElideRight
                                }
                                AppText {
                                    visible: text !== ""
                                    text: card.modelData.detail
                                    quiet: true
                                    wrapMode: Text.NoWrap
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    BigButton {
        id: again
        objectName: "dealAgain"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.pad
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        focus: true
        glyph: "dice"
        text: qsTr("Deal again")
        onClicked: sheet.deal()
    }
}
