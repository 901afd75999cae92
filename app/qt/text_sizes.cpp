// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring words.
#include "app/qt/text_sizes.h"

#include <QFontMetricsF>

#include <algorithm>

namespace optio {

namespace {

constexpr qsizetype mostKept = 2000; ///< texts that change all the time are not to gather

} // namespace

double TextSizes::line(const QString &text, const QFont &font)
{
    if (text.isEmpty())
        return 0;
    const auto key = std::make_pair(font, text);
    if (const auto found = known_.constFind(key); found != known_.cend())
        return *found;
    if (known_.size() >= mostKept)
        known_.clear();
    return *known_.insert(key, QFontMetricsF(font).horizontalAdvance(text));
}

double TextSizes::word(const QString &text, const QFont &font)
{
    const QStringList words = text.simplified().split(u' ');
    return line(
        *std::max_element(words.begin(), words.end(), [](const QString &one, const QString &other) { return one.size() < other.size(); }),
        font);
}

} // namespace optio
