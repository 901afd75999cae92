// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Optio

Rectangle {
    enum FillMode { Stretch, PreserveAspectFit, PreserveAspectCrop }

    property int fillMode: VideoOutput.PreserveAspectFit
    readonly property rect sourceRect: Fake.gives ? Qt.rect(0, 0, 640, 480) : Qt.rect(0, 0, 0, 0)

    color: "#6e675f"

    QrItem {
        anchors.centerIn: parent
        width: 0.7 * Math.min(parent.width, parent.height)
        height: width
        rotation: -6
        visible: text !== ""
        text: Fake.code
    }
}
