// SPDX-License-Identifier: GPL-3.0-or-later
// Who fights, at the head of its questions: figure, name, whose it is, and its score as it stands. ContestantCard { side: "a"; title: "Spears (O)";
// subtitle: "Carthage · Hanno"; troop: "spears"; score: "+6" }. A tap emits changeWanted() when `changeable`,
// one on the score sumWanted().
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: card

    property string side
    property string title
    property string subtitle
    property string troop
    property string score
    /// What it was before another device acted; "" where that is nothing to be told.
    property string was
    property bool changeable: false

    /// Too narrow for figure, name and score beside each other.
    readonly property bool tight: width < Theme.px(260)

    signal changeWanted
    signal sumWanted

    implicitWidth: 320
    implicitHeight: Math.max(Theme.px(64), words.implicitHeight + 16)
    focusPolicy: changeable ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: true
    text: title
    onClicked: if (changeable) changeWanted()
    Accessible.role: changeable ? Accessible.Button : Accessible.StaticText
    Accessible.name: was === "" ? qsTr("%1, %2, %3").arg(title).arg(subtitle).arg(score) : qsTr("%1, %2, %3, before %4").arg(title).arg(subtitle).arg(score).arg(was)
    Accessible.onPressAction: card.clicked()

    background: Rectangle {
        color: card.changeable && card.down ? Theme.pressed : card.changeable && card.hovered ? Theme.raised : "transparent"
        FocusRing { control: card }
    }
    TroopIcon {
        id: figure
        x: Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        visible: card.troop !== "" && !card.tight
        width: visible ? size : 0
        name: card.troop
        side: card.side
    }
    Column {
        id: words
        anchors.left: figure.right
        anchors.leftMargin: figure.visible ? 14 : 0
        anchors.right: sum.left
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: parent.width
            text: card.title
            font.pixelSize: Theme.textUnit
            font.weight: Font.DemiBold
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppText {
            width: parent.width
            visible: text !== ""
            text: card.subtitle
            font.pixelSize: Theme.textSmall
            quiet: true
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    T.AbstractButton {
        id: sum
        objectName: "sum_" + card.side
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: card.score !== ""
        width: Math.max(Theme.touch, total.implicitWidth + (card.was === "" ? 0 : struck.implicitWidth + Theme.gap) + 2 * Theme.gap)
        height: Theme.touch
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("What %1 is made of: %2").arg(card.score).arg(card.title)
        Accessible.onPressAction: sum.clicked()
        onClicked: card.sumWanted()
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        background: Rectangle {
            radius: Theme.radius
            color: sum.down ? Theme.pressed : sum.hovered ? Theme.raised : "transparent"
            FocusRing { control: sum }
        }
    }
    Figures {
        id: struck
        anchors.left: sum.left
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: sum.verticalCenter
        visible: card.was !== ""
        text: card.was
        colour: Theme.quiet
        font.pixelSize: Theme.px(20)
        Accessible.ignored: true

        Rectangle {
            anchors.centerIn: parent
            width: parent.implicitWidth + 4
            height: 2
            color: Theme.accent
        }
    }
    Figures {
        id: total
        anchors.horizontalCenter: sum.horizontalCenter
        anchors.horizontalCenterOffset: card.was === "" ? 0 : (struck.implicitWidth + Theme.gap) / 2
        anchors.verticalCenter: sum.verticalCenter
        text: card.score
        colour: Theme.side(card.side)
        font.pixelSize: Theme.px(card.tight ? 26 : 34)
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
