// SPDX-License-Identifier: GPL-3.0-or-later
// Qt's clipboard.
#include "app/qt/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>

namespace optio {

void copyText(const QString &text) { QGuiApplication::clipboard()->setText(text); }

void pasteText(QObject *, const std::function<void(const QString &)> &take) { take(QGuiApplication::clipboard()->text()); }

} // namespace optio
