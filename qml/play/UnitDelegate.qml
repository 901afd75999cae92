// SPDX-License-Identifier: GPL-3.0-or-later
// One unit in an army's list: figure, name, detail, how many there are and how many were lost. A tap selects it, a long press
// selects it too; selected ones are filled with their side's colour and ticked.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: row

    property var unit: ({})
    property string side
    property bool selected: false
    /// The keyboard is here.
    property bool current: false
    /// The last of its card.
    property bool last: false
    /// Too narrow for a name on one line.
    readonly property bool tight: width < Theme.px(260)
    readonly property int gap: tight ? Theme.gap : 12
    readonly property bool gone: (unit.count ?? 0) <= 0
    readonly property color inkColour: selected ? Theme.sideInk(side) : Theme.ink
    readonly property color quietColour: selected ? Theme.sideInk(side) : Theme.quiet
    readonly property string lostText: (unit.lost ?? 0) > 0 ? qsTr("%n lost", "elements", unit.lost) : ""

    /// Is a badge to be seen by its colour?
    readonly property bool toned: !selected && (unit.badges ?? []).some(badge => (badge.tone ?? "none") !== "none")
    /// What stands under the name: badges to heed first, in the colours of their tones, then the unit's kind, then the other badges.
    readonly property string details: {
        const parts = (unit.detail ?? "") === "" ? [] : [toned ? plain(unit.detail) : unit.detail];
        let heeded = 0;
        for (const badge of unit.badges ?? [])
            if (toned && (badge.tone ?? "none") !== "none")
                parts.splice(heeded++, 0, "<font color=\"" + Theme.tone(badge.tone) + "\">" + plain(badge.text) + "</font>");
            else
                parts.push(toned ? plain(badge.text) : badge.text);
        return parts.join(" · ");
    }

    /// How it reads to a screen reader.
    readonly property string spoken: [text, unit.detail ?? ""].concat((unit.badges ?? []).map(badge => badge.text), ["× " + (unit.count ?? 0), lostText]).filter(part => part !== "").join(", ")

    signal held

    function plain(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    }

    implicitHeight: Math.max(Theme.px(62), Theme.touch, words.implicitHeight + 12)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: unit.label ?? ""
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.selected: selected
    Accessible.selectable: true
    Accessible.onPressAction: row.clicked()
    onPressAndHold: held()

    background: RowGround {
        side: row.side
        last: row.last
        pressed: row.down
        hovered: row.hovered

        Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            anchors.leftMargin: row.side === "b" ? 3 : 9
            anchors.rightMargin: row.side === "b" ? 9 : 3
            visible: row.selected || row.current
            radius: Theme.radius - 3
            color: row.selected ? Theme.side(row.side) : "transparent"
            border.width: row.current ? 3 : 0
            border.color: row.selected ? Theme.ink : Theme.accent
        }
    }
    Item {
        anchors.fill: parent
        opacity: row.gone && !row.selected ? 0.6 : 1

        TroopIcon {
            id: figure
            anchors.left: parent.left
            anchors.leftMargin: 20
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(row.tight ? 32 : 44)
            name: row.unit.icon ?? ""
            side: row.side
        }
        Column {
            id: words
            anchors.left: figure.right
            anchors.right: amount.left
            anchors.leftMargin: row.gap
            anchors.rightMargin: row.gap
            anchors.verticalCenter: parent.verticalCenter

            AppText {
                width: parent.width
                text: row.text
                color: row.inkColour
                font.pixelSize: Theme.textUnit
                font.weight: Font.DemiBold
                font.strikeout: row.gone
                maximumLineCount: row.tight ? 3 : 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                width: parent.width
                visible: text !== ""
                text: row.details
                textFormat: row.toned ? Text.StyledText : Text.PlainText
                color: row.quietColour
                font.pixelSize: Theme.textSmall
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Column {
            id: amount
            anchors.right: tick.visible ? tick.left : parent.right
            anchors.rightMargin: tick.visible ? row.gap : Theme.pad
            anchors.verticalCenter: parent.verticalCenter

            Figures {
                anchors.right: parent.right
                text: "× " + (row.unit.count ?? 0)
                colour: row.inkColour
                font.pixelSize: Theme.textUnit
                font.weight: Font.DemiBold
            }
            AppText {
                anchors.right: parent.right
                visible: text !== ""
                text: row.lostText
                color: row.selected ? row.quietColour : Theme.bad
                font.pixelSize: Theme.textSmall
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Icon {
            id: tick
            anchors.right: parent.right
            anchors.rightMargin: Theme.pad
            anchors.verticalCenter: parent.verticalCenter
            visible: row.selected
            name: "check"
            colour: row.inkColour
        }
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.RightButton
        onClicked: row.held()
    }
}
