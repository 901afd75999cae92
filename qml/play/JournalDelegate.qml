// SPDX-License-Identifier: GPL-3.0-or-later
// One entry of the journal: what happened, when, with which dice; struck through when it was taken back.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

T.AbstractButton {
    id: row

    required property int n
    required property string kind
    required property string turn
    required property string sentence
    required property string detail
    required property string time
    required property bool undone
    required property string dice
    /// What an amendment made of it: "amended", "replayed", "kept", "dropped"; "" for none.
    required property string mark
    readonly property string markText: ({"amended": qsTr("amended"), "replayed": qsTr("played again"), "kept": qsTr("kept"), "dropped": qsTr("voided")})[mark] ?? ""
    property bool current: false
    readonly property string turnText: /^[0-9]+$/.test(turn) ? qsTr("turn %1").arg(turn) : turn
    readonly property string glyph: ({"undo": "undo", "note": "edit", "correct": "check", "amend": "edit"})[kind] ?? "dice"
    readonly property string when: {
        const at = new Date(time);
        return isNaN(at.getTime()) ? time : Qt.formatTime(at, "hh:mm");
    }

    function joined(parts: var, between: string): string {
        return parts.filter(part => part !== "").join(between);
    }

    implicitHeight: Math.max(Theme.touchMain, words.implicitHeight + 20)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: sentence
    Accessible.role: Accessible.Button
    Accessible.name: joined([String(n), sentence, undone ? qsTr("undone") : "", markText, turnText], ", ")
    Accessible.description: detail
    Accessible.onPressAction: row.clicked()

    background: Rectangle {
        color: row.down ? Theme.pressed : row.hovered ? Theme.raised : Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.hairline
            anchors.bottom: parent.bottom
            color: Theme.line
        }
        Rectangle {
            anchors.fill: parent
            visible: row.current
            color: "transparent"
            border.width: 3
            border.color: Theme.accent
        }
    }
    Item {
        anchors.fill: parent
        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.pad
            anchors.rightMargin: Theme.pad
            spacing: 12

            Icon {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 12
                name: row.glyph
                colour: Theme.quiet
                size: Theme.px(22)
            }
            ColumnLayout {
                id: words
                Layout.fillWidth: true
                spacing: 2

                AppText {
                    Layout.fillWidth: true
                    text: row.sentence
                    font.weight: Font.DemiBold
                    font.strikeout: row.undone || row.mark === "dropped"
                    color: row.undone || row.mark === "dropped" || row.kind === "undo" ? Theme.quiet : Theme.ink
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                AppText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: row.detail
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap

                    AppText {
                        Layout.fillWidth: true
                        text: row.joined(["#" + row.n, row.turnText, row.when, row.dice === "" ? "" : qsTr("dice %1").arg(row.dice)], "  ·  ")
                        quiet: true
                        font.pixelSize: Theme.textSmall
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Chip {
                        visible: row.undone
                        text: qsTr("undone")
                    }
                    Chip {
                        visible: row.markText !== ""
                        text: row.markText
                        tone: row.mark === "dropped" ? "bad" : "accent"
                    }
                }
            }
            Icon {
                name: "forward"
                size: Theme.px(18)
                colour: Theme.quiet
            }
        }
    }
}
