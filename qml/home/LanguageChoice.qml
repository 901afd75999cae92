// SPDX-License-Identifier: GPL-3.0-or-later
// In which language Optio speaks; each is called as its own speakers call it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: choice

    spacing: 12

    AppText {
        Layout.fillWidth: true
        text: qsTr("Language")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Repeater {
            model: App.prefs.languages

            AppButton {
                required property string modelData
                objectName: "language_" + modelData
                text: modelData === "system" ? qsTr("As the system") : ({
                        "en": "English",
                        "de": "Deutsch",
                        "fr": "Français"
                    })[modelData] ?? modelData
                selected: App.prefs.language === modelData
                onClicked: App.prefs.language = modelData
                Accessible.role: Accessible.RadioButton
                Accessible.checked: selected
            }
        }
    }
}
