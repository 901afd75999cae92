// SPDX-License-Identifier: GPL-3.0-or-later
// The bar on top of a page: TopBar { title: …; subtitle: …; side: "a"; onBack: …; IconButton {} … }. The items inside stand at the right end.
// `backVisible: false` hides the arrow. In narrow windows the subtitle goes under the title.
import QtQuick
import QtQuick.Layouts

Rectangle {
    id: bar

    property string title
    property string subtitle
    property color subtitleColour: Theme.quiet
    property string side
    /// Does the subtitle answer a tap?
    property bool asked: false
    property bool backVisible: true
    /// Does the subtitle go under the title?
    property bool narrow: width < 700
    default property alias actions: actionRow.data

    signal back
    signal subtitleTapped

    implicitWidth: 360
    implicitHeight: Math.max(Theme.touch, titles.implicitHeight) + 2 * Theme.gap + meander.height
    color: Theme.surface

    RowLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: meander.top
        anchors.leftMargin: bar.backVisible ? 4 : Theme.pad
        anchors.rightMargin: Theme.gap
        spacing: 4

        IconButton {
            visible: bar.backVisible
            glyph: "back"
            text: qsTr("Back")
            onClicked: bar.back()
        }
        GridLayout {
            id: titles
            Layout.fillWidth: true
            columns: bar.narrow ? 1 : 2
            rowSpacing: 0
            columnSpacing: Theme.pad

            // What has no room is read as a tip: by holding it, or by resting on it.
            readonly property bool cut: heading.truncated || small.truncated

            HoverHandler { id: over }
            TapHandler { onLongPressed: if (titles.cut) whole.hold() }
            Tip {
                id: whole
                control: titles
                text: bar.subtitle === "" ? bar.title : bar.title + "  ·  " + bar.subtitle
                wanted: over.hovered && titles.cut
            }
            Heading {
                id: heading
                readonly property bool filling: bar.narrow || bar.subtitle === ""
                Layout.fillWidth: filling
                Layout.maximumWidth: filling ? 10000 : implicitWidth
                text: bar.title
                side: bar.side
                size: bar.narrow && bar.subtitle !== "" ? Theme.px(22) : Theme.textTitle
                // Beside many signs a small title says more than the first letters of a large one, as long as it can be read.
                fontSizeMode: filling ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Math.max(13, Theme.px(9))
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            AppText {
                id: small
                Layout.fillWidth: true
                visible: text !== ""
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.max(12, Theme.px(8))
                text: bar.subtitle
                color: bar.subtitleColour
                font.pixelSize: bar.narrow ? Theme.textSmall : Theme.textBody
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                objectName: "subtitle"
                activeFocusOnTab: bar.asked
                Accessible.role: bar.asked ? Accessible.Button : Accessible.StaticText
                Accessible.description: bar.asked ? qsTr("Says what it means") : ""
                Accessible.focusable: bar.asked
                Accessible.onPressAction: if (bar.asked) bar.subtitleTapped()
                Keys.onReturnPressed: event => event.accepted = small.tell()
                Keys.onEnterPressed: event => event.accepted = small.tell()
                Keys.onSpacePressed: event => event.accepted = small.tell()

                function tell(): bool {
                    if (bar.asked)
                        bar.subtitleTapped();
                    return bar.asked;
                }

                FocusRing { control: small }
                TapHandler {
                    enabled: bar.asked
                    margin: Theme.gap
                    onTapped: small.tell()
                }
            }
        }
        RowLayout {
            id: actionRow
            spacing: Theme.gap
        }
    }
    Meander {
        id: meander
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
}
