// SPDX-License-Identifier: GPL-3.0-or-later
// One of many choices, opened in place instead of in a pop-up: ChoiceList { choices: [{value, label, detail, icon, side, effect, tone}]; value: …;
// onChosen: value => … }. All but `value` and `label` may be missing; one with a `refusal` is greyed and says why it cannot be chosen. Up and down choose while closed; Enter or Space opens.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: list

    property var choices: []
    property var value
    property string name
    property string side
    property string placeholder: qsTr("Choose…")
    property bool open: false
    /// Name of what opens it, for those who point at it.
    property string handle
    readonly property int index: choices.findIndex(choice => JSON.stringify(choice.value) === JSON.stringify(value))
    readonly property var current: index < 0 ? null : choices[index]

    signal chosen(var value)
    signal held

    function choose(i: int) {
        if (i >= 0 && i < choices.length && i !== index && (choices[i].refusal ?? "") === "")
            chosen(choices[i].value);
    }
    function take(i: int) {
        if ((choices[i]?.refusal ?? "") !== "")
            return;
        open = false;
        head.forceActiveFocus(Qt.OtherFocusReason);
        choose(i);
    }

    implicitWidth: 240
    implicitHeight: column.implicitHeight
    Keys.onEscapePressed: event => {
        event.accepted = open;
        if (open) {
            open = false;
            head.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    Column {
        id: column
        width: parent.width

        T.AbstractButton {
            id: head
            objectName: list.handle
            width: parent.width
            height: Math.max(Theme.touch, headText.implicitHeight + Theme.gap)
            focus: true
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            text: list.name
            onClicked: list.open = !list.open
            onPressAndHold: list.held()
            Accessible.role: Accessible.ComboBox
            Accessible.name: list.name
            Accessible.description: list.current ? list.current.label : list.placeholder
            Accessible.onPressAction: list.open = !list.open
            Keys.onReturnPressed: list.open = !list.open
            Keys.onEnterPressed: list.open = !list.open
            Keys.onUpPressed: event => list.open ? event.accepted = false : list.choose(Math.max(0, list.index - 1))
            Keys.onDownPressed: event => list.open ? rows.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason) : list.choose(list.index + 1)

            background: Rectangle {
                radius: 10
                color: head.down ? Theme.pressed : head.hovered ? Theme.raised : Theme.surface
                border.width: Theme.hairline
                border.color: Theme.edge
                FocusRing {
                    control: head
                    radius: 13
                }
            }
            AppText {
                id: headText
                anchors.left: parent.left
                anchors.leftMargin: 12
                anchors.right: sign.left
                anchors.verticalCenter: parent.verticalCenter
                text: list.current ? list.current.label : list.placeholder
                font.weight: list.current ? Font.DemiBold : Font.Normal
                quiet: !list.current
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Icon {
                id: sign
                anchors.right: parent.right
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                name: list.open ? "up" : "down"
                size: Theme.px(18)
                colour: Theme.quiet
            }
        }
        Repeater {
            id: rows
            model: list.open ? list.choices : []
            T.AbstractButton {
                id: choice
                required property var modelData
                required property int index
                readonly property bool current: index === list.index
                readonly property string refusal: modelData.refusal ?? ""

                objectName: "choice_" + modelData.value
                opacity: refusal === "" ? 1 : 0.6
                width: column.width
                height: Math.max(Theme.touch, words.implicitHeight + 12)
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                text: modelData.label
                onClicked: list.take(index)
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.description: refusal !== "" ? refusal : modelData.effect ?? modelData.detail ?? ""
                Accessible.checked: current
                Accessible.onPressAction: list.take(index)
                Keys.onReturnPressed: list.take(index)
                Keys.onEnterPressed: list.take(index)
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: rows.itemAt(index + 1)?.forceActiveFocus(Qt.TabFocusReason)

                background: Rectangle {
                    radius: 8
                    color: choice.down ? Theme.pressed : choice.current ? Theme.tileAccent : choice.hovered ? Theme.raised : "transparent"
                    FocusRing {
                        control: choice
                        anchors.margins: 0
                    }
                }
                TroopIcon {
                    id: troop
                    x: 12
                    anchors.verticalCenter: parent.verticalCenter
                    visible: (choice.modelData.icon ?? "") !== ""
                    width: visible ? size : 0
                    size: Theme.px(36)
                    name: choice.modelData.icon ?? ""
                    side: choice.modelData.side ?? list.side
                }
                Column {
                    id: words
                    anchors.left: troop.right
                    anchors.leftMargin: troop.visible ? 12 : 0
                    anchors.right: effect.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    AppText {
                        width: parent.width
                        text: choice.text
                        font.weight: choice.current ? Font.DemiBold : Font.Normal
                        Accessible.ignored: true
                    }
                    AppText {
                        width: parent.width
                        visible: text !== ""
                        text: choice.refusal !== "" ? choice.refusal : choice.modelData.detail ?? ""
                        font.pixelSize: Theme.textSmall
                        quiet: true
                        Accessible.ignored: true
                    }
                }
                AppText {
                    id: effect
                    anchors.right: parent.right
                    anchors.rightMargin: 12
                    anchors.verticalCenter: parent.verticalCenter
                    text: choice.modelData.effect ?? ""
                    color: choice.current ? Theme.ink : Theme.tone(choice.modelData.tone ?? "none")
                    font.pixelSize: Theme.px(15)
                    font.weight: Font.DemiBold
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
