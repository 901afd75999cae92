// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a file to open or to save as soon as it is made (put it in a Repeater or Loader): chosen() when one was chosen, done() in any case. The
// desktop's own dialog asks where there is one, otherwise our page. The name keeps its extension; a file that is there is replaced only when
// the players say so.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Optio

Item {
    id: picker

    property bool saving: false
    property string title
    /// The name to save under.
    property string suggested
    /// ["Optio games (*.optio-game)", …]
    property var filters: []
    /// What is asking now: "portal", "native", "own", or "replace" (whether a file may be replaced).
    property string way

    property url wanted

    signal chosen(url file)
    signal done

    function take(file: url) {
        chosen(file);
        done();
    }
    /// The answer of a dialog that asks before it replaces a file: it did not for a name that gets its extension only here.
    function answer(file: url) {
        const whole = saving ? asker.withExtension(file, suggested) : file;
        if (String(whole) === String(file) || !asker.exists(whole)) {
            take(whole);
        } else {
            wanted = whole;
            way = "replace";
        }
    }

    Component.onCompleted: {
        way = asker.way();
        if (way === "portal")
            asker.ask(saving, title, suggested, filters, Window.window);
    }

    FileAsker {
        id: asker
        onChosen: file => picker.answer(file)
        onCancelled: picker.done()
        onRefused: picker.way = "own"
    }
    // Both are read only when they are wanted: a page with a picker opens the sooner.
    Loader {
        id: dialog
        readonly property bool theirs: picker.way === "native"
        readonly property bool ours: picker.way === "own" || picker.way === "replace"
        onTheirsChanged: if (theirs) setSource("NativeFileDialog.qml", {"saving": picker.saving, "title": picker.title, "suggested": asker.safeName(picker.suggested), "filters": picker.filters})
        onOursChanged: if (ours) setSource("FilePage.qml", {"parent": picker.Window.contentItem, "saving": picker.saving, "title": picker.title, "suggested": picker.suggested, "filters": picker.filters, "replacing": picker.way === "replace" ? picker.wanted : ""})
    }
    Connections {
        target: dialog.item
        function onChosen(file) {
            if (dialog.ours)
                picker.take(file);
            else
                picker.answer(file);
        }
        function onCancelled() {
            picker.done();
        }
    }
}
