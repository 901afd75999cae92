// SPDX-License-Identifier: GPL-3.0-or-later
// The one kind of failure the engine reports: a sentence for the user, and the field it is about.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace optio {

/// A refusal that a player, a file or a data row caused. what() is one clear sentence: what was wrong, where, and what is
/// allowed. `field` names the answer, the draw or the file row it is about; empty when it concerns the whole.
class Error : public std::runtime_error {
public:
    explicit Error(const std::string &sentence, std::string field = {}) : std::runtime_error(sentence), field_(std::move(field)) {}
    const std::string &field() const { return field_; }

private:
    std::string field_;
};

} // namespace optio
