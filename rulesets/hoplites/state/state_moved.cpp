// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/hoplites/state/state_moved.h"

#include "rules/error.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace optio::hoplites {

namespace {

/// How a number of a list moves.
enum class Moves : char {
    set = 's',   ///< it is what it became
    count = 'c', ///< by as many, never below 0
    spent = 't', ///< the same; what begins anew with each turn is 0 then
    bits = 'b'   ///< the bits that changed
};

// In the order in which state_json.cpp and state_numbers.cpp write them.
constexpr std::string_view unitMoves = "ssssssssccssb";
constexpr std::string_view sideMoves = "sccbssccccccstttttt" // … turn, plays to draws,
                                       "ccc";                // shots, hits, attacks
constexpr std::string_view battleMoves = "sssssssssssss"     // … longest,
                                         "bbsssssss";        // preferences, generated, …
constexpr std::string_view challengeMoves = "ccsssss", clanMoves = "sb", counts = "cccccccc";
constexpr std::size_t unitPlace = 6, unitHits = 8;

Json movedNumber(Moves how, const Json &from, const Json &to, const Json &now)
{
    const bool numbers = from.is_number_integer() && to.is_number_integer() && now.is_number_integer();
    if (!numbers || how == Moves::set)
        return to;
    const auto was = from.get<int>(), becomes = to.get<int>(), is = now.get<int>();
    if (how == Moves::bits)
        return (is | (becomes & ~was)) & ~(was & ~becomes);
    return how == Moves::spent && becomes == 0 ? 0 : std::max(0, is + becomes - was);
}

/// Lists of the same length, place by place; `moves` for those that say how, the rest are set.
Json movedPlaces(std::string_view moves, const Json &from, const Json &to, const Json &now)
{
    Json list = now;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (from[i] != to[i])
            list[i] = movedNumber(i < moves.size() ? static_cast<Moves>(moves[i]) : Moves::set, from[i], to[i], now[i]);
    return list;
}

/// Cards leave a list wherever they are, and come in at its end.
Json movedCards(const Json &from, const Json &to, const Json &now)
{
    const auto take = [](Json &list, const Json &card) {
        const auto found = std::find(list.begin(), list.end(), card);
        if (found == list.end())
            return false;
        list.erase(found);
        return true;
    };
    Json gone = from, list = now, come = Json::array();
    for (const Json &card : to)
        if (!take(gone, card))
            come.push_back(card);
    for (const Json &card : gone)
        take(list, card);
    list.insert(list.end(), come.begin(), come.end());
    return list;
}

/// A unit that is elsewhere than it was neither moves nor is hit there; what a phase or a turn clears of its marks is nothing to it.
Json movedUnit(const Json &from, const Json &to, const Json &now)
{
    if (now[unitPlace] != from[unitPlace]) {
        if (from[unitPlace] != to[unitPlace] || from[unitHits] != to[unitHits])
            throw Error("a unit is not where it was");
        return now;
    }
    Json unit = movedPlaces(unitMoves, from, to, now);
    if (from[unitPlace] != to[unitPlace]) // it comes up, or leaves
        unit[unitHits] = to[unitHits];
    return unit;
}

} // namespace

std::optional<Json> movedValue(const std::string &path, const Json &from, const Json &to, const Json &now)
{
    if (!from.is_array() || !to.is_array() || !now.is_array())
        return {};
    const std::string what = path.substr(path.rfind('/') + 1);
    for (const char *cards : {"deck", "hand", "second", "attacks", "fallen"})
        if (what == cards)
            return movedCards(from, to, now);
    if (from.size() != now.size() || to.size() != now.size())
        return {};
    if (path.starts_with("/units/") && now.size() == unitMoves.size())
        return movedUnit(from, to, now);
    if (path == "/battle")
        return movedPlaces(battleMoves, from, to, now);
    if (path == "/challenges/numbers")
        return movedPlaces(challengeMoves, from, to, now);
    if (what == "numbers")
        return movedPlaces(sideMoves, from, to, now);
    if (what == "clans" && !path.starts_with("/names"))
        return movedPlaces(clanMoves, from, to, now);
    if (what == "spent" || what == "dropped")
        return movedPlaces(counts, from, to, now);
    if (what == "field" || what == "ground" || what == "habits" || what == "own" || what == "forming")
        return movedPlaces({}, from, to, now);
    return {};
}

} // namespace optio::hoplites
