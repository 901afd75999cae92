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

    /// How it reads to a screen reader.
    readonly property string spoken: [text, unit.shownDetail ?? unit.detail ?? ""].concat((unit.badges ?? []).map(badge => badge.shown ?? badge.text), ["× " + (unit.count ?? 0), lostText]).filter(part => part !== "").join(", ")

    /// Do its marks answer a tap?
    property bool asking: false
    /// What has just changed of it, see ChangeSign.
    property var shift

    signal held
    /// What a mark means is asked.
    signal wordWanted(string word)

    implicitHeight: Math.max(Theme.px(62), Theme.touch, words.implicitHeight + 12)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: unit.shownLabel ?? unit.label ?? ""
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
            UnitMarks {
                width: parent.width
                unit: row.unit
                selected: row.selected
                asking: row.asking
                colour: row.quietColour
                onWordWanted: word => row.wordWanted(word)
            }
            LossMarks {
                topPadding: 4
                room: parent.width
                standing: row.unit.count ?? 0
                lost: row.unit.lost ?? 0
                colour: row.selected ? row.inkColour : Theme.side(row.side)
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
        ChangeSign {
            anchors.right: amount.left
            anchors.rightMargin: row.gap
            anchors.verticalCenter: parent.verticalCenter
            shift: row.shift
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
