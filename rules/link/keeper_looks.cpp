// SPDX-License-Identifier: GPL-3.0-or-later
// What a keeper answers when a guest looks ahead: acts, a form, odds. All of it is made from what that seat knows (LNK-14).
#include "rules/link/keeper.h"
#include "rules/ruleset.h"
#include "rules/ruling/offers.h"

namespace optio::link {

Json Keeper::looked(const Look &look, Seat seat)
{
    const Json &known = toldTo(seat).known;
    if (look.kind == "acts") {
        Json acts = Json::array();
        for (const Offer &offer : offersOf(ruleset_, known, sideOf(seat)))
            acts.push_back(toJson(offer, ruleset_.resolver(offer.resolver)));
        return acts;
    }
    const Resolver &resolver = ruleset_.resolver(look.resolver);
    expectInGame(look.input);
    const std::string owner = privateTo(resolver, known, look.input);
    if (!owner.empty() && seat != Seat::umpire && owner != sideOf(seat))
        throw Error("This is the other side's to see");
    if (look.kind == "form")
        return toJson(resolver.form(&known, look.input));
    const Json complete = completeInGame(resolver, known, look.input);
    if (const std::string refusal = resolver.refusal(known, complete); !refusal.empty())
        throw Error(refusal);
    const std::unique_ptr<Case> ready = resolver.prepare(&known, complete);
    const Distribution odds = oddsOf(*ready);
    Json told = Json::array();
    for (const Share &share : odds.shares) {
        const OutcomeText text = ready->outcome(share.outcome);
        const ChanceView chance = chanceOf(share.weight, odds.of);
        told.push_back({{"label", text.label}, {"favours", text.favours}, {"p", chance.p}, {"fraction", chance.fraction}});
    }
    return told;
}

void Keeper::take(Link link, const Look &look)
{
    expectPatience(guests_.at(link));
    Look answer = look;
    answer.input = Json();
    try {
        answer.told = looked(look, guests_.at(link).seat);
    } catch (const Error &problem) {
        answer.refusal = problem.what();
    }
    send(link, std::move(answer));
}

} // namespace optio::link
