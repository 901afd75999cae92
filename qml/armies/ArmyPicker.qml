// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses one army of a list: the chosen one large on top, the others below with a field to find them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T

FocusScope {
    id: picker

    property string side: "a"
    property string title
    /// Is the chosen army's cost written beside its name?
    property bool pointsShown: true
    /// [{id,name,points}]
    property var armies: []
    property string chosen
    /// Is the list shown? A page that opens fills it after its first picture.
    property bool listed: true
    readonly property var army: armies.find(army => army.id === chosen) ?? null
    readonly property var found: {
        const words = finder.input.text.trim().toLowerCase();
        return words === "" ? armies : armies.filter(army => army.name.toLowerCase().includes(words));
    }

    signal picked(string id)

    function find() {
        if (finder.visible)
            finder.forceActiveFocus();
    }

    implicitHeight: Theme.px(320)

    Card {
        anchors.fill: parent
        side: picker.side
        spacing: 12

        RowLayout {
            Layout.fillWidth: true
            spacing: 12

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                AppText {
                    text: picker.title
                    quiet: true
                    font.pixelSize: Theme.textSmall
                }
                Heading {
                    Layout.fillWidth: true
                    text: picker.army?.name ?? qsTr("No army yet")
                    side: picker.side
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
            }
            Chip {
                visible: picker.pointsShown && picker.army !== null && picker.width >= Theme.px(300)
                text: qsTr("%1 points").arg(picker.army?.points ?? 0)
            }
        }
        SearchField {
            id: finder
            Layout.fillWidth: true
            visible: picker.armies.length > 5
            placeholder: qsTr("Find an army")
        }
        ListView {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            reuseItems: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            model: picker.listed ? picker.found : []
            Accessible.role: Accessible.List
            Accessible.name: picker.title
            ScrollBar.vertical: ScrollBar { policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }
            Keys.onReturnPressed: if (currentItem) picker.picked(picker.found[currentIndex].id)
            Keys.onSpacePressed: if (currentItem) picker.picked(picker.found[currentIndex].id)

            delegate: T.AbstractButton {
                id: row
                required property var modelData
                required property int index
                readonly property bool selected: modelData.id === picker.chosen
                readonly property bool current: ListView.isCurrentItem && list.activeFocus

                objectName: picker.objectName + "_" + modelData.id
                // A row that waits to be used again is still found by screen readers.
                ListView.onPooled: visible = false
                ListView.onReused: visible = true
                width: ListView.view.width
                implicitHeight: Math.max(Theme.touch, name.implicitHeight + 12)
                hoverEnabled: true
                focusPolicy: Qt.NoFocus
                text: modelData.name
                onClicked: picker.picked(modelData.id)
                Accessible.role: Accessible.RadioButton
                Accessible.name: text + ", " + points.text
                Accessible.checked: selected
                Accessible.onPressAction: row.clicked()

                background: Rectangle {
                    radius: 8
                    color: row.selected ? Theme.tile(picker.side) : row.down ? Theme.pressed : row.hovered ? Theme.raised : "transparent"
                    border.width: row.current ? 3 : 0
                    border.color: Theme.accent
                }
                Item {
                    anchors.fill: parent
                    RowLayout {
                        anchors.fill: parent
                        anchors.leftMargin: 12
                        anchors.rightMargin: 12
                        spacing: 12

                        AppText {
                            id: name
                            Layout.fillWidth: true
                            text: row.text
                            font.weight: row.selected ? Font.DemiBold : Font.Normal
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                        AppText {
                            id: points
                            visible: picker.width >= Theme.px(260)
                            text: qsTr("%1 points").arg(row.modelData.points)
                            quiet: true
                            font.pixelSize: Theme.textSmall
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                        Icon {
                            visible: row.selected
                            name: "check"
                            size: Theme.px(20)
                            colour: Theme.side(picker.side)
                        }
                    }
                }
            }
        }
    }
}
