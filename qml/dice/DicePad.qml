// SPDX-License-Identifier: GPL-3.0-or-later
// The faces of one die to tap, in place: DicePad { faces: [1,2,3,4,5,6]; value: -1; onPicked: face => … }. Left and right walk, Space picks; the last
// button takes the face away again (cleared()).
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

Flow {
    id: pad

    property var faces: []
    property int value: -1
    property string label

    /// The faces shrink a little before they break into a second line.
    readonly property int perLine: faces.length > 6 ? Math.ceil(faces.length / 2) : Math.max(1, faces.length)
    readonly property int faceSize: Math.max(Theme.touch, Math.min(Theme.die, Math.floor((width - (perLine - 1) * spacing) / perLine)))

    signal picked(int face)
    signal cleared

    spacing: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Repeater {
        model: pad.faces
        T.AbstractButton {
            id: face
            required property int modelData

            implicitWidth: pad.faceSize
            implicitHeight: pad.faceSize
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            text: String(modelData)
            onClicked: pad.picked(modelData)
            Accessible.role: Accessible.Button
            Accessible.name: text
            Accessible.onPressAction: pad.picked(modelData)
            Keys.onReturnPressed: pad.picked(modelData)
            Keys.onEnterPressed: pad.picked(modelData)
            Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

            DieFace {
                id: die
                anchors.fill: parent
                value: face.modelData
                faces: pad.faces
                chosen: face.modelData === pad.value
                color: face.down ? Theme.pressed : face.hovered ? Theme.raised : chosen ? Theme.tileAccent : Theme.surface
                Accessible.ignored: true
            }
            FocusRing {
                control: face
                radius: die.radius + 3
            }
        }
    }
    IconButton {
        visible: pad.value >= 0
        width: Theme.touch
        height: pad.faceSize
        glyph: "close"
        text: qsTr("Take this die away")
        onClicked: pad.cleared()
    }
}
