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
    /// Name of the field, for those who look for it, and what the name of a known one's button begins with.
    property alias handle: field.objectName
    property string buttonHandle
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
                objectName: entry.buttonHandle + modelData
                width: Math.min(implicitWidth, entry.width)
                text: modelData
                onClicked: entry.named(modelData)
            }
        }
    }
}
