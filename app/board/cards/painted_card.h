// SPDX-License-Identifier: GPL-3.0-or-later
// PaintedCard: a card of the board as one picture in the scene, painted anew only when its own look changes.
#pragma once

#include "app/board/cards/card_picture.h"
#include "app/qt/picture_item.h"

namespace optio {

/// What BoardCard is made of. A card that is not seen is not painted.
class PaintedCard : public optio::PictureItem {
    Q_OBJECT
    QML_ELEMENT
    /// {id,label,type,icon,tq,size,missile,coh,limit,badges: [{brief,text}],clan: {name,banner,acting,locked}}; anything without an id is
    /// none.
    Q_PROPERTY(QVariant unit READ unit WRITE setUnit NOTIFY unitChanged)
    /// Of a card without a unit.
    Q_PROPERTY(QString label READ label WRITE setLabel NOTIFY unitChanged)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY unitChanged)
    Q_PROPERTY(QString side READ side WRITE setSide NOTIFY lookChanged)
    /// So many hits are shown; fewer than it has while they land.
    Q_PROPERTY(int hits READ hits WRITE setHits NOTIFY lookChanged)
    /// It lies, whatever its height.
    Q_PROPERTY(bool wide READ wide WRITE setWide NOTIFY lookChanged)
    /// Picked up, or part of what is being put together.
    Q_PROPERTY(bool chosen READ chosen WRITE setChosen NOTIFY lookChanged)
    /// Something can be done with it now.
    Q_PROPERTY(bool able READ able WRITE setAble NOTIFY lookChanged)
    /// Something else stands where its figure would.
    Q_PROPERTY(bool pictured READ pictured WRITE setPictured NOTIFY lookChanged)
    /// Theme.card and the paths of the unit types by name.
    Q_PROPERTY(QVariantMap inks READ inks WRITE setInks NOTIFY lookChanged)
    Q_PROPERTY(QJSValue figures READ figures WRITE setFigures NOTIFY lookChanged)

    Q_PROPERTY(bool troop READ troop NOTIFY unitChanged)
    /// How a screen reader says it.
    Q_PROPERTY(QString spoken READ spoken NOTIFY unitChanged)
    Q_PROPERTY(QString type READ type NOTIFY unitChanged)
    /// Its clan, {name,banner,acting,locked}; empty for none.
    Q_PROPERTY(QVariantMap clan READ clan NOTIFY unitChanged)
    Q_PROPERTY(int taken READ taken NOTIFY unitChanged)
    /// Where figure and banner lie.
    Q_PROPERTY(QRectF figureRect READ figureRect NOTIFY laidOut)
    Q_PROPERTY(QRectF bannerRect READ bannerRect NOTIFY laidOut)
    Q_PROPERTY(qreal edge READ edge NOTIFY laidOut)
public:
    explicit PaintedCard(QQuickItem *parent = nullptr);

    const QVariant &unit() const { return unit_; }
    const QString &label() const { return label_; }
    const QString &text() const { return face_.text; }
    const QString &side() const { return face_.side; }
    int hits() const { return face_.hits; }
    bool wide() const { return face_.wide; }
    bool chosen() const { return face_.chosen; }
    bool able() const { return face_.able; }
    bool pictured() const { return face_.pictured; }
    const QVariantMap &inks() const { return theme_; }
    const QJSValue &figures() const { return figures_; }
    void setUnit(const QVariant &unit);
    void setLabel(const QString &label);
    void setText(const QString &text);
    void setSide(const QString &side) { set(face_.side, side); }
    void setHits(int hits) { set(face_.hits, hits); }
    void setWide(bool wide) { set(face_.wide, wide); }
    void setChosen(bool chosen) { set(face_.chosen, chosen); }
    void setAble(bool able) { set(face_.able, able); }
    void setPictured(bool pictured) { set(face_.pictured, pictured); }
    void setInks(const QVariantMap &theme);
    void setFigures(const QJSValue &figures);

    bool troop() const { return face_.troop; }
    QString spoken() const;
    const QString &type() const { return face_.type; }
    const QVariantMap &clan() const { return clan_; }
    int taken() const { return taken_; }
    QRectF figureRect() const { return laid().figure(); }
    QRectF bannerRect() const { return laid().banner(); }
    qreal edge() const { return laid().small() ? 8 : inks_.radius; }

Q_SIGNALS:
    void unitChanged();
    void lookChanged();
    void laidOut();

protected:
    void updatePolish() override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    template <class T> void set(T &mine, const T &value)
    {
        if (mine != value) {
            mine = value;
            polish();
            Q_EMIT lookChanged();
        }
    }
    CardLayout laid() const { return {face_, inks_}; }
    void readUnit();

    QVariant unit_;
    QVariantMap told_, clan_, theme_;
    QString label_;
    CardFace face_;
    int taken_ = 0;
    CardInks inks_;
    QJSValue figures_;
};

} // namespace optio
