// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game at random: starts it with random armies and options, and draws each act, its units and its answers from what is offered.
#pragma once

#include "rules/journal/journal.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace soak {

using optio::Act;
using optio::Candidate;
using optio::Error;
using optio::Form;
using optio::Json;
using optio::Question;
using optio::QuestionKind;
using optio::Resolver;
using optio::Ruleset;
using optio::Slot;

/// Chance of a run: the same everywhere for a seed.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : random_(seed) {}
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }
    bool once(std::size_t in) { return below(in) == 0; }
    template <class List> const auto &of(const List &list) { return list[below(list.size())]; }

private:
    std::mt19937_64 random_;
};

/// Something that can be tried.
struct Offer {
    std::string resolver;
    Json input;
    std::string from; ///< "act", "reminder", "now", "follow-up"
    bool next = false;
    std::string refusal; ///< of an act that is shown as not possible now
};

/// What players do seldom, or the game would be over or stand still: rulings by hand, agreements, waiting.
inline bool seldom(const std::string &resolver)
{
    static const std::set<std::string> names{"losses",          "weather",   "agree-end", "award",       "seal-note",
                                             "no-cards",        "pass-card", "set-units", "set-points",  "concede",
                                             "leader-captured", "flee",      "keep-off",  "another-die", "deploy"};
    return names.count(resolver) != 0 || resolver.rfind("set-", 0) == 0;
}

/// An answer to a question, often the one that stands.
inline Json answerTo(const Question &question, Chance &chance)
{
    if (chance.once(3))
        return question.value;
    switch (question.kind) {
    case QuestionKind::yesNo:
        return chance.once(2);
    case QuestionKind::count:
        return question.least + static_cast<int>(chance.below(static_cast<std::size_t>(question.most - question.least) + 1));
    case QuestionKind::choice:
        return question.choices.empty() ? question.value : chance.of(question.choices).value;
    }
    return question.value;
}

/// Random options of a new game.
inline Json randomOptions(const Ruleset &ruleset, Chance &chance)
{
    Json options = Json::object();
    for (const Question &question : ruleset.options())
        if (chance.once(3))
            options[question.id] = answerTo(question, chance);
    return options;
}

/// The ids of the units that may stand in a slot that names no candidates: those the view shows of the side that is asked for.
inline std::vector<std::string> unitsFor(const Json &view, const Slot &slot)
{
    const std::string active = view.value("active", "");
    std::vector<std::string> ids;
    for (const Json &side : view.at("sides")) {
        const bool own = side.at("id") == active;
        if (!active.empty() && ((slot.whose == "active" && !own) || (slot.whose == "other" && own)))
            continue;
        for (const Json &group : side.at("groups"))
            for (const Json &unit : group.at("units"))
                ids.push_back(unit.at("id").get<std::string>());
    }
    return ids;
}

/// Fills the slots that the offer leaves open. False when nobody can fill one that must be filled.
inline bool fillSlots(const Resolver &resolver, const Json &state, const Json &view, Json &input, Chance &chance)
{
    for (const Slot &slot : resolver.slots()) {
        if (input.contains(slot.id) && !input[slot.id].is_null())
            continue;
        const std::vector<Candidate> candidates = resolver.candidates(state, slot, input);
        if (slot.optional && chance.once(3))
            continue;
        if (!slot.many) {
            std::vector<std::string> ids;
            for (const Candidate &one : candidates)
                ids.push_back(one.unit);
            if (ids.empty() && !slot.optional)
                ids = unitsFor(view, slot);
            if (ids.empty() && !slot.optional)
                return false;
            if (!ids.empty())
                input[slot.id] = chance.of(ids);
            continue;
        }
        if (candidates.empty()) {
            if (slot.optional)
                continue;
            return false;
        }
        Json picks = Json::array();
        std::set<std::size_t> taken;
        const bool whole = chance.once(4); // as it stands when nothing is said
        for (std::size_t i = 0; whole && i < candidates.size(); ++i)
            if (candidates[i].standard > 0) {
                picks.push_back({{"unit", candidates[i].unit}, {"count", candidates[i].standard}});
                if (!candidates[i].part.empty())
                    picks.back()["part"] = candidates[i].part;
            }
        for (std::size_t wanted = picks.empty() ? 1 + (chance.once(2) ? 0 : chance.below(4)) : 0; wanted > 0; --wanted) {
            const std::size_t at = chance.below(candidates.size());
            if (!taken.insert(at).second)
                continue;
            const Candidate &one = candidates[at];
            Json pick = {{"unit", one.unit}};
            if (!one.part.empty())
                pick["part"] = one.part;
            if (one.most > 1 && !chance.once(4))
                pick["count"] =
                    1 + static_cast<int>(chance.below(static_cast<std::size_t>(std::min(one.most, chance.once(2) ? 4 : one.most))));
            picks.push_back(std::move(pick));
        }
        input[slot.id] = std::move(picks);
    }
    return true;
}

/// Answers question by question as the form asks them. The answers are those of the form in the end.
inline Form answered(const Resolver &resolver, const Json &state, Json &input, Chance &chance)
{
    const bool asItStands = chance.once(4);
    if (!input.contains("answers"))
        input["answers"] = Json::object();
    Form form = resolver.form(&state, input);
    std::set<std::string> seen;
    for (int round = 0; round < 40 && !asItStands; ++round) {
        const Question *open = nullptr;
        for (const Question &question : form.questions)
            if (question.decides && question.side.empty())
                throw Error(resolver.id() + ": \"" + question.id + "\" is a choice, but of neither side (LNK-23)");
        for (const Question &question : form.questions)
            if (!input["answers"].contains(question.id) && seen.insert(question.id).second) {
                open = &question;
                break;
            }
        if (open == nullptr)
            break;
        input["answers"][open->id] = answerTo(*open, chance);
        form = resolver.form(&state, input);
    }
    input["answers"] = optio::answersOf(form);
    return form;
}

/// What is offered: the acts, what reminders and things to watch lead to, what the step is about, and with `any` all other rulings.
inline std::vector<Offer> offersOf(const Ruleset &ruleset, const std::vector<Act> &acts, const Json &view, const Json &followUps, bool any)
{
    std::vector<Offer> offers;
    std::set<std::string> named;
    for (const Act &act : acts) {
        offers.push_back({act.resolver, act.input.is_object() ? act.input : Json::object(), "act", act.next, act.refusal});
        named.insert(act.resolver);
    }
    const auto add = [&](const Json &list, const char *from) {
        for (const Json &one : list)
            if (const std::string id = one.value("resolver", ""); !id.empty())
                offers.push_back({id, one.value("input", Json::object()), from, false, {}});
    };
    add(view.value("reminders", Json::array()), "reminder");
    add(view.value("watch", Json::array()), "watch");
    add(followUps, "follow-up");
    for (const Json &id : view.value("now", Json::array()))
        if (named.insert(id.get<std::string>()).second)
            offers.push_back({id.get<std::string>(), Json::object(), "now", false, {}});
    for (const Resolver *resolver : ruleset.resolvers())
        if (any && named.insert(resolver->id()).second)
            offers.push_back({resolver->id(), Json::object(), "any", false, {}});
    return offers;
}

/// Draws one of the offers: what comes next and what is waited for more often than the rest.
inline const Offer &drawn(const std::vector<Offer> &offers, Chance &chance)
{
    std::vector<std::size_t> weights;
    std::size_t sum = 0;
    for (const Offer &offer : offers) {
        std::size_t weight = offer.next                                     ? 14
                             : offer.from == "act"                          ? 20
                             : offer.from == "any"                          ? 4
                             : offer.from == "watch" || offer.from == "now" ? 5
                                                                            : 25;
        if (seldom(offer.resolver) && !offer.next && offer.from != "reminder")
            weight = chance.once(4) ? 1 : 0;
        if (offer.resolver.rfind("end-", 0) == 0 || offer.resolver == "next-phase")
            weight = offer.next ? 6 : 2;
        if (!offer.refusal.empty())
            weight = 1;
        if (offer.resolver == "agree-end" || offer.resolver == "concede") // nobody wants to go home yet
            weight = chance.once(50) ? 1 : 0;
        weights.push_back(weight);
        sum += weight;
    }
    std::size_t at = chance.below(std::max<std::size_t>(sum, 1));
    for (std::size_t i = 0; i < offers.size(); ++i) {
        if (at < weights[i])
            return offers[i];
        at -= weights[i];
    }
    return offers.back();
}

} // namespace soak
