// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    id: camera

    property bool active: false
    property var cameraDevice
    property string was
    property Connections failing: Connections {
        target: Fake
        function onFail() {
            camera.errorOccurred(1, "Device or resource busy");
        }
    }

    signal errorOccurred(int error, string errorString)

    function tell() {
        const rest = Fake.on.filter(one => one !== was);
        was = active && cameraDevice ? cameraDevice.description : "";
        Fake.on = was === "" ? rest : [...rest, was];
    }

    onActiveChanged: tell()
    onCameraDeviceChanged: tell()
    Component.onDestruction: {
        active = false;
        tell();
    }
}
