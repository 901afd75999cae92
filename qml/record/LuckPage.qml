// SPDX-License-Identifier: GPL-3.0-or-later
// The dice of a battle that is over: by side and kind of die against what was to be expected, the results that came of them, and the rolls
// that swung most. While a battle goes on nothing is told.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var luck: App.luck

    objectName: "luckPage"
    ruleset: App.game.ruleset
    Component.onCompleted: luck.start()

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Luck")
        subtitle: App.game.title
        onBack: page.back()
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.pad, Theme.px(520))
        visible: !page.luck.busy && page.luck.rows.length === 0
        troop: "unknown"
        title: qsTr("Nothing to tell of the dice")
        text: page.luck.reason
        actionText: qsTr("Back")
        onAction: page.back()
    }
    AppText {
        anchors.centerIn: parent
        visible: page.luck.busy
        text: qsTr("Counting every roll…")
        quiet: true
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.luck.rows.length > 0
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (flick.width - Theme.px(960)) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: Theme.pad

            AppText {
                Layout.fillWidth: true
                text: qsTr("The band holds nine games in ten, the stroke is what to expect, the dot is what came. Fewer than thirty rolls get no verdict.")
                quiet: true
            }
            LayoutRepeater {
                model: page.luck.rows

                Card {
                    id: card
                    required property var modelData
                    required property int index
                    objectName: "luckRow_" + index
                    Layout.fillWidth: true
                    side: modelData.side
                    spacing: 4

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: 12

                        Heading {
                            Layout.fillWidth: true
                            text: card.modelData.name
                            side: card.modelData.side
                            size: Theme.textUnit
                        }
                        Chip {
                            Layout.maximumWidth: card.width * 0.6
                            text: card.modelData.few ? qsTr("too few") : card.modelData.unusual ? qsTr("unusual") : qsTr("usual")
                            tone: card.modelData.unusual ? "warn" : "none"
                        }
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: card.modelData.what
                    }
                    LuckBand {
                        Layout.fillWidth: true
                        Layout.maximumWidth: Theme.px(480)
                        low: card.modelData.low
                        high: card.modelData.high
                        expected: card.modelData.expected
                        got: card.modelData.got
                        side: card.modelData.side
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: card.modelData.text
                        quiet: true
                        font.pixelSize: Theme.textSmall
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: card.modelData.verdict
                    }
                }
            }
            Heading {
                Layout.fillWidth: true
                visible: page.luck.swings.length > 0
                text: qsTr("The rolls that swung most")
            }
            LayoutRepeater {
                model: page.luck.swings

                GameRow {
                    required property var modelData
                    required property int index
                    objectName: "luckSwing_" + index
                    Layout.fillWidth: true
                    text: modelData.sentence
                    detail: modelData.text
                    removable: false
                    onClicked: page.open("EntryPage", {"n": modelData.n})
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: text !== ""
                text: page.luck.remark
                quiet: true
            }
        }
    }
}
