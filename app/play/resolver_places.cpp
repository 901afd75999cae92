// SPDX-License-Identifier: GPL-3.0-or-later
// The places of the open form: who may take them, who does, and who alone can.
#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/play/picks.h"
#include "app/play/resolver_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <algorithm>

namespace optio {

QStringList ResolverModel::showSlots()
{
    const Json &state = this->state();
    for (const QString &slot : std::as_const(forced_))
        input_.erase(utf8(slot));
    forced_.clear();
    QStringList missing;
    QString waiting; // who may be shot at hangs on who shoots
    const QStringList selected = game_->picked();
    bool taken = false;
    for (const Slot &slot : resolver_->slots()) {
        const std::vector<Candidate> candidates = resolver_->candidates(state, slot, input_);
        if (slot.many && !candidates.empty()) {
            const bool said = input_.contains(slot.id);
            // Who moves has not been moved through as well: a place that may stay empty takes of the selected none that another has.
            const bool spare = slot.optional && taken;
            input_[slot.id] = picksOf(candidates, said ? countsOf(candidates, input_.at(slot.id))
                                                       : firstCounts(slot, candidates, spare ? QStringList() : selected));
            taken = taken || std::any_of(candidates.begin(), candidates.end(),
                                         [&](const Candidate &one) { return selected.contains(qt(one.unit)); });
        }
        const auto shown = [&] {
            return slotView(
                slot, input_, candidates, view(),
                [&](const QString &unit) {
                    Json tried = input_;
                    tried[slot.id] = utf8(unit);
                    try {
                        return resolver_->refusal(state, tried).empty();
                    } catch (const Error &) {
                        return false;
                    }
                },
                slot.whose == "any" && !isFilled(slot, input_) ? waiting : QString());
        };
        QVariantMap place = shown();
        if (!slot.optional && !isFilled(slot, input_)) {
            fillForced(slot, candidates, place["candidates"].toList());
            if (forced_.contains(qt(slot.id)))
                place = shown();
        }
        slots_.append(place);
        if (waiting.isEmpty() && !slot.many && !slot.optional && !isFilled(slot, input_))
            waiting = spoken(slot.label);
        if (!slot.optional && !isFilled(slot, input_))
            missing.append(spoken(slot.label));
    }
    return missing;
}

void ResolverModel::fillForced(const Slot &slot, const std::vector<Candidate> &candidates, const QVariantList &rows)
{
    if (rows.size() != 1)
        return;
    if (!slot.many)
        input_[slot.id] = utf8(rows.constFirst().toMap()["id"].toString());
    else if (candidates.size() == 1 && candidates.front().most == 1)
        input_[slot.id] = picksOf(candidates, {1});
    else
        return;
    forced_.append(qt(slot.id));
}

void ResolverModel::fillDue()
{
    for (const Slot &slot : resolver_->slots()) {
        const std::vector<Candidate> candidates = resolver_->candidates(state(), slot, input_);
        if (!slot.optional || slot.many || candidates.size() != 1 || refusal_.isEmpty() || !textAt(input_, slot.id.c_str()).isEmpty())
            continue;
        const Json before = input_;
        input_[slot.id] = candidates.front().unit;
        recompute();
        if (refusal_.isEmpty())
            return;
        input_ = before;
        recompute();
    }
}

void ResolverModel::setSlot(const QString &slot, const QString &unit)
{
    if (!isOpen())
        return;
    forced_.removeAll(slot);
    if (unit.isEmpty())
        input_.erase(utf8(slot));
    else
        input_[utf8(slot)] = utf8(unit);
    recompute();
    touch();
}

std::vector<Candidate> ResolverModel::candidatesOf(const QString &slot) const
{
    if (isOpen())
        for (const Slot &one : resolver_->slots())
            if (qt(one.id) == slot && one.many)
                return resolver_->candidates(state(), one, input_);
    throw Error("This form has no place \"" + utf8(slot) + "\" for several.");
}

void ResolverModel::setPicks(const QString &slot, const std::vector<Candidate> &candidates, const std::vector<int> &counts)
{
    forced_.removeAll(slot);
    input_[utf8(slot)] = picksOf(candidates, counts);
    recompute();
    touch();
}

void ResolverModel::setPick(const QString &slot, const QString &unit, const QString &part, int count)
{
    services_->attempt([&] {
        const std::vector<Candidate> candidates = candidatesOf(slot);
        std::vector<int> counts = countsOf(candidates, input_.value(utf8(slot), Json::array()));
        for (std::size_t at = 0; at < candidates.size(); ++at)
            if (qt(candidates[at].unit) == unit && qt(candidates[at].part) == part) {
                counts[at] = std::clamp(count, 0, candidates[at].most);
                return setPicks(slot, candidates, counts);
            }
        throw Error("That unit cannot be picked here.");
    });
}

void ResolverModel::pickAll(const QString &slot, bool all)
{
    services_->attempt([&] {
        const std::vector<Candidate> candidates = candidatesOf(slot);
        std::vector<int> counts;
        for (const Candidate &candidate : candidates)
            counts.push_back(all ? candidate.most : 0);
        setPicks(slot, candidates, counts);
    });
}

} // namespace optio
