// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a unit into what its card shows, and brings the picture into the scene.
#include "app/board/cards/painted_card.h"
#include "app/qt/phrasebook.h"

#include <QCoreApplication>
#include <QQuickWindow>

namespace optio {

namespace {

QString say(const char *words) { return QCoreApplication::translate("BoardCard", words); }

} // namespace

PaintedCard::PaintedCard(QQuickItem *parent) : PictureItem(parent) {}

void PaintedCard::setUnit(const QVariant &unit)
{
    QVariant plain = unit.metaType() == QMetaType::fromType<QJSValue>() ? unit.value<QJSValue>().toVariant() : unit;
    QVariantMap told = plain.toMap();
    unit_ = std::move(plain);
    if (told == told_)
        return;
    told_ = std::move(told);
    readUnit();
}

void PaintedCard::readUnit()
{
    const auto word = [&](const char *key) { return told_.value(QLatin1String(key)).toString(); };
    face_.troop = !word("id").isEmpty();
    face_.label = face_.troop ? word("label") : label_;
    face_.type = word("type");
    face_.icon = word("icon");
    face_.quality = word("tq");
    face_.count = word("size");
    face_.missile = word("missile");
    face_.limit = told_.value(QStringLiteral("limit"), 1).toInt();
    taken_ = told_.value(QStringLiteral("coh")).toInt();
    clan_ = told_.value(QStringLiteral("clan")).toMap();
    face_.clan = !clan_.isEmpty();
    face_.marks.clear();
    face_.engaged = face_.hidden = false;
    const QVariantList badges = told_.value(QStringLiteral("badges")).toList();
    for (const QVariant &one : badges) {
        const QVariantMap badge = one.toMap();
        const QString brief = badge.value(QStringLiteral("brief")).toString();
        face_.marks.append(brief.isEmpty() ? badge.value(QStringLiteral("text")).toString() : brief);
        face_.engaged |= brief == u"ENG";
        face_.hidden |= brief == u"HID";
    }
    polish();
    Q_EMIT unitChanged();
    Q_EMIT laidOut();
}

void PaintedCard::setLabel(const QString &label)
{
    if (label_ == label)
        return;
    label_ = label;
    readUnit();
}

void PaintedCard::setText(const QString &text)
{
    if (face_.text == text)
        return;
    face_.text = text;
    polish();
    Q_EMIT unitChanged();
}

void PaintedCard::setInks(const QVariantMap &theme)
{
    if (theme_ == theme)
        return;
    theme_ = theme;
    inks_ = CardInks::of(theme);
    polish();
    Q_EMIT lookChanged();
    Q_EMIT laidOut();
}

void PaintedCard::setFigures(const QJSValue &figures)
{
    if (figures_.strictlyEquals(figures))
        return;
    figures_ = figures;
    polish();
    Q_EMIT lookChanged();
}

QString PaintedCard::spoken() const
{
    if (!face_.troop)
        return face_.label;
    QStringList parts{face_.label, face_.type, say(QT_TRANSLATE_NOOP("BoardCard", "TQ %1")).arg(face_.quality),
                      say(QT_TRANSLATE_NOOP("BoardCard", "size %1")).arg(face_.count)};
    if (!face_.missile.isEmpty())
        parts.append(say(QT_TRANSLATE_NOOP("BoardCard", "missile %1")).arg(face_.missile));
    parts.append(say(QT_TRANSLATE_NOOP("BoardCard", "%1 of %2 hits")).arg(taken_).arg(face_.limit));
    if (face_.clan)
        parts.append((clan_.value(QStringLiteral("locked")).toBool() ? say(QT_TRANSLATE_NOOP("BoardCard", "clan %1, may not act"))
                                                                     : say(QT_TRANSLATE_NOOP("BoardCard", "clan %1")))
                         .arg(clan_.value(QStringLiteral("name")).toString()));
    const QVariantList badges = told_.value(QStringLiteral("badges")).toList();
    for (const QVariant &badge : badges)
        parts.append(optio::spoken(badge.toMap().value(QStringLiteral("text")).toString()));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

void PaintedCard::updatePolish()
{
    if (!window() || !isVisible() || theme_.isEmpty())
        return;
    face_.size = size();
    const QImage picture = cardPicture(face_, inks_, figures_, window()->effectiveDevicePixelRatio());
    show(picture, picture.deviceIndependentSize()); // as large as the picture, so that nothing of it is stretched
}

void PaintedCard::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemVisibleHasChanged && data.boolValue)
        polish();
    PictureItem::itemChange(change, data);
}

void PaintedCard::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size())
        return;
    face_.size = now.size();
    polish();
    Q_EMIT laidOut();
}

} // namespace optio
