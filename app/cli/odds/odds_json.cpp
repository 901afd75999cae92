// SPDX-License-Identifier: GPL-3.0-or-later
// Writes odds, and what other answers would change.
#include "app/cli/odds/odds_json.h"

#include "app/cli/output.h"

namespace optio::cli {

namespace {

Json sharesJson(const Case &ready, const Distribution &odds)
{
    Json list = Json::array();
    for (const Share &share : odds.shares) {
        const OutcomeText text = ready.outcome(share.outcome);
        list.push_back({{"outcome", text.results},
                        {"label", text.label},
                        {"favours", text.favours},
                        {"weight", number(share.weight)},
                        {"of", number(odds.of)},
                        {"p", odds.p(share.weight)}});
    }
    return list;
}

} // namespace

Json oddsJson(const Case &ready) { return sharesJson(ready, oddsOf(ready)); }

Json prospectsJson(const Case &ready)
{
    Json list = Json::array();
    for (const Prospect &one : ready.prospects())
        list.push_back({{"label", one.label}, {"rule", one.rule}, {"given", one.given}, {"odds", sharesJson(ready, one.odds)}});
    return list;
}

Json answersJson(const Resolver &resolver, const Json *state, const Json &input)
{
    Json list = Json::array();
    for (const Effect &effect : effectsOf(resolver, state, input)) {
        Json told = {{"question", effect.question},
                     {"value", effect.value},
                     {"changes", effect.changes},
                     {"favour_a", effect.favourA},
                     {"favour_b", effect.favourB}};
        if (state != nullptr && effect.changes) {
            Json other = input;
            other["answers"][effect.question] = effect.value;
            told["odds"] = oddsJson(*resolver.prepareLenient(state, other));
        }
        list.push_back(std::move(told));
    }
    return list;
}

} // namespace optio::cli
