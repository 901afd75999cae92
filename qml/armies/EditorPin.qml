// SPDX-License-Identifier: GPL-3.0-or-later
// A quiet line over an army that was made with other figures than those of now: older ones, or house rules that have gone.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: pin

    readonly property bool outdated: App.editor.outdated
    readonly property string missing: App.editor.missingRules

    signal differencesWanted
    signal houseRulesWanted

    visible: outdated || missing !== ""
    implicitHeight: row.implicitHeight + 8
    color: Theme.surface

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    GridLayout {
        id: row
        readonly property bool stacked: pin.width < Theme.px(420)
        columns: stacked ? 2 : 3
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.pad
        width: parent.width - Theme.pad - Theme.gap
        columnSpacing: 12
        rowSpacing: 0

        Icon {
            name: "info"
            size: Theme.px(20)
            colour: Theme.quiet
        }
        AppText {
            Layout.fillWidth: true
            text: pin.outdated ? qsTr("Built with older rules data.") : qsTr("Its house rules “%1” are missing; it is shown by the rules under them.").arg(pin.missing)
            quiet: true
        }
        AppButton {
            objectName: "pinButton"
            Layout.columnSpan: row.stacked ? 2 : 1
            Layout.alignment: Qt.AlignRight
            kind: "quiet"
            text: pin.outdated ? qsTr("See what differs") : qsTr("House rules")
            onClicked: pin.outdated ? pin.differencesWanted() : pin.houseRulesWanted()
        }
    }
}
