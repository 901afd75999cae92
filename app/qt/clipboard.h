// SPDX-License-Identifier: GPL-3.0-or-later
// Text to and from the clipboard. A browser hands it over only when the player allows it, so what is pasted comes later.
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace optio {

/// Puts a text into the clipboard.
void copyText(const QString &text);
/// Asks for the clipboard's text, and calls `take` with it as long as `context` lives; with "" when there is none or it is not given.
void pasteText(QObject *context, const std::function<void(const QString &)> &take);

} // namespace optio
