// SPDX-License-Identifier: GPL-3.0-or-later
// A turn file on its way to the other player: MailSendPage { battle: id }. It is safe already; it may be sent as often as one likes, always the same.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    property string battle
    property bool fresh: false
    readonly property var mail: App.mail
    property var out: ({})
    property bool saving: false

    objectName: "mailSendPage"
    foot: footBar.height
    Component.onCompleted: {
        out = mail.outgoing(battle);
        ways.focusFirst();
    }

    TopBar {
        id: bar
        width: parent.width
        title: page.out.subject ?? qsTr("Send")
        subtitle: page.out.opponent !== undefined && page.out.opponent !== "" ? qsTr("against %1").arg(page.out.opponent) : ""
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
                objectName: "sendText"
                Layout.fillWidth: true
                text: page.out.text ?? ""
                size: Theme.textSentence
                Accessible.role: Accessible.AlertMessage
            }
            Card {
                objectName: "sendAudit"
                Layout.fillWidth: true
                visible: (page.out.audit ?? "") !== ""
                title: qsTr("Audit")

                AppText {
                    objectName: "auditText"
                    Layout.fillWidth: true
                    text: page.out.audit ?? ""
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: (page.out.dispute ?? "") !== ""
                text: page.out.dispute ?? ""
                color: Theme.bad
            }
            ColumnLayout {
                id: ways
                Layout.fillWidth: true
                spacing: 12

                function focusFirst() {
                    (mailButton.visible ? mailButton : shareButton.visible ? shareButton : saveButton).forceActiveFocus();
                }

                BigButton {
                    id: mailButton
                    objectName: "sendMail"
                    Layout.fillWidth: true
                    visible: page.mail.mails
                    text: qsTr("Write a mail")
                    detail: qsTr("with the file attached")
                    onClicked: {
                        if (page.mail.mail(page.battle))
                            page.say(qsTr("Your mail program opens. Attach the saved file there if it does not have it."));
                    }
                }
                BigButton {
                    id: shareButton
                    objectName: "sendShare"
                    Layout.fillWidth: true
                    visible: page.mail.shares
                    text: qsTr("Share")
                    detail: qsTr("by mail, or however you like")
                    onClicked: page.mail.share(page.battle)
                }
                BigButton {
                    objectName: "sendTable"
                    Layout.fillWidth: true
                    visible: page.mail.post.canShare && (page.out.audit ?? "") === ""
                    plain: true
                    text: qsTr("Play at one table")
                    detail: qsTr("from tablet to tablet, without mail")
                    onClicked: page.open("MailTablePage", {"battle": page.battle})
                }
                BigButton {
                    id: saveButton
                    objectName: "sendSave"
                    Layout.fillWidth: true
                    plain: page.mail.mails || page.mail.shares
                    text: qsTr("Save as a file")
                    detail: page.out.size ?? ""
                    onClicked: page.saving = true
                }
                BigButton {
                    objectName: "sendCopy"
                    Layout.fillWidth: true
                    plain: true
                    text: qsTr("Copy as text")
                    detail: qsTr("to paste into a mail")
                    onClicked: {
                        if (page.mail.copy(page.battle))
                            page.say(qsTr("The text is in the clipboard. Paste it into a mail."));
                    }
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: (page.out.code ?? "") !== ""
                text: qsTr("Code of this battle: %1. If you and your opponent read out the same one, nobody sits between you.").arg(page.out.code ?? "")
                quiet: true
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("It can be sent as often as you like: it is the same file each time. None of your cards can be read from it.")
                quiet: true
                visible: (page.out.audit ?? "") === ""
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        Item {
            Layout.fillWidth: true
            visible: !page.phone
        }
        AppButton {
            objectName: "sendDone"
            Layout.fillWidth: page.phone
            text: qsTr("Battles by e-mail")
            onClicked: page.openFromHome("MailPage", {})
        }
    }
    Repeater {
        model: page.saving ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save the turn")
            suggested: page.out.fileName
            filters: [qsTr("Turn files (*.optio-turn)"), qsTr("All files (*)")]
            onChosen: file => {
                if (page.mail.save(page.battle, file))
                    page.say(qsTr("Saved. Attach it to a mail."));
            }
            onDone: page.saving = false
        }
    }
}
