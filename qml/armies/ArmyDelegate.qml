// SPDX-License-Identifier: GPL-3.0-or-later
// An army in the library: name, what it is made of, points and findings; a tap opens it, "more" unfolds what can be done with it. While several are
// chosen a tap chooses it; in the bin it can only be brought back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: row

    required property string id
    required property string name
    required property string ruleset
    required property string rulesetName
    required property var points
    required property bool supplied
    required property bool favourite
    required property int findings
    required property string period
    required property var portrait
    required property int daysLeft
    required property bool chosen
    /// Is it the first of the player's own, or of the supplied ones?
    required property bool first
    /// What stands above it.
    property string heading
    property bool current: false
    property bool unfolded: false
    property bool choosing: false
    property bool showRuleset: true
    readonly property real headroom: heading === "" ? 0 : above.implicitHeight + Theme.gap
    property real toolsHeight: 0
    readonly property bool binned: daysLeft >= 0
    readonly property bool compact: width < Theme.px(420)
    readonly property string findingsText: findings > 0 ? qsTr("%1 issues").arg(findings) : ""
    readonly property string daysText: !binned ? "" : daysLeft === 1 ? qsTr("1 day left") : qsTr("%1 days left").arg(daysLeft)
    readonly property string description: joined([supplied ? qsTr("supplied") : "", facts, compact ? "" : findingsText, portrait.map(kind => kind.count + " " + kind.label).join(", ")])
    readonly property string facts: joined([qsTr("%1 points").arg(points), showRuleset ? rulesetName : "", period, daysText, compact ? findingsText : ""])

    signal opened
    signal unfoldWanted
    signal chosenToggled
    signal favouriteToggled
    signal duplicateWanted
    signal detailsWanted
    signal shareWanted
    signal printWanted
    signal removeWanted
    signal returnWanted

    function joined(parts: var): string {
        return parts.filter(part => part !== "").join("  ·  ");
    }
    function press() {
        if (choosing)
            chosenToggled();
        else if (!binned)
            opened();
    }

    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
    Accessible.name: name
    Accessible.description: description
    implicitHeight: headroom + opener.implicitHeight + (unfolded ? toolsHeight + 12 : 0)

    AppText {
        id: above
        width: parent.width
        visible: row.heading !== ""
        text: row.heading
        quiet: true
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    Rectangle {
        anchors.fill: parent
        anchors.topMargin: row.headroom
        radius: Theme.radius
        color: row.chosen ? Theme.tileAccent : Theme.surface
    }
    IconButton {
        id: star
        objectName: row.objectName + "_star"
        anchors.left: parent.left
        anchors.leftMargin: 4
        anchors.verticalCenter: opener.verticalCenter
        visible: !row.binned && !row.choosing
        glyph: row.favourite ? "starred" : "star"
        colour: row.favourite ? Theme.accent : Theme.quiet
        text: row.favourite ? qsTr("Remove %1 from favourites").arg(row.name) : qsTr("Add %1 to favourites").arg(row.name)
        onClicked: row.favouriteToggled()
    }
    Repeater {
        model: row.choosing ? 1 : 0

        Rectangle {
            anchors.centerIn: star
            width: Theme.px(26)
            height: width
            radius: 6
            color: row.chosen ? Theme.accent : "transparent"
            border.width: 2
            border.color: row.chosen ? Theme.accent : Theme.edge

            Icon {
                anchors.centerIn: parent
                visible: row.chosen
                name: "check"
                size: Theme.px(20)
                colour: Theme.accentInk
            }
        }
    }
    T.AbstractButton {
        id: opener
        objectName: row.objectName + "_open"
        y: row.headroom
        anchors.left: row.binned && !row.choosing ? parent.left : star.right
        anchors.right: more.left
        implicitHeight: Math.max(Theme.px(76), words.implicitHeight + 20)
        focusPolicy: Qt.NoFocus
        hoverEnabled: true
        text: row.name
        onClicked: row.press()
        onPressAndHold: {
            if (!row.choosing)
                row.unfoldWanted();
        }
        Accessible.role: row.choosing ? Accessible.CheckBox : Accessible.Button
        Accessible.checked: row.chosen
        Accessible.name: text
        Accessible.description: row.description
        Accessible.onPressAction: opener.clicked()

        background: Rectangle {
            radius: Theme.radius
            color: opener.down ? Theme.pressed : opener.hovered && !row.binned ? Theme.raised : "transparent"
        }
        Column {
            id: words
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: row.binned ? Theme.pad : Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            Item {
                id: headline
                property Item problems: null
                width: parent.width
                height: Math.max(title.height, problems?.height ?? 0)

                AppText {
                    id: title
                    width: parent.width - (headline.problems ? headline.problems.width + Theme.gap : 0)
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.name
                    font.pixelSize: Theme.textUnit
                    font.weight: Font.DemiBold
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Repeater {
                    model: !row.compact && row.findings > 0 ? 1 : 0
                    onItemAdded: (index, item) => headline.problems = item
                    onItemRemoved: headline.problems = null

                    Chip {
                        anchors.right: headline.right
                        anchors.verticalCenter: headline.verticalCenter
                        text: row.findingsText
                        tone: "bad"
                    }
                }
            }
            AppText {
                width: parent.width
                text: row.facts
                maximumLineCount: row.compact ? 2 : 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            ArmyPortrait {
                width: parent.width
                visible: row.portrait.length > 0
                kinds: row.portrait
            }
        }
    }
    IconButton {
        id: more
        objectName: row.objectName + (row.binned ? "_return" : "_more")
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: opener.verticalCenter
        visible: !row.choosing
        glyph: row.binned ? "undo" : row.unfolded ? "up" : "more"
        text: row.binned ? qsTr("Bring %1 back").arg(row.name) : qsTr("What can be done with %1").arg(row.name)
        onClicked: row.binned ? row.returnWanted() : row.unfoldWanted()
    }
    Repeater {
        model: row.unfolded ? 1 : 0

        Flow {
            y: opener.y + opener.height
            x: Theme.pad
            width: row.width - 2 * Theme.pad
            spacing: 12
            onImplicitHeightChanged: row.toolsHeight = implicitHeight
            Component.onCompleted: row.toolsHeight = implicitHeight

            AppButton {
                objectName: row.objectName + "_duplicate"
                text: qsTr("Duplicate")
                glyph: "copy"
                onClicked: row.duplicateWanted()
            }
            AppButton {
                objectName: row.objectName + "_details"
                width: Math.min(implicitWidth, parent.width)
                visible: !row.supplied
                text: qsTr("Name and notes")
                glyph: "edit"
                onClicked: row.detailsWanted()
            }
            AppButton {
                objectName: row.objectName + "_share"
                text: qsTr("Share")
                glyph: "share"
                onClicked: row.shareWanted()
            }
            AppButton {
                objectName: row.objectName + "_print"
                text: qsTr("Print")
                glyph: "print"
                onClicked: row.printWanted()
            }
            AppButton {
                objectName: row.objectName + "_remove"
                visible: !row.supplied
                kind: "danger"
                text: qsTr("Delete")
                glyph: "delete"
                onClicked: row.removeWanted()
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.topMargin: row.headroom
        radius: Theme.radius
        color: "transparent"
        border.width: row.current ? 3 : row.chosen ? 2 : Theme.hairline
        border.color: row.current || row.chosen ? Theme.accent : Theme.line
    }
}
