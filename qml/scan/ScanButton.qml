// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a code by this device's camera: ScanButton { wanted: "seat"; hint: qsTr("…"); onFound: link => … }. To be seen only where there are a camera
// and Qt Multimedia (LNK-03); both are looked for once the page has been painted.
import QtQuick
import Optio

AppButton {
    id: button

    /// "seat" or "club".
    property string wanted: "seat"
    /// What to hold before the camera.
    property string hint
    /// The camera (app/scan/CameraView.qml), or whatever else has `active`, `there`, `shows`, `trouble`, `cameras` and `turn()`; null for none.
    property var view: null
    readonly property bool offered: scanner.possible && view !== null && view.there === true
    property alias patience: sheet.patience
    property bool looked: false
    /// Without a graphics interface (QT_QUICK_BACKEND=software) Qt Multimedia draws no picture.
    property bool drawn: GraphicsInfo.api !== GraphicsInfo.Software

    signal found(link: string)

    /// Is there a camera? Without Qt Multimedia the file does not load, and nothing is said of that.
    function look() {
        looked = true;
        if (!scanner.possible || !drawn || view !== null)
            return;
        const kind = Qt.createComponent("qrc:/scan/CameraView.qml");
        if (kind.status === Component.Ready)
            view = kind.createObject(button, {
                "visible": false
            });
        kind.destroy();
    }
    /// Closes the picture. False where there was none.
    function stop(): bool {
        const open = sheet.visible;
        sheet.close();
        return open;
    }

    visible: offered
    text: qsTr("Scan")
    glyph: "scan"
    onClicked: sheet.open()

    CodeScanner { id: scanner }
    Timer {
        interval: 50
        running: !button.looked && (button.parent?.visible ?? false)
        onTriggered: button.look()
    }
    ScanSheet {
        id: sheet
        wanted: button.wanted
        hint: button.hint
        view: button.view
        front: (button.parent?.visible ?? false) && button.Window.active
        onFound: link => button.found(link)
    }
}
