// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of army lists: "2xSp or (1xCv + 1xEl)", "1 x General (3Kn)", "3Kn//4Bd". All texts are pieces of the line that was read, so
// that a message can tell their place in it.
#pragma once

#include "rulesets/dba/army/list_codes.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace optio::dba {

/// "3x", "3 x", "2-4x" at the start of a text; `most` is 0 when there is none.
struct ListTimes {
    int least = 0, most = 0;
    std::size_t length = 0; ///< in the text
};
/// Most elements that a row may have.
constexpr int mostOfOne = 99;
/// Reads the times at the start of a text.
ListTimes timesOf(std::string_view text);

/// One of the elements that a term lets one choose of.
struct ListOffer {
    Code code;
    std::string_view text;
};

/// So many elements of one kind, or of several mixed.
struct ListTerm {
    ListTimes times;
    std::vector<ListOffer> offers;
    std::vector<std::string_view> strange; ///< what is said in brackets and nobody knows
    std::string remark;                    ///< what is said of it in plain words: "hillmen"
    bool general = false;
};

/// Terms that are taken together: "1xCv + 1xEl".
struct ListBundle {
    std::vector<ListTerm> terms;
    std::string_view text;
};

/// A part of a list, between two commas: one of its bundles is taken.
struct ListPart {
    std::vector<ListBundle> bundles;
    std::string_view text;
    bool counted = false; ///< does it say how many?
    bool general = false; ///< one of them is the general's
    bool camp = false;    ///< it is no troops, but the camp
};

/// The parts of a list: commas, semicolons and full stops part them outside brackets, and so does a number where a comma was forgotten.
std::vector<std::string_view> listPartsOf(std::string_view text);
/// Reads one of them.
ListPart listPartFrom(const ListCodes &codes, std::string_view text);

/// How much of a text reads like a list.
struct Likeness {
    int parts = 0;   ///< all
    int timed = 0;   ///< with a number
    int known = 0;   ///< whose troops are known
    int figured = 0; ///< written as only lists are
};
Likeness likenessOf(const ListCodes &codes, std::string_view text);
/// Is it a whole list: several parts, most of them with their number, and known troops among them?
bool isList(const Likeness &likeness);

} // namespace optio::dba
