// SPDX-License-Identifier: GPL-3.0-or-later
// The codes of army lists: "4Bd", "LCh", "Mtd-4Cb", and what the catalogue calls them.
#pragma once

#include "rules/exchange/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace optio {

class Ruleset;

namespace dba {

/// What a code stands for.
struct Code {
    std::string type;   ///< of the catalogue; as it is written when nothing is known of it
    std::string remark; ///< what the catalogue has no word for: "mounted"
    bool known = false;
    bool asks = false;    ///< a general's own post, such as a litter: which troops it fights as is open
    bool figured = false; ///< written as only lists do: "4Bd", "LCh", "Mtd-4Bd"; not "Blades"
};

/// See the top of the file.
class ListCodes {
public:
    explicit ListCodes(const Ruleset &ruleset);

    /// A code or a name, with or without the figures on the base.
    Code read(std::string_view text) const;
    /// The type whose code or name is nearly this one; empty when none is.
    std::string nearest(std::string_view text) const;
    /// What people call the type.
    const std::string &nameOf(const std::string &type) const;
    /// All types of the catalogue, in its order.
    const std::vector<std::string> &types() const { return types_; }

private:
    std::vector<std::string> types_, names_;
};

/// Does the text say that somebody is the general: "Gen", "General", "C-in-C"?
bool saysGeneral(std::string_view text);

} // namespace dba
} // namespace optio
