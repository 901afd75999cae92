// SPDX-License-Identifier: GPL-3.0-or-later
// Picks: the elements that an act is about, as its input lists them. In a game
// [{"unit":"a1.3","part":"moved","count":6}], where the part and the count may be left out; outside one [{"element":…,"count":8}].
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbx/marks.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace optio::dbx {

/// Some elements that are alike. A rule set adds what it knows of such an element.
struct Picked {
    int count = 1;
    Part part;                  ///< what they did
    std::string unitId;         ///< in a game
    const Unit *unit = nullptr; ///< its row, in a game
};

/// What is particular to the picks of a rule set.
struct PickRules {
    int most;              ///< the greatest count of a pick
    std::string countRule; ///< the rule of that count
    std::string rule;      ///< the rule that only what is there can be picked
    std::string partOf;    ///< whose part is not there, before the name: "of ", "of the row of "
    /// What a pick is refused with that counts more elements than the `there` of them; the rule is added.
    std::string (*tooMany)(int there);
    /// "Blades (O)": what the unit of a row consists of. Throws Error when the row is not known.
    std::function<std::string(const Unit &unit)> name;
};

/// Which parts of a unit an act takes when none is named: the lowest number first, a negative one never.
using Preference = std::function<int(const Part &)>;

/// Throws Error naming the field for anything but a list of one or more.
void requirePicks(const Json &list, const std::string &field);
/// How many a pick counts; 1 when it does not say. Throws Error for anything but a whole number from 1 to the most.
int countOfPick(const Json &pick, const std::string &field, const PickRules &rules);
/// Reads the picks of a game. Throws Error naming the field for anything but picks of standing elements, for more elements than there
/// are, and for a part that is not there. Without a preference the first parts are taken. Picks of one part are added up.
std::vector<Picked> picksIn(const Units &units, const Json &list, const std::string &field, const PickRules &rules,
                            const Preference &preference = {});
/// A pick as it is read: unit, part and count; with an `element`, that and the marks instead of the unit.
Json toJson(const Picked &pick, const Json &element);

/// An act's input in a state where the parts of rows bear other marks than when it was written: an amendment that says of a move that it
/// was not straight ahead must not make every later act of these elements name somebody who is not there. A part that is not there becomes
/// the one that is most like it, or is left out where that one has too few elements; what names no part stays as it is.
Json partsAgain(const Units &units, const Json &input);

/// What can be read of a candidate.
struct CandidateText {
    std::string label; ///< "Blades (O)"
    std::string whose; ///< "Varro"
    std::string marks; ///< "moved"; "" for none
    int standard = 0;  ///< how many are picked at first; never more than there are
};
/// The standing elements of a side ("" for both), part by part, in the order of the lists that each army holds as `groups`. What
/// `text(army, group, unit, part)` gives nothing for is left out.
template <class State, class Army, class Group, class Text>
std::vector<Candidate> candidatesOf(const State &state, const std::string &side, std::vector<Group> Army::*groups, const Text &text)
{
    std::vector<Candidate> candidates;
    for (const Army &army : state.sides)
        for (const Group &group : army.*groups)
            for (const std::string &id : group.units) {
                const Unit &unit = state.units.at(id);
                if (!side.empty() && unit.side != side)
                    continue;
                for (const Part &part : partsOf(unit))
                    if (const std::optional<CandidateText> said = text(army, group, unit, part))
                        candidates.push_back({id, part.key, said->label, said->whose + (said->marks.empty() ? "" : " · " + said->marks),
                                              part.count, std::min(said->standard, part.count)});
            }
    return candidates;
}

/// "6 Blades, 1 Cavalry": alike names are added up, in the order in which they come first.
std::string countedText(const std::vector<std::pair<std::string, int>> &names);

// Of the picks of a rule set, a Picked each with its `element`, which has a titleOf() and a toJson() there: as picksFrom() reads them, with
// part and count; in words; how many they are.

template <class Words, class Pick> Json toJson(const Words &words, const std::vector<Pick> &picks, bool inGame)
{
    Json list = Json::array();
    for (const Pick &pick : picks)
        list.push_back(toJson(pick, inGame ? Json() : toJson(words, pick.element)));
    return list;
}
/// "6 Blades, 1 Cavalry"
template <class Words, class Pick> std::string picksText(const Words &words, const std::vector<Pick> &picks)
{
    std::vector<std::pair<std::string, int>> names;
    for (const Pick &pick : picks)
        names.emplace_back(titleOf(words, pick.element), pick.count);
    return countedText(names);
}
template <class Pick> int countOf(const std::vector<Pick> &picks)
{
    int count = 0;
    for (const Pick &pick : picks)
        count += pick.count;
    return count;
}

} // namespace optio::dbx
