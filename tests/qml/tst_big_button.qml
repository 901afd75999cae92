// SPDX-License-Identifier: GPL-3.0-or-later
// BigButton in a narrow column, with the long words of other languages.
import QtQuick
import QtTest
import Optio

TestCase {
    id: test
    name: "BigButton"
    width: 400
    height: 300
    visible: true
    when: windowShown

    BigButton {
        id: narrow
        width: 150
        plain: true
        text: "Kriegerhaufen"
    }
    BigButton {
        id: wide
        y: 120
        width: 330
        plain: true
        text: narrow.text
    }
    BigButton {
        id: two
        y: 200
        width: 150
        plain: true
        text: "Nahkampf und Beschuss"
    }

    function labelOf(item: Item): Item {
        if (item instanceof Text && item.text !== "")
            return item;
        for (let at = 0; at < item.children.length; ++at) {
            const found = labelOf(item.children[at]);
            if (found)
                return found;
        }
        return null;
    }
    function test_noWordIsBroken() {
        const small = labelOf(narrow), usual = labelOf(wide), lines = labelOf(two);
        compare(usual.font.pixelSize, wide.font.pixelSize);
        compare(small.lineCount, 1);
        verify(small.font.pixelSize < usual.font.pixelSize);
        verify(small.font.pixelSize >= Theme.textSmall);
        compare(lines.lineCount, 2);
        compare(lines.font.pixelSize, two.font.pixelSize);
    }
}
