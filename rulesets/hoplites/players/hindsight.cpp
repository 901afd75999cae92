// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions tried again.
#include "rulesets/hoplites/players/hindsight.h"

#include "rules/sides.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

constexpr int firstLook = 48, longLook = 1000; ///< simulations
constexpr std::size_t lookedAtAgain = 10, toldOf = 3;
constexpr double worthTelling = 0.02; ///< of the chance to win

} // namespace

Hindsight::Hindsight(const Sheet &sheet) : sheet_(sheet) {}

void Hindsight::add(int n, const State &before, const Act &act)
{
    if (before.over() || before.phase == Phase::before)
        return;
    const int side = before.toAct();
    const State view = viewOf(before, side);
    ActList list;
    actions(sheet_, view, side, list);
    if (list.size() < 2 || whyNot(sheet_, view, act, side) != Why::ok)
        return;
    decisions_.push_back({n, before, act, {}});
}

Thinking Hindsight::measure() const
{
    Thinking thinking = sheet_.minds.players.front();
    thinking.milliseconds = 0;
    thinking.width = 0;
    thinking.simulations = again_ ? longLook : firstLook;
    thinking.caution = again_ ? 2.0 : 0.5;
    return thinking;
}

void Hindsight::begin()
{
    const Decision &one = decisions_[next_];
    const int side = one.before.toAct();
    const State view = viewOf(one.before, side);
    ActList list;
    actions(sheet_, view, side, list);
    // The number of the entry is the seed: whoever asks again gets the same answer.
    search_ =
        std::make_unique<Search>(sheet_, view, side, list, measure(), 2 * static_cast<std::uint64_t>(one.n) + (again_ ? 1 : 0), &one.act);
}

/// Who is worth a long look, or to be told of.
void Hindsight::choose()
{
    std::erase_if(decisions_, [&](const Decision &one) { return one.better.chance <= (again_ ? worthTelling : 0); });
    std::stable_sort(decisions_.begin(), decisions_.end(),
                     [](const Decision &a, const Decision &b) { return a.better.chance > b.better.chance; });
    if (const std::size_t most = again_ ? toldOf : lookedAtAgain; decisions_.size() > most)
        decisions_.erase(decisions_.begin() + static_cast<std::ptrdiff_t>(most), decisions_.end());
    done_ = again_ || decisions_.empty();
    again_ = true;
    next_ = 0;
}

bool Hindsight::step()
{
    if (done_)
        return false;
    if (next_ == decisions_.size()) {
        choose();
        return !done_;
    }
    if (search_ == nullptr)
        begin();
    if (search_->step())
        return true;
    decisions_[next_++].better = search_->better();
    search_ = nullptr;
    return true;
}

Json Hindsight::told(const Names &names) const
{
    Json all = Json::array();
    if (!done_)
        return all;
    for (const Decision &one : decisions_) {
        const int side = one.before.toAct();
        const auto called = [&](const Act &act) {
            return act.deed == Deed::next ? "End the " + std::string(nameOf(one.before.phase)) + " phase"
                                          : labelOf(sheet_, sheet_.modules[one.before.module], act, names, side);
        };
        all.push_back({{"entry", one.n},
                       {"round", one.before.round},
                       {"side", sideId[at(side)]},
                       {"phase", nameOf(one.before.phase)},
                       {"text", called(one.act)},
                       {"better", called(one.better.act)},
                       {"chance", rounded(one.better.chance)},
                       {"points", rounded(one.better.points)}});
    }
    return all;
}

} // namespace optio::hoplites
