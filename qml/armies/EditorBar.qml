// SPDX-License-Identifier: GPL-3.0-or-later
// The bar of the army editor: the army's name, its points (or elements, where an army is measured by them) against the limit, what the rules
// find, undo and redo, and the way to what else can be done.
import QtQuick
import QtQuick.Layouts
import Optio

TopBar {
    id: bar

    property bool phone: false
    readonly property var editor: App.editor
    /// Do the points go under the name, for want of room beside it?
    readonly property bool under: phone || width < Theme.px(640)
    /// What the army is measured by where that is not points: {label,value,of}.
    readonly property var counted: editor.totals.counted ?? null
    readonly property string measure: counted?.label ?? qsTr("points")
    readonly property real points: counted?.value ?? editor.points
    readonly property int limit: counted?.of ?? editor.limit
    readonly property bool over: limit > 0 && points > limit
    readonly property string rest: limit === 0 || (counted !== null && points === limit) ? "" : over ? qsTr("%1 over").arg(points - limit) : qsTr("%1 left").arg(limit - points)
    readonly property string spent: limit > 0 ? qsTr("%1 of %2 %3").arg(points).arg(limit).arg(measure) : qsTr("%1 %2").arg(points).arg(measure)

    signal findingsWanted
    signal menuWanted

    narrow: under || width < 700
    title: editor.name
    subtitle: !under ? "" : limit > 0 ? (counted === null ? qsTr("%1 of %2").arg(points).arg(limit) : spent) + (rest === "" ? "" : " · " + rest) : spent
    subtitleColour: over ? Theme.bad : Theme.quiet

    Column {
        visible: !bar.under
        Layout.rightMargin: Theme.gap
        spacing: 2

        RowLayout {
            spacing: Theme.gap
            Accessible.role: Accessible.StaticText
            Accessible.name: bar.spent + ", " + bar.rest

            Figures {
                objectName: "editorPoints"
                text: String(bar.points)
                colour: bar.over ? Theme.bad : Theme.ink
                font.pixelSize: Theme.textTitle
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            AppText {
                Layout.alignment: Qt.AlignBottom
                bottomPadding: 3
                text: bar.limit > 0 ? qsTr("of %1 %2").arg(bar.limit).arg(bar.measure) : bar.measure
                quiet: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            AppText {
                objectName: "editorRest"
                Layout.alignment: Qt.AlignBottom
                bottomPadding: 3
                visible: text !== ""
                text: bar.rest
                color: bar.over ? Theme.bad : Theme.good
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        EditorGauge {
            width: parent.width
            visible: bar.limit > 0
            points: bar.points
            limit: bar.limit
        }
    }
    AppButton {
        objectName: "findingsButton"
        visible: bar.editor.findings.length > 0
        leftPadding: bar.phone ? Theme.gap : 20
        rightPadding: leftPadding
        Layout.preferredWidth: bar.phone ? Math.max(Theme.touch, textWidth + glyphWidth + 2 * Theme.gap) : implicitWidth
        glyph: "warning"
        text: String(bar.editor.findings.length)
        tip: qsTr("What the rules say about this army")
        Accessible.name: qsTr("What the rules say: %1").arg(text)
        onClicked: bar.findingsWanted()
    }
    IconButton {
        objectName: "editorUndo"
        visible: !bar.editor.readOnly
        enabled: bar.editor.canUndo
        glyph: "undo"
        text: bar.editor.canUndo ? qsTr("Undo: %1").arg(bar.editor.undoText) : qsTr("Undo")
        onClicked: bar.editor.undo()
    }
    IconButton {
        objectName: "editorRedo"
        visible: !bar.editor.readOnly && !bar.phone
        enabled: bar.editor.canRedo
        glyph: "redo"
        text: bar.editor.canRedo ? qsTr("Redo: %1").arg(bar.editor.redoText) : qsTr("Redo")
        onClicked: bar.editor.redo()
    }
    IconButton {
        objectName: "editorMore"
        glyph: "more"
        text: qsTr("What can be done with %1").arg(bar.title)
        onClicked: bar.menuWanted()
    }
}
