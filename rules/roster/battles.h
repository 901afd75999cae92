// SPDX-License-Identifier: GPL-3.0-or-later
// Ready-made battles: pairs of supplied armies that met, with what one wants to know before playing them. They stand in battles.toml of
// a rule set, in words only: neither the hash of its figures nor house rules know this file.
#pragma once

#include "rules/json.h"

#include <filesystem>
#include <string>
#include <vector>

namespace optio {

struct ReadyBattle {
    std::string id;
    std::string name;       ///< "Cannae"
    std::string when;       ///< "216 BC"
    std::string a, b;       ///< ids of supplied armies
    std::string story;      ///< why they met, and what came of it
    std::string ground;     ///< the terrain; "" where nothing need be laid out
    std::string deployment; ///< how both stood; "" where the game asks it
    std::string length;     ///< "an evening"
};

/// Ready-made battles that are fought one after another, with their results kept.
struct BattleSeries {
    std::string id;
    std::string name;                 ///< "The wars of the Greeks"
    std::string story;                ///< what joins them, two or three sentences
    std::vector<std::string> battles; ///< ids of ready-made battles, in order
};

struct ReadyBattles {
    std::vector<ReadyBattle> battles;
    std::vector<BattleSeries> series;
};

/// The rows of `folder`/battles.toml in its order; none where there is no such file. Throws Error with file and line for a faulty row, an
/// id that is there twice, an army that is not among `armies`, or a series that names a battle which is not there.
ReadyBattles readBattles(const std::filesystem::path &folder, const std::vector<Json> &armies);

} // namespace optio
