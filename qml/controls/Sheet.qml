// SPDX-License-Identifier: GPL-3.0-or-later
// A modal sheet: at the right edge in wide windows, the whole window in narrow ones; `small` makes it a box in the middle. Its body is best made when
// it opens: Sheet { id: sheet; title: qsTr("Journal"); Repeater { model: sheet.visible ? 1 : 0; Item { anchors.fill: parent } } }. Keeps the keyboard inside; Esc, Back and a tap beside it close it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

T.Popup {
    id: sheet

    property string title
    property bool small: false
    /// Height of the body of a small one.
    property real bodyHeight: 200
    default property alias body: place.data
    readonly property real room: parent ? parent.width : 0
    readonly property bool whole: !small && room < 700
    /// The height there is, but for a message at the foot.
    readonly property real depth: parent ? parent.height - Theme.strip : 0

    parent: T.Overlay.overlay
    modal: true
    dim: true
    focus: true
    padding: 0
    x: small ? Math.round((room - width) / 2) : room - width
    y: small ? Math.round(Math.max(12, (depth - height) / 3)) : 0
    width: small ? Math.min(room - 24, Theme.px(520)) : whole ? room : Math.min(room * 0.7, Theme.px(480))
    height: small ? Math.max(0, Math.min(depth - 24, head.height + bodyHeight)) : depth
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnReleaseOutside

    T.Overlay.modal: Rectangle { color: Theme.scrim }
    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.quick
        }
    }
    background: Rectangle {
        color: Theme.ground
        radius: sheet.small ? Theme.radius : 0
        border.width: sheet.whole ? 0 : Theme.hairline
        border.color: Theme.line
    }
    contentData: FocusScope {
        anchors.fill: parent
        focus: true

        Item {
            id: head
            width: parent.width
            height: Theme.touch + 12

            Repeater {
                model: sheet.visible ? 1 : 0

                RowLayout {
                    anchors.fill: parent
                    spacing: Theme.gap

                    Heading {
                        Layout.fillWidth: true
                        Layout.leftMargin: Theme.pad
                        text: sheet.title
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                    }
                    IconButton {
                        objectName: "sheetClose"
                        Layout.rightMargin: Theme.gap
                        glyph: "close"
                        text: qsTr("Close")
                        onClicked: sheet.close()
                    }
                }
            }
        }
        FocusScope {
            id: place
            anchors.top: head.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            focus: true
        }
    }
}
