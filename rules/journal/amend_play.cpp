// SPDX-License-Identifier: GPL-3.0-or-later
// Acts of a journal ruled anew, and what that says of them: the same, different or illegal; and acts put between them.
#include "rules/journal/amend_play.h"

#include "rules/journal/journal_correction.h"
#include "rules/journal/journal_dice.h"
#include "rules/journal/naming_rules.h"
#include "rules/journal/state_rules.h"
#include "rules/ruling/offers.h"

#include <algorithm>
#include <set>
#include <utility>

namespace optio {

namespace {

Json valueAt(const Json &state, const std::string &path)
{
    const Json::json_pointer pointer(path);
    return state.contains(pointer) ? state.at(pointer) : Json();
}

std::vector<Change> changesIn(const Json &result)
{
    std::vector<Change> changes;
    for (const Json &change : result.at("changes"))
        changes.push_back(changeFromJson(change));
    return changes;
}

/// A state after a result's changes.
Json after(Json state, const Json &result)
{
    optio::apply(state, changesIn(result));
    return state;
}

constexpr const char *notThere = "what it is about is not in the game any more";

/// Throws for a state that the rule set cannot read.
void expectReadable(const Ruleset &ruleset, const Json &state)
{
    if (const auto *rules = dynamic_cast<const StateRules *>(&ruleset))
        rules->checkState(state);
    (void)ruleset.turn(state);
    (void)ruleset.ended(state);
    (void)ruleset.counters(state);
}

Json results(const Json &result)
{
    Json all = Json::object();
    for (const auto &[side, told] : result.at("outcome").items())
        all[side] = told.at("result");
    return all;
}

/// Does the same befall the two states? A value comes to the same when it is the same afterwards, or was changed by as much.
bool sameEffect(const Ruleset &ruleset, const Json &then, const Json &thenAfter, const Json &now, const Json &nowAfter,
                const std::set<std::string> &paths)
{
    try {
        return std::all_of(paths.begin(), paths.end(), [&](const std::string &path) {
            const Json a = valueAt(then, path), b = valueAt(thenAfter, path), c = valueAt(now, path), d = valueAt(nowAfter, path);
            return alike(d, b) || alike(d, moved(ruleset, path, a, b, c));
        });
    } catch (const Error &) {
        return false; // it cannot have happened to that now
    }
}

/// The input of an act that was written for another state.
Json inState(const Ruleset &ruleset, const Json &state, const Json &input)
{
    const auto *rules = dynamic_cast<const NamingRules *>(&ruleset);
    return rules != nullptr ? rules->inAnotherState(state, input) : input;
}

/// The input with `given` laid over it. What `given` does not name and does not apply any more is left out; what it names is taken as it
/// is.
Json laidOver(const Resolver &resolver, const Json &state, const Json &input, const Json &given)
{
    Json merged = input;
    if (!merged.contains("answers"))
        merged["answers"] = Json::object();
    Json named = Json::object();
    if (!given.is_null()) {
        if (!given.is_object())
            throw Error("the input must be an object", "input");
        expectInGame(given);
        for (const auto &[key, value] : given.items())
            if (key != "answers")
                merged[key] = value;
        named = given.value("answers", Json::object());
        if (!named.is_object())
            throw Error("\"answers\" must be an object", "answers");
        merged["answers"].update(named);
    }
    const Json asked = answersOf(resolver.form(&state, merged));
    Json answers = Json::object();
    for (const auto &[id, value] : merged["answers"].items())
        if (asked.contains(id))
            answers[id] = asked.at(id);
    answers.update(named);
    merged["answers"] = std::move(answers);
    return resolver.complete(&state, merged);
}

} // namespace

AmendPlayer::AmendPlayer(const Ruleset &ruleset, const Json &header)
    : ruleset_(ruleset), key_(gameKeyFromHex(header.at("key").get_ref<const std::string &>()))
{}

Played AmendPlayer::play(const Json &state, const StandingEntry &entry, const Json &given,
                         const std::optional<std::vector<int>> &typed) const
{
    const std::string id = entry.act.at("resolver").get<std::string>();
    const Resolver &resolver = ruleset_.resolver(id);
    const Json input = laidOver(resolver, state, inState(ruleset_, state, entry.act.at("input")), given);
    if (const std::string refusal = resolver.refusal(state, input); !refusal.empty())
        throw Error(refusal);
    const std::unique_ptr<Case> ready = resolver.prepare(&state, input);
    const auto ruled = [&](DiceSource &source) {
        Dice dice(source);
        Json result = toJson(ready->rule(dice));
        (void)after(state, result); // what cannot be made is refused here
        return Played{Json::object({{"resolver", id}, {"input", input}}), std::move(result)};
    };
    if (typed) {
        EnteredDice source(*typed);
        Played played = ruled(source);
        source.finish();
        return played;
    }
    KeptDice source(entry.dice, key_, keyFromJson(entry.key));
    return ruled(source);
}

Json AmendPlayer::inserted(const Json &state, int n, const Insertion &insertion, const Json &before) const
{
    const Resolver &resolver = ruleset_.resolver(insertion.resolver);
    const Json input = completeInGame(resolver, state, insertion.input);
    if (const std::string refusal = resolver.refusal(state, input); !refusal.empty())
        throw Error(refusal);
    ActKey key{ruleset_.turn(state), insertion.resolver, resolver.participantsIn(state, input), 0};
    key.participants.push_back("before entry " + std::to_string(n));
    for (const Json &one : before) {
        const ActKey other = keyFromJson(one.at("key"));
        key.before += other.resolver == key.resolver && other.participants == key.participants ? 1 : 0;
    }
    Json act = Json::object({{"act", Json::object({{"resolver", insertion.resolver}, {"input", input}})}});
    act["key"] = Json::object({{"turn", key.turn}, {"resolver", key.resolver}, {"participants", key.participants}, {"before", key.before}});
    const std::unique_ptr<Case> ready = resolver.prepare(&state, input);
    const auto ruled = [&](DiceSource &source) {
        Dice dice(source);
        act["result"] = toJson(ready->rule(dice));
    };
    if (insertion.typed) {
        EnteredDice source(*insertion.typed);
        ruled(source);
        source.finish();
    } else {
        RandomDice source(key_, key);
        ruled(source);
    }
    expectReadable(ruleset_, after(state, act.at("result")));
    return act;
}

AmendPlayer::Try AmendPlayer::attempt(const Json &state, const StandingEntry &entry) const
{
    try {
        return {play(state, entry, nullptr, std::nullopt), {}};
    } catch (const Error &problem) {
        return {std::nullopt, problem.what()};
    } catch (const Json::exception &) {
        return {std::nullopt, notThere};
    }
}

std::optional<Played> AmendPlayer::keep(const StandingEntry &entry, const Json &now, const Json &playedAfter) const
{
    try {
        std::vector<Change> changes = movedOnto(ruleset_, now, ownChangesOf(entry));
        // A number that playing it again sets to the same was set, not moved.
        for (Change &change : changes)
            for (const Change &made : ownChangesOf(entry))
                if (!playedAfter.is_null() && made.path == change.path && valueAt(playedAfter, made.path) == made.to)
                    change.to = made.to;
        Played played{entry.act, entry.result};
        played.result["changes"] = resultOf("", changes).at("changes");
        expectReadable(ruleset_, after(now, played.result));
        return played;
    } catch (const Error &) {
        return std::nullopt;
    } catch (const Json::exception &) {
        return std::nullopt;
    }
}

Outlook AmendPlayer::outlook(const StandingEntry &entry, const Json &then, const Json &now) const
{
    // What the rules of today give is compared with what they give, so that a rule corrected since is no consequence of the amendment.
    Try before = attempt(then, entry), again = attempt(now, entry);
    const Json playedAfter = again.played ? after(now, again.played->result) : Json();
    Outlook outlook{"different", std::nullopt, keep(entry, now, playedAfter), again.why};
    if (!again.played) {
        // Illegal before as well: it was kept so, and is kept again.
        outlook.what = !before.played && outlook.kept ? "same" : "illegal";
        return outlook;
    }
    if (before.played && results(before.played->result) == results(again.played->result)) {
        std::set<std::string> paths;
        for (const Played &played : {*before.played, *again.played})
            for (const Change &change : changesIn(played.result))
                paths.insert(change.path);
        if (sameEffect(ruleset_, then, after(then, before.played->result), now, playedAfter, paths)) {
            const bool asWritten = before.played->act == entry.act && before.played->result == entry.result;
            if (asWritten)
                outlook.kept = again.played;
            if (outlook.kept)
                outlook.what = "same";
        }
    }
    outlook.played = std::move(again.played);
    return outlook;
}

Outlook AmendPlayer::outlookOfCorrection(const StandingEntry &entry, const Json &now) const
{
    const Json wanted = valuesOf(entry.result);
    try {
        Json result = correctionAgain(ruleset_, now, wanted);
        expectReadable(ruleset_, after(now, result));
        const bool all = valuesOf(result) == wanted;
        Played played{nullptr, std::move(result)};
        return {all ? "same" : "different", played, played, {}};
    } catch (const Error &problem) {
        return {"illegal", std::nullopt, keep(entry, now, nullptr), problem.what()};
    } catch (const Json::exception &) {
        return {"illegal", std::nullopt, keep(entry, now, nullptr), notThere};
    }
}

} // namespace optio
