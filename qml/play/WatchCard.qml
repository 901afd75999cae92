// SPDX-License-Identifier: GPL-3.0-or-later
// Who is about to break: WatchCard { watch: game.watch; foldable: true; onChosen: entry => …; onRuleWanted: entry => … }. Folded it shows the first entry
// and how many there are.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

Card {
    id: card

    /// [{text, detail, tone, side, unit, rule, chance: {p, fraction}, percent, resolver, input}], the nearest first
    property var watch: []
    property bool foldable: false
    property bool folded: foldable
    readonly property var shown: folded ? watch.slice(0, 1) : watch

    signal chosen(var entry)
    signal ruleWanted(var entry)

    onFoldableChanged: folded = foldable
    visible: watch.length > 0
    spacing: 2

    T.AbstractButton {
        id: head
        Layout.fillWidth: true
        implicitWidth: 280
        implicitHeight: foldsAway ? Theme.touch : title.implicitHeight
        readonly property bool foldsAway: card.foldable && card.watch.length > 1
        enabled: foldsAway
        focusPolicy: foldsAway ? Qt.StrongFocus : Qt.NoFocus
        text: card.watch.length > 1 ? qsTr("About to break · %1").arg(card.watch.length) : qsTr("About to break")
        onClicked: card.folded = !card.folded
        Accessible.role: foldsAway ? Accessible.Button : Accessible.Heading
        Accessible.name: text
        Accessible.description: !foldsAway ? "" : card.folded ? qsTr("Shows all of them") : qsTr("Shows the nearest only")
        Accessible.onPressAction: head.clicked()
        Keys.onReturnPressed: head.clicked()

        background: Item {
            FocusRing {
                control: head
                anchors.margins: 0
            }
        }
        AppText {
            id: title
            anchors.left: parent.left
            anchors.right: fold.left
            anchors.verticalCenter: parent.verticalCenter
            text: head.text
            quiet: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Icon {
            id: fold
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: head.foldsAway
            name: card.folded ? "down" : "up"
            size: Theme.px(18)
            colour: Theme.quiet
        }
    }
    LayoutRepeater {
        model: ListRows {
            spare: 3
            source: card.shown
        }

        RowLayout {
            id: row
            required property int index
            required property var modelData
            required property bool used
            readonly property var entry: modelData
            visible: used
            Layout.fillWidth: true
            spacing: Theme.gap

            SideBand {
                Layout.fillHeight: true
                Layout.topMargin: 6
                Layout.bottomMargin: 6
                side: row.entry.side ?? ""
                visible: side !== ""
                implicitWidth: 6
            }
            NoticeRow {
                objectName: "watch_" + row.index
                Layout.fillWidth: true
                text: row.entry.text ?? ""
                detail: row.entry.detail ?? ""
                figure: row.entry.percent ?? ""
                small: row.entry.chance?.fraction ?? ""
                glyph: row.entry.tone === "bad" ? "warning" : "info"
                tone: row.entry.tone ?? "none"
                leads: (row.entry.resolver ?? "") !== ""
                touchable: leads || (row.entry.unit ?? "") !== ""
                holdable: (row.entry.rule ?? "") !== ""
                onClicked: card.chosen(row.entry)
                onHeld: if (holdable) card.ruleWanted(row.entry)
            }
        }
    }
}
