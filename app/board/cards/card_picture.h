// SPDX-License-Identifier: GPL-3.0-or-later
// What a card of the board looks like, painted in one piece: a unit, upright or lying, or a special card by its label.
#pragma once

#include "app/qt/drawing.h"

#include <QColor>
#include <QImage>
#include <QJSValue>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace optio {

/// Colours, letters and edges of a card: `Theme.card`.
struct CardInks {
    QColor surface, chosen, ink, quiet, accent, line, edge, bad, good, sideA, sideB, tileA, tileB, tileNone;
    QString body, heading; ///< families
    qreal scale = 1;       ///< of the text, where 1 is usual
    qreal radius = 12, hairline = 1;

    static CardInks of(const QVariantMap &theme);
    const QColor &side(const QString &which) const { return which == u"a" ? sideA : which == u"b" ? sideB : accent; }
    const QColor &tile(const QString &which) const { return which == u"a" ? tileA : which == u"b" ? tileB : tileNone; }
};

/// All that is seen on a card. Two that are equal in `key()` look alike.
struct CardFace {
    QSizeF size;
    bool troop = false; ///< a unit; else a special card, which has a label and a text alone
    QString side, label, text, type, icon, quality, count, missile;
    int hits = 0, limit = 1;
    QStringList marks; ///< a few letters each
    bool clan = false; ///< room is left for a banner
    bool wide = false; ///< lies, whatever its height
    bool chosen = false, able = false, engaged = false, hidden = false;
    bool pictured = false; ///< something else stands where the figure would

    QString key(qreal ratio) const;
};

/// Where the parts of a card lie, in its own coordinates, and how large its letters are.
class CardLayout {
public:
    CardLayout(const CardFace &face, const CardInks &inks);

    bool lying() const { return lying_; }
    bool small() const { return small_; }
    /// A size for letters of so many pixels at the usual text size. At least 6.
    int px(qreal size) const;
    qreal inset() const { return small_ ? 5 : 8; }
    /// In a hand that has sunk: figure and quality, and the type where it has room.
    bool brief() const { return brief_; }
    /// Lying and narrow, but with room for a name on two lines.
    bool narrow() const { return narrow_; }
    /// Too low for a line of its own for the type.
    bool low() const { return low_; }
    qreal letters() const { return letters_; }
    /// How high it must be for letters of the usual size.
    qreal needed() const { return needed_; }
    /// The tile with the figure; empty where there is no room for it.
    const QRectF &tile() const { return tile_; }
    /// The figure on it, which is square.
    const QRectF &figure() const { return figure_; }
    /// Where a clan's banner stands.
    const QRectF &banner() const { return banner_; }

private:
    void stand(const CardFace &face, const CardInks &inks);
    void lie(const CardFace &face, const CardInks &inks);

    bool lying_ = false, small_ = false, brief_ = false, narrow_ = false, low_ = false;
    qreal letters_ = 1, needed_ = 76;
    QRectF tile_, figure_, banner_;
};

/// The picture of a card at so many device pixels for one of the scene, from those that are kept. `figures` are the paths of the unit types
/// by name. On the interface thread only.
QImage cardPicture(const CardFace &face, const CardInks &inks, const QJSValue &figures, qreal ratio);

/// How high a line of letters is.
qreal lineHeight(const QString &family, int pixels, int weight);

} // namespace optio
