// SPDX-License-Identifier: GPL-3.0-or-later
// A turn file as a whole (PBM-35): its lines as they stand, the parts they make up, how far the battle has come, and which values of the
// players it shows (PBM-24). Reading it checks forms only; checks.h says whether to believe it.
#pragma once

#include "rules/mail/faults.h"
#include "rules/mail/lines.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace optio::mail {

/// The lines of a file. The three lists run side by side.
struct FileLines {
    std::vector<std::string> texts;  ///< without line ends
    std::vector<Line> lines;         ///< read
    std::vector<std::string> hashes; ///< L of each (PBM-36)

    std::size_t count() const { return texts.size(); }
    const SetUp &setUp() const { return std::get<SetUp>(lines[1]); }
    /// The file as it is written: the lines with LF ends.
    std::string text() const;
};

/// Cuts a file into lines and reads each. A byte order mark, CRs before LFs and empty lines at the end are dropped, a missing last LF is no
/// fault. `sender` is whom to ask for it again. Throws Faulty PBM-60 for the first line that has not its form, and when the file does not
/// begin with a set-up and end with a signature; PBM-61 for another version of the format.
FileLines readLines(std::string_view text, const std::string &sender = "your opponent");

/// Lines that one signature closes, from `first` to `last`, the signature line (both counted from 0).
struct Block {
    Part part;
    Side side = Side::a; ///< who signs
    std::size_t first = 0, last = 0;
};

/// A closed player turn.
struct Turn {
    std::vector<Act> acts;
    End end;
    Block block;
    int number() const { return end.turn; }
    /// The line of an act, or of the end for `act` = number of acts; counted from 1.
    int lineOf(std::size_t act) const { return static_cast<int>(block.first + act) + 1; }
};

/// A closing and where it stands.
struct Closed {
    Closing closing;
    Block block;
};

/// A file whose lines stand in the order that they should.
struct Battle {
    FileLines file;
    SetUp setUp;
    std::optional<Acceptance> acceptance;
    std::vector<Turn> turns;
    std::vector<Closed> closings;
    std::vector<Block> blocks; ///< all, in order

    /// The player's name; "your opponent" for a B who has not accepted yet.
    std::string nameOf(Side side) const;
    /// His public key, "" for a B who has not accepted yet.
    std::string keyOf(Side side) const;
    /// The closing of a side, or null.
    const Closed *closingOf(Side side) const;
    /// The block that line `line` (from 0) stands in.
    const Block &blockOf(std::size_t line) const;
    /// How the battle ended, if it did.
    std::optional<Result> result() const;
};

/// Puts lines into parts. Throws Faulty PBM-60 naming the line that stands where it should not, and for acts that are not numbered 1, 2, …
/// in their turn. Whether the turns follow each other is not looked at.
Battle arranged(FileLines lines, const std::string &sender = "your opponent");
/// Both at once.
Battle readBattle(std::string_view text, const std::string &sender = "your opponent");

/// How far a battle has come.
struct Standing {
    enum class Phase : std::uint8_t { invited, playing, over };
    Phase phase = Phase::invited;
    int turn = 1;             ///< the player turn that is open, or the last one of a battle that is over
    Side active = Side::a;    ///< whose it is; of an invitation, whose answer is awaited
    bool drawOffered = false; ///< may the active side accept a draw before his first act (PBM-44)?
};
Standing standingOf(const Battle &battle);

/// A side's value of a turn, worked out from what the file shows; empty when it shows nothing that late.
std::optional<std::string> shownValue(const Battle &battle, Side side, int turn);
/// K[n] of a turn, as everybody can compute it once the turn is closed; empty while it is open.
std::optional<std::string> publicKeyOfTurn(const Battle &battle, int turn);

} // namespace optio::mail
