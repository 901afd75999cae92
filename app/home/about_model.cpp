// SPDX-License-Identifier: GPL-3.0-or-later
// What is told about the program, and a report for whoever mends it.
#include "app/home/about_model.h"

#include "app/engine.h"
#include "app/home/house_model.h"
#include "app/home/prefs.h"
#include "app/qt/clipboard.h"
#include "app/qt/json_qt.h"
#include "app/qt/system.h"
#include "app/services.h"

#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QScreen>
#include <QTime>

namespace optio {

namespace {

constexpr qsizetype mostMessages = 5;

QString yesNo(bool yes) { return yes ? AboutModel::tr("yes") : AboutModel::tr("no"); }

} // namespace

AboutModel::AboutModel(Services *services, Prefs *prefs, HouseModel *house, QObject *parent)
    : QObject(parent), services_(services), prefs_(prefs), house_(house)
{}

QVariantList AboutModel::licence()
{
    QFile file(QStringLiteral(":/LICENSE"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // Lines are broken anew to fit the screen, but for headings and examples, which are set far from the edge.
    static const QRegularExpression emptyLine(QStringLiteral("\\n\\s*\\n"));
    const QStringList parts = QString::fromUtf8(file.readAll()).split(emptyLine, Qt::SkipEmptyParts);
    QVariantList rows;
    for (const QString &part : parts) {
        const QStringList lines = part.split(u'\n', Qt::SkipEmptyParts);
        QString text;
        for (const QString &line : lines) {
            const bool apart = line.startsWith(QStringLiteral("      ")) || line.startsWith(QStringLiteral("    <"));
            text += (text.isEmpty() ? QString() : apart ? QStringLiteral("\n") : QStringLiteral(" ")) + line.simplified();
        }
        if (!text.isEmpty())
            rows.append(QVariantMap{{"title", QString()}, {"text", text}});
    }
    return rows;
}

void AboutModel::remember(const QString &sentence)
{
    messages_.append(QTime::currentTime().toString(QStringLiteral("HH:mm:ss ")) + sentence);
    if (messages_.size() > mostMessages)
        messages_.removeFirst();
}

QString AboutModel::screen() const
{
    const auto windows = QGuiApplication::topLevelWindows();
    const QWindow *window = nullptr;
    for (const QWindow *one : windows)
        if (one->isVisible() && one->inherits("QQuickWindow"))
            window = one;
    const QScreen *screen = window ? window->screen() : QGuiApplication::primaryScreen();
    if (!screen)
        return tr("none");
    const QLocale plain = QLocale::c();
    QString text = tr("%1 × %2, scale %3, %4 dpi")
                       .arg(screen->size().width())
                       .arg(screen->size().height())
                       .arg(plain.toString(screen->devicePixelRatio(), 'g', 3))
                       .arg(qRound(screen->physicalDotsPerInch()));
    if (window)
        text += tr("; window %1 × %2, scale %3")
                    .arg(window->width())
                    .arg(window->height())
                    .arg(plain.toString(window->devicePixelRatio(), 'g', 3));
    return text;
}

QString AboutModel::houseRules() const
{
    QStringList all;
    const QVariantList files = house_->files();
    for (const QVariant &file : files) {
        const QVariantMap house = file.toMap();
        all.append(house["fault"].toString().isEmpty() ? tr("%1 (changes: %2)").arg(house["ruleset"].toString()).arg(house["count"].toInt())
                                                       : tr("%1 (faulty, left out)").arg(house["file"].toString()));
    }
    return all.isEmpty() ? tr("none") : all.join(QStringLiteral(", "));
}

QString AboutModel::report() const
{
    QStringList rulesets;
    for (const Ruleset *ruleset : services_->rulesets())
        if (baseOf(ruleset->id()) == ruleset->id())
            rulesets.append(qt(ruleset->id()));
    const QString theme = prefs_->theme() == QLatin1String("system")
                              ? tr("as the system (%1)").arg(prefs_->dark() ? tr("dark") : tr("light"))
                              : prefs_->theme();
    QStringList lines{
        QStringLiteral("Optio " OPTIO_VERSION),
        tr("Qt %1, made for %2").arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)),
        tr("System: %1").arg(systemName()),
        tr("Windows by: %1, drawn by: %2")
            .arg(QGuiApplication::platformName(),
                 QQuickWindow::sceneGraphBackend().isEmpty() ? QStringLiteral("rhi") : QQuickWindow::sceneGraphBackend()),
        tr("Screen: %1").arg(screen()),
        tr("Language: %1").arg(QLocale().name()),
        tr("Text size: %1 %").arg(qRound(prefs_->textScale() * 100)),
        tr("Theme: %1; no animations: %2").arg(theme, yesNo(prefs_->reducedMotion())),
        tr("Rule sets: %1").arg(rulesets.isEmpty() ? tr("none") : rulesets.join(QStringLiteral(", "))),
        tr("House rules: %1").arg(houseRules()),
        messages_.isEmpty() ? tr("Last messages: none") : tr("Last messages:"),
    };
    return (lines + messages_).join(u'\n') + u'\n';
}

void AboutModel::copy(const QString &text) const { copyText(text); }

} // namespace optio
