// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

QtObject {
    property Camera camera
    property Item videoOutput
}
