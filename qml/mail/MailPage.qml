// SPDX-License-Identifier: GPL-3.0-or-later
// Battles by e-mail (PBM-47): whose turn it is and since when, and the ways in for a file that has come.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var mail: App.mail
    property string unfolded
    property bool opening: false
    property var subject: ({})
    property bool proving: false

    function enter(row: var) {
        if (row.state === "invited")
            open("MailSendPage", {"battle": row.id});
        else if (mail.open(row.id))
            open("BoardPage", {});
    }
    function invite() {
        open("NewBattlePage", {"ruleset": mail.rulesets[0].value, "mailed": true});
    }
    function follow(to: var) {
        if (to.page !== undefined)
            open(to.page, to.values);
    }
    /// "since today", "since yesterday", "for 4 days".
    function since(time: string): string {
        const at = new Date(time);
        if (isNaN(at.getTime()))
            return "";
        const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86400000);
        return days <= 0 ? qsTr("since today") : days === 1 ? qsTr("since yesterday") : qsTr("for %1 days").arg(days);
    }

    objectName: "mailPage"
    ruleset: mail.rulesets[0]?.value ?? ""
    keyList: list
    foot: footBar.height
    Component.onCompleted: mail.refresh()
    StackView.onActivating: mail.refresh()

    Connections {
        target: App.mail
        function onPasted(to) {
            if (to.page === undefined)
                page.say(qsTr("There is no text in the clipboard. Copy the whole mail first."));
            page.follow(to);
        }
    }
    TopBar {
        id: bar
        width: parent.width
        title: qsTr("By e-mail")
        subtitle: page.mail.due === 0 ? "" : page.mail.due === 1 ? qsTr("one battle waits for you") : qsTr("%1 battles wait for you").arg(page.mail.due)
        onBack: page.back()
    }
    EmptyState {
        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.height + Math.max(0, (footBar.y - bar.height - height) / 2)
        objectName: "noMail"
        visible: list.count === 0
        troop: "spears"
        title: qsTr("No battle by e-mail yet")
        text: qsTr("One mail a turn, no server, and dice that neither of you can choose. Invite a friend, or open the file that one has sent you.")
        actionText: qsTr("Invite a friend")
        onAction: page.invite()
    }
    ListView {
        id: list
        objectName: "mailList"
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        x: Math.max(Theme.pad, (parent.width - 900) / 2)
        width: parent.width - 2 * x
        topMargin: Theme.pad
        bottomMargin: Theme.pad
        spacing: 12
        visible: count > 0
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: page.mail.rows
        ScrollBar.vertical: ScrollBar {}
        onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0

        delegate: Card {
            id: entry
            required property string id
            required property string title
            required property string opponent
            required property string rulesetName
            // "state" is the item's own.
            required property string stateText
            required property bool mine
            required property int turn
            required property string changed
            required property string dispute
            required property int proofs
            required property var model
            readonly property bool unfolded: page.unfolded === id
            width: ListView.view.width
            inset: Theme.gap
            side: mine ? "a" : ""
            bar: mine ? "left" : "none"

            GameRow {
                objectName: "mail_" + entry.title
                Layout.fillWidth: true
                implicitWidth: parent.width
                focus: entry.ListView.isCurrentItem
                text: entry.title
                detail: page.joined([entry.stateText, entry.opponent !== "" ? qsTr("turn %1").arg(entry.turn) : "", page.since(entry.changed), entry.opponent !== "" ? qsTr("against %1").arg(entry.opponent) : "", entry.rulesetName])
                removable: false
                more: true
                unfolded: entry.unfolded
                onClicked: page.enter({"id": entry.id, "state": entry.model.state})
                onMoreWanted: page.unfolded = entry.unfolded ? "" : entry.id
            }
            AppText {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap
                visible: entry.dispute !== ""
                text: entry.dispute
                color: Theme.bad
            }
            Flow {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap
                visible: entry.unfolded
                spacing: 12

                AppButton {
                    objectName: "mailAgain_" + entry.title
                    text: qsTr("Send again")
                    glyph: "share"
                    tip: qsTr("The same file, byte for byte")
                    onClicked: page.open("MailSendPage", {"battle": entry.id})
                }
                AppButton {
                    objectName: "mailSetUp_" + entry.title
                    text: qsTr("Set-up")
                    glyph: "armies"
                    onClicked: {
                        if (page.mail.look(entry.id))
                            page.open("MailSetUpPage", {});
                    }
                }
                AppButton {
                    objectName: "mailProof_" + entry.title
                    visible: entry.proofs > 0
                    text: qsTr("Save the other version")
                    glyph: "save"
                    tip: qsTr("The version of a turn that does not count, as proof")
                    onClicked: {
                        page.subject = {"id": entry.id, "title": entry.title};
                        page.proving = true;
                    }
                }
                AppButton {
                    objectName: "mailRemove_" + entry.title
                    kind: "danger"
                    text: qsTr("Delete")
                    glyph: "delete"
                    onClicked: {
                        page.subject = {"id": entry.id, "title": entry.title};
                        removing.open();
                    }
                }
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        AppButton {
            objectName: "mailInvite"
            Layout.fillWidth: page.phone
            Layout.preferredWidth: page.phone ? 1 : -1
            visible: list.count > 0
            text: page.phone ? qsTr("Invite") : qsTr("Invite a friend")
            glyph: page.phone ? "" : "add"
            onClicked: page.invite()
        }
        Item {
            Layout.fillWidth: true
            visible: !page.phone
        }
        AppButton {
            objectName: "mailPaste"
            Layout.fillWidth: page.phone
            Layout.preferredWidth: page.phone ? 1 : -1
            text: page.phone ? qsTr("Paste") : qsTr("Paste a mail")
            glyph: page.phone ? "" : "paste"
            tip: qsTr("Copy the whole text of the mail, then come here.")
            onClicked: page.mail.paste()
        }
        AppButton {
            objectName: "mailOpen"
            Layout.fillWidth: page.phone
            Layout.preferredWidth: page.phone ? 1 : -1
            kind: "primary"
            side: "a"
            text: page.phone ? qsTr("Open a file") : qsTr("Open a turn file")
            glyph: page.phone ? "" : "open"
            onClicked: page.opening = true
        }
    }
    Sheet {
        id: removing
        title: qsTr("Delete this battle?")
        small: true

        Repeater {
            model: removing.visible ? 1 : 0

            MailSure {
                anchors.fill: parent
                focus: true
                text: qsTr("%1 cannot be finished without what this tablet keeps of it: the secrets of your dice and cards. There is no undo.").arg(page.subject.title ?? "")
                yes: qsTr("Delete for good")
                onImplicitHeightChanged: removing.bodyHeight = implicitHeight
                onRefused: removing.close()
                onAgreed: {
                    removing.close();
                    page.unfolded = "";
                    if (page.mail.remove(page.subject.id))
                        page.say(qsTr("%1 is deleted.").arg(page.subject.title));
                }
            }
        }
    }
    Repeater {
        model: page.proving ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save the other version")
            suggested: qsTr("%1, other version.optio-turn").arg(page.subject.title ?? "")
            filters: [qsTr("Turn files (*.optio-turn)"), qsTr("All files (*)")]
            onChosen: file => {
                if (page.mail.saveProof(page.subject.id, file))
                    page.say(qsTr("Saved."));
            }
            onDone: page.proving = false
        }
    }
    Repeater {
        model: page.opening ? 1 : 0

        FilePicker {
            title: qsTr("Open a turn file")
            filters: [qsTr("Turn files and mails (*.optio-turn *.txt *.eml)"), qsTr("All files (*)")]
            onChosen: file => page.follow(page.mail.openFile(file))
            onDone: page.opening = false
        }
    }
}
