// SPDX-License-Identifier: GPL-3.0-or-later
// The operating system, its kernel and the processor.
#include "app/qt/system.h"

#include <QSysInfo>

namespace optio {

QString systemName()
{
    return QStringLiteral("%1, %2 %3, %4")
        .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture());
}

} // namespace optio
