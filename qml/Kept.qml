// SPDX-License-Identifier: GPL-3.0-or-later
// A page or sheet that is made once, in the background, and shown whenever it is wanted.
import QtQuick

Loader {
    id: kept

    /// The file of the page.
    required property string page
    /// What its properties begin with.
    property var values: ({})
    property bool wanted: false

    /// Makes it, unless it is there already, and does not return before it is.
    function now(): Item {
        if (status !== Loader.Ready) {
            // A load under way that is made synchronous forgets what the properties begin with, so it begins anew.
            active = false;
            asynchronous = false;
            setSource(page, values);
            active = true;
        }
        return item as Item;
    }

    active: false
    asynchronous: true
    visible: wanted
    onWantedChanged: if (wanted) now()
    onVisibleChanged: if (visible) (item as Item)?.forceActiveFocus()
    onLoaded: if (visible) (item as Item).forceActiveFocus()
    Component.onCompleted: {
        if (wanted)
            now();
        else if (!active)
            setSource(page, values);
    }
}
