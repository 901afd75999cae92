// SPDX-License-Identifier: GPL-3.0-or-later
// The battle once more, with an eye on who did what and how likely it was.
#include "rulesets/hoplites/page/debrief.h"

#include "rules/sides.h"
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/state_json.h"

#include <algorithm>
#include <cmath>

namespace optio::hoplites {

namespace {

/// Draws that no die makes: shuffles and the like.
bool isDie(const Draw &draw)
{
    static const std::set<std::string> picks{"shuffle",       "terrain.kind", "terrain.place", "overflow",
                                             "pursuit.level", "second.pick",  "period"};
    return draw.sides == 10 && !picks.contains(draw.id);
}

bool rolledBy(const std::vector<Draw> &dice)
{
    return std::all_of(dice.begin(), dice.end(), [](const Draw &draw) { return draw.from == Provenance::rolled; });
}

bool gone(const Unit &unit) { return unit.place == Place::eliminated || (unit.place == Place::second && !unit.has(rallied)); }

std::string inWords(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

std::string listed(const std::vector<std::string> &fates)
{
    std::string text;
    for (const std::string &fate : fates)
        text += (text.empty() ? "" : ", ") + fate;
    return text;
}

Json figure(const std::string &label, int value, const std::string &rule = {})
{
    return {{"label", label}, {"value", value}, {"rule", rule}};
}

/// What became of a unit, for people; the ids are those of the account (HOP-343).
std::string fateText(const std::string &id)
{
    static const std::map<std::string, std::string> texts{
        {"deck", "never came up"}, {"hand", "in hand"},       {"field", "on the field"},    {"second", "rallied"},
        {"routed", "routed"},      {"pursuit", "in pursuit"}, {"eliminated", "eliminated"}, {"discarded", "discarded"}};
    const auto found = texts.find(id);
    return found == texts.end() ? id : found->second;
}

} // namespace

void BattleDebriefing::Luck::add(double came, double mean, double squares)
{
    got += came;
    expected += mean;
    variance += squares - mean * mean;
}

void BattleDebriefing::look(const Json &before, const StandingEntry &entry, const Json &after)
{
    if (!state_) {
        const auto game = gameOf(sheet_, before);
        state_ = game->state;
        names_ = game->names;
    }
    const auto game = gameOf(sheet_, after);
    const State &now = game->state;
    if (entry.kind == "act") {
        const std::vector<Draw> dice = rulingFromJson(entry.result).dice;
        for (const Draw &draw : dice)
            if (draw.from == Provenance::rolled && isDie(draw)) {
                ++diceCount_;
                dice_.add(draw.value, 4.5, 28.5); // the mean of 0 to 9, and of their squares
            }
        const bool rolled = rolledBy(dice);
        const Act act = actFromJson(entry.act.at("input").at("do"), state_->toAct());
        if (entry.before.empty()) // else it was not done in this state
            hindsight_.add(entry.n, *state_, act);
        if (rolled && (act.deed == Deed::shoot || (act.deed == Deed::react && act.b == 1)))
            weighShot(now, act);
        if (act.deed == Deed::resolve)
            weighAttacks(now, rolled);
        countFled(now);
    }
    state_ = now;
    if (now.round > 0)
        rounds_[now.round] = {now.sides[0].points / 2, now.sides[1].points / 2};
}

void BattleDebriefing::countFled(const State &after)
{
    for (int side = 0; side < 2; ++side)
        for (int i = 0; i < after.sides[at(side)].unitCount; ++i) {
            const Unit &was = state_->sides[at(side)].units[at(i)], &is = after.sides[at(side)].units[at(i)];
            if (was.place != Place::field || !gone(is) || is.bane == nobody)
                continue;
            Deeds &deeds = deeds_[at(1 - side)][is.bane];
            deeds.worth += is.worth;
            ++deeds.units;
        }
}

void BattleDebriefing::weighShot(const State &after, const Act &act)
{
    const int side = state_->toAct();
    const int hits = state_->sides[at(side)].hits;
    const Distribution &odds = walk_.run([&](Dice &dice) {
        State shot = *state_;
        hoplites::weigh(sheet_, shot, act, dice);
        return shot.sides[at(side)].hits > hits ? 1u : 0u;
    });
    const double p = odds.p(odds.weight(1));
    shots_[at(side)].add(after.sides[at(side)].hits > hits ? 1 : 0, p, p);
}

void BattleDebriefing::weighAttacks(const State &after, bool rolled)
{
    for (Byte i = 0; i < state_->attackCount; ++i)
        weighAttack(after, state_->attacks[i], rolled);
}

void BattleDebriefing::weighAttack(const State &after, const Attack &attack, bool rolled)
{
    const int side = state_->active;
    const Shock shock = shockOf(sheet_, *state_, attack);
    const Distribution &odds = walk_.run(ShockRoll(sheet_, shock, false));
    std::array<std::vector<std::string>, 2> names, fates;
    std::array<int, 2> left{};
    std::array<Weight, 2> any{};
    std::array<double, 2> mean{}, squares{};
    for (const Share &share : odds.shares) {
        std::array<int, 2> count{};
        for (int i = 0; i < 5; ++i)
            if ((i < 2 ? shock.attackers[at(i)] : shock.defenders[at(i - 2)]).unit != nobody)
                count[i < 2 ? 0 : 1] += fateOf(share.outcome, i).left;
        for (std::size_t who = 0; who < 2; ++who) {
            any[who] += count[who] > 0 ? share.weight : 0;
            mean[who] += count[who] * odds.p(share.weight);
            squares[who] += count[who] * count[who] * odds.p(share.weight);
        }
    }
    for (int i = 0; i < 5; ++i) {
        const Fighter &one = i < 2 ? shock.attackers[at(i)] : shock.defenders[at(i - 2)];
        if (one.unit == nobody)
            continue;
        const std::size_t who = i < 2 ? 0 : 1;
        const int army = i < 2 ? side : 1 - side;
        const Unit &unit = after.sides[at(army)].units[one.unit];
        const bool fled = unit.place != Place::field;
        left[who] += fled && unit.bane != nobody; // those that wild elephants trample are not the attack's
        names[who].push_back(names_.units[at(army)][one.unit]);
        fates[who].push_back(names[who].back() + (fled ? ": leaves" : ": " + hitsText(unit.coh) + " of " + std::to_string(unit.limit)));
    }
    const auto chance = [&](const char *label, Weight weight) {
        return Json{{"label", label}, {"p", rounded(odds.p(weight))}, {"fraction", fraction(weight, odds.of)}};
    };
    attacks_.push_back({{"round", state_->round},
                        {"side", sideId[at(side)]},
                        {"text", inWords(names[0]) + " at " + inWords(names[1])},
                        {"odds", Json::array({chance("drives off", any[1]), chance("is driven off", any[0])})},
                        {"result", listed(fates[1]) + "; " + listed(fates[0]) + "."}});
    if (rolled) {
        driven_[at(side)].add(left[1], mean[1], squares[1]);
        lost_[at(side)].add(left[0], mean[0], squares[0]);
    }
}

Json BattleDebriefing::bestOf(const State &last, int side) const
{
    const Deeds *best = nullptr;
    int unit = -1, most = 0;
    for (const auto &[index, deeds] : deeds_[at(side)]) {
        const Unit &one = last.sides[at(side)].units[at(index)];
        const int score = deeds.worth - (gone(one) ? one.worth : 0);
        if (score <= 0 || (best != nullptr && score <= most))
            continue;
        best = &deeds;
        unit = index;
        most = score;
    }
    if (best == nullptr)
        return nullptr;
    return {{"label", names_.units[at(side)][at(unit)]},
            {"text", "drove off " + std::to_string(best->units) + (best->units == 1 ? " unit" : " units") + " worth " +
                         pointsText(best->worth) + (gone(last.sides[at(side)].units[at(unit)]) ? " and was lost itself" : "")}};
}

Json BattleDebriefing::luckTold() const
{
    Json luck = Json::array();
    const auto add = [&](const std::string &side, const std::string &label, const Luck &one) {
        if (one.variance > 1e-9)
            luck.push_back({{"side", side},
                            {"label", label},
                            {"got", rounded(one.got)},
                            {"expected", rounded(one.expected)},
                            {"spread", rounded(std::sqrt(one.variance))}});
    };
    for (int side = 0; side < 2; ++side) {
        add(sideId[at(side)], "Hits by missiles", shots_[at(side)]);
        add(sideId[at(side)], "Units driven off by its attacks", driven_[at(side)]);
        add(sideId[at(side)], "Units lost in its attacks", lost_[at(side)]);
    }
    if (diceCount_ > 0) {
        Luck mean;
        mean.got = dice_.got / diceCount_;
        mean.expected = dice_.expected / diceCount_;
        mean.variance = dice_.variance / diceCount_ / diceCount_;
        add("", "Mean of " + std::to_string(diceCount_) + " ten-sided dice", mean);
    }
    return luck;
}

Json BattleDebriefing::told(const Json &json) const
{
    const auto game = gameOf(sheet_, json);
    const auto &[last, names] = *game;
    const Json ended = endedOf(sheet_, *game);
    Json sides = Json::array(), units = Json::array(), rounds = Json::array();
    for (const auto &[round, points] : rounds_)
        rounds.push_back({{"round", round}, {"a", points[0]}, {"b", points[1]}});
    for (int side = 0; side < 2 && ended.contains("sides"); ++side) {
        const Json &account = ended.at("sides").at(at(side));
        Json figures = Json::array();
        figures.push_back(figure("Units routed", account.at("routed"), "HOP-343"));
        figures.push_back(figure("Units eliminated", account.at("eliminated"), "HOP-343"));
        figures.push_back(figure("Second line struck", account.at("bonus"), "HOP-481"));
        figures.push_back(figure("Rout points", account.at("points"), "HOP-033"));
        for (const char *what : {"attacks", "shots", "hits"})
            figures.push_back(figure(what[0] == 'a'   ? "Attacks"
                                     : what[0] == 's' ? "Shots"
                                                      : "Hits by missiles",
                                     account.at(what), "HOP-343"));
        sides.push_back({{"id", sideId[at(side)]},
                         {"name", names.army[at(side)]},
                         {"level", account.at("level")},
                         {"figures", figures},
                         {"best", bestOf(last, side)}});
        for (const Json &unit : account.at("units")) {
            const std::string fate = unit.at("fate");
            units.push_back({{"id", unit.at("id")},
                             {"side", sideId[at(side)]},
                             {"label", unit.at("label")},
                             {"fate", fateText(fate)},
                             {"lost", fate == "routed" || fate == "eliminated"},
                             {"figures", Json::array({figure("hits", unit.at("coh")), figure("depletion", unit.at("depletion"))})},
                             {"by", unit.value("by", "")}});
        }
    }
    return {{"measure", "Rout points"}, {"rounds", rounds},
            {"sides", sides},           {"bestBy", "The best is whoever drove off the most rout points, less its own when it was lost."},
            {"units", units},           {"attacks", attacks_},
            {"luck", luckTold()}};
}

} // namespace optio::hoplites
