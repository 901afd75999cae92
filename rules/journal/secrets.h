// SPDX-License-Identifier: GPL-3.0-or-later
// What of a journal may be read while its game goes on: a secret act (Resolver::secretAct) tells its sentence and nothing else until the
// game has ended.
#pragma once

#include "rules/json.h"

#include <string>

namespace optio {

class Ruleset;
struct Entry;

/// A rule set that says how far back players may go by themselves.
class UndoRules {
public:
    virtual ~UndoRules() = default;
    /// Why the act of `entry`, which led from `before` to `now`, may not simply be taken back: a sentence with its rule; empty when it may.
    virtual std::string undoBorder(const Json &now, const Json &before, const Json &entry) const = 0;
};

/// Does the rule set keep anything secret while its games go on? Then the changes of any act may hold it.
bool keepsSecrets(const Ruleset &ruleset);
/// Why `entry`, the last that stands before `state`, may not simply be taken back; empty when it may, or when the rule set does not say.
std::string undoBorder(const Ruleset &ruleset, const Json &state, const Entry &entry);
/// Is `entry` (a journal's line, read) an act that the rule set keeps secret? False for one of a ruling the rule set no longer has.
bool isSecret(const Ruleset &ruleset, const Json &entry);
/// 128 bits in hexadecimal for entry `n` of the game with this key (hexadecimal), hashed with an entry that may hold a secret: whoever does
/// not have the key cannot find the secret by trying what there is (TRO-047). The same game played again has the same.
std::string saltOf(const std::string &key, int n);
/// Is `entry` an act that brought a secret out (Resolver::revealed), so that both players should agree before it is taken back?
bool isReveal(const Ruleset &ruleset, const Json &entry);
/// The side on whose private page the act of `entry` was done ("a", "b"), "" for any other entry.
std::string pageOf(const Ruleset &ruleset, const Json &state, const Json &entry);
/// Leaves of a result its sentence alone.
Json sentenceOf(const Json &result);

} // namespace optio
