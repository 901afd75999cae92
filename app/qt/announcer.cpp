// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences for a screen reader.
#include "app/qt/announcer.h"

#include <QAccessible>

namespace optio {

void Announcer::say(QQuickItem *item, const QString &text)
{
    if (item == nullptr || text.isEmpty())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(item, text);
#else
    QAccessibleEvent event(item, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
}

} // namespace optio
