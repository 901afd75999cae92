// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a battle by e-mail and how each is computed (PBM-20 to PBM-30, PBM-37): hashes, chains, keys of a turn, draws by slot, the
// shuffle of a deck, seals. Every value is text: a hash, key or secret stands as its lower-case hexadecimal digits.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace optio::mail {

/// The two players: A invites and plays the odd turns (PBM-01).
enum class Side : std::uint8_t { a, b };
/// "A" or "B".
std::string letterOf(Side side);
constexpr Side otherOf(Side side) { return side == Side::a ? Side::b : Side::a; }
/// Whose player turn it is, counted from 1 (PBM-01).
constexpr Side sideOfTurn(int turn) { return turn % 2 == 1 ? Side::a : Side::b; }

constexpr int chainLinks = 2000; ///< links of a player's chain (PBM-22)
constexpr int lastTurn = 1998;   ///< no battle goes on after this player turn (PBM-22, PBM-74)

/// H of PBM-20: the BLAKE2b-256 of a text, as 64 digits.
std::string hashOf(std::string_view text);
/// Is this `digits` lower-case hexadecimal digits?
bool isHex(std::string_view text, std::size_t digits);

/// Fills bytes with random ones. Tests give their own.
using Randomness = std::function<void(std::span<std::uint8_t>)>;
/// The system's generator (PBM-21).
Randomness systemRandomness();
/// A fresh game id: 32 digits (PBM-21).
std::string newGameId(const Randomness &random);

/// What a player keeps to himself in one battle (PBM-21), each 64 digits. Never used again in another.
struct Secrets {
    std::string seed; ///< of his signing key pair
    std::string root; ///< the last link of his chain
    std::string hand; ///< the hand secret h
};
Secrets newSecrets(const Randomness &random);

/// What a player promises before the battle: it binds his secrets and tells nothing of them.
struct Promise {
    std::string name;
    std::string key;    ///< public key of his signatures
    std::string anchor; ///< c[0] of his chain (PBM-22)
    std::string hand;   ///< hand commitment (PBM-23)
};
/// The promise that these secrets keep, in the battle with this id.
Promise promiseOf(const std::string &name, const std::string &game, const Secrets &secrets);

/// One link down: c[i-1] of c[i] (PBM-22).
std::string linkBelow(const std::string &value);
/// c[i] of the chain with this root, i in 0..2000. Throws Error for another one.
std::string chainValue(const std::string &root, int link);
/// Does the value, hashed down `steps` times, give the known one (PBM-50, PBM-67)?
bool leadsTo(const std::string &value, int steps, const std::string &known);
/// PBM-23.
std::string handCommitment(const std::string &game, const std::string &hand);

/// K[n], of both players' values of the turn (PBM-26).
std::string publicTurnKey(const std::string &game, int turn, const std::string &valueOfA, const std::string &valueOfB);
/// P[n], of the active player's hand secret and the other's value of the turn (PBM-26).
std::string privateTurnKey(const std::string &game, int turn, const std::string &hand, const std::string &valueOfOther);

/// "purpose|subject|ordinal" (PBM-28).
std::string slotText(std::string_view purpose, std::string_view subject, int ordinal);

/// The stream of one slot under one key (PBM-27): words of 32 bits of the ChaCha20 key stream.
class SlotStream {
public:
    SlotStream(const std::string &key, const std::string &slot);
    /// One of 0..m-1, all equally likely; m at least 1.
    std::uint32_t pick(std::uint32_t m);

private:
    std::uint32_t word();
    std::string seed_;
    std::vector<std::uint8_t> block_;
    std::uint32_t blocks_ = 0;
    std::size_t used_ = 0;
};

/// A die as it stands in a file: its slot and what it shows. A d10 shows 0..9, a d3 and d4 count from 1, a pick of m is 0..m-1 (PBM-27).
struct SlotDie {
    std::string slot;
    int value = 0;
    bool operator==(const SlotDie &) const = default;
};

/// The draws of one player turn under one of its keys. Counts the ordinals of the slots (PBM-28), and keeps what was drawn since it was
/// last taken.
class TurnDice {
public:
    explicit TurnDice(std::string key) : key_(std::move(key)) {}
    /// A ten-sided die, 0..9.
    int die(std::string_view purpose, std::string_view subject) { return draw(purpose, subject, 10, 0); }
    int d3(std::string_view purpose, std::string_view subject) { return draw(purpose, subject, 3, 1); }
    int d4(std::string_view purpose, std::string_view subject) { return draw(purpose, subject, 4, 1); }
    /// One of 0..m-1, m at least 1.
    int pick(int m, std::string_view purpose, std::string_view subject) { return draw(purpose, subject, m, 0); }
    /// The dice drawn since the last call, in order.
    std::vector<SlotDie> taken() { return std::exchange(drawn_, {}); }

private:
    int draw(std::string_view purpose, std::string_view subject, int m, int least);
    std::string key_;
    std::map<std::string, int, std::less<>> ordinals_; // "purpose|subject" → draws so far
    std::vector<SlotDie> drawn_;
};

/// The deck of a side in a new order, top first (PBM-30). `deck` comes in the order of the cards' numbers; `key` is the private one.
std::vector<std::string> shuffled(std::vector<std::string> deck, const std::string &key, Side side);

/// What keeps a seal from being guessed (PBM-37).
std::string saltOf(const std::string &hand, int turn, int act);
/// The seal of a card that is discarded face down (PBM-37).
std::string sealOf(const std::string &game, int turn, int act, const std::string &salt, const std::string &card);

/// The code both players may compare by telephone, in four groups (PBM-25). `line` is the hash of the acceptance's signature line.
std::string gameCode(const std::string &line);

/// A data set of the rules with the hash of its one fixed form (PBM-53).
using DataSet = std::pair<std::string, std::string>;
/// The hash of them all (PBM-53). They come in the byte order of their names.
std::string contentHash(const std::vector<DataSet> &sets);

} // namespace optio::mail
