// SPDX-License-Identifier: GPL-3.0-or-later
// Asks where the map of odds is to be saved, and saves it: OddsSaver { odds: App.odds; form: "csv"; onDone: … }. `form`: "csv", a table; "pdf", a chart
// to print; "" asks nothing.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Repeater {
    id: saver

    required property var odds
    property string form
    readonly property bool pdf: form === "pdf"

    /// Asks for a sentence to be shown for a moment.
    signal say(string sentence)
    signal done

    model: form === "" ? 0 : 1

    FilePicker {
        readonly property string name: saver.odds.situations.find(one => one.value === saver.odds.situation)?.label ?? ""
        saving: true
        title: saver.pdf ? qsTr("Save as PDF") : qsTr("Save the table")
        suggested: (saver.pdf ? qsTr("Odds, %1.pdf") : qsTr("Odds, %1.csv")).arg(name)
        filters: [saver.pdf ? qsTr("PDF (*.pdf)") : qsTr("Tables (*.csv)"), qsTr("All files (*)")]
        onChosen: file => {
            if (saver.pdf ? saver.odds.savePdf(file, App.printing.paper) : saver.odds.save(file))
                saver.say(saver.pdf ? qsTr("The pages are saved.") : qsTr("The table is saved."));
        }
        onDone: saver.done()
    }
}
