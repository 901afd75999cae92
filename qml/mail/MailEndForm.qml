// SPDX-License-Identifier: GPL-3.0-or-later
// The end of one's turn by e-mail: what the absent side's troops are to do (PBM-40), a draw to offer, and Send turn.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: form

    required property var battle
    property var orders: []
    property var given: ({})
    property bool offer: false

    signal sent

    function send() {
        if (battle.send(given, offer ? "offer" : ""))
            sent();
    }
    function answer(id: string, value: string) {
        given = Object.assign({}, given, {[id]: value});
    }

    Component.onCompleted: {
        orders = Array.from(battle.orders);
        given = orders.reduce((all, one) => Object.assign(all, {[one.id]: one.value}), {});
        main.forceActiveFocus();
    }

    Flickable {
        id: flick
        anchors.top: parent.top
        anchors.bottom: main.top
        anchors.bottomMargin: 12
        width: parent.width
        clip: true
        contentHeight: column.height + Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            width: parent.width - 2 * Theme.pad
            spacing: 6

            AppText {
                Layout.fillWidth: true
                text: qsTr("Standing orders: what your troops do while %1 plays and you are not there.").arg(form.battle.opponent)
            }
            LayoutRepeater {
                model: form.orders

                ColumnLayout {
                    id: order
                    required property var modelData
                    required property int index
                    readonly property bool first: index === 0 || form.orders[index - 1].kind !== modelData.kind
                    Layout.fillWidth: true
                    spacing: 2

                    Heading {
                        Layout.fillWidth: true
                        Layout.topMargin: 8
                        visible: order.first
                        text: order.modelData.kind === "withdraw" ? qsTr("Orderly withdrawal") : qsTr("Reaction fire")
                        size: Theme.textUnit
                    }
                    QuestionRow {
                        objectName: "order_" + order.modelData.id
                        Layout.fillWidth: true
                        questionId: order.modelData.id
                        label: order.modelData.label
                        kind: "choice"
                        choices: [
                            {"value": "always", "label": qsTr("always")},
                            {"value": "never", "label": qsTr("never")},
                            {"value": "computer", "label": qsTr("computer")}
                        ]
                        value: form.given[order.modelData.id] ?? "computer"
                        onAnswered: (id, value) => form.answer(id, value)
                    }
                }
            }
            Toggle {
                objectName: "offerDraw"
                Layout.fillWidth: true
                Layout.topMargin: 8
                text: qsTr("Offer a draw")
                checked: form.offer
                onToggled: form.offer = checked
            }
        }
    }
    BigButton {
        id: main
        objectName: "sendTurn"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.pad
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        focus: true
        text: qsTr("Send turn")
        detail: qsTr("closes it; nothing of it can be changed afterwards")
        onClicked: form.send()
    }
}
