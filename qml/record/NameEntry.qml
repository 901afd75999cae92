// SPDX-License-Identifier: GPL-3.0-or-later
// A name, typed or one of those that were given before: NameEntry { text: …; known: […]; onNamed: name => … }.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: entry

    property alias label: field.label
    property alias text: field.text
    property alias placeholder: field.placeholder
    property alias maximumLength: field.maximumLength
    property alias clearable: field.clearable
    property alias first: field.focus
    /// Name of the field, for those who look for it, and of the button of a known name.
    property alias handle: field.objectName
    property var buttonHandle: (name, index) => ""
    property var known: []

    signal named(string name)

    spacing: 6

    TextEntry {
        id: field
        Layout.fillWidth: true
        focus: false
        onTyped: text => entry.named(text)
    }
    Flow {
        Layout.fillWidth: true
        spacing: 6

        Repeater {
            model: Array.from(entry.known).slice(0, 6)

            AppButton {
                required property string modelData
                required property int index
                objectName: entry.buttonHandle(modelData, index)
                width: Math.min(implicitWidth, entry.width)
                text: modelData
                onClicked: entry.named(modelData)
            }
        }
    }
}
