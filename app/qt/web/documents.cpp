// SPDX-License-Identifier: GPL-3.0-or-later
// Tabs and the share sheet of the browser.
#include "app/qt/documents.h"

#include "app/qt/web/browser.h"
#include "rules/error.h"

#include <QCoreApplication>

namespace optio {

void showPdf(const QString &name, const std::string &bytes)
{
    if (!browser().call<bool>("showPdf", toJs(name), toJs(bytes)))
        throw Error("The browser did not open a new tab. Allow pop-ups for this page, or save the pages to a file instead.");
}

QString whereShown() { return QCoreApplication::translate("Documents", "Opens in a tab of its own, ready to print"); }

bool canHandOn() { return browser().call<bool>("canShare"); }

void handOn(const QString &name, const std::string &text) { browser().call<void>("share", toJs(name), toJs(text)); }

bool canMail() { return false; } // a page cannot attach a file; its share sheet can

void mailFile(const QString &, const QString &, const QString &, const std::string &) {}

} // namespace optio
