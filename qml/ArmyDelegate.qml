// SPDX-License-Identifier: GPL-3.0-or-later
// An army in the library: name, what it is made of, points and findings; a tap opens it, "more" unfolds what can be done with it.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

FocusScope {
    id: row

    required property string id
    required property string name
    required property string ruleset
    required property string rulesetName
    required property var points
    required property bool supplied
    required property int findings
    required property string summary
    property bool current: false
    property bool unfolded: false
    property bool showRuleset: true
    readonly property bool compact: width < Theme.px(420)
    readonly property string findingsText: findings > 0 ? qsTr("%n to look at", "findings", findings) : ""
    readonly property string facts: joined([qsTr("%1 points").arg(points), showRuleset ? rulesetName : "", compact && supplied ? qsTr("supplied") : "", compact ? findingsText : ""])

    signal opened
    signal unfoldWanted
    signal duplicateWanted
    signal renameWanted
    signal exportWanted
    signal removeWanted

    function joined(parts: var): string {
        return parts.filter(part => part !== "").join("  ·  ");
    }

    implicitHeight: opener.implicitHeight + (unfolded ? tools.implicitHeight + 12 : 0)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
    }
    T.AbstractButton {
        id: opener
        objectName: row.objectName + "_open"
        anchors.left: parent.left
        anchors.right: more.left
        implicitHeight: Math.max(Theme.px(76), words.implicitHeight + 20)
        focusPolicy: Qt.NoFocus
        hoverEnabled: true
        text: row.name
        onClicked: row.opened()
        onPressAndHold: row.unfoldWanted()
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: row.joined([row.facts, row.summary])
        Accessible.onPressAction: opener.clicked()

        background: Rectangle {
            radius: Theme.radius
            color: opener.down ? Theme.pressed : opener.hovered ? Theme.raised : "transparent"
        }
        Item {
            anchors.fill: parent
            ColumnLayout {
                id: words
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.leftMargin: Theme.pad
                anchors.verticalCenter: parent.verticalCenter
                spacing: 2

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap

                    AppText {
                        Layout.fillWidth: true
                        text: row.name
                        font.pixelSize: Theme.textUnit
                        font.weight: Font.DemiBold
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Chip {
                        visible: !row.compact && row.supplied
                        text: qsTr("supplied")
                    }
                    Chip {
                        visible: !row.compact && row.findings > 0
                        text: row.findingsText
                        tone: "bad"
                    }
                }
                AppText {
                    Layout.fillWidth: true
                    text: row.facts
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                AppText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: row.summary
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
    IconButton {
        id: more
        objectName: row.objectName + "_more"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: opener.verticalCenter
        glyph: row.unfolded ? "up" : "more"
        text: qsTr("What can be done with %1").arg(row.name)
        onClicked: row.unfoldWanted()
    }
    Flow {
        id: tools
        anchors.top: opener.bottom
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        visible: row.unfolded
        spacing: 12

        AppButton {
            objectName: row.objectName + "_duplicate"
            text: qsTr("Duplicate")
            glyph: "copy"
            onClicked: row.duplicateWanted()
        }
        AppButton {
            objectName: row.objectName + "_rename"
            visible: !row.supplied
            text: qsTr("Rename")
            glyph: "edit"
            onClicked: row.renameWanted()
        }
        AppButton {
            objectName: row.objectName + "_export"
            text: qsTr("Save as a file")
            glyph: "save"
            onClicked: row.exportWanted()
        }
        AppButton {
            objectName: row.objectName + "_remove"
            visible: !row.supplied
            kind: "danger"
            text: qsTr("Delete")
            glyph: "delete"
            onClicked: row.removeWanted()
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: "transparent"
        border.width: row.current ? 3 : Theme.hairline
        border.color: row.current ? Theme.accent : Theme.line
    }
}
