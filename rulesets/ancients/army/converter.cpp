// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a roster: counts its elements, asks what they become, shares the points out and tells how.
#include "rulesets/ancients/army/converter.h"

#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <map>

namespace optio::ancients {

namespace {

/// Elements of one kind.
struct Group {
    const ElementRow *element = nullptr; ///< null: stays behind
    std::string type, grade;
    bool chariot = false;
    int count = 0;

    std::string id() const { return type + (grade.empty() ? "" : "-" + grade) + (chariot ? "-chariots" : ""); }
    std::string name() const
    {
        return (element != nullptr ? element->name : type) + (grade.empty() ? "" : " (" + grade + ")") + (chariot ? ", chariots" : "");
    }
};

std::string textOr(const Json &row, const char *key)
{
    const auto found = row.find(key);
    return found != row.end() && found->is_string() ? found->get<std::string>() : std::string();
}

int countOfElements(const Json &row)
{
    const auto found = row.find("count");
    if (found == row.end())
        return 1;
    if (!found->is_number_integer() || *found < 0 || *found > 9999)
        throw Error("an element's count must be a whole number from 0 to 9999, not " + quoted(*found), "count");
    return found->get<int>();
}

std::vector<Group> groupsOf(const Sheet &sheet, const Json &roster)
{
    std::vector<Group> groups;
    for (const Json &command : roster.at("commands"))
        for (const Json &row : command.at("units")) {
            Group group;
            group.type = textOr(row, "type");
            const auto known =
                std::find_if(sheet.elements.begin(), sheet.elements.end(), [&](const ElementRow &one) { return one.id == group.type; });
            if (known != sheet.elements.end()) {
                group.element = &*known;
                // What makes no difference is not kept apart.
                for (const Into &into : known->into) {
                    const std::string grade = textOr(row, "grade");
                    if (std::find(into.grades.begin(), into.grades.end(), grade) != into.grades.end())
                        group.grade = grade;
                    if (const auto chariot = row.find("chariot"); into.chariot && chariot != row.end() && *chariot == true)
                        group.chariot = true;
                }
            } else if (group.type.empty()) {
                group.type = "something unnamed";
            }
            const auto same = std::find_if(groups.begin(), groups.end(), [&](const Group &one) { return one.id() == group.id(); });
            Group &kept = same != groups.end() ? *same : groups.emplace_back(std::move(group));
            kept.count += countOfElements(row);
        }
    groups.erase(std::remove_if(groups.begin(), groups.end(), [](const Group &one) { return one.count == 0; }), groups.end());
    return groups;
}

/// Which row elements of this kind become when nothing is said.
std::size_t usual(const Group &group)
{
    const auto &into = group.element->into;
    for (std::size_t i = 0; i < into.size(); ++i)
        if ((group.chariot && into[i].chariot) ||
            (!group.chariot && std::find(into[i].grades.begin(), into[i].grades.end(), group.grade) != into[i].grades.end()))
            return i;
    for (std::size_t i = 0; i < into.size(); ++i)
        if (into[i].standard)
            return i;
    return 0;
}

/// A row of the new army.
struct Made {
    const UnitRow *row = nullptr;
    std::size_t place = 0; ///< in the table, for ties
    Portions portions;
};

class Work {
public:
    Work(const Sheet &sheet, const Json &answers, bool strict) : sheet_(sheet), asker_(sheet.questions, answers, strict) {}

    Conversion convert(const std::string &ruleset, const std::string &data, const Json &roster)
    {
        expectConvertible(roster);
        ask(roster);
        if (asker_.strict())
            asker_.finish();
        const Scaled scaled = scale(portions(), budget_, weighting_);
        tell(scaled);
        conversion_.questions = asker_.questions();
        conversion_.roster = armyOf(ruleset, data, roster, scaled);
        return std::move(conversion_);
    }

private:
    const std::string &rule() const { return sheet_.troops.at("convert").at("rule").text(); }
    void line(const std::string &text, const std::string &rule) { conversion_.lines.push_back({text, rule}); }

    void expectConvertible(const Json &roster) const
    {
        checkRosterForm(roster);
        const std::string base = baseOf(roster.at("ruleset").get<std::string>());
        const std::vector<std::string> from = sheet_.troops.at("convert").at("from").texts();
        if (std::find(from.begin(), from.end(), base) == from.end())
            throw Error("armies of the rule set " + quoted(Json(base)) + " cannot be converted; those of " + listed(from) +
                            " can (ANC-142)",
                        "ruleset");
    }

    void ask(const Json &roster)
    {
        const Figure &budget = sheet_.troops.at("budget");
        leaders_ = asker_.count({"convert.leaders", {}, {}, {}, {}}, 0, sheet_.mostLeaders(), 1);
        base_ = asker_.count({"convert.base", {}, {}, {}, {}}, static_cast<int>(budget.at("least_base").integer()),
                             static_cast<int>(budget.at("most_base").integer()), static_cast<int>(budget.at("base").integer()));
        const std::string weighting = asker_.choice({"convert.weighting", {}, {}, {}, {}}, {"share", "value", "direct"}, "share");
        weighting_ = weighting == "share" ? Weighting::share : weighting == "value" ? Weighting::value : Weighting::direct;
        budget_ = sheet_.budget(leaders_, base_);
        line(std::to_string(leaders_) + (leaders_ == 1 ? " leader: " : " leaders: ") +
                 sheet_.leaders[static_cast<std::size_t>(leaders_)].text + ". " + std::to_string(budget_) + " points for units.",
             budget.at("rule").text());
        for (const Group &group : groupsOf(sheet_, roster)) {
            if (group.element == nullptr)
                line(std::to_string(group.count) + " " + group.name() + ": nothing in the table; left behind.", "ANC-142");
            else
                divide(group);
        }
        std::sort(made_.begin(), made_.end(), [](const Made &a, const Made &b) { return a.place < b.place; });
        if (made_.empty())
            throw Error("this army has nothing that could be converted (ANC-142)", "commands");
        const std::string wagons = sheet_.troops.at("convert").at("wagons").text();
        if (std::any_of(made_.begin(), made_.end(), [&](const Made &one) { return one.row->id == wagons; }))
            camp_ = asker_.yesNo({"convert.camp", {}, {}, {}, {}}, true);
    }

    /// Asks how many elements of a kind become each of its rows; the usual row takes the rest.
    void divide(const Group &group)
    {
        const auto &into = group.element->into;
        const std::size_t rest = usual(group);
        int left = group.count;
        for (std::size_t i = 0; i < into.size(); ++i)
            if (i != rest) {
                const UnitRow &row = sheet_.unit(into[i].row);
                const int taken =
                    left == 0
                        ? 0
                        : asker_.count({"convert.into", group.id() + "." + row.id, {}, group.name(), row.name + " " + row.id}, 0, left, 0);
                add(*group.element, into[i], taken);
                left -= taken;
            }
        add(*group.element, into[rest], left);
    }

    void add(const ElementRow &element, const Into &into, int elements)
    {
        if (elements == 0)
            return;
        const UnitRow &row = sheet_.unit(into.row);
        const std::size_t place = placeOf(row.id);
        const auto same = std::find_if(made_.begin(), made_.end(), [&](const Made &one) { return one.row == &row; });
        Made &made = same != made_.end() ? *same : made_.emplace_back(Made{&row, place, {row.cost, {}}});
        made.portions.parts.push_back({elements, into.over, into.under});
        std::string text = std::to_string(elements) + " " + element.name + " become " + row.name + ", " + toText(row.notation) + ", at " +
                           std::to_string(row.cost) + (row.cost == 1 ? " point" : " points");
        if (into.over != into.under)
            text += "; " + mixedText(into.over, into.under) + " for each";
        line(text + ".", element.rule);
    }

    /// Where the table first leads to a row.
    std::size_t placeOf(const std::string &row) const
    {
        std::size_t place = 0;
        for (const ElementRow &one : sheet_.elements)
            for (const Into &way : one.into) {
                if (way.row == row)
                    return place;
                ++place;
            }
        return place;
    }

    std::vector<Portions> portions() const
    {
        std::vector<Portions> all;
        for (const Made &one : made_)
            all.push_back(one.portions);
        return all;
    }

    void tell(const Scaled &scaled)
    {
        int elements = 0;
        for (const Made &one : made_)
            elements += one.portions.elements();
        for (std::size_t i = 0; i < made_.size(); ++i) {
            const Made &one = made_[i];
            const std::string units = std::to_string(scaled.rounded[i]) + (scaled.rounded[i] == 1 ? " unit" : " units");
            if (weighting_ == Weighting::direct)
                line(one.row->id + ": " + units + ", " + std::to_string(scaled.rounded[i] * one.row->cost) + " points.", "ANC-146");
            else
                line(one.row->id + ": " +
                         (weighting_ == Weighting::value
                              ? "by the worth of its elements "
                              : std::to_string(one.portions.elements()) + " of " + std::to_string(elements) + " elements, so ") +
                         scaled.targets[i] + " of " + std::to_string(budget_) + " points; at " + std::to_string(one.row->cost) + " each " +
                         units + ", " + std::to_string(scaled.rounded[i] * one.row->cost) + " points.",
                     rule());
        }
        for (const Adjustment &step : scaled.adjustments)
            line(std::string(step.by < 0 ? "Too many points: one " : "Points left: one ") + made_[step.row].row->id +
                     (step.by < 0 ? " less, " : " more, ") + std::to_string(step.total) + " points.",
                 rule());
        const Scaled plain = direct(portions());
        Json counts = Json::object(), units = Json::object();
        std::string text;
        for (std::size_t i = 0; i < made_.size(); ++i) {
            counts[made_[i].row->id] = plain.units[i];
            units[made_[i].row->id] = scaled.units[i];
            text += (i == 0 ? "" : ", ") + std::to_string(plain.units[i]) + " " + made_[i].row->id;
        }
        line("Element for element it would be " + text + ": " + std::to_string(plain.points) + " points.", "ANC-146");
        const int unspent = weighting_ == Weighting::direct ? 0 : budget_ - scaled.points;
        if (unspent > 0)
            line(std::to_string(unspent) + (unspent == 1 ? " point is" : " points are") + " left to add by hand.", rule());
        if (leaders_ >= sheet_.troops.at("budget").at("remind_from").integer())
            line("So many leaders are for regular armies and outstanding generals.", "ANC-144");
        for (const Saying &advice : sheet_.advice)
            line(advice.text, advice.rule);
        conversion_.totals = {{"points", scaled.points}, {"budget", budget_}, {"unspent", unspent},
                              {"leaders", leaders_},     {"units", units},    {"direct", {{"points", plain.points}, {"units", counts}}}};
    }

    Json armyOf(const std::string &ruleset, const std::string &data, const Json &roster, const Scaled &scaled) const
    {
        Json units = Json::array();
        for (std::size_t i = 0; i < made_.size(); ++i)
            units.push_back({{"row", made_[i].row->id}, {"count", scaled.units[i]}});
        if (camp_)
            units.push_back({{"row", sheet_.troops.at("convert").at("camp").text()}, {"count", 1}});
        const std::string name = roster.at("name").get<std::string>();
        Json army = {{"format", 1},
                     {"ruleset", ruleset},
                     {"data", data},
                     {"id", newId()},
                     {"name", name},
                     {"limit", base_},
                     {"notes", "Converted from the army of elements of the same name."},
                     {"commands", Json::array({{{"name", ""}, {"leaders", leaders_}, {"units", units}}})},
                     {"vendor", Json::object()}};
        if (const std::string people = textOr(roster, "people"); !people.empty())
            army["people"] = people;
        checkRosterForm(army);
        return army;
    }

    const Sheet &sheet_;
    Asker asker_;
    Conversion conversion_;
    int leaders_ = 1, base_ = 0, budget_ = 0;
    Weighting weighting_ = Weighting::share;
    bool camp_ = true;
    std::vector<Made> made_;
};

} // namespace

Conversion convertRoster(const Sheet &sheet, const std::string &ruleset, const std::string &data, const Json &roster, const Json &answers,
                         bool strict)
{
    if (!answers.is_object())
        throw Error("answers: expected an object of question ids and values, not " + quoted(answers), "answers");
    return Work(sheet, answers, strict).convert(ruleset, data, roster);
}

} // namespace optio::ancients
