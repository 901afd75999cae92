// SPDX-License-Identifier: GPL-3.0-or-later
// An entry of the journal in full: what happened, what was to be done, and every line that led there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    property int n: 0
    property var entry: ({})
    readonly property var sides: entry.sides ?? []

    readonly property var marks: entry.amendments ?? []

    function markText(mark: var): string {
        const done = mark.how === "amended" ? qsTr("Amended by entry %1") : mark.how === "replayed" ? qsTr("Played again after entry %1 was amended") : mark.how === "kept" ? qsTr("Original result kept after entry %1 was amended") : qsTr("Voided by entry %1");
        const why = mark.how === "replayed" || mark.how === "kept" ? "" : mark.reason ?? "";
        return done.arg(mark.by) + (why === "" ? "" : ": " + why);
    }

    objectName: "entryPage"
    ruleset: App.game.ruleset
    Component.onCompleted: entry = App.game.entry(n)

    Connections {
        target: App.game
        enabled: App.game.open
        function onChanged() {
            page.entry = App.game.entry(page.n);
        }
    }

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Entry %1").arg(page.n)
        subtitle: [page.entry.title ?? "", /^[0-9]+$/.test(page.entry.turn ?? "") ? qsTr("turn %1").arg(page.entry.turn) : page.entry.turn ?? ""].filter(part => part !== "").join("  ·  ")
        onBack: page.back()

        Chip {
            visible: (page.entry.undone ?? false) === true
            text: qsTr("undone")
            tone: "bad"
        }
        Chip {
            visible: page.marks.length > 0
            text: (page.entry.struck ?? false) ? qsTr("voided") : qsTr("amended")
            tone: (page.entry.struck ?? false) ? "bad" : "accent"
        }
        AppButton {
            objectName: "entryAmend"
            visible: (page.entry.amendable ?? false) === true && !page.phone
            text: qsTr("Amend…")
            glyph: "edit"
            onClicked: page.open("AmendPage", {"n": page.n})
        }
        IconButton {
            objectName: "entryAmendSmall"
            visible: (page.entry.amendable ?? false) === true && page.phone
            glyph: "edit"
            text: qsTr("Amend…")
            onClicked: page.open("AmendPage", {"n": page.n})
        }
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: column.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (flick.width - 1100) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: 12

            Heading {
                objectName: "entrySentence"
                Layout.fillWidth: true
                text: page.entry.sentence ?? ""
                size: Theme.textSentence
                font.strikeout: (page.entry.struck ?? false) === true
            }
            AppText {
                objectName: "entryWas"
                Layout.fillWidth: true
                visible: (page.entry.was ?? "") !== ""
                text: qsTr("Before it was amended: %1").arg(page.entry.was ?? "")
                quiet: true
            }
            LayoutRepeater {
                model: page.marks

                AppText {
                    required property var modelData
                    Layout.fillWidth: true
                    text: page.markText(modelData)
                    quiet: true
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: page.entry.kind === "amend" && text !== ""
                text: page.entry.reason ?? ""
                quiet: true
            }
            LayoutRepeater {
                model: page.entry.instructions ?? []

                AppText {
                    required property var modelData
                    Layout.fillWidth: true
                    text: modelData.text
                    font.pixelSize: Theme.textLead
                    quiet: true
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: flick.width < 700 ? 1 : 2
                columnSpacing: 12
                rowSpacing: 12

                LayoutRepeater {
                    model: page.sides

                    EntrySide {
                        required property var modelData
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                        Layout.alignment: Qt.AlignTop
                        account: modelData
                        onRuleWanted: rule => page.open("RulesPage", {"ruleset": App.game.ruleset, "rule": rule})
                    }
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: text !== ""
                text: [page.entry.comparison ?? "", page.entry.chance ?? ""].filter(part => part !== "").join("  ·  ")
                quiet: true
            }
            Card {
                Layout.fillWidth: true
                visible: (page.entry.changes ?? []).length > 0
                title: qsTr("What changed")

                LayoutRepeater {
                    model: page.entry.changes ?? []

                    AppText {
                        required property string modelData
                        Layout.fillWidth: true
                        text: modelData
                    }
                }
            }
        }
    }
}
