// SPDX-License-Identifier: GPL-3.0-or-later
// Walks maps and lists; what stands under a key that is read by people is looked up.
#include "app/qt/in_words.h"

#include "app/qt/phrasebook.h"

#include <QSet>

namespace optio {

namespace {

QVariant inWords(const QVariant &value, bool read)
{
    static const QSet<QString> keys{"label", "text", "question", "refusal", "help", "title", "detail", "sentence", "heading",
                                    "say",   "why",  "stakes",   "yes",     "no",   "turn",  "note",   "later",    "buys"};
    switch (value.typeId()) {
    case QMetaType::QString:
        return read ? QVariant(spoken(value.toString())) : value;
    case QMetaType::QVariantList: {
        QVariantList list = value.toList();
        for (QVariant &one : list)
            one = inWords(one, read);
        return list;
    }
    case QMetaType::QVariantMap: {
        QVariantMap map = value.toMap();
        for (auto one = map.begin(); one != map.end(); ++one)
            if (one.key() != QLatin1String("do"))
                *one = inWords(*one, keys.contains(one.key()));
        return map;
    }
    default:
        return value;
    }
}

} // namespace

QVariant inWords(const QVariant &value) { return speaksEnglish() ? value : inWords(value, false); }

} // namespace optio
