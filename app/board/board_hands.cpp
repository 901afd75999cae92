// SPDX-License-Identifier: GPL-3.0-or-later
// The cards in the hand: which are shown to whom, and the order a player has put them in.
#include "app/board/board_game.h"
#include "app/board/board_model.h"

#include "app/qt/json_qt.h"
#include "app/services.h"

#include <algorithm>

namespace optio {

namespace {

constexpr const char *orderNote = "hand"; ///< key of the game's note: how the cards lie in each hand

} // namespace

void BoardModel::showHandNow()
{
    const QString side = holder();
    QList<QVariantMap> cards = handShown() ? view_.hands.value(side) : QList<QVariantMap>();
    QStringList &order = order_[side];
    const auto place = [&](const QVariantMap &card) {
        const auto at = order.indexOf(card["id"].toString());
        return at < 0 ? order.size() : at;
    };
    std::stable_sort(cards.begin(), cards.end(),
                     [&](const QVariantMap &one, const QVariantMap &other) { return place(one) < place(other); });
    if (!cards.isEmpty()) {
        order.clear();
        for (const QVariantMap &card : std::as_const(cards))
            order.append(card["id"].toString());
    }
    hand_->update(cards);
}

void BoardModel::readOrder()
{
    order_.clear();
    services_->attempt([this] {
        const std::string text = game_->kept(orderNote);
        const QVariantMap kept = text.empty() ? QVariantMap() : toMap(parseJson(text, "the order of the hands"));
        for (auto side = kept.begin(); side != kept.end(); ++side)
            order_[side.key()] = side->toStringList();
    });
}

void BoardModel::moveCard(int from, int to)
{
    QList<QVariantMap> cards = hand_->rows();
    if (from < 0 || to < 0 || from >= cards.size() || to >= cards.size() || from == to)
        return;
    cards.move(from, to);
    QStringList &order = order_[holder()];
    order.clear();
    for (const QVariantMap &card : std::as_const(cards))
        order.append(card["id"].toString());
    hand_->update(cards);
    services_->attempt([this] {
        Json kept = Json::object();
        for (auto side = order_.cbegin(); side != order_.cend(); ++side)
            kept[utf8(side.key())] = fromVariant(QVariant(side.value()));
        game_->keep(orderNote, canonical(kept));
    });
}

void BoardModel::showHand(bool shown)
{
    if (rules_ == nullptr || handShown_ == shown || !isShared())
        return;
    handShown_ = shown;
    if (!shown)
        letGo();
    showHandNow();
    Q_EMIT changed();
}

} // namespace optio
