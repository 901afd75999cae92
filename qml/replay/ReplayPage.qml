// SPDX-License-Identifier: GPL-3.0-or-later
// An earlier moment of a battle beside the table: both armies as they stood then, and what had just been done.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var replay: App.replay
    property string front: "a"
    readonly property var armies: pairs()

    function pairs(): var {
        const found = {};
        for (const one of Array.from(replay.sides))
            found[one.id] = one;
        return found;
    }
    function leave() {
        replay.close();
    }
    function closeInner(): bool {
        const shown = sheet.visible;
        if (shown)
            sheet.close();
        return shown;
    }

    objectName: "replayPage"
    ruleset: App.game.ruleset
    foot: footBar.height
    Component.onCompleted: {
        replay.start();
        bar.forceActiveFocus();
    }
    Component.onDestruction: replay.close()

    TopBar {
        id: top
        width: parent.width
        title: page.replay.turnHead
        subtitle: App.game.title
        onBack: page.back()
    }
    Segmented {
        id: tabs
        objectName: "replayTabs"
        anchors.top: top.bottom
        anchors.topMargin: visible ? 8 : 0
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        height: visible ? implicitHeight : 0
        visible: !page.landscape
        choices: Array.from(page.replay.sides).map(one => ({"value": one.id, "label": one.name}))
        value: page.front
        onChosen: value => page.front = value
    }
    RowLayout {
        anchors.top: tabs.bottom
        anchors.topMargin: 8
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        spacing: Theme.pad

        LayoutRepeater {
            model: ["a", "b"]

            ArmyPanel {
                required property string modelData
                objectName: "replayArmy_" + modelData
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                visible: page.landscape || page.front === modelData
                side: modelData
                headed: page.landscape
                active: page.replay.active === modelData
                army: page.armies[modelData] ?? ({})
                known: words => sheet.knows(words)
                onWordsWanted: (words, title) => sheet.explain(words, title)
            }
        }
    }
    WordSheet {
        id: sheet
        ruleset: page.ruleset
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        ReplayBar {
            id: bar
            objectName: "replayBar"
            Layout.fillWidth: true
            focus: true
            replay: page.replay
            scene: page
            onSay: sentence => page.say(sentence)
        }
    }
}
