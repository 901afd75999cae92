// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a table: what each destroyed, as the event's scheme counts it, or the short form of the hobby; who won where that does not say it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: form

    property int table: 0
    /// A row of App.club.tables.
    property var row: ({})
    readonly property var asks: App.club.asks
    readonly property var allKinds: [
        {
            "key": "elements",
            "label": qsTr("elements")
        },
        {
            "key": "generals",
            "label": qsTr("generals among them")
        },
        {
            "key": "camps",
            "label": qsTr("camps")
        }
    ]
    readonly property var kinds: Array.from(allKinds).filter(kind => (asks[kind.key] ?? 0) > 0)
    readonly property var winners: [
        {
            "value": "",
            "label": qsTr("As counted")
        },
        {
            "value": "a",
            "label": row.a ?? ""
        },
        {
            "value": "b",
            "label": row.b ?? ""
        },
        {
            "value": "draw",
            "label": qsTr("Nobody: a draw")
        }
    ]

    /// No room for a label beside what it counts.
    readonly property bool stacked: width < Theme.px(300)

    property string written
    property var counts: ({
            "elements": [0, 0],
            "generals": [0, 0],
            "camps": [0, 0]
        })
    property string winner
    property bool unfinished: false
    /// The game of the library that the result was taken from, which both still have to confirm; "" for one that was typed.
    property string game
    property var gameNames: ["", ""]
    property var confirmed: [true, true]
    /// Who has confirmed that game's result at the table.
    property var atTable: [false, false]
    readonly property bool unconfirmed: (row.in ?? false) && !(confirmed[0] && confirmed[1])
    readonly property var games: Array.from([
        {
            "value": "",
            "label": qsTr("Counted here")
        }
    ]).concat(Array.from(App.club.games(table)))
    property var strength: [0, 0]
    property var broken: [false, false]
    readonly property var input: ({
            "table": table,
            "round": App.club.shown,
            "short": written,
            "winner": winner,
            "unfinished": unfinished,
            "game": game,
            "strength": asks.strengths ? strength : [],
            "broken": asks.broken ? broken : []
        })
    readonly property bool empty: written.trim() === "" && winner === ""
    readonly property var told: empty ? ({"sentence": "", "fault": ""}) : App.club.preview(input)
    readonly property string lack: asks.strengths && !(strength[0] > 0 && strength[1] > 0) && written.trim() !== "" && !written.includes(":") ? qsTr("Say how many elements each army had.") : ""

    signal done

    function begin() {
        // What the table itself has reported is offered at once.
        if (row.live === "over" && games.length > 1)
            takeGame(games[1].value);
        else
            take(App.club.resultAt(table));
    }
    function take(was: var) {
        if (was.short === undefined) // a game that cannot be read; it was said
            return;
        winner = was.winner;
        unfinished = was.unfinished;
        strength = Array.from(was.strength);
        broken = Array.from(was.broken);
        game = was.game ?? "";
        if (game === "")
            confirmed = Array.from(was.confirmed);
        atTable = game === "" ? [false, false] : Array.from(was.confirmed);
        gameNames = Array.from(was.names ?? ["", ""]);
        written = was.short;
        fill(was.short === "" ? ({}) : App.club.readShort(was.short));
    }
    function takeGame(id: string) {
        take(id === "" ? App.club.resultAt(table) : App.club.resultOfGame(id, table));
    }
    function swapSides() {
        const parts = written.split(written.includes(":") ? ":" : "-");
        if (parts.length === 2)
            written = parts[1].trim() + (written.includes(":") ? ":" : "-") + parts[0].trim();
        fill(written === "" ? ({}) : App.club.readShort(written));
        winner = winner === "a" ? "b" : winner === "b" ? "a" : winner;
        strength = [strength[1], strength[0]];
        broken = [broken[1], broken[0]];
        gameNames = [gameNames[1], gameNames[0]];
        atTable = [atTable[1], atTable[0]];
    }
    function confirm(side: int) {
        if (!App.club.act("confirm", {"table": table, "round": App.club.shown, "side": side === 0 ? "a" : "b"}))
            return;
        const now = setAt(confirmed, side, true);
        if (now[0] && now[1])
            done();
        confirmed = now;
    }
    /// Takes a short form up; the counts follow where it has some.
    function write(text: string) {
        written = text;
        game = "";
        fill(text.trim() === "" ? ({}) : App.club.readShort(text));
    }
    function fill(read: var) {
        counts = {
            "elements": Array.from(read.elements ?? [0, 0]),
            "generals": Array.from(read.generals ?? [0, 0]),
            "camps": Array.from(read.camps ?? [0, 0])
        };
    }
    function count(key: string, side: int, value: int) {
        const now = {};
        for (const kind of ["elements", "generals", "camps"])
            now[kind] = Array.from(counts[kind]);
        now[key][side] = value;
        if (now.generals[side] > now.elements[side])
            now[key === "elements" ? "generals" : "elements"][side] = value;
        counts = now;
        game = "";
        const part = side => now.elements[side] + "G".repeat(now.generals[side]) + "C".repeat(now.camps[side]);
        written = part(0) + "-" + part(1);
    }
    function setAt(list: var, side: int, value: var): var {
        const now = Array.from(list);
        now[side] = value;
        return now;
    }
    function keep() {
        if (App.club.enterResult(input))
            done();
    }

    Component.onCompleted: begin()

    Flickable {
        id: flick
        anchors.top: parent.top
        anchors.bottom: foot.top
        width: parent.width
        contentHeight: column.implicitHeight + Theme.pad
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            width: flick.width - 2 * Theme.pad
            spacing: 12

            Card {
                objectName: "resultConfirm"
                Layout.fillWidth: true
                visible: form.unconfirmed
                inset: 12
                title: qsTr("Both players have to confirm this result.")

                LayoutRepeater {
                    model: 2

                    AppButton {
                        required property int index
                        objectName: "confirm_" + (index === 0 ? "a" : "b")
                        Layout.fillWidth: true
                        enabled: !form.confirmed[index]
                        glyph: form.confirmed[index] ? "check" : ""
                        text: form.confirmed[index] ? qsTr("%1 has confirmed").arg(index === 0 ? form.row.a : form.row.b) : qsTr("%1 confirms").arg(index === 0 ? form.row.a : form.row.b)
                        onClicked: form.confirm(index)
                    }
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: form.games.length > 1
                text: qsTr("Where the result comes from")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            ChoiceList {
                objectName: "resultGame"
                handle: "resultGameHead"
                Layout.fillWidth: true
                Layout.topMargin: -8
                visible: form.games.length > 1
                name: qsTr("Where the result comes from")
                choices: form.games
                value: form.game
                onChosen: value => form.takeGame(value)
            }
            AppText {
                Layout.fillWidth: true
                visible: form.game !== ""
                text: qsTr("%1: %2. %3: %4.").arg(form.row.a).arg(form.gameNames[0]).arg(form.row.b).arg(form.gameNames[1]) + " " + (form.atTable[0] && form.atTable[1] ? qsTr("Both players have confirmed it at the table.") : form.atTable[0] || form.atTable[1] ? qsTr("%1 has confirmed it at the table.").arg(form.atTable[0] ? form.row.a : form.row.b) : qsTr("Both players still confirm it."))
            }
            AppButton {
                objectName: "resultSwap"
                Layout.fillWidth: true
                visible: form.game !== ""
                text: qsTr("The other way round")
                onClicked: form.swapSides()
            }
            LayoutRepeater {
                model: form.kinds.length > 0 ? 2 : 0

                Card {
                    id: side
                    required property int index
                    Layout.fillWidth: true
                    inset: 12
                    spacing: 6

                    AppText {
                        Layout.fillWidth: true
                        text: qsTr("%1 destroyed").arg(side.index === 0 ? form.row.a : form.row.b)
                        font.weight: Font.DemiBold
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                    }
                    LayoutRepeater {
                        model: form.kinds

                        GridLayout {
                            id: kind
                            required property var modelData
                            Layout.fillWidth: true
                            columns: form.stacked ? 1 : 2
                            rowSpacing: 2

                            AppText {
                                Layout.fillWidth: true
                                text: kind.modelData.label
                            }
                            Stepper {
                                objectName: "result_" + kind.modelData.key + "_" + (side.index === 0 ? "a" : "b")
                                name: qsTr("%1 destroyed, %2").arg(side.index === 0 ? form.row.a : form.row.b).arg(kind.modelData.label)
                                most: form.asks[kind.modelData.key]
                                value: form.counts[kind.modelData.key][side.index]
                                onChosen: value => form.count(kind.modelData.key, side.index, value)
                            }
                        }
                    }
                    GridLayout {
                        Layout.fillWidth: true
                        visible: form.asks.strengths
                        columns: form.stacked ? 1 : 2
                        rowSpacing: 2

                        AppText {
                            Layout.fillWidth: true
                            text: qsTr("elements in this army at the start")
                            quiet: true
                        }
                        Stepper {
                            name: qsTr("Elements of %1").arg(side.index === 0 ? form.row.a : form.row.b)
                            most: 500
                            value: form.strength[side.index]
                            onChosen: value => form.strength = form.setAt(form.strength, side.index, value)
                        }
                    }
                    Toggle {
                        Layout.fillWidth: true
                        visible: form.asks.broken
                        text: qsTr("this army broke")
                        checked: form.broken[side.index]
                        onToggled: form.broken = form.setAt(form.broken, side.index, checked)
                    }
                }
            }
            TextEntry {
                id: shortEntry
                objectName: "resultShort"
                Layout.fillWidth: true
                label: form.asks.points ? qsTr("Short form, or the points themselves") : qsTr("Short form, or a score")
                placeholder: qsTr("4G-1C or 12:8")
                text: form.written
                maximumLength: 40
                onTyped: text => form.write(text)
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("Who won")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            LayoutRepeater {
                model: Array.from(form.winners).filter(one => !form.asks.decides || one.value !== "draw")

                AppButton {
                    required property var modelData
                    objectName: "winner_" + modelData.value
                    Layout.fillWidth: true
                    Layout.topMargin: modelData.value === "" ? -6 : -4
                    selected: form.winner === modelData.value
                    text: modelData.label
                    Accessible.role: Accessible.RadioButton
                    Accessible.checked: selected
                    onClicked: form.winner = modelData.value
                }
            }
            Toggle {
                objectName: "resultTime"
                Layout.fillWidth: true
                text: qsTr("The clock ended the game")
                checked: form.unfinished
                onToggled: form.unfinished = checked
            }
            AppButton {
                objectName: "resultClear"
                Layout.fillWidth: true
                visible: form.row.in ?? false
                kind: "quiet"
                text: qsTr("Take the result away")
                onClicked: {
                    if (App.club.act("clear", {"table": form.table, "round": App.club.shown}))
                        form.done();
                }
            }
        }
    }
    FootBar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        text: form.told.fault !== "" ? form.told.fault : form.lack !== "" ? form.lack : form.told.sentence !== "" ? form.told.sentence : qsTr("Count what each destroyed, type the short form, or say who won.")
        tone: form.told.fault !== "" ? "bad" : "none"

        BigButton {
            objectName: "resultKeep"
            Layout.fillWidth: true
            enabled: !form.empty && form.told.fault === "" && form.lack === ""
            text: qsTr("Enter the result")
            onClicked: form.keep()
        }
    }
}
