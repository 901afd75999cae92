// SPDX-License-Identifier: GPL-3.0-or-later
// Never shown: Qt's import scanner reads what lies beside main(), and links the parts of Qt Quick that it finds named here.
import QtQml
import QtQml.Models
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Shapes
import QtQuick.Templates
import QtQuick.Window

Item {}
