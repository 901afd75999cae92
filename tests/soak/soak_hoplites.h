// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in battles of Hoplites: units and cards are conserved, hidden cards stay hidden.
#pragma once

#include "tests/soak/soak_watch.h"

#include <algorithm>
#include <bit>
#include <set>
#include <string>

namespace soak {

class HoplitesWatch : public Watch {
public:
    using Watch::Watch;

    void state(const Json &state) override
    {
        expect(state.at("units").size() == start_.at("units").size(), "HOP-033 units are conserved", "units were made or lost");
        for (const char *side : {"a", "b"}) {
            const Json &cards = state.at(side);
            std::set<int> seen;
            int specials = 0;
            for (const char *list : {"deck", "hand", "second", "field"})
                for (const Json &one : cards.at(list)) {
                    const int card = one.get<int>();
                    if (card == nobody)
                        continue;
                    if (card >= firstSpecial) {
                        ++specials;
                        continue;
                    }
                    expect(state.at("units").contains(side + std::to_string(card + 1)), "HOP-033 cards are units", "a card of no unit",
                           cards);
                    expect(seen.insert(card).second, "HOP-033 a unit is in one place", "a unit is in two places", cards);
                }
            for (const char *list : {"spent", "dropped"})
                for (const Json &one : cards.at(list))
                    specials += one.get<int>();
            int &first = side[0] == 'a' ? specialsA_ : specialsB_;
            if (first < 0)
                first = specials;
            expect(first == specials, "HOP-340 special cards are conserved", "special cards were made or lost", cards);
            if (const auto clans = cards.find("clans"); clans != cards.end()) {
                const auto acting = clans->at(1).get<unsigned>();
                expect(std::popcount(acting) <= clans->at(0).get<int>(), "SAM-31 no more clans act than may", "a clan too many", cards);
            }
            expect(cards.at("hand").size() <= 7 && cards.at("second").size() <= 8, "HOP-340 seven cards in hand, eight in the second line",
                   "too many", cards);
        }
    }

    void act(const Done &done) override
    {
        const bool over = ruleset_.ended(done.before).at("over").get<bool>();
        expect(!over, "HOP-701 battles end", "an act after the end");
    }

    Json otherSecrets(const Json &state, const std::string &side) const override
    {
        Json other = state;
        Json &deck = other.at(side).at("deck");
        if (deck.size() < 2)
            return {};
        std::rotate(deck.begin(), deck.begin() + 1, deck.end());
        for (Json &card : other.at(side).at("hand"))
            if (card >= firstSpecial)
                for (Json &below : deck)
                    if (below >= firstSpecial && below != card) {
                        std::swap(card, below);
                        break;
                    }
        return other;
    }

private:
    static constexpr int nobody = 255, firstSpecial = 64;
    int specialsA_ = -1, specialsB_ = -1;
};

} // namespace soak
