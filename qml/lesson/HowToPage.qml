// SPDX-License-Identifier: GPL-3.0-or-later
// How a rule set is played, in two or three pages with pictures: HowToPage { ruleset: "x" }. What it says stands beside the rule set.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    property int at: 0
    property string shown: ruleset
    readonly property var known: Array.from(App.reference.rulesets).filter(one => App.reference.howTo(one.id).length > 0)
    readonly property var pages: shown === "" ? [] : App.reference.howTo(shown)
    readonly property var now: pages[at] ?? ({"title": "", "parts": []})

    function turnTo(number: int) {
        at = number;
        flick.contentY = 0;
    }

    objectName: "howToPage"
    keyList: flick
    Component.onCompleted: if (pages.length === 0) shown = known[0]?.id ?? ""

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("How to play")
        subtitle: page.known.find(one => one.id === page.shown)?.name ?? ""
        onBack: page.back()
    }
    Flickable {
        id: flick
        objectName: "howToText"
        anchors.top: bar.bottom
        anchors.bottom: foot.top
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Accessible.role: Accessible.Document
        Accessible.name: page.now.title
        Accessible.description: Array.from(page.now.parts).map(part => [part.heading, part.text].filter(words => words !== "").join(". ")).join(" ")
        Keys.onUpPressed: flick.flick(0, 900)
        Keys.onDownPressed: flick.flick(0, -900)
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (flick.width - 780) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: Theme.pad

            Flow {
                Layout.fillWidth: true
                visible: page.ruleset === "" && page.known.length > 1
                spacing: Theme.gap

                Repeater {
                    model: page.known

                    AppButton {
                        required property var modelData
                        objectName: "howTo_" + modelData.id
                        text: modelData.name
                        selected: modelData.id === page.shown
                        onClicked: {
                            page.shown = modelData.id;
                            page.turnTo(0);
                        }
                    }
                }
            }
            Heading {
                objectName: "howToTitle"
                Layout.fillWidth: true
                text: page.now.title
                size: Theme.px(30)
            }
            LayoutRepeater {
                model: page.now.parts

                HowToPart {
                    required property var modelData
                    Layout.fillWidth: true
                    part: modelData
                    onRuleWanted: rule => ruleSheet.show(App.reference.find(page.shown, rule), rule, "", "")
                }
            }
        }
    }
    RowLayout {
        id: foot
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.pad
        x: column.x
        width: column.width
        spacing: Theme.gap

        AppButton {
            objectName: "howToBefore"
            Layout.maximumWidth: foot.width * 0.33
            visible: page.at > 0
            text: page.phone ? "" : page.pages[page.at - 1]?.title ?? ""
            glyph: "back"
            Accessible.name: qsTr("Page before: %1").arg(page.pages[page.at - 1]?.title ?? "")
            onClicked: page.turnTo(page.at - 1)
        }
        AppText {
            Layout.fillWidth: true
            Layout.minimumWidth: implicitWidth
            visible: !page.phone || Theme.scale < 1.3
            text: qsTr("%1 of %2").arg(page.at + 1).arg(page.pages.length)
            quiet: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
        }
        BigButton {
            objectName: "howToNext"
            Layout.maximumWidth: foot.width * 0.5
            Layout.fillWidth: page.phone && Theme.scale >= 1.3
            compact: true
            text: page.at + 1 < page.pages.length ? page.pages[page.at + 1].title : qsTr("Done")
            onClicked: page.at + 1 < page.pages.length ? page.turnTo(page.at + 1) : page.back()
        }
    }
    RuleSheet { id: ruleSheet }
}
