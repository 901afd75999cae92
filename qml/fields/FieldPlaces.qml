// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the areas of an army ([{area: 4, kind: "camp"}]): a picture of them by zone, in which one is picked, and below it what may lie there.
// Arrows pick, Space lays the next kind. The owner sets `value` in answer to chosen().
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: field

    property string help
    /// [{label,areas:[1,2]}]
    property var zones: []
    /// [{value,label,help,points}]
    property var choices: []
    property var value
    readonly property var held: Array.from(value ?? [])
    readonly property var areas: zones.reduce((all, zone) => all.concat(Array.from(zone.areas)), [])
    /// The picked area; 0 for none.
    property int picked: 0
    readonly property int gap: 4
    readonly property int margin: 4
    readonly property real room: width - 2 * margin
    readonly property int narrowest: Theme.px(48)
    /// One zone below the other, where all side by side would be too narrow to touch.
    readonly property bool stacked: room < areas.length * (narrowest + gap) + (zones.length - 1) * 3 * gap
    readonly property int widest: zones.reduce((most, zone) => Math.max(most, zone.areas.length), 1)
    readonly property real cell: stacked ? (room - (widest - 1) * gap) / widest : (room - (areas.length - zones.length) * gap - (zones.length - 1) * 3 * gap) / Math.max(1, areas.length)

    signal chosen(var value)

    function kindOf(area: int): string {
        return held.find(one => one?.area === area)?.kind ?? "";
    }
    function labelOf(kind: string): string {
        return kind === "" ? qsTr("clear") : choices.find(choice => choice.value === kind)?.label ?? kind;
    }
    function lay(area: int, kind: string) {
        const rest = held.filter(one => one?.area !== area);
        if (kind !== "")
            rest.push({"area": area, "kind": kind});
        chosen(rest.sort((one, other) => one.area - other.area));
    }
    /// What lies on the picked area becomes the next kind, after the last none.
    function next() {
        const kinds = ["", ...choices.map(choice => choice.value)];
        if (picked > 0)
            lay(picked, kinds[(kinds.indexOf(kindOf(picked)) + 1) % kinds.length]);
    }
    function pick(by: int) {
        const at = areas.indexOf(picked);
        picked = areas[at < 0 ? 0 : Math.max(0, Math.min(areas.length - 1, at + by))] ?? 0;
    }

    implicitHeight: column.implicitHeight
    onAreasChanged: if (!areas.includes(picked)) picked = 0

    ColumnLayout {
        id: column
        width: parent.width
        spacing: 12

        AppText {
            Layout.fillWidth: true
            visible: text !== ""
            text: field.help
            quiet: true
            font.pixelSize: Theme.textSmall
        }
        FocusScope {
            id: picture
            objectName: field.objectName + "_picture"
            Layout.fillWidth: true
            implicitHeight: bands.implicitHeight + 2 * field.margin
            activeFocusOnTab: true
            Accessible.role: Accessible.Grouping
            Accessible.focusable: true
            Accessible.name: field.picked > 0 ? qsTr("Area %1: %2").arg(field.picked).arg(field.labelOf(field.kindOf(field.picked))) : qsTr("No area picked")
            Keys.onLeftPressed: field.pick(-1)
            Keys.onRightPressed: field.pick(1)
            Keys.onSpacePressed: field.next()
            Keys.onReturnPressed: field.next()
            Keys.onDeletePressed: if (field.picked > 0) field.lay(field.picked, "")

            FocusRing { control: picture }
            GridLayout {
                id: bands
                x: field.margin
                y: field.margin
                width: parent.width - 2 * field.margin
                columns: field.stacked ? 1 : field.zones.length
                columnSpacing: 3 * field.gap
                rowSpacing: Theme.gap

                LayoutRepeater {
                    model: field.zones.length

                    Column {
                        id: band
                        required property int index
                        readonly property var zone: field.zones[index] ?? ({"label": "", "areas": []})
                        spacing: 4

                        AppText {
                            width: row.width
                            text: band.zone.label
                            quiet: true
                            font.pixelSize: Theme.textSmall
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                        Row {
                            id: row
                            spacing: field.gap

                            Repeater {
                                model: band.zone.areas.length

                                FieldArea {
                                    required property int index
                                    readonly property int area: band.zone.areas[index] ?? 0
                                    objectName: field.objectName + "_area_" + area
                                    width: field.cell
                                    upright: width < Theme.px(72)
                                    number: area
                                    zone: band.zone.label
                                    label: field.kindOf(area) === "" ? "" : field.labelOf(field.kindOf(area))
                                    picked: field.picked === area
                                    onClicked: {
                                        picture.forceActiveFocus(Qt.MouseFocusReason);
                                        field.picked = area;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            text: field.picked > 0 ? qsTr("On area %1:").arg(field.picked) : qsTr("Tap an area to choose its terrain.")
            quiet: true
        }
        Flow {
            Layout.fillWidth: true
            enabled: field.picked > 0
            spacing: Theme.gap

            Repeater {
                model: field.choices.length + 1

                AppButton {
                    required property int index
                    readonly property var choice: index === 0 ? ({"value": "", "label": qsTr("Clear")}) : field.choices[index - 1] ?? ({})
                    objectName: field.objectName + "_kind_" + choice.value
                    text: (choice.points ?? 0) === 0 ? choice.label ?? "" : qsTr("%1, %2 points").arg(choice.label).arg(choice.points)
                    selected: field.picked > 0 && field.kindOf(field.picked) === choice.value
                    tip: choice.help ?? ""
                    Accessible.role: Accessible.RadioButton
                    Accessible.checked: selected
                    onClicked: field.lay(field.picked, choice.value)
                }
            }
        }
    }
}
