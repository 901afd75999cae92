// SPDX-License-Identifier: GPL-3.0-or-later
// Reads QR codes in a picture.
#pragma once

#include <QImage>
#include <QRectF>
#include <QString>

#include <vector>

namespace optio {

/// A code in a picture: what it says, and where it lies.
struct SeenCode {
    QString text;
    QRectF place;
};

/// Is there a reader in this program? Not in a browser, nor in a program built without zxing-cpp.
bool canReadCodes();
/// All codes of a picture, dark on light or light on dark, turned anyhow; none where there is no reader. May be called on any thread.
std::vector<SeenCode> codesIn(const QImage &picture);
/// The code that somebody aims at: the one that lies across the middle of the picture, or nearly; null for none.
const SeenCode *aimedAt(const std::vector<SeenCode> &codes, QSize picture);

} // namespace optio
