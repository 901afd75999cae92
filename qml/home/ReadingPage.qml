// SPDX-License-Identifier: GPL-3.0-or-later
// A long text to read, paragraph by paragraph: rows of {title, text}, either of which may be empty.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Optio

AppPage {
    id: page

    property string title
    property var rows: []

    objectName: "readingPage"
    keyList: list

    TopBar {
        id: bar
        width: parent.width
        title: page.title
        onBack: page.back()
    }
    ListView {
        id: list
        objectName: "readingList"
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        x: Math.max(Theme.pad, (page.width - Theme.px(760)) / 2)
        width: page.width - 2 * x
        topMargin: Theme.pad
        bottomMargin: Theme.pad
        clip: true
        spacing: 12
        activeFocusOnTab: true
        keyNavigationEnabled: false
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        model: page.rows
        Accessible.role: Accessible.List
        Accessible.name: page.title
        Keys.forwardTo: [keys]
        ScrollBar.vertical: ScrollBar {}

        ScrollKeys {
            id: keys
            view: list
        }
        delegate: Column {
            id: row
            required property var modelData
            width: ListView.view.width
            spacing: 2

            Heading {
                width: parent.width
                visible: text !== ""
                text: row.modelData.title
                size: Theme.textLead
            }
            AppText {
                width: parent.width
                visible: text !== ""
                text: row.modelData.text
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
    }
    FocusRing {
        anchors.fill: list
        anchors.margins: 0
        control: list
    }
}
