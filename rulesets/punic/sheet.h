// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the rule set as loaded from TOML: types, grades, the ladder of DPs, dice of moves, the sequence, the questions' words.
#pragma once

#include "rules/figures/house.h"
#include "rules/ruling/about.h"
#include "rules/ruling/asker.h"
#include "rulesets/punic/combat/combat_sheet.h"
#include "rulesets/punic/state.h"

#include <filesystem>
#include <string>
#include <vector>

namespace optio::punic {

/// How a unit moves, for fatigue, rough ground and manoeuvres.
enum class Gait { heavy, foot, horse, looseFoot, looseHorse, elephants };
enum class Ground { none, minor, other };

struct TypeRow {
    Type type = Type::LI;
    std::string id, name, icon, rule, text, men;
    bool shoots = false;
    int extraDice = 0; ///< D6s besides the average die
    int march = 0;     ///< inches
    int points = 0;    ///< per base
    std::vector<std::string> formations;
};

struct GradeRow {
    Grade grade = Grade::C;
    std::string id, label, rule, text;
    int points = 0;
};

/// PUN-046 to PUN-049, PUN-065.
struct Ladder {
    int cap = 0, threshold = 0, perLine = 0, rallied = 0;
};

/// What gives morale DPs (PUN-053 to PUN-056).
struct MoraleRow {
    std::string id, label, rule, text;
    int dps = 0;
};

struct GaitRow {
    Gait gait = Gait::foot;
    std::string id, label;
    int fatigueFrom = 7;       ///< a die of this or more is 1 DP; 7: none
    int rough[3] = {0, 0, 0};  ///< DPs by Ground; -1: impassable
    int agreed[3] = {0, 0, 0}; ///< DPs where the players agree that it may be crossed
};

struct ManoeuvreRow {
    std::string id, label, rule, text;
    std::string cost;           ///< "distance", "half", "full", "none"
    std::vector<Gait> disturbs; ///< who takes a DP within 8" of enemy
    bool inColumn = true;       ///< also in column
};

/// PUN-137 to PUN-139: first row whose `upTo` is at least the total.
struct ControlRow {
    Control result = Control::free;
    int upTo = 0;
    std::string label, rule, text;
};

struct Phase {
    std::string id, number, label, rule, text;
};

/// A step of the sequence of play: phases I to VII, cut where the acting side changes.
struct Step {
    std::string id, phase, label, rule, text;
    bool perSide = false;
    std::vector<std::string> rulings; ///< the rulings that belong to it, the usual one first
};

struct Direction {
    int number = 0;
    std::string label, rule;
};

/// All figures. Throws Error with file and line when they are faulty.
class Sheet {
public:
    explicit Sheet(const FigureFolder &from);

    FigureFolder figures;
    Figure ruleset; ///< ruleset.toml: what has no typed form below
    std::vector<TypeRow> types;
    std::vector<GradeRow> grades;
    Ladder ladder;
    std::vector<MoraleRow> morale;
    std::vector<GaitRow> gaits;
    std::vector<ManoeuvreRow> manoeuvres;
    std::vector<ControlRow> controls;
    std::vector<Phase> phases;
    std::vector<Step> steps;
    std::vector<Direction> directions;
    std::vector<QuestionRow> questions;
    std::vector<About> acts;
    CombatSheet combat;
    std::vector<Question> options;

    const TypeRow &type(Type type) const { return types[static_cast<std::size_t>(type)]; }
    const GradeRow &grade(Grade grade) const { return grades[static_cast<std::size_t>(grade)]; }
    const GaitRow &gait(Gait gait) const { return gaits[static_cast<std::size_t>(gait)]; }
    const MoraleRow &moraleOf(const std::string &id) const;
    const ManoeuvreRow &manoeuvre(const std::string &id) const;
    const Step &step(const std::string &id) const;
    const Phase &phase(const std::string &id) const;
    const Direction &direction(int number) const;
    /// A whole number of ruleset.toml: number("leader", "general").
    int number(const std::string &table, const std::string &key) const;
};

/// The name of its troop icon.
const std::string &iconOf(const Sheet &sheet, const Unit &unit);
/// How a unit moves now (PUN-151, PUN-152, PUN-156).
Gait gaitOf(const Unit &unit);

} // namespace optio::punic
