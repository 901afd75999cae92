// SPDX-License-Identifier: GPL-3.0-or-later
// Whether Qt's platform theme brings a file dialog of the desktop.
#pragma once

#include <QStringList>

namespace optio {

/// Those that Qt looks for, best first.
QStringList wantedThemes();
/// The plugins for themes that are installed.
QStringList themePlugins();
/// Has a platform theme of one of these names a file dialog, given the plugins that are installed?
bool themeHasDialog(const QStringList &themes, const QStringList &plugins);

} // namespace optio
