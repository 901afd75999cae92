// SPDX-License-Identifier: GPL-3.0-or-later
// A backup that was looked at: what is in it, what of now would go, and the question whether to bring it back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    // Kept while the page fades out.
    readonly property var found: App.backup.found
    readonly property var losses: found.losses ?? []
    readonly property int more: found.more ?? 0

    function leave() {
        App.backup.letGo();
    }

    objectName: "restorePage"
    foot: bottom.height
    keyList: list

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Bring everything back")
        subtitle: page.found.name ?? ""
        onBack: page.back()
    }
    ListView {
        id: list
        objectName: "restoreLosses"
        anchors.top: bar.bottom
        anchors.bottom: bottom.top
        x: Math.max(Theme.pad, (page.width - 900) / 2)
        width: page.width - 2 * x
        topMargin: Theme.pad
        bottomMargin: Theme.pad
        clip: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        model: page.losses
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What would be taken away")
        ScrollBar.vertical: ScrollBar {}

        header: ColumnLayout {
            width: ListView.view.width
            spacing: 12

            Card {
                Layout.fillWidth: true
                title: qsTr("In this backup")

                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.pad

                    Repeater {
                        model: page.found.facts ?? []

                        Column {
                            id: fact
                            required property var modelData

                            AppText {
                                text: fact.modelData.label
                                quiet: true
                                font.pixelSize: Theme.textSmall
                            }
                            AppText {
                                width: Math.min(implicitWidth, list.width - 2 * Theme.pad)
                                text: fact.modelData.value
                                font.weight: Font.DemiBold
                            }
                        }
                    }
                }
            }
            Heading {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap
                text: page.losses.length > 0 ? qsTr("What would be taken away") : qsTr("Nothing of now would be taken away")
            }
            AppText {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.gap
                visible: page.losses.length > 0
                text: qsTr("This is here now and not in the backup, or otherwise there:")
                quiet: true
            }
        }
        delegate: Item {
            id: loss
            required property var modelData
            required property int index
            width: ListView.view.width
            height: words.implicitHeight + 12
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name + ". " + modelData.text

            Rectangle {
                width: parent.width
                height: Theme.hairline
                visible: loss.index > 0
                color: Theme.line
            }
            ColumnLayout {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                spacing: 0

                AppText {
                    Layout.fillWidth: true
                    text: loss.modelData.name
                    font.weight: Font.DemiBold
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                AppText {
                    Layout.fillWidth: true
                    text: loss.modelData.text
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
        }
        footer: Item {
            width: ListView.view.width
            height: rest.visible ? rest.implicitHeight + 12 : 0

            AppText {
                id: rest
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                visible: page.more > 0
                text: qsTr("Not listed here: %1 more").arg(page.more)
                quiet: true
            }
        }
    }
    Rectangle {
        id: bottom
        anchors.bottom: parent.bottom
        width: parent.width
        height: foot.implicitHeight + 2 * 12
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        ColumnLayout {
            id: foot
            x: list.x
            y: 12
            width: list.width
            spacing: 12

            AppText {
                Layout.fillWidth: true
                text: qsTr("All that is here now is saved first, and can be brought back the same way. An open game is closed.")
            }
            Flow {
                Layout.fillWidth: true
                spacing: 12

                AppButton {
                    objectName: "restoreYes"
                    width: Math.min(implicitWidth, list.width)
                    kind: "primary"
                    text: qsTr("Bring this back")
                    enabled: page.found.name !== undefined
                    onClicked: App.backup.restore()
                }
                AppButton {
                    objectName: "restoreNo"
                    width: Math.min(implicitWidth, list.width)
                    text: qsTr("Leave all as it is")
                    onClicked: page.back()
                }
            }
        }
    }
}
