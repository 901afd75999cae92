// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/odds_map.h"

#include "rules/journal/last_read.h"

#include <algorithm>
#include <cmath>

namespace optio {

namespace {

const OddsMapRules &mapRules(const Ruleset &ruleset)
{
    const auto *rules = dynamic_cast<const OddsMapRules *>(&ruleset);
    if (rules == nullptr)
        throw Error(ruleset.name() + " has no tables of odds", "ruleset");
    return *rules;
}

/// One of each kind: units that fill the slots alike are one row.
std::vector<OddsTroop> troopsOf(const Ruleset &ruleset, const OddsMapRules::Situation &situation, const std::vector<Json> &units)
{
    const OddsMapRules &rules = mapRules(ruleset);
    std::vector<OddsTroop> troops;
    for (const Json &unit : units) {
        auto slots = rules.oddsSlots(situation, unit);
        if (!slots || std::any_of(troops.begin(), troops.end(), [&](const OddsTroop &known) {
                return known.slots.attacker == slots->attacker && known.slots.defender == slots->defender;
            }))
            continue;
        const Json text = ruleset.unitText(unit);
        OddsTroop &troop = troops.emplace_back();
        troop.label = text.value("label", "");
        troop.brief = unit.value("type", unit.value("row", troop.label));
        if (const std::string grade = unit.value("grade", ""); !grade.empty())
            troop.brief += "(" + grade + ")";
        troop.icon = text.value("icon", "");
        troop.slots = std::move(*slots);
    }
    return troops;
}

bool stands(const UnitView &unit) { return unit.lost < std::max(1, unit.count); }

/// A unit of a game, in whichever slot it may come.
OddsTroop troopOf(const Ruleset &ruleset, const OddsMapRules::Situation &situation, const UnitView &unit)
{
    const auto slotted = [&](const std::string &slot) {
        for (const Slot &one : ruleset.resolver(situation.resolver).slots())
            if (one.id == slot && one.many)
                return Json::array({unit.id});
        return Json(unit.id);
    };
    return {unit.label, unit.label, unit.icon, {slotted(situation.attacker), slotted(situation.defender)}};
}

} // namespace

std::string oddsTitle(const Ruleset &ruleset, const OddsMapRules::Situation &situation)
{
    const std::string &title = ruleset.resolver(situation.resolver).title();
    return situation.partName.empty() ? title : title + ", " + situation.partName;
}

std::vector<Json> unitsByType(const Ruleset &ruleset, const char *key)
{
    std::vector<Json> units;
    const Json catalogue = ruleset.catalogue();
    for (const Json &type : catalogue.at("types")) {
        units.push_back(ruleset.newUnit());
        units.back()[key] = type.at("id");
    }
    return units;
}

Json without(Json unit, const std::vector<std::string> &keys)
{
    for (const std::string &key : keys)
        unit.erase(key);
    return unit;
}

std::vector<OddsTroop> oddsTroops(const Ruleset &ruleset, const OddsMapRules::Situation &situation)
{
    return troopsOf(ruleset, situation, mapRules(ruleset).oddsUnits(situation));
}

std::vector<OddsTroop> oddsTroops(const Ruleset &ruleset, const OddsMapRules::Situation &situation, const Json &roster)
{
    std::vector<Json> units;
    for (const Json &command : roster.value("commands", Json::array()))
        for (const Json &unit : command.value("units", Json::array()))
            units.push_back(unit);
    return troopsOf(ruleset, situation, units);
}

std::vector<OddsTroop> oddsTroopsInGame(const Ruleset &ruleset, const OddsMapRules::Situation &situation, const View &view,
                                        const std::string &side, const std::vector<OddsTroop> &known)
{
    std::vector<OddsTroop> troops;
    for (const GroupView &group : view.side(side).groups)
        for (const UnitView &unit : group.units) {
            if (!stands(unit))
                continue;
            OddsTroop &troop = troops.emplace_back(troopOf(ruleset, situation, unit));
            for (const OddsTroop &one : known)
                if (one.label == unit.label)
                    troop.brief = one.brief;
        }
    // Several of a kind are told apart by their numbers.
    for (std::size_t at = 0; at < troops.size(); ++at) {
        const std::string label = troops[at].label;
        int number = 1;
        for (std::size_t next = at + 1; next < troops.size(); ++next)
            if (troops[next].label == label) {
                troops[next].label += " " + std::to_string(++number);
                troops[next].brief += " " + std::to_string(number);
            }
        if (number > 1) {
            troops[at].label += " 1";
            troops[at].brief += " 1";
        }
    }
    return troops;
}

std::optional<OddsTroop> oddsTroopLike(const Ruleset &ruleset, const OddsMapRules::Situation &situation, const View &view,
                                       const std::string &side, const OddsTroop &kind)
{
    for (const GroupView &group : view.side(side).groups)
        for (const UnitView &unit : group.units)
            if (unit.label == kind.label && stands(unit))
                return troopOf(ruleset, situation, unit);
    return {};
}

Json oddsInput(const OddsMapRules::Situation &situation, const OddsTroop &attacker, const OddsTroop &defender, const Json &answers)
{
    return {{situation.attacker, attacker.slots.attacker}, {situation.defender, defender.slots.defender}, {"answers", answers}};
}

OddsCounter::OddsCounter(const Resolver &resolver, const OddsMapRules::Situation &situation, const Json &answers, const Json *state)
    : resolver_(resolver), situation_(situation), input_({{"answers", answers}}), state_(state), near_(256, 0)
{}

char OddsCounter::favours(const Case &ready, std::uint64_t outcome)
{
    char &known = outcome < near_.size() ? near_[static_cast<std::size_t>(outcome)] : far_[outcome];
    if (known == 0) {
        const std::string side = ready.favours(outcome);
        known = side == "a" || side == "b" ? side.front() : '-';
    }
    return known;
}

OddsCell OddsCounter::counted(const Case &ready)
{
    OddsCell cell;
    const Distribution &odds = walk_.run([&ready](Dice &dice) { return ready.roll(dice); });
    cell.of = odds.of;
    for (const Share &share : odds.shares) {
        const char side = favours(ready, share.outcome);
        if (side != '-')
            (side == 'a' ? cell.attacker : cell.defender) += share.weight;
    }
    return cell;
}

void OddsCounter::expectAble(const OddsTroop &attacker, const OddsTroop &defender) const
{
    try {
        resolver_.expectAllowed(state_, oddsInput(situation_, attacker, defender, Json::object()));
    } catch (const Error &) {
        Json answers = Json::object();
        for (const Question &question : resolver_.form(state_, input_).questions)
            answers[question.id] = question.value;
        resolver_.expectAllowed(state_, oddsInput(situation_, attacker, defender, answers));
    }
}

std::vector<OddsCell> OddsCounter::row(const OddsTroop &attacker, const std::vector<OddsTroop> &defenders)
{
    std::vector<OddsCell> cells(defenders.size());
    const Unchanging unchanged(state_); // it is read for every cell
    const KeptReadings::InUse kept(read_);
    bool able = false; // what prepareLenient() takes for granted: that the attacker can do such a thing at all
    input_[situation_.attacker] = attacker.slots.attacker;
    for (std::size_t at = 0; at < defenders.size(); ++at) {
        OddsCell &cell = cells[at];
        try {
            input_[situation_.defender] = defenders[at].slots.defender;
            const auto ready = resolver_.prepareLenient(state_, input_);
            if (!able)
                expectAble(attacker, defenders[at]);
            able = true;
            const std::string like = ready->alike();
            const auto known = like.empty() ? alike_.end() : alike_.find(like);
            cell = known != alike_.end() ? known->second : counted(*ready);
            if (!like.empty() && known == alike_.end())
                alike_.emplace(like, cell);
        } catch (const Error &error) {
            cell = OddsCell{};
            cell.refusal = error.what();
        }
    }
    return cells;
}

std::string oddsCsv(const std::vector<OddsTroop> &rows, const std::vector<OddsTroop> &columns,
                    const std::vector<std::vector<OddsCell>> &cells)
{
    const auto field = [](const std::string &text) {
        std::string quoted = "\"";
        for (const char letter : text)
            quoted += letter == '"' ? "\"\"" : std::string(1, letter);
        return quoted + "\"";
    };
    const auto tenths = [](const OddsCell &cell) { // in whole numbers: no locale has a say
        const auto thousandths = static_cast<long>(std::lround(1000 * static_cast<double>(cell.attacker) / static_cast<double>(cell.of)));
        return std::to_string(thousandths / 10) + "." + std::to_string(thousandths % 10);
    };
    std::string text = field("attacker prevails, per cent");
    for (const OddsTroop &column : columns)
        text += "," + field(column.label);
    text += "\r\n";
    for (std::size_t row = 0; row < rows.size(); ++row) {
        text += field(rows[row].label);
        for (const OddsCell &cell : cells[row])
            text += "," + (cell.refusal.empty() ? tenths(cell) : std::string());
        text += "\r\n";
    }
    return text;
}

Json oddsChart(const Ruleset &ruleset, const OddsMapRules::Situation &situation, const std::vector<OddsTroop> &rows,
               const std::vector<OddsTroop> &columns, const std::vector<std::vector<OddsCell>> &cells, std::size_t beside)
{
    Json tables = Json::array();
    for (std::size_t from = 0; from < columns.size(); from += beside) {
        const std::size_t to = std::min(columns.size(), from + beside);
        Json heads = Json::array({"attacker"}), lines = Json::array(), rules = Json::array();
        for (std::size_t column = from; column < to; ++column)
            heads.push_back(columns[column].brief);
        for (std::size_t row = 0; row < rows.size(); ++row) {
            Json line = Json::array({rows[row].label});
            for (std::size_t column = from; column < to; ++column) {
                const OddsCell &cell = cells[row][column];
                line.push_back(cell.refusal.empty()
                                   ? std::to_string(std::lround(100 * static_cast<double>(cell.attacker) / static_cast<double>(cell.of)))
                                   : "-");
            }
            lines.push_back(std::move(line));
            rules.push_back(""); // of no rule in particular
        }
        tables.push_back({{"title", ""}, {"columns", heads}, {"rows", lines}, {"rules", rules}});
    }
    return {{"id", "odds"},
            {"title", ruleset.name() + ", " + oddsTitle(ruleset, situation) + ": how often the attacker prevails, per cent"},
            {"note", "Rows attack, columns defend. Exact, counted from the rules; the rest of 100 goes to the defender or to nobody."},
            {"tables", tables}};
}

} // namespace optio
