// SPDX-License-Identifier: GPL-3.0-or-later
// A page or sheet that is made once and shown whenever it is wanted. It is made at one go, never bit by bit in the background: Qt 6.4 lets
// the lists of a page that is given up half made go on, and crashes in them.
import QtQuick

Loader {
    /// The file of the page.
    required property string page
    /// What its properties begin with.
    property var values: ({})
    property bool wanted: false

    /// Makes it, unless it is there already.
    function now(): Item {
        if (!active) {
            setSource(page, values);
            active = true;
        }
        return item as Item;
    }
    /// Lets it go, with what it has shown; it is made anew when it is wanted again.
    function forget() {
        if (!wanted)
            active = false;
    }

    active: false
    visible: wanted
    onWantedChanged: if (wanted) now()
    onVisibleChanged: if (visible) (item as Item)?.forceActiveFocus()
    onLoaded: if (visible) (item as Item).forceActiveFocus()
    Component.onCompleted: if (wanted) now()
}
