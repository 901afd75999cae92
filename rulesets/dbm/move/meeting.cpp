// SPDX-License-Identifier: GPL-3.0-or-later
// Asks who is contacted, and puts both sides into contact.
#include "rulesets/dbm/move/meeting.h"

#include "rules/ruling/refusal.h"
#include "rulesets/dbm/army/units.h"

#include <algorithm>

namespace optio::dbm {

std::vector<Choice> Meeting::choices() const
{
    std::vector<Choice> choices{{unnamed, "not said", "The app then knows that they are in contact, but not with whom."}};
    if (state_ == nullptr)
        return choices;
    for (const auto &[id, unit] : state_->units)
        if (unit.side != side_ && standing(unit) > 0 && !offTable(*state_, unit))
            choices.push_back({id, nameOf(words_, unit), commandOf(*state_, unit).name});
    return choices;
}

Json Meeting::answer(const Asking &asking, int, const Json *given)
{
    if (given == nullptr)
        return unnamed;
    const std::vector<Choice> allowed = choices();
    if (std::none_of(allowed.begin(), allowed.end(), [&](const Choice &choice) { return choice.value == *given; }))
        throw Error(asking.id + ": " + quoted(*given) + " is no row of the enemy with elements on the table (" + asking.rule +
                        "); name one by its id, or \"?\"",
                    asking.id);
    foe_ = given->get<std::string>();
    return *given;
}

Question Meeting::shown(const Asking &asking, int side, const Json &value) const
{
    Question question = questionOf(asking, side, value);
    if (asking.kind == Asking::Kind::own && asking.number == whichEnemies) {
        question.kind = QuestionKind::choice;
        question.choices = choices();
        question.standard = unnamed;
    }
    return question;
}

void meet(const State &state, const std::string &foe, const std::string &unit, int count, Marking &marking)
{
    if (foe == unnamed || !state.units.contains(foe))
        return;
    // Those whose enemy was not named yet are meant first.
    for (const bool known : {true, false})
        for (const Part &part : partsOf(Unit(marking.unit(foe)))) {
            const bool fits = known ? part.has(mark::contact) && part.marks.at(mark::contact) == unnamed : !part.has(mark::contact);
            const int some = fits ? std::min(count, part.count) : 0;
            if (some <= 0)
                continue;
            marking.mark(foe, part.key, some, {{mark::contact, unit}});
            count -= some;
        }
}

} // namespace optio::dbm
