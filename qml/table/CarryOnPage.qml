// SPDX-License-Identifier: GPL-3.0-or-later
// Asks once whether this tablet goes on as the keeper of a shared game whose keeper is gone for good, and says what that means.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var table: App.table
    readonly property var carrying: table.carrying
    readonly property string refusal: carrying.refusal ?? ""
    readonly property bool known: carrying.entries !== undefined

    objectName: "carryOnPage"
    foot: footBar.height
    onKnownChanged: if (!known && table.role !== "keeper") page.back() // the keeper is there again, or the game is closed

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Carry on as keeper")
        subtitle: App.game.title
        onBack: page.back()
    }
    Flickable {
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (parent.width - Theme.px(720)) / 2)
            y: Theme.pad
            width: parent.width - 2 * x
            spacing: Theme.pad

            Card {
                Layout.fillWidth: true
                title: page.table.keeper !== "" ? qsTr("Is %1's tablet gone for good?").arg(page.table.keeper) : qsTr("Is the tablet that kept this game gone for good?")

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("A flat battery or lost Wi-Fi is no reason: Optio goes on trying, and nothing is lost. Carry on only when that tablet does not come back today.")
                }
            }
            Card {
                Layout.fillWidth: true
                visible: page.refusal === ""
                title: qsTr("What happens then")

                LayoutRepeater {
                    model: [qsTr("The game goes on from entry %1, the last that this tablet has. It is kept here from then on.").arg(page.carrying.entries ?? 0), qsTr("It is shared anew: the others scan the new codes."), qsTr("The dice come from a new key, because the old one was on the lost tablet. The journal says so."), qsTr("Should the lost tablet come back and have gone on, both games are kept, and you choose which one counts.")]

                    AppText {
                        required property string modelData
                        Layout.fillWidth: true
                        text: modelData
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                visible: page.refusal !== ""
                title: qsTr("This copy cannot be carried on")

                AppText {
                    objectName: "carryRefusal"
                    Layout.fillWidth: true
                    text: page.refusal
                    color: Theme.bad
                }
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        GridLayout {
            Layout.fillWidth: true
            columns: page.upright ? 1 : 3
            columnSpacing: 12
            rowSpacing: 12

            AppButton {
                objectName: "carryNot"
                Layout.fillWidth: page.upright
                text: page.refusal === "" ? qsTr("Go on waiting") : qsTr("Back")
                onClicked: page.back()
            }
            Item {
                visible: page.landscape
                Layout.fillWidth: true
            }
            BigButton {
                objectName: "carryNow"
                Layout.fillWidth: page.upright
                visible: page.refusal === ""
                text: qsTr("Carry on as keeper")
                side: App.game.seat
                onClicked: if (page.table.carryOn()) {
                    page.back();
                    page.say(qsTr("You keep the game now. The sign at the top shows the new codes."));
                }
            }
        }
    }
}
