// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    readonly property var videoInputs: Fake.cameras
}
