// SPDX-License-Identifier: GPL-3.0-or-later
// Refuses and tells what is done out of order.
#include "rulesets/dbx/late.h"

#include "rules/ruling/own_words.h"

#include <algorithm>

namespace optio::dbx {

bool saysWhy(const Json &answers, const std::string &id)
{
    const Json reason = answers.value(id, Json("no"));
    return reason != "no" && !standsForOwnWords(reason) && isOwnWords(reason);
}

std::string lateText(const std::string &now, const std::string &own, const char *rule, const std::string &id)
{
    return "out of order: the bound has come to \"" + now + "\", and this belongs to \"" + own + "\" before it (" + rule +
           "); to do it all the same, say why under \"Out of order\" (" + id + ")";
}

void tellLate(const std::vector<Asking> &questions, const Json &answers, const std::string &id, Ruling &ruling)
{
    if (!saysWhy(answers, id))
        return;
    const Json &reason = answers.at(id);
    for (const Asking &asking : questions) {
        if (asking.id != id)
            continue;
        const auto known =
            std::find_if(asking.answers.begin(), asking.answers.end(), [&reason](const Answer &one) { return one.value == reason; });
        std::string why = known != asking.answers.end() ? known->label : reason.get<std::string>();
        why.erase(why.find_last_not_of(' ') + 1).erase(0, why.find_first_not_of(' '));
        ruling.sentence = "Players' ruling (" + why + "): " + ruling.sentence;
    }
}

} // namespace optio::dbx
