// SPDX-License-Identifier: GPL-3.0-or-later
// Files that other programs take over: a PDF to be looked at and printed, a file to be sent on.
#pragma once

#include <QString>
#include <QUrl>

#include <string>

namespace optio {

/// Shows a PDF: in the program that shows PDFs here, in a browser in a tab of its own. Throws Error when nothing shows it.
void showPdf(const QString &name, const std::string &bytes);
/// What a button that shows a PDF says is going to happen.
QString whereShown();

/// Is there a sheet that hands a file to other programs?
bool canHandOn();
/// Opens it with a text as a file of that name. Only where canHandOn().
void handOn(const QString &name, const std::string &text);

/// Is there a mail program that takes a file?
bool canMail();
/// Opens it with a new mail that has the file attached; the player says to whom it goes. Throws Error when it does not open. Only where
/// canMail().
void mailFile(const QString &name, const QString &subject, const QString &body, const std::string &bytes);

} // namespace optio
