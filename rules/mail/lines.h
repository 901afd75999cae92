// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a turn file as structures, how each is written, and the strict reader of one (PBM-35, PBM-52). Lines are written without
// blanks, keys in one order, in ASCII. Read is any JSON text of the same content; an unknown, missing or doubled key, a value of another
// kind or out of bounds, and a number with sign, point or exponent are refused.
#pragma once

#include "rules/json.h"
#include "rules/mail/values.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace optio::mail {

constexpr int formatVersion = 1;                 ///< `v` of line 1
constexpr std::size_t mostFileBytes = 8u << 20;  ///< largest file (PBM-35)
constexpr std::size_t mostLineBytes = 64u << 10; ///< longest line (PBM-35)
constexpr std::string_view formatName = "optio-pbem";

/// Line 1.
struct Head {
    int version = formatVersion;
};

struct Leader {
    std::string name;
    int initiative = 0, command = 0, clan = 0; ///< the clan value of Samurai, or 0
};

/// A card of an army: a unit, or a special card, which has its kind only. Its number is its place in the army's list, from 1.
struct Card {
    std::string special; ///< its kind; "" for a unit
    std::string name, type, unitClass;
    int tq = 0, size = 0;
    std::string missile; ///< "" for none
    std::vector<std::string> characteristics;
    std::string clan; ///< "" for none
};

struct Army {
    std::string name;
    Leader leader;
    std::vector<std::string> rules, tags;
    std::vector<std::pair<int, std::string>> areas; ///< own area, its terrain
    std::vector<Card> cards;
};

/// Line 2, by A.
struct SetUp {
    std::string game, title, period;
    int engine = 0;
    std::vector<DataSet> content; ///< in the byte order of the names (PBM-53)
    int limit = 0;
    std::array<int, 2> percent{};
    std::vector<std::string> terrain;
    std::map<std::string, Json> prefs;
    std::map<std::string, int> extras;
    std::array<Army, 2> armies;
    Promise promise;
};

/// Line 4, by B.
struct Acceptance {
    Promise promise;
    std::string value; ///< b[1]
};

/// An act of the active player.
struct Act {
    int turn = 0, number = 0;
    std::string what; ///< `do`: the action's id
    Json with = Json::object();
    std::vector<SlotDie> dice; ///< for reading; whoever receives the file computes them himself
};
/// The key in `with` under which a discard keeps its seal (PBM-37).
constexpr std::string_view sealKey = "seal";

/// Standing orders for the coming enemy turn (PBM-40): group → "always", "never" or "computer". A group that is not named is left to the
/// computer.
struct Orders {
    std::map<std::string, std::string> withdraw, react;
};

/// How a battle ended.
struct Result {
    std::string winner; ///< "A", "B" or "draw"
    std::string by;     ///< "level", "units", "resign", "agreed" or "length"
    bool operator==(const Result &) const = default;
};

/// The end of a player turn.
struct End {
    int turn = 0;
    Orders orders;
    int index = 0; ///< of the value revealed: turn + 1 (PBM-24)
    std::string value;
    std::optional<Result> result;
    bool offer = false;                             ///< of a draw (PBM-44)
    std::vector<std::pair<std::string, int>> notes; ///< code and turn (PBM-46)
};

/// What a player opens after the battle (PBM-45).
struct Closing {
    struct Discard {
        int turn = 0, act = 0;
        std::string card;
    };
    Side side = Side::a;
    std::string secret; ///< h
    std::vector<Discard> discards;
};

/// A signature line. `formed` says whether it has its one form (PBM-36).
struct Signature {
    bool formed = true;
};

using Line = std::variant<Head, SetUp, Acceptance, Act, End, Closing, Signature>;

/// A line as it is written. Throws Error when it would be longer than 64 KiB.
std::string written(const Line &line);

/// Reads line `number`, from 1. Throws Error saying what is wrong; its field is the place in the line.
Line readLine(std::string_view text, int number);

} // namespace optio::mail
