// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the ranks that are offered.
#include "rulesets/dbm/combat/rank_offer.h"

namespace optio::dbm {

RankOffer readRankOffer(const Figure &row, const Words &words)
{
    RankOffer offer;
    offer.any = readConditions(row, "any", words.vocabulary);
    for (const Figure &kind : row.at("offer").rows()) {
        RankKind read;
        const auto number = [&kind](const char *key, const auto &known) {
            const std::string &text = kind.at(key).text();
            const int found = text == "me" ? -1 : known(text);
            if (found < 0 && text != "me")
                kind.at(key).fail("unknown word \"" + text + "\"");
            return found;
        };
        read.type = number("type", [&words](const std::string &text) { return words.type(text); });
        read.grade = number("grade", [&words](const std::string &text) { return words.grade(text); });
        if (kind.has("weapon"))
            read.weapon = number("weapon", [&words](const std::string &text) { return numberOf(words.weapon, text); });
        offer.kinds.push_back(read);
    }
    return offer;
}

} // namespace optio::dbm
