// SPDX-License-Identifier: GPL-3.0-or-later
// A game that another device went on with (LNK-42, LNK-44). Its entries stay word for word, and its header begins with
// {"carried":{"hash":H,"keys":[{"key","to"}…]},… : H is the hash of the first header line, which the first entry follows, and each of
// `keys` the key that dice were made of up to entry `to`, "" where only a lost device knew it; the header's own "key" is that of all later
// ones. Entry `to` itself is the note that says who keeps the game from there on: "keeper":{"how","key","name","seat"}, where "key"
// promises the new one. How: "carried" (from its copy), "handing" (by the old keeper, without a key), "handed" (by the new one), "kept" (by
// the old one after all, without a key).
#pragma once

#include "rules/dice/dice.h"
#include "rules/json.h"

#include <optional>
#include <string>
#include <vector>

namespace optio {

struct Entry;

/// A key that was used up to an entry.
struct FormerKey {
    int to = 0;
    std::string key{}; ///< hexadecimal; "" for one that nobody knows any more
};

/// The keys before the header's own, oldest first; none for a game that one device has kept from its beginning.
std::vector<FormerKey> formerKeys(const Json &header);
/// The key that the dice of entry n hang on; nothing where it is not known.
std::optional<GameKey> keyOfEntry(const Json &header, int n);
/// The entry by which the game came to its last key; 0 where it has only one.
int carriedAt(const Json &header);
/// The line of such a header. `header` has the new "key"; `hash` is that of the first header line.
std::string carriedHeader(Json header, const std::string &hash, const std::vector<FormerKey> &keys);
/// The first header line, made again of this one; "" where its key is not known.
std::string firstHeader(const Json &header);
/// What a new key is promised by in the entry that brings it in.
std::string promiseOfKey(const std::string &key);

/// What an entry says of who keeps the game from there on.
struct KeeperChange {
    std::string how{}, name{}, seat{}, key{};
};
/// Nothing for an entry that does not say so.
std::optional<KeeperChange> keeperChange(const Json &entry);
/// Does the game end with handing it over? Then the other device keeps it, unless that never came about.
std::optional<KeeperChange> handedAway(const std::vector<Entry> &entries);
/// Do the keys of a header keep what its entries promised? What is wrong, and at which entry; nothing when they do.
std::optional<std::pair<int, std::string>> brokenPromise(const std::vector<Entry> &entries);

} // namespace optio
