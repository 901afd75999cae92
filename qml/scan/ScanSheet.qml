// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of the camera while a code is looked for in it; made by ScanButton. The camera is on only while the sheet is open and the window in
// front. What is found closes it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Sheet {
    id: sheet

    property string wanted
    property string hint
    /// As in ScanButton.
    property var view: null
    /// Is the page to be seen, and its window in front?
    property bool front: true
    /// After so many milliseconds without a picture something is wrong.
    property int patience: 6000

    readonly property bool on: visible && front && !again
    property bool again: false
    property bool late: false
    readonly property bool shows: view?.shows ?? false
    readonly property string trouble: view?.trouble ?? ""
    readonly property bool stuck: trouble !== "" || (late && !shows)
    /// What the last code was that is not looked for.
    property string other
    readonly property string words: {
        if (trouble === "gone")
            return qsTr("The camera is gone. Connect it again, or close this and paste the link.");
        if (stuck)
            return qsTr("The camera gives no picture. Another program may be using it, or you may not be allowed to. Close the other program and try again, or close this and paste the link.");
        if (!front)
            return qsTr("The camera is off while another window is in front.");
        return shows ? hint : qsTr("The camera is starting.");
    }

    signal found(link: string)

    function fit() {
        if (view === null)
            return;
        view.parent = frame;
        view.anchors.fill = frame;
        view.visible = true;
    }

    /// Off, and on again.
    function restart() {
        again = true;
        again = false;
    }

    objectName: "scanSheet"
    title: qsTr("Scan a code")
    onViewChanged: fit()
    onOnChanged: late = false
    onShowsChanged: late = false
    onAboutToShow: {
        other = "";
        fit();
    }
    onWordsChanged: if (visible) Announcer.say(said, words)
    onOtherChanged: if (other !== "") Announcer.say(otherSaid, other)

    Binding {
        target: sheet.view
        property: "active"
        value: sheet.on
        when: sheet.view !== null
    }
    CodeScanner {
        source: sheet.view
        wanted: sheet.wanted
        running: sheet.on && sheet.shows && !sheet.stuck
        onFound: link => {
            sheet.close();
            sheet.found(link);
        }
        onOther: sentence => {
            sheet.other = sentence;
            fading.restart();
        }
    }
    Timer { // said of a code while it is seen, and some seconds longer
        id: fading
        interval: 5000
        onTriggered: sheet.other = ""
    }
    Timer {
        interval: sheet.patience
        running: sheet.on && !sheet.shows
        onTriggered: sheet.late = true
    }
    Flickable {
        anchors.fill: parent
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            width: parent.width - 2 * Theme.pad
            height: Math.max(implicitHeight, (parent?.parent?.height ?? 0) - Theme.pad)
            spacing: 12

            Rectangle {
                id: frame
                objectName: "scanPicture"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: 160
                Layout.maximumHeight: Math.max(160, width)
                color: "black"
                clip: true
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Picture of the camera")

                Rectangle { // where the code is to be
                    anchors.centerIn: parent
                    z: 1
                    width: Math.round(0.7 * Math.min(parent.width, parent.height))
                    height: width
                    visible: sheet.shows && !sheet.stuck
                    radius: Theme.radius
                    color: "transparent"
                    border.width: 3
                    border.color: "white"
                    opacity: 0.8
                }
            }
            AppText {
                id: said
                objectName: "scanWords"
                Layout.fillWidth: true
                text: sheet.words
                color: sheet.stuck ? Theme.bad : Theme.ink
                Accessible.role: Accessible.AlertMessage
            }
            AppText {
                id: otherSaid
                objectName: "scanOther"
                Layout.fillWidth: true
                visible: sheet.other !== "" && !sheet.stuck
                text: sheet.other
                color: Theme.warn
                Accessible.role: Accessible.AlertMessage
            }
            Flow {
                Layout.fillWidth: true
                spacing: 12

                AppButton {
                    objectName: "scanStop"
                    focus: true
                    text: qsTr("Stop scanning")
                    onClicked: sheet.close()
                }
                AppButton {
                    objectName: "scanAgain"
                    visible: sheet.stuck && sheet.trouble !== "gone"
                    text: qsTr("Try again")
                    onClicked: sheet.restart()
                }
                AppButton {
                    objectName: "scanTurn"
                    visible: (sheet.view?.cameras ?? 0) > 1
                    text: qsTr("Other camera")
                    glyph: "rotate"
                    onClicked: {
                        sheet.view.turn();
                        sheet.restart();
                    }
                }
            }
            Item { Layout.fillHeight: true }
        }
    }
}
