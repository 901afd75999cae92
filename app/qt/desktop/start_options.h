// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is started with, read before there is an application: help, version and what is wrong are said without a display.
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>

namespace optio {

struct StartOptions {
    QString data;            ///< the folder of --data; "" for the usual one
    QUrl file;               ///< to be opened; empty for none
    QString language;        ///< of --language: a code, "system", or "" for what is kept
    bool resume = false;     ///< go on with the game last played
    QString wall;            ///< the event whose wall is shown; "" for none
    QString watch;           ///< the link of the game that is watched on the whole screen; "" for none
    bool firstFrame = false; ///< tell when the first picture was shown, and end
    bool platform = false;   ///< is the window system named (-platform)?
    QString text;            ///< what is said instead of opening the window
    int code = -1;           ///< and with which the program then ends; -1 for going on
};

/// Reads the arguments, the program's name first; files are looked for from `folder`. Options of Qt are left to Qt.
StartOptions readStartOptions(const QStringList &arguments, const QString &folder);
/// Is there a display to show a window on, as far as the surroundings say?
bool haveDisplay();

} // namespace optio
