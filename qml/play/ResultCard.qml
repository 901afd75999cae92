// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, what to do on the table and why, full window: ResultCard { result: App.result }. The ruling stands already: Apply (Enter) closes the
// card, Change something (Esc) goes back to the form, Undo takes it back; neither is there once the other player has done something after it. The
// buttons stay at the foot, the rest scrolls.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: card

    /// thrown, title, sentence, comparison, chance, announcement, instructions, sides, changes, followUps; accept, followUp, change, undo, rule(number).
    required property var result
    /// Does the other player's tablet have to agree before it is taken back?
    property bool undoAsks: false
    /// Whose it is: the colour of the main button.
    property string side: "a"
    readonly property var sides: Array.from(result.sides ?? [])
    readonly property var fighters: sides.filter(side => side.side === "a" || side.side === "b")
    readonly property var others: sides.filter(side => side.side !== "a" && side.side !== "b")
    readonly property bool paired: width >= 700 && fighters.length > 1
    readonly property bool narrow: width < 560

    /// As a new ruling finds it.
    function begin() {
        scroll.contentY = 0;
        if (ruleSheet.visible)
            ruleSheet.close();
        apply.focus = true;
        fall.begin(result.thrown ?? false);
        Announcer.say(sentence, sentence.Accessible.name);
    }
    function showRule(line: var) {
        const rule = line.rule ?? "";
        ruleSheet.show(rule === "" ? null : result.rule(rule), rule, line.label, "");
    }

    focus: true
    // One that is made for its first ruling.
    Component.onCompleted: fall.begin(result.thrown ?? false)
    Accessible.role: Accessible.Pane
    Accessible.name: result.title ?? ""
    onVisibleChanged: if (!visible) fall.complete()
    Keys.onEscapePressed: result.last ? result.change() : result.accept()
    Keys.onReturnPressed: result.accept()
    Keys.onEnterPressed: result.accept()

    DiceFall { id: fall }
    Rectangle {
        anchors.fill: parent
        color: Theme.ground
        MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TopBar {
            Layout.fillWidth: true
            title: card.result.title ?? ""
            backVisible: false
        }
        Flickable {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: page.height + 2 * page.y
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Column {
                id: page
                x: card.narrow ? Theme.pad : Math.max(28, (parent.width - 1200) / 2)
                y: card.narrow ? Theme.pad : 28
                width: parent.width - 2 * x
                spacing: Theme.pad

                Heading {
                    id: sentence
                    width: parent.width
                    text: card.result.sentence ?? ""
                    size: card.narrow ? Theme.px(28) : Theme.px(36)
                    opacity: fall.told
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: card.result.announcement ?? text
                }
                Column {
                    width: parent.width
                    spacing: Theme.gap
                    opacity: fall.told
                    Repeater {
                        model: ListRows {
                            spare: 2
                            source: card.result.instructions ?? []
                        }
                        Row {
                            id: instruction
                            required property var modelData
                            required property bool used
                            visible: used
                            width: page.width
                            spacing: 12
                            SideBand {
                                side: instruction.modelData.side ?? ""
                                width: 6
                                height: order.height
                                radius: 3
                            }
                            AppText {
                                id: order
                                width: parent.width - 18
                                text: instruction.modelData.text ?? ""
                                font.pixelSize: Theme.px(20)
                                lineHeight: 1.15
                            }
                        }
                    }
                }
                Flow {
                    width: parent.width
                    spacing: 12
                    opacity: fall.told
                    visible: (card.result.followUps ?? []).length > 0
                    Repeater {
                        model: ListRows { source: card.result.followUps ?? [] }
                        AppButton {
                            required property var modelData
                            required property int index
                            required property bool used
                            visible: used
                            objectName: "followUp_" + index
                            width: Math.min(implicitWidth, page.width)
                            implicitHeight: Math.max(Theme.touchMain - 8, contentHeight)
                            text: modelData.label
                            glyph: "forward"
                            lines: 4
                            onClicked: card.result.followUp(index)
                        }
                    }
                }
                GridLayout {
                    width: parent.width
                    columns: card.paired ? 2 : 1
                    columnSpacing: Theme.pad
                    rowSpacing: Theme.pad

                    LayoutRepeater {
                        model: ListRows {
                            spare: 2
                            source: card.fighters
                        }
                        ResultSide {
                            required property var modelData
                            required property bool used
                            visible: used
                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            Layout.preferredWidth: 100
                            Layout.alignment: Qt.AlignTop
                            entry: modelData
                            tumble: fall.left
                            told: fall.told
                            onRuleWanted: line => card.showRule(line)
                        }
                    }
                    LayoutRepeater {
                        model: ListRows {
                            spare: 1
                            source: card.others
                        }
                        ResultSide {
                            required property var modelData
                            required property bool used
                            visible: used
                            Layout.fillWidth: true
                            Layout.columnSpan: card.paired ? 2 : 1
                            entry: modelData
                            tumble: fall.left
                            told: fall.told
                            onRuleWanted: line => card.showRule(line)
                        }
                    }
                }
                AppText {
                    width: parent.width
                    visible: text !== ""
                    text: [card.result.comparison ?? "", card.result.chance ?? ""].filter(part => part !== "").join("  ·  ")
                    quiet: true
                    font.pixelSize: Theme.textLead
                    opacity: fall.told
                }
                Card {
                    width: parent.width
                    opacity: fall.told
                    visible: (card.result.changes ?? []).length > 0
                    title: qsTr("What changed")
                    LayoutRepeater {
                        model: ListRows { source: card.result.changes ?? [] }
                        AppText {
                            required property var modelData
                            required property bool used
                            visible: used
                            Layout.fillWidth: true
                            text: modelData
                        }
                    }
                }
                AppText {
                    width: parent.width
                    text: qsTr("Hold a line for its rule.")
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    visible: card.sides.some(side => (side.lines ?? []).some(line => (line.rule ?? "") !== ""))
                }
            }
            Rectangle {
                anchors.right: parent.right
                anchors.rightMargin: 4
                visible: scroll.contentHeight > scroll.height + 1
                width: 4
                radius: 2
                color: Theme.edge
                y: scroll.contentY + scroll.visibleArea.yPosition * scroll.height
                height: scroll.visibleArea.heightRatio * scroll.height
            }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: buttons.implicitHeight + 24
            color: Theme.surface
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            GridLayout {
                id: buttons
                x: buttons.tall ? Theme.pad : Math.max(28, (parent.width - 1200) / 2)
                y: 12
                width: parent.width - 2 * x
                /// As in the form: the main button takes the whole last row, where ROLL stood, so that a second tap undoes nothing.
                readonly property bool tall: card.narrow || card.width < 900 && card.height > card.width
                /// Side by side no word would stay whole.
                readonly property bool stacked: buttons.tall && change.implicitWidth + undo.implicitWidth + columnSpacing > width
                columns: buttons.tall ? 2 : 4
                rowSpacing: 12
                columnSpacing: 12

                AppButton {
                    id: change
                    objectName: "changeButton"
                    visible: card.result.last ?? false
                    Layout.row: 0
                    Layout.column: 0
                    Layout.columnSpan: buttons.stacked ? 2 : 1
                    Layout.fillWidth: buttons.tall
                    Layout.preferredHeight: buttons.tall ? implicitHeight : Theme.touchMain
                    text: qsTr("Change something")
                    onClicked: card.result.change()
                }
                AppButton {
                    id: undo
                    objectName: "takeBackButton"
                    visible: card.result.last ?? false
                    Layout.row: buttons.stacked ? 1 : 0
                    Layout.column: buttons.stacked ? 0 : 1
                    Layout.columnSpan: buttons.stacked ? 2 : 1
                    Layout.fillWidth: buttons.tall
                    Layout.preferredHeight: buttons.tall ? implicitHeight : Theme.touchMain
                    text: card.undoAsks ? qsTr("Ask to undo") : qsTr("Undo")
                    glyph: "undo"
                    onClicked: card.result.undo()
                }
                Item {
                    Layout.row: 0
                    Layout.column: 2
                    Layout.fillWidth: true
                    visible: !buttons.tall
                }
                BigButton {
                    id: apply
                    objectName: "applyButton"
                    Layout.row: buttons.stacked ? 2 : buttons.tall ? 1 : 0
                    Layout.column: buttons.tall ? 0 : 3
                    Layout.columnSpan: buttons.tall ? 2 : 1
                    Layout.fillWidth: buttons.tall
                    Layout.preferredWidth: buttons.tall ? -1 : Math.min(420, card.width * 0.4)
                    focus: true
                    side: card.side
                    text: qsTr("APPLY")
                    onClicked: card.result.accept()
                }
            }
        }
    }
    // A finger anywhere ends the rolling, and does besides what it does there.
    Item {
        anchors.fill: parent
        PointHandler {
            enabled: fall.running
            onActiveChanged: if (active) fall.complete()
        }
    }
    RuleSheet { id: ruleSheet }
}
