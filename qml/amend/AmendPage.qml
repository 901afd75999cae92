// SPDX-License-Identifier: GPL-3.0-or-later
// An entry far back made otherwise: its questions as they were, what follows from other answers, and why. AmendPage { n: 5 }. Esc leaves it as it was.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    property int n: 0
    readonly property var amend: App.amend
    property bool leaving: false
    property bool started: true

    function applied() {
        if (!amend.complete || amend.refusal !== "")
            return;
        leaving = true;
        if (amend.apply())
            back();
        else
            leaving = false;
    }
    function leave() {
        leaving = true;
        amend.cancel();
    }

    objectName: "amendPage"
    foot: lower.height
    ruleset: App.game.ruleset
    Component.onCompleted: started = amend.start(n)
    Keys.onReturnPressed: applied()
    Keys.onEnterPressed: applied()

    Timer {
        // What cannot be amended has been told; a page cannot leave while it is being made.
        interval: 0
        running: !page.started
        onTriggered: page.back()
    }
    Connections {
        target: page.amend
        // Something else happened to the game: what was worked out does not fit it any more.
        function onChanged() {
            if (!page.amend.open && !page.leaving) {
                page.leaving = true;
                page.back();
            }
        }
    }
    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Amend entry %1").arg(page.n)
        subtitle: page.amend.form.title
        onBack: page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: lower.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: grid.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        GridLayout {
            id: grid
            x: Math.max(Theme.pad, (flick.width - 1400) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            columns: page.landscape ? 2 : 1
            columnSpacing: Theme.pad
            rowSpacing: 12

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: 12

                Heading {
                    objectName: "amendBefore"
                    Layout.fillWidth: true
                    text: page.amend.before
                    size: Theme.textSentence
                    font.strikeout: page.amend.strike
                }
                AppText {
                    objectName: "amendAfter"
                    Layout.fillWidth: true
                    text: page.amend.strike ? qsTr("This never happened.") : page.amend.after !== "" ? qsTr("Now: %1").arg(page.amend.after) : qsTr("Give the answers it should have had.")
                    font.weight: page.amend.complete ? Font.DemiBold : Font.Normal
                    quiet: !page.amend.complete
                }
                Toggle {
                    objectName: "amendStrike"
                    Layout.fillWidth: true
                    text: qsTr("Void this entry")
                    enterFlips: false
                    checked: page.amend.strike
                    onToggled: page.amend.strike = checked
                }
                AmendForm {
                    Layout.fillWidth: true
                    visible: !page.amend.strike
                    amend: page.amend
                    twoColumns: !page.landscape && width >= 700
                    onRuleWanted: (rule, title, help) => ruleSheet.show(rule === "" ? null : App.result.rule(rule), rule, title, help)
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: 12

                TextEntry {
                    id: why
                    objectName: "amendReason"
                    Layout.fillWidth: true
                    label: qsTr("Reason (optional)")
                    placeholder: qsTr("e.g. we forgot the overlap")
                    text: page.amend.reason
                    onTyped: text => page.amend.reason = text
                }
                Card {
                    Layout.fillWidth: true
                    title: qsTr("What follows")
                    spacing: 12

                    AppText {
                        objectName: "amendNothing"
                        Layout.fillWidth: true
                        visible: page.amend.consequences.count === 0
                        text: page.amend.complete ? qsTr("Nothing after it changes.") : qsTr("Later entries that would come out differently are listed here; you decide what happens to each.")
                        quiet: true
                    }
                    LayoutRepeater {
                        model: page.amend.consequences

                        AmendConsequence {
                            objectName: "consequence_" + n
                            Layout.fillWidth: true
                            onChosen: choice => page.amend.setChoice(n, choice)
                            onNeeded: which => page.amend.insert(n, which)
                        }
                    }
                    LayoutRepeater {
                        model: page.amend.inserted

                        RowLayout {
                            id: added

                            required property var modelData

                            Layout.fillWidth: true
                            spacing: Theme.gap

                            AppText {
                                Layout.fillWidth: true
                                text: qsTr("Added before #%1: %2").arg(added.modelData.n).arg(added.modelData.sentence)
                            }
                            AppButton {
                                objectName: "amendTakeOut_" + added.modelData.n + "_" + added.modelData.at
                                text: qsTr("Remove")
                                kind: "quiet"
                                onClicked: page.amend.takeOut(added.modelData.n, added.modelData.at)
                            }
                        }
                    }
                }
            }
        }
    }
    Rectangle {
        id: lower
        anchors.bottom: parent.bottom
        width: parent.width
        height: footer.implicitHeight + 24
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        GridLayout {
            id: footer
            x: Math.max(Theme.pad, (parent.width - 1400) / 2)
            y: 12
            width: parent.width - 2 * x
            columns: page.phone ? 1 : 2
            columnSpacing: Theme.pad
            rowSpacing: 12

            AppText {
                objectName: "amendRefusal"
                Layout.fillWidth: true
                text: page.amend.refusal !== "" ? page.amend.refusal : qsTr("The journal keeps the entry as it was; undo brings it back.")
                quiet: page.amend.refusal === "" || page.amend.working
                Accessible.role: page.amend.refusal === "" || page.amend.working ? Accessible.StaticText : Accessible.AlertMessage
            }
            BigButton {
                objectName: "amendApply"
                Layout.fillWidth: page.phone
                Layout.preferredWidth: page.phone ? -1 : 320
                enabled: page.amend.complete && page.amend.refusal === ""
                text: qsTr("APPLY")
                onClicked: page.applied()
            }
        }
    }
    RuleSheet { id: ruleSheet }
}
