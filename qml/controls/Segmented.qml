// SPDX-License-Identifier: GPL-3.0-or-later
// One of a few short choices, side by side: Segmented { choices: [{value: "a", label: qsTr("good")}]; value: "a"; onChosen: value => … }.
// A choice may carry `effect` and `tone`, written small under its label, and `refusal`, why it cannot be chosen (then it is greyed). Values may be anything that JSON can hold. Left and right choose; the owner sets `value` in answer to chosen().
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: control

    property var choices: []
    property var value
    property string name
    readonly property int index: choices.findIndex(choice => JSON.stringify(choice.value) === JSON.stringify(value))

    signal chosen(var value)

    function choose(i: int) {
        if (i >= 0 && i < choices.length && i !== index && !barred(i))
            chosen(choices[i].value);
    }
    function barred(i: int): bool {
        return (choices[i]?.refusal ?? "") !== "";
    }
    /// The next choice from `i` on, in steps of `by`, that can be chosen; `index` when there is none.
    function open(i: int, by: int): int {
        while (i >= 0 && i < choices.length && barred(i))
            i += by;
        return i >= 0 && i < choices.length ? i : index;
    }

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.Grouping
    Accessible.name: index < 0 ? name : name === "" ? choices[index].label : name + ": " + choices[index].label
    Accessible.focusable: true
    Keys.onLeftPressed: choose(open(Math.max(0, index - 1), -1))
    Keys.onRightPressed: choose(open(index + 1, 1))
    Keys.onSpacePressed: choose(open((index + 1) % choices.length, 1))

    Rectangle {
        anchors.fill: row
        radius: 10
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.edge
        FocusRing {
            control: control
            radius: 13
        }
    }
    Row {
        id: row
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: control.choices
            T.AbstractButton {
                id: segment
                required property var modelData
                required property int index
                readonly property bool current: index === control.index
                readonly property string refusal: modelData.refusal ?? ""

                objectName: "segment_" + modelData.value
                opacity: refusal === "" ? 1 : 0.5
                implicitWidth: Math.max(Theme.px(44), words.implicitWidth + 22)
                implicitHeight: Theme.touch
                hoverEnabled: true
                focusPolicy: Qt.NoFocus
                text: modelData.label
                onClicked: {
                    control.forceActiveFocus(Qt.MouseFocusReason);
                    control.choose(index);
                }
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.description: refusal !== "" ? refusal : modelData.effect ?? ""
                Accessible.checked: current
                Accessible.onPressAction: control.choose(index)

                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: 3
                        radius: 8
                        color: segment.current ? Theme.accent : segment.refusal === "" && (segment.down || segment.hovered) ? Theme.pressed : "transparent"
                    }
                }
                Tip {
                    control: segment
                    text: segment.refusal
                    wanted: segment.refusal !== "" && (segment.hovered || segment.down)
                }
                Column {
                    id: words
                    anchors.centerIn: parent

                    AppText {
                        id: label
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: segment.text
                        font.weight: Font.DemiBold
                        color: segment.current ? Theme.accentInk : Theme.ink
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                    AppText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: text !== ""
                        text: segment.modelData.effect ?? ""
                        font.pixelSize: Theme.px(13)
                        font.weight: Font.DemiBold
                        color: segment.current ? Theme.accentInk : Theme.tone(segment.modelData.tone ?? "none")
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
