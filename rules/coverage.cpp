// SPDX-License-Identifier: GPL-3.0-or-later
// What the rows of a decision table cover: sets of cases as boxes (for each field the words it may have) that are subtracted from
// each other exactly. Past a number of boxes the sets count as unknown: then nothing is called a fault.
#include "rules/figures/table.h"

#include <algorithm>

namespace optio {

namespace {

using Mask = Vocabulary::Mask;

/// More boxes than any sensible table makes; beyond it a check would take long.
constexpr std::size_t mostBoxes = 10000;

/// The words allowed for one field.
struct Side {
    std::uint8_t field;
    Mask words;
};
/// The cases whose fields all have allowed words; a field without a side may have any word. Sorted by field; no side is empty or full.
using Box = std::vector<Side>;

/// What both boxes hold; false when that is nothing.
bool meet(const Box &a, const Box &b, Box &both)
{
    both.clear();
    auto x = a.begin(), y = b.begin();
    while (x != a.end() || y != b.end()) {
        if (y == b.end() || (x != a.end() && x->field < y->field)) {
            both.push_back(*x++);
        } else if (x == a.end() || y->field < x->field) {
            both.push_back(*y++);
        } else {
            const Mask words = x->words & y->words;
            if (words.none())
                return false;
            both.push_back({x->field, words});
            ++x;
            ++y;
        }
    }
    return true;
}

/// Adds what is in `box` but not in `taken` to `left`, as boxes that do not overlap.
void subtract(const Box &box, const Box &taken, std::vector<Box> &left)
{
    Box rest;
    if (!meet(box, taken, rest)) {
        left.push_back(box);
        return;
    }
    // Walk the sides of `taken`: what lies outside this side is left; what lies inside goes on to the next side.
    rest = box;
    for (const Side &side : taken) {
        auto own =
            std::lower_bound(rest.begin(), rest.end(), side.field, [](const Side &s, std::uint8_t field) { return s.field < field; });
        if (own == rest.end() || own->field != side.field) {
            own = rest.insert(own, side);
            left.push_back(rest);
            Side &outside = left.back()[static_cast<std::size_t>(own - rest.begin())];
            outside.words = ~side.words;
        } else {
            if (const Mask outside = own->words & ~side.words; outside.any()) {
                left.push_back(rest);
                left.back()[static_cast<std::size_t>(own - rest.begin())].words = outside;
            }
            own->words &= side.words;
        }
    }
}

} // namespace

/// The cases no row has covered yet.
struct Coverage::Boxes {
    std::vector<Mask> full; ///< for each field, all its words
    std::vector<Box> open{Box()};
    bool known = true;

    /// The box of `terms`; false when it is empty.
    bool read(const Condition::All &terms, Box &box) const
    {
        box.clear();
        for (const Condition::Term &term : terms) {
            const Mask words = ((Mask(term.allowed[1]) << 64) | Mask(term.allowed[0])) & full[term.field];
            if (words.none())
                return false;
            if (words != full[term.field])
                box.push_back({term.field, words});
        }
        std::sort(box.begin(), box.end(), [](const Side &a, const Side &b) { return a.field < b.field; });
        return true;
    }

    /// The cases of a condition as boxes that do not overlap; false when they are too many to say.
    bool cases(const Condition &condition, std::vector<Box> &boxes) const
    {
        boxes.clear();
        Box box;
        if (!read(condition.when_, box))
            return true;
        boxes.push_back(box);
        std::vector<Box> left;
        for (const Condition::All &terms : condition.unless_) {
            if (!read(terms, box))
                continue;
            if (!take(boxes, box, left))
                return false;
        }
        return true;
    }

    /// Takes `box` out of `boxes`, complementing full masks; false when they become too many.
    bool take(std::vector<Box> &boxes, const Box &box, std::vector<Box> &left) const
    {
        left.clear();
        for (const Box &one : boxes) {
            const std::size_t before = left.size();
            subtract(one, box, left);
            for (std::size_t i = before; i < left.size(); ++i)
                for (Side &side : left[i])
                    side.words &= full[side.field];
            if (left.size() > mostBoxes)
                return false;
        }
        boxes.swap(left);
        return true;
    }
};

Coverage::Coverage(const Vocabulary &vocabulary) : vocabulary_(vocabulary), boxes_(std::make_unique<Boxes>())
{
    for (std::size_t field = 0; field < vocabulary.size(); ++field)
        boxes_->full.push_back(~Mask() >> (Vocabulary::mostWords - vocabulary.words(static_cast<int>(field)).size()));
}

Coverage::~Coverage() = default;

bool Coverage::add(const Condition &condition)
{
    std::vector<Box> added;
    if (!boxes_->known || !boxes_->cases(condition, added)) {
        boxes_->known = false;
        return true;
    }
    Box both;
    bool fresh = false;
    for (const Box &box : added) {
        fresh = fresh || std::any_of(boxes_->open.begin(), boxes_->open.end(), [&](const Box &open) { return meet(open, box, both); });
        std::vector<Box> left;
        if (!boxes_->take(boxes_->open, box, left)) {
            boxes_->known = false;
            return true;
        }
    }
    return fresh;
}

bool Coverage::possible(const Condition &condition) const
{
    std::vector<Box> boxes;
    return !boxes_->cases(condition, boxes) || !boxes.empty();
}

std::vector<std::pair<std::string, std::string>> Coverage::gap() const
{
    if (!boxes_->known || boxes_->open.empty())
        return {};
    // Fields that are not named may have any word; when none is bound (no row yet), all are named.
    std::vector<std::pair<std::string, std::string>> words;
    const Box &box = boxes_->open.front();
    for (std::size_t field = 0; field < boxes_->full.size(); ++field) {
        const auto side = std::find_if(box.begin(), box.end(), [field](const Side &s) { return s.field == field; });
        if (side == box.end() && !box.empty())
            continue;
        const Mask &mask = side == box.end() ? boxes_->full[field] : side->words;
        std::size_t word = 0;
        while (!mask.test(word))
            ++word;
        const int number = static_cast<int>(field);
        words.emplace_back(vocabulary_.fieldName(number), vocabulary_.words(number)[word]);
    }
    return words;
}

} // namespace optio
