// SPDX-License-Identifier: GPL-3.0-or-later
// What a battle by e-mail is to be: an invitation before it is answered (PBM-06), or what both have agreed to.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var mail: App.mail
    readonly property var told: mail.invitation
    readonly property bool waits: told.waits ?? false
    readonly property var options: Array.from(told.options ?? [])
    readonly property var unusual: options.filter(one => !one.usual)
    property bool whole: false

    function accept() {
        mail.name = signed.input.text;
        const id = mail.accept();
        if (id === "")
            return;
        if (atTable && mail.open(id))
            openFromHome("BoardPage", {});
        else
            openFromHome("MailSendPage", {"battle": id, "fresh": true});
    }
    /// Has the invitation come from a tablet at the table (LNK-26)?
    readonly property bool atTable: waits && mail.post.role === "joined"
    function leave() {
        if (!atTable)
            return;
        if (mail.post.battle === "")
            mail.post.pause(); // not now: by the same code it can be looked at again
        else if (mail.battle.id !== mail.post.battle)
            mail.post.stop();
    }

    objectName: "mailSetUpPage"
    foot: footBar.visible ? footBar.height : 0

    TopBar {
        id: bar
        width: parent.width
        title: page.waits ? qsTr("An invitation") : qsTr("Armies and options")
        subtitle: page.told.title ?? ""
        onBack: page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: footBar.visible ? footBar.top : parent.bottom
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (page.width - 1100) / 2)
            y: Theme.pad
            width: page.width - 2 * x
            spacing: 12

            Heading {
                objectName: "invitedBy"
                Layout.fillWidth: true
                visible: page.waits
                text: qsTr("%1 invites you").arg(page.told.from ?? "")
            }
            AppText {
                Layout.fillWidth: true
                text: page.joined([page.told.rulesetName ?? "", page.told.period ?? "", (page.told.limit ?? 0) > 0 ? qsTr("up to %1 points").arg(page.told.limit) : "", (page.told.terrain ?? []).length > 0 ? qsTr("terrain: %1").arg(page.told.terrain.join(", ")) : qsTr("no terrain"), (page.told.extras ?? []).length > 0 ? qsTr("extra cards: %1").arg(page.told.extras.join(", ")) : ""])
            }
            GridLayout {
                Layout.fillWidth: true
                columns: page.phone ? 1 : 2
                columnSpacing: Theme.pad
                rowSpacing: 12

                LayoutRepeater {
                    model: page.told.armies ?? []

                    Card {
                        id: army
                        required property var modelData
                        required property int index
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.alignment: Qt.AlignTop
                        side: index === 0 ? "a" : "b"
                        title: page.waits ? index === 1 ? qsTr("Your army") : qsTr("Army of %1").arg(page.told.from ?? "") : index === 0 ? qsTr("First player") : qsTr("Second player")

                        Heading {
                            Layout.fillWidth: true
                            text: army.modelData.name
                            side: army.side
                        }
                        AppText {
                            Layout.fillWidth: true
                            text: qsTr("%1, Initiative %2, Command %3").arg(army.modelData.leader).arg(army.modelData.initiative).arg(army.modelData.command)
                        }
                        AppText {
                            Layout.fillWidth: true
                            text: qsTr("%1 units; rout level %2 %").arg(army.modelData.count).arg(army.modelData.percent)
                            quiet: true
                        }
                        LayoutRepeater {
                            model: army.modelData.units

                            AppText {
                                required property string modelData
                                Layout.fillWidth: true
                                text: modelData
                            }
                        }
                        AppText {
                            Layout.fillWidth: true
                            visible: army.modelData.cards.length > 0
                            text: qsTr("Cards: %1").arg(army.modelData.cards.join(", "))
                        }
                        AppText {
                            Layout.fillWidth: true
                            visible: text !== ""
                            text: page.joined([army.modelData.clans > 0 ? qsTr("clan value %1").arg(army.modelData.clans) : "", army.modelData.places.join(", "), army.modelData.tags.join(", ")])
                        }
                        AppText {
                            Layout.fillWidth: true
                            visible: army.modelData.rules.length > 0
                            text: qsTr("Special rules: %1").arg(army.modelData.rules.join(", "))
                        }
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                title: qsTr("Options")

                AppText {
                    Layout.fillWidth: true
                    text: page.unusual.length === 0 ? qsTr("All as usual.") : page.unusual.length === 1 ? qsTr("One is not as usual:") : qsTr("%1 are not as usual:").arg(page.unusual.length)
                    quiet: true
                }
                LayoutRepeater {
                    model: page.whole ? page.options : page.unusual

                    RowLayout {
                        id: option
                        required property var modelData
                        Layout.fillWidth: true
                        spacing: 12

                        AppText {
                            Layout.fillWidth: true
                            text: option.modelData.label
                            font.weight: option.modelData.usual ? Font.Normal : Font.DemiBold
                        }
                        AppText {
                            text: option.modelData.usual ? option.modelData.value : qsTr("%1 (changed)").arg(option.modelData.value)
                            font.weight: option.modelData.usual ? Font.Normal : Font.DemiBold
                            wrapMode: Text.NoWrap
                        }
                    }
                }
                AppButton {
                    objectName: "allOptions"
                    Layout.fillWidth: true
                    kind: "quiet"
                    glyph: page.whole ? "up" : "down"
                    text: page.whole ? qsTr("Only those that are changed") : qsTr("All options")
                    onClicked: page.whole = !page.whole
                }
            }
            TextEntry {
                id: signed
                objectName: "signAs"
                Layout.fillWidth: true
                visible: page.waits
                label: qsTr("Your name, as %1 will read it").arg(page.told.from ?? "")
                text: page.mail.name
                maximumLength: 40
            }
            AppText {
                Layout.fillWidth: true
                visible: page.waits
                text: qsTr("If you do not want this battle, close the page: nothing is sent. You can write back, or invite in your turn.")
                quiet: true
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.waits
        text: signed.input.text.trim() !== "" ? "" : qsTr("To accept, give your name: it is the last thing on this page.")

        Item {
            Layout.fillWidth: true
            visible: !page.phone
        }
        AppButton {
            objectName: "decline"
            Layout.fillWidth: page.phone
            Layout.preferredWidth: page.phone ? 1 : -1
            text: qsTr("Not now")
            onClicked: page.back()
        }
        AppButton {
            objectName: "acceptInvitation"
            Layout.fillWidth: page.phone
            Layout.preferredWidth: page.phone ? 1 : -1
            kind: "primary"
            side: "b"
            enabled: signed.input.text.trim() !== ""
            text: qsTr("Accept")
            onClicked: page.accept()
        }
    }
}
