// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a turn file, each with its id, its place and one sentence for the player (PBM-60 to PBM-77). Names stand in sentences
// as plain text, cut at 40 characters.
#pragma once

#include "rules/json.h"
#include "rules/mail/values.h"

#include <array>
#include <cstdint>
#include <string>

namespace optio::mail {

/// What a fault does to the battle here.
enum class Effect : std::uint8_t {
    unchanged,   ///< nothing changed
    disputed,    ///< nothing changed; the battle is marked disputed
    over,        ///< the battle ends
    information, ///< no fault, but something the player is told
    asks,        ///< the player may take the file's version over (PBM-77)
    marked,      ///< the result is marked (PBM-72)
};
inline const std::array<const char *, 6> &wordsOf(Effect)
{
    static const std::array<const char *, 6> words{"unchanged", "disputed", "over", "information", "asks", "marked"};
    return words;
}

/// One fault of a file.
struct Fault {
    std::string rule;                  ///< "PBM-65"
    std::string text;                  ///< the sentence
    Effect effect = Effect::unchanged; ///< what becomes of the battle
    int line = 0;                      ///< from 1; 0 where it is about no line
    int turn = 0;                      ///< player turn, or 0
    int act = 0;                       ///< act of the turn, or 0
};
/// {"rule","text","effect","line","turn","act"}, places that there are not left out (PBM-75).
Json toJson(const Fault &fault);

/// A fault on its way to whoever asked for the file to be opened.
class Faulty : public Error {
public:
    explicit Faulty(Fault fault) : Error(fault.text, fault.rule), fault_(std::move(fault)) {}
    const Fault &fault() const { return fault_; }

private:
    Fault fault_;
};

/// Where a line belongs: "(set-up)", "(acceptance)", "(turn 3)" or "(closing)".
struct Part {
    enum class Kind : std::uint8_t { setUp, acceptance, turn, closing };
    Kind kind = Kind::setUp;
    int turn = 0;
};
std::string textOf(const Part &part);
/// The same within a sentence: "turn 3", "the set-up".
std::string nameOf(const Part &part);

/// A name cut at 40 characters.
std::string shortName(const std::string &name);

// One function a row of the table of faults; `name` is the player the sentence is about.

/// PBM-60. `why` is what is wrong in the line, for who wants to know.
Fault notComplete(int line, const std::string &name, const std::string &why);
/// PBM-61. `what` says which rules differ.
Fault otherRules(const std::string &what);
/// PBM-62, where the own turn is sent.
Fault sentAlready(const std::string &name);
/// PBM-63. The file of a battle that goes on, and of one that is over.
Fault oldFile(int turn, int standing);
Fault oldFileOfEnded(int turn, int last);
/// PBM-63, where nothing but a closing is newer. `ours` says whether our own is; `name` is the opponent.
Fault closedSince(int turn, bool ours, const std::string &name);
/// PBM-64.
Fault unknownBattle();
Fault ownInvitation();
/// PBM-65.
Fault changedLine(int line, const Part &part, const std::string &name);
/// PBM-66.
Fault twoVersions(int line, const Part &part, const std::string &name);
/// PBM-67.
Fault brokenPromise(int line, int turn, const std::string &name);
/// PBM-68. `said` and `given` are a die as text: "8 for missile|A7|1".
Fault otherDice(int line, int turn, int act, const std::string &said, const std::string &given);
/// PBM-69. `why` is the sentence of the rules, without a full stop. `act` 0 is the end of the turn.
Fault notAllowed(int line, int turn, int act, const std::string &why);
/// PBM-70.
Fault missingTurn(int line, int missing, int found);
Fault notHisTurn(int line, int turn, const std::string &name);
Fault afterTheEnd(int line, int turn);
/// PBM-71.
Fault illegalArmy(const std::string &army, const std::string &why);
/// PBM-72. `what` is a sentence behind "in turn 7 ", without a full stop; `turn` 0 is the battle as a whole.
Fault auditFault(int line, int turn, int act, const std::string &what);
/// PBM-73.
Fault restoredNote(int line, int turn, const std::string &name);
/// PBM-74.
Fault tooLong(int line);
/// PBM-76.
Fault alreadyPlayed(const std::string &name);
Fault repeatedSecrets();
/// PBM-77.
Fault ownTwoVersions(int line, int turn, const std::string &name);

} // namespace optio::mail
