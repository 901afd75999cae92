// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that show figures of a rule set, so that house rules show in them. {path} stands for a figure: first for a key of the row that is
// told of, if there is one, otherwise for "file.key.key"; a number in a path counts into an array. {+path}: with its sign. {^path}: with a
// capital. {path?}: nothing where there is none. {path|path}: the second where there is no first. {path@file.rows.key}: the `key` of that
// row of `file.rows` whose id is the text at `path`.
#pragma once

#include "rules/figures/house.h"

#include <map>
#include <string>

namespace optio {

/// See the top of the file. Files are read when they are first named.
class FigureText {
public:
    /// Kept by reference.
    explicit FigureText(const FigureFolder &figures) : figures_(figures) {}

    /// The figure at a path; a none figure when there is none. A file that is not there throws Error.
    const Figure &find(const std::string &path, const Figure *row = nullptr);
    /// The text with its figures. Throws Error with file and line for one that is not there.
    std::string filled(const Figure &text, const Figure *row = nullptr);

private:
    const Figure &file(const std::string &name);
    std::string value(std::string path, const Figure *row, const Figure &at);

    const FigureFolder &figures_;
    std::map<std::string, Figure> files_;
};

} // namespace optio
