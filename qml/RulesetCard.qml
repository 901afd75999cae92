// SPDX-License-Identifier: GPL-3.0-or-later
// A rule set to choose for a new game.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

T.AbstractButton {
    id: card

    /// {id,name,summary,kind}
    property var ruleset: ({})
    property bool selected: false

    implicitHeight: words.implicitHeight + 2 * Theme.pad
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: ruleset.name ?? ""
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: ruleset.summary ?? ""
    Accessible.checked: selected
    Accessible.onPressAction: card.clicked()
    Keys.onReturnPressed: card.click()
    Keys.onEnterPressed: card.click()

    background: Rectangle {
        radius: Theme.radius
        color: card.selected ? Theme.tileAccent : card.down ? Theme.pressed : card.hovered ? Theme.raised : Theme.surface
        border.width: card.selected ? 3 : Theme.hairline
        border.color: card.selected ? Theme.accent : Theme.line
        FocusRing { control: card }
    }
    contentItem: Item {
        ColumnLayout {
            id: words
            anchors.fill: parent
            anchors.margins: Theme.pad
            spacing: 4

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                Heading {
                    Layout.fillWidth: true
                    text: card.text
                    Accessible.ignored: true
                }
                Chip { text: card.ruleset.kind === "app" ? qsTr("in the app") : qsTr("beside your table") }
                Icon {
                    opacity: card.selected ? 1 : 0
                    name: "check"
                    colour: Theme.accent
                }
            }
            AppText {
                Layout.fillWidth: true
                Layout.fillHeight: true
                text: card.ruleset.summary ?? ""
                quiet: true
                Accessible.ignored: true
            }
        }
    }
}
