// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/plan/plan.h"

#include "rules/dice/pools.h"
#include "rules/journal/last_read.h"
#include "rules/print/print.h"
#include "rules/ruling/die_side.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <random>

namespace optio {

namespace {

constexpr std::size_t mostLeaves = 6000; ///< cases of one fight's dice
constexpr std::size_t mostDiceOfAFight = 64;

/// Faces of a die with their chances; an average die shows 3 and 4 twice.
std::vector<std::pair<int, double>> facesOf(const DieSlot &slot)
{
    std::vector<std::pair<int, double>> faces;
    const bool average = slot.faces == std::vector<int>{2, 3, 4, 5};
    for (const int face : slot.faces)
        faces.emplace_back(face, average ? (face == 3 || face == 4 ? 2.0 : 1.0) / 6 : 1.0 / static_cast<double>(slot.faces.size()));
    return faces;
}

/// The hits of a pool with their chances.
std::vector<std::pair<int, double>> hitsOf(const Pool &pool)
{
    std::vector<std::pair<int, double>> faces;
    const double p = pool.dice == 0 ? 0 : expectedHits(pool) / pool.dice;
    double ways = 1;
    for (int hits = 0; hits <= pool.dice; ++hits) {
        const double chance = ways * std::pow(p, hits) * std::pow(1 - p, pool.dice - hits);
        if (chance > 0)
            faces.emplace_back(faceOf({pool.dice, pool.from, hits}), chance);
        ways = ways * (pool.dice - hits) / (hits + 1);
    }
    return faces;
}

std::array<int, 2> lossesIn(const View &view)
{
    std::array<int, 2> lost{};
    for (const SideView &side : view.sides)
        for (const GroupView &group : side.groups)
            for (const UnitView &unit : group.units)
                lost[side.id == "b" ? 1 : 0] += unit.lost;
    return lost;
}

std::string textOf(const std::vector<Change> &changes, const std::vector<FollowUp> &offered)
{
    Json list = Json::array();
    for (const Change &change : changes)
        list.push_back({change.path, change.to});
    for (const FollowUp &one : offered)
        list.push_back({one.resolver, one.label, one.input});
    return list.dump();
}

} // namespace

PlanCount::PlanCount(const Ruleset &ruleset, Json state, std::vector<PlannedFight> fights, std::size_t most, int games)
    : ruleset_(ruleset), before_(std::move(state)), fights_(std::move(fights)), most_(most), games_(games)
{
    const View view = ruleset_.view(before_, "");
    sideOf_ = sidesOfUnits(view);
    following_ = Following(ruleset_, before_);
    lostBefore_ = lossesIn(view);
    for (const Fallen &fallen : view.fallen)
        fallenBefore_.insert(fallen.key);
    fullBefore_ = fullIn(before_, view, nullptr, nullptr, 0);
    for (const PlannedFight &fight : fights_) {
        PlanOdds::Fight &told = odds_.fights.emplace_back();
        try {
            const Resolver &resolver = ruleset_.resolver(fight.resolver);
            told.text = resolver.title();
            if (resolver.mayBeSecret() || !resolver.pageOf(before_, fight.input).empty())
                throw Error("What only one side may know cannot be planned here.");
            const Form form = resolver.form(&before_, fight.input);
            if (form.contestants.size() >= 2)
                told.text = form.contestants[0].title + " against " + form.contestants[1].title;
            (void)resolver.prepareLenient(&before_, fight.input);
            told.refusal = resolver.refusal(before_, fight.input);
        } catch (const Error &error) {
            told.refusal = error.what();
        }
    }
    now_.push_back({before_, 1, {}});
}

/// Which breaking points are reached, "a/0" being the whole army's of side a. What a rule set settles only at the end of a turn is seen by
/// the boxes of its printed sheet, which are full by then.
std::set<std::string> PlanCount::fullIn(const Json &state, const View &view, std::map<std::string, PlanChance> *chances,
                                        const std::set<std::string> *before, double p) const
{
    std::set<std::string> full;
    const auto *rules = dynamic_cast<const PrintRules *>(&ruleset_);
    for (const SideView &side : view.sides) {
        if (rules == nullptr)
            break;
        std::vector<BreakPoint> breaks;
        try {
            breaks = rules->printedSide(state, side).breaks;
        } catch (const Error &) {
            continue; // a row without meaning today
        }
        for (std::size_t at = 0; at < breaks.size(); ++at) {
            if (breaks[at].boxes.count <= 0 || breaks[at].boxes.done < breaks[at].boxes.count)
                continue;
            const std::string key = side.id + "/" + std::to_string(at);
            full.insert(key);
            if (chances == nullptr || before->contains(key))
                continue;
            PlanChance &chance = (*chances)[key];
            chance.side = side.id;
            if (chance.text.empty())
                chance.text = breaks[at].what + ": " + breaks[at].when;
            chance.rule = breaks[at].rule;
            chance.p += p;
        }
    }
    return full;
}

CaseLeaf leafOf(const Case &ready, Ruling ruling, const std::vector<int> &faces)
{
    CaseLeaf leaf{1, std::move(ruling.changes), {}, false, {}, std::move(ruling.followUps)};
    for (const SideOutcome &outcome : ruling.outcome)
        leaf.hurt.push_back(outcome.side);
    try {
        leaf.outcome = outcomeFrom(ready, faces);
    } catch (const DieWanted &) {
        leaf.open = true; // its odds are those of acts that follow as well
    }
    return leaf;
}

std::vector<CaseLeaf> leavesOf(const Case &ready)
{
    struct Open {
        std::vector<int> faces;
        double p;
    };
    std::vector<CaseLeaf> leaves;
    std::map<std::string, std::size_t> known;
    std::vector<Open> open{{{}, 1}};
    std::size_t cases = 0;
    while (!open.empty()) {
        const Open one = std::move(open.back());
        open.pop_back();
        std::vector<std::pair<int, double>> faces;
        if (const auto pool = nextPool(ready, one.faces))
            faces = hitsOf(*pool);
        else if (const auto die = nextDie(ready, one.faces))
            faces = facesOf(*die);
        if (!faces.empty()) {
            if (one.faces.size() >= mostDiceOfAFight || open.size() + faces.size() > mostLeaves)
                throw TooManyCases("too many cases to count");
            for (const auto &[face, p] : faces) {
                open.push_back(one);
                open.back().faces.push_back(face);
                open.back().p *= p;
            }
            continue;
        }
        if (++cases > mostLeaves)
            throw TooManyCases("too many cases to count");
        EnteredDice ruled(one.faces);
        Dice live(ruled);
        CaseLeaf leaf = leafOf(ready, ready.rule(live), one.faces);
        leaf.p = one.p;
        ruled.finish();
        const auto [place, fresh] = known.emplace(leaf.outcome.favours + textOf(leaf.changes, leaf.followUps), leaves.size());
        if (fresh)
            leaves.push_back(std::move(leaf));
        else
            leaves[place->second].p += leaf.p;
    }
    return leaves;
}

void PlanCount::put(Node node)
{
    const std::string text = std::string(node.driven[0] ? "1" : "0") + (node.driven[1] ? "1" : "0") + node.state.dump();
    const auto [place, fresh] = at_.emplace(text, next_.size());
    if (fresh)
        next_.push_back(std::move(node));
    else
        next_[place->second].p += node.p;
}

void PlanCount::count(const Node &node, const PlannedFight &fight, PlanOdds::Fight &told)
{
    std::vector<CaseLeaf> leaves;
    bool cross = false;
    try {
        const Resolver &resolver = ruleset_.resolver(fight.resolver);
        const Unchanging same(node.state);
        if (!resolver.refusal(node.state, fight.input).empty())
            return put(node); // what came before has made it impossible
        leaves = leavesOf(*resolver.prepareLenient(&node.state, fight.input));
        cross = crossed(resolver.form(&node.state, fight.input), sideOf_);
    } catch (const TooManyCases &) {
        tooMany_ = true;
        return;
    } catch (const Error &) {
        return put(node);
    }
    told.fought += node.p;
    for (const CaseLeaf &leaf : leaves) {
        Node after{node.state, node.p * leaf.p, node.driven};
        optio::apply(after.state, leaf.changes);
        tally(leaf.outcome.favours, cross, after.p, told, after);
        pending_.push_back({std::move(after), leaf.followUps, {}, {}, 0, leaf.open});
    }
}

void PlanCount::tally(const std::string &favours, bool cross, double p, PlanOdds::Fight &told, Node &after)
{
    if (favours != "a" && favours != "b")
        return;
    const std::size_t winner = ((favours == "b") != cross) ? 1 : 0;
    (winner == 0 ? told.favoursA : told.favoursB) += p;
    after.driven[1 - winner] = true;
}

void PlanCount::playOut(const Node &from)
{
    Node node{from.state, 1, from.driven};
    const double p = 1.0 / games_;
    for (std::size_t at = fight_; at < fights_.size(); ++at)
        if (odds_.fights[at].refusal.empty())
            node = playFight(std::move(node), fights_[at], odds_.fights[at], p);
    finish(node, p);
}

void PlanCount::finish(const Node &node, double p)
{
    ++odds_.results;
    const View view = ruleset_.view(node.state, "");
    const std::array<int, 2> lost = lossesIn(view);
    for (const std::size_t side : {0U, 1U}) {
        const int more = lost[side] - lostBefore_[side];
        odds_.losses[side][more] += p;
        odds_.expected[side] += p * more;
        odds_.holds[side] += node.driven[side] ? 0 : p;
        odds_.unscathed[side] += more == 0 ? p : 0;
    }
    for (const Fallen &fallen : view.fallen)
        if (!fallenBefore_.contains(fallen.key)) {
            PlanChance &chance = breaks_[fallen.key];
            chance.side = fallen.side;
            chance.text = fallen.text;
            chance.rule = fallen.rule;
            chance.p += p;
        }
    const std::set<std::string> full = fullIn(node.state, view, &breaks_, &fullBefore_, p);
    const Json ended = ruleset_.ended(node.state);
    const std::string winner = ended.value("over", false) ? ended.value("winner", "") : "";
    for (const std::size_t side : {0U, 1U})
        if (winner == (side == 0 ? "b" : "a") || full.contains(side == 0 ? "a/0" : "b/0"))
            odds_.beaten[side] += p;
}

void PlanCount::playTheRest()
{
    odds_.exact = false;
    odds_.games = games_;
    odds_.within = 1.96 * std::sqrt(0.25 / games_);
    for (const Node &node : now_)
        chances_.push_back(node.p);
}

bool PlanCount::step()
{
    constexpr std::size_t together = 4; // pieces of a step, which a browser does between two pictures
    if (!odds_.exact) {                 // the rest is played out
        static thread_local std::mt19937_64 chance{std::random_device{}()};
        std::discrete_distribution<std::size_t> pick(chances_.begin(), chances_.end());
        for (std::size_t n = 0; n < together && played_ < games_; ++n, ++played_)
            playOut(now_[pick(chance)]);
        return played_ < games_;
    }
    while (fight_ < fights_.size() && !odds_.fights[fight_].refusal.empty())
        ++fight_;
    if (fight_ < fights_.size()) {
        PlanOdds::Fight &told = odds_.fights[fight_];
        for (std::size_t n = 0; n < together && !pending_.empty() && !tooMany_; ++n) {
            Open open = std::move(pending_.back());
            pending_.pop_back();
            follow(std::move(open), fights_[fight_], told);
        }
        if (pending_.empty() && node_ < now_.size() && !tooMany_)
            count(now_[node_++], fights_[fight_], told);
        if (tooMany_) { // then nothing of this fight is counted
            told = {told.text, {}, 0, 0, 0, {}};
            pending_.clear();
            playTheRest();
            return true;
        }
        if (!pending_.empty() || node_ < now_.size())
            return true;
        now_ = std::move(next_);
        next_.clear();
        at_.clear();
        node_ = 0;
        ++fight_;
        if (now_.size() > most_ && std::any_of(odds_.fights.begin() + static_cast<std::ptrdiff_t>(fight_), odds_.fights.end(),
                                               [](const PlanOdds::Fight &one) { return one.refusal.empty(); }))
            playTheRest();
        return true;
    }
    for (std::size_t n = 0; n < together && node_ < now_.size(); ++n, ++node_)
        finish(now_[node_], now_[node_].p);
    return node_ < now_.size();
}

PlanOdds PlanCount::told() const
{
    PlanOdds odds = odds_;
    const auto bounded = [](double &p) { p = std::min(1.0, p); }; // sums of many parts
    for (PlanOdds::Fight &fight : odds.fights)
        for (double *p : {&fight.fought, &fight.favoursA, &fight.favoursB})
            bounded(*p);
    for (const std::size_t side : {0U, 1U})
        for (double *p : {&odds.holds[side], &odds.unscathed[side], &odds.beaten[side]})
            bounded(*p);
    for (const auto &[key, chance] : breaks_)
        odds.breaks.push_back(chance);
    std::stable_sort(odds.breaks.begin(), odds.breaks.end(),
                     [](const PlanChance &one, const PlanChance &other) { return one.p > other.p; });
    return odds;
}

std::string PlanOdds::how() const
{
    bool any = false, some = false;
    for (const Fight &fight : fights)
        for (const Follow &one : fight.follows) {
            any = any || one.done;
            some = some || !one.done;
        }
    const std::string with = any ? " What follows from them is in it as far as it is marked so." : "";
    const std::string without = some ? " What is not marked is left out." : "";
    if (exact)
        return fmt::format("Counted exactly: every result of every fight, one after the other ({} different ends).", results) + with +
               without;
    return fmt::format("Too many results to follow them all: played out {} times, so each chance may be off by {:.1f} %, nineteen times in "
                       "twenty.",
                       games, 100 * within) +
           with + without;
}

PlanOdds planOdds(const Ruleset &ruleset, const Json &state, const std::vector<PlannedFight> &fights, std::size_t most, int games)
{
    PlanCount count(ruleset, state, fights, most, games);
    while (count.step()) {
    }
    return count.told();
}

} // namespace optio
