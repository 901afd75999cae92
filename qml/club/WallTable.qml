// SPDX-License-Identifier: GPL-3.0-or-later
// A table on the wall: names to be read from ten metres, the score between them.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: line
    required property var modelData
    /// A pixel of a wall of 1920 by 1080.
    property real u: 1
    property bool first: false
    /// Has its result just come in?
    property bool tinted: false

    function s(size: real): int {
        return Math.round(size * u);
    }

    radius: first ? s(16) : 0
    color: tinted ? Theme.tileAccent : "transparent"
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Table %1: %2 against %3").arg(modelData.table).arg(modelData.a).arg(modelData.b) + (modelData.in ? ", " + modelData.score : lost !== "" ? ", " + lost + " " + modelData.liveDetail : "")
    /// What it reports while it plays.
    readonly property string lost: modelData.in || modelData.live === "quiet" ? "" : modelData.liveText

    component Words: AppText {
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    Rectangle {
        visible: !line.first
        width: parent.width
        height: Math.max(1, line.s(2))
        color: Theme.line
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: line.s(20)
        anchors.rightMargin: line.s(28)
        spacing: line.s(28)

        Rectangle {
            Layout.preferredWidth: line.s(88)
            Layout.preferredHeight: line.s(88)
            radius: line.s(14)
            color: line.modelData.in ? Theme.accent : Theme.tileAccent

            Words {
                anchors.centerIn: parent
                font.pixelSize: line.s(44)
                text: String(line.modelData.table)
                font.weight: Font.Bold
                color: line.modelData.in ? Theme.accentInk : Theme.accent
                Accessible.ignored: true
            }
        }
        Column {
            Layout.fillWidth: true
            Layout.preferredWidth: 1

            Words {
                font.pixelSize: line.s(52)
                width: parent.width
                text: line.modelData.a
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            Words {
                width: parent.width
                visible: text !== ""
                font.pixelSize: line.s(30)
                quiet: true
                text: line.modelData.armyA
                Accessible.ignored: true
            }
        }
        Column {
            Layout.preferredWidth: line.s(280)

            Words {
                width: parent.width
                font.pixelSize: line.s(line.modelData.in ? 66 : line.lost !== "" ? 52 : 43)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                text: line.modelData.in ? line.modelData.score : line.lost !== "" ? line.lost : qsTr("playing")
                quiet: !line.modelData.in && line.lost === ""
                font.weight: line.modelData.in || line.lost !== "" ? Font.Bold : Font.Normal
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Words {
                width: parent.width
                visible: text !== ""
                font.pixelSize: line.s(30)
                text: line.modelData.in ? line.modelData.short : line.lost === "" ? "" : line.modelData.live === "over" ? qsTr("game over") : line.modelData.liveDetail
                quiet: !line.modelData.in
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
        Column {
            Layout.fillWidth: true
            Layout.preferredWidth: 1

            Words {
                font.pixelSize: line.s(52)
                width: parent.width
                text: line.modelData.b
                font.weight: Font.Bold
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
            Words {
                width: parent.width
                visible: text !== ""
                font.pixelSize: line.s(30)
                quiet: true
                text: line.modelData.armyB
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }
}
