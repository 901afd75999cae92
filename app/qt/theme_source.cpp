// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's wish for light or dark.
#include "app/qt/theme_source.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>

namespace optio {

ThemeSource::ThemeSource(QObject *parent) : QObject(parent)
{
    if (qGuiApp == nullptr)
        return;
    qGuiApp->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &ThemeSource::changed);
#endif
}

bool ThemeSource::dark() const
{
    if (scheme_ != 0)
        return scheme_ == 1;
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (const Qt::ColorScheme system = QGuiApplication::styleHints()->colorScheme(); system != Qt::ColorScheme::Unknown)
        return system == Qt::ColorScheme::Dark;
#endif
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void ThemeSource::start() { listenForScheme(this); }

void ThemeSource::setScheme(int scheme)
{
    if (scheme == scheme_)
        return;
    scheme_ = scheme;
    Q_EMIT changed();
}

bool ThemeSource::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qGuiApp && event->type() == QEvent::ApplicationPaletteChange)
        Q_EMIT changed();
    return QObject::eventFilter(watched, event);
}

} // namespace optio
