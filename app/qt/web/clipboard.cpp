// SPDX-License-Identifier: GPL-3.0-or-later
// The browser's clipboard, which asks the player before it gives anything.
#include "app/qt/clipboard.h"

#include "app/qt/web/answers.h"
#include "app/qt/web/browser.h"

#include <QPointer>

namespace optio {

void copyText(const QString &text) { browser().call<void>("copyText", toJs(text)); }

void pasteText(QObject *context, const std::function<void(const QString &)> &take)
{
    const int number = expectAnswer([context = QPointer(context), take](const QString &text) {
        if (context)
            take(text);
    });
    browser().call<void>("pasteText", number);
}

} // namespace optio
