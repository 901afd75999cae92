// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, one line at a time: each act's dice and reasons run through quickly, can be skipped, run again, and paged back to. A tap
// opens the whole. What is told on the board picture by picture it says in words, and can halt it; what can be done with the unit that is chosen it
// says too.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

Rectangle {
    id: bar

    /// Rows {n,side,sentence,dice,steps}.
    required property var tales
    /// See App.board.stage.
    required property var stage
    /// What can be done with what is chosen; "" for nothing.
    property string hint
    readonly property bool telling: stage.running
    readonly property bool hinting: hint !== "" && !telling
    /// Does a tap open what others did in their last turn, all of it?
    property bool recalls: false
    property int at: -1
    /// How many of the steps are shown; the sentence comes last.
    property int step: 0
    property var tale: ({})
    readonly property var steps: Array.from(tale.steps ?? [])
    readonly property bool running: step < steps.length && !telling && !hinting
    readonly property var now: steps[step] ?? ({"label": "", "value": 0, "die": false, "side": ""})

    signal entryWanted(int n)
    signal happenedWanted
    signal letGo

    /// Shows a tale from its first step, or at its end.
    function show(which: int, run: bool) {
        at = Math.max(0, Math.min(tales.count - 1, which));
        tale = tales.count > 0 ? tales.get(at) : {};
        step = run && !Theme.reducedMotion ? 0 : steps.length;
    }
    /// A battle begins with what was told last.
    function begin() {
        show(tales.count - 1, false);
    }
    function skip() {
        step = steps.length;
    }
    function tapped() {
        if (recalls && !hinting) {
            if (telling)
                stage.paused = true;
            happenedWanted();
        } else if (telling) {
            stage.hurry();
        } else if (running) {
            skip();
        } else if (!hinting && (tale.n ?? 0) > 0) {
            entryWanted(tale.n);
        }
    }
    function again() {
        show(at, true);
    }

    // As high as a message, which lies over it; a phone has no height to spare.
    implicitHeight: Theme.touch + (width < 600 ? 8 : 2 * Theme.gap)
    Component.onCompleted: begin()
    color: Theme.surface
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.line

    Connections {
        target: bar.tales
        function onRowsRemoved() {
            bar.show(bar.tales.count - 1, false);
        }
        function onRowsInserted() {
            bar.show(bar.tales.count - 1, !bar.telling);
        }
    }
    Timer {
        interval: 450
        repeat: true
        running: bar.running && bar.visible
        onTriggered: ++bar.step
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: bar.hinting ? 12 : 4
        anchors.rightMargin: 4
        spacing: 4

        IconButton {
            objectName: "taleBack"
            visible: !bar.hinting
            enabled: bar.telling || bar.at > 0
            glyph: "back"
            text: qsTr("What happened before")
            onClicked: bar.telling ? bar.stage.back() : bar.show(bar.at - 1, false)
        }
        LayoutRepeater {
            model: ListRows {
                spare: 10
                source: bar.telling || bar.hinting ? [] : bar.running ? (bar.now.die ? [bar.now.value] : []) : Array.from(bar.tale.dice ?? []).slice(0, bar.width < Theme.px(330) ? 0 : bar.width < 600 ? 3 : 10)
            }
            DieFace {
                required property var modelData
                required property bool used
                visible: used
                implicitWidth: Theme.px(34)
                implicitHeight: Theme.px(34)
                faces: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
                value: used ? Number(modelData) : -1
                ink: Theme.side((bar.running ? bar.now?.side : bar.tale.side) ?? "")
            }
        }
        T.AbstractButton {
            id: words
            objectName: "tale"
            Layout.fillWidth: true
            Layout.fillHeight: true
            focusPolicy: Qt.StrongFocus
            text: bar.telling ? [bar.stage.title, bar.stage.sentence].filter(part => part !== "").join(" ") : bar.hinting ? bar.hint : bar.running ? bar.now.label + (bar.now.die || bar.now.value === 0 ? "" : ": " + bar.now.value) : bar.tale.sentence ?? ""
            Accessible.role: Accessible.Button
            Accessible.name: bar.tale.sentence ?? qsTr("Nothing has happened yet")
            Accessible.description: qsTr("Opens what happened.")
            Accessible.onPressAction: words.clicked()
            Keys.onReturnPressed: words.clicked()
            onClicked: bar.tapped()
            background: FocusRing { control: words }

            AppText {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                text: words.text
                font.pixelSize: bar.width < 600 ? Theme.textSmall : Theme.textBody
                maximumLineCount: 2
                elide: Text.ElideRight
                readonly property string sentence: bar.tale.sentence ?? ""
                onSentenceChanged: Announcer.say(this, sentence)
                Accessible.role: Accessible.AlertMessage
                Accessible.name: sentence
            }
        }
        AppText {
            visible: bar.telling && bar.width > 560
            text: qsTr("step %1 of %2").arg(bar.stage.step).arg(bar.stage.count)
            quiet: true
            font.pixelSize: Theme.textSmall
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        IconButton {
            objectName: "taleAgain"
            visible: bar.telling || !bar.hinting && bar.steps.length > 0
            glyph: bar.telling ? "" : bar.running ? "check" : "rotate"
            text: bar.telling ? bar.stage.paused ? qsTr("Go on") : qsTr("Pause") : bar.running ? qsTr("Skip to the end") : qsTr("Show it again")
            onClicked: {
                if (bar.telling)
                    bar.stage.paused = !bar.stage.paused;
                else if (bar.running)
                    bar.skip();
                else
                    bar.again();
            }

            Drawing {
                anchors.centerIn: parent
                visible: bar.telling
                name: bar.stage.paused ? "play" : "halt"
                paths: bar.stage.paused ? ({"fill": "M7 4 L20 12 L7 20 Z"}) : ({"fill": "M6 4.5 H10 V19.5 H6 Z M14 4.5 H18 V19.5 H14 Z"})
                grid: 24
                size: Theme.px(24)
                colour: Theme.ink
            }
        }
        IconButton {
            objectName: "taleForward"
            visible: !bar.hinting
            enabled: bar.telling || bar.at < bar.tales.count - 1
            glyph: "forward"
            text: qsTr("What happened then")
            onClicked: bar.telling ? bar.stage.hurry() : bar.show(bar.at + 1, false)
        }
        IconButton {
            objectName: "hintClose"
            visible: bar.hinting
            glyph: "close"
            text: qsTr("Put it down")
            onClicked: bar.letGo()
        }
    }
}
