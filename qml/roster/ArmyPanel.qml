// SPDX-License-Identifier: GPL-3.0-or-later
// One army beside the table: its name and badges, its commands as cards with their units. One ListView, so that 200 units scroll as fast as 20.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: panel

    property string side: "a"
    /// {id,name,badges,groups:[{id,name,badges,units}]}, from the rule set's view.
    property var army: ({})
    /// Ids of the selected units, of both armies.
    property var selected: []
    property bool active: false
    property bool headed: true
    /// Is it the side that is played at this tablet?
    property bool own: false
    /// Do the marks of units answer a tap? Otherwise the whole row is the unit's.
    property bool asking: true
    /// Is it known what short words mean? A tap on others is the unit's.
    property var known: words => true
    /// What has just changed, by the unit, "/" and the group, or "=" and the side: {text, tone}, see ChangeSign.
    property var shifts: ({})
    property var folded: ({})
    property var shown: ({})
    property alias list: list

    signal tapped(string unit)
    /// A long press, or Shift with the keyboard: this one too.
    signal added(string unit)
    /// What short words mean is asked: H with the keyboard, or a tap on a badge.
    signal wordsWanted(var words, string title)

    function lay() {
        const found = {};
        const rows = [];
        for (const group of army?.groups ?? []) {
            found["/" + group.id] = group;
            rows.push({"key": "/" + group.id, "kind": "command"});
            const units = group.units ?? [];
            for (let i = 0; i < units.length; ++i) {
                found[units[i].id] = units[i];
                if (!folded[group.id])
                    rows.push({"key": units[i].id, "kind": i + 1 === units.length ? "last" : "unit"});
            }
        }
        shown = found;
        keys.take(rows);
    }
    /// As at the beginning of a game.
    function begin() {
        folded = {};
        lay();
        list.positionViewAtBeginning();
        list.currentIndex = 0;
    }
    function fold(group: string) {
        const now = Object.assign({}, folded);
        now[group] = !now[group];
        folded = now;
        lay();
    }
    function press(key: string, more: bool) {
        if (key.startsWith("/"))
            fold(key.slice(1));
        else if (more)
            added(key);
        else
            tapped(key);
    }
    /// The short words of a row.
    function askAbout(key: string) {
        const row = shown[key] ?? ({});
        // The army's own badges are told along with its commands.
        const badges = Array.from(row.badges ?? []).concat(key.startsWith("/") ? Array.from(army?.badges ?? []) : []);
        wordsWanted([row.label ?? "", row.detail ?? ""].concat(badges.map(badge => badge.text), [row.pool?.label ?? ""]).filter(word => word !== ""), row.label ?? row.name ?? "");
    }
    /// Brings a unit into sight.
    function reveal(unit: string) {
        const group = (army?.groups ?? []).find(one => (one.units ?? []).some(found => found.id === unit));
        if (group && folded[group.id])
            fold(group.id);
        const at = keys.find(unit);
        if (at >= 0)
            list.positionViewAtIndex(at, ListView.Contain);
    }

    objectName: "army_" + side
    onArmyChanged: if (army) lay()
    Component.onCompleted: {
        if (army)
            lay();
        else // nobody yet: the places are made all the same
            keys.take(Array.from({"length": 13}, (_, i) => ({"key": String(i), "kind": i === 0 ? "command" : "unit"})));
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: army?.name ?? ""

    KeyedRows { id: keys }
    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        Item {
            Layout.fillWidth: true
            implicitHeight: Math.max(Theme.px(44), head.implicitHeight)
            visible: panel.headed

            SideBand {
                side: panel.side
                width: 8
                height: parent.height - Theme.gap
                anchors.verticalCenter: parent.verticalCenter
            }
            Flow {
                id: head
                x: 20
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap

                Heading {
                    id: name
                    width: Math.min(implicitWidth, head.width)
                    rightPadding: 4
                    text: panel.army?.name ?? ""
                    side: panel.side
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                Item {
                    visible: panel.own
                    width: yours.width
                    height: name.height

                    Chip {
                        id: yours
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("you")
                        side: panel.side
                    }
                }
                Repeater {
                    model: ListRows { source: panel.army?.badges ?? [] }

                    Item {
                        id: badge
                        required property var modelData
                        required property bool used
                        visible: used
                        width: chip.width
                        height: name.height

                        Chip {
                            id: chip
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.min(implicitWidth, head.width)
                            text: badge.modelData.shown ?? badge.modelData.text
                            tone: badge.modelData.tone ?? "none"
                            asked: true
                            onTapped: panel.wordsWanted([badge.modelData.text], badge.modelData.text)
                        }
                    }
                }
                Item {
                    width: sign.width
                    height: name.height
                    visible: sign.text !== ""

                    ChangeSign {
                        id: sign
                        anchors.verticalCenter: parent.verticalCenter
                        shift: panel.shifts["=" + panel.side]
                    }
                }
            }
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ListView {
                id: list
                objectName: "units_" + panel.side
                anchors.fill: parent
                clip: true
                reuseItems: true
                cacheBuffer: 200
                boundsBehavior: Flickable.StopAtBounds
                activeFocusOnTab: true
                model: keys
                Accessible.role: Accessible.List
                Accessible.name: panel.army?.name ?? ""
                // In the gap beside the panel, where it covers nothing.
                ScrollBar.vertical: ScrollBar {
                    parent: panel
                    x: panel.width + 1
                    y: panel.height - height
                    width: 8
                    height: list.height
                    policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
                }
                Keys.onReturnPressed: event => {
                    if (currentIndex >= 0)
                        panel.press(keys.get(currentIndex).key, (event.modifiers & Qt.ShiftModifier) !== 0);
                }
                Keys.onEnterPressed: event => {
                    if (currentIndex >= 0)
                        panel.press(keys.get(currentIndex).key, (event.modifiers & Qt.ShiftModifier) !== 0);
                }
                Keys.onPressed: event => {
                    event.accepted = event.key === Qt.Key_H && event.modifiers === Qt.NoModifier && currentIndex >= 0;
                    if (event.accepted)
                        panel.askAbout(keys.get(currentIndex).key);
                }
                Keys.onSpacePressed: event => {
                    if (currentIndex >= 0)
                        panel.press(keys.get(currentIndex).key, (event.modifiers & Qt.ShiftModifier) !== 0);
                }

                delegate: Item {
                    id: delegate
                    required property string key
                    required property string kind
                    required property int index
                    readonly property bool current: ListView.isCurrentItem && list.activeFocus
                    readonly property var row: panel.shown[key] ?? ({})
                    readonly property bool picked: panel.selected.includes(key)

                    property real rowHeight: Theme.touch
                    property var shownAs
                    /// Below the last row of a card there is a gap.
                    readonly property bool ends: kind === "last" || (kind === "command" && (panel.folded[key.slice(1)] === true || (row.units ?? []).length === 0))

                    // A row that waits to be used again is still found, by screen readers and by a lesson that points at it.
                    ListView.onPooled: visible = false
                    ListView.onReused: visible = true
                    width: ListView.view.width
                    height: rowHeight + (ends ? 12 : 0)
                    // The keyboard is on this item; what is in it is said.
                    Accessible.role: Accessible.ListItem
                    Accessible.focusable: true
                    Accessible.selected: picked
                    Accessible.name: shownAs?.spoken ?? ""

                    // One row or none: a repeater makes it here, where the ids above are known.
                    Repeater {
                        model: delegate.kind === "command" ? 1 : 0
                        onItemAdded: (index, item) => delegate.shownAs = item

                        CommandCard {
                            objectName: "command_" + delegate.key.slice(1)
                            width: delegate.width
                            height: implicitHeight
                            command: delegate.row
                            side: panel.side
                            folded: delegate.ends
                            current: delegate.current
                            shift: delegate ? panel.shifts[delegate.key] : undefined // it may be going
                            onImplicitHeightChanged: delegate.rowHeight = implicitHeight
                            Component.onCompleted: delegate.rowHeight = implicitHeight
                            onClicked: panel.press(delegate.key, false)
                            onWordWanted: word => panel.wordsWanted([word], word)
                        }
                    }
                    Repeater {
                        model: delegate.kind === "command" ? 0 : 1
                        onItemAdded: (index, item) => delegate.shownAs = item

                        UnitDelegate {
                            objectName: "unit_" + delegate.key
                            width: delegate.width
                            height: implicitHeight
                            unit: delegate.row
                            side: panel.side
                            selected: delegate.picked
                            current: delegate.current
                            last: delegate.kind === "last"
                            asking: panel.asking
                            shift: panel.shifts[delegate.key]
                            onImplicitHeightChanged: delegate.rowHeight = implicitHeight
                            Component.onCompleted: delegate.rowHeight = implicitHeight
                            onClicked: panel.press(delegate.key, false)
                            onHeld: panel.press(delegate.key, true)
                            onWordWanted: word => {
                                if (panel.known([word]))
                                    panel.wordsWanted([word], word);
                                else
                                    panel.press(delegate.key, false);
                            }
                        }
                    }
                }
            }
        }
    }
}
