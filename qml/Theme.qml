// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
QtObject { property color ground: "#F4E9D8" }
