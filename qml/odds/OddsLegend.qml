// SPDX-License-Identifier: GPL-3.0-or-later
// What the colours and the numbers of the map of odds say.
import QtQuick

Flow {
    id: legend

    spacing: 6

    AppText {
        text: qsTr("defender prevails")
        quiet: true
        font.pixelSize: Theme.textSmall
    }
    Repeater {
        model: [-3, -2, -1, 0, 1, 2, 3]

        OddsTile {
            required property int modelData
            width: Theme.px(26)
            height: Theme.px(20)
            step: modelData
            small: true
        }
    }
    AppText {
        text: qsTr("attacker prevails")
        quiet: true
        font.pixelSize: Theme.textSmall
    }
    AppText {
        width: Math.min(implicitWidth, legend.width)
        text: qsTr("The numbers: how often the attacker prevails, in 100.")
        quiet: true
        font.pixelSize: Theme.textSmall
    }
}
