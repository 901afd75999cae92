// SPDX-License-Identifier: GPL-3.0-or-later
// How often each rule, card and ground came up in games played by the program.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace optio::hoplites {

enum class Use : std::uint8_t {
    flankCard,
    rallyCard,
    cohesionCard,
    reserveCard,
    initiativeCard,
    supplyCard,
    caltropCard,
    ownCard,
    tribal,
    ferocity,
    ferocityEnds,
    mobility,
    longSwords,
    discipline,
    combinedMove,
    lateralMove,
    secondLineMove,
    shot,
    reactionFire,
    attack,
    flankButton,
    otherZone,
    withdrawal,
    secondLineAttack,
    allRout,
    rout,
    elimination,
    overflow,
    rampage,
    collapse,
    pursuit,
    leaderRally,
    regroup,
    leaderOrder,
    hidden,
    doubleTurn,
    extraPlay,
    extraDraw,
    groundFirst, ///< then one for each ground
};
constexpr std::size_t mostGrounds = 16;
constexpr std::size_t useCount = static_cast<std::size_t>(Use::groundFirst) + mostGrounds;

/// The name of a use in reports: "flankCard".
const char *nameOf(Use use);

struct Uses {
    std::array<std::uint64_t, useCount> count{};
};

} // namespace optio::hoplites
