// SPDX-License-Identifier: GPL-3.0-or-later
// The form of one ruling, full window: ResolverSheet { resolver: App.resolver; rules: App.result }. Who fights and what is asked
// scroll; the odds, the dice and the button that rules stay at the foot. Esc closes, Enter rules, digits type dice.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: sheet

    /// title, subtitle, refusal, ready, rule, slots, contestants, questions, bands, atLeast, preview, dice, placing, single; setSlot, setPick, pickAll,
    /// setAnswer, setDie, clearDie, place, roll, close; where dice can be named besides owners, knownDice, nameDice.
    required property var resolver
    /// Has rule(number), which gives {rule, title, text}.
    property var rules: null
    /// The side whose questions are turned by 180°, for two players across the table; "" for none.
    property string farSide
    /// Has fits and addForm(): takes the form into a plan of fights. Null where nothing is planned.
    property var planning: null
    /// Has askable, other and askOther(): the other side answers at its own device; mustAsk, theirs and awaited: what the form waits for until
    /// answerHere(). Null where no game is shared.
    property var table: null
    /// Whose form it is: the colour of the main button.
    property string side: "a"
    readonly property bool wide: width >= 900 && width > height
    readonly property bool narrow: width < 560
    /// On a phone the button stands beside one or two dice, until one of them is being typed.
    readonly property bool beside: wide || narrow && !manner.wanted && dice.dice.length > 0 && dice.current < 0 && dice.implicitWidth + rollButton.implicitWidth + 3 * Theme.pad <= width
    property bool choosing: false
    /// Do the players roll, and type what they rolled? Then the dice stand open, and nothing is rolled for them.
    property bool typing: false
    /// Are there dice to be put on places?
    readonly property bool placing: (resolver.placing?.places ?? []).length > 0
    /// The table from above, see PlanCard; a tap on it answers the questions where something lies.
    property var plan: ({})
    readonly property var point: plan?.point ?? null
    readonly property bool pointed: point !== null && visible && (resolver.slots ?? null) !== null && resolver.questions.count > 0 && resolver.questions.indexOf(point.x) >= 0 && resolver.questions.indexOf(point.y) >= 0
    /// A single choice is all that is asked: tapping one does it.
    readonly property bool single: resolver.single === true && (only.choices ?? []).length > 0
    readonly property var only: resolver.single === true ? resolver.questions.get(0) : ({})
    /// What the main button waits for; "" when it may be tapped.
    readonly property int unchecked: resolver.unchecked ?? 0
    readonly property string waitsFor: unchecked > 0 ? qsTr("%n to check again", "", unchecked) : table?.asking ?? false ? qsTr("%1 is answering").arg(table.answerer) : (table?.awaited ?? "") !== "" ? qsTr("%1: %2?").arg(table.other).arg(table.awaited) : placing ? (spots.complete ? "" : qsTr("%n still to place", "", spots.remaining)) : typing && dice.dice.length > 0 && !dice.complete ? qsTr("%n dice still to enter", "", dice.dice.length - dice.typedCount) : ""
    /// A choice in it is the other player's, at a tablet of his own; or it is his to do.
    readonly property bool asks: (table?.mustAsk ?? false) && unchecked === 0
    readonly property bool theirs: table?.theirs ?? false
    // A list of the view model is read anew at every look into it; a copy is not.
    readonly property var contestants: Array.from(resolver.contestants ?? [])
    readonly property var places: Array.from(resolver.slots ?? [])
    readonly property bool contested: contestants.length > 0
    /// Is a place to be shown: one for several always, one for a single unit while it is empty or to be changed.
    function wanted(slot: var): bool {
        return slot.many || choosing || !contested || (slot.unit ?? "") === "" && !slot.optional;
    }
    /// The places above the questions, or below them, by their numbers.
    function seats(late: bool): var {
        return places.map((_, index) => index).filter(index => (places[index].late ?? false) === late);
    }
    /// As a new form finds it.
    function begin() {
        choosing = false;
        dice.current = -1;
        openPad();
        spots.begin();
        scroll.contentY = 0;
        questions.begin();
        ruleSheet.visible = false;
        manner.close();
        sums.close();
        rollButton.focus = true;
    }
    function roll() {
        if (unchecked > 0)
            scroll.contentY = 0;
        else if (asks)
            table.askOther();
        else if (waitsFor !== "")
            openPad();
        else if (resolver.ready)
            resolver.roll();
    }
    /// Who types finds the faces of the next die open.
    function openPad() {
        if (typing && dice.current < 0 && dice.dice.length > 0 && !dice.complete)
            dice.current = dice.nextEmpty(0);
    }
    /// The answer to a question of this form; `_` is what it is asked anew for.
    function answerTo(id: string, _: string): var {
        return resolver.questions.get(resolver.questions.indexOf(id)).value ?? -1;
    }
    /// As near as the question allows.
    function within(id: string, value: int): int {
        const asked = resolver.questions.get(resolver.questions.indexOf(id));
        return Math.max(asked.least ?? value, Math.min(asked.most ?? value, value));
    }
    function answer(id: string, value: var) {
        resolver.setAnswer(id, value);
        // Where a single choice is all that is asked, choosing does it.
        if (resolver.single === true && resolver.ready && !asks && (table?.awaited ?? "") === "" && !(table?.asking ?? false))
            resolver.roll();
    }
    function showRule(rule: string, title: string, help: string) {
        ruleSheet.show(rule === "" || !rules ? null : rules.rule(rule), rule, title, help);
    }
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: resolver.title

    Component {
        id: seat

        SlotPlace {
            required property var modelData
            required property bool used
            readonly property bool wanted: used && sheet.wanted(taken)
            width: page.width
            visible: wanted
            taken: sheet.places[modelData] ?? ({})
            asked: sheet.visible && wanted
            refusal: sheet.resolver.refusal ?? ""
            onChosen: unit => {
                sheet.choosing = false;
                sheet.resolver.setSlot(taken.id, unit);
            }
            onPicked: (unit, part, count) => sheet.resolver.setPick(taken.id, unit, part, count)
            onAll: all => sheet.resolver.pickAll(taken.id, all)
        }
    }
    Keys.onEscapePressed: resolver.close()
    Keys.onReturnPressed: roll()
    Keys.onEnterPressed: roll()
    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9 && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier)))
            event.accepted = dice.type(event.key - Qt.Key_0);
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
        // Nothing under the sheet is to be touched through it.
        MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TopBar {
            Layout.fillWidth: true
            title: sheet.resolver.title
            subtitle: sheet.resolver.subtitle
            onBack: sheet.resolver.close()
            IconButton {
                objectName: "planThis"
                visible: sheet.planning?.fits ?? false
                glyph: "add"
                text: qsTr("What if? Add this to the plan instead of rolling")
                onClicked: sheet.planning.addForm()
            }
            AppButton {
                objectName: "askOther"
                visible: (sheet.table?.askable ?? false) && !sheet.asks && sheet.width >= 600
                text: qsTr("Ask %1").arg(sheet.table?.other ?? "")
                glyph: "share"
                onClicked: sheet.table.askOther()
            }
            IconButton {
                objectName: "askOtherIcon"
                visible: (sheet.table?.askable ?? false) && !sheet.asks && sheet.width < 600
                glyph: "share"
                text: qsTr("Ask %1").arg(sheet.table?.other ?? "")
                onClicked: sheet.table.askOther()
            }
            AppButton {
                visible: (sheet.resolver.rule ?? "") !== "" && sheet.width >= 600
                text: qsTr("Why? · rules")
                glyph: "rules"
                onClicked: sheet.showRule(sheet.resolver.rule, sheet.resolver.title, "")
            }
            IconButton {
                visible: (sheet.resolver.rule ?? "") !== "" && sheet.width < 600
                glyph: "rules"
                text: qsTr("Why? · rules")
                onClicked: sheet.showRule(sheet.resolver.rule, sheet.resolver.title, "")
            }
        }
        MeanwhileBand {
            Layout.fillWidth: true
            meanwhile: sheet.resolver.meanwhile ?? ""
            unchecked: sheet.unchecked
        }
        Flickable {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: page.height + 2 * page.y
            boundsBehavior: Flickable.StopAtBounds
            interactive: !spots.touching
            clip: true

            Column {
                id: page
                x: Math.max(Theme.pad, (parent.width - 1400) / 2)
                y: Theme.pad
                width: parent.width - 2 * x
                spacing: Theme.pad

                Repeater {
                    model: ListRows { source: sheet.seats(false) }
                    delegate: seat
                }
                QuestionList {
                    id: questions
                    width: page.width
                    questions: sheet.resolver.questions
                    farSide: sheet.farSide
                    contestants: sheet.contestants
                    visible: !sheet.placing && !sheet.single
                    twoColumns: sheet.width >= 700 && sheet.width > sheet.height
                    changeable: sheet.places.some(slot => !slot.many)
                    onAnswered: (id, value) => sheet.answer(id, value)
                    onChecked: id => sheet.resolver.check(id)
                    onRuleWanted: (rule, title, help) => sheet.showRule(rule, title, help)
                    onSumWanted: sums.show(sheet.resolver.sums())
                    onChangeWanted: {
                        sheet.choosing = !sheet.choosing;
                        scroll.contentY = 0;
                    }
                }
                AppText {
                    width: page.width
                    visible: sheet.single && text !== ""
                    text: sheet.only.help || sheet.only.label || ""
                    font.pixelSize: Theme.textLead
                }
                Repeater {
                    model: sheet.single ? sheet.only.choices ?? [] : []

                    BigButton {
                        required property var modelData
                        objectName: "choice_" + modelData.value
                        width: Math.min(page.width, Theme.px(560))
                        plain: JSON.stringify(modelData.value) !== JSON.stringify(sheet.only.value)
                        compact: true
                        text: modelData.label
                        detail: modelData.help ?? ""
                        onClicked: sheet.answer(sheet.only.id, modelData.value)
                        onHeld: sheet.showRule(sheet.only.rule ?? "", sheet.only.label, sheet.only.help ?? "")
                    }
                }
                DicePlaces {
                    id: spots
                    objectName: "dicePlaces"
                    width: page.width
                    visible: sheet.placing
                    placing: sheet.resolver.placing ?? ({})
                    side: placing.side ?? ""
                    onPlaced: faces => sheet.resolver.place(faces)
                }
                // What is chosen from: nobody should have to remember a hand.
                Repeater {
                    model: sheet.placing ? [] : sheet.resolver.secrets ?? [] // dice lie open in their places

                    SecretCard {
                        width: Math.min(page.width, Theme.px(640))
                        onRuleWanted: (rule, label, text) => sheet.showRule(rule, label, text)
                    }
                }
                Repeater {
                    model: sheet.pointed ? 1 : 0

                    PlanCard {
                        objectName: "planPlace"
                        width: Math.min(page.width, Theme.px(640))
                        title: qsTr("Tap the table where it lies.")
                        plan: sheet.plan
                        placing: true
                        placeX: Number(sheet.answerTo(sheet.point.x, sheet.resolver.refusal))
                        placeY: Number(sheet.answerTo(sheet.point.y, sheet.resolver.refusal))
                        onPlaced: (x, y) => {
                            sheet.resolver.setAnswer(sheet.point.x, sheet.within(sheet.point.x, x));
                            sheet.resolver.setAnswer(sheet.point.y, sheet.within(sheet.point.y, y));
                        }
                    }
                }
                Repeater {
                    model: ListRows { source: sheet.seats(true) }
                    delegate: seat
                }
            }
            Rectangle {
                anchors.right: parent.right
                anchors.rightMargin: 4
                visible: scroll.contentHeight > scroll.height + 1
                width: 4
                radius: 2
                color: Theme.edge
                y: scroll.contentY + scroll.visibleArea.yPosition * scroll.height
                height: scroll.visibleArea.heightRatio * scroll.height
            }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: foot.implicitHeight + 24
            color: Theme.surface

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            GridLayout {
                id: foot
                x: Math.max(Theme.pad, (parent.width - 1400) / 2)
                y: 12
                width: parent.width - 2 * x
                columns: sheet.beside ? 2 : 1
                rowSpacing: 12
                columnSpacing: Theme.pad

                AppText {
                    objectName: "oddsBefore"
                    Layout.columnSpan: sheet.beside ? 2 : 1
                    Layout.fillWidth: true
                    visible: (sheet.resolver.oddsBefore ?? "") !== ""
                    text: qsTr("Before: %1").arg(sheet.resolver.oddsBefore ?? "")
                    quiet: true
                }
                OddsBar {
                    objectName: "oddsBar"
                    Layout.columnSpan: sheet.beside ? 2 : 1
                    Layout.fillWidth: true
                    bands: Array.from(sheet.resolver.bands ?? [])
                    atLeast: sheet.resolver.atLeast ?? []
                }
                Flow {
                    id: prospects
                    objectName: "prospects"
                    Layout.columnSpan: sheet.beside ? 2 : 1
                    Layout.fillWidth: true
                    visible: (sheet.resolver.prospects ?? []).length > 0
                    spacing: Theme.gap

                    Repeater {
                        model: sheet.resolver.prospects ?? []

                        AppButton {
                            required property var modelData
                            width: Math.min(implicitWidth, prospects.width)
                            text: qsTr("%1: %2").arg(modelData.label).arg(modelData.percent)
                            kind: "quiet"
                            tip: modelData.fraction
                            onClicked: sheet.showRule(modelData.rule, modelData.label, "")
                        }
                    }
                }
                PreviewCard {
                    visible: !sheet.placing && preview.sentence !== undefined
                    Layout.fillWidth: true
                    Layout.maximumWidth: 860
                    preview: sheet.resolver.preview ?? ({})
                    room: Math.max(Theme.touch, sheet.height * (sheet.narrow && Theme.scale > 1.3 ? 0.16 : 0.24))
                    onRuleWanted: line => sheet.showRule(line.rule ?? "", line.label, "")
                }
                // One cell, so that the main button stays where it was when something comes up under the dice.
                ColumnLayout {
                    Layout.fillWidth: !sheet.narrow || !sheet.beside
                    Layout.preferredWidth: sheet.narrow ? dice.implicitWidth : -1
                    visible: dice.dice.length > 0 || manner.wanted
                    spacing: foot.rowSpacing

                    Flickable {
                        Layout.fillWidth: true
                        Layout.preferredHeight: Math.min(diceLine.implicitHeight, 3.4 * Theme.die + 48)
                        visible: dice.dice.length > 0
                        contentHeight: diceLine.implicitHeight
                        boundsBehavior: Flickable.StopAtBounds
                        interactive: contentHeight > height
                        clip: interactive

                        RowLayout {
                            id: diceLine
                            width: parent.width
                            spacing: Theme.pad
                            DiceRow {
                                id: dice
                                Layout.fillWidth: current >= 0 || pool
                                Layout.preferredWidth: implicitWidth
                                dice: Array.from(sheet.resolver.dice ?? [])
                                onTyped: (die, face) => sheet.resolver.setDie(die, face)
                                onCleared: die => sheet.resolver.clearDie(die)
                                onDiceChanged: if (typedCount === 0) sheet.openPad()
                                onFinished: rollButton.forceActiveFocus(Qt.TabFocusReason)
                            }
                            AppText {
                                Layout.fillWidth: true
                                visible: dice.current < 0 && !sheet.typing && !dice.pool && (!sheet.narrow || !sheet.beside && Theme.scale < 1.3)
                                text: dice.complete ? qsTr("These are your own dice.") : dice.typedCount > 0 ? qsTr("Enter the remaining dice, or the app will roll them all.") : qsTr("Tap a die to enter your roll.")
                                quiet: true
                            }
                        }
                    }
                    DiceManner {
                        id: manner
                        Layout.fillWidth: true
                        resolver: sheet.resolver
                        typing: dice.dice.length > 0 && (sheet.typing || dice.typedCount > 0)
                        onTurned: {
                            dice.current = -1;
                            sheet.resolver.asHits = sheet.resolver.asHits !== true;
                            dice.current = dice.nextEmpty(0);
                        }
                    }
                }
                BigButton {
                    id: rollButton
                    Layout.fillWidth: !sheet.wide
                    Layout.preferredWidth: sheet.wide ? 400 : -1
                    Layout.preferredHeight: Math.max(implicitHeight, sheet.wide ? 80 : 64)
                    Layout.alignment: Qt.AlignRight | Qt.AlignBottom
                    visible: sheet.resolver.ready
                    focus: true
                    side: sheet.side
                    readonly property string verb: dice.dice.length > 0 ? "" : sheet.resolver.verb ?? ""
                    objectName: "rollButton"
                    opacity: sheet.waitsFor === "" || sheet.asks ? 1 : 0.5
                    detail: sheet.asks ? qsTr("%1 chooses").arg(sheet.table.other) : sheet.waitsFor !== "" ? sheet.waitsFor : sheet.placing ? spots.summary : sheet.theirs ? qsTr("Only if %1 says so").arg(sheet.table.other) : ""
                    text: sheet.resolver.sent === true ? qsTr("SENT") : sheet.asks ? qsTr("ASK %1").arg(sheet.table.other.toUpperCase()) : sheet.typing && dice.dice.length > 0 && !dice.complete ? qsTr("ENTER YOUR DICE") : verb !== "" ? verb.toUpperCase() : dice.dice.length === 0 || dice.complete ? qsTr("RESOLVE") : qsTr("ROLL")
                    onClicked: sheet.roll()
                }
                AppButton {
                    objectName: "answerHere"
                    Layout.columnSpan: sheet.beside ? 2 : 1
                    Layout.alignment: Qt.AlignRight
                    visible: sheet.resolver.ready && (sheet.asks || (sheet.table?.awaited ?? "") !== "")
                    kind: "quiet"
                    text: (sheet.table?.awaited ?? "") !== "" ? qsTr("%1 wants to go on").arg(sheet.table.other) : qsTr("Answer it here")
                    onClicked: sheet.table.answerHere()
                }
                RowLayout {
                    Layout.fillWidth: !sheet.wide
                    Layout.preferredWidth: sheet.wide ? 400 : -1
                    Layout.minimumHeight: 64
                    visible: !sheet.resolver.ready
                    spacing: 12
                    Icon {
                        name: "info"
                        colour: Theme.bad
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: sheet.resolver.refusal
                        font.weight: Font.DemiBold
                        Accessible.role: Accessible.AlertMessage
                    }
                }
            }
        }
    }
    SumsList {
        id: sums
        onRuleWanted: (rule, label) => sheet.showRule(rule, label, "")
    }
    RuleSheet { id: ruleSheet }
}
