// SPDX-License-Identifier: GPL-3.0-or-later
// The army as a whole, above its units in the editor: its figures and what it is made up of, the way to what the army itself is asked, and
// what can be tried with it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Item {
    id: row

    property bool picked: false
    property bool current: false
    readonly property var totals: App.editor.totals
    readonly property var figures: totals.figures ?? []
    readonly property var parts: totals.parts ?? []
    readonly property var bars: totals.histogram?.bars ?? []
    readonly property var groups: Array.from(App.editor.armyFields).map(field => field.group || field.label).filter((group, at, all) => all.indexOf(group) === at)
    /// How it reads to a screen reader.
    readonly property string spoken: qsTr("The army as a whole")

    signal armyWanted
    signal handsWanted
    signal tryWanted

    implicitHeight: card.implicitHeight + Theme.pad

    Card {
        id: card
        width: parent.width
        border.width: row.current ? 3 : Theme.hairline
        border.color: row.current ? Theme.accent : Theme.line

        Flow {
            Layout.fillWidth: true
            visible: row.figures.length > 0
            spacing: Theme.pad

            Repeater {
                model: row.figures.length

                EditorFigure {
                    required property int index
                    figure: row.figures[index] ?? ({})
                }
            }
        }
        GridLayout {
            Layout.fillWidth: true
            visible: row.parts.length > 0
            columns: row.width < Theme.px(500) ? 1 : 2
            columnSpacing: 24
            rowSpacing: 12

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignVCenter
                spacing: 2

                LayoutRepeater {
                    model: row.parts.length

                    RowLayout {
                        id: part
                        required property int index
                        readonly property var told: row.parts[index] ?? ({"label": "", "points": 0})
                        Layout.fillWidth: true

                        AppText {
                            Layout.fillWidth: true
                            text: part.told.label
                            font.pixelSize: Theme.textSmall
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            Accessible.name: qsTr("%1: %n points", "", part.told.points).arg(text)
                        }
                        Figures {
                            text: String(part.told.points)
                            font.pixelSize: Theme.textSmall
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                    }
                }
            }
            EditorHistogram {
                objectName: "editorHistogram"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: row.bars.length > 0
                label: row.totals.histogram?.label ?? ""
                bars: row.bars
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: 12

            AppButton {
                objectName: "editArmy"
                width: Math.min(implicitWidth, parent.width)
                glyph: "edit"
                text: qsTr("The army itself")
                selected: row.picked
                tip: row.groups.join(", ")
                onClicked: row.armyWanted()
            }
            AppButton {
                objectName: "openingHands"
                visible: App.editor.dealsHands
                glyph: "dice"
                text: qsTr("Opening hands")
                tip: qsTr("Three sample opening hands")
                onClicked: row.handsWanted()
            }
            AppButton {
                objectName: "tryArmy"
                glyph: "forward"
                text: qsTr("Try it")
                tip: qsTr("A new battle with this army")
                onClicked: row.tryWanted()
            }
        }
    }
}
