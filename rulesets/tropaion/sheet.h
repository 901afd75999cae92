// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the rule set as loaded from TOML: troops, traits, factors, results, questions, steps, cards.
#pragma once

#include "rules/figures/house.h"
#include "rules/figures/table.h"
#include "rules/ruling/about.h"
#include "rules/ruling/asker.h"
#include "rulesets/tropaion/state.h"

#include <string>
#include <vector>

namespace optio::tropaion {

struct TypeRow {
    Type type = Type::LI;
    std::string id, name, icon, rule, text;
    bool deep = false;
    int capacity = 1; ///< points of disruption it bears
    int combat = 0, charge = 0, move = 0, reach = 0;
    int worth = 0; ///< of morale, in halves
    int points = 0;
    std::vector<std::string> forms; ///< "line", "column", "mass"
};

struct WeaponRow {
    Weapon weapon = Weapon::none;
    std::string id, name, rule;
    int range = 0, points = 0;
};

struct TraitRow {
    std::string id, name, rule, text;
    std::vector<Type> types;     ///< empty: any
    std::vector<Weapon> weapons; ///< one of them is needed; empty: none is
    std::string without;         ///< not together with this trait
    int points = 0;
};

/// A line of a combat total or a test.
struct Factor {
    std::string label, text;
    enum class From { value, combat, charge } from = From::value;
    int value = 0;
};

/// What a face of a results table does.
struct Result {
    std::string id, rule, text;
    bool push = false;
    int disruption = 0;
    int stuck = 0; ///< disruption of those who cannot go back
    bool broken = false;
};

/// The facts that factors ask about.
struct FactWords {
    FactWords();
    Vocabulary vocabulary;
    int type, charged, foeCharged, disrupted, support, touched, higher, rough, frenzied, wavering, massed, breakLines, shieldwall;
    int legionaries, foeWavering, rear, threat, uncertain, purpose, fearsome;
};

struct Step {
    std::string id, label, rule, text;
    bool perPlayer = false;
    std::vector<std::string> rulings; ///< that belong to it, the usual one first
};

struct CardRow {
    std::string id, name, rule, text;
    int count = 0;
    bool terrain = false, difficult = false, hill = false;
    std::string kind, size;      ///< of terrain: "wood", and "small"; see planOf()
    int length = 0, breadth = 0; ///< of terrain as the plan draws it, in MU; length 0: from one end of the table to the other
};

/// All figures. Throws Error with file and line when they are faulty.
class Sheet {
public:
    explicit Sheet(const FigureFolder &from);

    FigureFolder figures;
    Figure ruleset; ///< ruleset.toml
    FactWords words;
    std::vector<TypeRow> types;
    std::vector<WeaponRow> weapons;
    std::vector<TraitRow> traits;
    Table<Factor> combat, charge, test;
    std::vector<Result> results, shots; ///< by face, 1 first
    std::vector<QuestionRow> questions;
    std::vector<About> acts;
    std::vector<Question> options;
    std::vector<Step> steps;
    std::vector<CardRow> cards;

    const TypeRow &type(Type type) const { return types[static_cast<std::size_t>(type)]; }
    const WeaponRow &weapon(Weapon weapon) const { return weapons[static_cast<std::size_t>(weapon)]; }
    /// These throw Error when there is no such row.
    const TraitRow &trait(const std::string &id) const;
    const Step &step(const std::string &id) const;
    const CardRow &card(const std::string &id) const;
    /// A whole number of ruleset.toml: number("shooting", "hits_from").
    int number(const std::string &table, const std::string &key) const;
};

/// How many points of disruption it bears (TRO-017).
int capacityOf(const Sheet &sheet, const Unit &unit);

} // namespace optio::tropaion
