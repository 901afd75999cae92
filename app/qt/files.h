// SPDX-License-Identifier: GPL-3.0-or-later
// Text files that the players choose, read and written whole.
#pragma once

#include <QString>
#include <QUrl>

#include <string>

namespace optio {

/// Throws Error naming the file when it cannot be read or is larger than `most` bytes.
std::string readFile(const QUrl &file, qint64 most);
/// Writes beside the file and renames, so that a failure leaves the old one. Throws Error naming the file.
void writeFile(const QUrl &file, const std::string &text);
/// Brings a file that was just written to where the players chose, where that is not the file itself (in a browser).
void handOut(const QString &path);

} // namespace optio
