// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the state of a game into a structure.
#pragma once

#include "rules/fields.h"
#include "rules/journal/last_read.h"

#include <memory>

namespace optio {

/// Reads the state of a game by the fields() of its structure, unless it was among the last ones read; units learn their ids. Throws Error
/// naming the place for values that no game can have.
template <class State> std::shared_ptr<const State> readGame(const Json &json)
{
    static thread_local LastRead<std::shared_ptr<const State>> last;
    return last(json, [](const Json &anew) {
        auto state = std::make_shared<State>();
        FieldsIn::read(*state, anew, "state");
        for (auto &[id, unit] : state->units)
            unit.id = id;
        return std::shared_ptr<const State>(state);
    });
}

} // namespace optio
