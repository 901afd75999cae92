// SPDX-License-Identifier: GPL-3.0-or-later
// About the program: version, licence, credits, where the data are, and a report to copy when something goes wrong.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    objectName: "aboutPage"
    keyList: flick
    Component.onCompleted: report.show(App.about.report())

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("About Optio")
        subtitle: qsTr("Version %1").arg(App.version)
        onBack: page.back()
    }
    Flickable {
        id: flick
        objectName: "aboutFlick"
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: grid.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        Keys.forwardTo: [keys]
        ScrollBar.vertical: ScrollBar {}

        ScrollKeys {
            id: keys
            view: flick
        }
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
                title: qsTr("Licence")
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Optio %1 is free software: you may use, study, change and share it under the GNU General Public License, version 3 or later. It comes without any warranty. It needs no account and no network.").arg(App.version)
                }
                AppButton {
                    objectName: "aboutLicence"
                    Layout.fillWidth: true
                    Layout.maximumWidth: implicitWidth
                    text: qsTr("Read the licence")
                    glyph: "rules"
                    onClicked: page.open("ReadingPage", {"title": qsTr("Licence"), "rows": App.about.licence})
                }
            }
            Card {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                title: qsTr("Credits")
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Optio stands on libraries and fonts by many others. Thank you!")
                }
                AppButton {
                    objectName: "aboutCredits"
                    Layout.fillWidth: true
                    Layout.maximumWidth: implicitWidth
                    text: qsTr("Libraries and fonts")
                    glyph: "info"
                    onClicked: page.open("ReadingPage", {"title": qsTr("Libraries and fonts"), "rows": App.about.credits})
                }
            }
            Card {
                Layout.fillWidth: true
                Layout.columnSpan: grid.columns
                title: qsTr("Your data")
                spacing: 12

                AppText {
                    objectName: "aboutData"
                    Layout.fillWidth: true
                    text: App.storage.inBrowser ? qsTr("Everything is kept in this browser, on this device.") + " " + App.storage.promise : qsTr("Everything is kept on this device, in the folder %1.").arg(App.dataFolder)
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
                AppButton {
                    objectName: "aboutCopyFolder"
                    Layout.fillWidth: true
                    Layout.maximumWidth: implicitWidth
                    visible: !App.storage.inBrowser
                    text: qsTr("Copy the folder's name")
                    onClicked: {
                        App.about.copy(App.dataFolder);
                        page.say(qsTr("Copied."));
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                Layout.columnSpan: grid.columns
                title: qsTr("How to report a fault")
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Copy this report, add what you did and what happened, and give both to whoever you have Optio from. Optio itself sends nothing to anyone.")
                }
                TextPane {
                    id: report
                    objectName: "aboutReport"
                    Layout.fillWidth: true
                    Layout.preferredHeight: area.contentHeight + 30
                    label: qsTr("Fault report")
                    readOnly: true
                }
                AppButton {
                    objectName: "aboutCopyReport"
                    Layout.fillWidth: true
                    Layout.maximumWidth: implicitWidth
                    kind: "primary"
                    text: qsTr("Copy the report")
                    glyph: "copy"
                    onClicked: {
                        App.about.copy(report.text);
                        page.say(qsTr("Copied. Nothing was sent."));
                    }
                }
            }
        }
    }
    FocusRing {
        anchors.fill: flick
        anchors.margins: 0
        control: flick
    }
}
