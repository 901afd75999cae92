// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes a place in a ruling: SlotPicker { slot: {id, label, unit, optional, candidates: [{id, label, detail, icon, side}]}; onChosen: unit => … }.
import QtQuick
import QtQuick.Layouts

Card {
    id: picker

    required property var slot

    signal chosen(string unit)

    title: slot.label ?? ""

    ChoiceList {
        Layout.fillWidth: true
        name: picker.slot.label ?? ""
        choices: (picker.slot.optional ? [{"value": "", "label": qsTr("Nobody")}] : []).concat((picker.slot.candidates ?? []).map(one => ({"value": one.id, "label": one.label, "detail": one.detail, "icon": one.icon, "side": one.side})))
        value: picker.slot.unit ?? ""
        open: (picker.slot.unit ?? "") === "" && !picker.slot.optional && !picker.slot.waiting
        placeholder: picker.slot.waiting ? qsTr("Choose first: %1").arg(picker.slot.waiting) : qsTr("Choose who it is")
        onChosen: value => picker.chosen(value)
    }
}
