// SPDX-License-Identifier: GPL-3.0-or-later
// The hairline ornament under a bar: a Greek key, eight pixels high, in bronze.
import QtQuick
import QtQuick.Shapes

Item {
    id: meander

    implicitHeight: 9
    clip: true
    Accessible.ignored: true

    Shape {
        height: parent.height
        width: parent.width

        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.accent
            strokeWidth: 1
            joinStyle: ShapePath.MiterJoin
            capStyle: ShapePath.FlatCap
            PathSvg {
                path: {
                    let d = "M0 7.5";
                    for (let x = 0; x < meander.width; x += 12)
                        d += `H${x + 1.5} V1.5 H${x + 9.5} V5.5 H${x + 6.5} V3.5 H${x + 4.5} V7.5 H${x + 12}`;
                    return d;
                }
            }
        }
    }
}
