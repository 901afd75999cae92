// SPDX-License-Identifier: GPL-3.0-or-later
// A Repeater among the children of a Layout: LayoutRepeater { model: …; Delegate {} }. The layouts of Qt 6.4 remember children that are gone until
// they are polished, and end the program when they are moved or sized before that; here such children live until then.
import QtQuick
import Optio

Repeater {
    id: repeater

    onItemRemoved: (index, item) => GoneItems.keep(item, repeater.parent)
}
