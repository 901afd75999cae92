// SPDX-License-Identifier: GPL-3.0-or-later
// Stands for Qt Multimedia in tests: the names that app/scan/CameraView.qml takes of it (as in 6.4 and 6.8), over cameras that a test plugs in here.
pragma Singleton
import QtQml

QtObject {
    /// {description, position, isDefault}
    property var cameras: []
    /// What the cameras are held before.
    property string code
    /// Does a picture come?
    property bool gives: true
    /// The cameras that are on, by their description.
    property var on: []

    /// What is on fails.
    signal fail
}
