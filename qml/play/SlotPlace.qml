// SPDX-License-Identifier: GPL-3.0-or-later
// A place of a ruling's form: one unit is picked for it, or several. It stays while what fills it changes, so that nothing jumps under the finger.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Column {
    id: place

    /// See App.resolver.slots.
    required property var taken
    /// Is somebody to be picked now? Otherwise nothing of it is made.
    property bool asked: false
    /// Why it cannot be ruled.
    property string refusal

    signal chosen(string unit)
    signal picked(string unit, string part, int count)
    signal all(bool all)

    Repeater {
        model: place.asked && !place.taken.many ? 1 : 0
        SlotPicker {
            width: place.width
            slot: place.taken
            onChosen: unit => place.chosen(unit)
        }
    }
    Repeater {
        model: place.asked && place.taken.many ? 1 : 0
        PicksPicker {
            width: place.width
            slot: place.taken
            refusal: place.refusal
            onPicked: (unit, part, count) => place.picked(unit, part, count)
            onAll: all => place.all(all)
        }
    }
}
