// SPDX-License-Identifier: GPL-3.0-or-later
// A backup that is looked at: how far it is read, what is in it, what of now would go, the question whether to bring it back, and how far
// that is.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Optio

AppPage {
    id: page

    /// As it was when the page came: it stays on the page while that fades out.
    property var found: ({})
    readonly property var losses: found.losses ?? []
    readonly property int more: found.more ?? 0

    readonly property bool restoring: App.backup.restoring
    readonly property bool read: found.name !== undefined && !restoring

    /// Keeps what was found; that it was let go of is not shown any more.
    function take(what: var) {
        if (what.name !== undefined)
            found = what;
    }
    function leave() {
        App.backup.letGo();
    }
    /// Back while it is brought back stops that, as long as it can be; the page stays until it has ended.
    function closeInner() : bool {
        if (restoring)
            App.backup.stopRestoring();
        return restoring;
    }
    function undo() {
        if (!restoring)
            App.undoLast();
    }

    objectName: "restorePage"
    foot: bottom.height
    Component.onCompleted: found = App.backup.found
    onRestoringChanged: page.forceActiveFocus()

    Connections {
        target: App.backup
        function onFoundChanged() {
            page.take(App.backup.found);
        }
        // The window tells why.
        function onUnreadable() {
            page.back();
        }
        function onNotRestored() {
            if (page.found.name === undefined) // it was an Undo, which has nothing to show here
                page.back();
        }
    }
    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Restore everything")
        subtitle: page.found.name ?? ""
        onBack: {
            if (!page.closeInner())
                page.back();
        }
    }
    Flickable {
        id: flick
        visible: page.found.name !== undefined
        objectName: "restoreLosses"
        anchors.top: bar.bottom
        anchors.bottom: bottom.top
        width: parent.width
        clip: true
        contentHeight: content.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Keys.onDownPressed: contentY = Math.min(Math.max(0, contentHeight - height), contentY + Theme.touch)
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.touch)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What is in the backup, and what would be taken away")
        ScrollBar.vertical: ScrollBar {}

        Column {
            id: content
            x: Math.max(Theme.pad, (flick.width - 900) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: 12

            Rectangle {
                width: parent.width
                height: facts.height + 2 * Theme.pad
                radius: Theme.radius
                color: Theme.surface
                border.width: Theme.hairline
                border.color: Theme.line

                Flow {
                    id: facts
                    x: Theme.pad
                    y: Theme.pad
                    width: parent.width - 2 * Theme.pad
                    spacing: Theme.pad

                    Repeater {
                        model: page.found.facts ?? []

                        Column {
                            id: fact
                            required property var modelData

                            AppText {
                                text: fact.modelData.label
                                quiet: true
                                font.pixelSize: Theme.textSmall
                            }
                            AppText {
                                width: Math.min(implicitWidth, facts.width)
                                text: fact.modelData.value
                                font.weight: Font.DemiBold
                            }
                        }
                    }
                }
            }
            AppText {
                width: parent.width
                text: qsTr("This takes the place of all that is here now. What is here now is saved first, and can be brought back the same way; an open game is closed.")
            }
            Heading {
                width: parent.width
                topPadding: Theme.gap
                text: page.losses.length > 0 ? qsTr("What you would lose") : qsTr("You would lose nothing")
            }
            AppText {
                width: parent.width
                visible: page.losses.length > 0
                text: qsTr("Missing from the backup, or different there:")
                quiet: true
            }
            Column {
                width: parent.width

                Repeater {
                    model: page.losses

                    Item {
                        id: loss
                        required property var modelData
                        required property int index
                        width: content.width
                        height: words.height + 16
                        Accessible.role: Accessible.ListItem
                        Accessible.name: modelData.name + ". " + modelData.text

                        Rectangle {
                            width: parent.width
                            height: Theme.hairline
                            visible: loss.index > 0
                            color: Theme.line
                        }
                        Column {
                            id: words
                            y: 8
                            width: parent.width

                            AppText {
                                width: parent.width
                                text: loss.modelData.name
                                font.weight: Font.DemiBold
                                maximumLineCount: 2
                                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                                elide: Text.ElideRight
                                Accessible.ignored: true
                            }
                            AppText {
                                width: parent.width
                                text: loss.modelData.text
                                quiet: true
                                font.pixelSize: Theme.textSmall
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
            AppText {
                width: parent.width
                visible: page.more > 0
                text: qsTr("Not listed here: %1 more").arg(page.more)
                quiet: true
            }
        }
    }
    Rectangle {
        id: bottom
        anchors.bottom: parent.bottom
        width: parent.width
        height: question.implicitHeight + 2 * 12
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        Flow {
            id: question
            x: content.x
            y: 12
            width: content.width
            spacing: 12

            AppButton {
                objectName: "restoreYes"
                visible: page.read
                width: Math.min(implicitWidth, content.width)
                kind: "primary"
                text: qsTr("Bring this back")
                onClicked: App.backup.restore()
            }
            AppButton {
                objectName: "restoreNo"
                visible: page.read
                width: Math.min(implicitWidth, content.width)
                text: qsTr("Leave all as it is")
                onClicked: page.back()
            }
            AppText {
                objectName: "restoreProgress"
                height: Theme.touch
                visible: !page.read
                verticalAlignment: Text.AlignVCenter
                text: (page.restoring ? qsTr("Restoring: %1 %") : qsTr("Reading the backup: %1 %")).arg(Math.round(100 * App.backup.readPart))
                Accessible.role: Accessible.ProgressBar
            }
            AppButton {
                objectName: "restoreCancel"
                visible: !page.read
                text: qsTr("Cancel")
                onClicked: {
                    if (!page.closeInner())
                        page.back();
                }
            }
        }
    }
}
