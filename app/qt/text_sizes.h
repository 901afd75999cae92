// SPDX-License-Identifier: GPL-3.0-or-later
// How wide words are. A measure that is asked for with every button, so each is taken once.
#pragma once

#include <QFont>
#include <QHash>
#include <QObject>
#include <QString>
#include <qqmlregistration.h>

#include <utility>

namespace optio {

class TextSizes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
public:
    using QObject::QObject;
    /// Of the text on one line, in pixels, up to where what follows would begin.
    Q_INVOKABLE double line(const QString &text, const QFont &font);
    /// Of its longest word, by letters.
    Q_INVOKABLE double word(const QString &text, const QFont &font);

private:
    QHash<std::pair<QFont, QString>, double> known_;
};

} // namespace optio
