// SPDX-License-Identifier: GPL-3.0-or-later
// A number for each of several things ({flank: 4}), in an editor. The owner sets `value` in answer to chosen().
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

ColumnLayout {
    id: field

    /// [{value,label,help,points,least,most}]
    property var choices: []
    property var value
    readonly property var held: value ?? ({})

    signal chosen(var value)

    function set(key: string, count: int) {
        const now = Object.assign({}, held);
        if (count === 0)
            delete now[key];
        else
            now[key] = count;
        chosen(now);
    }

    spacing: 12

    LayoutRepeater {
        model: field.choices.length

        FieldCount {
            required property int index
            readonly property var choice: field.choices[index] ?? ({})
            objectName: field.objectName + "_" + choice.value
            Layout.fillWidth: true
            label: choice.label ?? ""
            help: choice.help ?? ""
            points: choice.points ?? 0
            least: choice.least ?? 0
            most: choice.most ?? 99
            value: Number(field.held[choice.value] ?? 0)
            onChosen: wanted => field.set(choice.value, wanted)
        }
    }
}
