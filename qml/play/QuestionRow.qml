// SPDX-License-Identifier: GPL-3.0-or-later
// One question of a form, of whatever kind: yes or no as a toggle, a few short choices side by side, many or long ones as a list that opens in
// place, a count as figures to tap or a stepper. What the answer would change stands at the right. The owner sets `value` in answer to answered().
pragma ComponentBehavior: Bound
import QtQuick

FocusScope {
    id: row

    required property string questionId
    required property string label
    property string help
    property string kind: "yesNo"
    property var choices: []
    property int least: 0
    property int most: 1
    property var value
    property string rule
    property string effect
    property string tone: "none"
    property bool idle: false
    /// "again" or "new": another device has acted, and this is to be looked at before the form can be rolled.
    property string mark

    /// What the row looks like: a toggle, segments (for choices or a small count), a stepper, a list, or a list with a line for one's own words.
    readonly property string shape: kind === "yesNo" ? "toggle" : kind === "count" ? (most - least <= 3 ? "segments" : "stepper") : choices.some(choice => choice.value === "in_own_words") ? "words" : fewAndShort() ? "segments" : "list"
    readonly property var options: kind === "count" ? Array.from({"length": Math.max(0, most - least + 1)}, (_, i) => ({"value": least + i, "label": String(least + i)})) : choices
    readonly property int inner: width - 2 * Theme.pad
    property Item control: null
    readonly property real controlWidth: control?.implicitWidth ?? 0
    /// Whether label, control and effect have to go under each other.
    readonly property bool stacked: shape !== "toggle" && (shape === "list" || shape === "words" || caption.implicitWidth + controlWidth + effectText.implicitWidth + 28 > inner)

    readonly property real captionHeight: Math.max(Theme.px(34), caption.height + 10)
    readonly property real lineHeight: Math.max(Theme.px(52), shape === "toggle" ? 0 : caption.height + 10, body.height + 4)

    signal answered(string id, var value)
    signal ruleWanted(string rule)
    /// It has been looked at.
    signal checked

    function fewAndShort(): bool {
        if (choices.length > 4)
            return false;
        const letters = choices.reduce((sum, choice) => sum + Math.max(String(choice.label).length, String(choice.effect ?? "").length) + 4, 0);
        return letters * Theme.px(8) <= inner && choices.every(choice => String(choice.label).length <= 16);
    }
    function answer(wanted: var) {
        if (JSON.stringify(wanted) !== JSON.stringify(value))
            answered(questionId, wanted);
    }

    /// The height that its width calls for. It is told a moment later: a layout within layouts that is still arranging passes over a height that
    /// follows from the width it has just given, and rows then lie on each other.
    readonly property real plainHeight: stacked ? captionHeight + body.height + 6 : lineHeight
    readonly property real wantedHeight: plainHeight + (mark === "" ? 0 : Theme.touch)
    property real settledHeight: 0
    onWantedHeightChanged: settling.restart()
    Component.onCompleted: settledHeight = wantedHeight

    Timer {
        id: settling
        interval: 0
        onTriggered: row.settledHeight = row.wantedHeight
    }

    implicitWidth: 320
    implicitHeight: settledHeight
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: control?.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Item {
        id: head
        x: Theme.pad
        width: row.inner
        height: row.stacked ? row.captionHeight : row.lineHeight

        AppText {
            id: caption
            visible: row.shape !== "toggle"
            anchors.verticalCenter: parent.verticalCenter
            width: row.stacked ? parent.width - (effectText.text === "" ? 0 : effectText.width + 12) : implicitWidth
            text: row.label
            quiet: row.idle
            Accessible.ignored: true
        }
        AppText {
            id: effectText
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: row.idle && row.effect === "" ? qsTr("no change here") : row.effect
            color: row.idle ? Theme.quiet : Theme.tone(row.tone)
            font.pixelSize: Theme.px(15)
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Item {
        id: body
        x: row.stacked || row.shape === "toggle" ? Theme.pad : Theme.pad + caption.implicitWidth + 14
        y: row.stacked ? head.height : (row.lineHeight - height) / 2
        width: row.stacked ? row.inner : row.shape === "toggle" ? row.inner - (effectText.text === "" ? 0 : effectText.width + 12) : row.controlWidth
        height: row.control?.implicitHeight ?? Theme.touch

        Repeater {
            model: row.shape === "toggle" ? 1 : 0
            onItemAdded: (index, item) => row.control = item
            Toggle {
                width: body.width
                text: row.label
                checked: row.value === true
                enterFlips: false
                focus: true
                Accessible.description: row.effect
                onToggled: {
                    row.answer(checked);
                    // Show what the form holds, should it not have taken the answer.
                    checked = Qt.binding(() => row.value === true);
                }
                onPressAndHold: row.ruleWanted(row.rule)
            }
        }
        Repeater {
            model: row.shape === "segments" ? 1 : 0
            onItemAdded: (index, item) => row.control = item
            Segmented {
                choices: row.options
                value: row.value
                name: row.label
                focus: true
                onChosen: value => row.answer(value)
            }
        }
        Repeater {
            model: row.shape === "stepper" ? 1 : 0
            onItemAdded: (index, item) => row.control = item
            Stepper {
                least: row.least
                most: row.most
                value: Number(row.value ?? row.least)
                name: row.label
                focus: true
                onChosen: value => row.answer(value)
            }
        }
        Repeater {
            model: row.shape === "list" ? 1 : 0
            onItemAdded: (index, item) => row.control = item
            ChoiceList {
                handle: "list_" + row.questionId
                width: body.width
                choices: row.options
                value: row.value
                name: row.label
                focus: true
                onChosen: value => row.answer(value)
                onHeld: row.ruleWanted(row.rule)
            }
        }
        Repeater {
            model: row.shape === "words" ? 1 : 0
            onItemAdded: (index, item) => row.control = item
            OwnWords {
                width: body.width
                choices: row.options
                value: row.value
                name: row.label
                focus: true
                onChosen: value => row.answer(value)
                onHeld: row.ruleWanted(row.rule)
            }
        }
    }

    Rectangle {
        width: 5
        height: parent.height
        visible: row.mark !== ""
        color: Theme.accent
    }
    AppButton {
        objectName: "check_" + row.questionId
        x: Theme.pad
        y: row.plainHeight
        width: row.inner
        height: Theme.touch
        visible: row.mark !== ""
        kind: "quiet"
        glyph: "check"
        text: row.mark === "new" ? qsTr("New: tap once you have looked at it") : qsTr("Check again: tap once you have looked at it")
        Accessible.name: row.mark === "new" ? qsTr("New: %1; press once you have looked at it").arg(row.label) : qsTr("Check again: %1; press once you have looked at it").arg(row.label)
        onClicked: row.checked()
    }
    TapHandler {
        acceptedButtons: Qt.LeftButton
        onTapped: if (row.mark !== "") row.checked()
        onLongPressed: row.ruleWanted(row.rule)
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.RightButton
        onClicked: row.ruleWanted(row.rule)
    }
    HoverHandler { id: hover }
    Tip {
        control: row
        text: row.help
        wanted: hover.hovered
    }
}
