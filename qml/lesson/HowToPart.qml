// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a how-to page: a heading with its words, its rule behind a button, or a picture.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: view

    /// {heading,text,rule,picture,items}, see rules/roster/howto.h.
    required property var part

    signal ruleWanted(string rule)

    spacing: Theme.gap

    Heading {
        Layout.fillWidth: true
        visible: text !== ""
        text: view.part.heading
        size: Theme.px(22)
    }
    AppText {
        Layout.fillWidth: true
        visible: text !== ""
        text: view.part.text
        lineHeight: 1.25
    }
    AppButton {
        visible: view.part.rule !== ""
        kind: "quiet"
        glyph: "rules"
        text: qsTr("Rule %1").arg(view.part.rule)
        onClicked: view.ruleWanted(view.part.rule)
    }
    LayoutRepeater {
        model: view.part.picture === "" ? 0 : 1

        HowToPicture {
            Layout.fillWidth: true
            picture: view.part.picture
            items: Array.from(view.part.items)
        }
    }
}
