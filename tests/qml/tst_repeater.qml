// SPDX-License-Identifier: GPL-3.0-or-later
// Children of layouts that come and go while the layouts are moved and sized: with a bare Repeater Qt 6.4 ends the program here.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtTest
import Optio

Item {
    id: top

    property int count: 0

    width: 400
    height: 600

    Column {
        width: parent.width

        Rectangle {
            width: parent.width
            height: 20 + top.count % 3 * 10
        }
        GridLayout {
            id: grid
            width: parent.width
            columns: 2

            LayoutRepeater {
                model: [top.count + " a", top.count + " b", top.count + " c"]

                Text {
                    required property string modelData
                    Layout.fillWidth: true
                    text: modelData
                }
            }
        }
    }
    RowLayout {
        id: line
        y: top.count % 3 * 10
        width: parent.width - top.count % 5

        LayoutRepeater {
            model: 2 + top.count % 3

            Text {
                required property int index
                Layout.fillWidth: true
                text: index
            }
        }
    }
    TestCase {
        name: "LayoutRepeater"
        when: windowShown

        function test_children_go_while_their_layout_moves() {
            for (let round = 0; round < 60; ++round) {
                top.visible = round % 3 > 0; // hidden pages are told of changes, too
                top.count++;
                wait(2);
                top.count++;
                wait(1);
            }
            top.visible = true;
            tryCompare(line.children, "length", 2 + top.count % 3 + 1); // and the repeater
            tryVerify(() => grid.children[0].text === top.count + " a" || grid.children[1].text === top.count + " a");
        }
    }
}
