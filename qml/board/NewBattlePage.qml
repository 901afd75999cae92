// SPDX-License-Identifier: GPL-3.0-or-later
// A new battle that is played in the program (PRF-01 to PRF-05): who plays, period, both armies, terrain and options. Everything is as it was for the last
// battle, so Start can be tapped at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    /// An army to try; empty for the armies of the last battle.
    property string army
    /// To be played by e-mail.
    property bool mailed: false
    readonly property var battle: App.newBattle
    readonly property var sides: battle.sides
    readonly property bool hotseat: battle.opponent === "human"
    readonly property bool byMail: battle.byMail
    /// The options that are no extras of the decks.
    readonly property var preferenceTopics: Array.from(battle.topics).map(topic => topic.id).filter(id => id !== "Deck")
    /// Is there room for opponent, period and Swap sides beside each other?
    readonly property bool inRow: width >= Theme.px(1200)
    /// The army opposite the user's, which may be left to the dice.
    readonly property string enemy: sides.length === 0 ? "" : byMail ? "" : hotseat ? (sides[0].random ? "a" : "b") : sides[0].own ? "b" : "a"

    function titleOf(side: var): string {
        if (byMail)
            return side.id === "a" ? qsTr("Your army, which begins") : qsTr("Your opponent's army");
        if (hotseat)
            return side.id === "a" ? qsTr("First player") : qsTr("Second player");
        return side.own ? qsTr("Your army") : qsTr("The computer's army");
    }
    function begin() {
        if (!byMail) {
            if (battle.start())
                openFromHome("BoardPage", {});
            return;
        }
        App.mail.name = signed.input.text;
        const id = App.mail.invite(called.input.text);
        if (id !== "")
            openFromHome("MailSendPage", {"battle": id, "fresh": true});
    }
    function showRule(rule: string) {
        terrain.close();
        options.close();
        open("RulesPage", {"ruleset": ruleset, "rule": rule});
    }
    function change(topics: var, title: string, note: string) {
        options.topics = topics;
        options.title = title;
        options.note = note;
        options.open();
    }
    function groundText(): string {
        if (!battle.groundAllowed)
            return qsTr("none in this period");
        const ticked = Array.from(battle.grounds).filter(kind => kind.value === true).map(kind => kind.label);
        return !battle.ground ? qsTr("none") : ticked.length === 0 ? qsTr("nothing ticked yet") : ticked.join(", ");
    }
    function alteredText(topics: var): string {
        const ids = Array.from(battle.topics).filter(topic => topics.includes(topic.id)).reduce((all, topic) => all.concat(topic.questions.map(one => one.id)), []);
        const count = ids.filter(id => battle.altered.includes(id)).length;
        return count === 0 ? qsTr("as usual") : qsTr("%1 changed").arg(count);
    }
    function find() {
        sideA.find();
    }
    function closeInner(): bool {
        if (!about.visible)
            return false;
        about.close();
        return true;
    }

    objectName: "newBattlePage"
    foot: start.height
    Component.onCompleted: {
        battle.take(ruleset);
        if (mailed)
            battle.opponent = "mail";
        if (army !== "")
            battle.tryOut(army);
    }
    // An army may have been changed meanwhile.
    StackView.onActivating: battle.take(ruleset)

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("New battle")
        subtitle: page.battle.rulesetName
        onBack: page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: start.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            y: Theme.pad
            width: flick.width - 2 * Theme.pad
            height: Math.max(implicitHeight, flick.height - 2 * Theme.pad)
            spacing: 12

            LayoutRepeater {
                model: page.battle.notes

                Card {
                    id: note
                    required property string modelData
                    Layout.fillWidth: true
                    inset: 12

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: 12

                        Icon {
                            name: "info"
                            colour: Theme.accent
                        }
                        AppText {
                            Layout.fillWidth: true
                            text: note.modelData
                            Accessible.role: Accessible.AlertMessage
                        }
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                inset: 4

                GridLayout {
                    Layout.fillWidth: true
                    columns: page.inRow ? 3 : 1
                    rowSpacing: 0

                    QuestionRow {
                        objectName: "against"
                        Layout.fillWidth: true
                        Layout.preferredWidth: 650
                        focus: true
                        questionId: "opponent"
                        label: qsTr("Against")
                        kind: "choice"
                        choices: [...Array.from(page.battle.opponents).map(one => ({"value": one.value, "label": qsTr("Computer: %1").arg(one.label)})), {"value": "human", "label": qsTr("Two players here")}, ...(page.battle.mailable ? [{"value": "mail", "label": qsTr("By e-mail")}] : [])]
                        value: page.battle.opponent
                        onAnswered: (id, value) => page.battle.opponent = value
                    }
                    QuestionRow {
                        objectName: "period"
                        Layout.fillWidth: true
                        Layout.preferredWidth: 350
                        visible: page.battle.periods.length > 1
                        questionId: "period"
                        label: qsTr("Period")
                        kind: "choice"
                        choices: page.battle.periods
                        value: page.battle.period
                        onAnswered: (id, value) => page.battle.period = value
                    }
                    AppButton {
                        objectName: "swapSides"
                        Layout.fillWidth: !page.inRow
                        Layout.margins: page.inRow ? 0 : Theme.pad
                        Layout.topMargin: page.inRow ? 0 : 4
                        Layout.rightMargin: Theme.pad
                        visible: !page.hotseat && !page.byMail
                        glyph: "rotate"
                        text: qsTr("Swap sides")
                        tip: qsTr("You play the other side.")
                        onClicked: page.battle.swapSides()
                    }
                }
                AppText {
                    objectName: "strength"
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.pad
                    Layout.rightMargin: Theme.pad
                    visible: text !== ""
                    quiet: true
                    text: Array.from(page.battle.opponents).find(one => one.value === page.battle.opponent)?.text ?? ""
                }
            }
            GridLayout {
                Layout.fillWidth: true
                visible: page.byMail
                columns: page.phone ? 1 : 2
                columnSpacing: Theme.pad
                rowSpacing: 12

                TextEntry {
                    id: signed
                    objectName: "inviteName"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    label: qsTr("Your name, as your opponent will read it")
                    text: App.mail.name
                    maximumLength: 40
                }
                TextEntry {
                    id: called
                    objectName: "inviteTitle"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    label: qsTr("Title of the battle")
                    placeholder: page.sides.length === 2 ? page.sides[0].name + " – " + page.sides[1].name : ""
                    maximumLength: 80
                }
            }
            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: page.sides.length === 2
                columns: page.phone ? 1 : 2
                columnSpacing: Theme.pad
                rowSpacing: 12

                NewBattleSide {
                    id: sideA
                    objectName: "sideA"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    side: page.sides[0] ?? ({})
                    title: page.titleOf(side)
                    mayBeRandom: page.enemy === "a"
                    onAboutWanted: (name, text) => about.show(null, "", name, text)
                }
                NewBattleSide {
                    objectName: "sideB"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    side: page.sides[1] ?? ({})
                    title: page.titleOf(side)
                    mayBeRandom: page.enemy === "b"
                    onAboutWanted: (name, text) => about.show(null, "", name, text)
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: page.phone ? 1 : 3
                columnSpacing: 12
                rowSpacing: 12

                BigButton {
                    objectName: "terrainButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    plain: true
                    compact: true
                    enabled: page.battle.groundAllowed
                    text: qsTr("Terrain")
                    detail: page.groundText()
                    onClicked: terrain.open()
                }
                BigButton {
                    objectName: "deckButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    plain: true
                    compact: true
                    text: qsTr("Deck extras")
                    detail: page.alteredText(["Deck"])
                    onClicked: page.change(["Deck"], text, qsTr("Added to both decks, the same for each side."))
                }
                BigButton {
                    objectName: "preferencesButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    plain: true
                    compact: true
                    text: qsTr("Preferences")
                    detail: page.alteredText(page.preferenceTopics)
                    onClicked: page.change(page.preferenceTopics, text, "")
                }
            }
        }
    }
    FootBar {
        id: start
        anchors.bottom: parent.bottom
        width: parent.width
        text: page.battle.refusal === "" && page.byMail && signed.input.text.trim() === "" ? qsTr("Your opponent should know who invites: give your name above.") : page.battle.refusal
        tone: "bad"

        Item {
            Layout.fillWidth: true
            visible: page.landscape
        }
        BigButton {
            objectName: "startBattle"
            Layout.fillWidth: page.upright
            Layout.preferredWidth: Theme.px(420)
            side: "a"
            enabled: page.battle.refusal === "" && (!page.byMail || signed.input.text.trim() !== "")
            text: page.byMail ? qsTr("Make the invitation") : qsTr("Start the battle")
            onClicked: page.begin()
        }
    }
    RuleSheet {
        id: about
        objectName: "aboutArmy"
    }
    Sheet {
        id: terrain
        title: qsTr("Terrain")

        Repeater {
            model: terrain.visible ? 1 : 0

            NewTerrain {
                anchors.fill: parent
                focus: true
                onRuleWanted: rule => page.showRule(rule)
            }
        }
    }
    Sheet {
        id: options

        property var topics: []
        property string note

        Repeater {
            model: options.visible ? 1 : 0

            OptionTopics {
                anchors.fill: parent
                focus: true
                topics: Array.from(page.battle.topics).filter(topic => options.topics.includes(topic.id))
                note: options.note
                altered: page.battle.altered
                resettable: true
                onAnswered: (id, value) => page.battle.answer(id, value)
                onResetWanted: topic => page.battle.reset(topic)
                onRuleWanted: rule => page.showRule(rule)
            }
        }
    }
}
