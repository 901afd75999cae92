// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a game.
#include "rulesets/dba/page/view.h"

#include "rules/figures/rows.h"
#include "rules/phrases.h"
#include "rules/ruling/watch_rows.h"
#include "rules/sides.h"
#include "rulesets/dba/game.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dba/place.h"

#include <algorithm>
#include <map>

namespace optio::dba {

namespace {

/// Two units in frontal contact that have not fought in this bound; `a` is of the active side.
struct Pair {
    std::string a, b;
};

std::vector<Pair> pairsOf(const State &state)
{
    std::vector<Pair> pairs;
    const int active = activeSide(state);
    const auto waits = [](const Unit &unit, const std::string &foe) {
        const auto parts = partsOf(unit);
        return std::any_of(parts.begin(), parts.end(), [&](const Part &part) { return contactOf(part) == foe && !part.has(mark::fought); });
    };
    for (const auto &[a, own] : state.units)
        for (const auto &[b, other] : state.units)
            if (armyOf(own) == active && armyOf(other) != active && waits(own, b) && waits(other, a))
                pairs.push_back({a, b});
    return pairs;
}

bool someoneCanShoot(const Sheet &sheet, const State &state)
{
    for (const auto &[id, unit] : state.units) {
        const int type = elementOf(sheet.words, unit).type;
        if (sheet.rangeOf(type) == 0 || (sheet.words.is(type, "guns") && armyOf(unit) != activeSide(state)))
            continue;
        for (const Part &part : partsOf(unit))
            if (!part.has(mark::shot) && !part.has(mark::contact))
                return true;
    }
    return false;
}

/// The rulings that belong to a phase, the usual one first. Phases go on by themselves: with the first act of the next one.
const std::vector<std::string> &rulingsOf(const std::string &phase)
{
    static const std::map<std::string, std::vector<std::string>> rulings{
        {"pips", {"pips"}},
        {"moves", {"move"}},
        {"shooting", {"shooting", "close-combat", "end-bound"}},
        {"combat", {"close-combat", "losses", "end-bound"}},
        {"end", {"end-bound", "losses"}},
    };
    static const std::vector<std::string> none;
    const auto found = rulings.find(phase);
    return found == rulings.end() ? none : found->second;
}

/// The view, put together piece by piece.
class Showing {
public:
    Showing(const Sheet &sheet, const CombatAct &closeCombat, const State &state)
        : sheet_(sheet), closeCombat_(closeCombat), state_(state), active_(activeSide(state)), pairs_(pairsOf(state))
    {}

    View whole()
    {
        View view{.turnWord = "bound", .turn = state_.turn, .active = state_.active};
        view.title = view.turnText() + " · " + nameOfSide(state_, active_);
        view.phases = phases();
        if (!over())
            view.now = rulingsOf(sheet_.ruleset.at("phase").items()[at(phase() - 1)].at("id").text());
        view.fallen = fallen();
        view.sides = {side(0), side(1)};
        view.reminders = reminders();
        view.watch = watch();
        return view;
    }

private:
    int threshold() const { return thresholdOf(sheet_, state_); }
    int phase() const { return state_.phase; }
    bool over() const { return state_.over(); }

    std::vector<PhaseView> phases() const
    {
        std::vector<PhaseView> phases;
        const auto &rows = sheet_.ruleset.at("phase").items();
        for (const Figure &row : rows)
            phases.push_back({row.at("id").text(), row.at("label").text(), "", "DBA-010", rulingsOf(row.at("id").text())});
        markPhases(phases, phases[over() ? rows.size() - 1 : at(phase() - 1)].id);
        return phases;
    }

    /// The army that has lost the battle.
    std::vector<Fallen> fallen() const
    {
        std::vector<Fallen> fallen;
        for (const int number : {0, 1})
            if (const std::string &id = sideId[at(number)]; over() && state_.winner != id)
                fallen.push_back({id, id, nameOfSide(state_, number) + ": the army is beaten.", "DBA-060"});
        return fallen;
    }

    UnitView unit(const std::string &id) const
    {
        const Unit &row = state_.units.at(id);
        const Element element = elementOf(sheet_.words, row);
        std::vector<Badge> badges;
        const int left = standing(row);
        if (element.general)
            badges.push_back({left > 0 ? "general" : "general lost", left > 0 ? Tone::none : Tone::bad});
        for (const Part &part : partsOf(row))
            if (const std::string marks = marksText(part.marks); !marks.empty())
                badges.push_back({part.count >= left ? marks : std::to_string(part.count) + " " + marks});
        return {id, titleOf(sheet_.words, element), detail(element), sheet_.words.at(element.type).icon, left, row.lost, std::move(badges)};
    }

    std::string detail(const Element &element) const
    {
        const int range = sheet_.rangeOf(element.type);
        return range > 0 ? "shoots " + distanceText(sheet_, range, placeOf(sheet_, state_).scale) : "";
    }

    SideView side(int number) const
    {
        const Army &army = state_.side(number);
        const Losses losses = lossesOf(sheet_, state_, number);
        const int loser = loserOf(sheet_, state_);
        SideView view{army.id, army.name};
        std::vector<Badge> &badges = view.badges;
        badges.push_back({std::to_string(losses.sum()) + " / " + std::to_string(threshold()) + " lost", loser == number ? Tone::bad
                                                                                                        : losses.sum() + 1 >= threshold()
                                                                                                            ? Tone::warn
                                                                                                            : Tone::none});
        if (losses.general)
            badges.push_back({"general lost", Tone::bad});
        if (losses.camp > 0)
            badges.push_back({"camp lost", Tone::bad});
        for (const Group &group : army.groups) {
            GroupView &shown = view.groups.emplace_back(GroupView{group.id, group.name});
            if (number == active_ && phase() > sheet_.phase("pips"))
                shown.pool = {"PIPs", army.pipDie, placeOf(sheet_, state_).pips};
            for (const std::string &id : group.units)
                shown.units.push_back(unit(id));
        }
        return view;
    }

    std::string pairText(const Pair &pair) const
    {
        const auto name = [this](const std::string &id) {
            const Unit &unit = state_.units.at(id);
            return possessive(nameOfSide(state_, armyOf(unit))) + " " + titleOf(sheet_.words, elementOf(sheet_.words, unit));
        };
        return name(pair.a) + " and " + name(pair.b);
    }

    std::vector<Reminder> reminders() const
    {
        std::vector<Reminder> list;
        const auto remind = [&list](const std::string &text, const char *rule, const char *resolver, Json input = Json::object()) {
            list.push_back({text, rule, resolver, std::move(input)});
        };
        if (over())
            return list;
        if (phase() == sheet_.phase("pips"))
            remind("Roll the PIP die of the " + nameOfSide(state_, active_) + ".", "DBA-010", "pips");
        const int left = placeOf(sheet_, state_).pips;
        if (phase() == sheet_.phase("moves") && left > 0)
            remind(std::to_string(left) + (left == 1 ? " PIP is left." : " PIPs are left."), "DBA-010", "move");
        if (phase() > sheet_.phase("pips"))
            for (const Pair &pair : pairs_)
                remind(pairText(pair) + " are in contact and have not fought.", "DBA-010", "close-combat", {{"a", pair.a}, {"b", pair.b}});
        if (const int loser = loserOf(sheet_, state_); loser >= 0)
            remind("The " + nameOfSide(state_, loser) + " lose when the bound ends like this.", "DBA-060", "end-bound");
        return list;
    }

    /// What is near its end, the nearest first: armies, then elements by their chance.
    std::vector<Watched> watch() const
    {
        WatchRows list;
        const int loser = loserOf(sheet_, state_);
        for (const int number : {0, 1}) {
            const std::string name = nameOfSide(state_, number);
            const Losses own = lossesOf(sheet_, state_, number), enemy = lossesOf(sheet_, state_, 1 - number);
            const std::string detail = std::to_string(own.sum()) + " lost, the enemy " + std::to_string(enemy.sum());
            std::array<int, 2> one{};
            one[at(number)] = 1;
            if (over())
                continue;
            if (loser == number)
                list.add(-1000, name + " lose at the end of this bound", detail, Tone::bad, sideId[at(number)], "DBA-060");
            else if (loserOf(sheet_, state_, one) == number)
                list.add(-900, name + ": one more element loses the battle", detail, Tone::warn, sideId[at(number)], "DBA-060");
        }
        for (const Pair &pair : pairs_)
            watchPair(pair, list);
        return list.take();
    }

    void watchPair(const Pair &pair, WatchRows &list) const
    {
        const Combat combat = closeCombat_.standard(state_, pair.a, pair.b);
        for (const int s : {0, 1}) {
            const std::string &id = s == 0 ? pair.a : pair.b, &foe = s == 0 ? pair.b : pair.a;
            const Unit &row = state_.units.at(id);
            const Element element = elementOf(sheet_.words, row);
            const int cases = combat.lostIn36(s);
            if (cases == 0 && !element.general)
                continue;
            const std::string against = titleOf(sheet_.words, elementOf(sheet_.words, state_.units.at(foe)));
            const std::string owner = possessive(nameOfSide(state_, armyOf(row)));
            Watched &watched =
                list.add(-cases - (element.general ? 100 : 0),
                         owner + " " + titleOf(sheet_.words, element) + (element.general ? " (general)" : "") + " in contact",
                         "lost against " + against + " with a plain throw", element.general || 3 * cases >= 36 ? Tone::warn : Tone::none,
                         row.side, "DBA-046");
            watched.unit = id;
            watched.chance = chanceOf(static_cast<Weight>(cases), 36);
            watched.resolver = "close-combat";
            watched.input = {{"a", pair.a}, {"b", pair.b}};
        }
    }

    const Sheet &sheet_;
    const CombatAct &closeCombat_;
    const State &state_;
    int active_;
    std::vector<Pair> pairs_;
};

} // namespace

View viewOf(const Sheet &sheet, const State &state, const std::string & /*side*/)
{
    return Showing(sheet, CombatAct(sheet, rowNamed(sheet.combats, "combat", "close-combat")), state).whole();
}

std::string nextAct(const Sheet &sheet, const State &state)
{
    const int phase = state.phase;
    if (phase == sheet.phase("pips"))
        return "pips";
    if (phase == sheet.phase("moves") && placeOf(sheet, state).pips > 0)
        return "move";
    if (phase == sheet.phase("moves") && someoneCanShoot(sheet, state))
        return "shooting";
    return pairsOf(state).empty() ? "end-bound" : "close-combat";
}

} // namespace optio::dba
