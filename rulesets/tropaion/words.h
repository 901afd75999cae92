// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the rule set: types, weapons, aspects, virtues, and their names in states and figures.
#pragma once

#include "rules/fields.h"

#include <array>
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

/// "A, B and C".
std::string listText(const std::vector<std::string> &names);
/// "+1", "-2", "0".
std::string signedText(int value);
/// Morale kept in halves, as people read it: 11 is "5.5"; never below 0 (TRO-011).
std::string halvesText(int halves);

} // namespace optio::tropaion
