// SPDX-License-Identifier: GPL-3.0-or-later
// Scrolls what gets the keyboard into sight, wherever in the window it lies; rows of lists see to that themselves. One of it lies in the window; a finger's tap moves nothing.
import QtQuick
import QtQuick.Templates as T

Item {
    id: sight

    readonly property Item focused: Window.activeFocusItem
    readonly property int margin: 12

    function reveal() {
        const how = (focused as T.Control)?.focusReason ?? (focused as T.TextField)?.focusReason;
        if (!focused || [Qt.MouseFocusReason, Qt.ActiveWindowFocusReason, Qt.PopupFocusReason].includes(how))
            return;
        // A list brings its own rows into sight, and a row does not know whether a finger or a key has led to it.
        show(focused, view => !view.moving && !(how === undefined && view instanceof ListView));
    }
    /// Scrolls the views around an item that `may` be scrolled.
    function show(item: Item, may: var) {
        for (let view = item.parent; view; view = view.parent)
            if (view instanceof Flickable && may(view))
                bring(view as Flickable, item);
    }
    /// Moves `view` as little as will do; what is longer than it shows its beginning.
    function bring(view: Flickable, item: Item) {
        let inside = false;
        for (let outer = item; outer && !inside; outer = outer.parent)
            inside = outer === view.contentItem;
        if (!inside)
            return;
        const place = item.mapToItem(view.contentItem, Qt.rect(0, 0, item.width, item.height));
        const x = moved(view.contentX, view.width, place.x, place.width), y = moved(view.contentY, view.height, place.y, place.height);
        if (x !== view.contentX)
            view.contentX = within(x, view.originX - view.leftMargin, view.originX + view.contentWidth + view.rightMargin - view.width);
        if (y !== view.contentY)
            view.contentY = within(y, view.originY - view.topMargin, view.originY + view.contentHeight + view.bottomMargin - view.height);
    }
    function moved(from: real, length: real, place: real, size: real): real {
        if (place >= from && place + size <= from + length)
            return from;
        return place < from || size + margin > length ? place - margin : place + size + margin - length;
    }
    function within(value: real, least: real, most: real): real {
        return Math.max(least, Math.min(value, most));
    }

    onFocusedChanged: later.restart()

    Timer {
        id: later
        interval: 0 // lists and layouts come to rest first
        onTriggered: sight.reveal()
    }
}
