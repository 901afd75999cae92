// SPDX-License-Identifier: GPL-3.0-or-later
// What came of a turn file that cannot simply be opened: why it is refused, what is asked first, or what there is to know.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var mail: App.mail
    readonly property var came: mail.came
    readonly property string kind: came.kind ?? ""
    readonly property bool playable: (came.battle ?? "") !== "" && kind !== "refused" && kind !== "takeOver"

    function goOn(to: var) {
        if (to.page !== undefined && to.page !== "MailCamePage")
            openFromHome(to.page, to.values);
    }
    function play() {
        if (mail.open(came.battle))
            openFromHome("BoardPage", {});
    }

    objectName: "mailCamePage"
    foot: footBar.height
    Component.onCompleted: main.forceActiveFocus()

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("A turn file")
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
            x: Math.max(Theme.pad, (page.width - 720) / 2)
            y: Theme.pad
            width: page.width - 2 * x
            spacing: 12

            Heading {
                objectName: "cameHeading"
                Layout.fillWidth: true
                text: page.came.heading ?? ""
                Accessible.role: Accessible.AlertMessage
            }
            AppText {
                objectName: "cameText"
                Layout.fillWidth: true
                visible: text !== ""
                text: page.came.text ?? ""
                font.pixelSize: Theme.textUnit
            }
            LayoutRepeater {
                model: page.came.notes ?? []

                AppText {
                    required property string modelData
                    Layout.fillWidth: true
                    text: modelData
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: page.kind === "refused"
                text: qsTr("Your own copy of the battle is as it was.")
                quiet: true
            }
            AppText {
                Layout.fillWidth: true
                visible: page.kind === "closed"
                text: qsTr("Both hands are open now. Send the file back once more, so that your opponent can look at yours as well.")
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        AppButton {
            objectName: "cameOther"
            Layout.fillWidth: page.phone
            Layout.preferredWidth: page.phone ? 1 : -1
            visible: page.kind !== "refused"
            text: page.kind === "takeOver" ? qsTr("Keep mine") : page.kind === "closed" ? qsTr("Look at the field") : qsTr("Battles by e-mail")
            onClicked: page.kind === "closed" ? page.play() : page.openFromHome("MailPage", {})
        }
        Item {
            Layout.fillWidth: true
            visible: !page.phone
        }
        AppButton {
            id: main
            objectName: "cameMain"
            Layout.fillWidth: page.phone
            Layout.preferredWidth: page.phone ? 1 : -1
            kind: "primary"
            side: "a"
            text: page.kind === "takeOver" ? qsTr("Take it over") : page.kind === "closed" ? qsTr("Send it back") : page.playable ? qsTr("To the battle") : qsTr("Battles by e-mail")
            onClicked: {
                if (page.kind === "takeOver")
                    page.goOn(page.mail.takeOver());
                else if (page.kind === "closed")
                    page.openFromHome("MailSendPage", {"battle": page.came.battle});
                else if (page.playable)
                    page.play();
                else
                    page.openFromHome("MailPage", {});
            }
        }
    }
}
