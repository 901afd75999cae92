// SPDX-License-Identifier: GPL-3.0-or-later
// What the players may choose; each choice holds at once and is kept.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var prefs: App.prefs

    objectName: "settingsPage"

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Settings")
        onBack: page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: grid.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        GridLayout {
            id: grid
            x: Math.max(Theme.pad, (flick.width - 1120) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            columns: flick.width > Theme.px(900) ? 2 : 1
            columnSpacing: Theme.pad
            rowSpacing: Theme.pad

            Card {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                title: qsTr("Appearance")
                spacing: 12

                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.gap

                    Repeater {
                        model: [{"value": "system", "label": qsTr("As the system")}, {"value": "light", "label": qsTr("Light")}, {"value": "dark", "label": qsTr("Dark")}, {"value": "contrast", "label": qsTr("High contrast")}]

                        AppButton {
                            required property var modelData
                            objectName: "theme_" + modelData.value
                            text: modelData.label
                            selected: page.prefs.theme === modelData.value
                            onClicked: page.prefs.theme = modelData.value
                            Accessible.role: Accessible.RadioButton
                            Accessible.checked: selected
                        }
                    }
                }
                LanguageChoice {
                    Layout.fillWidth: true
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: width < Theme.px(320) ? 1 : 2
                    columnSpacing: 12
                    rowSpacing: Theme.gap

                    AppText {
                        Layout.fillWidth: true
                        text: qsTr("Text size, in percent")
                    }
                    Stepper {
                        objectName: "textSize"
                        name: qsTr("Text size, in percent")
                        least: 85
                        most: 200
                        value: Math.round(page.prefs.textScale * 100)
                        onChosen: wanted => {
                            const now = Math.round(page.prefs.textScale * 100);
                            const steps = [85, 100, 115, 130, 150, 175, 200];
                            page.prefs.textScale = (wanted > now ? steps.find(step => step > now) ?? 200 : steps.slice().reverse().find(step => step < now) ?? 85) / 100;
                        }
                    }
                }
                Toggle {
                    objectName: "reducedMotion"
                    Layout.fillWidth: true
                    text: qsTr("No animations")
                    checked: page.prefs.reducedMotion
                    onToggled: page.prefs.reducedMotion = checked
                }
            }
            Card {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                title: qsTr("At the table")
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Who rolls the dice?")
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.gap

                    AppButton {
                        objectName: "diceApp"
                        text: qsTr("The app rolls")
                        selected: page.prefs.dice !== "typed"
                        onClicked: page.prefs.dice = "app"
                        Accessible.role: Accessible.RadioButton
                        Accessible.checked: selected
                    }
                    AppButton {
                        objectName: "diceTyped"
                        text: qsTr("We roll; enter results")
                        selected: page.prefs.dice === "typed"
                        onClicked: page.prefs.dice = "typed"
                        Accessible.role: Accessible.RadioButton
                        Accessible.checked: selected
                    }
                }
                Toggle {
                    objectName: "keepAwake"
                    Layout.fillWidth: true
                    text: qsTr("Keep the screen on while a game is open")
                    checked: page.prefs.keepAwake
                    onToggled: page.prefs.keepAwake = checked
                }
                Toggle {
                    objectName: "acrossTable"
                    Layout.fillWidth: true
                    text: qsTr("Across the table: turn the far army round")
                    checked: page.prefs.acrossTable
                    onToggled: page.prefs.acrossTable = checked
                }
                Toggle {
                    objectName: "sound"
                    Layout.fillWidth: true
                    text: qsTr("Sounds in battles played in the app")
                    checked: page.prefs.sound
                    onToggled: {
                        page.prefs.sound = checked;
                        App.sounds.sample();
                    }
                }
                GridLayout {
                    Layout.fillWidth: true
                    visible: page.prefs.sound
                    columns: width < Theme.px(320) ? 1 : 2
                    columnSpacing: 12
                    rowSpacing: Theme.gap

                    AppText {
                        Layout.fillWidth: true
                        text: qsTr("Loudness, in percent")
                    }
                    Stepper {
                        objectName: "volume"
                        name: qsTr("Loudness, in percent")
                        least: page.prefs.volumes[0]
                        most: 100
                        value: page.prefs.volume
                        onChosen: wanted => {
                            const steps = Array.from(page.prefs.volumes), now = page.prefs.volume;
                            page.prefs.volume = wanted > now ? steps.find(step => step > now) ?? 100 : steps.reverse().find(step => step < now) ?? steps.at(-1);
                            App.sounds.sample();
                        }
                    }
                }
                AppText {
                    objectName: "soundMissing"
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: page.prefs.sound ? App.sounds.missing() : ""
                    quiet: true
                }
            }
            HouseCard {
                Layout.fillWidth: true
                Layout.columnSpan: grid.columns
                visible: App.house.available
                onOpened: file => page.open("HousePage", {"file": file})
                onEditing: page.open("HouseEditPage", {})
                onLooked: page.open("HouseAddPage", {})
            }
            BackupCard {
                Layout.fillWidth: true
                Layout.columnSpan: grid.columns
                visible: App.backup.available
                onWanted: page.open("RestorePage", {})
                onSay: sentence => page.say(sentence)
            }
            Card {
                Layout.fillWidth: true
                Layout.columnSpan: grid.columns
                title: qsTr("About")
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Optio %1. Free software under the GNU General Public License, version 3 or later. It needs no account and no network.").arg(App.version)
                }
                AppButton {
                    objectName: "aboutButton"
                    Layout.fillWidth: true
                    Layout.maximumWidth: implicitWidth
                    text: qsTr("More about Optio")
                    glyph: "info"
                    onClicked: page.open("AboutPage", {})
                }
            }
        }
    }
}
