// SPDX-License-Identifier: GPL-3.0-or-later
// A count with minus and plus: Stepper { least: 0; most: 12; value: 3; name: qsTr("elements"); onChosen: value => … }. Arrows, + and − work. With
// `typeable: true; onTyped: text => …` a tap on the value, Enter or a figure opens a field to type it in; what is refused stays there to be mended.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: control

    property int least: 0
    property int most: 99
    property int value: 0
    /// How much one tap adds; from a value between, to the next one.
    property int step: 1
    property string name
    /// What is written for the value.
    property string shown: String(value)

    property bool typeable: false
    /// Set while typed() is heard, when what was typed does not fit.
    property bool refused: false
    property bool typing: false
    /// With what the field was opened.
    property string begun

    signal chosen(int value)
    signal typed(string text)

    function open(text: string) {
        begun = text;
        typing = true;
    }
    /// Takes up what was typed; on leaving the field it closes in any case.
    function close(text: string, leaving: bool) {
        if (!typing)
            return;
        refused = false;
        if (text !== shown)
            typed(text);
        const fits = !refused;
        if (fits || leaving)
            typing = false;
        if (fits && !leaving)
            control.forceActiveFocus();
    }

    function choose(n: int) {
        const wanted = Math.max(least, Math.min(most, n));
        if (wanted !== value)
            chosen(wanted);
    }

    function move(by: int) {
        choose(by < 0 ? (Math.ceil(value / step) - 1) * step : (Math.floor(value / step) + 1) * step);
    }

    implicitWidth: 2 * Theme.touch + Math.max(typeable ? Theme.px(76) : Theme.px(48), figures.implicitWidth + 8)
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.SpinBox
    Accessible.name: name === "" ? shown : name + ": " + shown
    Accessible.focusable: true
    Keys.onPressed: event => {
        const steps = [[Qt.Key_Left, -1], [Qt.Key_Down, -1], [Qt.Key_Minus, -1], [Qt.Key_Right, 1], [Qt.Key_Up, 1], [Qt.Key_Plus, 1]];
        const found = steps.find(s => s[0] === event.key);
        if (found)
            move(found[1]);
        else if (typeable && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            open("");
        else if (typeable && event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            open(event.text);
        else
            return;
        event.accepted = true;
    }

    Rectangle {
        anchors.fill: parent
        radius: 10
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.edge
        FocusRing {
            control: control
            radius: 13
        }
    }
    IconButton {
        anchors.left: parent.left
        glyph: "remove"
        text: qsTr("One less")
        focusPolicy: Qt.NoFocus
        enabled: control.value > control.least
        onClicked: control.move(-1)
    }
    T.AbstractButton {
        id: opener
        objectName: "stepperType"
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.touch
        height: parent.height
        visible: control.typeable && !control.typing
        focusPolicy: Qt.NoFocus
        onClicked: control.open("")
        Accessible.role: Accessible.Button
        Accessible.name: control.name === "" ? qsTr("Type a number") : qsTr("Type a number for %1").arg(control.name)
        Accessible.onPressAction: opener.clicked()
        // A line under it says that it can be typed.
        background: Item {
            Rectangle {
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 10
                anchors.horizontalCenter: parent.horizontalCenter
                width: figures.width + 8
                height: Theme.hairline
                color: Theme.edge
            }
        }
    }
    Repeater {
        model: control.typing ? 1 : 0

        T.TextField {
            objectName: "stepperField"
            Component.onCompleted: {
                text = control.begun === "" ? control.shown : control.begun;
                forceActiveFocus();
                if (control.begun === "")
                    selectAll();
            }
            anchors.centerIn: parent
            width: control.width - 2 * Theme.touch
            height: control.height - 4
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: Theme.ink
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            selectByMouse: true
            font.family: Theme.body
            font.pixelSize: Theme.textLead
            font.weight: Font.DemiBold
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            maximumLength: 9
            Accessible.role: Accessible.EditableText
            Accessible.name: control.name
            onAccepted: control.close(text, false)
            onActiveFocusChanged: if (!activeFocus) control.close(text, true)
            Keys.onEscapePressed: {
                control.typing = false;
                control.forceActiveFocus();
            }
        }
    }
    Figures {
        id: figures
        anchors.centerIn: parent
        visible: !control.typing
        text: control.shown
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textLead
    }
    IconButton {
        anchors.right: parent.right
        glyph: "add"
        text: qsTr("One more")
        focusPolicy: Qt.NoFocus
        enabled: control.value < control.most
        onClicked: control.move(1)
    }
}
