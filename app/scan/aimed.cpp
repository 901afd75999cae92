// SPDX-License-Identifier: GPL-3.0-or-later
// Several codes lie in one picture where a page shows one for each seat: the one in the middle counts.
#include "app/scan/read_codes.h"

#include <QLineF>

namespace optio {

const SeenCode *aimedAt(const std::vector<SeenCode> &codes, QSize picture)
{
    constexpr qreal beside = 0.25; // of its size, by which a code may miss the middle
    const QPointF middle(picture.width() / 2.0, picture.height() / 2.0);
    const SeenCode *best = nullptr;
    qreal nearest = 0;
    for (const SeenCode &code : codes) {
        const qreal x = beside * code.place.width(), y = beside * code.place.height();
        const qreal distance = QLineF(code.place.center(), middle).length();
        if (!code.place.adjusted(-x, -y, x, y).contains(middle) || (best && distance >= nearest))
            continue;
        best = &code;
        nearest = distance;
    }
    return best;
}

} // namespace optio
