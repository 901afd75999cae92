// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for the session bus where it usually is.
#include "app/qt/desktop/bus.h"

#include <QFileInfo>
#include <QString>

namespace optio {

bool haveBus()
{
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return true;
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !folder.isEmpty() && QFileInfo::exists(folder + QStringLiteral("/bus"));
}

} // namespace optio
