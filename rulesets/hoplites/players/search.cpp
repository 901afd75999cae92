// SPDX-License-Identifier: GPL-3.0-or-later
// Trying acts out in battles that may be.
#include "rulesets/hoplites/players/search.h"

#include "rulesets/hoplites/players/determine.h"
#include "rulesets/hoplites/players/thinker.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

namespace optio::hoplites {

namespace {

constexpr double slice = 0.004; ///< seconds of a piece of work

std::uint64_t mixed(std::uint64_t seed, std::uint64_t number)
{
    std::uint64_t x = seed + 0x9E3779B97F4A7C15u * (number + 1);
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

/// The rout points that the enemy is worse off than this side.
double lead(const State &state, int side)
{
    const auto of = [&](int one) { return state.sides[static_cast<std::size_t>(one)].points / 2.0; };
    return of(1 - side) - of(side);
}

/// May doing nothing be as good here as anything? Else the end of the phase is not looked at while there is something to do.
bool worthWaiting(const State &view) { return view.phase != Phase::missile; }

} // namespace

Search::Search(const Sheet &sheet, const State &view, int side, const ActList &list, const Thinking &thinking, std::uint64_t seed,
               const Act *base)
    : sheet_(sheet), view_(view), side_(side), thinking_(thinking), seed_(seed), weigher_(Weigher::ofThread(sheet, !thinking.exact))
{
    if (weigher_.rough() && ShockPlans::decide(sheet.modules[view_.module]))
        plans_ = &weigher_.plans();
    std::vector<double> worth;
    const std::size_t liked = Thinker(Weigher::ofThread(sheet), view_, side, list).rate(worth);
    std::vector<std::size_t> order(list.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return worth[a] > worth[b]; });
    const auto taken = [&](const Act &act) {
        return std::any_of(candidates_.begin(), candidates_.end(), [&](const Candidate &one) { return one.act == act; });
    };
    candidates_.push_back({base != nullptr ? *base : list[liked]});
    if (!taken(list[liked]))
        candidates_.push_back({list[liked]});
    const auto most = static_cast<std::size_t>(thinking_.candidates);
    bool waits = std::any_of(candidates_.begin(), candidates_.end(), [](const Candidate &one) { return one.act.deed == Deed::next; });
    for (const std::size_t i : order) {
        if (taken(list[i]))
            continue;
        const bool wait = list[i].deed == Deed::next;
        if (wait && !worthWaiting(view_))
            continue;
        // The end of the phase is always looked at where it may be good.
        if (candidates_.size() < most || (wait && !waits))
            candidates_.push_back({list[i]});
        waits = waits || wait;
    }
    for (std::size_t i = 0; i < list.size() && candidates_.size() < 2; ++i) // there is always something to compare with
        if (!taken(list[i]))
            candidates_.push_back({list[i]});
    rounds_ = 1;
    while (std::size_t{1} << rounds_ < candidates_.size())
        ++rounds_;
}

State Search::drawn(std::uint64_t seed) const
{
    Pcg random(seed);
    return determined(sheet_, view_, side_, random);
}

double Search::playOut(State &state, std::uint64_t seed, double &points)
{
    PlayoutDice source(seed);
    Dice dice(source);
    const int until = view_.turns + thinking_.turns;
    while (!state.over() && state.turns < until) {
        const bool attacks = plans_ != nullptr && state.phase == Phase::shock && state.prompt == Prompt::none;
        const Act act = attacks ? plans_->choose(state, list_) : Thinker(weigher_, state, state.toAct(), list_).choose();
        playOn(sheet_, state, act, dice, list_, plans_ != nullptr);
        ++acts_;
    }
    points = lead(state, side_) - lead(view_, side_);
    return chanceOf(weigher_, sheet_.minds.judgement, state, side_);
}

void Search::simulate(std::uint64_t sample)
{
    const std::uint64_t seed = mixed(seed_, sample);
    const State battle = drawn(seed);
    double base = 0, basePoints = 0;
    for (Candidate &one : candidates_) {
        if (one.out)
            continue;
        State state = battle;
        {
            PlayoutDice source(mixed(seed, 1));
            Dice dice(source);
            playOn(sheet_, state, one.act, dice, list_, plans_ != nullptr);
        }
        double points = 0;
        const double value = playOut(state, mixed(seed, 2), points);
        if (&one == candidates_.data()) {
            base = value;
            basePoints = points;
        }
        one.sum += value;
        one.points += points;
        one.ahead += value - base;
        one.pointsAhead += points - basePoints;
        one.squares += (value - base) * (value - base);
        ++one.count;
        ++done_;
        ++inRound_;
    }
}

std::size_t Search::left() const
{
    return static_cast<std::size_t>(std::count_if(candidates_.begin(), candidates_.end(), [](const Candidate &one) { return !one.out; }));
}

/// By how much it is better than what looks best at once, less what may be chance.
double Search::merit(const Candidate &one) const
{
    if (&one == candidates_.data())
        return 0;
    if (one.count < 2)
        return -1;
    const double mean = one.ahead / one.count;
    const double variance = std::max(0.0, one.squares / one.count - mean * mean);
    return mean - thinking_.caution * std::sqrt(variance / (one.count - 1));
}

bool Search::roundOver() const
{
    if (thinking_.milliseconds > 0)
        return 1000 * spent_ * rounds_ >= (round_ + 1.0) * thinking_.milliseconds;
    return inRound_ * rounds_ >= thinking_.simulations;
}

/// The worse half; never what looks best at once.
void Search::leaveOut()
{
    std::vector<Candidate *> still;
    for (Candidate &one : candidates_)
        if (!one.out && &one != candidates_.data())
            still.push_back(&one);
    std::stable_sort(still.begin(), still.end(),
                     [](const Candidate *a, const Candidate *b) { return a->ahead * b->count > b->ahead * a->count; });
    for (std::size_t i = (still.size() + 1) / 2; i < still.size(); ++i)
        still[i]->out = true;
}

bool Search::step()
{
    if (candidates_.size() < 2 || round_ >= rounds_)
        return false;
    const auto began = std::chrono::steady_clock::now();
    const double before = spent_;
    do {
        simulate(sample_++);
        spent_ = before + std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        if (roundOver()) {
            ++round_;
            inRound_ = 0;
            leaveOut();
        }
    } while (round_ < rounds_ && spent_ - before < slice);
    return round_ < rounds_;
}

Act Search::choice() const
{
    if (thinking_.width > 0) { // the temperature of the choice
        double best = 0, total = 0;
        for (const Candidate &one : candidates_)
            best = std::max(best, one.mean());
        std::vector<double> shares;
        for (const Candidate &one : candidates_)
            total += shares.emplace_back(one.count > 0 ? std::exp((one.mean() - best) / thinking_.width) : 0);
        Pcg random(mixed(seed_, 0xC401CE));
        double at = total * random.below(1 << 20) / (1 << 20);
        for (std::size_t i = 0; i < candidates_.size(); ++i)
            if ((at -= shares[i]) < 0)
                return candidates_[i].act;
    }
    const auto most = std::max_element(candidates_.begin(), candidates_.end(),
                                       [&](const Candidate &a, const Candidate &b) { return merit(a) < merit(b); });
    return most->act;
}

std::vector<Search::Considered> Search::considered() const
{
    std::vector<Considered> all;
    for (const Candidate &one : candidates_)
        if (one.count > 0 || candidates_.size() == 1)
            all.push_back({one.act, one.mean(), one.count > 0 ? one.points / one.count : 0, one.count});
    std::stable_sort(all.begin(), all.end(), [](const Considered &a, const Considered &b) { return a.chance > b.chance; });
    return all;
}

Search::Considered Search::better() const
{
    const auto most = std::max_element(candidates_.begin(), candidates_.end(),
                                       [&](const Candidate &a, const Candidate &b) { return merit(a) < merit(b); });
    const Candidate &base = candidates_.front();
    if (most->count == 0 || merit(*most) <= 0)
        return {base.act};
    return {most->act, most->ahead / most->count, most->pointsAhead / most->count, most->count};
}

std::unique_ptr<Search> StrongPlayer::search(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &random) const
{
    const std::uint64_t high = random.next();
    return std::make_unique<Search>(sheet, view, side, list, thinking_, high << 32 | random.next());
}

Act StrongPlayer::choose(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &random) const
{
    if (list.size() == 1)
        return list[0];
    const std::unique_ptr<Search> search = this->search(sheet, view, side, list, random);
    while (search->step()) {
    }
    return search->choice();
}

} // namespace optio::hoplites
