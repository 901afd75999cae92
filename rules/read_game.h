// SPDX-License-Identifier: GPL-3.0-or-later
// How the state of a game is read into a structure: once.
#pragma once

#include "rules/fields.h"
#include "rules/journal/last_read.h"

#include <cstdint>
#include <memory>

namespace optio {

/// Reads the state of a game by `read`, unless it was among the last ones read. Readers that may read the same JSON in different ways have
/// each their own number.
template <class State, class Read> std::shared_ptr<const State> readOnce(const Json &json, const Read &read, std::uint64_t reader = 0)
{
    static thread_local LastRead<std::shared_ptr<const State>> last;
    static thread_local std::uint64_t lastReader = 0;
    if (lastReader != reader) {
        lastReader = reader;
        last = {};
    }
    return last(json, [&](const Json &anew) { return std::make_shared<const State>(read(anew)); });
}

/// What is to be done with a state of which the fields have been read: units learn their ids. A rule set with more to set right, or to
/// refuse by Error, has its own, found by the namespace of its State.
template <class State> void settle(State &state)
{
    for (auto &[id, unit] : state.units)
        unit.id = id;
}

/// Reads the state of a game by the fields() of its structure, unless it was among the last ones read. Throws Error naming the place for
/// values that no game can have.
template <class State> std::shared_ptr<const State> readGame(const Json &json)
{
    return readOnce<State>(json, [](const Json &anew) {
        State state;
        FieldsIn::read(state, anew, "state");
        settle(state);
        return state;
    });
}

} // namespace optio
