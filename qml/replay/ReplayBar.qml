// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through the moments of a battle: ReplayBar { replay: App.replay; scene: page }. Back, play, forward, a slider over all of it, and the turns as a list.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

FocusScope {
    id: bar

    required property var replay
    /// The page a picture is taken of.
    required property Item scene
    /// Does it tell what was done too?
    property bool told: true
    /// The image taken of the page, until it is saved.
    property var picture: null
    readonly property bool tight: width < Theme.px(460)

    /// Asks for a sentence to be shown for a moment.
    signal say(string sentence)

    function copy() {
        replay.copyMoment();
        say(qsTr("The moment is copied as text."));
    }
    function takePicture() {
        scene.grabToImage(result => bar.picture = result.image); // the image, as the result itself is gone after this
    }

    // What lies behind the page is not in a picture of it.
    Rectangle {
        parent: bar.scene
        anchors.fill: parent
        z: -1
        visible: bar.visible
        color: Theme.ground
    }

    implicitHeight: column.implicitHeight
    Keys.onLeftPressed: replay.at -= 1
    Keys.onRightPressed: replay.at += 1
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Moments of the battle")

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4

        AppText {
            objectName: "replaySentence"
            Layout.fillWidth: true
            visible: bar.told
            text: bar.tight ? qsTr("%1, %2 of %3: %4").arg(bar.replay.turnHead).arg(bar.replay.at).arg(bar.replay.count).arg(bar.replay.sentence) : bar.replay.sentence
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.role: Accessible.AlertMessage
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 4

            IconButton {
                objectName: "replayBack"
                enabled: bar.replay.at > 0
                glyph: "back"
                text: qsTr("One act back")
                onClicked: bar.replay.at -= 1
            }
            AppButton {
                objectName: "replayPlay"
                text: bar.replay.playing ? qsTr("Stop") : qsTr("Play")
                onClicked: bar.replay.playing = !bar.replay.playing
            }
            IconButton {
                objectName: "replayForward"
                enabled: bar.replay.at < bar.replay.count
                glyph: "forward"
                text: qsTr("One act on")
                onClicked: bar.replay.at += 1
            }
            Item {
                Layout.fillWidth: true
                visible: bar.tight
            }
            AppText {
                Layout.fillWidth: true
                visible: !bar.tight
                text: qsTr("%1, %2 of %3").arg(bar.replay.turnHead).arg(bar.replay.at).arg(bar.replay.count)
                quiet: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            IconButton {
                objectName: "replayTurns"
                glyph: "journal"
                text: qsTr("Go to a turn")
                onClicked: turns.open()
            }
            IconButton {
                objectName: "replayCopy"
                visible: !bar.tight
                glyph: "copy"
                text: qsTr("Copy this moment as text")
                onClicked: bar.copy()
            }
            IconButton {
                objectName: "replayPicture"
                visible: !bar.tight
                glyph: "save"
                text: qsTr("Save this moment as a picture")
                onClicked: bar.takePicture()
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 4

            T.Slider {
                id: slider
                objectName: "replaySlider"
                Layout.fillWidth: true
                implicitHeight: Theme.touch
                from: 0
                to: Math.max(1, bar.replay.count)
                stepSize: 1
                value: bar.replay.at
                focus: true
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.Slider
                Accessible.name: qsTr("Moment %1 of %2, %3").arg(bar.replay.at).arg(bar.replay.count).arg(bar.replay.turnText)
                onMoved: {
                    bar.replay.playing = false;
                    bar.replay.at = Math.round(value);
                }
                background: Rectangle {
                    x: slider.leftPadding
                    y: (slider.height - height) / 2
                    width: slider.availableWidth
                    height: 6
                    radius: 3
                    color: Theme.line

                    Rectangle {
                        width: slider.visualPosition * parent.width
                        height: parent.height
                        radius: 3
                        color: Theme.accent
                    }
                }
                handle: Rectangle {
                    x: slider.visualPosition * (slider.availableWidth - width)
                    y: (slider.height - height) / 2
                    width: Theme.px(28)
                    height: width
                    radius: width / 2
                    color: slider.pressed ? Theme.accent : Theme.surface
                    border.width: slider.activeFocus ? 3 : 2
                    border.color: Theme.accent
                }
            }
            IconButton {
                objectName: "replayShare"
                visible: bar.tight
                glyph: "share"
                text: qsTr("Share this moment")
                onClicked: sharing.open()
            }
        }
    }
    Repeater {
        model: bar.picture ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save the picture")
            suggested: qsTr("%1.png").arg(bar.replay.turnHead)
            filters: [qsTr("Pictures (*.png)")]
            onChosen: file => {
                if (bar.replay.savePicture(file, bar.picture))
                    bar.say(qsTr("The picture is saved."));
            }
            onDone: bar.picture = null
        }
    }
    Sheet {
        id: sharing
        property bool picturing: false
        title: qsTr("Share this moment")
        small: true
        bodyHeight: 2 * Theme.touch + 3 * Theme.gap
        onClosed: {
            if (picturing)
                bar.takePicture(); // of what lies under the sheet
            picturing = false;
        }

        Repeater {
            model: sharing.visible ? 1 : 0

            ColumnLayout {
                anchors.top: parent.top
                x: Theme.pad
                width: parent.width - 2 * Theme.pad
                spacing: Theme.gap

                AppButton {
                    objectName: "replayShareText"
                    Layout.fillWidth: true
                    focus: true
                    text: qsTr("Copy it as text")
                    glyph: "copy"
                    onClicked: {
                        sharing.close();
                        bar.copy();
                    }
                }
                AppButton {
                    objectName: "replaySharePicture"
                    Layout.fillWidth: true
                    text: qsTr("Save it as a picture")
                    glyph: "save"
                    onClicked: {
                        sharing.picturing = true;
                        sharing.close();
                    }
                }
            }
        }
    }
    Sheet {
        id: turns
        title: qsTr("Go to a turn")

        Repeater {
            model: turns.visible ? 1 : 0

            ListView {
                objectName: "replayChapters"
                anchors.fill: parent
                focus: true
                clip: true
                leftMargin: Theme.gap
                rightMargin: Theme.gap
                boundsBehavior: Flickable.StopAtBounds
                model: bar.replay.chapters
                ScrollBar.vertical: ScrollBar {}

                delegate: GameRow {
                    required property var modelData
                    required property int index
                    objectName: "chapter_" + index
                    width: ListView.view.width - 2 * Theme.gap
                    text: modelData.label
                    detail: qsTr("from act %1").arg(modelData.at + 1)
                    removable: false
                    onClicked: {
                        bar.replay.at = modelData.at;
                        turns.close();
                    }
                }
            }
        }
    }
}
