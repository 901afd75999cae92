// SPDX-License-Identifier: GPL-3.0-or-later
// What a soak run finds: each fault under the name of the invariant it breaks, told once for each kind.
#pragma once

#include <cctype>
#include <cstdio>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace soak {

/// The faults of a run. Those of one invariant whose texts differ in numbers alone are of one kind.
class Faults {
public:
    /// `known` are the beginnings of faults that are passed over, such as "TRO-020" or "nothing breaks: charge-move".
    Faults(std::vector<std::string> known, bool loud) : known_(std::move(known)), loud_(loud) {}

    /// Where the run is, told with each fault: "dbm --seed 17, act 43 (move)".
    std::string place;

    /// An invariant is broken: told unless it is known.
    void add(const std::string &invariant, const std::string &text, const std::string &detail = {})
    {
        const std::string whole = invariant + ": " + text;
        for (const std::string &known : known_)
            if (whole.compare(0, known.size(), known) == 0) {
                ++passedOver_[known];
                return;
            }
        Kind &kind = kinds_[{invariant, withoutNumbers(text)}];
        if (++kind.count == 1) {
            kind.first = place + ": " + text + (detail.empty() ? "" : "\n      " + detail.substr(0, 1500));
            if (loud_)
                std::printf("FAULT %s: %s\n", invariant.c_str(), kind.first.c_str());
        }
    }
    bool none() const { return kinds_.empty(); }
    std::size_t count() const { return kinds_.size(); }

    /// Prints each kind with where it came first.
    void print() const
    {
        for (const auto &[key, kind] : kinds_)
            std::printf("[%s] x%d\n    %s\n", key.first.c_str(), kind.count, kind.first.c_str());
        for (const std::string &known : known_)
            std::printf("known, passed over %d times: %s\n", passedOver_.count(known) != 0 ? passedOver_.at(known) : 0, known.c_str());
    }

private:
    struct Kind {
        int count = 0;
        std::string first;
    };

    static std::string withoutNumbers(const std::string &text)
    {
        std::string kind;
        for (const char c : text)
            if (std::isdigit(static_cast<unsigned char>(c)) == 0)
                kind += c;
        return kind.substr(0, 90);
    }

    std::vector<std::string> known_;
    bool loud_;
    std::map<std::pair<std::string, std::string>, Kind> kinds_;
    std::map<std::string, int> passedOver_;
};

} // namespace soak
