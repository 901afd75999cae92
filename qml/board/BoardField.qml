// SPDX-License-Identifier: GPL-3.0-or-later
// The field: in wide windows two rows of areas, the near side's below; in tall ones a row for each column, the near side on the right. One
// stop for the keyboard: arrows move, Space picks up and lays down, Delete takes a unit back, H helps.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Optio

T.Control {
    id: field

    required property var board
    required property var stage
    property bool rows: false
    /// Targets of what is picked up, things that can be, and those that take part in what is being put together.
    property var lit: []
    property var able: []
    property var chosen: []
    property string atSide: "a"
    property int atColumn: 1
    /// Is it the keyboard that leads here, so that its ring is wanted?
    property bool keyed: false
    readonly property bool ringed: activeFocus && (keyed || visualFocus)
    /// Units that the last act was about, and the colour of the side that made it.
    property var touched: []
    property string touchedBy
    readonly property string near: board.near
    readonly property var zones: board.zones
    readonly property int columns: zones.reduce((sum, zone) => sum + zone.columns.length, 0)
    readonly property int zoneGap: rows ? 8 : 16
    readonly property int gap: rows ? 4 : 6
    /// Between the lines: land, where arrows and dice have room.
    readonly property int middle: rows ? Math.max(8, Math.round(width * 0.17)) : height < 260 ? Theme.px(22) : Theme.px(52)
    readonly property var from: stage.running ? Array.from(stage.shown.from ?? []) : []
    readonly property var to: stage.running ? Array.from(stage.shown.to ?? []) : []
    /// How many columns its longest zone has.
    readonly property int longest: Math.min(5, zones.reduce((most, zone) => Math.max(most, zone.columns.length), 1))
    /// Along the front a card needs so much for its words to be read, at a text size of 100 %.
    readonly property int leastCell: 46
    /// What lies between the cards along the front.
    readonly property real gaps: Math.max(0, zones.length - 1) * zoneGap + Math.max(0, columns - zones.length) * gap
    readonly property real cell: cellIn(rows ? height : width)

    /// A battle begins with the keyboard's ring at its first area.
    function begin() {
        atSide = "a";
        atColumn = 1;
        keyed = false;
    }
    /// How much of the front a card has where the whole field has so much.
    function cellIn(front: real): real {
        return (front - gaps) / Math.max(1, columns);
    }
    /// How high it is where the line scrolls and shows so much of it: its longest zone fills that, if its cards can be read then.
    function heightFor(sight: real): real {
        const fit = Math.max(Theme.px(leastCell), Math.min(Theme.px(120), (sight - (longest - 1) * gap) / longest));
        return Math.max(sight, columns * fit + gaps);
    }

    /// Is a finger on a unit that it may drag?
    property bool gripped: false

    signal helpWanted(string thing)
    signal dragBegan(Item from, string thing, real x, real y)
    signal dragMoved(Item from, real x, real y)
    signal dragEnded(Item from, real x, real y)
    signal dragCancelled
    /// The arrows lead out of the field: -1 up, 1 down.
    signal leave(int way)

    /// The part of it from here to there, along the front, is to be in sight.
    signal sightWanted(real from, real to)

    /// A zone as the near side calls it.
    function nameOf(zone: var): string {
        return near !== "b" ? zone.name : zone.name === "Left wing" ? "Right wing" : zone.name === "Right wing" ? "Left wing" : zone.name;
    }
    function startOfZone(zone: var): real {
        return Math.min(startOf(zone.columns[0]), startOf(zone.columns[zone.columns.length - 1]));
    }
    function endOfZone(zone: var): real {
        return Math.max(startOf(zone.columns[0]), startOf(zone.columns[zone.columns.length - 1])) + cell;
    }
    /// How many units stand in a zone: {near,far}.
    function heldIn(zone: var): var {
        const held = {"near": 0, "far": 0};
        for (let i = 0; i < areas.count; ++i) {
            const one = areas.itemAt(i) as BoardArea;
            if (one && one.held && zone.columns.includes(one.column))
                ++held[one.side === near ? "near" : "far"];
        }
        return held;
    }
    /// Brings these units or areas into sight, as far as they fit.
    function look(things: var) {
        let from = 1e6;
        let to = -1;
        for (let i = 0; i < areas.count; ++i) {
            const one = areas.itemAt(i) as BoardArea;
            if (!one || !(things.includes(one.id) || one.held && things.includes(one.unit.id)))
                continue;
            const at = startOf(one.column);
            from = Math.min(from, at);
            to = Math.max(to, at + cell);
        }
        if (to >= 0)
            sightWanted(from, to);
    }
    /// Where each place begins along the front, in the order of the near side.
    readonly property var starts: {
        const order = near === "b" ? zones.slice().reverse() : zones;
        const all = [];
        let at = 0;
        for (const zone of order) {
            for (let i = 0; i < zone.columns.length; ++i) {
                all.push(at);
                at += cell + (i + 1 < zone.columns.length ? gap : zoneGap);
            }
        }
        return all;
    }
    /// Where a column begins along the front, as the near side sees it.
    function startOf(column: int): real {
        return starts[near === "b" ? columns - column : column - 1] ?? 0;
    }
    function rectOf(side: string, column: int): rect {
        const front = startOf(column);
        const own = side === near;
        return rows ? Qt.rect(own ? (width + middle) / 2 : 0, front, (width - middle) / 2, cell) : Qt.rect(front, own ? (height + middle) / 2 : 0, cell, (height - middle) / 2);
    }
    function delegateAt(side: string, column: int): Item {
        for (let i = 0; i < areas.count; ++i) {
            const one = areas.itemAt(i) as BoardArea;
            if (one && one.side === side && one.column === column)
                return one;
        }
        return null;
    }
    /// The area where a unit is shown; null for none.
    function areaOf(unit: string): Item {
        for (let i = 0; i < areas.count; ++i) {
            const one = areas.itemAt(i) as BoardArea;
            if (one && one.held && one.unit.id === unit)
                return one;
        }
        return null;
    }
    /// The thing at a point of the field; "" for none.
    function thingAt(x: real, y: real): string {
        for (let i = 0; i < areas.count; ++i) {
            const one = areas.itemAt(i) as BoardArea;
            if (one && x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height)
                return one.thing;
        }
        return "";
    }
    function step(along: int, across: int, event: var) {
        event.accepted = true;
        keyed = true;
        const turn = near === "b" ? -1 : 1;
        const column = atColumn + along * turn;
        if (along !== 0 && column >= 1 && column <= columns)
            atColumn = column;
        if (across === 0)
            return;
        const far = near === "b" ? "a" : "b";
        const side = across > 0 ? near : far;
        if (atSide === side)
            leave(across);
        atSide = side;
    }
    onAtColumnChanged: if (ringed) sightWanted(startOf(atColumn), startOf(atColumn) + cell)

    focusPolicy: Qt.TabFocus
    /// What each target would come to, by the area's id: {side,column,big,small,spoken}; told while a unit is chosen and nothing more is put together.
    property var odds: ({})
    readonly property bool weighing: board.picked !== "" && (board.forming.label ?? "") === "" && !board.picked.startsWith("card:")
    readonly property string hint: weighing && lit.length > 0 ? hintOf(Object.keys(odds).length) : ""
    function hintOf(targets: int): string {
        const unit = board.unit(board.picked).label ?? "";
        return targets === 0 ? qsTr("%1: tap a place that is lit.").arg(unit) : targets === 1 ? qsTr("Tap the target. %1 can reach one unit.").arg(unit) : qsTr("Tap a target. %1 can reach %2 units.").arg(unit).arg(targets);
    }
    onLitChanged: {
        odds = weighing ? weigh() : ({});
        if (weighing && lit.length > 0)
            look(lit.concat([board.picked]));
    }
    // What was done last, and what is asked about, is seen. By its ids: the list is a new one whenever anything changes.
    readonly property string touchedIds: touched.join()
    onTouchedIdsChanged: if (!stage.running && touched.length > 0) look(touched)
    onWeighingChanged: odds = weighing ? weigh() : ({})
    function weigh(): var {
        const told = {};
        const side = board.acting;
        for (let i = 0; i < areas.count; ++i) {
            const area = areas.itemAt(i) as BoardArea;
            if (!area || !area.held || area.side === side || !(lit.includes(area.id) || lit.includes(area.unit.id)))
                continue;
            const chances = Array.from(board.chancesOf(board.picked, lit.includes(area.id) ? area.id : area.unit.id));
            const percent = one => qsTr("%1 %").arg(Math.round(one.p * 100));
            const name = area.unit.label;
            const theirs = chances.find(one => one.side === area.side && one.label.startsWith(name));
            const ours = chances.find(one => one.side === side && one.label.startsWith(board.unit(board.picked).label));
            const at = {"side": area.side, "column": area.column};
            if (theirs)
                told[area.id] = Object.assign(at, {"big": percent(theirs), "small": ours ? qsTr("risk %1").arg(percent(ours)) : "", "spoken": qsTr("routs %1").arg(percent(theirs))});
            else if (chances.length > 0)
                told[area.id] = Object.assign(at, {"big": percent(chances[0]), "small": chances[0].label, "spoken": qsTr("%1 %2").arg(percent(chances[0])).arg(chances[0].label)});
        }
        return told;
    }
    Accessible.role: Accessible.Pane
    // Where the arrows are; the list is asked again when areas come and go. Between battles nothing is said of the kept page.
    Accessible.name: !board.open ? "" : areas.count > 0 ? qsTr("Field, %1").arg((delegateAt(atSide, atColumn) as BoardArea)?.spoken ?? "") : qsTr("Field")
    Keys.onLeftPressed: event => rows ? step(0, -1, event) : step(-1, 0, event)
    Keys.onRightPressed: event => rows ? step(0, 1, event) : step(1, 0, event)
    Keys.onUpPressed: event => rows ? step(-1, 0, event) : step(0, -1, event)
    Keys.onDownPressed: event => {
        if (rows && atColumn === (near === "b" ? 1 : columns)) {
            event.accepted = true;
            leave(1);
        } else {
            rows ? step(1, 0, event) : step(0, 1, event);
        }
    }
    Keys.onPressed: event => {
        const here = delegateAt(atSide, atColumn) as BoardArea;
        if (!here)
            return;
        if (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            board.tap(here.thing);
        else if (event.key === Qt.Key_H)
            helpWanted(here.thing);
        else if (event.key === Qt.Key_Delete)
            board.hurry() ? undefined : board.drop(here.thing, "hand");
        else
            return;
        event.accepted = true;
    }

    FieldGround {
        id: land
        anchors.fill: parent
        field: field
    }
    Repeater {
        model: field.zones
        AppText {
            required property var modelData
            readonly property rect first: field.rectOf(field.near, modelData.columns[0])
            readonly property rect last: field.rectOf(field.near, modelData.columns[modelData.columns.length - 1])
            visible: !field.rows && modelData.name !== ""
            x: Math.min(first.x, last.x)
            width: Math.abs(last.x - first.x) + field.cell
            y: (field.height - height) / 2
            text: field.nameOf(modelData)
            quiet: true
            font.pixelSize: Theme.px(12)
            font.capitalization: Font.AllUppercase
            font.letterSpacing: 3
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            // So that it reads on any ground.
            Rectangle {
                z: -1
                anchors.centerIn: parent
                width: parent.contentWidth + 8
                height: parent.height + 2
                radius: 4
                color: land.earth
            }
        }
    }
    Repeater {
        id: areas
        model: field.board.areas

        BoardArea {
            id: one
            readonly property rect place: field.rectOf(side, column)
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            wide: field.rows
            owner: field.board.sides[side]?.name ?? ""
            odds: field.odds[id]?.spoken ?? ""
            lit: field.lit.includes(id) || (held && field.lit.includes(unit.id))
            able: held && field.able.includes(unit.id)
            chosen: held && field.chosen.includes(unit.id)
            touched: held && (field.stage.running ? field.from.includes(unit.id) || field.to.includes(unit.id) : field.touched.includes(unit.id))
            touchedBy: field.stage.running ? field.to.includes(unit?.id ?? "") ? "bad" : (unit?.id ?? "").charAt(0) : field.touchedBy
            landing: field.stage.running && field.stage.motion > 0
            current: field.ringed && field.atSide === side && field.atColumn === column
            onTapped: {
                field.keyed = false;
                field.atSide = side;
                field.atColumn = column;
                Qt.callLater(field.board.tap, thing);
            }
            onHelpWanted: field.helpWanted(thing)
            touch.onGrippedChanged: field.gripped = touch.gripped
            touch.onDragBegan: (x, y) => field.dragBegan(one, thing, x, y)
            touch.onDragMoved: (x, y) => field.dragMoved(one, x, y)
            touch.onDragEnded: (x, y) => field.dragEnded(one, x, y)
            touch.onDragCancelled: field.dragCancelled()
        }
    }
    // The odds of each target, between it and the own line.
    Repeater {
        model: Object.keys(field.odds)
        Rectangle {
            id: odd
            required property string modelData
            readonly property var told: field.odds[modelData] ?? null
            readonly property rect place: field.rectOf(told?.side ?? "", told?.column ?? 1)
            readonly property bool own: told?.side === field.near
            objectName: "odds_" + modelData
            width: Math.min(figures.implicitWidth + 16, field.rows ? field.middle + 24 : place.width)
            height: figures.implicitHeight + 6
            x: !field.rows ? place.x + (place.width - width) / 2 : own ? place.x - (field.middle + width) / 2 : place.x + place.width + (field.middle - width) / 2
            y: field.rows ? place.y + (place.height - height) / 2 : own ? place.y - (field.middle + height) / 2 : place.y + place.height + (field.middle - height) / 2
            radius: 8
            color: Theme.surface
            border.width: 2
            border.color: Theme.accent
            Column {
                id: figures
                anchors.centerIn: parent
                AppText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: odd.told?.big ?? ""
                    font.weight: Font.Bold
                    font.pixelSize: Math.min(Theme.textBody, 24)
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                AppText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: text !== ""
                    width: Math.min(implicitWidth, odd.place.width - 12)
                    text: odd.told?.small ?? ""
                    font.pixelSize: Math.min(Theme.px(12), 18)
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
