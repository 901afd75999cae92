// SPDX-License-Identifier: GPL-3.0-or-later
// Languages to try screens in: OPTIO_TRIED_LANGUAGE is de, fr, "pseudo" (English two fifths longer, with accents) or "mirrored" (the same,
// read from right to left).
#pragma once

#include "app/qt/language.h"

#include <QGuiApplication>
#include <QTranslator>

namespace optio::test {

/// English as a language that has longer words: what is not told through a catalogue stays as it is, and is seen at once.
class Pseudo : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int n) const override
    {
        const QString text = QString::fromUtf8(source);
        if (text.contains(QLatin1String("(*."))) // a filter of files, whose form is Qt's
            return text;
        QString told;
        qsizetype letters = 0;
        for (const QChar letter : text) {
            static const QString plain = QStringLiteral("aeiouycnszAEIOUCN"), accented = QStringLiteral("àéîöûýçñšžÀÉÎÖÛÇÑ");
            const qsizetype at = plain.indexOf(letter);
            const bool place = told.endsWith(u'%'); // "%n" is not a word
            told += at < 0 || place ? letter : accented[at];
            letters += letter.isLetter() ? 1 : 0;
        }
        const qsizetype more = (letters * 2 + 4) / 5;
        static const QString filling = QStringLiteral("ôxö xéñ ");
        if (more > 1)
            told += u' ';
        for (qsizetype at = 1; at < more; ++at)
            told += filling[at % filling.size()];
        told = told.trimmed();
        return n < 0 ? told : told.replace(QLatin1String("%n"), QString::number(n));
    }
};

/// Makes the program speak the language that the run is tried in; nothing where none is named.
inline void speakAsTried()
{
    static const QString tried = qEnvironmentVariable("OPTIO_TRIED_LANGUAGE");
    if (tried.isEmpty())
        return;
    static Pseudo pseudo;
    const bool made = tried == QLatin1String("pseudo") || tried == QLatin1String("mirrored");
    if (made) {
        QCoreApplication::removeTranslator(&pseudo);
        QCoreApplication::installTranslator(&pseudo);
    } else {
        Language::insist(tried);
    }
    if (tried == QLatin1String("mirrored"))
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
}

} // namespace optio::test
