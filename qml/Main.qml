// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Optio

ApplicationWindow {
    visible: true
    width: 1280
    height: 800
    color: Theme.ground
}
