// SPDX-License-Identifier: GPL-3.0-or-later
// The digits at the tablet that asks to be let in: SeekCard { seeking: App.table.seeking; onSame: …; onDifferent: … }.
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    required property var seeking
    readonly property string digits: seeking.digits ?? ""

    signal same
    signal different

    objectName: "seekCard"
    title: qsTr("Compare six digits")
    onDigitsChanged: if (digits !== "") Announcer.say(card, shown.Accessible.name)

    SixDigits {
        id: shown
        Layout.fillWidth: true
        digits: card.digits
    }
    AppText {
        objectName: "seekWords"
        Layout.fillWidth: true
        text: card.seeking.state === "waiting" ? qsTr("Waiting until the digits are compared on the other tablet too.") : qsTr("The other tablet shows digits as well. If they differ, somebody else in this network is in between: do not join then.")
    }
    GridLayout {
        Layout.fillWidth: true
        visible: card.seeking.state === "comparing"
        columns: card.width < Theme.px(420) ? 1 : 2
        columnSpacing: 12
        rowSpacing: Theme.gap

        AppButton {
            objectName: "seekDifferent"
            Layout.fillWidth: true
            text: qsTr("They differ")
            onClicked: card.different()
        }
        AppButton {
            objectName: "seekSame"
            Layout.fillWidth: true
            kind: "primary"
            glyph: "check"
            text: qsTr("The same there")
            onClicked: card.same()
        }
    }
}
