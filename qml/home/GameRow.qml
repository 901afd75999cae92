// SPDX-License-Identifier: GPL-3.0-or-later
// A game in a short list: title and facts; a tap opens it, the bin at its end removes it; with `more` a button at the end unfolds what else can be done.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

FocusScope {
    id: row

    property string text
    property string detail
    property bool removable: true
    property bool more: false
    property bool unfolded: false

    signal clicked
    signal removed
    signal moreWanted

    implicitHeight: opener.implicitHeight

    T.AbstractButton {
        id: opener
        objectName: row.objectName + "_open"
        anchors.left: parent.left
        anchors.right: end.left
        anchors.rightMargin: row.removable || row.more ? 12 : 0
        height: parent.height
        implicitHeight: Math.max(Theme.touch, words.implicitHeight + 12)
        focusPolicy: Qt.StrongFocus
        focus: true
        hoverEnabled: true
        text: row.text
        onClicked: row.clicked()
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: row.detail
        Accessible.onPressAction: opener.clicked()

        background: Rectangle {
            radius: 8
            color: opener.down ? Theme.pressed : opener.hovered ? Theme.raised : "transparent"
            FocusRing { control: opener }
        }
        Item {
            anchors.fill: parent
            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.gap
                anchors.rightMargin: Theme.gap
                spacing: 12

                ColumnLayout {
                    id: words
                    Layout.fillWidth: true
                    spacing: 0

                    AppText {
                        Layout.fillWidth: true
                        text: row.text
                        font.pixelSize: Theme.textLead
                        font.weight: Font.DemiBold
                        maximumLineCount: 3
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: row.detail
                        quiet: true
                        font.pixelSize: Theme.textSmall
                        wrapMode: Text.Wrap
                        maximumLineCount: 4
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
                Icon {
                    visible: row.width >= Theme.px(260) // words come first
                    name: "forward"
                    size: Theme.px(18)
                    colour: Theme.quiet
                }
            }
        }
    }
    Row {
        id: end
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: row.removable ? 1 : 0

            IconButton {
                objectName: row.objectName + "_remove"
                glyph: "delete"
                text: qsTr("Delete %1").arg(row.text)
                colour: Theme.quiet
                onClicked: row.removed()
            }
        }
        Repeater {
            model: row.more ? 1 : 0

            IconButton {
                objectName: row.objectName + "_more"
                glyph: row.unfolded ? "up" : "more"
                text: qsTr("What can be done with %1").arg(row.text)
                colour: Theme.quiet
                onClicked: row.moreWanted()
            }
        }
    }
}
