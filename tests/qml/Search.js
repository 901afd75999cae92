// SPDX-License-Identifier: GPL-3.0-or-later
// Finds items in a scene by what they are or say.
.pragma library

function all(item, wanted, found = []) {
    for (let i = 0; i < item.children.length; ++i) {
        const child = item.children[i];
        if (wanted(child))
            found.push(child);
        all(child, wanted, found);
    }
    return found;
}

function shown(item) {
    for (let at = item; at; at = at.parent)
        if (!at.visible || at.opacity === 0)
            return false;
    return true;
}

function control(item, text) {
    return all(item, one => one.text === text && one.clicked !== undefined && shown(one))[0];
}

function words(item) {
    return all(item, one => one.textFormat !== undefined && one.implicitWidth !== undefined && one.lineCount !== undefined && shown(one) && one.text !== "");
}
