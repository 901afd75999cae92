// SPDX-License-Identifier: GPL-3.0-or-later
// Reckons the odds of close combat.
#include "rulesets/ancients/combat/combat.h"

#include "rulesets/ancients/army/scale.h"

#include <algorithm>

namespace optio::ancients {

namespace {

/// Multiplies a strength step by step and keeps the reasons.
class Strength {
public:
    Strength(const Tables &tables, Odds &odds, int side, const Fighter &one, bool named)
        : tables_(tables), odds_(odds), side_(side), value_{one.face.strength, 1}, name_(named ? one.name + ": " : "")
    {
        odds.lines.push_back({side, "strength", one.name + " " + toText(one.face), "ANC-078", value_, value_});
    }
    void apply(const char *id, bool holds, int times = 1)
    {
        if (!holds)
            return;
        const FactorRow &row = tables_.factor(id);
        const Ratio &by = side_ == 0 ? row.attack : row.defence;
        for (int i = 0; i < times; ++i) {
            value_ = value_.times(by);
            odds_.lines.push_back({side_, row.id, name_ + row.label + " " + timesText(by), row.rule, by, value_});
        }
    }
    const Ratio &value() const { return value_; }

private:
    const Tables &tables_;
    Odds &odds_;
    int side_;
    Ratio value_;
    std::string name_;
};

bool hasFlanks(const Fighter &one) { return one.code != "WW" && one.arm != Arm::camp; } // ANC-088

Ratio attackOf(const Tables &tables, const Fighter &one, const Fighter &defender, bool tripleRear, bool named, Odds &odds)
{
    Strength strength(tables, odds, 0, one, named);
    strength.apply("leader", one.leaders > 0, one.leaders);
    strength.apply("hill", one.hill && one.arm == Arm::infantry);
    strength.apply("stream", one.stream);
    strength.apply("star", starCounts(one, defender.arm));
    const bool rear = one.approach == Approach::rear && tripleRear;
    strength.apply("flank", hasFlanks(defender) && one.approach != Approach::front && !rear);
    strength.apply("rear", hasFlanks(defender) && rear);
    strength.apply("ford", one.crossing == Crossing::ford);
    return strength.value();
}

Ratio defenceOf(const Tables &tables, const std::vector<Fighter> &attackers, const Fighter &defender, const AttackTerms &terms, Odds &odds)
{
    // What hangs on the attacker counts only when it holds against all of them (ANC-089).
    const auto all = [&](const char *id, auto holds) {
        const auto count = static_cast<std::size_t>(std::count_if(attackers.begin(), attackers.end(), holds));
        if (count > 0 && count < attackers.size())
            odds.split += (odds.split.empty() ? "" : ", ") + tables.factor(id).label;
        return count == attackers.size();
    };
    Strength strength(tables, odds, 1, defender, false);
    const bool foot = defender.arm == Arm::infantry;
    strength.apply("leader", defender.leaders > 0, defender.leaders);
    strength.apply("hill", defender.hill && foot);
    strength.apply("stream", defender.stream);
    strength.apply("star", all("star", [&](const Fighter &one) { return starCounts(defender, one.arm); }));
    const bool village = defender.village && foot;
    strength.apply("cover", village || all("cover", [](const Fighter &one) { return one.crossing == Crossing::bridge; }));
    strength.apply("trick", terms.trick.size() == attackers.size() && all("trick", [&](const Fighter &one) {
                                return terms.trick[static_cast<std::size_t>(&one - attackers.data())];
                            }));
    return strength.value();
}

} // namespace

bool mounted(Arm arm) { return arm == Arm::cavalry || arm == Arm::chariot || arm == Arm::elephant; }

bool starCounts(const Fighter &one, Arm against)
{
    return one.face.star && (against == Arm::cavalry || (one.starAll && against != Arm::infantry));
}

Odds oddsOf(const Tables &tables, const std::vector<Fighter> &attackers, const Fighter &defender, const AttackTerms &terms)
{
    Odds odds;
    for (const Fighter &one : attackers)
        odds.attack = odds.attack.plus(attackOf(tables, one, defender, terms.tripleRear, attackers.size() > 1, odds));
    odds.defence = defenceOf(tables, attackers, defender, terms, odds);
    odds.ratio = odds.attack.times({odds.defence.under, odds.defence.over});
    for (std::size_t i = 0; i < tables.columns.size(); ++i) {
        const Ratio &from = tables.columns[i].from;
        if (odds.ratio.over * from.under >= from.over * odds.ratio.under)
            odds.column = static_cast<int>(i);
    }
    const bool rides = std::any_of(attackers.begin(), attackers.end(), [](const Fighter &one) { return mounted(one.arm); });
    if (defender.woods && defender.arm == Arm::infantry && rides) {
        odds.column = static_cast<int>(tables.column(tables.file.at("odds").at("woods").text()));
        odds.overridden = "mounted troops against infantry in woods or swamp (ANC-091)";
    } else if (odds.column < 0) {
        const bool forced = std::all_of(attackers.begin(), attackers.end(), [](const Fighter &one) { return one.must; });
        if (forced || terms.fellAfterwards) {
            odds.column = 0;
            odds.overridden = forced ? "nobody chose this attack (ANC-091)" : "the attack was declared at better odds (ANC-091)";
        }
    }
    return odds;
}

std::string textOf(const Ratio &ratio) { return mixedText(ratio.over, ratio.under); }
std::string timesText(const Ratio &ratio) { return "×" + textOf(ratio); }

} // namespace optio::ancients
