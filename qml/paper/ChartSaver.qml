// SPDX-License-Identifier: GPL-3.0-or-later
// Saves a chart, or without `chart` all charts of the rule set, as a PDF to be printed: ChartSaver { ruleset: "x"; chart: "dice"; onSay: … }.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: saver

    property string ruleset
    property string chart
    readonly property string paper: App.printing.paper
    property bool asking: false

    /// Asks for a sentence to be shown for a moment.
    signal say(string sentence)

    implicitHeight: flow.implicitHeight

    // The ground that lists above it vanish under.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -12
        color: Theme.ground
    }
    Flow {
        id: flow
        width: parent.width
        spacing: 12

        Segmented {
            objectName: "chartPaper"
            name: qsTr("Paper")
            choices: [{"value": "a4", "label": qsTr("A4")}, {"value": "letter", "label": qsTr("Letter")}]
            value: saver.paper
            onChosen: value => App.printing.paper = value
        }
        AppButton {
            objectName: "chartSave"
            width: Math.min(implicitWidth, saver.width)
            glyph: "save"
            text: saver.chart === "" ? qsTr("Save all as PDF") : qsTr("Save as PDF")
            tip: qsTr("Pages for a printer")
            onClicked: saver.asking = true
        }
    }
    Repeater {
        model: saver.asking ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save as PDF")
            suggested: App.charts.fileName(saver.ruleset, saver.chart)
            filters: [qsTr("PDF (*.pdf)"), qsTr("All files (*)")]
            onChosen: file => {
                if (App.charts.savePdf(saver.ruleset, saver.chart, saver.paper, file))
                    saver.say(qsTr("The pages are saved."));
            }
            onDone: saver.asking = false
        }
    }
}
