// SPDX-License-Identifier: GPL-3.0-or-later
// A tablet without a link asks the keeper for a seat: SeekerCard { seeker: App.table.seeker; seats: [{seat, title}]; onLetIn: (seat, digits) => …;
// onTurnedAway: … }. The digits are compared before anything is given.
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    required property var seeker
    property var seats: []
    property bool phone: false
    property string seat
    readonly property string digits: seeker.digits ?? ""
    readonly property var choices: seats.map(one => ({"value": one.seat, "label": one.title}))

    signal letIn(string seat, string digits)
    signal turnedAway

    objectName: "seekerCard"
    visible: digits !== ""
    title: (seeker.name ?? "") !== "" ? qsTr("A tablet asks to join. It calls itself %1").arg(seeker.name) : qsTr("A tablet asks to join")
    onDigitsChanged: {
        seat = choices[0]?.value ?? "";
        if (digits !== "")
            Announcer.say(card, card.title + ". " + shown.Accessible.name);
    }

    SixDigits {
        id: shown
        Layout.fillWidth: true
        digits: card.seeker.shown ?? ""
    }
    AppText {
        Layout.fillWidth: true
        text: qsTr("Are the same digits on that tablet? Then choose its seat and let it in. If they differ, somebody else in this network is in between.")
    }
    Segmented {
        objectName: "seekerSeat"
        Layout.fillWidth: true
        visible: !card.phone
        name: qsTr("Its seat")
        choices: card.choices
        value: card.seat
        onChosen: value => card.seat = value
    }
    ChoiceList {
        objectName: "seekerSeatList"
        Layout.fillWidth: true
        visible: card.phone
        name: qsTr("Its seat")
        choices: card.choices
        value: card.seat
        onChosen: value => card.seat = value
    }
    GridLayout {
        Layout.fillWidth: true
        columns: card.width < Theme.px(420) ? 1 : 2
        columnSpacing: 12
        rowSpacing: Theme.gap

        AppButton {
            objectName: "seekerAway"
            Layout.fillWidth: true
            text: qsTr("Do not let it in")
            onClicked: card.turnedAway()
        }
        AppButton {
            objectName: "seekerIn"
            Layout.fillWidth: true
            kind: "primary"
            glyph: "check"
            text: qsTr("The same there: let it in")
            onClicked: card.letIn(card.seat, card.digits)
        }
    }
}
