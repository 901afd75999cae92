// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry answered, to be answered otherwise: AmendForm { amend: App.amend }. The places, questions and typed dice of an act, or the counters
// that a correction set.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

Column {
    id: body

    /// form, typed, counters; setValue.
    required property var amend
    property bool twoColumns: false
    readonly property var form: amend.form
    property bool choosing: false

    signal ruleWanted(string rule, string title, string help)

    spacing: 12

    Repeater {
        model: body.form.open ? (body.form.slots ?? []).length : 0

        Column {
            id: seat
            required property int index
            readonly property var taken: body.form.slots[index] ?? ({})
            readonly property bool asked: (taken.many ?? false) || body.choosing || (body.form.contestants ?? []).length === 0
            width: body.width
            visible: asked

            Repeater {
                model: seat.asked && !seat.taken.many ? 1 : 0
                SlotPicker {
                    width: body.width
                    slot: seat.taken
                    onChosen: unit => {
                        body.choosing = false;
                        body.form.setSlot(seat.taken.id, unit);
                    }
                }
            }
            Repeater {
                model: seat.asked && seat.taken.many ? 1 : 0
                PicksPicker {
                    width: body.width
                    slot: seat.taken
                    refusal: body.form.refusal
                    onPicked: (unit, part, count) => body.form.setPick(seat.taken.id, unit, part, count)
                    onAll: all => body.form.pickAll(seat.taken.id, all)
                }
            }
        }
    }
    Repeater {
        model: body.form.open ? 1 : 0

        QuestionList {
            width: body.width
            questions: body.form.questions
            contestants: body.form.contestants ?? []
            twoColumns: body.twoColumns
            changeable: (body.form.slots ?? []).some(slot => !slot.many)
            onAnswered: (id, value) => body.form.setAnswer(id, value)
            onRuleWanted: (rule, title, help) => body.ruleWanted(rule, title, help)
            onChangeWanted: body.choosing = !body.choosing
        }
    }
    Repeater {
        model: body.form.open && (body.form.dice ?? []).length > 0 ? 1 : 0

        Card {
            width: body.width
            title: qsTr("Dice")

            DiceRow {
                objectName: "amendDice"
                Layout.fillWidth: true
                visible: body.amend.typed
                dice: body.amend.typed ? body.form.dice ?? [] : []
                onTyped: (die, face) => body.form.setDie(die, face)
                onCleared: die => body.form.clearDie(die)
            }
            AppText {
                Layout.fillWidth: true
                text: body.amend.typed ? qsTr("Your own dice. Tap one that was entered wrongly.") : qsTr("The app rolled these dice; the rolls are kept.")
                quiet: true
            }
        }
    }
    Repeater {
        model: body.amend.counters.length > 0 ? 1 : 0

        Card {
            width: body.width
            title: qsTr("Corrected by hand")

            LayoutRepeater {
                model: body.amend.counters.length

                RowLayout {
                    id: line
                    required property int index
                    readonly property var counter: body.amend.counters[index] ?? ({})
                    Layout.fillWidth: true
                    spacing: 12

                    AppText {
                        Layout.fillWidth: true
                        text: line.counter.label ?? ""
                    }
                    LayoutRepeater {
                        model: line.counter.kind === "yesNo" ? 1 : 0
                        Toggle {
                            checked: line.counter.value === true
                            Accessible.name: line.counter.label ?? ""
                            onToggled: body.amend.setValue(line.counter.path, checked)
                        }
                    }
                    LayoutRepeater {
                        model: line.counter.kind === "choice" ? 1 : 0
                        ChoiceList {
                            Layout.fillWidth: true
                            objectName: "amendCounter_" + line.index
                            name: line.counter.label ?? ""
                            choices: line.counter.choices ?? []
                            value: line.counter.value ?? ""
                            onChosen: wanted => body.amend.setValue(line.counter.path, wanted)
                        }
                    }
                    LayoutRepeater {
                        model: line.counter.kind === "yesNo" || line.counter.kind === "choice" ? 0 : 1
                        Stepper {
                            objectName: "amendCounter_" + line.index
                            name: line.counter.label ?? ""
                            least: line.counter.least ?? 0
                            most: line.counter.most ?? 99
                            value: line.counter.value ?? 0
                            onChosen: wanted => body.amend.setValue(line.counter.path, wanted)
                        }
                    }
                }
            }
        }
    }
}
