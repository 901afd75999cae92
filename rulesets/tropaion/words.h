// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the rule set: types, weapons, aspects, virtues, and their names in states and figures.
#pragma once

#include "rules/json.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace optio::tropaion {

enum class Type { LI, MI, HI, PK, WB, MA, LC, MC, HC, EL };
enum class Weapon { none, javelins, slings, bows };
/// Which part of a unit an enemy touches.
enum class Aspect { front, flank, rear };
enum class Status { table, reserve, lost };
/// What a general's dice are put on (TRO-045).
enum class Virtue { valour, discipline, strategy };

inline constexpr std::array<const char *, 10> typeWords{"LI", "MI", "HI", "PK", "WB", "MA", "LC", "MC", "HC", "EL"};
inline constexpr std::array<const char *, 4> weaponWords{"none", "javelins", "slings", "bows"};
inline constexpr std::array<const char *, 3> aspectWords{"front", "flank", "rear"};
inline constexpr std::array<const char *, 3> statusWords{"table", "reserve", "lost"};
inline constexpr std::array<const char *, 3> virtueWords{"valour", "discipline", "strategy"};

inline const auto &wordsOf(Type) { return typeWords; }
inline const auto &wordsOf(Weapon) { return weaponWords; }
inline const auto &wordsOf(Aspect) { return aspectWords; }
inline const auto &wordsOf(Status) { return statusWords; }
inline const auto &wordsOf(Virtue) { return virtueWords; }

template <class E> const char *wordOf(E value) { return wordsOf(value)[static_cast<std::size_t>(value)]; }

/// The refusal of a word that is not among `allowed`.
[[noreturn]] void refuseWord(const Json &given, const std::vector<std::string> &allowed, const std::string &place);

/// Throws Error naming the place and the allowed words for anything else.
template <class E> E fromWord(const Json &json, const std::string &place)
{
    const auto &words = wordsOf(E{});
    if (json.is_string())
        for (std::size_t i = 0; i < words.size(); ++i)
            if (json.get_ref<const std::string &>() == words[i])
                return static_cast<E>(i);
    refuseWord(json, {words.begin(), words.end()}, place);
}

/// "A, B and C".
std::string listText(const std::vector<std::string> &names);
/// "+1", "-2", "0".
std::string signedText(int value);
/// Morale kept in halves, as people read it: 11 is "5.5"; never below 0 (TRO-011).
std::string halvesText(int halves);

} // namespace optio::tropaion
