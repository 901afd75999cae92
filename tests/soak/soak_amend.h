// SPDX-License-Identifier: GPL-3.0-or-later
// Amends a random entry of a played game in a random way: the result is the state that the amended list of acts leads to, or conflicts that
// are named; never an error.
#pragma once

#include "rules/journal/journal_correction.h"
#include "rules/journal/last_read.h"
#include "rules/journal/notes.h"
#include "tests/soak/soak_checks.h"

#include <algorithm>

namespace soak {

/// What is to be amended: an act struck, or one of its answers given otherwise. Nothing when the entry offers neither.
inline std::optional<optio::Amending> randomAmending(const Ruleset &ruleset, const std::vector<Entry> &entries, int n, Chance &chance)
{
    optio::Amending amending;
    amending.n = n;
    amending.reason = "soak";
    amending.lenient = true;
    if (chance.once(2)) {
        amending.drop = true;
        return amending;
    }
    const optio::AmendPlace place = optio::placeOf(entries, n);
    if (place.entry.act.is_null())
        return {};
    const Resolver &resolver = ruleset.resolver(place.entry.act.at("resolver").get<std::string>());
    Json input = place.entry.act.at("input");
    const Form form = resolver.form(&place.state, input);
    if (form.questions.empty())
        return {};
    const Question &question = chance.of(form.questions);
    const Json answer = answerTo(question, chance);
    input["answers"][question.id] = answer;
    // Only what the rules allow there: other answers may then be wanted too.
    input["answers"] = optio::answersOf(resolver.form(&place.state, input));
    const Json whole = resolver.complete(&place.state, input);
    if (!resolver.refusal(place.state, whole).empty())
        return {};
    amending.input = {{"answers", whole.at("answers")}};
    return amending;
}

/// Does the list of acts that the amended game holds, done one by one with the dice it tells, lead to the state it has? Only where nothing
/// was kept that the rules would have come out otherwise.
inline void checkReplayed(Faults &faults, const Ruleset &ruleset, const std::vector<Entry> &entries, const Json &state)
{
    Game game = Game::open(ruleset, entries.front());
    for (const optio::StandingEntry &entry : optio::standingHistory(entries)) {
        if (entry.struck())
            continue;
        if (entry.kind != "act")
            return;
        std::vector<int> faces;
        for (const Json &die : entry.result.at("dice"))
            faces.push_back(die.at("value").get<int>());
        const std::string resolver = entry.act.at("resolver").get<std::string>();
        try {
            game.follow(game.act(resolver, entry.act.at("input"), faces, now));
        } catch (const Error &error) {
            faults.add("amended games are their acts", resolver + " cannot be done again: " + error.what(), entry.act.dump());
            return;
        }
    }
    if (!optio::alike(game.state(), state))
        faults.add("amended games are their acts", "the acts of the amended game lead to another state",
                   Json::diff(state, game.state()).dump());
}

/// Amends entry `n` of a game and looks at what comes of it. `entries` begin with the header.
inline void checkAmending(Faults &faults, const Ruleset &ruleset, std::vector<Entry> entries, Game game, int n, Chance &chance)
{
    std::optional<optio::Amending> amending;
    if (!refusalOf(faults, "choosing an amendment", [&] { amending = randomAmending(ruleset, entries, n, chance); }).empty() || !amending)
        return; // what was chosen is against the rules there
    const Entry &old = entries[static_cast<std::size_t>(n)];
    const std::string what = (amending->drop ? "striking " : "answering otherwise ") +
                             (old.kind == "act" ? old.json.at("act").at("resolver").get<std::string>() : old.kind);
    optio::Amendment amendment;
    const auto work = [&] { amendment = optio::amend(ruleset, entries, *amending); };
    const auto refusedRightly = [&](const std::string &refusal) { return refusal.find("changes nothing") != std::string::npos; };
    std::string refusal = refusalOf(faults, what, work, old.json.at("act"));
    if (refusedRightly(refusal))
        return;
    const bool free = amendment.consequences.empty();
    if (refusal.empty() && !free) {
        for (const optio::Consequence &one : amendment.consequences) {
            if (one.after.empty())
                faults.add("conflicts are named", what + ": entry " + std::to_string(one.n) + " has no reason");
            if (chance.once(2))
                amending->choices[one.n] = one.replayable ? optio::AmendChoice::replay : optio::AmendChoice::drop;
        }
        refusal = refusalOf(faults, what + ", choosing", work, old.json.at("act"));
    }
    if (refusedRightly(refusal))
        return;
    if (!refusal.empty()) {
        if (refusal != "(broken)")
            faults.add("amending never fails", what + ": " + refusal, amending->input.dump());
        return;
    }
    mustWork(faults, "amending never fails", what, [&] {
        const Json before = game.state();
        const Entry entry = game.amend(amendment, now);
        game.follow(entry);
        entries.push_back(entry);
        if (game.state() != amendment.state)
            faults.add("amending never fails", what + " leads to another state than it said");
        for (const optio::VerifyFinding &finding : optio::verifyJournal(ruleset, entries))
            faults.add("amended journals verify",
                       what + ": " + finding.what + " of entry " + std::to_string(finding.n) + ": " + finding.text);
        (void)ruleset.acts(game.state());
        (void)ruleset.view(game.state(), "");
        if (free)
            checkReplayed(faults, ruleset, entries, game.state());
        game.follow(game.undo([&](int number) { return entries[static_cast<std::size_t>(number)]; }, now));
        if (game.state() != before)
            faults.add("undo gives the state before", "undoing an amendment gives another state");
    });
}

/// Looks at a state for what must hold of it.
using Look = std::function<void(const Json &)>;

/// What a counter may be set to: some of its choices, both answers, its bounds and something between.
inline std::vector<Json> valuesOf(const Json &counter, Chance &chance)
{
    std::vector<Json> values;
    if (counter.at("kind") == "yesNo")
        return {true, false};
    if (counter.at("kind") == "choice") {
        const Json &choices = counter.at("choices");
        for (std::size_t i = 0; i < std::min<std::size_t>(choices.size(), 4); ++i)
            values.push_back(choices[choices.size() <= 4 ? i : chance.below(choices.size())].at("value"));
        return values;
    }
    const int least = counter.at("least").get<int>(), most = counter.at("most").get<int>();
    return {least, most, least + static_cast<int>(chance.below(static_cast<std::size_t>(most - least) + 1))};
}

/// All that is asked of a state that players see works with this one: what is offered can be asked about, and done.
inline void checkWorks(Faults &faults, const Pages &pages, const Game &game, const std::string &what, Chance &chance)
{
    const Ruleset &ruleset = game.ruleset();
    const Json &state = game.state();
    const optio::Unchanging unchanging(state);
    mustWork(faults, "corrected games go on", what, [&] {
        for (const char *side : {"a", "b", ""})
            (void)ruleset.view(state, side);
        (void)ruleset.ended(state);
        (void)ruleset.turn(state);
        checkCounters(faults, ruleset, state);
        for (const Act &act : ruleset.acts(state)) {
            if (!act.refusal.empty()) {
                checkRefusal(faults, pages, act.refusal, act.resolver + " after " + what);
                continue;
            }
            const Resolver &resolver = ruleset.resolver(act.resolver);
            Json input = act.input.is_object() ? act.input : Json::object();
            bool whole = true;
            for (const Slot &slot : resolver.slots()) {
                const std::vector<Candidate> candidates = resolver.candidates(state, slot, input);
                if (!candidates.empty() && !slot.optional && !input.contains(slot.id))
                    input[slot.id] = slot.many ? Json::array({{{"unit", candidates.front().unit}}}) : Json(candidates.front().unit);
                whole = whole && (slot.optional || input.contains(slot.id)); // otherwise any unit of the view
            }
            if (!whole)
                continue;
            std::string refusal = refusalOf(
                faults, "the form of " + act.resolver + " after " + what, [&] { (void)answered(resolver, state, input, chance); }, input);
            Json complete;
            if (refusal.empty())
                mustWork(
                    faults, "refusals are given, not thrown", act.resolver + " after " + what,
                    [&] { refusal = resolver.refusal(state, input); }, input);
            if (refusal.empty())
                refusal = refusalOf(faults, act.resolver + " after " + what, [&] { complete = resolver.complete(&state, input); }, input);
            if (refusal.empty())
                mustWork(
                    faults, "what is not refused can be done", act.resolver + " after " + what,
                    [&] {
                        if (dynamic_cast<const optio::NoteRules *>(&ruleset) != nullptr)
                            complete = resolver.complete(&state, optio::sealWritten(ruleset, state, act.resolver, complete).input);
                        (void)game.act(act.resolver, complete, {}, now);
                    },
                    complete);
            else
                checkRefusal(faults, pages, refusal, act.resolver + " after " + what, input);
        }
    });
}

/// Sets a counter by hand to values that it may have, one after the other, and takes each back.
inline void checkCounter(Faults &faults, const Pages &pages, Game game, const Json &counter, Chance &chance, const Look &look)
{
    const Json before = game.state();
    const std::string label = counter.at("label").get<std::string>();
    for (const Json &value : valuesOf(counter, chance)) {
        if (value == counter.at("value"))
            continue;
        const std::string what = "correcting " + label + " to " + value.dump();
        Entry entry;
        const std::string refusal = refusalOf(
            faults, what,
            [&] {
                entry =
                    game.correct(optio::withCompany(game.ruleset(), before, Json::object({{counter.at("path").get<std::string>(), value}})),
                                 "soak", now);
            },
            counter);
        if (!refusal.empty()) {
            checkRefusal(faults, pages, refusal, what);
            checkWords(faults, before, refusal, what);
            continue;
        }
        mustWork(faults, "corrected games go on", what, [&] {
            game.follow(entry);
            checkWords(faults, before, entry.json.at("result").at("sentence").get<std::string>(), what);
            look(game.state());
            checkWorks(faults, pages, game, what, chance);
            game.follow(game.undo([&](int) { return entry; }, now));
            if (game.state() != before)
                faults.add("undo gives the state before", "undoing a correction gives another state", what);
        });
    }
}

/// Corrects some counters, each in some ways. Where the game stands is always among them.
inline void checkCorrecting(Faults &faults, const Pages &pages, const Game &game, Chance &chance, const Look &look)
{
    const Json counters = game.ruleset().counters(game.state());
    if (counters.empty())
        return;
    const auto correct = [&](const Json &counter) { checkCounter(faults, pages, game, counter, chance, look); };
    correct(counters[chance.below(std::min<std::size_t>(counters.size(), 6))]);
    for (int i = 0; i < 4; ++i)
        correct(counters[chance.below(counters.size())]);
}

} // namespace soak
