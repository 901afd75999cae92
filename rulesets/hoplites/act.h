// SPDX-License-Identifier: GPL-3.0-or-later
// Acts: one decision of a player each. Units are indices within their side, columns 0 to 8; as JSON units read "a12" and columns 1 to 9.
#pragma once

#include "rules/json.h"
#include "rulesets/hoplites/state.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

namespace optio::hoplites {

enum class Deed : Byte {
    deal,     ///< shuffle, lay the ground, deal hands, find out who begins
    bid,      ///< play INITIATIVE: a 1 or 0
    play,     ///< unit a to column b, or onto the unit there
    caltrop,  ///< on the enemy's column a
    lateral,  ///< unit a to column b
    retire,   ///< unit a to the second line
    cohesion, ///< the card on unit a, of the field or of the second line
    shoot,    ///< unit a at enemy unit b
    supply,   ///< units a, b, c get missiles (b, c may be nobody)
    react,    ///< the asked unit a fires: b 1 or 0
    attack,   ///< attackers a, b on defenders c, d, e; f: see AttackForm
    withdraw, ///< the asked unit a withdraws: b 1 or 0
    behind,   ///< unit a attacks the second line
    resolve,  ///< all attacks declared
    rallyLeader,
    rallyCard,
    regroup, ///< unit a comes back from pursuit
    drawDeck,
    drawSecond, ///< unit a
    discard,    ///< card code a
    reserve,
    order, ///< the leader takes a hit off unit a
    card,  ///< the period's own
    bout,  ///< the next turn of a challenge; a: 1 all of them
    next,  ///< end of the phase
};
constexpr int deeds = static_cast<int>(Deed::next) + 1;

/// How an attacker strikes the flank.
enum class Flank : Byte { front, button, card };

/// Eight bytes in one piece, so that lists of acts are written a word at a time.
struct alignas(8) Act {
    Deed deed = Deed::next;
    Byte a = nobody, b = nobody, c = nobody, d = nobody, e = nobody;
    Byte f = 0;    ///< of an attack: two bits Flank of each attacker, then two bits lead
    Byte zero = 0; ///< fills the word

    bool operator==(const Act &) const = default;
    Flank flank(int attacker) const { return static_cast<Flank>(f >> (2 * attacker) & 3); }
    Byte lead() const { return static_cast<Byte>(f >> 4 & 3); }
    static Byte form(Flank first, Flank other, int lead)
    {
        return static_cast<Byte>(static_cast<int>(first) | static_cast<int>(other) << 2 | lead << 4);
    }
};

/// Acts without allocation.
class ActList {
public:
    static constexpr std::size_t room = 1280;
    ActList() {} // to write 1280 acts that nobody asked for takes as long as twenty acts
    /// What does not fit is left out. Written in one piece: who reads a word of bytes that were just written waits for them.
    void add(Deed deed, Byte a, Byte b, Byte c, Byte d, Byte e, Byte f)
    {
        if (size_ == room)
            return;
        if constexpr (std::endian::native == std::endian::little) {
            const std::uint64_t word = std::uint64_t{static_cast<Byte>(deed)} | std::uint64_t{a} << 8 | std::uint64_t{b} << 16 |
                                       std::uint64_t{c} << 24 | std::uint64_t{d} << 32 | std::uint64_t{e} << 40 | std::uint64_t{f} << 48;
            static_assert(sizeof(word) == sizeof(Act));
            std::memcpy(static_cast<void *>(&acts_[size_++]), &word, sizeof word);
        } else {
            acts_[size_++] = {deed, a, b, c, d, e, f};
        }
    }
    /// Without those of which `test` is true; the others keep their order.
    template <class Test> void dropIf(Test &&test)
    {
        size_ = static_cast<std::size_t>(std::remove_if(acts_.begin(), acts_.begin() + size_, test) - acts_.begin());
    }
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Act &operator[](std::size_t index) const { return acts_[index]; }
    const Act *begin() const { return acts_.data(); }
    const Act *end() const { return acts_.data() + size_; }

private:
    std::size_t size_ = 0;
    union {
        std::array<Act, room> acts_; ///< the first size_ of them are written
    };
};

/// The name of a deed in JSON: "attack".
const char *nameOf(Deed deed);
/// "a12": a unit of side 0 or 1.
std::string unitId(int side, int unit);
/// {"act":"attack","attackers":["a3","a4"],"defenders":["b7"],"flank":["front","card"],"lead":"a3"}; `side` is the side that does it.
Json toJson(const Act &act, int side);
/// What an act (as toJson() writes it) is called for its dice: the same in whatever words it is given (HOP-002), the units of an attack in
/// order and without its lead.
std::string diceNameOf(Json deed);
/// Throws Error naming the key for anything else. `side` is the side to act.
Act actFromJson(const Json &json, int side);

/// The bits of the sides that "stops" of an act's input lists (see apply()); throws Error for anything else than such a list. And back.
unsigned stopsFrom(const Json &input);
Json stopsTold(unsigned stops);

} // namespace optio::hoplites
