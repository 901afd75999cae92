// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the rule set, read once from TOML and compiled to small arrays that the engine looks things up in.
#pragma once

#include "rules/dice/dice.h"
#include "rules/figures/house.h"
#include "rules/ruling/about.h"
#include "rules/ruling/form.h"
#include "rules/sounds.h"
#include "rulesets/hoplites/module.h"
#include "rulesets/hoplites/players/judgement.h"
#include "rulesets/hoplites/state.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace optio::hoplites {

/// What the procedures ask of a type, as bits; their names stand in types.toml.
enum Trait : std::uint32_t {
    foot = 1u << 0,
    mounted = 1u << 1,
    cavalry = 1u << 2,
    heavy = 1u << 3, ///< heavy infantry, for checks
    lightClass = 1u << 4,
    lightFoot = 1u << 5, ///< light infantry but for peltasts
    skirmisher = 1u << 6,
    chariot = 1u << 7,
    lightChariot = 1u << 8,
    elephant = 1u << 9,
    camel = 1u << 10,
    armoured = 1u << 11,
    wheeling = 1u << 12, ///< mounted that manoeuvre after every withdrawal
    german = 1u << 13,
    spears = 1u << 14,
    legion = 1u << 15,
    artillery = 1u << 16,
    phalanx = 1u << 17,
    sureFooted = 1u << 18,
    ferocious = 1u << 19,
    slopeRunner = 1u << 20,
    longSworded = 1u << 21,
    lightCavalry = 1u << 22,
    lancers = 1u << 23,
    fragile = 1u << 24,       ///< eliminated instead of routing
    lightMissiles = 1u << 25, ///< the light missile troops of a period that has no skirmishers: opening hand, missile supply
};

/// Bits of preferences, in the order of ruleset.toml; those of modules come after them.
enum Preference : std::uint16_t {
    variableInitiative = 1,
    leaderCohesion = 2,
    dynamicPlay = 4,
    restrictedChariots = 8,
    elephantsWorth = 16,
    fogOfWar = 32,
    cavalryPursuit = 64,
    secondLineWorth = 128,
    engagedHoldFire = 256,
    lightMobility = 512,
    fieldRestrictions = 1024,
    quietSetup = 2048,
    firstOfModule = 4096,
};

/// Bits of special rules and tags; those of modules come after them, in the order they are read.
enum Special : std::uint16_t {
    tribal = 1,
    ferocity = 2,
    mobility = 4,
    longSwords = 8,
    noLeaderCohesion = 16,
    discipline = 32,
    firstTag = 64,
};

enum class MayWithdraw : Byte { no, yes, mobile, light };

struct Columns {
    std::int8_t front = 0, flank = 0; ///< 0: not allowed
};

struct ShotRow {
    std::string id, label, rule;
    int base = 0, out = 10, hits = 1;
    std::string letters, period; ///< of the missiles; whose it is, empty: the core's
    std::vector<int> scale;      ///< instead of a base: the hits of each sum from 0 to 9; only the target's cover is taken from the die

    /// The hits of a die with this modifier; a hit counts `each`.
    int hitsAt(int die, int modifier, int each) const
    {
        if (scale.empty())
            return die + modifier <= base ? each : 0;
        return scale[static_cast<std::size_t>(std::clamp(die + modifier, 0, 9))];
    }
};

/// What is added to the die of a shot.
struct AimRow {
    std::string label, rule;
    std::string group;   ///< of rows of one group only the first counts
    std::string letters; ///< of the missiles; empty: all
    std::uint32_t firer = 0, target = 0;
    int value = 0;
    bool small = false; ///< at targets of size 1 only
};

struct TypeRow {
    std::string id, name, rule, where, icon, text;
    std::string shock, superiority; ///< rows and columns of the charts
    std::string withdraws, against; ///< the same, of withdrawals; empty: never withdraws
    std::string period;             ///< whose type it is; empty: the core's
    std::uint32_t traits = 0;
    std::string missiles; ///< letters allowed; ' ' for none
    Byte ground = 0;
    bool marker = false;
    int limit = 1;                                     ///< times TQ
    int times = 1, deep = 0, deepFrom = 99, fixed = 0; ///< route value: times TQ (from so many men deep on `deep` times), or fixed
    int factor = 0;
    Mask places = 0x1FF;          ///< with field restrictions, as `where` says
    int halves = 0;               ///< route value: so many halves of TQ
    bool characteristics = false; ///< may its units have those of its period?
    int formOf = -1;              ///< the type that a unit of this one is in a roster; it becomes this one
    std::uint16_t formBy = 0;     ///< by that characteristic
};

/// What players settle before a battle by yes or no.
struct PreferenceRow {
    std::string id, topic, label, help, rule;
    std::string period; ///< the one it belongs to; empty for all
    std::uint16_t bit = 0;
};

struct TerrainRow {
    std::string id, name, rule;
    std::string period;               ///< whose ground it is; empty: the core's
    std::array<std::int8_t, 5> coh{}; ///< by ground column; -1: no
    int shock = 0, missile = 0;
    bool cover = false, running = false;
};

struct SpecialRow {
    std::string id, name, text, rule;
    int points = 0;
    std::uint16_t bit = 0;
    bool tag = false;
    int shift = 0, rounds = 0; ///< of modules
    std::string period;        ///< the one it belongs to; empty for all

    bool of(const Module &module) const { return period.empty() || period == module.id; }
};

struct ReliefRow {
    std::uint64_t enters = 0, leaves = 0; ///< bits of types
    std::uint16_t army = 0;               ///< bit of the special rule or tag that the army must have; 0: none
    std::string armyName, rule;
};

struct GeneratedRow {
    std::string id, name, rule, lay, text;
    Byte ground = 0;
};

struct RallyRow {
    int upTo = 0, low = 0, high = 0;
};

/// A refusal's sentence.
struct RefusalRow {
    std::string id, text, rule;
};

/// battle.toml as numbers.
struct Numbers {
    int hand = 7, lightFirst = 2, unitsFirst = 4, second = 8, percent = 50, setup = 3, period = 3, periodAdd = 2;
    int ferocityCheck = -2, chariotCheck = 1, elephantCheck = 2, camelAttacks = -2, attacksCamel = -1;
    int armouredShift = 2, timesDefender = 3, timesAttacker = 2;
    int flankLargest = 10;
    int chariotWithdraw = 1, flankedWithdraw = 2, ferocityWithdraw = -2, mostWithdraw = 1, mostFlanked = 2;
    int bonus = 2, bonusPreferred = 4, ferocityFrom = 4;
    int rallyAdd = 1, depleted = 2, good = 6, orders = 2;
    int pursuitAdd = 2, caught = 7, away = 4;
    int rolls = 4, forward = 3, sideways = 5, nothing = 7, left = 4, ahead = 1, aheadCavalry = 2, beside = 2;
    int cardCohesion = 2, cardSupply = 3, cardReserve = 2;
    int hits = 1, hitsElephant = 2;
    int bundori = 5;
    int longest = 200;
};

/// A period that cannot be played, and the first thing that is wrong with its folder.
struct FaultyPeriod {
    std::string id, name, rule, fault;
};

/// All figures. Throws Error with file and line when those of the core are faulty; a faulty period is left out and told (DAT-13).
class Sheet {
public:
    explicit Sheet(const FigureFolder &from);

    std::uint64_t number = 0; ///< no other sheet of the program has it
    FigureFolder figures;
    Figure ruleset, points;
    Numbers numbers;
    std::vector<TypeRow> types;
    std::vector<TerrainRow> terrain;
    std::vector<CardRow> cards;
    std::vector<SpecialRow> specials;
    std::vector<ReliefRow> reliefs;
    std::vector<GeneratedRow> generated;
    std::vector<HabitRow> habits; ///< the core's; see Module::habits
    std::vector<RallyRow> rally;
    std::vector<ShotRow> shots;
    std::vector<RefusalRow> refusals;
    std::map<std::string, int> missilePoints, groundPoints; ///< what a letter, and an area of ground to be bought, costs
    std::vector<Module> modules;
    std::vector<FaultyPeriod> faulty;
    std::vector<PreferenceRow> preferences;
    std::vector<Question> options;
    std::vector<About> acts;
    Minds minds;                                       ///< players.toml
    std::vector<Sound> sounds;                         ///< page/sounds.toml
    std::function<const std::vector<Json> &()> armies; ///< those supplied, read when first asked for

    static constexpr std::size_t mostTypes = 48;
    static constexpr int letters = 10; ///< room for them
    std::string letterNames;           ///< missile letters in the order of missiles.toml; E: the archers on elephants
    /// Base columns, light chariots' corrections included: [attacker][defender].
    std::array<std::array<Columns, mostTypes>, mostTypes> columnsOf{};
    std::array<std::array<Superior, mostTypes>, mostTypes> superiorOf{};
    std::array<std::array<MayWithdraw, mostTypes>, mostTypes> withdrawalOf{}; ///< [defender][attacker]
    std::array<bool, mostTypes> freshOnly{};                                  ///< may withdraw only while not engaged
    std::array<std::array<std::array<Byte, 14>, 10>, 2> results{};            ///< [attackers 0, defenders 1][die][column]
    std::array<FaceBands, 14> resultBands;                                    ///< of each column: faces of the same results
    std::array<std::array<Byte, letters>, mostTypes> shotOf{};                ///< row of `shots`, nobody for none
    /// What is added to the die: [letter][firer][target], small targets and ground not included.
    std::array<std::array<std::array<std::int8_t, mostTypes>, mostTypes>, letters> aim{};
    std::array<int, mostTypes> aimSmall{}; ///< more at a target of this type and size 1
    std::vector<AimRow> aimList;           ///< what `aim` is made up of, in the order of missiles.toml, those of periods first
    /// Those that count for a letter, a firer and a target; of a group the first.
    std::vector<const AimRow *> aimRows(std::size_t letter, Byte firer, Byte target) const;
    Byte caltrop = 0; ///< its row of `terrain`

    const TypeRow &type(const Unit &unit) const { return types[unit.type]; }
    std::uint32_t traitsOf(Byte type) const { return traits_[type]; }
    std::uint32_t traitsOf(const Unit &unit) const { return traits_[unit.type]; }
    Byte groundOf(const Unit &unit) const { return grounds_[unit.type]; }
    bool is(const Unit &unit, std::uint32_t trait) const { return (traits_[unit.type] & trait) != 0; }
    const SpecialRow *special(const std::string &id) const;
    /// Index of a type, terrain or card by its id; -1 when there is none.
    int typeOf(const std::string &id) const;
    int terrainOf(const std::string &id) const;
    int cardOf(const std::string &id) const;
    int moduleOf(const std::string &period) const;
    /// The period that a type belongs to; the first one has those of the core.
    const Module &moduleFor(const TypeRow &type) const;
    /// Its place among the missiles; -1 when there is no such letter.
    int letterOf(char letter) const;
    /// A special card by its kind, in a period.
    const CardRow &card(const Module &module, std::size_t kind) const { return kind < cards.size() ? cards[kind] : module.card; }
    /// May armies of this period have the special rule or card?
    bool grants(const Module &module, const std::string &id) const
    {
        return std::find(module.barred.begin(), module.barred.end(), id) == module.barred.end();
    }
    /// May armies of this period have the type?
    bool fields(const Module &module, const TypeRow &type) const
    {
        return type.period.empty() ? module.coreTypes : type.period == module.id;
    }
    /// Which of its hits elephants take double: not from elephants, and artillery hits no harder than it does.
    int hitsOf(const ShotRow &shot, const Unit &firer, const Unit &target) const;

private:
    Sheet(const FigureFolder &from, std::vector<FaultyPeriod> without);
    static std::vector<FaultyPeriod> faultyIn(const FigureFolder &from);
    void readAll();

    // What is asked most, close together.
    std::array<std::uint32_t, mostTypes> traits_{};
    std::array<Byte, mostTypes> grounds_{};

    /// Do units of these types ever meet?
    bool meet(const TypeRow &one, const TypeRow &other) const;
    /// Are missiles of this period ("" for the core's) those of the type?
    bool shootsIn(const TypeRow &type, const std::string &period) const;
    /// The file of the core and those of the periods that have one, each with its period ("" for the core).
    std::vector<std::pair<std::string, Figure>> parts(const std::string &file) const;
    void readLetters();
    void readTypes();
    void readTerrain();
    void readShock();
    void readWithdrawal();
    void readMissiles();
    void readBattle();
    void readRules();
    void readModules();
    void readChampions(Module &module) const;
    void readPreferences(const Figure &rows, const std::string &period);
    /// The periods of ruleset.toml that can be played.
    std::vector<Figure> periods() const;
    void readOptions();
};

/// The traits named in a list. Throws Error for an unknown name.
std::uint32_t traitsFrom(const Figure &names);

} // namespace optio::hoplites
