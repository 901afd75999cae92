// SPDX-License-Identifier: GPL-3.0-or-later
// The form of one ruling, full window: ResolverSheet { resolver: App.resolver; rules: App.result }. Who fights and what is asked
// scroll; the odds, the dice and the button that rules stay at the foot. Esc closes, Enter rules, digits type dice.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: sheet

    /// title, subtitle, refusal, ready, rule, slots, contestants, questions, bands, atLeast, preview, dice; setSlot, setPick, pickAll, setAnswer,
    /// setDie, clearDie, roll, close.
    required property var resolver
    /// Has rule(number), which gives {rule, title, text}.
    property var rules: null
    /// The side whose questions are turned by 180°, for two players across the table; "" for none.
    property string farSide
    readonly property bool wide: width >= 900 && width > height
    readonly property bool narrow: width < 560
    /// On a phone the button stands beside one or two dice, until one of them is being typed.
    readonly property bool beside: wide || narrow && dice.dice.length > 0 && dice.current < 0 && dice.implicitWidth + rollButton.implicitWidth + 3 * Theme.pad <= width
    property bool choosing: false
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
        scroll.contentY = 0;
        questions.begin();
        if (ruleSheet.visible)
            ruleSheet.close();
        sums.close();
        rollButton.focus = true;
    }
    function roll() {
        if (resolver.ready)
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

        // Places stay while what fills them changes, so that nothing jumps under the finger.
        Column {
            id: place
            required property var modelData
            required property bool used
            readonly property var taken: sheet.places[modelData] ?? ({})
            readonly property bool asked: used && sheet.wanted(taken)
            width: page.width
            visible: asked

            Repeater {
                model: sheet.visible && place.asked && !place.taken.many ? 1 : 0
                SlotPicker {
                    width: page.width
                    slot: place.taken
                    onChosen: unit => {
                        sheet.choosing = false;
                        sheet.resolver.setSlot(place.taken.id, unit);
                    }
                }
            }
            Repeater {
                model: sheet.visible && place.asked && place.taken.many ? 1 : 0
                PicksPicker {
                    width: page.width
                    slot: place.taken
                    refusal: sheet.resolver.refusal
                    onPicked: (unit, part, count) => sheet.resolver.setPick(place.taken.id, unit, part, count)
                    onAll: all => sheet.resolver.pickAll(place.taken.id, all)
                }
            }
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
        Flickable {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: page.height + 2 * page.y
            boundsBehavior: Flickable.StopAtBounds
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
                    twoColumns: sheet.width >= 700 && sheet.width > sheet.height
                    changeable: sheet.places.some(slot => !slot.many)
                    onAnswered: (id, value) => sheet.resolver.setAnswer(id, value)
                    onRuleWanted: (rule, title, help) => sheet.showRule(rule, title, help)
                    onSumWanted: sums.show(sheet.resolver.sums())
                    onChangeWanted: {
                        sheet.choosing = !sheet.choosing;
                        scroll.contentY = 0;
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

                OddsBar {
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
                    Layout.fillWidth: true
                    Layout.maximumWidth: 860
                    preview: sheet.resolver.preview ?? ({})
                    room: Math.max(Theme.touch, sheet.height * (sheet.narrow && Theme.scale > 1.3 ? 0.16 : 0.24))
                    onRuleWanted: line => sheet.showRule(line.rule ?? "", line.label, "")
                }
                Flickable {
                    Layout.fillWidth: !sheet.narrow || !sheet.beside
                    Layout.preferredWidth: sheet.narrow ? dice.implicitWidth : -1
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
                            onFinished: rollButton.forceActiveFocus(Qt.TabFocusReason)
                        }
                        AppText {
                            Layout.fillWidth: true
                            visible: dice.current < 0 && !dice.pool && (!sheet.narrow || !sheet.beside && Theme.scale < 1.3)
                            text: dice.complete ? qsTr("These are your own dice.") : dice.typedCount > 0 ? qsTr("Enter the remaining dice, or the app will roll them all.") : qsTr("Tap a die to enter your roll.")
                            quiet: true
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
                    side: "a"
                    readonly property string verb: dice.dice.length > 0 ? "" : sheet.resolver.verb ?? ""
                    text: verb !== "" ? verb.toUpperCase() : dice.dice.length === 0 || dice.complete ? qsTr("RESOLVE") : qsTr("ROLL")
                    onClicked: sheet.roll()
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
