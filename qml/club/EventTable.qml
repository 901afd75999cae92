// SPDX-License-Identifier: GPL-3.0-or-later
// A table of a round: who plays whom, with how many points before, and in the middle how it stands. A tap opens its result.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: row

    required property int table
    required property string a
    required property string b
    required property string armyA
    required property string armyB
    required property string beforeA
    required property string beforeB
    required property bool played
    required property string score
    required property string detail
    required property string confirmed
    required property string note
    required property string winner
    required property string live
    required property string liveText
    required property string liveDetail
    property bool narrow: false

    implicitHeight: Math.max(Theme.px(62), grid.implicitHeight + 12, middle.visible ? middle.implicitHeight + 12 : 0, quietly.visible ? quietly.implicitHeight + 12 : 0)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: qsTr("Table %1: %2 against %3").arg(table).arg(a).arg(b)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text
    readonly property bool reported: !played && live !== ""
    Accessible.description: reported ? (liveText !== "" ? liveText + ", " : "") + liveDetail : played ? score + (detail !== "" ? ", " + detail : "") + (confirmed !== "" ? ", " + confirmed : "") : qsTr("No result yet")
    Accessible.onPressAction: row.clicked()

    background: Rectangle {
        color: row.down ? Theme.pressed : row.played ? Theme.tileAccent : row.hovered ? Theme.raised : "transparent"

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        FocusRing {
            control: row
            anchors.margins: 0
        }
    }
    Item {
        anchors.fill: parent

        RowLayout {
            id: grid
            anchors.fill: parent
            anchors.leftMargin: 10
            anchors.rightMargin: 14
            spacing: 12

            Rectangle {
                Layout.preferredWidth: Math.max(44, Theme.px(40))
                Layout.preferredHeight: Layout.preferredWidth
                radius: 8
                color: row.played ? Theme.accent : Theme.tileAccent

                Figures {
                    anchors.centerIn: parent
                    text: String(row.table)
                    colour: row.played ? Theme.accentInk : Theme.accent
                    font.pixelSize: Theme.textUnit
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
            // Both names under each other on a phone, beside the middle elsewhere.
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                spacing: 0

                LayoutRepeater {
                    model: 2

                    RowLayout {
                        id: one
                        required property int index
                        visible: index === 0 || row.narrow
                        Layout.fillWidth: true

                        AppText {
                            Layout.fillWidth: true
                            text: one.index === 0 ? row.a : row.b
                            font.pixelSize: row.narrow ? Theme.textBody : Theme.textLead
                            font.weight: row.winner === (one.index === 0 ? "a" : "b") ? Font.Bold : Font.DemiBold
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                        Figures {
                            visible: row.narrow
                            text: one.index === 0 ? row.beforeA : row.beforeB
                            colour: Theme.quiet
                            Accessible.ignored: true
                        }
                    }
                }
                AppText {
                    Layout.fillWidth: true
                    visible: !row.narrow && text !== ""
                    text: row.armyA
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
            Figures {
                visible: !row.narrow
                text: row.beforeA
                colour: Theme.quiet
                Accessible.ignored: true
            }
            Item {
                Layout.preferredWidth: Theme.px(row.narrow ? 104 : 124)
                Layout.fillHeight: true

                Column {
                    id: middle
                    anchors.centerIn: parent
                    width: parent.width
                    visible: row.played || row.reported && row.live !== "quiet"

                    AppText {
                        width: parent.width
                        visible: text !== ""
                        text: row.played ? row.score : row.liveText
                        font.pixelSize: row.played || row.live === "over" ? Theme.textUnit : Theme.textLead
                        font.weight: Font.Bold
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                    RowLayout {
                        id: state
                        readonly property string text: row.reported ? row.liveDetail : row.confirmed !== "" ? row.confirmed : row.detail
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(implicitWidth, parent.width)
                        visible: text !== ""
                        spacing: 6

                        // Filled while it plays, hollow when it waits for somebody.
                        Rectangle {
                            visible: row.reported
                            Layout.preferredWidth: Theme.px(9)
                            Layout.preferredHeight: Theme.px(9)
                            radius: width / 2
                            color: row.live === "playing" ? Theme.good : "transparent"
                            border.width: 2
                            border.color: row.live === "playing" ? Theme.good : Theme.warn
                        }
                        AppText {
                            objectName: "tableState"
                            Layout.fillWidth: true
                            text: state.text
                            color: row.reported && row.live === "over" || row.confirmed !== "" ? Theme.warn : row.reported ? Theme.quiet : Theme.ink
                            font.pixelSize: Theme.textSmall
                            horizontalAlignment: row.reported ? Text.AlignLeft : Text.AlignHCenter
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                    }
                }
                RowLayout {
                    id: quietly
                    anchors.centerIn: parent
                    width: parent.width
                    visible: row.reported && row.live === "quiet"
                    spacing: Theme.gap

                    TableMark { whole: false }
                    AppText {
                        Layout.fillWidth: true
                        text: row.liveDetail
                        font.pixelSize: Theme.textSmall
                        maximumLineCount: 3
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
                Rectangle {
                    anchors.centerIn: parent
                    visible: !row.played && !row.reported
                    width: parent.width
                    height: Math.min(parent.height - 12, Theme.touch)
                    radius: Theme.radius
                    color: Theme.surface
                    border.width: Theme.hairline
                    border.color: row.hovered ? Theme.edge : Theme.line

                    AppText {
                        anchors.centerIn: parent
                        width: parent.width - 12
                        text: qsTr("Enter result")
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.px(15)
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
            }
            Figures {
                visible: !row.narrow
                text: row.beforeB
                colour: Theme.quiet
                Accessible.ignored: true
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: !row.narrow
                spacing: 0

                AppText {
                    Layout.fillWidth: true
                    text: row.b
                    font.pixelSize: Theme.textLead
                    font.weight: row.winner === "b" ? Font.Bold : Font.DemiBold
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                AppText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: row.armyB
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
