// SPDX-License-Identifier: GPL-3.0-or-later
// What one side alone may read and do, until it is done and the screen is for both again.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: page

    /// owner, name, secrets, acts; actAt(), done().
    required property var handOver
    /// Has rule(number), which gives {rule, title, text}.
    property var rules: null
    readonly property var secrets: Array.from(handOver.secrets ?? [])
    readonly property var acts: Array.from(handOver.acts ?? [])

    objectName: "privatePage"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Keys.onEscapePressed: handOver.done()

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
        // Nothing under the page is to be touched through it.
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onWheel: wheel => wheel.accepted = true
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TopBar {
            id: bar
            Layout.fillWidth: true
            title: qsTr("%1: your eyes only").arg(page.handOver.name)
            onBack: page.handOver.done()
        }
        Flickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: column.implicitHeight + 2 * Theme.pad
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            ColumnLayout {
                id: column
                x: Math.max(Theme.pad, (parent.width - 900) / 2)
                y: Theme.pad
                width: parent.width - 2 * x
                spacing: Theme.pad

                AppText {
                    Layout.fillWidth: true
                    visible: page.secrets.length === 0 && page.acts.length === 0
                    text: qsTr("There is nothing to see or to do here now.")
                    quiet: true
                }
                LayoutRepeater {
                    model: page.secrets
                    SecretCard {
                        Layout.fillWidth: true
                        onRuleWanted: (rule, label, text) => ruleSheet.show(page.rules?.rule(rule) ?? null, rule, label, text)
                    }
                }
                LayoutRepeater {
                    model: page.acts
                    BigButton {
                        required property var modelData
                        objectName: "private_" + modelData.resolver
                        Layout.fillWidth: true
                        plain: true
                        text: modelData.label
                        onClicked: page.handOver.actAt(modelData.at)
                    }
                }
            }
        }
        BigButton {
            objectName: "privateDone"
            Layout.fillWidth: true
            Layout.margins: Theme.pad
            Layout.maximumWidth: 900
            Layout.alignment: Qt.AlignHCenter
            focus: true
            side: page.handOver.owner
            text: qsTr("Done")
            detail: qsTr("Hides this page")
            onClicked: page.handOver.done()
        }
    }
    RuleSheet { id: ruleSheet }
}
