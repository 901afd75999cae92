// SPDX-License-Identifier: GPL-3.0-or-later
// What leads through a guided game: the screen is dimmed but for the control that leads on, and a card beside it says what to do. What is lit
// answers as always, nothing else does; Back and Leave always do.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Item {
    id: guide

    required property var lesson
    /// Where the named controls are looked for.
    required property Item scene
    /// What brings things into sight.
    required property InSight sight
    property Item target
    property rect hole: Qt.rect(0, 0, 0, 0)
    readonly property bool lit: hole.width > 0
    readonly property bool reading: lesson.points.length === 0
    readonly property int gap: Theme.px(26)
    /// What the sentence speaks of besides: it is framed, and not covered.
    property rect beside: Qt.rect(0, 0, 0, 0)
    /// On which side of the lit control the card stands: where there is room, first below.
    readonly property string place: !lit ? "" : sides.find(side => fits(side) && !covers(side)) ?? sides.find(side => fits(side)) ?? "over"
    readonly property var sides: ["below", "above", "right", "left", "top", "bottom"]

    function cardX(side: string): real {
        return side === "right" ? hole.x + hole.width + gap : side === "left" ? hole.x - gap - card.width : side === "top" || side === "bottom" ? (width - card.width) / 2 : lit ? Math.max(Theme.pad, Math.min(width - card.width - Theme.pad, hole.x + (hole.width - card.width) / 2)) : (width - card.width) / 2;
    }
    function cardY(side: string): real {
        return side === "below" ? hole.y + hole.height + gap : side === "above" ? hole.y - gap - card.height : side === "top" ? Theme.pad : side === "bottom" ? height - card.height - Theme.pad : lit ? Math.max(Theme.pad, Math.min(height - card.height - Theme.pad, hole.y + (hole.height - card.height) / 2)) : (height - card.height) / 2;
    }
    function fits(side: string): bool {
        switch (side) {
        case "below":
            return height - hole.y - hole.height > card.height + gap + Theme.pad;
        case "above":
            return hole.y > card.height + gap + Theme.pad;
        case "right":
            return width - hole.x - hole.width > card.width + gap + Theme.pad;
        case "top":
        case "bottom":
            return !meets(side, hole);
        default:
            return hole.x > card.width + gap + Theme.pad;
        }
    }
    function meets(side: string, other: rect): bool {
        const x = cardX(side), y = cardY(side);
        return other.width > 0 && x < other.x + other.width && other.x < x + card.width && y < other.y + other.height && other.y < y + card.height;
    }
    function covers(side: string): bool {
        return meets(side, beside);
    }
    /// Where an item is, within the window.
    function rectOf(item: Item): rect {
        const at = item.mapToItem(guide, Qt.rect(0, 0, item.width, item.height));
        const left = Math.max(0, at.x - 6), top = Math.max(0, at.y - 6);
        return Qt.rect(left, top, Math.min(width, at.x + at.width + 6) - left, Math.min(height, at.y + at.height + 6) - top);
    }

    signal backWanted
    signal leaveWanted
    /// A row of a long list is made only when it is in sight.
    signal unitWanted(string unit)

    /// The first item of one of these names that is to be seen; the last ones lie on top.
    function find(names: var): Item {
        for (const name of names) {
            const found = within(scene, name);
            if (found)
                return found;
        }
        return null;
    }
    function within(item: Item, name: string): Item {
        if (!item.visible || !item.enabled || item.opacity === 0 || item === guide) // a page under a form is not enabled
            return null;
        if (item.objectName === name && item.width > 0)
            return item;
        for (let i = item.children.length - 1; i >= 0; --i) {
            const found = within(item.children[i], name);
            if (found)
                return found;
        }
        return null;
    }
    /// Brings what is pointed at into sight, and lights where it is now.
    function follow() {
        if (lesson.awaited !== "" && find([lesson.awaited]) || lesson.parting !== "" && !find([lesson.parting])) {
            lesson.met();
            return;
        }
        const spoken = find(lesson.besides);
        beside = spoken ? rectOf(spoken) : Qt.rect(0, 0, 0, 0);
        for (const name of Array.from(lesson.points).filter(one => one.startsWith("unit_") && !find([one])))
            unitWanted(name.slice(5));
        // A card that tells of what was done is put away first.
        const found = reading ? null : find(lesson.points) ?? find(["applyButton"]);
        target = found;
        if (!found) {
            hole = Qt.rect(0, 0, 0, 0);
            return;
        }
        // Again and again: a list that learns how high its rows are moves them out of sight.
        sight.show(found, view => !view.moving);
        hole = rectOf(found);
    }
    objectName: "lessonGuide"
    visible: lesson.on

    Timer {
        interval: 100
        repeat: true
        triggeredOnStart: true
        running: guide.visible
        onTriggered: guide.follow()
    }
    Connections {
        target: guide.lesson
        function onChanged() {
            guide.target = null;
            guide.hole = Qt.rect(0, 0, 0, 0);
            if (guide.visible)
                Announcer.say(card, guide.lesson.say);
        }
    }
    Repeater {
        // Around the lit control: above, below, left, right. Without one the first covers all.
        model: [Qt.rect(0, 0, guide.width, guide.lit ? guide.hole.y : guide.height), Qt.rect(0, guide.hole.y + guide.hole.height, guide.lit ? guide.width : 0, guide.height), Qt.rect(0, guide.hole.y, guide.hole.x, guide.hole.height), Qt.rect(guide.hole.x + guide.hole.width, guide.hole.y, guide.lit ? guide.width : 0, guide.hole.height)]

        Rectangle {
            required property rect modelData
            x: modelData.x
            y: modelData.y
            width: Math.max(0, Math.min(modelData.width, guide.width - x))
            height: Math.max(0, Math.min(modelData.height, guide.height - y))
            color: Theme.scrim

            MouseArea {
                anchors.fill: parent
                hoverEnabled: true
                onWheel: wheel => wheel.accepted = true
            }
        }
    }
    Rectangle {
        objectName: "lessonLight"
        visible: guide.lit
        x: guide.hole.x
        y: guide.hole.y
        width: guide.hole.width
        height: guide.hole.height
        radius: Theme.radius
        color: "transparent"
        border.width: 4
        border.color: Theme.accent
    }
    Rectangle {
        visible: guide.beside.width > 0
        x: guide.beside.x
        y: guide.beside.y
        width: guide.beside.width
        height: guide.beside.height
        radius: Theme.radius
        color: "transparent"
        border.width: 2
        border.color: Theme.accent
    }
    // The pointer, from the card to what is lit.
    Icon {
        id: arrow
        visible: guide.lit && guide.place !== "over" && guide.place !== "top" && guide.place !== "bottom"
        name: "forward"
        size: guide.gap
        colour: Theme.accent
        readonly property real middleX: Math.max(card.x + size, Math.min(card.x + card.width - size, guide.hole.x + guide.hole.width / 2))
        readonly property real middleY: Math.max(card.y + size, Math.min(card.y + card.height - size, guide.hole.y + guide.hole.height / 2))
        rotation: guide.place === "below" ? -90 : guide.place === "above" ? 90 : guide.place === "right" ? 180 : 0
        x: guide.place === "right" ? guide.hole.x + guide.hole.width : guide.place === "left" ? guide.hole.x - size : middleX - size / 2
        y: guide.place === "below" ? guide.hole.y + guide.hole.height : guide.place === "above" ? guide.hole.y - size : middleY - size / 2
    }
    Rectangle {
        id: card
        objectName: "lessonCard"
        width: Math.min(guide.width - 2 * Theme.pad, Theme.px(440))
        height: words.implicitHeight + 2 * Theme.pad
        x: Math.round(guide.cardX(guide.place))
        y: Math.round(guide.cardY(guide.place))
        radius: Theme.radius
        color: Theme.surface
        border.width: 2
        border.color: Theme.accent
        Accessible.role: Accessible.Grouping
        Accessible.name: guide.lesson.title

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onWheel: wheel => wheel.accepted = true
        }
        ColumnLayout {
            id: words
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * Theme.pad
            spacing: Theme.gap

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                AppText {
                    Layout.fillWidth: true
                    text: guide.lesson.title
                    font.pixelSize: Theme.textSmall
                    font.weight: Font.DemiBold
                    color: Theme.accent
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                AppText {
                    objectName: "lessonStep"
                    text: qsTr("step %1 of %2").arg(guide.lesson.step).arg(guide.lesson.steps)
                    font.pixelSize: Theme.textSmall
                    quiet: true
                    wrapMode: Text.NoWrap
                }
            }
            AppText {
                objectName: "lessonSay"
                Layout.fillWidth: true
                text: guide.lesson.say
                font.pixelSize: Theme.textLead
                font.weight: Font.DemiBold
            }
            Flow {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap
                spacing: 12
                layoutDirection: Qt.LeftToRight

                AppButton {
                    objectName: "lessonBack"
                    visible: guide.lesson.canGoBack
                    text: qsTr("Back")
                    glyph: "back"
                    onClicked: guide.backWanted()
                }
                AppButton {
                    objectName: "lessonLeave"
                    text: guide.reading ? qsTr("Finish the lesson") : qsTr("Leave the lesson")
                    onClicked: guide.leaveWanted()
                }
            }
        }
    }
}
