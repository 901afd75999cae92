// SPDX-License-Identifier: GPL-3.0-or-later
// A page that is nothing without what it is given.
import QtQuick

Item {
    required property string given
}
