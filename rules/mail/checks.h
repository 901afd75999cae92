// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a turn file: every check in its order (PBM-50), the comparison with the own copy (PBM-51, PBM-55), and what comes of it. The
// first failure is told and nothing is changed.
#pragma once

#include "rules/mail/battle_file.h"
#include "rules/mail/referee.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace optio::mail {

/// A battle as this device keeps it: the file of the closed turns, and who we are in it. A turn that is open takes no part in it.
struct OwnCopy {
    std::string file;
    Side side = Side::a;
};

/// What a device knows when a file is opened.
struct Device {
    int engine = 0;               ///< number of the engine (PBM-40)
    std::vector<DataSet> content; ///< the rules data in force (PBM-53)
    /// The own copy of the battle with this id, if there is one.
    std::function<std::optional<OwnCopy>(const std::string &game)> copyOf;
};

/// What a file turned out to be.
enum class Opening : std::uint8_t {
    refused,    ///< see the fault
    invitation, ///< to be answered
    acceptance, ///< of the own invitation, with or without turns behind it
    news,       ///< new turns or closings, all of them good
    known,      ///< nothing new: it is our own turn, or the battle is over
    takeOver,   ///< good, but it goes on from another version of a turn of our own; the fault asks (PBM-77)
};

/// A file beside the one that counts: its player has signed a part of the battle twice, and the two together prove it (PBM-55, PBM-66).
struct SecondVersion {
    Side side = Side::a; ///< who has signed twice
    Part part;           ///< what
    std::string file;    ///< whole up to that part at least, so that it can be checked
};

struct Verdict {
    Opening opening = Opening::refused;
    std::optional<Fault> fault; ///< of a file that is refused, and the question of one to take over
    std::vector<Fault> notes;   ///< what else the player is told (PBM-73)
    /// With PBM-66 the other's version that does not count; of one to take over, the own copy that it would replace.
    std::optional<SecondVersion> second;
    Battle battle;            ///< as the file has it; of a file that is refused, not to be used
    std::size_t firstNew = 0; ///< the first line (from 0) that the own copy has not
};

/// Opens a file. `bytes` is the file itself (what arrived in a mail goes through mail_text.h first). `referee` plays the battle from its
/// beginning; after a file that is good it stands where the file ends. Throws Error only when the own copy cannot be read.
Verdict openFile(std::string_view bytes, const Device &device, Referee &referee);

/// All checks that need no device (PBM-75): form, signatures, order, reveals and, with a referee, the replay.
Verdict verifyFile(std::string_view bytes, Referee *referee = nullptr);

/// What differs between the rules of a set-up and those of a device: "engine 12 / 13, rules data 'x'"; empty for nothing. With `engineOnly`
/// the rules data are left out, as of a running battle (PBM-61).
std::string differingRules(const SetUp &setUp, const Device &device, bool engineOnly);

} // namespace optio::mail
