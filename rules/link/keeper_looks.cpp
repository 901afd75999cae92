// SPDX-License-Identifier: GPL-3.0-or-later
// What a keeper answers when a guest looks ahead: acts, a form, odds. All of it is made from what that seat knows (LNK-14).
#include "rules/link/amend_told.h"
#include "rules/link/keeper.h"
#include "rules/ruleset.h"
#include "rules/ruling/offers.h"

namespace optio::link {

Json Keeper::looked(const Look &look, Seat seat)
{
    if (look.kind == "amend") { // a guest has no key to draw dice by that an amendment may need
        if (seat == Seat::watch)
            throw Error("Watchers look on; they do not act");
        expectAmendable();
        Amending amending = amendingFrom(look.input);
        amending.lenient = true; // its form is still being filled
        return told(amend(ruleset_, entries_, amending));
    }
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
    } catch (const Json::exception &) {
        answer.refusal = "The question does not have the form it should have";
    }
    send(link, std::move(answer));
}

} // namespace optio::link
