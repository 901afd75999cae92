// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done in a game now: each act with an input to start with, the natural next one first, and of the others why not.
#pragma once

#include "rules/ruleset.h"

#include <functional>
#include <string>
#include <vector>

namespace optio {

/// One act or kind of ruling, as a side is told of it.
struct Offer {
    std::string resolver;
    std::string label;
    std::string rule;
    std::string side; ///< "a" or "b" when it is that side's alone; "" otherwise
    Json input;       ///< what to start with; places that units are to fill are open
    Json example;     ///< a whole input that may be done as it stands; null when none was found
    bool next = false;
    std::string refusal; ///< why not now; empty when it may be done
};

/// Everything there is, first what comes next, then what may be done, then the rest. `side`: "a" or "b", who asks, who is told nothing of
/// the other's private page; "" for what both may know.
std::vector<Offer> offersOf(const Ruleset &ruleset, const Json &state, const std::string &side);

/// Throws Error for the input of an act in a game that says what the game knows itself ("game", which only rulings outside one have).
void expectInGame(const Json &input);

/// The whole input of an act in a game. Throws Error: for an act that is shut out whatever is answered with the reason for that, otherwise
/// with what is wrong in the input.
Json completeInGame(const Resolver &resolver, const Json &state, const Json &input);

/// The side whose private business this act is: by its page, or because its kind is secret and it names its side; "" when both may see it.
std::string privateTo(const Resolver &resolver, const Json &state, const Json &input);

/// The side whose choice it is to do this act, though everybody may see it: the one it names, or by About::decides; "" where either side
/// may enter it.
std::string decidedBy(const Resolver &resolver, const View &view, const Json &input);

/// The units that `view` shows, by side.
struct ViewUnits {
    std::vector<std::string> a, b;
    std::string active; ///< "a" when the view does not say
};
ViewUnits unitsOf(const View &view);

/// Fills the places of a resolver that `input` leaves open with units that may take them, one way after another, until `take` is content
/// (true) or `most` ways were tried. Gives whether one was taken. Optional places stay open.
bool fillSlots(const Resolver &resolver, const Json &state, const ViewUnits &units, const Json &input, int most,
               const std::function<bool(const Json &)> &take);

/// {"resolver","label","rule","side","next","refusal","input","slots":[{"id","label","whose","many","optional"}],"example"}; what is empty
/// is left out but for the refusal.
Json toJson(const Offer &offer, const Resolver &resolver);
Json toJson(const Slot &slot);
Json toJson(const Candidate &candidate);

} // namespace optio
