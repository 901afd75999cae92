// SPDX-License-Identifier: GPL-3.0-or-later
// What stands over the hand for a moment: an attack or a card being put together, a question to a player, an act to be confirmed. Y and
// Enter say yes, N says no, and so does Esc, but not to a question that the rules ask: it would answer for a player who only wanted to look.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: panel

    required property var board
    readonly property var forming: board.forming
    readonly property var question: board.question
    readonly property bool asked: (board.asking.text ?? "") !== ""
    readonly property bool questioned: (question.question ?? "") !== ""
    readonly property bool formed: (forming.label ?? "") !== ""
    readonly property bool wanted: asked || questioned || formed
    /// The answers to the question have names of their own.
    readonly property bool named: questioned && !asked && (question.named ?? false) === true
    readonly property string side: questioned ? question.side : board.acting
    readonly property string refusal: formed ? forming.refusal ?? "" : ""
    readonly property var chances: questioned ? question.stakes ?? question.chances ?? [] : formed ? forming.chances ?? [] : []
    readonly property var lines: questioned ? question.lines ?? [] : formed ? forming.lines ?? [] : []
    /// What comes of saying yes, where the chances below are those of saying no.
    readonly property string checks: questioned && question.stakes ? Array.from(question.chances ?? []).map(one => qsTr("%1 % %2").arg(Math.round(one.p * 100)).arg(one.label)).join(" · ") : ""
    property bool whole: false

    signal ruleWanted(string rule)
    /// Esc was pressed at a question that wants an answer.
    signal unanswered
    /// The keyboard is free again.
    signal released

    function yes() {
        if (asked)
            board.agree(true);
        else if (questioned)
            board.answer(true);
        else
            board.confirm();
    }
    function no() {
        if (asked)
            board.agree(false);
        else if (questioned)
            board.answer(false);
        else
            board.letGo();
    }

    visible: wanted
    onWantedChanged: {
        whole = false;
        if (wanted)
            forceActiveFocus();
        else if (activeFocus || Window.activeFocusItem === null)
            released();
    }
    implicitHeight: column.implicitHeight + (column.beside ? 0 : answers.implicitHeight + 8) + 2 * 12
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Y || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            yes();
        else if (event.key === Qt.Key_N || event.key === Qt.Key_Escape && (asked || !questioned))
            no();
        else if (event.key === Qt.Key_Escape)
            unanswered();
        else if (event.key === Qt.Key_F && formed && (forming.ways ?? []).length > 0)
            cycle();
        else
            event.accepted = false;
    }
    /// The next way to strike that is not refused.
    function cycle() {
        const way = forming.ways[0];
        const open = way.choices.filter(choice => choice.refusal === "");
        const at = open.findIndex(choice => choice.id === way.chosen);
        if (open.length > 0)
            board.setWay(way.unit, open[(at + 1) % open.length].id);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
        border.width: 2
        border.color: Theme.side(panel.side)
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onWheel: wheel => wheel.accepted = true
        }
    }
    Flickable {
        id: scroll
        anchors.fill: parent
        anchors.margins: 12
        anchors.bottomMargin: column.beside ? 12 : 12 + answers.height + 8
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        GridLayout {
            id: column
            readonly property bool beside: panel.width > 700
            width: parent.width
            columns: beside ? 2 : 1
            columnSpacing: 16
            rowSpacing: 8

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                Layout.alignment: Qt.AlignTop
                spacing: 4

                AppText {
                    Layout.fillWidth: true
                    visible: panel.questioned && !panel.asked
                    text: panel.question.name ?? ""
                    color: Theme.side(panel.side)
                    font.weight: Font.Bold
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                AppText {
                    id: title
                    objectName: "panelTitle"
                    Layout.fillWidth: true
                    text: panel.asked ? panel.board.asking.text : panel.questioned ? panel.question.question : panel.forming.label ?? ""
                    font.pixelSize: Theme.textLead
                    font.weight: Font.DemiBold
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    Accessible.role: Accessible.AlertMessage
                }
                AppText {
                    Layout.fillWidth: true
                    visible: panel.refusal !== ""
                    text: panel.refusal
                    color: Theme.bad
                }
                AppText {
                    objectName: "panelChecks"
                    Layout.fillWidth: true
                    visible: panel.checks !== "" && !panel.asked
                    text: qsTr("If it withdraws: %1").arg(panel.checks)
                    font.pixelSize: Theme.textSmall
                    font.weight: Font.DemiBold
                }
                AppText {
                    Layout.fillWidth: true
                    visible: panel.questioned && panel.chances.length > 0 && (panel.question.stakes ?? null) !== null
                    text: qsTr("If it stays:")
                    quiet: true
                    font.pixelSize: Theme.textSmall
                }
                LayoutRepeater {
                    model: ListRows {
                        spare: 5
                        source: panel.asked ? [] : panel.chances.slice(0, 5)
                    }
                    RowLayout {
                        id: chance
                        required property var modelData
                        required property bool used
                        readonly property var told: Object.assign({"p": 0, "label": "", "side": ""}, modelData)
                        visible: used
                        Layout.fillWidth: true
                        spacing: 8
                        Figures {
                            Layout.preferredWidth: Theme.px(52)
                            text: Math.round(chance.told.p * 100) + " %"
                            font.weight: Font.Bold
                        }
                        AppText {
                            Layout.fillWidth: true
                            text: chance.told.label
                            color: chance.told.side === "" ? Theme.ink : Theme.side(chance.told.side)
                            font.pixelSize: Theme.textSmall
                            maximumLineCount: 2
                            elide: Text.ElideRight
                        }
                    }
                }
                LayoutRepeater {
                    model: ListRows { source: panel.whole && !panel.asked ? panel.lines : [] }
                    BoardLine {
                        required property var modelData
                        required property bool used
                        visible: used
                        Layout.fillWidth: true
                        line: modelData ?? ({})
                        onRuleWanted: rule => panel.ruleWanted(rule)
                    }
                }
            }
            ColumnLayout {
                id: choices
                Layout.fillWidth: true
                Layout.preferredWidth: column.beside ? 80 : 100
                Layout.bottomMargin: column.beside ? answers.height + 8 : 0
                Layout.alignment: Qt.AlignTop
                spacing: 8

                LayoutRepeater {
                    model: ListRows {
                        spare: 2
                        source: panel.formed && !panel.asked ? panel.forming.ways ?? [] : []
                    }
                    ColumnLayout {
                        id: way
                        required property var modelData
                        required property bool used
                        readonly property var told: Object.assign({"unit": "", "label": "", "chosen": "", "choices": []}, modelData)
                        visible: used
                        Layout.fillWidth: true
                        spacing: 2
                        AppText {
                            Layout.fillWidth: true
                            visible: (panel.forming.ways ?? []).length > 1
                            text: way.told.label
                            quiet: true
                            font.pixelSize: Theme.textSmall
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                        }
                        RowLayout {
                            Layout.fillWidth: true
                            spacing: 4
                            LayoutRepeater {
                                model: ListRows {
                                    spare: 3
                                    source: way.told.choices
                                }
                                AppButton {
                                    id: choice
                                    required property var modelData
                                    required property bool used
                                    readonly property var told: Object.assign({"id": "", "label": "", "refusal": ""}, modelData)
                                    visible: used
                                    objectName: "way_" + way.told.unit + "_" + told.id
                                    Layout.fillWidth: true
                                    Layout.preferredWidth: 1
                                    implicitHeight: Theme.touch
                                    leftPadding: 4
                                    rightPadding: 4
                                    lines: 1
                                    text: told.p === undefined ? told.label : qsTr("%1 %2 %").arg(told.label).arg(Math.round(told.p * 100))
                                    selected: way.told.chosen === told.id
                                    opacity: told.refusal === "" || selected ? 1 : 0.5
                                    onClicked: told.refusal === "" ? panel.board.setWay(way.told.unit, told.id) : panel.board.refused(told.refusal)
                                }
                            }
                        }
                    }
                }
                RowLayout {
                    Layout.fillWidth: true
                    visible: panel.formed && (panel.forming.leads ?? []).length > 1
                    spacing: 4
                    AppText {
                        text: qsTr("Leads")
                        quiet: true
                        wrapMode: Text.NoWrap
                    }
                    LayoutRepeater {
                        model: ListRows {
                            spare: 2
                            source: panel.formed ? panel.forming.leads ?? [] : []
                        }
                        AppButton {
                            required property var modelData
                            required property bool used
                            readonly property var told: Object.assign({"unit": "", "label": ""}, modelData)
                            visible: used
                            Layout.fillWidth: true
                            Layout.preferredWidth: 1
                            leftPadding: 4
                            rightPadding: 4
                            lines: 1
                            text: told.label
                            selected: (panel.forming.lead ?? "") === told.unit
                            onClicked: panel.board.setLead(told.unit)
                        }
                    }
                }
                AppButton {
                    Layout.fillWidth: true
                    visible: panel.lines.length > 0 && !panel.asked
                    kind: "quiet"
                    glyph: panel.whole ? "up" : "down"
                    text: qsTr("How it is worked out")
                    onClicked: panel.whole = !panel.whole
                }
                AppText {
                    Layout.fillWidth: true
                    visible: panel.formed && panel.forming.more === true && !panel.asked
                    text: (panel.forming.ways ?? []).length > 0 ? qsTr("Tap another unit of yours to join in, or another target.") : qsTr("Tap more units, or do it.")
                    quiet: true
                    font.pixelSize: Theme.textSmall
                }
            }
        }
    }
    // The answer stays in sight, however much is told above it.
    Rectangle {
        anchors.fill: answers
        anchors.topMargin: -8
        anchors.bottomMargin: -8
        color: Theme.surface
    }
    RowLayout {
        id: answers
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 12
        width: choices.width
        spacing: 8

        AppButton {
            objectName: "panelYes"
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            focus: true
            kind: "primary"
            side: panel.side
            implicitHeight: Math.max(Theme.touchMain - 8, contentHeight)
            enabled: panel.refusal === "" && (panel.question.refusal ?? "") === "" || panel.asked
            text: panel.named ? panel.question.yes : panel.asked || panel.questioned ? qsTr("Yes") : (panel.forming.ways ?? []).length > 0 ? qsTr("Declare the attack") : qsTr("Do it")
            Accessible.description: panel.questioned && !panel.asked ? panel.question.yes ?? "" : ""
            onClicked: panel.yes()
        }
        AppButton {
            objectName: "panelNo"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            implicitHeight: Math.max(Theme.touchMain - 8, contentHeight)
            text: panel.named ? panel.question.no : panel.asked || panel.questioned ? qsTr("No") : qsTr("Cancel")
            Accessible.description: panel.questioned && !panel.asked ? panel.question.no ?? "" : ""
            onClicked: panel.no()
        }
    }
}
