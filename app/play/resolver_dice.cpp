// SPDX-License-Identifier: GPL-3.0-or-later
// The dice of the open form: typed face by face or as the hits of a pool, placed, and rolled.
#include "app/play/resolver_model.h"

#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/play/game_model.h"
#include "app/play/picks.h"
#include "app/play/ruling_view.h"
#include "app/qt/in_words.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "db/dice_book.h"
#include "rules/dice/pools.h"

#include <algorithm>

namespace optio {

bool ResolverModel::usesPools(const std::vector<int> &typed, bool usual)
{
    const bool some = std::any_of(typed.begin(), typed.end(), [](int face) { return face != noFace; });
    return some ? std::any_of(typed.begin(), typed.end(), isPool) : usual;
}

void ResolverModel::setAsHits(bool asHits)
{
    if (asHits == asHits_)
        return;
    asHits_ = asHits;
    typed_.clear();
    fitDice();
    touch();
    Q_EMIT diceChanged();
}

void ResolverModel::fitPools()
{
    constexpr std::size_t mostDice = 100;
    const std::vector<int> before = std::exchange(typed_, {});
    std::vector<int> faces; // those not typed yet by their lowest
    std::size_t announced = 0;
    dieSlots_.clear();
    while (dieSlots_.size() < mostDice) {
        DieSlot slot;
        const std::optional<Pool> pool = nextPool(*ready_, faces, &slot.label);
        if (pool && pool->dice > 1) {
            for (int hits = 0; hits <= pool->dice; ++hits)
                slot.faces.push_back(faceOf({pool->dice, pool->from, hits}));
        } else if (const std::optional<DieSlot> next = nextDie(*ready_, faces)) {
            slot = *next;
        } else {
            break;
        }
        // The form announces the dice of a pool one by one.
        if (announced < form_.dice.size())
            slot.side = form_.dice[announced].side;
        announced += pool ? static_cast<std::size_t>(pool->dice) : 1;
        const std::size_t at = dieSlots_.size();
        const bool fits = at < before.size() && std::find(slot.faces.begin(), slot.faces.end(), before[at]) != slot.faces.end();
        typed_.push_back(fits ? before[at] : noFace);
        faces.push_back(fits ? before[at] : slot.faces.front());
        dieSlots_.push_back(std::move(slot));
    }
    showDice();
}

void ResolverModel::fitDice()
{
    const std::optional<Pool> first = ready_ && form_.dice.size() > 1 ? nextPool(*ready_, {}) : std::nullopt;
    const bool pools = first && first->dice > 1;
    if (pools != std::exchange(pools_, pools))
        Q_EMIT diceChanged();
    if (pools_ && asHits_)
        return fitPools();
    const std::vector<int> before = std::exchange(typed_, {});
    dieSlots_ = form_.dice;
    bool all = true;
    for (std::size_t die = 0;; ++die) {
        // Of those announced the rest may not be wanted after what the first have shown (a shot that misses).
        if (die > 0 && die < dieSlots_.size() && ready_ && all && !nextDie(*ready_, typed_))
            dieSlots_.resize(die);
        if (die == dieSlots_.size()) {
            const std::optional<DieSlot> next = ready_ && all ? nextDie(*ready_, typed_) : std::nullopt;
            if (!next)
                return showDice();
            dieSlots_.push_back(*next);
        }
        const std::vector<int> &faces = dieSlots_[die].faces;
        const bool fits = die < before.size() && std::find(faces.begin(), faces.end(), before[die]) != faces.end();
        typed_.push_back(fits ? before[die] : noFace);
        all = all && fits;
    }
}

/// Dice to be placed are told by the rule set's view of whoever looks.
void ResolverModel::showPlacing()
{
    if (!form_.dice.empty() || form_.questions.empty())
        return;
    const std::optional<PlacingView> placing = game_->game().ruleset().view(state(), utf8(game_->viewer())).placing;
    if (!placing || placing->resolver != resolver_->id())
        return;
    std::vector<int> free = placing->dice;
    QVariantList placed;
    for (const PlacingView::Place &place : placing->places) {
        const auto asked =
            std::find_if(form_.questions.begin(), form_.questions.end(), [&](const Question &one) { return one.id == place.question; });
        const auto die = asked == form_.questions.end() ? free.end() : std::find(free.begin(), free.end(), asked->value.get<int>());
        placed.append(die == free.end() ? -1 : static_cast<int>(die - free.begin()));
        if (die != free.end())
            *die = noFace; // each die once
    }
    placing_ = inWords(told(*placing)).toMap();
    placing_["side"] = screenSide(qt(placing->side), cross_);
    placing_["placed"] = placed;
}

void ResolverModel::place(const QVariantList &faces)
{
    services_->attempt([&] {
        const QVariantList places = placing_["places"].toList();
        if (places.isEmpty() || faces.size() != places.size())
            throw Error("This form has no places for dice.");
        QStringList all;
        for (qsizetype at = 0; at < faces.size(); ++at) {
            all.append(faces[at].toString());
            if (const QString id = places[at].toMap()["question"].toString(); !id.isEmpty())
                input_["answers"][utf8(id)] = faces[at].toInt();
        }
        if (const QString id = placing_["question"].toString(); !id.isEmpty())
            input_["answers"][utf8(id)] = utf8(all.join(u'-'));
        recompute();
        touch();
    });
}

void ResolverModel::showDice()
{
    // In the order of the cards above them, whoever's bound it is: both sides' first, then a's and b's. A die that the faces typed so far
    // bring comes last, so that none moves under the finger.
    struct Shown {
        QString side;
        std::size_t die;
    };
    std::vector<Shown> order;
    for (std::size_t die = 0; die < dieSlots_.size() && die < typed_.size(); ++die)
        order.push_back({screenSide(qt(dieSlots_[die].side), cross_), die});
    const auto last = order.begin() + static_cast<std::ptrdiff_t>(std::min(form_.dice.size(), order.size()));
    std::stable_sort(order.begin(), last, [](const Shown &one, const Shown &other) { return one.side < other.side; });
    QVariantList list;
    for (const Shown &shown : order) {
        const DieSlot &slot = dieSlots_[shown.die];
        QVariantList faces;
        for (const int face : slot.faces)
            faces.append(isPool(face) ? poolOf(face).hits : face);
        const int typed = typed_[shown.die];
        QVariantMap die{{"die", static_cast<int>(shown.die)},
                        {"side", shown.side},
                        {"label", spoken(slot.label)},
                        {"faces", faces},
                        {"value", isPool(typed) ? poolOf(typed).hits : typed}};
        if (!slot.faces.empty() && isPool(slot.faces.front())) {
            die["pool"] = poolOf(slot.faces.front()).dice;
            die["from"] = poolOf(slot.faces.front()).from;
        }
        list.append(die);
    }
    const QVariantList owners = ownersNow();
    if (list == dice_ && owners == owners_)
        return;
    dice_ = list;
    owners_ = owners;
    Q_EMIT diceChanged();
}

void ResolverModel::readNames()
{
    names_.clear();
    knownDice_.clear();
    if (stage_ || !game_->isOpen())
        return;
    for (const char *side : {"a", "b", ""})
        names_[QLatin1String(side)] = qt(diceOfSide(services_->store(), game_->gameId(), side));
    for (const std::string &name : optio::knownDice(services_->store()))
        knownDice_.append(qt(name));
}

QVariantList ResolverModel::ownersNow() const
{
    QVariantList owners;
    for (const QString &side : {QStringLiteral("a"), QStringLiteral("b"), QString()})
        if (!stage_ &&
            std::any_of(dieSlots_.begin(), dieSlots_.end(), [&](const DieSlot &slot) { return screenSide(qt(slot.side), cross_) == side; }))
            owners.append(
                QVariantMap{{"side", side}, {"label", side.isEmpty() ? QString() : game_->sideName(side)}, {"name", names_[side]}});
    return owners;
}

std::vector<std::string> ResolverModel::typedNames() const
{
    std::vector<std::string> names;
    if (typedFaces())
        for (const DieSlot &slot : dieSlots_)
            names.push_back(utf8(names_[screenSide(qt(slot.side), cross_)].toString()));
    return names;
}

bool ResolverModel::nameDice(const QString &side, const QString &name)
{
    return services_->attempt([&] {
        if (!isOpen() || stage_)
            throw Error("No dice are typed here.");
        nameDiceOfSide(services_->store(), game_->gameId(), utf8(side), utf8(name));
        readNames();
        showDice();
    });
}

void ResolverModel::setDie(int die, int face)
{
    services_->attempt([&] {
        if (die < 0 || static_cast<std::size_t>(die) >= typed_.size())
            throw Error("This form has no die number " + std::to_string(die + 1) + ".");
        const DieSlot &slot = dieSlots_[static_cast<std::size_t>(die)];
        if (!slot.faces.empty() && isPool(slot.faces.front())) {
            Pool pool = poolOf(slot.faces.front());
            pool.hits = std::clamp(face, 0, pool.dice);
            face = faceOf(pool);
        }
        if (std::find(slot.faces.begin(), slot.faces.end(), face) == slot.faces.end())
            throw Error(slot.label + " has no face " + std::to_string(face) + ".");
        typed_[static_cast<std::size_t>(die)] = face;
        fitDice();
        touch();
    });
}

void ResolverModel::clearDie(int die)
{
    if (die < 0 || static_cast<std::size_t>(die) >= typed_.size())
        return;
    typed_[static_cast<std::size_t>(die)] = noFace;
    fitDice();
    touch();
}

void ResolverModel::roll()
{
    if (!isOpen() || rolling_ || sent_ || stage_ || unchecked() > 0)
        return;
    rolling_ = true;
    std::optional<Entry> entry;
    const bool rolled = services_->attempt([&] {
        if (!refusal_.isEmpty())
            throw Error(utf8(refusal_));
        entry = game_->perform(resolver_->id(), completeInput(), typedFaces(), typedNames());
    });
    rolling_ = false;
    if (!rolled)
        return;
    if (!entry) { // the form stays as it is until the other device has answered
        sent_ = true;
        Q_EMIT changed();
        return;
    }
    Q_EMIT game_->ruled(entry->n); // first, so that the page is not uncovered in between
    clear();                       // what is written down of the form is stale now, and known to be by its length
}

} // namespace optio
