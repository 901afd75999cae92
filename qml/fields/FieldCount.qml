// SPDX-License-Identifier: GPL-3.0-or-later
// A number in an editor: what is counted and what each costs at the left, minus and plus at the right, or below where there is no room.
import QtQuick
import Optio

FocusScope {
    id: field

    property string label
    property string help
    property int points: 0
    readonly property string price: points === 0 ? "" : qsTr("%n points each", "", points)
    property alias least: stepper.least
    property alias most: stepper.most
    property alias step: stepper.step
    property alias value: stepper.value
    readonly property bool below: width < Theme.px(300)

    signal chosen(int value)

    implicitWidth: 240
    implicitHeight: below ? words.height + 4 + stepper.height : Math.max(words.height, stepper.height)

    Column {
        id: words
        y: field.below ? 0 : (field.height - height) / 2
        width: field.below ? field.width : field.width - stepper.width - 12

        AppText {
            width: parent.width
            text: field.label
        }
        AppText {
            width: parent.width
            visible: text !== ""
            text: field.price === "" || field.help === "" ? field.price + field.help : field.price + "  ·  " + field.help
            quiet: true
            font.pixelSize: Theme.textSmall
        }
    }
    Stepper {
        id: stepper
        objectName: field.objectName === "" ? "" : field.objectName + "_stepper"
        x: field.below ? 0 : field.width - width
        y: field.below ? words.height + 4 : (field.height - height) / 2
        width: implicitWidth
        height: implicitHeight
        name: field.label
        focus: true
        onChosen: wanted => field.chosen(wanted)
    }
}
