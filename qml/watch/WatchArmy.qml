// SPDX-License-Identifier: GPL-3.0-or-later
// An army on the wall: its name, what it has lost of what breaks it, and the same of its commands: WatchArmy { side: one of App.watch.page.sides; u: 1 }.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: army

    property var side: ({})
    /// A pixel of a wall of 1920 by 1080.
    property real u: 1
    /// Is it upright? Then a command has more room.
    property bool narrow: false
    readonly property var bar: side.army ?? ({})
    readonly property var parts: Array.from(side.parts ?? [])
    readonly property string facts: Array.from(side.facts ?? []).join(" · ")

    function s(size: real): int {
        return Math.max(1, Math.round(size * u));
    }
    /// "4½ of 6 lost", or what has become of it.
    function told(one: var): string {
        const lost = (one.of ?? 0) > 0 ? qsTr("%1 of %2 lost").arg(one.doneText).arg(one.ofText) : qsTr("%1 lost").arg(one.doneText ?? "0");
        return (one.word ?? "") === "" ? lost : qsTr("%1: %2").arg(one.word).arg(lost);
    }

    radius: s(16)
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line
    implicitHeight: content.implicitHeight + 2 * s(20)
    Accessible.role: Accessible.Grouping
    Accessible.name: side.name ?? ""

    component Words: AppText {
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    ColumnLayout {
        id: content
        x: army.s(30)
        y: army.s(20)
        width: parent.width - 2 * x
        spacing: army.s(16)

        RowLayout {
            Layout.fillWidth: true
            spacing: army.s(16)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(army.side.name ?? "").arg(army.told(army.bar))

            Row {
                spacing: army.s(4)

                Repeater {
                    model: army.side.id === "b" ? 2 : 1

                    Rectangle {
                        width: army.side.id === "b" ? army.s(5) : army.s(14)
                        height: army.s(48)
                        color: Theme.side(army.side.id ?? "")
                    }
                }
            }
            Heading {
                Layout.fillWidth: true
                text: army.side.name ?? ""
                side: army.side.id ?? ""
                size: army.s(52)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Words {
                Layout.fillHeight: true
                verticalAlignment: Text.AlignVCenter
                visible: text !== ""
                font.pixelSize: army.s(36)
                quiet: true
                text: army.bar.name ?? ""
            }
            Words {
                Layout.fillHeight: true
                verticalAlignment: Text.AlignVCenter
                objectName: "watchWord_" + (army.side.id ?? "")
                visible: text !== ""
                font.pixelSize: army.s(43)
                font.weight: Font.Bold
                color: Theme.bad
                text: army.bar.word ?? ""
            }
            Words {
                Layout.fillHeight: true
                verticalAlignment: Text.AlignVCenter
                objectName: "watchDone_" + (army.side.id ?? "")
                font.pixelSize: army.s(48)
                font.weight: Font.Bold
                text: army.bar.doneText ?? ""
            }
            Words {
                Layout.fillHeight: true
                verticalAlignment: Text.AlignVCenter
                font.pixelSize: army.s(44)
                quiet: true
                text: (army.bar.of ?? 0) > 0 ? qsTr("of %1 lost").arg(army.bar.ofText) : qsTr("lost")
            }
        }
        WatchBarRow {
            Layout.fillWidth: true
            visible: (army.bar.of ?? 0) > 0
            side: army.side.id ?? ""
            bar: army.bar
            thick: army.s(44)
        }
        Grid {
            id: commands
            readonly property real each: (content.width - (columns - 1) * columnSpacing) / columns
            Layout.fillWidth: true
            visible: army.parts.length > 0
            columns: Math.max(1, Math.min(army.parts.length, Math.floor(content.width / army.s(army.narrow ? 420 : 270))))
            columnSpacing: army.s(30)
            rowSpacing: army.s(10)

            Repeater {
                // By number, so that a command that changes is not made anew.
                model: army.parts.length

                Column {
                    id: part
                    required property int index
                    readonly property var lost: army.parts[index] ?? ({"name": "", "word": "", "doneText": "", "ofText": "", "done": 0, "of": 0})
                    width: commands.each
                    spacing: army.s(6)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2").arg(lost.name).arg(army.told(lost))

                    Item {
                        width: parent.width
                        height: value.height

                        Words {
                            width: parent.width - value.width - army.s(12)
                            font.pixelSize: army.s(29)
                            font.weight: Font.Bold
                            text: part.lost.name
                        }
                        Words {
                            id: value
                            anchors.right: parent.right
                            font.pixelSize: army.s(29)
                            font.weight: part.lost.word === "" ? Font.Normal : Font.Bold
                            color: part.lost.word === "" ? Theme.ink : Theme.bad
                            text: part.lost.word !== "" ? part.lost.word : qsTr("%1 of %2").arg(part.lost.doneText).arg(part.lost.ofText)
                        }
                    }
                    WatchBarRow {
                        width: parent.width
                        side: army.side.id ?? ""
                        bar: part.lost
                        thick: army.s(20)
                    }
                }
            }
        }
        Words {
            Layout.fillWidth: true
            visible: text !== ""
            font.pixelSize: army.s(30)
            quiet: true
            text: army.facts
            Accessible.ignored: false
        }
    }
}
