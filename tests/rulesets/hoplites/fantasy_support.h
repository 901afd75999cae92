// SPDX-License-Identifier: GPL-3.0-or-later
// A field of the Fantasy period for tests: monsters with their characteristics.
#pragma once

#include "tests/rulesets/hoplites/hoplites_support.h"

#include <string>
#include <vector>

namespace fantasytest {

using namespace hoplitestest;
using Have = std::vector<std::string>;

/// A unit as a row of a table of examples writes it.
struct Piece {
    std::string type;
    int tq = 0, size = 0, column = 0;
    Have have;
    std::string missile;
    int coh = 0;
};

struct Lair : Ground {
    Lair() : Ground("fantasy") {}

    int put(int owner, const Piece &card)
    {
        return Ground::put(owner, card.type, card.tq, card.size, card.column, card.missile, card.coh, card.have);
    }
    /// In the second line.
    int behind(int owner, const Piece &card, bool asRallied)
    {
        const int index = make(owner, card.type, card.tq, card.size, card.missile, card.have);
        Unit &one = unit(owner, index);
        one.place = Place::second;
        one.coh = static_cast<Byte>(card.coh);
        side(owner).second[side(owner).secondCount++] = static_cast<Byte>(index);
        if (asRallied)
            one.set(rallied);
        else
            side(owner).points = static_cast<std::uint16_t>(side(owner).points + one.worth);
        return index;
    }
    int inHand(int owner, const Piece &card)
    {
        const int index = make(owner, card.type, card.tq, card.size, card.missile, card.have);
        unit(owner, index).place = Place::hand;
        unit(owner, index).coh = static_cast<Byte>(card.coh);
        side(owner).hand[side(owner).handCount++] = static_cast<Byte>(index);
        return index;
    }
    /// Has some line of the narration this text?
    bool told(const std::string &text) const
    {
        const auto has = [&](const std::string &line) { return line.find(text) != std::string::npos; };
        return std::any_of(narration.sentences.begin(), narration.sentences.end(), has) ||
               std::any_of(narration.lines.begin(), narration.lines.end(), [&](const Line &line) { return has(line.label); });
    }
};

} // namespace fantasytest
