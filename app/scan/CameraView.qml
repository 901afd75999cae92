// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a camera, and what ScanSheet wants to know of it. It lies outside the module, as a file of the program: Qt Multimedia (Debian's
// qml6-module-qtmultimedia and some fifty packages) may be missing while building and running, so neither qmllint nor the QML compiler reads this,
// and ScanButton finds out at run time whether it loads.
import QtQuick
import QtMultimedia

Item {
    id: view

    /// Is the camera on?
    property bool active: false
    readonly property int cameras: devices.videoInputs.length
    readonly property bool there: cameras > 0
    /// Has a picture come since it is on?
    readonly property bool shows: session.item?.shows ?? false
    /// "" or what is wrong: "gone", "failed".
    property string trouble
    property int chosen: -1 // among the cameras; -1 for the back of a tablet, or else the usual one
    readonly property int at: {
        const all = devices.videoInputs;
        let usual = 0;
        for (let i = 0; i < all.length; ++i) {
            if (i === chosen)
                return i;
            if (all[i].position === CameraDevice.BackFace && chosen < 0)
                return i;
            if (all[i].isDefault)
                usual = i;
        }
        return usual;
    }

    /// Takes the next camera.
    function turn() {
        chosen = (at + 1) % cameras;
    }

    onCamerasChanged: chosen = -1
    onActiveChanged: trouble = ""
    onThereChanged: trouble = there || !active ? "" : "gone"

    MediaDevices { id: devices }
    Loader {
        id: session
        anchors.fill: parent
        active: view.active && view.there // made anew each time, so that nobody reads the last picture of the time before
        sourceComponent: Item {
            readonly property bool shows: output.sourceRect.width > 0

            CaptureSession {
                videoOutput: output
                camera: Camera {
                    active: true
                    cameraDevice: devices.videoInputs[view.at]
                    onErrorOccurred: view.trouble = "failed"
                }
            }
            VideoOutput {
                id: output
                anchors.fill: parent
                fillMode: VideoOutput.PreserveAspectCrop
            }
        }
    }
}
