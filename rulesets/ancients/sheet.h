// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the rule set as loaded from TOML: units, conversion, factors, tables, questions, steps.
#pragma once

#include "rules/figures/house.h"
#include "rules/ruling/about.h"
#include "rules/ruling/asker.h"
#include "rules/ruling/form.h"
#include "rulesets/ancients/army/notation.h"
#include "rulesets/ancients/combat/tables.h"

#include <array>
#include <string>
#include <vector>

namespace optio::ancients {

enum class Arm { infantry, cavalry, chariot, elephant, engine, camp };
inline constexpr std::array armWords{"infantry", "cavalry", "chariot", "elephant", "engine", "camp"};
/// How a unit is shot at (ANC-072).
enum class FireClass { phalanx, heavy, other };
inline constexpr std::array fireWords{"phalanx", "heavy", "other"};
/// When a unit is impetuous of itself (ANC-050).
enum class Temper { never, cond, always };
inline constexpr std::array temperWords{"never", "cond", "always"};

struct CodeRow {
    std::string id, label;
    Arm arm = Arm::infantry;
    Temper temper = Temper::cond;      ///< of units outside the catalogue
    FireClass fire = FireClass::other; ///< of units outside the catalogue
    bool starAll = false;              ///< its star counts against all that is not infantry
};

/// A row of the catalogue (ANC-141).
struct UnitRow {
    std::string id, name, rule, text, icon, substitute;
    Notation notation; ///< with its back face
    int cost = 0;
    FireClass fire = FireClass::other;
    Temper temper = Temper::cond;
    int most = 0; ///< counters there are; 0: no limit
};

/// What an element may become (ANC-142).
struct Into {
    std::string row;
    int over = 1, under = 1; ///< units for each element
    std::vector<std::string> grades;
    bool chariot = false, standard = false;
};
struct ElementRow {
    std::string id, name, rule;
    std::vector<Into> into;
};

/// A sentence with its rule.
struct Saying {
    std::string id, rule, text;
};

/// A step of the sequence of play.
struct Step {
    std::string id, label, rule, text;
};

/// A kind of stratagem (ANC-114).
struct StratagemRow {
    std::string id, label, rule, text;
    std::vector<std::string> allowed; ///< the settings under which it may be used
};

/// All figures. Throws Error with file and line when they are faulty.
class Sheet {
public:
    explicit Sheet(const FigureFolder &from);

    FigureFolder figures;
    Figure ruleset; ///< ruleset.toml
    Figure troops;  ///< troops.toml
    Tables tables;
    std::vector<CodeRow> codes;
    std::vector<UnitRow> units;
    std::vector<ElementRow> elements;
    std::vector<Saying> leaders, advice;
    std::vector<QuestionRow> questions;
    std::vector<About> acts;
    std::vector<Question> options, campaignOptions;
    Json usualOptions; ///< every option at its default
    std::vector<Step> steps;
    std::vector<StratagemRow> stratagems;

    /// These throw Error when there is no such row.
    const CodeRow &code(const std::string &id) const;
    const UnitRow &unit(const std::string &id) const;
    const Step &step(const std::string &id) const;
    const StratagemRow &stratagem(const std::string &id) const;
    /// The catalogue row with this front, density and charge; null when there is none. A light unit whose density is not said is like the
    /// first row of its front (ANC-012, ANC-013).
    const UnitRow *rowLike(const Notation &notation) const;
    /// How a unit with this front is shot at: as the catalogue's, or as its kind (ANC-072).
    FireClass fireOf(const Notation &notation) const;
    /// Points for units with so many leaders (ANC-144); `base` 0 is the usual size.
    int budget(int leaders, int base) const;
    int mostLeaders() const;
};

} // namespace optio::ancients
