// SPDX-License-Identifier: GPL-3.0-or-later
// The states that were read last. A page asks a dozen rulings about one and the same state, and an act is weighed between the state before
// and the one after; to see that it is the same takes a fifth of reading it.
#pragma once

#include "rules/json.h"

#include <array>
#include <cstddef>
#include <utility>

namespace optio {

/// Reads a state, unless it was among the last ones read. `Read` gives the same for the same JSON, and may throw: then nothing is kept.
template <class State> class LastRead {
public:
    template <class Read> const State &operator()(const Json &json, const Read &read)
    {
        for (std::size_t i = 0; i < kept_.size(); ++i)
            if (!kept_[i].json.is_null() && kept_[i].json == json) {
                for (; i > 0; --i)
                    std::swap(kept_[i], kept_[i - 1]);
                return kept_.front().state;
            }
        Kept kept{json, read(json)};
        for (std::size_t i = kept_.size() - 1; i > 0; --i)
            std::swap(kept_[i], kept_[i - 1]);
        kept_.front() = std::move(kept);
        return kept_.front().state;
    }

private:
    struct Kept {
        Json json;
        State state;
    };
    std::array<Kept, 3> kept_; ///< the latest first
};

} // namespace optio
