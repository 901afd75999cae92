// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogues lie in the program as /languages/optio_<code>.qm; the English one holds only what has a singular and a plural.
#include "app/qt/language.h"

#include "app/qt/phrasebook.h"

#include <QGuiApplication>
#include <QLocale>

namespace optio {

namespace {

QString &asked()
{
    static QString code;
    return code;
}

/// The desktop's own form of this language ("de_AT"), with its numbers and dates; that of the language where the desktop speaks another.
QLocale localeOf(const QString &code)
{
    const QLocale of(code), desktop = QLocale::system();
    if (desktop.language() == of.language() || (code == QLatin1String("en") && desktop.language() == QLocale::C))
        return desktop;
    return of;
}

} // namespace

Language::Language(QObject *parent) : QObject(parent) {}

Language::~Language()
{
    if (QCoreApplication::instance())
        QCoreApplication::removeTranslator(&own_);
}

QStringList Language::choices() { return {QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("fr")}; }

QString Language::resolve(const QString &kept)
{
    const QStringList codes = choices().mid(1);
    const QString wished = insisted() ? asked() : kept;
    if (codes.contains(wished))
        return wished;
    for (const QString &tag : QLocale::system().uiLanguages())
        if (const QString code = tag.section(u'-', 0, 0).section(u'_', 0, 0); codes.contains(code))
            return code;
    return codes.first();
}

void Language::insist(const QString &code) { asked() = code; }

bool Language::insisted() { return !asked().isEmpty(); }

void Language::speak(const QString &wished)
{
    const QString code = resolve(wished);
    if (code == code_ || !QCoreApplication::instance())
        return;
    const bool first = code_.isEmpty();
    code_ = code;
    QCoreApplication::removeTranslator(&own_);
    QLocale::setDefault(localeOf(code));
    openPhrasebook(code);
    if (own_.load(QStringLiteral("optio_") + code, QStringLiteral(":/languages")))
        QCoreApplication::installTranslator(&own_);
    if (auto *program = qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        program->setLayoutDirection(QLocale().textDirection());
    if (!first)
        Q_EMIT changed();
}

} // namespace optio
