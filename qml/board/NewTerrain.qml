// SPDX-License-Identifier: GPL-3.0-or-later
// The terrain of a new battle (PRF-04): none, or any of the ticked kinds, each with its picture and a sentence.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: body

    signal ruleWanted(string rule)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        QuestionRow {
            Layout.fillWidth: true
            objectName: "terrainChoice"
            focus: true
            questionId: "ground"
            label: qsTr("Terrain")
            kind: "choice"
            choices: [{"value": false, "label": qsTr("None")}, {"value": true, "label": qsTr("Random")}]
            value: App.newBattle.ground
            onAnswered: (id, value) => App.newBattle.ground = value
        }
        AppText {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.pad
            Layout.rightMargin: Theme.pad
            text: App.newBattle.ground ? qsTr("The dice choose one of the kinds you tick. Terrain that an army brings is always there.") : qsTr("Open ground, but for the terrain that an army brings: that is always there.")
            quiet: true
        }
        Flickable {
            id: flick
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentHeight: kinds.height
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollBar {}

            Column {
                id: kinds
                width: flick.width
                bottomPadding: Theme.pad

                Repeater {
                    model: ListRows { source: App.newBattle.grounds }

                    Item {
                        id: kind
                        required property var modelData
                        required property bool used
                        width: kinds.width
                        height: Math.max(picture.height, words.implicitHeight) + 16
                        visible: used

                        GroundPicture {
                            id: picture
                            x: Theme.pad
                            y: 8
                            kind: String(kind.modelData.id ?? "").split("_").pop()
                            opacity: App.newBattle.ground ? 1 : 0.5
                        }
                        Column {
                            id: words
                            anchors.left: picture.right
                            anchors.leftMargin: 12
                            anchors.right: book.left
                            y: 8

                            Toggle {
                                objectName: "terrain_" + kind.modelData.id
                                width: parent.width
                                enabled: App.newBattle.ground
                                text: kind.modelData.label ?? ""
                                font.weight: Font.DemiBold
                                checked: kind.modelData.value === true
                                Accessible.description: kind.modelData.help ?? ""
                                onToggled: {
                                    App.newBattle.answer(kind.modelData.id, checked);
                                    checked = Qt.binding(() => kind.modelData.value === true);
                                }
                            }
                            AppText {
                                width: parent.width
                                text: kind.modelData.help ?? ""
                                quiet: true
                                font.pixelSize: Theme.textSmall
                            }
                        }
                        IconButton {
                            id: book
                            anchors.right: parent.right
                            anchors.rightMargin: Theme.gap
                            y: 8
                            glyph: "rules"
                            text: qsTr("Rule %1").arg(kind.modelData.rule ?? "")
                            colour: Theme.quiet
                            onClicked: body.ruleWanted(kind.modelData.rule)
                        }
                    }
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            Layout.margins: Theme.pad
            Layout.topMargin: 0
            visible: text !== ""
            text: App.newBattle.refusal
            color: Theme.bad
            Accessible.role: Accessible.AlertMessage
        }
    }
}
