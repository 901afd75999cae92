// SPDX-License-Identifier: GPL-3.0-or-later
// Dice as a resolver asks for them. A resolver is one function that takes a Dice&: the same function rules the live game
// (random or typed faces) and yields the exact odds (every branch walked, its weight multiplied).
#pragma once

#include "rules/error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// A count of equally likely cases. 128 bits hold 34 dice of six faces and more; passing them is an Error, never silent.
using Weight = unsigned __int128;

/// Where a face came from.
enum class Provenance : std::uint8_t { rolled, typed, imported };

/// No piece of the game in particular.
constexpr int noPiece = -1;

/// What a draw is for. `id` never changes once published (journals and sealed dice are keyed by it); `label` is what the screen
/// shows when it asks for a physical die ("Rome's combat die"). `piece` is whom the draw is about, as its rule set numbers them.
struct DrawName {
    std::string_view id;
    std::string_view label;
    int piece = noPiece;
};

/// One physical die as it fell. `sides` is its number of faces, `value` what it shows: 1..sides, 0..9 for a d10,
/// 2..5 for an average die (sides 6, average true).
struct Draw {
    std::string id;
    std::string label;
    int sides = 6;
    int value = 0;
    bool average = false;
    Provenance from = Provenance::rolled;
};

/// The kinds of die the rule sets use. The enumerators of plain dice are their number of faces.
enum class Die : std::uint8_t { d3 = 3, d6 = 6, d10 = 10, average = 106 };

/// Gives faces to a live Dice.
class DiceSource {
public:
    virtual ~DiceSource() = default;
    /// What a die of this kind shows (d6: 1..6, d10: 0..9, average: 2..5). Throws Error naming the draw.
    virtual int face(Die die, const DrawName &name) = 0;
    /// A number in 0..n-1, n in 1..2^16, for picks that no physical die makes (shuffles). Typed, it reads 1..n, or 0..9 when n is 10.
    virtual int pick(int n, const DrawName &name) = 0;
    virtual Provenance provenance() const = 0;
    /// Is each face written down? Playouts that nobody reads go quicker without.
    virtual bool recorded() const { return true; }
};

class Walk;

/// The faces of a ten-sided die in bands of neighbours that come to the same.
struct FaceBands {
    std::uint32_t begins = 0; ///< a bit for each face that begins a band
    std::size_t count = 0;
    std::array<int, 10> first{};    ///< face of each band
    std::array<Weight, 10> faces{}; ///< how many each has
};
/// Bands of faces of which `same(face)` says that they come to the same as the one below them.
template <class Same> FaceBands bandsWhere(const Same &same)
{
    FaceBands bands;
    for (int face = 0; face < 10; ++face) {
        if (face == 0 || !same(face)) {
            bands.begins |= 1u << face;
            bands.first[bands.count++] = face;
        }
        bands.faces[bands.count - 1] += 1;
    }
    return bands;
}

/// The dice handed to a resolver. Either live (faces from a DiceSource, each recorded) or walking (see odds.h): then each call
/// answers from the branch being walked. A draw should say what it needs and no more: check() is a two-way branch and hits() an
/// (n+1)-way one, which keeps odds exact and fast.
class Dice {
public:
    /// Live dice. `source` must outlive this.
    explicit Dice(DiceSource &source) : source_(&source), records_(source.recorded()) {}
    Dice(const Dice &) = delete;
    Dice &operator=(const Dice &) = delete;

    /// Is this a walk? It asks for no labels.
    bool isWalk() const { return walk_ != nullptr; }
    /// Says of the next draw whom it is about (see DrawName::piece). A walk does not ask.
    Dice &about(int piece)
    {
        piece_ = piece;
        return *this;
    }

    /// One die, 1..6.
    int d6(const DrawName &name)
    {
        return walked(6) ? 1 + again() : number(Die::d6, name.id.data(), name.id.size(), name.label.data(), name.label.size());
    }
    /// One ten-sided die, read 0..9.
    int d10(const DrawName &name)
    {
        return walked(10) ? again() : number(Die::d10, name.id.data(), name.id.size(), name.label.data(), name.label.size());
    }
    /// The same where only its band counts: a walk has one branch for each, and gives its first face. The bands must outlive the walk.
    int d10(const FaceBands &bands, const DrawName &name)
    {
        return walked(bandsKind | bands.begins) ? bands.first[(next_++)->at]
                                                : banded(bands, name.id.data(), name.id.size(), name.label.data(), name.label.size());
    }
    /// One average die: faces 2, 3, 3, 4, 4, 5.
    int average(const DrawName &name)
    {
        return walked(averageKind) ? 2 + again()
                                   : number(Die::average, name.id.data(), name.id.size(), name.label.data(), name.label.size());
    }
    /// How many of n dice show `target` or more. n in 0..64. Live, n single dice are asked for.
    int hits(int n, int target, const DrawName &name, Die die = Die::d6)
    {
        return walked(hitsKind(n, facesFrom(die, target), die))
                   ? again()
                   : count(die, n, target, name.id.data(), name.id.size(), name.label.data(), name.label.size());
    }
    /// Does one die show `atMost` or less?
    bool check(Die die, int atMost, const DrawName &name)
    {
        return walked(hitsKind(1, facesFrom(die, atMost + 1), die))
                   ? again() == 0
                   : isAtMost(die, atMost, name.id.data(), name.id.size(), name.label.data(), name.label.size());
    }
    /// By how much one ten-sided die passes `atMost`; 0 when it does not.
    int over(int atMost, const DrawName &name)
    {
        return walked(overKind(atMost)) ? again() + (atMost < 0 ? -atMost : 0)
                                        : excess(atMost, name.id.data(), name.id.size(), name.label.data(), name.label.size());
    }
    /// Two pools of six-sided dice (0..16 each), both sorted and paired, highest against highest: in how many pairs the first pool's die is
    /// the higher one. Live, its dice are asked for first.
    int pairsWon(int a, int b, const DrawName &first, const DrawName &second)
    {
        return walked(pairsKind(a, b)) ? again() : pair(a, b, first, second);
    }
    /// A number in 0..n-1, all equally likely. n in 1..65536. Recorded as a draw of n sides: 1..n, or 0..9 when n is 10.
    int pick(int n, const DrawName &name)
    {
        return walked(n > 1 ? static_cast<Kind>(n) : 1) ? again()
                                                        : choose(n, name.id.data(), name.id.size(), name.label.data(), name.label.size());
    }

    /// The dice drawn so far, in order. Empty while walking.
    const std::vector<Draw> &drawn() const { return drawn_; }

private:
    friend class Walk;

    /// What a level branches on: the number of equally likely branches, or one of the kinds below with its figures.
    using Kind = std::uint32_t;
    static constexpr Kind closed = 0;
    static constexpr Kind averageKind = 1u << 17;
    static constexpr Kind bandsKind = 1u << 21;
    static constexpr Kind hitsKind(int n, int faces, Die die)
    {
        return 1u << 19 | static_cast<Kind>(n) << 8 | static_cast<Kind>(faces) << 4 | static_cast<Kind>(sidesOf(die));
    }

    static constexpr Kind pairsKind(int a, int b) { return 1u << 18 | static_cast<Kind>(a) << 8 | static_cast<Kind>(b); }
    static constexpr Kind overKind(int atMost) { return 1u << 20 | static_cast<Kind>(atMost < 0 ? 15 : atMost); }

    /// One draw of the path being walked.
    struct Level {
        Kind kind = closed;              ///< closed: the path has never come here, or what is here belongs to another path
        std::uint32_t at = 0;            ///< the branch being walked
        std::uint32_t ways = 1;          ///< how many branches
        const Weight *weights = nullptr; ///< their weights; null when all weigh 1
        Weight num = 1;                  ///< weight of the path above this level
        Weight total = 0;                ///< cases of this level; 0 when den and ratio are still to be found
        Weight aboveDen = 1;             ///< cases of the path above
        Weight den = 1;                  ///< cases of the path down to this level
        Weight ratio = 1;                ///< the walk's common denominator over den

        Weight weight() const { return weights ? weights[at] : 1; }
    };

    Dice(Walk &walk, Level *first) : walk_(&walk), next_(first) {}

    /// Does the path being walked hold this draw next? Never so for live dice.
    bool walked(Kind kind) const { return next_->kind == kind; }
    int again() { return static_cast<int>((next_++)->at); }

    static constexpr int sidesOf(Die die) { return die == Die::average ? 6 : static_cast<int>(die); }
    /// How many faces show `target` or more, out of sidesOf(die).
    static constexpr int facesFrom(Die die, int target)
    {
        switch (die) {
        case Die::d10:
            return target <= 0 ? 10 : target > 9 ? 0 : 10 - target;
        case Die::average:
            return target <= 2 ? 6 : target == 3 ? 5 : target == 4 ? 3 : target == 5 ? 1 : 0;
        default:
            return target <= 1 ? static_cast<int>(die) : target > static_cast<int>(die) ? 0 : static_cast<int>(die) + 1 - target;
        }
    }

    // The draws that are live or new to the path. The name comes in pieces: a whole DrawName would be built for each draw of a walk,
    // which hardly ever needs one.
    int banded(const FaceBands &bands, const char *id, std::size_t idSize, const char *label, std::size_t labelSize);
    int number(Die die, const char *id, std::size_t idSize, const char *label, std::size_t labelSize);
    int count(Die die, int n, int target, const char *id, std::size_t idSize, const char *label, std::size_t labelSize);
    bool isAtMost(Die die, int atMost, const char *id, std::size_t idSize, const char *label, std::size_t labelSize);
    int excess(int atMost, const char *id, std::size_t idSize, const char *label, std::size_t labelSize);
    int pair(int a, int b, const DrawName &first, const DrawName &second);
    int choose(int n, const char *id, std::size_t idSize, const char *label, std::size_t labelSize);
    int live(Die die, const DrawName &name);
    /// Puts the pieces of a name together, with whom it is about.
    DrawName named(const char *id, std::size_t idSize, const char *label, std::size_t labelSize);
    Level &openLevel(Kind kind, std::size_t ways, const Weight *weights, Weight total);

    static Level nowhere; ///< always closed: where live dice stand

    DiceSource *source_ = nullptr;
    Walk *walk_ = nullptr;
    bool records_ = true;
    int piece_ = noPiece;    ///< of the next draw
    Level *next_ = &nowhere; ///< the level of the next draw
    std::vector<Draw> drawn_;
};

/// A die that a ruling asks for after the faces that were given.
class DieWanted : public Error {
public:
    DieWanted(const std::string &sentence, const DrawName &name, int least, int most)
        : Error(sentence, std::string(name.id)), label_(name.label), least_(least), most_(most)
    {}
    const std::string &label() const { return label_; }
    int least() const { return least_; } ///< its lowest face
    int most() const { return most_; }   ///< its highest face

private:
    std::string label_;
    int least_, most_;
};

/// Faces typed by the players, in the order the resolver asks. Throws Error naming the draw for a face the die does not have and
/// (DieWanted) for a die too few; call finish() after the ruling to refuse dice too many.
class EnteredDice : public DiceSource {
public:
    explicit EnteredDice(std::vector<int> faces, Provenance from = Provenance::typed);
    int face(Die die, const DrawName &name) override;
    int pick(int n, const DrawName &name) override;
    Provenance provenance() const override { return from_; }
    /// Throws Error when faces are left over.
    void finish() const;

private:
    int next(const DrawName &name, std::string_view die, int least, int most);
    std::vector<int> faces_;
    std::size_t next_ = 0;
    Provenance from_;
};

using GameKey = std::array<std::uint8_t, 32>; ///< secret of a game, from which all its dice follow

/// What the dice of one act hang on: the same act done again draws the same dice, whatever happened in between.
struct ActKey {
    int turn = 0;
    std::string resolver;
    std::vector<std::string> participants;
    int before = 0; ///< how many standing (not undone) acts with the same turn, resolver and participants came before
    /// The text that is hashed: the JSON array [turn,"resolver",["participant",…],before] without blanks.
    std::string text() const;
};

/// Random dice of one act: key = BLAKE2b-256(key = game key, message = ActKey::text()); bytes = ChaCha20 (IETF, nonce 0, counter 0)
/// keystream under that key; a byte at or above the largest multiple of n below 257 is rejected (252 for a d6), otherwise byte mod n
/// counts. An average die reads face number 0..5 as 2, 3, 3, 4, 4, 5. Picks of n > 256 use two bytes, high first.
class RandomDice : public DiceSource {
public:
    RandomDice(const GameKey &key, const ActKey &act);
    int face(Die die, const DrawName &name) override;
    int pick(int n, const DrawName &name) override;
    Provenance provenance() const override { return Provenance::rolled; }

private:
    int below(int n);
    std::uint8_t byte();
    std::array<std::uint8_t, 32> key_{};
    std::array<std::uint8_t, 64> block_{};
    std::uint32_t counter_ = 0;
    std::size_t used_ = 64;
};

/// A fresh game key from the system's generator.
GameKey newGameKey();
/// A game key from a seed number (CLI --seed): BLAKE2b-256 of its decimal digits.
GameKey gameKeyFromSeed(std::uint64_t seed);
std::string toHex(std::span<const std::uint8_t> bytes);
/// Throws Error unless `hex` is 64 hexadecimal digits.
GameKey gameKeyFromHex(std::string_view hex);

} // namespace optio
