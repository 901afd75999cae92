// SPDX-License-Identifier: GPL-3.0-or-later
// Dice that lie open, to be put on places: DicePlaces { placing: resolver.placing; side: "a"; onPlaced: faces => resolver.place(faces) }. A die is dragged
// to its place, or tapped and then the place; the highest that is left waits for its place already, and the last goes to the last place by itself. With
// the keyboard a figure puts the chosen die on that place. On a place that is taken the two dice change over. What lies where is nobody's until all are
// placed; placed() then gives their faces in the order of the places.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

Item {
    id: board

    /// {dice: [value], places: [{label, note, buys: [text]}], placed: [number of a die or -1]}
    property var placing: ({})
    property string side
    readonly property var dice: Array.from(placing.dice ?? [])
    readonly property var places: Array.from(placing.places ?? [])
    /// By place the number of the die on it, -1 for none.
    property var lying: []
    /// The die that waits for its place; -1 for none.
    property int held: -1
    /// Was it tapped, or is it only the next?
    property bool tapped: false
    /// The die under the finger; -1 for none.
    property int flying: -1
    property int over: -1
    property bool touching: false
    readonly property int remaining: places.length - lying.filter(die => die >= 0).length
    readonly property bool complete: places.length > 0 && remaining === 0
    readonly property bool stacked: width < Theme.px(560)
    /// "Valour 6 · Discipline 4 · Strategy 2"
    readonly property string summary: complete ? places.map((place, at) => place.label + " " + dice[lying[at]]).join(" · ") : ""

    signal placed(var faces)

    function begin() {
        flying = -1;
        // Read anew: what hangs on the form may come a moment later.
        lying = Array.from(placing.places ?? []).map((_, place) => placing.placed?.[place] ?? -1);
        chooseNext();
    }
    function free(): var {
        return Array.from(placing.dice ?? []).map((_, die) => die).filter(die => !lying.includes(die));
    }
    /// The highest die that is left comes next.
    function chooseNext() {
        held = free().reduce((best, die) => best < 0 || placing.dice[die] > placing.dice[best] ? die : best, -1);
        tapped = false;
    }
    function tell() {
        if (complete)
            placed(lying.map(die => dice[die]));
    }
    /// Puts a die on a place; the one that lies there goes where it came from.
    function put(die: int, place: int) {
        if (die < 0 || place < 0 || place >= places.length)
            return;
        const next = Array.from(lying);
        const from = next.indexOf(die);
        if (from >= 0)
            next[from] = next[place];
        next[place] = die;
        lying = next;
        const rest = free(), last = lying.indexOf(-1);
        if (from < 0 && remaining === 1 && rest.length === 1)
            lying = lying.map((one, at) => at === last ? rest[0] : one);
        chooseNext();
        tell();
    }
    function takeBack(die: int) {
        lying = lying.map(one => one === die ? -1 : one);
        held = die;
        tapped = false;
    }
    /// A tap on a die: the first chooses it, one on another lets the two change places.
    function tap(die: int) {
        const at = lying.indexOf(die);
        if (tapped && held !== die && at >= 0) {
            put(held, at);
        } else if (tapped && held === die) {
            chooseNext();
        } else {
            held = die;
            tapped = true;
        }
    }
    function placeAt(x: real, y: real): int {
        for (let at = 0; at < seats.count; ++at) {
            const seat = seats.itemAt(at);
            if (!seat)
                continue;
            const corner = seat.mapToItem(board, 0, 0);
            if (x >= corner.x && y >= corner.y && x < corner.x + seat.width && y < corner.y + seat.height)
                return at;
        }
        return -1;
    }

    implicitHeight: column.implicitHeight
    onPlacingChanged: {
        // A form that only answers keeps what lies.
        const now = JSON.stringify([placing.dice, (placing.places ?? []).length]);
        if (now !== known) {
            known = now;
            begin();
        }
    }
    property string known

    component Die: T.AbstractButton {
        id: die
        property int number: -1
        readonly property bool away: board.flying === number && number >= 0
        implicitWidth: Theme.die
        implicitHeight: Theme.die
        visible: number >= 0
        objectName: "placeDie_" + number
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        opacity: away ? 0.3 : 1
        text: String(board.dice[number] ?? "")
        onClicked: board.tap(number)
        onPressedChanged: board.touching = pressed || drag.active
        Accessible.role: Accessible.Button
        Accessible.name: board.lying.indexOf(number) < 0 ? qsTr("Die %1, to be placed").arg(text) : qsTr("Die %1 on %2").arg(text).arg(board.places[board.lying.indexOf(number)]?.label ?? "")
        Accessible.description: qsTr("Tap it and then a place, or drag it there.")
        Accessible.onPressAction: board.tap(number)
        Keys.onPressed: event => {
            const place = event.key - Qt.Key_1;
            if (place >= 0 && place < board.places.length) {
                board.put(die.number, place);
                event.accepted = true;
            } else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) {
                board.takeBack(die.number);
                event.accepted = true;
            }
        }

        DieFace {
            anchors.fill: parent
            value: board.dice[die.number] ?? -1
            chosen: board.held === die.number
            ink: Theme.side(board.side)
            Accessible.ignored: true
        }
        FocusRing {
            control: die
            radius: width / 6
        }
        DragHandler {
            id: drag
            target: null
            dragThreshold: 8
            onActiveChanged: {
                board.touching = active;
                if (active) {
                    board.flying = die.number;
                    return;
                }
                const number = board.flying, at = board.over;
                board.flying = -1;
                board.over = -1;
                if (number >= 0 && at >= 0)
                    board.put(number, at);
                else if (number >= 0 && ghost.y < trayCard.height)
                    board.takeBack(number);
            }
            onCentroidChanged: {
                if (!active || board.flying < 0)
                    return;
                const at = die.mapToItem(board, centroid.position.x, centroid.position.y);
                ghost.x = at.x - ghost.width / 2;
                ghost.y = at.y - ghost.height / 2;
                board.over = board.placeAt(at.x, at.y);
            }
        }
    }

    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.pad

        Card {
            id: trayCard
            Layout.fillWidth: true

            GridLayout {
                Layout.fillWidth: true
                columns: board.stacked ? 1 : 2
                columnSpacing: Theme.pad

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 2
                    Heading {
                        Layout.fillWidth: true
                        text: qsTr("Drag each die to its place.")
                        size: board.stacked ? Theme.px(22) : Theme.textTitle
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: qsTr("Or tap a place for the ringed die, or another die first. On a die that is placed already, the two change places.")
                        quiet: true
                    }
                }
                Row {
                    Layout.minimumHeight: Theme.die
                    Layout.minimumWidth: board.dice.length * (Theme.die + spacing)
                    spacing: 12
                    Accessible.role: Accessible.Grouping
                    Accessible.name: qsTr("Dice to place")

                    Repeater {
                        model: board.dice.length
                        Item {
                            id: spot
                            required property int index
                            width: Theme.die
                            height: Theme.die
                            Rectangle {
                                anchors.fill: parent
                                radius: width / 6
                                color: "transparent"
                                border.width: 1
                                border.color: Theme.line
                            }
                            Die { number: board.lying.includes(spot.index) ? -1 : spot.index }
                        }
                    }
                }
            }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: board.stacked ? 1 : Math.max(1, board.places.length)
            columnSpacing: Theme.pad
            rowSpacing: Theme.gap

            LayoutRepeater {
                id: seats
                model: board.places

                T.AbstractButton {
                    id: seat
                    required property var modelData
                    required property int index
                    readonly property int die: board.lying[index] ?? -1
                    readonly property bool wanted: board.over === index || board.held >= 0 && board.held !== die
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    implicitHeight: body.implicitHeight + 2 * Theme.pad
                    objectName: "dicePlace_" + index
                    focusPolicy: Qt.StrongFocus
                    hoverEnabled: true
                    text: modelData.label
                    onClicked: if (board.held >= 0) board.put(board.held, index)
                    Accessible.role: Accessible.Button
                    Accessible.name: die < 0 ? qsTr("%1, empty").arg(text) : qsTr("%1: %2").arg(text).arg(board.dice[die])
                    Accessible.description: [modelData.note ?? ""].concat(Array.from(modelData.buys ?? [])).join(". ")
                    Accessible.onPressAction: seat.clicked()

                    background: Rectangle {
                        radius: Theme.radius
                        color: seat.wanted ? Theme.tile(board.side) : Theme.surface
                        border.width: seat.wanted ? 2 : Theme.hairline
                        border.color: seat.wanted ? Theme.side(board.side) : Theme.line
                        FocusRing { control: seat }
                    }
                    GridLayout {
                        id: body
                        x: Theme.pad
                        y: Theme.pad
                        width: parent.width - 2 * Theme.pad
                        columns: board.stacked ? 2 : 1
                        columnSpacing: Theme.pad
                        rowSpacing: Theme.gap

                        ColumnLayout {
                            Layout.fillWidth: true
                            Layout.row: 0
                            Layout.column: board.stacked ? 1 : 0
                            spacing: 0
                            Heading {
                                Layout.fillWidth: true
                                text: seat.text
                                color: Theme.side(board.side)
                                size: board.stacked ? Theme.px(22) : Theme.textTitle
                                horizontalAlignment: board.stacked ? Text.AlignLeft : Text.AlignHCenter
                                Accessible.ignored: true
                            }
                            AppText {
                                Layout.fillWidth: true
                                visible: text !== ""
                                text: seat.modelData.note ?? ""
                                quiet: true
                                horizontalAlignment: board.stacked ? Text.AlignLeft : Text.AlignHCenter
                                Accessible.ignored: true
                            }
                        }
                        Item {
                            Layout.row: board.stacked ? 0 : 1
                            Layout.column: 0
                            Layout.alignment: Qt.AlignHCenter
                            implicitWidth: Theme.die
                            implicitHeight: Theme.die

                            Rectangle {
                                anchors.fill: parent
                                radius: width / 6
                                color: "transparent"
                                border.width: 2
                                border.color: Theme.edge
                            }
                            Die { number: seat.die }
                        }
                        Column {
                            id: bought
                            Layout.fillWidth: true
                            Layout.row: board.stacked ? 1 : 2
                            Layout.columnSpan: board.stacked ? 2 : 1
                            visible: (seat.modelData.buys ?? []).length > 0
                            spacing: 4
                            Repeater {
                                model: seat.modelData.buys ?? []
                                AppText {
                                    required property string modelData
                                    width: bought.width
                                    text: "• " + modelData
                                    font.pixelSize: board.stacked ? Theme.textSmall : Theme.textBody
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    DieFace {
        id: ghost
        visible: board.flying >= 0
        z: 10
        rotation: Theme.reducedMotion ? 0 : 8
        width: Theme.die * 1.2
        height: width
        value: board.dice[board.flying] ?? -1
        ink: Theme.side(board.side)
        Accessible.ignored: true
    }
}
