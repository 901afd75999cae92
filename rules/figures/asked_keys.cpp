// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the keys of a table that nobody reads: each is a misspelling, or a figure that does nothing.
#include "rules/figures/figures.h"

#include "rules/ruling/refusal.h"

#include <algorithm>
#include <array>

namespace optio {

namespace {

thread_local AskedKeys *innermost = nullptr;

/// What any row may say about itself, for reference pages, house rules and whoever reads the file.
constexpr std::array<std::string_view, 6> ofAnyRow{"id", "rule", "label", "name", "title", "text"};

} // namespace

AskedKeys::AskedKeys(const Figure *row) : row_(row), outer_(innermost) { innermost = this; }

AskedKeys::~AskedKeys() { innermost = outer_; }

void AskedKeys::watch(const Figure *row)
{
    row_ = row;
    keys_.clear();
}

void AskedKeys::note(const Figure *row, std::string_view key)
{
    for (AskedKeys *one = innermost; one != nullptr; one = one->outer_)
        if (one->row_ == row) {
            if (std::find(one->keys_.begin(), one->keys_.end(), key) == one->keys_.end())
                one->keys_.emplace_back(key);
            return;
        }
}

void AskedKeys::hold() const
{
    if (row_ == nullptr || !row_->isTable())
        return;
    for (const std::string &key : row_->keys())
        if (std::find(keys_.begin(), keys_.end(), key) == keys_.end() &&
            std::find(ofAnyRow.begin(), ofAnyRow.end(), key) == ofAnyRow.end()) {
            const std::vector<std::string> asked = keys_; // looking the figure up asks for it, too
            row_->at(key).fail("unknown key \"" + key + "\"" + allowedTail(key, asked));
        }
}

FigureRows::Iterator &FigureRows::Iterator::operator++()
{
    rows_->asked_.hold();
    ++at_;
    rows_->asked_.watch(at_ < rows_->items_.size() ? &rows_->items_[at_] : nullptr);
    return *this;
}

} // namespace optio
