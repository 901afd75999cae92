// SPDX-License-Identifier: GPL-3.0-or-later
// An army, or the open game as it stands, on paper: what is wanted, the pages as they will be printed, and the ways to a printer.
// {"army": id} or {"game": true}. A tap on a page shows it large.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    /// Id of the army; or the open game.
    property string army
    property bool game: false
    readonly property var printing: App.printing
    property bool ready: false
    property bool saving: false
    /// The page that is shown large; -1 for none.
    property int large: -1
    readonly property int sheetGap: 20

    function closeInner(): bool {
        if (large < 0)
            return false;
        large = -1;
        return true;
    }
    function toPreview() {
        flick.contentY = 0;
    }

    objectName: "printPage"
    ruleset: page.printing.ruleset
    foot: ways.height
    Component.onCompleted: ready = game ? printing.openGame() : printing.openArmy(army)

    TopBar {
        id: bar
        width: parent.width
        title: page.game ? qsTr("Print as it stands now") : qsTr("Print")
        subtitle: page.ready ? page.printing.title : ""
        onBack: page.back()
    }
    EmptyState {
        objectName: "printFault"
        anchors.centerIn: parent
        width: Math.min(480, parent.width - 2 * Theme.pad)
        visible: !page.ready
        title: qsTr("Nothing to print")
        text: page.game ? qsTr("There is no game to print. Open one, then come back here.") : qsTr("This army cannot be printed. Look in the library whether it is still there.")
    }
    Flickable {
        id: left
        visible: page.landscape && page.ready
        anchors.top: bar.bottom
        anchors.bottom: ways.top
        x: Theme.pad
        width: Theme.px(340)
        clip: true
        contentHeight: wishes.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: leftHolder
            y: Theme.pad
            width: left.width
            height: wishes.implicitHeight
        }
    }
    Flickable {
        id: flick
        objectName: "printPages"
        visible: page.ready
        anchors.top: bar.bottom
        anchors.bottom: ways.top
        x: page.landscape ? left.x + left.width + Theme.pad : Theme.pad
        width: page.width - x - Theme.pad
        clip: true
        contentHeight: content.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        Column {
            id: content
            x: 4 // the pages have a border
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: page.sheetGap

            Item {
                id: topHolder
                width: parent.width
                height: visible ? wishes.implicitHeight : 0
                visible: !page.landscape
            }
            Flow {
                id: sheets
                readonly property int perRow: Math.max(1, Math.min(page.printing.pages, Math.floor((width + page.sheetGap) / Theme.px(330))))
                readonly property real sheetWidth: Math.min(Theme.px(520), (width - (perRow - 1) * page.sheetGap) / perRow)
                width: parent.width
                spacing: page.sheetGap

                Repeater {
                    model: page.ready ? page.printing.pages : 0

                    FocusScope {
                        id: sheet
                        required property int index
                        readonly property string caption: page.printing.pages > index ? page.printing.caption(index) : ""

                        objectName: "printSheet" + index
                        width: sheets.sheetWidth
                        height: paper.height + words.height + Theme.gap
                        activeFocusOnTab: true
                        onActiveFocusChanged: {
                            if (activeFocus)
                                flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, content.y + sheets.y + y - Theme.pad));
                        }
                        Keys.onReturnPressed: page.large = index
                        Keys.onEnterPressed: page.large = index
                        Keys.onSpacePressed: page.large = index
                        Accessible.role: Accessible.Button
                        Accessible.name: qsTr("%1, show large").arg(caption)
                        Accessible.focusable: true
                        Accessible.onPressAction: page.large = index

                        Rectangle {
                            anchors.fill: paper
                            anchors.margins: -Theme.hairline
                            color: "transparent"
                            border.width: Theme.hairline
                            border.color: Theme.edge

                            FocusRing {
                                control: sheet
                                radius: 4
                            }
                        }
                        PrintedSheet {
                            id: paper
                            width: parent.width
                            height: Math.round(width * page.printing.ratio)
                            pages: page.printing
                            number: sheet.index
                        }
                        AppText {
                            id: words
                            anchors.top: paper.bottom
                            anchors.topMargin: Theme.gap
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: sheet.caption
                            quiet: true
                            font.pixelSize: Theme.textSmall
                            Accessible.ignored: true
                        }
                        TapHandler {
                            onTapped: page.large = sheet.index
                        }
                    }
                }
            }
        }
    }
    Card {
        id: wishes
        parent: page.landscape ? leftHolder : topHolder
        width: parent?.width ?? 0
        visible: page.ready
        spacing: 12

        AppText {
            Layout.fillWidth: true
            visible: !page.game
            text: qsTr("Sheets")
            font.weight: Font.DemiBold
        }
        Segmented {
            objectName: "printSheet"
            visible: !page.game
            name: qsTr("Sheets")
            choices: [{"value": "roster", "label": qsTr("Roster")}, {"value": "game", "label": qsTr("Game sheet")}, {"value": "both", "label": qsTr("Both")}]
            value: page.printing.sheet
            onChosen: value => page.printing.sheet = value
        }
        AppText {
            Layout.fillWidth: true
            visible: page.game
            text: qsTr("Whose sheet")
            font.weight: Font.DemiBold
        }
        Flow {
            Layout.fillWidth: true
            visible: page.game
            spacing: Theme.gap

            Repeater {
                model: page.game ? [{"id": "", "name": qsTr("Both sides")}].concat(Array.from(page.printing.sides)) : []

                AppButton {
                    required property var modelData
                    objectName: "printSide_" + modelData.id
                    width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
                    text: modelData.name
                    selected: page.printing.side === modelData.id
                    onClicked: page.printing.side = modelData.id
                    Accessible.role: Accessible.RadioButton
                    Accessible.checked: selected
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            text: qsTr("Paper")
            font.weight: Font.DemiBold
        }
        Segmented {
            objectName: "printPaper"
            name: qsTr("Paper")
            choices: [{"value": "a4", "label": qsTr("A4")}, {"value": "letter", "label": qsTr("Letter")}]
            value: page.printing.paper
            onChosen: value => page.printing.paper = value
        }
        Toggle {
            objectName: "printBack"
            Layout.fillWidth: true
            text: qsTr("Quick reference on the back")
            checked: page.printing.back
            onToggled: page.printing.back = checked
        }
        AppText {
            Layout.fillWidth: true
            visible: page.printing.back
            quiet: true
            font.pixelSize: Theme.textSmall
            text: qsTr("Print on both sides of the paper, turned over its long edge.")
        }
    }
    FootBar {
        id: ways
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.ready
        height: visible ? implicitHeight : 0

        AppButton {
            objectName: "printOpen"
            Layout.fillWidth: page.phone
            glyph: "open"
            text: page.phone ? qsTr("Open") : qsTr("Open to print")
            tip: page.printing.whereShown
            onClicked: {
                if (page.printing.openInViewer())
                    page.say(qsTr("The pages are open, ready to print."));
            }
        }
        AppButton {
            objectName: "printSave"
            Layout.fillWidth: page.phone
            kind: "primary"
            glyph: "save"
            text: qsTr("Save as PDF")
            onClicked: page.saving = true
        }
        Item {
            Layout.fillWidth: true
            visible: !page.phone
        }
    }
    // One page, as large as it must be to be read.
    Rectangle {
        id: lens
        objectName: "printLarge"
        visible: page.large >= 0
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        color: Theme.ground
        onVisibleChanged: {
            if (visible)
                close.forceActiveFocus();
        }

        Flickable {
            id: view
            anchors.fill: parent
            contentWidth: Math.max(width, largeSheet.width + 2 * Theme.pad)
            contentHeight: largeSheet.height + 2 * Theme.pad
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            ScrollBar.vertical: ScrollBar {}
            ScrollBar.horizontal: ScrollBar {}

            PrintedSheet {
                id: largeSheet
                x: Math.max(Theme.pad, (view.width - width) / 2)
                y: Theme.pad
                width: Math.min(1400, Math.max(Theme.px(880), Math.min(view.width - 2 * Theme.pad, Theme.px(1000))))
                height: Math.round(width * page.printing.ratio)
                pages: page.printing
                number: Math.max(0, page.large)

                TapHandler {
                    onTapped: page.large = -1
                }
            }
        }
        IconButton {
            id: close
            objectName: "printSmall"
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.gap
            outlined: true
            glyph: "close"
            text: qsTr("Show all pages")
            onClicked: page.large = -1
            Keys.onUpPressed: view.contentY = Math.max(0, view.contentY - 120)
            Keys.onDownPressed: view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, view.contentY + 120))
            Keys.onLeftPressed: page.large = Math.max(0, page.large - 1)
            Keys.onRightPressed: page.large = Math.min(page.printing.pages - 1, page.large + 1)
        }
    }
    Repeater {
        model: page.saving ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save as PDF")
            suggested: page.printing.fileName
            filters: [qsTr("PDF (*.pdf)"), qsTr("All files (*)")]
            onChosen: file => {
                if (page.printing.savePdf(file))
                    page.say(qsTr("The pages are saved."));
            }
            onDone: page.saving = false
        }
    }
}
