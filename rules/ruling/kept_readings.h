// SPDX-License-Identifier: GPL-3.0-or-later
// What was read of units described outside a game. A table of odds makes a case ready for each cell, and four hundred cells describe the
// same forty units.
#pragma once

#include "rules/json.h"

#include <cstddef>
#include <memory>
#include <string>
#include <type_traits>
#include <typeindex>
#include <vector>

namespace optio {

/// Are these the same, number by number in the same form? (Json's own comparison takes 1 for 1.0, of which readers refuse one.)
bool isSame(const Json &one, const Json &other);

/// What one resolver has read of descriptions. Kept by whoever makes many of its cases ready; in use only while an InUse of it lives.
class KeptReadings {
public:
    /// In this thread descriptions are read once, by of(). They end in the reverse of the order in which they began, as blocks do.
    class InUse {
    public:
        explicit InUse(KeptReadings &kept) : outer_(innermost_) { innermost_ = &kept; }
        ~InUse() { innermost_ = outer_; }
        InUse(const InUse &) = delete;
        InUse &operator=(const InUse &) = delete;

    private:
        KeptReadings *outer_;
    };

    /// What `read()` gives, or gave of the same description in the same place. It must hang on nothing but these two and on what never
    /// changes for the resolver. What it throws is not kept.
    template <class Read> static std::invoke_result_t<Read> of(const std::string &place, const Json &described, const Read &read)
    {
        using Value = std::invoke_result_t<Read>;
        if (innermost_ == nullptr)
            return read();
        Shelf &shelf = innermost_->shelf(place, typeid(Value));
        if (const void *known = shelf.find(described))
            return *static_cast<const Value *>(known);
        auto value = std::make_shared<const Value>(read());
        shelf.kept.push_back({described, value});
        return *value;
    }

private:
    struct Kept {
        Json described;
        std::shared_ptr<const void> value;
    };
    /// What was read as one type in one place.
    struct Shelf {
        std::string place;
        std::type_index type;
        std::vector<Kept> kept;
        std::size_t last = 0; ///< the one found last: a table asks for the same again, or for the next

        const void *find(const Json &described);
    };
    Shelf &shelf(const std::string &place, std::type_index type);

    inline static thread_local KeptReadings *innermost_ = nullptr;
    std::vector<std::unique_ptr<Shelf>> shelves_;
};

} // namespace optio
