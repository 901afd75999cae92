// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of the game screen: what can be settled with the selected units, other acts, what is still to do, and the next step as the big button.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: panel

    /// How the selected units read; "" when none is selected on that side.
    property string unitA
    property string unitB
    property bool narrow: false
    readonly property bool paired: unitA !== "" && unitB !== ""
    readonly property var game: App.game
    readonly property var nextAct: (game.acts ?? []).find(act => act.next) ?? null
    readonly property var otherActs: (game.acts ?? []).filter(act => !act.next && !(narrow && act.refusal) && !(game.resolvers ?? []).some(resolver => resolver.id === act.resolver))
    readonly property int wantedHeight: column.implicitHeight + (next.visible ? next.height + Theme.gap : 0)

    signal say(string sentence)
    signal clearSelection
    signal noteWanted
    signal correctWanted

    function settle(resolver: var) {
        if (resolver.refusal)
            say(resolver.refusal);
        else
            game.choose(resolver.id);
    }
    function perform(act: var) {
        if (act.refusal)
            say(act.refusal);
        else
            game.act(act.resolver);
    }

    objectName: "actsPanel"

    Flickable {
        id: flick
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: next.visible ? next.top : parent.bottom
        anchors.bottomMargin: next.visible ? Theme.gap : 0
        clip: contentHeight > height
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
            parent: panel
            x: panel.width + 1
            width: 8
            height: flick.height
            policy: flick.contentHeight > flick.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        ColumnLayout {
            id: column
            width: parent.width
            spacing: 12

            Card {
                Layout.fillWidth: true
                visible: panel.game.ended?.over === true
                title: qsTr("The battle is over")

                Heading {
                    Layout.fillWidth: true
                    text: panel.game.ended?.text ?? ""
                    side: panel.game.ended?.winner ?? ""
                }
            }
            Card {
                Layout.fillWidth: true
                inset: panel.narrow ? 12 : Theme.pad

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap

                    AppText {
                        Layout.fillWidth: true
                        visible: panel.unitA === "" && panel.unitB === ""
                        text: qsTr("What shall we settle?")
                        quiet: true
                    }
                    Flow {
                        id: pair
                        Layout.fillWidth: true
                        visible: panel.unitA !== "" || panel.unitB !== ""
                        spacing: Theme.gap

                        AppText {
                            visible: text !== ""
                            width: Math.min(implicitWidth, pair.width)
                            text: panel.unitA
                            color: Theme.sideA
                            font.weight: Font.DemiBold
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                        }
                        AppText {
                            visible: panel.paired
                            text: qsTr("against")
                            quiet: true
                        }
                        AppText {
                            visible: text !== ""
                            width: Math.min(implicitWidth, pair.width)
                            text: panel.unitB
                            color: Theme.sideB
                            font.weight: Font.DemiBold
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                        }
                        AppText {
                            visible: !panel.paired
                            width: Math.min(implicitWidth, pair.width)
                            text: qsTr("Now tap a unit of the other army.")
                            quiet: true
                        }
                    }
                    IconButton {
                        objectName: "clearSelection"
                        visible: panel.unitA !== "" || panel.unitB !== ""
                        glyph: "close"
                        text: qsTr("Let go of the selected units")
                        onClicked: panel.clearSelection()
                    }
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: Math.max(1, Math.min(2, Math.floor(width / Theme.px(130))))
                    columnSpacing: 12
                    rowSpacing: 12

                    Repeater {
                        model: panel.game.resolvers

                        BigButton {
                            required property var modelData
                            objectName: "resolver_" + modelData.id
                            Layout.fillWidth: true
                            Layout.preferredWidth: 1
                            Layout.preferredHeight: panel.narrow ? implicitHeight : Math.max(implicitHeight, Theme.px(84))
                            text: modelData.title
                            plain: !(panel.paired && !modelData.refusal)
                            opacity: modelData.refusal ? 0.6 : 1
                            onClicked: panel.settle(modelData)
                            Accessible.description: modelData.refusal ?? ""
                        }
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                visible: panel.otherActs.length > 0
                inset: panel.narrow ? 12 : Theme.pad

                Repeater {
                    model: panel.otherActs

                    AppButton {
                        required property var modelData
                        objectName: "act_" + modelData.resolver
                        Layout.fillWidth: true
                        text: modelData.label
                        opacity: modelData.refusal ? 0.6 : 1
                        tip: modelData.refusal ?? ""
                        onClicked: panel.perform(modelData)
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                visible: (panel.game.reminders ?? []).length > 0
                inset: panel.narrow ? 12 : Theme.pad
                title: qsTr("Keep in mind")

                Repeater {
                    model: panel.game.reminders

                    RowLayout {
                        id: reminder
                        required property var modelData
                        Layout.fillWidth: true
                        spacing: Theme.gap

                        Rectangle {
                            Layout.alignment: Qt.AlignTop
                            Layout.topMargin: Theme.px(7)
                            implicitWidth: Theme.px(7)
                            implicitHeight: implicitWidth
                            radius: width / 2
                            color: Theme.accent
                        }
                        AppText {
                            Layout.fillWidth: true
                            text: reminder.modelData.text
                        }
                    }
                }
            }
            RowLayout {
                Layout.fillWidth: true
                visible: !panel.narrow
                spacing: 12

                AppButton {
                    objectName: "noteButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    text: qsTr("Add a note")
                    glyph: "edit"
                    onClicked: panel.noteWanted()
                }
                AppButton {
                    objectName: "correctButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    visible: (panel.game.counters ?? []).length > 0
                    text: qsTr("Correct")
                    glyph: "settings"
                    onClicked: panel.correctWanted()
                }
            }
        }
    }
    BigButton {
        id: next
        objectName: "nextButton"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: panel.nextAct !== null && panel.game.ended?.over !== true
        text: panel.nextAct?.label ?? ""
        detail: panel.nextAct?.refusal ?? ""
        side: panel.game.active
        opacity: panel.nextAct?.refusal ? 0.6 : 1
        onClicked: panel.perform(panel.nextAct)
    }
}
