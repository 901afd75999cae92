// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a game.
#include "rulesets/dba/page/view.h"

#include "rules/phrases.h"
#include "rules/sides.h"
#include "rulesets/dba/game.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dba/place.h"

#include <algorithm>
#include <map>

namespace optio::dba {

namespace {

Json badge(const std::string &text, const std::string &tone = "none") { return {{"text", text}, {"tone", tone}}; }

/// Two units in frontal contact that have not fought in this bound; `a` is of the active side.
struct Pair {
    std::string a, b;
};

std::vector<Pair> pairsOf(const Json &state)
{
    std::vector<Pair> pairs;
    const int active = activeSide(state);
    const Json &units = state.at("units");
    const auto waits = [](const Json &unit, const std::string &foe) {
        const auto parts = partsOf(unit);
        return std::any_of(parts.begin(), parts.end(), [&](const Part &part) { return contactOf(part) == foe && !part.has(mark::fought); });
    };
    for (auto a = units.begin(); a != units.end(); ++a)
        for (auto b = units.begin(); b != units.end(); ++b)
            if (armyOf(*a) == active && armyOf(*b) != active && waits(*a, b.key()) && waits(*b, a.key()))
                pairs.push_back({a.key(), b.key()});
    return pairs;
}

bool someoneCanShoot(const Sheet &sheet, const Json &state)
{
    for (const Json &unit : state.at("units")) {
        const int type = elementFromRow(sheet.words, unit, "unit").type;
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
class View {
public:
    View(const Sheet &sheet, const CombatAct &closeCombat, const Json &state)
        : sheet_(sheet), closeCombat_(closeCombat), state_(state), active_(activeSide(state)), pairs_(pairsOf(state))
    {}

    Json whole()
    {
        const std::string bound = "bound " + std::to_string(state_.at("turn").get<int>());
        Json sides = Json::array({side(0), side(1)});
        return {{"title", bound + " · " + nameOfSide(state_, active_)},
                {"turn", bound},
                {"active", state_.at("active")},
                {"phases", phases()},
                {"now", over() ? Json::array() : Json(rulingsOf(sheet_.ruleset.at("phase").items()[at(phase() - 1)].at("id").text()))},
                {"fallen", fallen()},
                {"sides", std::move(sides)},
                {"reminders", reminders()},
                {"watch", watch()}};
    }

private:
    int threshold() const { return thresholdOf(sheet_, state_); }
    int phase() const { return state_.at("phase").get<int>(); }
    bool over() const { return !state_.value("winner", "").empty(); }

    Json phases() const
    {
        Json phases = Json::array();
        const auto &rows = sheet_.ruleset.at("phase").items();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const int number = static_cast<int>(i) + 1;
            const int now = over() ? static_cast<int>(rows.size()) : phase();
            phases.push_back({{"id", rows[i].at("id").text()},
                              {"label", rows[i].at("label").text()},
                              {"state", number < now    ? "done"
                                        : number == now ? "now"
                                                        : "todo"},
                              {"rule", "DBA-010"},
                              {"rulings", rulingsOf(rows[i].at("id").text())}});
        }
        return phases;
    }

    /// The army that has lost the battle.
    Json fallen() const
    {
        Json fallen = Json::array();
        for (const int number : {0, 1})
            if (over() && state_.at("winner") != (number == 0 ? "a" : "b"))
                fallen.push_back({{"key", number == 0 ? "a" : "b"},
                                  {"side", number == 0 ? "a" : "b"},
                                  {"text", nameOfSide(state_, number) + ": the army is beaten."},
                                  {"rule", "DBA-060"}});
        return fallen;
    }

    Json unit(const std::string &id) const
    {
        const Json &row = state_.at("units").at(id);
        const Element element = elementFromRow(sheet_.words, row, id);
        Json badges = Json::array();
        const int left = standing(row);
        if (element.general)
            badges.push_back(badge(left > 0 ? "general" : "general lost", left > 0 ? "none" : "bad"));
        for (const Part &part : partsOf(row))
            if (const std::string marks = marksText(part.marks); !marks.empty())
                badges.push_back(badge(part.count >= left ? marks : std::to_string(part.count) + " " + marks));
        return {{"id", id},
                {"label", titleOf(sheet_.words, element)},
                {"detail", detail(element)},
                {"count", left},
                {"icon", sheet_.words.at(element.type).icon},
                {"lost", row.at("lost")},
                {"badges", std::move(badges)}};
    }

    std::string detail(const Element &element) const
    {
        std::string text = element.general ? "general's element" : "";
        if (const int range = sheet_.rangeOf(element.type); range > 0)
            text += (text.empty() ? "" : " · ") + std::string("shoots ") + distanceText(sheet_, range, placeOf(sheet_, state_).scale);
        return text;
    }

    Json side(int number) const
    {
        const Json &army = state_.at("sides").at(at(number));
        const Losses losses = lossesOf(sheet_, state_, number);
        const int loser = loserOf(sheet_, state_);
        Json badges = Json::array();
        badges.push_back(badge(std::to_string(losses.sum()) + " / " + std::to_string(threshold()) + " lost",
                               loser == number                   ? "bad"
                               : losses.sum() + 1 >= threshold() ? "warn"
                                                                 : "none"));
        if (losses.general)
            badges.push_back(badge("general lost", "bad"));
        if (losses.camp > 0)
            badges.push_back(badge("camp lost", "bad"));
        Json groups = Json::array();
        for (const Json &group : army.at("groups")) {
            Json shown = {{"id", group.at("id")}, {"name", group.at("name")}, {"badges", Json::array()}, {"units", Json::array()}};
            if (number == active_ && phase() > sheet_.phase("pips"))
                shown["pool"] = {{"label", "PIPs"}, {"total", army.at("pip_die")}, {"left", placeOf(sheet_, state_).pips}};
            for (const Json &id : group.at("units"))
                shown["units"].push_back(unit(id.get<std::string>()));
            groups.push_back(std::move(shown));
        }
        return {{"id", army.at("id")}, {"name", army.at("name")}, {"badges", std::move(badges)}, {"groups", std::move(groups)}};
    }

    std::string pairText(const Pair &pair) const
    {
        const auto name = [this](const std::string &id) {
            const Json &unit = state_.at("units").at(id);
            return possessive(nameOfSide(state_, armyOf(unit))) + " " + titleOf(sheet_.words, elementFromRow(sheet_.words, unit, id));
        };
        return name(pair.a) + " and " + name(pair.b);
    }

    Json reminders() const
    {
        Json list = Json::array();
        const auto remind = [&list](const std::string &text, const char *rule, const char *resolver, Json input = Json::object()) {
            list.push_back({{"text", text}, {"rule", rule}, {"resolver", resolver}, {"input", std::move(input)}});
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
    Json watch() const
    {
        std::vector<std::pair<int, Json>> list; // the higher the nearer
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
                list.emplace_back(1000, Json{{"text", name + " lose at the end of this bound"},
                                             {"detail", detail},
                                             {"tone", "bad"},
                                             {"side", number == 0 ? "a" : "b"},
                                             {"rule", "DBA-060"}});
            else if (loserOf(sheet_, state_, one) == number)
                list.emplace_back(900, Json{{"text", name + ": one more element loses the battle"},
                                            {"detail", detail},
                                            {"tone", "warn"},
                                            {"side", number == 0 ? "a" : "b"},
                                            {"rule", "DBA-060"}});
        }
        for (const Pair &pair : pairs_)
            watchPair(pair, list);
        std::stable_sort(list.begin(), list.end(), [](const auto &x, const auto &y) { return x.first > y.first; });
        Json watch = Json::array();
        for (auto &[near, one] : list)
            watch.push_back(std::move(one));
        return watch;
    }

    void watchPair(const Pair &pair, std::vector<std::pair<int, Json>> &list) const
    {
        const Combat combat = closeCombat_.standard(state_, pair.a, pair.b);
        for (const int s : {0, 1}) {
            const std::string &id = s == 0 ? pair.a : pair.b, &foe = s == 0 ? pair.b : pair.a;
            const Json &row = state_.at("units").at(id);
            const Element element = elementFromRow(sheet_.words, row, id);
            const int cases = combat.lostIn36(s);
            if (cases == 0 && !element.general)
                continue;
            const std::string against = titleOf(sheet_.words, elementFromRow(sheet_.words, state_.at("units").at(foe), foe));
            const std::string owner = possessive(nameOfSide(state_, armyOf(row)));
            list.emplace_back(
                cases + (element.general ? 100 : 0),
                Json{{"text", owner + " " + titleOf(sheet_.words, element) + (element.general ? " (general)" : "") + " in contact"},
                     {"detail", "lost against " + against + " with a plain throw"},
                     {"tone", element.general || 3 * cases >= 36 ? "warn" : "none"},
                     {"side", row.at("side")},
                     {"unit", id},
                     {"rule", "DBA-046"},
                     {"chance", {{"p", cases / 36.0}, {"fraction", fraction(static_cast<Weight>(cases), 36)}}},
                     {"resolver", "close-combat"},
                     {"input", {{"a", pair.a}, {"b", pair.b}}}});
        }
    }

    const Sheet &sheet_;
    const CombatAct &closeCombat_;
    const Json &state_;
    int active_;
    std::vector<Pair> pairs_;
};

} // namespace

Json viewOf(const Sheet &sheet, const CombatAct &closeCombat, const Json &state) { return View(sheet, closeCombat, state).whole(); }

std::string nextAct(const Sheet &sheet, const Json &state)
{
    const int phase = state.at("phase").get<int>();
    if (phase == sheet.phase("pips"))
        return "pips";
    if (phase == sheet.phase("moves") && placeOf(sheet, state).pips > 0)
        return "move";
    if (phase == sheet.phase("moves") && someoneCanShoot(sheet, state))
        return "shooting";
    return pairsOf(state).empty() ? "end-bound" : "close-combat";
}

} // namespace optio::dba
