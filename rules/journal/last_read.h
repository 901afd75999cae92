// SPDX-License-Identifier: GPL-3.0-or-later
// The states that were read last. A page asks a dozen rulings about one and the same state, and an act is weighed between the state before
// and the one after; to see that it is the same takes a fifth of reading it.
#pragma once

#include "rules/json.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace optio {

/// Says that this very JSON does not change while it lives: what is read of it within that time is compared once, and no more. They end in
/// the order in which they began, as blocks do.
class Unchanging {
public:
    explicit Unchanging(const Json &json) : Unchanging(&json) {}
    /// The same; of none it says nothing.
    explicit Unchanging(const Json *json) : json_(json), number_(++last_), outer_(innermost_) { innermost_ = this; }
    ~Unchanging() { innermost_ = outer_; }
    Unchanging(const Unchanging &) = delete;
    Unchanging &operator=(const Unchanging &) = delete;

    /// The number of the first one that holds for this JSON; 0 when there is none.
    static std::uint64_t of(const Json &json)
    {
        std::uint64_t number = 0;
        for (const Unchanging *one = innermost_; one != nullptr; one = one->outer_)
            if (one->json_ == &json)
                number = one->number_;
        return number;
    }

private:
    inline static thread_local const Unchanging *innermost_ = nullptr;
    inline static thread_local std::uint64_t last_ = 0;
    const Json *json_;
    std::uint64_t number_;
    const Unchanging *outer_;
};

/// Reads a state, unless it was among the last ones read. `Read` gives the same for the same JSON, and may throw: then nothing is kept.
template <class State> class LastRead {
public:
    template <class Read> const State &operator()(const Json &json, const Read &read)
    {
        const std::uint64_t unchanged = Unchanging::of(json);
        for (std::size_t i = 0; unchanged != 0 && i < kept_.size(); ++i)
            if (kept_[i].unchanged == unchanged)
                return toFront(i);
        for (std::size_t i = 0; i < kept_.size(); ++i)
            if (!kept_[i].json.is_null() && kept_[i].json == json) {
                kept_[i].unchanged = unchanged;
                return toFront(i);
            }
        Kept kept{json, read(json), unchanged};
        for (std::size_t i = kept_.size() - 1; i > 0; --i)
            std::swap(kept_[i], kept_[i - 1]);
        kept_.front() = std::move(kept);
        return kept_.front().state;
    }

private:
    struct Kept {
        Json json;
        State state;
        std::uint64_t unchanged = 0; ///< see Unchanging::of()
    };

    const State &toFront(std::size_t i)
    {
        for (; i > 0; --i)
            std::swap(kept_[i], kept_[i - 1]);
        return kept_.front().state;
    }

    std::array<Kept, 3> kept_; ///< the latest first
};

} // namespace optio
