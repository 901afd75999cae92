// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing what cannot be seen.
#include "rulesets/hoplites/players/determine.h"

#include "rulesets/hoplites/legal.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

constexpr double ambush = 0.35; ///< how often an area in which somebody may be hidden is taken to hold somebody

template <class It> void shuffle(It begin, int count, Pcg &random)
{
    for (int i = count - 1; i > 0; --i)
        std::swap(begin[i], begin[random.below(i + 1)]);
}

/// The enemy's cards that are out of sight.
class Unseen {
public:
    Unseen(const Sheet &sheet, State &state, int side, Pcg &random)
        : sheet_(sheet), state_(state), own_(state.sides[static_cast<std::size_t>(side)]),
          other_(state.sides[static_cast<std::size_t>(1 - side)]), random_(random)
    {
        for (int index = 0; index < other_.unitCount; ++index)
            if (other_.units[static_cast<std::size_t>(index)].place == Place::unknown)
                units_[static_cast<std::size_t>(count_++)] = static_cast<Byte>(index);
        shuffle(units_.begin(), count_, random_);
    }

    void place()
    {
        pursue();
        hide();
        // What is left is in hand, deck or discarded: units, and special cards for the rest.
        const int cards = other_.handCount + other_.deckCount + other_.discards;
        for (; count_ > cards;)
            --count_; // a view that no battle has; it must not end the thought
        std::array<Byte, mostUnits + mostDeck + mostHand> pack{};
        std::copy_n(units_.begin(), count_, pack.begin());
        for (int i = count_; i < cards; ++i)
            pack[static_cast<std::size_t>(i)] = special();
        shuffle(pack.begin(), cards, random_);
        std::size_t at = 0;
        const auto take = [&](Place place) {
            const Byte code = pack[at++];
            if (code < firstSpecial)
                other_.units[code].place = place;
            return code;
        };
        for (int i = 0; i < other_.handCount; ++i)
            other_.hand[static_cast<std::size_t>(i)] = take(Place::hand);
        for (int i = 0; i < other_.deckCount; ++i)
            other_.deck[static_cast<std::size_t>(i)] = take(Place::deck);
        for (int i = 0; i < other_.discards; ++i)
            if (const Byte code = take(Place::discarded); code >= firstSpecial)
                ++other_.dropped[static_cast<std::size_t>(code - firstSpecial)];
    }

private:
    Byte takeUnit(int at)
    {
        const Byte index = units_[static_cast<std::size_t>(at)];
        units_[static_cast<std::size_t>(at)] = units_[static_cast<std::size_t>(--count_)];
        return index;
    }

    /// Riders who are away; only cavalry pursues (HOP-740).
    void pursue()
    {
        for (int away = 0; away < other_.pursuing && count_ > 0; ++away) {
            int at = 0;
            while (at + 1 < count_ && !sheet_.is(other_.units[units_[static_cast<std::size_t>(at)]], cavalry))
                ++at;
            Unit &unit = other_.units[takeUnit(at)];
            unit.place = Place::pursuit;
            unit.manoeuvre = static_cast<Byte>(random_.below(sheet_.numbers.away + 1));
            unit.set(everPlayed);
        }
    }

    /// With Fog of War units may stand where there is cover and nobody near (HOP-408).
    void hide()
    {
        const Layout &layout = sheet_.modules[state_.module].layout;
        const int least = count_ - (other_.handCount + other_.deckCount + other_.discards); // so many must be hidden
        if ((state_.preferences & fogOfWar) == 0)
            return;
        std::array<Byte, columns> covered{};
        int areas = 0;
        for (int column = 0; column < layout.width; ++column)
            if ((other_.occupied >> column & 1) == 0 && enemiesNear(layout, own_, column) == 0 &&
                sheet_.terrain[other_.ground[static_cast<std::size_t>(column)]].cover)
                covered[static_cast<std::size_t>(areas++)] = static_cast<Byte>(column);
        shuffle(covered.begin(), areas, random_);
        for (int i = 0; i < areas && count_ > 0; ++i) {
            if (i >= least && random_.below(1000) >= 1000 * ambush)
                continue;
            const int column = covered[static_cast<std::size_t>(i)];
            int at = 0;
            while (at < count_ && (other_.closed[sheet_.groundOf(other_.units[units_[static_cast<std::size_t>(at)]])] >> column & 1) != 0)
                ++at;
            if (at == count_)
                continue;
            const Byte index = takeUnit(at);
            Unit &unit = other_.units[index];
            unit.place = Place::field;
            unit.column = static_cast<Byte>(column);
            unit.set(hidden);
            unit.set(everPlayed);
            other_.field[static_cast<std::size_t>(column)] = index;
            other_.occupied = static_cast<Mask>(other_.occupied | bit(column));
            other_.hiding = static_cast<Mask>(other_.hiding | bit(column));
        }
    }

    /// A special card: of a kind that the own army has, as far as it has not been played, or any.
    Byte special()
    {
        if (total_ == 0) {
            const auto add = [&](Byte code) {
                if (code >= firstSpecial && code != unseen && code != nobody)
                    kinds_[static_cast<std::size_t>(code - firstSpecial)] += 4;
            };
            for (int i = 0; i < own_.deckCount; ++i)
                add(own_.deck[static_cast<std::size_t>(i)]);
            for (int i = 0; i < own_.handCount; ++i)
                add(own_.hand[static_cast<std::size_t>(i)]);
            for (std::size_t kind = 0; kind < cardKinds; ++kind) {
                kinds_[kind] += 4 * (own_.spent[kind] + own_.dropped[kind] - other_.spent[kind]);
                kinds_[kind] = std::max(kinds_[kind], kind < sheet_.cards.size() ? 1 : 0);
            }
            if ((state_.preferences & variableInitiative) == 0)
                kinds_[static_cast<std::size_t>(Card::initiative)] = 0;
            for (const int one : kinds_)
                total_ += one;
        }
        int at = random_.below(total_);
        std::size_t kind = 0;
        while (at >= kinds_[kind])
            at -= kinds_[kind++];
        return static_cast<Byte>(firstSpecial + kind);
    }

    const Sheet &sheet_;
    State &state_;
    const SideState &own_;
    SideState &other_;
    Pcg &random_;
    std::array<Byte, mostUnits> units_{};
    int count_ = 0;
    std::array<int, cardKinds> kinds_{};
    int total_ = 0;
};

} // namespace

State determined(const Sheet &sheet, const State &view, int side, Pcg &random)
{
    State state = view;
    SideState &own = state.sides[static_cast<std::size_t>(side)];
    shuffle(own.deck.begin(), own.deckCount, random);
    if (state.periodLeft > 0)
        state.periodLeft = static_cast<Byte>(1 + random.below(sheet.numbers.period + sheet.numbers.periodAdd));
    Unseen(sheet, state, side, random).place();
    return state;
}

} // namespace optio::hoplites
