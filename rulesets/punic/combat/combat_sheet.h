// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of combat.toml, read once: dice, target numbers, results, volleys, tests of elephants and leaders' fates.
#pragma once

#include "rules/figures/house.h"
#include "rules/figures/table.h"
#include "rules/ruling/asking.h"
#include "rulesets/punic/state.h"

#include <array>
#include <string>
#include <vector>

namespace optio::punic {

/// Who has the better ground.
enum class Advantage : int { none, ours, theirs };

/// The facts that the tables may ask about.
struct CombatWords {
    CombatWords();
    Vocabulary vocabulary;
    // The unit: its type as it counts, formation, grade, state.
    int me, form, grade, shaken, turned, lines, line, lastLine;
    // How it came into this round.
    int charged, received, pursued, followed, relieved, later;
    // From where it was struck: as charged, and with its formation taken into account.
    int aspect, struck;
    // What helps or hinders it.
    int supported, ground, cover;
    // Whom it faces: the main enemy unit, and all of them.
    int foe, foeForm, foeStruck, mountedCharge, facesFormedInfantry, onlyLight, onlyLightOrElephants, onlyCavalryOrLi;
};

/// Dice that a fact adds.
struct DiceFactor {
    std::string label, title, text;
    int value = 0;
    std::vector<Condition> any; ///< one of these must hold too, where there are some
};

/// A word that a table gives.
struct Reading {
    int word = 0;
    std::string label, text;
};

/// Whom the additional DPs of a result strike.
enum class ExtraTo { none, formedInfantry, lightInfantry };

/// What an engaged unit must do by a result.
struct Duty {
    int move = 0;         ///< number of a Move
    int dps = 0;          ///< already with those of the band
    int bases = 0;        ///< lost as casualties
    int critical = 0;     ///< automatic critical hits of elephants
    bool follows = false; ///< follows up, pursues or halts as the enemy fares
    bool mayHalt = false;
    int extra = 0;
    ExtraTo extraTo = ExtraTo::none;
    std::string title, text;
};

/// One of the five results.
struct Band {
    std::string id, label, rule;
    int least = 0, dps = 0, bases = 0;
    Table<Duty> duties;
};

/// A move after combat.
struct Move {
    std::string id, label, must, instruction, rule;
    int weight = 0;
};

/// See the top of the file.
struct CombatSheet {
    explicit CombatSheet(const FigureFolder &from);

    CombatWords words;
    struct {
        int elephant, most, least, overlap, inspiredMost, disorder, disorderMost, shaken, supportPart, leaderHits;
        std::array<int, 4> grade;
        std::string rule, leastRule, overlapRule, secondLineRule, gradeRule, inspiredRule, disorderRule, shakenRule, supportRule,
            leaderRule;
    } dice;
    Table<Reading> struck;
    Table<DiceFactor> factors;
    Table<Reading> target;
    std::array<Band, 5> bands; ///< from victory to defeat
    std::vector<Move> moves;
    struct {
        int range, hitsOn, disorder, least, elephants, mostAPhase;
        std::string rule, targetRule, elephantsRule, limitRule, text;
    } volley;
    Table<Reading> half; ///< word: 1 to halve
    struct {
        int testCritical, destroyed;
        std::string testRule, criticalRule;
    } elephants;
    struct {
        int first, killed, wounded;
        std::string rule;
    } death;

    /// The number of a move; -1 when unknown.
    int move(std::string_view id) const;
    const Move &moveAt(int number) const { return moves[static_cast<std::size_t>(number)]; }
    /// The number of the band of this difference of hits, 0 (victory) to 4 (defeat).
    int bandOf(int difference) const;

private:
    Duty readDuty(const Figure &row, const Band &band) const;
    void readElephants(const Figure &figures);
    void readDice(const Figure &row);
};

bool isLight(Type type);
bool isCavalry(Type type);

} // namespace optio::punic
