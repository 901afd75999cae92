// SPDX-License-Identifier: GPL-3.0-or-later
// What is told over the field, picture by picture (App.board.stage): the arrow, the chances, dice between the cards, what they come to, hits, cards
// that leave and come. It lies over what the field, the hand and the strips stand in; a touch of the field while it tells hurries one step.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: scene

    required property var stage
    required property BattleLine line
    required property BoardField field
    required property BoardHand hand
    required property BoardSide nearStrip
    required property BoardSide farStrip
    property string near: "a"
    readonly property bool running: stage.running
    readonly property bool rows: field?.rows ?? false
    readonly property real cardWidth: hand?.cardWidth ?? 0
    property string kind
    property var shown: ({})
    property string sentence
    /// How much of the picture's motion is over, 0 to 1.
    property real passed: 1
    property string told
    // What the picture draws, in this item's coordinates.
    property var arrows: []
    property var dice: []
    property var bursts: []
    property var leaving: []
    property var backs: []
    property rect chanceAt
    property point dieAt

    function rectOf(side: string, column: int): rect {
        const place = field.rectOf(side, column);
        const at = field.mapToItem(scene, place.x, place.y);
        return Qt.rect(at.x, at.y, place.width, place.height);
    }
    function rectOfArea(id: string): rect {
        return rectOf(id.charAt(5), Number(id.slice(6)));
    }
    /// Where a unit stands, or stood as the picture begins.
    function rectOfUnit(unit: string): rect {
        const gone = (shown.leaving ?? []).find(one => one.unit.id === unit);
        if (gone)
            return rectOfArea(gone.area);
        const area = field.areaOf(unit);
        return area ? rectOf(area.side, area.column) : Qt.rect(0, 0, 0, 0);
    }
    function middle(place: rect): point {
        return Qt.point(place.x + place.width / 2, place.y + place.height / 2);
    }
    /// The middle of the edge that looks at the enemy, `deep` within the card.
    function edge(place: rect, side: string, deep: real): point {
        const own = side === near;
        return field.rows ? Qt.point(own ? place.x + deep : place.x + place.width - deep, place.y + place.height / 2) : Qt.point(place.x + place.width / 2, own ? place.y + deep : place.y + place.height - deep);
    }
    /// Where a side's hand, second line or edge of the field is.
    function source(name: string): point {
        const side = name.split(":")[1] ?? "";
        if (name.startsWith("area:"))
            return middle(rectOfArea(name));
        const strip = side === near ? nearStrip : farStrip;
        if (name.startsWith("hand:") && side === hand.side && hand.visible)
            return hand.mapToItem(scene, hand.width / 2, hand.height / 2);
        if (name.startsWith("second:"))
            return strip.second.mapToItem(scene, strip.second.width / 2, strip.second.height / 2);
        if (name.startsWith("away:"))
            return field.rows ? Qt.point(side === near ? -seen.width / 3 : width + seen.width / 3, seen.y + seen.height / 2) : Qt.point(seen.x + seen.width / 2, side === near ? -120 : height + 120);
        return strip.mapToItem(scene, strip.width * 0.7, strip.height / 2);
    }
    function clamp(value: real, least: real, most: real): real {
        return Math.max(least, Math.min(most, value));
    }

    /// Where the field is to be seen, in this item's coordinates.
    readonly property rect seen: Qt.rect(line.x, line.y + line.above, line.width, line.height - line.above)
    function draw() {
        const from = Array.from(shown.from ?? []);
        const to = Array.from(shown.to ?? []);
        const target = to.length > 0 ? rectOfUnit(to[0]) : Qt.rect(0, 0, 0, 0);
        const deep = field.rows ? -2 : -2;
        arrows = target.width === 0 ? [] : from.filter(unit => rectOfUnit(unit).width > 0).map((unit, index) => ({
                    "from": edge(rectOfUnit(unit), unit.charAt(0), deep),
                    "to": edge(target, to[0].charAt(0), deep),
                    "lead": index === 0,
                    "side": unit.charAt(0)
                }));
        const die = Theme.px(field.rows ? 52 : 60);
        let middleX = seen.x + seen.width / 2;
        let middleY = seen.y + seen.height / 2;
        if (arrows.length > 0) {
            middleX = (arrows[0].from.x + arrows[0].to.x) / 2;
            middleY = (arrows[0].from.y + arrows[0].to.y) / 2;
        } else if (from.length > 0 && rectOfUnit(from[0]).width > 0) {
            const at = edge(rectOfUnit(from[0]), from[0].charAt(0), 0);
            middleX = at.x;
            middleY = at.y;
        }
        const faces = Array.from(shown.dice ?? []);
        const open = faces.filter(one => one.unit === "");
        const spread = die * 1.1;
        const beside = arrows.length > 0 ? Theme.px(30) : -die / 2;
        dieAt = field.rows ? Qt.point(middleX, clamp(middleY + beside, seen.y, seen.y + seen.height - die)) : Qt.point(clamp(middleX + beside, seen.x, seen.x + seen.width - open.length * spread), middleY - die / 2);
        dice = faces.map(one => {
            const place = one.unit === "" ? Qt.rect(0, 0, 0, 0) : rectOfUnit(one.unit);
            const index = open.indexOf(one);
            const at = place.width > 0 ? Qt.point(middle(place).x - die / 2, middle(place).y - die / 2) : field.rows ? Qt.point(dieAt.x - die / 2, dieAt.y + index * spread) : Qt.point(dieAt.x + index * spread, dieAt.y);
            return {"x": at.x, "y": at.y, "value": one.value, "side": one.side, "size": die};
        });
        bursts = Array.from(shown.hits ?? []).map(one => ({"place": rectOfUnit(one.unit), "count": one.count})).filter(one => one.place.width > 0);
        leaving = Array.from(shown.leaving ?? []).map(one => ({
                    "unit": one.unit,
                    "word": one.word,
                    "place": rectOfArea(one.area),
                    "to": source(one.to),
                    "side": one.area.charAt(5)
                }));
        chanceAt = Qt.rect(middleX, middleY, 0, 0);
        flourish(shown);
    }
    /// Cards that come, and those that are drawn.
    function flourish(what: var) {
        const time = Theme.reducedMotion ? 0 : 250;
        if (time === 0)
            return;
        for (const one of Array.from(what.coming ?? [])) {
            const area = field.delegateAt(one.area.charAt(5), Number(one.area.slice(6))) as BoardArea;
            if (!area)
                continue;
            const from = source(one.from);
            const here = middle(rectOfArea(one.area));
            area.come(from.x - here.x, from.y - here.y, time);
        }
        const drawn = Array.from(what.drawn ?? []);
        if (drawn.length === 0)
            return;
        backs = drawn.map(side => ({"from": source("deck:" + side), "to": source("hand:" + side), "side": side}));
        flight.restart();
    }
    function turn() {
        const key = running ? `${stage.n}/${stage.step}` : "";
        if (key === told)
            return;
        told = key;
        kind = stage.kind;
        shown = stage.shown;
        sentence = stage.sentence;
        motion.stop();
        if (!running) {
            arrows = dice = bursts = leaving = [];
            passed = 1;
            return;
        }
        passed = stage.motion > 0 ? 0 : 1;
        field.look(Array.from(shown.from ?? []).concat(Array.from(shown.to ?? []), Array.from(shown.leaving ?? []).concat(Array.from(shown.coming ?? [])).map(one => one.area)));
        draw();
        if (stage.motion > 0)
            motion.restart();
    }

    onWidthChanged: if (running) redrawn.restart()
    Component.onCompleted: turn()
    Connections {
        target: scene.stage
        function onChanged() {
            scene.turn();
        }
        function onFlourished(what) {
            scene.flourish(what);
        }
    }
    Connections {
        target: scene.line.view
        function onContentYChanged() {
            if (scene.running)
                redrawn.restart();
        }
    }
    // The field takes its room anew as the hand sinks.
    Connections {
        target: scene.field
        function onHeightChanged() {
            if (scene.running)
                redrawn.restart();
        }
    }
    // Once, however many sizes change together.
    Timer {
        id: redrawn
        interval: 0
        onTriggered: scene.draw()
    }
    NumberAnimation {
        id: motion
        target: scene
        property: "passed"
        from: 0
        to: 1
        duration: scene.stage.motion
    }

    MouseArea {
        objectName: "stageTouch"
        x: scene.seen.x
        y: scene.seen.y
        width: scene.seen.width
        height: scene.seen.height
        visible: scene.running
        onPressed: scene.stage.hurry()
    }
    Repeater {
        model: ListRows {
            spare: 2
            source: scene.arrows
        }
        StageArrow {
            required property var modelData
            required property bool used
            objectName: "stageArrow"
            visible: used
            from: modelData?.from ?? Qt.point(0, 0)
            to: modelData?.to ?? Qt.point(0, 0)
            lead: modelData?.lead ?? true
            colour: Theme.side(modelData?.side ?? "")
            grown: used && scene.kind === "arrow" ? scene.passed : 1
            opacity: scene.kind === "leave" ? 0.45 : 1
        }
    }
    Repeater {
        model: ListRows {
            spare: 1
            source: scene.leaving
        }
        StageLeaving {
            required property var modelData
            required property bool used
            objectName: "stageLeaving"
            visible: used
            told: modelData
            wide: scene.rows
            passed: used ? scene.passed : 1
        }
    }
    Repeater {
        model: ListRows {
            spare: 3
            source: scene.bursts
        }
        StageBurst {
            required property var modelData
            required property bool used
            objectName: "stageHits"
            visible: used
            told: modelData
            wide: scene.rows
            passed: used ? scene.passed : 1
        }
    }
    Repeater {
        model: ListRows {
            spare: 3
            source: scene.dice
        }
        StageDie {
            required property var modelData
            required property bool used
            objectName: "stageDie"
            visible: used
            size: modelData?.size ?? 60
            x: modelData?.x ?? 0
            y: modelData?.y ?? 0
            value: modelData?.value ?? 0
            ink: Theme.side(modelData?.side ?? "")
            passed: !used || scene.kind === "sum" ? 1 : scene.passed
        }
    }
    // The chances before the roll, at the foot of the arrow.
    Rectangle {
        id: chance
        readonly property var told: Array.from(scene.shown.chances ?? [])
        readonly property var theirs: told.filter(one => !one.own)
        readonly property var ours: told.filter(one => one.own)
        objectName: "stageChance"
        visible: scene.running && scene.kind === "chance" && told.length > 0
        width: lines.implicitWidth + 20
        height: lines.implicitHeight + 12
        x: scene.clamp(scene.rows ? scene.chanceAt.x - width / 2 : scene.chanceAt.x + Theme.px(24), 4, scene.width - width - 4)
        y: scene.rows ? scene.chanceAt.y + Theme.px(18) : scene.chanceAt.y - height / 2
        radius: 8
        color: Theme.surface
        border.width: 2
        border.color: Theme.edge
        Column {
            id: lines
            anchors.centerIn: parent
            AppText {
                text: chance.theirs.map(one => one.percent).join(" · ")
                font.weight: Font.Bold
                font.pixelSize: Theme.textLead
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            AppText {
                visible: chance.ours.length > 0
                text: qsTr("risk %1").arg(chance.ours.map(one => one.percent).join(" · "))
                quiet: true
                font.pixelSize: Theme.textSmall
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    // What the dice come to, beside them; where the middle is narrow the story line says it.
    Rectangle {
        id: sum
        readonly property real beyond: scene.dieAt.x + Math.max(1, scene.dice.length) * Theme.px(66) + 10
        readonly property bool fits: beyond + width < scene.width
        objectName: "stageSum"
        visible: scene.running && scene.kind === "sum" && !scene.rows
        width: Math.min(Theme.px(300), scene.width * 0.4)
        height: words.implicitHeight + 14
        x: fits ? beyond : Math.max(4, scene.dieAt.x - width - 10 - (scene.arrows.length > 0 ? Theme.px(56) : 0))
        y: scene.clamp(scene.dieAt.y + Theme.px(30) - height / 2, scene.seen.y, scene.seen.y + scene.seen.height - height)
        radius: 8
        color: Theme.ink
        AppText {
            id: words
            x: 10
            y: 7
            width: parent.width - 20
            text: scene.sentence
            color: Theme.surface
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }
    // Cards drawn from the deck.
    Repeater {
        model: ListRows {
            spare: 2
            source: scene.backs
        }
        Rectangle {
            required property var modelData
            required property bool used
            readonly property point from: modelData?.from ?? Qt.point(0, 0)
            readonly property point to: modelData?.to ?? Qt.point(0, 0)
            objectName: "stageBack"
            visible: used && flight.running
            width: Math.min(scene.cardWidth, 80)
            height: width * 1.25
            x: from.x + (to.x - from.x) * flight.at - width / 2
            y: from.y + (to.y - from.y) * flight.at - height / 2
            radius: 8
            color: Theme.side(modelData?.side ?? "")
            border.width: 3
            border.color: Theme.surface
        }
    }
    NumberAnimation {
        id: flight
        property real at: 1
        target: flight
        property: "at"
        from: 0
        to: 1
        duration: 250
        onFinished: scene.backs = []
    }
}
