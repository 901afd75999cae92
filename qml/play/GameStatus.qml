// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands may still spend, and the weather: GameStatus { pools: [{name, pool: {label, total, left}}]; side: "a"; weather: "rain"; changes: true;
// onWeatherWanted: …; onPoolWanted: label => … }. It wraps where it has no room; `natural` is the room it wants on one line.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Flow {
    id: status

    property var pools: []
    property string side
    property string weather
    /// What has just changed, by "/" and the group, see ChangeSign.
    property var shifts: ({})
    /// May it change? Then a tap on it does.
    property bool changes: false
    /// Names and figures only, in large letters.
    property bool brief: false
    readonly property string label: pools[0]?.pool?.label ?? ""
    readonly property real natural: pools.reduce((sum, one) => sum + cardWidth(one) + spacing, label === "" ? 0 : letters.advanceWidth(label) + 8 + spacing) + (changes && weather !== "" ? Math.ceil(skyLetters.advanceWidth) + 48 : 0)

    signal weatherWanted
    /// What a pool is for is asked.
    signal poolWanted(string label)

    function dotted(pool: var): bool {
        return pool.total > 0 && pool.total <= 6;
    }
    function words(pool: var): string {
        return dotted(pool) ? qsTr("%1 left").arg(pool.left) : qsTr("%1 of %2 left").arg(pool.left).arg(pool.total);
    }
    function cardWidth(one: var): real {
        // Asked for again when the letters are known.
        return Math.ceil(Math.max(letters.advanceWidth(one.name) + letters.advanceWidth(words(one.pool)) + 12, dotted(one.pool) ? one.pool.total * (dot + 4) : 0)) + (letters.averageCharacterWidth > 0 ? 22 : 0);
    }
    readonly property int dot: Theme.px(11)
    readonly property string skyText: qsTr("Weather: %1").arg(weather)

    spacing: Theme.gap

    FontMetrics {
        id: letters
        font.family: Theme.body
        font.pixelSize: Theme.textSmall
        font.weight: Font.DemiBold
    }
    TextMetrics {
        id: skyLetters
        font.family: Theme.body
        font.pixelSize: Theme.textBody
        font.weight: Font.DemiBold
        text: status.skyText
    }
    AppText {
        visible: status.label !== "" && !status.brief
        height: Theme.touch
        verticalAlignment: Text.AlignVCenter
        text: status.label
        quiet: true
        font.pixelSize: Theme.textSmall
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    AppText {
        objectName: "poolsBrief"
        width: status.width
        visible: status.brief && status.pools.length > 0
        text: qsTr("%1 left: %2").arg(status.label).arg(status.pools.map(one => one.name + " " + one.pool.left).join(", "))
        font.weight: Font.DemiBold
        color: Theme.side(status.side)
    }
    Repeater {
        model: status.brief ? [] : status.pools

        Rectangle {
            id: card
            required property var modelData
            readonly property var pool: modelData.pool
            objectName: "pool_" + modelData.name
            width: status.cardWidth(modelData)
            height: Math.max(Theme.touch, told.implicitHeight + 10)
            radius: Theme.radius
            color: Theme.surface
            border.width: Theme.hairline
            border.color: Theme.line
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("%1, %2: %3 of %4 left").arg(modelData.name).arg(pool.label).arg(pool.left).arg(pool.total)
            Accessible.description: qsTr("Says what it means")
            Accessible.onPressAction: status.poolWanted(pool.label)

            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.WhatsThisCursor
                onClicked: status.poolWanted(card.pool.label)
            }
            ChangeSign {
                z: 1
                anchors.horizontalCenter: parent.right
                anchors.verticalCenter: parent.top
                shift: status.shifts["/" + (card.modelData.id ?? "")]
            }
            Column {
                id: told
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.margins: 11
                anchors.verticalCenter: parent.verticalCenter
                spacing: 3

                Item {
                    width: parent.width
                    height: name.implicitHeight

                    AppText {
                        id: name
                        text: card.modelData.name
                        font.pixelSize: Theme.textSmall
                        font.weight: Font.DemiBold
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                    AppText {
                        anchors.right: parent.right
                        text: status.words(card.pool)
                        quiet: true
                        font.pixelSize: Theme.textSmall
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
                Row {
                    visible: status.dotted(card.pool)
                    spacing: 4

                    Repeater {
                        model: status.dotted(card.pool) ? card.pool.total : 0

                        Rectangle {
                            required property int index
                            width: status.dot
                            height: width
                            radius: width / 2
                            color: index < card.pool.left ? Theme.side(status.side) : "transparent"
                            border.width: 2
                            border.color: Theme.side(status.side)
                        }
                    }
                }
            }
        }
    }
    AppButton {
        id: sky
        objectName: "weatherButton"
        visible: status.changes && status.weather !== ""
        text: status.skyText
        onClicked: status.weatherWanted()
    }
}
