// SPDX-License-Identifier: GPL-3.0-or-later
// One random game: it is played act by act, and looked at around each.
#pragma once

#include "rules/journal/last_read.h"
#include "rules/journal/notes.h"
#include "tests/soak/soak_amend.h"
#include "tests/soak/soak_checks.h"
#include "tests/soak/soak_rules.h"
#include "tests/soak/soak_tally.h"

#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace soak {

/// Why an offer cannot be taken up when none of its units can.
inline const std::string nobody = "nobody can be chosen";

/// One game being played.
class Soak {
public:
    Soak(const Ruleset &ruleset, const Pages &pages, const Settings &settings, std::uint64_t seed, Faults &faults, Tally &tally)
        : ruleset_(ruleset), pages_(pages), settings_(settings), seed_(seed), faults_(faults), tally_(tally), chance_(seed * 7919 + 13),
          game_(begun()), watch_(watchFor(faults, ruleset, game_.state())), notes_(dynamic_cast<const optio::NoteRules *>(&ruleset))
    {}

    void play()
    {
        for (int act = 0; act < settings_.acts; ++act) {
            faults_.place = named() + ", act " + std::to_string(act + 1);
            if (over()) {
                ++tally_.ended;
                break;
            }
            if (!step())
                break;
        }
        faults_.place = named() + ", at its end";
        atEnd();
        ++tally_.games;
    }

private:
    /// How the game is played again.
    std::string named() const
    {
        return "--ruleset " + ruleset_.id() + " --seed " + std::to_string(seed_) +
               (settings_.sparing > 1 ? " --sparing " + std::to_string(settings_.sparing) : std::string());
    }

    Game begun()
    {
        faults_.place = named() + ", at its start";
        const auto &armies = ruleset_.armies();
        for (int tries = 0;; ++tries) {
            const optio::GameSetup setup{chance_.of(armies), chance_.of(armies), randomOptions(ruleset_, chance_),
                                         optio::gameKeyFromSeed(seed_), now};
            try {
                return Game::start(ruleset_, setup);
            } catch (const Error &error) {
                checkRefusal(faults_, pages_, error.what(), "a new game");
                if (tries == 50)
                    throw;
            }
        }
    }

    /// What takes long is looked at one time in `n`, or in as many times more as --sparing says; with --deep always. Chance is asked in any
    /// case, so that the game is the same.
    bool seldomly(std::size_t n)
    {
        const std::size_t drawn = chance_.below(std::numeric_limits<std::size_t>::max());
        return settings_.deep || drawn % (n * settings_.sparing) == 0;
    }

    bool over() const { return ruleset_.ended(game_.state()).at("over").get<bool>(); }

    Entry read(int n) const { return entries_[static_cast<std::size_t>(n) - 1]; }

    bool follow(const Entry &entry, const std::string &what)
    {
        if (!mustWork(faults_, "entries follow", what, [&] { game_.follow(entry); }))
            return false;
        entries_.push_back(entry);
        return true;
    }

    /// One act, or false when the game cannot go on.
    bool step()
    {
        const Json &before = game_.state();
        std::optional<optio::Unchanging> unchanging(before);
        std::vector<Act> acts;
        Json view;
        {
            const Timed timed(tally_.seconds["acts"]);
            if (!mustWork(faults_, "acts can be listed", "the list of acts", [&] { acts = ruleset_.acts(before); }))
                return false;
        }
        const std::string viewer = chance_.once(2) ? "" : chance_.once(2) ? "a" : "b";
        {
            const Timed timed(tally_.seconds["view"]);
            if (!mustWork(faults_, "views work", "the view", [&] { view = toJson(ruleset_.view(before, viewer)); }))
                return false;
        }
        if (seldomly(10))
            checkShown(faults_, ruleset_, pages_, game_.state(), acts, view);
        if (notes_ != nullptr)
            mustWork(faults_, "acts can be listed", "the acts with notes", [&] {
                for (Act &act : notes_->noteActs(before, kept_, ""))
                    acts.push_back(std::move(act));
            });
        const std::vector<Offer> offers = offersOf(ruleset_, acts, view, followUps_, chance_.once(6));
        unchanging.reset();
        std::map<std::string, std::string> why;
        for (int tries = 0; tries < 60 && !offers.empty(); ++tries) {
            const Offer &offer = drawn(offers, chance_);
            if (const auto tried = why.find(offer.resolver);
                tried != why.end() && (offer.from != "act" || tried->second == nobody) && !chance_.once(6))
                continue; // hardly otherwise now
            ++tally_.tries;
            const std::string refusal = attempt(offer, view);
            if (refusal.empty())
                return true;
            ++tally_.refused;
            why[offer.resolver] = refusal;
        }
        // Chance did not find the way on: try everything, and more often.
        for (const Offer &offer : offers)
            for (int tries = 0; tries < 20 && offer.refusal.empty(); ++tries) {
                const std::string refusal = attempt(offer, view);
                if (refusal.empty())
                    return true;
                why[offer.resolver] = refusal;
            }
        std::string all;
        for (const auto &[resolver, refusal] : why)
            all += "\n      " + resolver + ": " + refusal;
        faults_.add("the game goes on", "nothing of what is offered can be done", all);
        return false;
    }

    /// Tries an offer. "" when it was done; otherwise why not.
    std::string attempt(const Offer &offer, const Json &view)
    {
        const Json &state = game_.state();
        std::optional<optio::Unchanging> unchanging(state);
        const Resolver &resolver = ruleset_.resolver(offer.resolver);
        Json input = offer.input;
        const std::string what = offer.resolver + " (" + offer.from + ")";
        if (!offer.refusal.empty()) {
            refusedIsRefused(offer, view);
            return offer.refusal;
        }
        const bool offered = offer.from == "act" || offer.from == "reminder";
        std::string refusal;
        {
            const Timed timed(tally_.seconds["fill"]);
            bool filled = false;
            const auto fill = [&] { filled = fillSlots(resolver, state, view, input, chance_); };
            if (offered ? !mustWork(faults_, "candidates can be listed", what, fill, input)
                        : !refusalOf(faults_, what, fill, input).empty())
                return "no candidates";
            if (offered && seldomly(12))
                for (const Slot &slot : resolver.slots())
                    mustWork(
                        faults_, "candidates can be listed", what, [&] { watch_->candidates(state, resolver, slot, offer.input); },
                        offer.input);
            if (!filled) {
                refusalOf(faults_, "the refusal of " + what, [&] { refusal = resolver.refusal(state, input); }, input);
                if (offer.from == "act" && refusal.empty())
                    faults_.add("offered acts have candidates", what + " is offered, but nobody can be chosen");
                return nobody;
            }
        }
        Form form;
        Json complete;
        {
            const Timed timed(tally_.seconds["form"]);
            const Json slots = input;
            refusal = refusalOf(faults_, "the form of " + what, [&] { form = answered(resolver, state, input, chance_); }, input);
        }
        if (refusal.empty()) {
            const Timed timed(tally_.seconds["refusal"]);
            if (!mustWork(faults_, "refusals are given, not thrown", what, [&] { refusal = resolver.refusal(state, input); }, input))
                return "refused wrongly";
        }
        if (!refusal.empty()) {
            checkRefusal(faults_, pages_, refusal, what, input);
            checkWords(faults_, state, refusal, what);
            if (seldomly(20) && refusalOf(faults_, what, [&] { (void)game_.act(offer.resolver, input, {}, now); }, input).empty())
                faults_.add("refused acts are refused", what + " is refused (" + refusal + ") but can be done", input.dump());
            return tell(offer, refusal);
        }
        {
            const Timed timed(tally_.seconds["complete"]);
            refusal = whyNotWhole(resolver, input, complete, what);
            if (!refusal.empty())
                return tell(offer, refusal);
            if (complete.value("answers", Json::object()) != input["answers"])
                faults_.add("the form's answers are all", what + ": the form and the completed act differ",
                            input["answers"].dump() + " and " + complete.value("answers", Json()).dump());
        }
        if (notes_ != nullptr && !sealed(offer.resolver, complete, refusal))
            return tell(offer, refusal);
        Entry entry;
        {
            const Timed timed(tally_.seconds["act"]);
            if (!mustWork(
                    faults_, "what is not refused can be done", what, [&] { entry = game_.act(offer.resolver, complete, {}, now); },
                    complete))
                return "refused when done";
        }
        if (settings_.verbose)
            std::printf("%3d %s %s -> %s\n", game_.length() + 1, offer.resolver.c_str(), complete.dump().c_str(),
                        entry.json.at("result").at("sentence").get<std::string>().c_str());
        faults_.place += " (" + offer.resolver + ")";
        ++tally_.done[offer.resolver];
        ++tally_.acts;
        unchanging.reset();
        done(resolver, complete, form, entry);
        return {};
    }

    /// Completes an input with the form's own answers. "" when that went well; otherwise why not: what has still to be chosen may be
    /// asked for, but an answer that the form offers is taken.
    std::string whyNotWhole(const Resolver &resolver, const Json &input, Json &complete, const std::string &what)
    {
        try {
            complete = resolver.complete(&game_.state(), input);
        } catch (const Error &error) {
            const std::string why = error.what();
            const auto says = [&](const char *words) { return why.find(words) != std::string::npos; };
            if (says("allowed:") || says("no question") || says("unknown") || says("does not apply") || says(" must be "))
                faults_.add("the form's answers are taken", what + ": " + error.what(), input.dump());
            checkRefusal(faults_, pages_, error.what(), what, input);
            return error.what();
        } catch (const std::exception &problem) {
            faults_.add("nothing breaks", what + " breaks: " + problem.what(), input.dump());
            return "(broken)";
        }
        return {};
    }

    /// Seals the note that an act writes, if it writes one. False when it is refused.
    bool sealed(const std::string &resolver, Json &complete, std::string &refusal)
    {
        refusal = refusalOf(
            faults_, "the sealing of " + resolver,
            [&] {
                optio::Sealing sealing = optio::sealWritten(ruleset_, game_.state(), resolver, complete);
                complete = ruleset_.resolver(resolver).complete(&game_.state(), sealing.input);
                if (sealing.kept)
                    kept_.push_back(*sealing.kept);
            },
            complete);
        return refusal.empty();
    }

    std::string tell(const Offer &offer, const std::string &refusal)
    {
        if (settings_.refusals)
            ++tally_.refusals[offer.resolver + ": " + refusal];
        return refusal;
    }

    /// An act that is shown with a refusal is refused, with a sentence, whoever is named.
    void refusedIsRefused(const Offer &offer, const Json &view)
    {
        const Resolver &resolver = ruleset_.resolver(offer.resolver);
        Json input = offer.input;
        checkRefusal(faults_, pages_, offer.refusal, offer.resolver);
        bool filled = false;
        refusalOf(faults_, offer.resolver, [&] { filled = fillSlots(resolver, game_.state(), view, input, chance_); }, input);
        if (!filled)
            return;
        const auto tried = [&] {
            (void)answered(resolver, game_.state(), input, chance_);
            (void)game_.act(offer.resolver, input, {}, now);
        };
        const std::string refusal = refusalOf(faults_, offer.resolver, tried, input);
        if (refusal.empty())
            faults_.add("refused acts are refused", offer.resolver + " is shown as impossible (" + offer.refusal + "), but can be done",
                        input.dump());
        else
            checkRefusal(faults_, pages_, refusal, offer.resolver, input);
    }

    /// An act was ruled: follow it, and look at what came of it.
    void done(const Resolver &resolver, const Json &complete, const Form &form, const Entry &entry)
    {
        const Json before = game_.state();
        const Json &result = entry.json.at("result");
        {
            const Timed timed(tally_.seconds["before"]);
            const optio::Unchanging unchanging(game_.state());
            if (seldomly(4))
                mustWork(
                    faults_, "odds work", resolver.id(),
                    [&] { checkOdds(faults_, *resolver.prepare(&game_.state(), complete), result, ruleset_.base().rfind("db", 0) == 0); },
                    complete);
            if (!result.at("dice").empty() && seldomly(3))
                checkSpelling(faults_, game_, resolver, complete);
            if (seldomly(12))
                checkNonsense(faults_, game_, resolver.id(), complete, chance_);
            pages_.look(faults_, result.dump(), "a ruling: " + resolver.id());
            for (const Question &question : form.questions)
                pages_.look(faults_, question.rule + question.help + question.label, "a question: " + question.id);
            if (result.at("sentence").get<std::string>().empty())
                faults_.add("rulings have a sentence", resolver.id() + " tells nothing");
            checkWords(faults_, before, result.at("sentence").get<std::string>(), resolver.id());
            const Json outcomes = result.value("outcome", Json::object());
            for (const auto &[side, outcome] : outcomes.items())
                checkWords(faults_, before, outcome.value("instruction", "") + " " + outcome.value("label", ""), resolver.id());
            for (const Json &change : result.value("changes", Json::array()))
                checkWords(faults_, before, change.value("label", ""), resolver.id());
        }
        const Timed timed(tally_.seconds["after"]);
        if (!follow(entry, "the act"))
            return;
        const Json &after = game_.state();
        if (seldomly(16)) {
            const Entry undo = game_.undo([this](int n) { return read(n); }, now);
            if (follow(undo, "the undoing")) {
                if (game_.state() != before)
                    faults_.add("undo gives the state before", "undoing " + resolver.id() + " gives another state");
                mustWork(faults_, "undone acts can be repeated", resolver.id(), [&] {
                    const Entry again = game_.act(resolver.id(), complete, {}, now);
                    if (again.json.at("result") != result || again.json.at("key") != entry.json.at("key"))
                        faults_.add("repeating draws the same dice", resolver.id() + " undone and done again has come out otherwise");
                    follow(again, "the repetition");
                });
            }
        }
        mustWork(faults_, "states can be read", resolver.id(), [&] {
            watch_->act({before, after, resolver.id(), complete, result});
            watch_->takesPart({before, after, resolver.id(), complete, result});
            watch_->state(after);
        });
        if (seldomly(30))
            checkSecrets(faults_, ruleset_, *watch_, after);
        if (seldomly(300))
            checkCorrecting(faults_, pages_, game_, chance_, [this](const Json &corrected) { watch_->state(corrected); });
        if (ruleset_.turn(after) < ruleset_.turn(before))
            faults_.add("turns never go back",
                        "turn " + std::to_string(ruleset_.turn(before)) + " is followed by turn " + std::to_string(ruleset_.turn(after)));
        followUps_ = result.value("followUps", Json::array());
        for (const Json &one : followUps_)
            mustWork(faults_, "follow-ups exist", one.dump(), [&] { (void)ruleset_.resolver(one.at("resolver").get<std::string>()); });
    }

    /// What is looked at once for each game.
    void atEnd()
    {
        if (settings_.verbose)
            std::printf("%s\n", game_.state().dump().c_str());
        std::vector<Act> acts;
        const Timed timed(tally_.seconds["end"]);
        const optio::Unchanging unchanging(game_.state());
        if (mustWork(faults_, "acts can be listed", "the list of acts", [&] { acts = ruleset_.acts(game_.state()); })) {
            Json view;
            if (mustWork(faults_, "views work", "the view", [&] { view = toJson(ruleset_.view(game_.state(), "")); }))
                checkShown(faults_, ruleset_, pages_, game_.state(), acts, view);
        }
        std::vector<Entry> entries{optio::parseEntry(game_.headerLine(), 0)};
        entries.insert(entries.end(), entries_.begin(), entries_.end());
        if (seldomly(4))
            mustWork(faults_, "replay gives the state", "the replay", [&] {
                Game again = Game::open(ruleset_, entries.front());
                for (std::size_t i = 1; i < entries.size(); ++i)
                    again.follow(optio::parseEntry(entries[i].line, static_cast<int>(i)));
                if (again.snapshot() != game_.snapshot())
                    faults_.add("replay gives the state", "the journal replayed gives another state");
            });
        if (seldomly(10))
            mustWork(faults_, "journals verify", "the journal", [&] {
                for (const optio::VerifyFinding &finding : optio::verifyJournal(ruleset_, entries))
                    faults_.add("journals verify", finding.what + " of entry " + std::to_string(finding.n) + ": " + finding.text);
            });
        {
            const Timed timing(tally_.seconds["amend"]);
            if (!game_.standing().empty() && seldomly(8))
                checkAmending(faults_, ruleset_, entries, game_, chance_.of(game_.standing()), chance_);
        }
        if (seldomly(10))
            mustWork(faults_, "battles are told", "the report", [&] { (void)optio::battleReport(ruleset_, entries); });
    }

    const Ruleset &ruleset_;
    const Pages &pages_;
    const Settings &settings_;
    std::uint64_t seed_;
    Faults &faults_;
    Tally &tally_;
    Chance chance_;
    Game game_;
    std::unique_ptr<Watch> watch_;
    const optio::NoteRules *notes_; ///< null for a rule set without sealed notes
    std::vector<optio::KeptNote> kept_;
    std::vector<Entry> entries_;
    Json followUps_ = Json::array();
};

} // namespace soak
