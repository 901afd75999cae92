// SPDX-License-Identifier: GPL-3.0-or-later
// Verifies a whole journal: the chain of its lines, the dice that its key gives, and each act ruled again on the state of its time.
#include "rules/journal/amend.h"
#include "rules/journal/carried.h"
#include "rules/journal/journal_correction.h"
#include "rules/journal/journal_dice.h"
#include "rules/journal/replica_line.h"
#include "rules/journal/secrets.h"
#include "rules/journal/state_rules.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "rules/ruling/participants.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio {

namespace {

std::string shown(const std::vector<int> &faces)
{
    std::string text;
    for (const int face : faces)
        text += (text.empty() ? "" : ", ") + std::to_string(face);
    return text.empty() ? "none" : text;
}

/// The names, each once, in the order of the alphabet.
std::vector<std::string> distinct(std::vector<std::string> names)
{
    std::vector<std::string> all;
    joinParticipants(all, std::move(names));
    return all;
}

/// A start without the names of its units: how equal ones are told apart is wording.
Json unnamed(Json start)
{
    if (const auto units = start.find("units"); units != start.end() && units->is_object())
        for (Json &unit : *units)
            if (unit.is_object())
                unit.erase("name");
    return start;
}

/// What makes a ruling the same ruling, however it is worded: outcomes, totals, changes.
Json essence(const Json &result)
{
    Json kept = Json::object({{"outcome", Json::object()}, {"totals", result.value("totals", Json())}, {"changes", Json::array()}});
    const Json outcome = result.value("outcome", Json::object());
    for (const auto &[side, told] : outcome.items())
        kept["outcome"][side] = told.value("result", Json());
    for (Json change : result.value("changes", Json::array())) {
        change.erase("label");
        kept["changes"].push_back(std::move(change));
    }
    return kept;
}

class Verifier {
public:
    Verifier(const Ruleset &ruleset, const std::vector<Entry> &entries)
        : ruleset_(ruleset), entries_(entries), header_(entries.front().json), state_(header_.at("start")), replica_(isReplica(header_)),
          partial_(replica_ && keepsSecrets(ruleset)),
          toTheLetter_(header_.at("program") == OPTIO_VERSION && header_.at("data") == ruleset.data())
    {}

    std::vector<VerifyFinding> run()
    {
        if (!replica_)
            if (const auto broken = brokenPromise(entries_))
                findings_.push_back({broken->first, broken->first == 0 ? "chain" : "dice", broken->second});
        if (!partial_)
            checkStart();
        for (std::size_t i = 1; i < entries_.size(); ++i) {
            const Entry &entry = entries_[i];
            const std::string &before = entries_[i - 1].line;
            if (entry.json.at("prev") != (replica_ || i == 1 ? chainHash(before) : lineHash(before)))
                find(entry, "chain", "it does not hold the hash of the line before it: one of the two was changed after it was written");
            // After changes that do not fit, the state is unknown, and only the chain can be checked.
            if (!lost_ && partial_)
                folded(entry);
            else if (!lost_)
                checked(entry);
        }
        return std::move(findings_);
    }

private:
    void find(const Entry &entry, const char *what, const std::string &text)
    {
        findings_.push_back({entry.n, what, fmt::format("Entry {}: {}.", entry.n, text)});
    }

    void checkStart()
    {
        try {
            checkState();
        } catch (const Error &problem) {
            lost_ = true;
            findings_.push_back({0, "changes", fmt::format("The game starts in a state that cannot be: {}.", problem.what())});
        }
        try {
            const Json &armies = header_.at("armies");
            checkRosterForm(armies[0]);
            checkRosterForm(armies[1]);
            if (unnamed(ruleset_.start(armies[0], armies[1], header_.at("options"))) != unnamed(header_.at("start")))
                findings_.push_back({0, "ruling", "The game would start otherwise today."});
        } catch (const Json::exception &) {
            findings_.push_back({0, "ruling", "The game could not be started today: its armies do not fit the rule set."});
        } catch (const Error &problem) {
            findings_.push_back({0, "ruling", fmt::format("The game could not be started today: {}.", problem.what())});
        }
    }

    void checkState() const
    {
        if (const auto *rules = dynamic_cast<const StateRules *>(&ruleset_))
            rules->checkState(state_);
    }

    void checked(const Entry &entry)
    {
        try {
            if (entry.kind == "act") {
                checkDice(entry);
                checkRuling(entry);
            } else if (entry.kind == "correct") {
                checkCorrection(entry);
            } else if (entry.kind == "amend") {
                checkAmendment(entry);
            } else if (entry.kind == "undo" && !undoFits(entry)) {
                lost_ = true;
                return;
            }
            optio::apply(state_, changesOf(entry));
            checkState();
            if (entry.kind == "undo")
                standing_.pop();
            else if (entry.kind == "amend")
                standing_.pushAmendment(entry.n, struckBy(entry));
            else if (entry.kind != "note")
                standing_.push(entry.n, entry.kind == "act" ? kindOf(keyFromJson(entry.json.at("key"))) : 0);
        } catch (const Error &problem) {
            lose(entry, problem.what());
        } catch (const Json::exception &) {
            lose(entry, "the state it leaves is not one of this rule set");
        }
    }

    /// Of a copy that does not hold what another side alone knows: do the changes it was told fit one after the other?
    void folded(const Entry &entry)
    {
        try {
            optio::apply(state_, changesOf(entry));
        } catch (const Error &problem) {
            lose(entry, problem.what());
        }
    }

    void lose(const Entry &entry, const std::string &why)
    {
        lost_ = true;
        find(entry, "changes", why + "; later entries could not be ruled again");
    }

    void checkDice(const Entry &entry)
    {
        const ActKey key = keyFromJson(entry.json.at("key"));
        const Json &act = entry.json.at("act");
        if (key.turn != ruleset_.turn(state_) || act.at("resolver") != key.resolver)
            find(entry, "dice", "the key of its dice names another turn or another resolver");
        else if (const int stood = standing_.nextOf(kindOf(key)); key.before != stood)
            find(entry, "dice", fmt::format("the key of its dice counts {} such acts before it; {} stood", key.before, stood));
        if (replica_)
            return; // the keeper's key alone gives them
        std::optional<GameKey> rolled = keyOfEntry(header_, entry.n);
        if (!rolled)
            return; // so did that of a keeper that is gone
        try {
            rolled = diceKeyOf(*rolled, entry.json);
        } catch (const Error &problem) {
            find(entry, "dice", problem.what());
            return;
        }
        RandomDice source(*rolled, key);
        std::vector<int> then, drawn;
        for (const Json &json : entry.json.at("result").at("dice")) {
            const Draw draw = drawFromJson(json);
            if (draw.from != Provenance::rolled)
                continue;
            then.push_back(draw.value);
            drawn.push_back(nextFace(source, draw));
        }
        if (then != drawn)
            find(entry, "dice", fmt::format("its dice show {}, but the key of the game gives {}", shown(then), shown(drawn)));
    }

    void checkRuling(const Entry &entry)
    {
        const Json &act = entry.json.at("act");
        const Json &then = entry.json.at("result");
        try {
            const Resolver &resolver = ruleset_.resolver(act.at("resolver").get<std::string>());
            const Json input = resolver.complete(&state_, act.at("input"));
            // Older journals hold them in the order in which they were named, and perhaps twice, or a formation by one of its units.
            if (const auto named = distinct(keyFromJson(entry.json.at("key")).participants);
                named != distinct(resolver.participantsIn(state_, input)) && named != distinct(resolver.participants(input)))
                find(entry, "dice", "the key of its dice names others than those who took part");
            if (const std::string refusal = resolver.refusal(state_, input); !refusal.empty())
                throw Error(refusal);
            const Json today = ruleAgain(resolver, input, then);
            if (toTheLetter_ ? today != then : essence(today) != essence(then))
                find(entry, "ruling", difference(then, today));
        } catch (const Error &problem) {
            find(entry, "ruling",
                 fmt::format("then “{}”; today it would be refused: {}", then.at("sentence").get<std::string>(), problem.what()));
        }
    }

    Json ruleAgain(const Resolver &resolver, const Json &input, const Json &then) const
    {
        std::vector<int> faces;
        Provenance from = Provenance::rolled;
        for (const Json &json : then.at("dice")) {
            const Draw draw = drawFromJson(json);
            faces.push_back(draw.value);
            from = draw.from;
        }
        EnteredDice source(std::move(faces), from);
        Dice dice(source);
        const Ruling ruling = resolver.prepare(&state_, input)->rule(dice);
        source.finish();
        return toJson(ruling);
    }

    static std::string difference(const Json &then, const Json &today)
    {
        const std::string before = then.at("sentence").get<std::string>(), now = today.at("sentence").get<std::string>();
        if (before != now)
            return fmt::format("then “{}”, today “{}”", before, now);
        for (const auto &[key, name] :
             {std::pair{"outcome", "outcome"}, {"totals", "totals"}, {"changes", "changes"}, {"lines", "reasons"}})
            if (then.value(key, Json()) != today.value(key, Json()))
                return fmt::format("then and today “{}”, but with other {}", now, name);
        return fmt::format("then and today “{}”, but told otherwise", now);
    }

    void checkCorrection(const Entry &entry)
    {
        const Json counters = ruleset_.counters(state_);
        std::vector<Change> changes = changesOf(entry);
        const auto asked = changes.begin() + static_cast<std::ptrdiff_t>(askedIn(entry.json.at("result")));
        const std::vector<Change> settled(asked, changes.end());
        changes.erase(asked, changes.end());
        for (const Change &change : changes)
            if (std::none_of(counters.begin(), counters.end(), [&](const Json &counter) { return counter.at("path") == change.path; }))
                find(entry, "changes", fmt::format("it corrects \"{}\", which is not a counter", change.path));
        const auto same = [](const Change &one, const Change &other) { return one.path == other.path && one.to == other.to; };
        try {
            if (!std::ranges::equal(settled, settledBy(ruleset_, state_, changes), same))
                find(entry, "changes", "what it changes along with the counters it corrects is not what it would change today");
        } catch (const Error &) {
            // Changes that do not fit the state are found where they are made.
            if (!settled.empty())
                find(entry, "changes", "what it changes along with the counters it corrects would be refused today");
        }
    }

    /// Works the amendment out again, from the entries before it and with the choices that were made.
    void checkAmendment(const Entry &entry)
    {
        const std::optional<GameKey> key = replica_ ? std::nullopt : keyOfEntry(header_, entry.n);
        if (!key)
            return checkHistory(entry); // its new dice hang on a key that is not here
        std::vector<Entry> then;        // with the key of that time
        std::span<const Entry> before = std::span(entries_).first(static_cast<std::size_t>(entry.n));
        if (entry.n <= carriedAt(header_)) {
            then.assign(before.begin(), before.end());
            then.front().json["key"] = toHex(*key);
            before = then;
        }
        try {
            const Amendment today = amendAgain(ruleset_, before, entry);
            if (diceOf(today.body) != diceOf(entry.json))
                find(entry, "dice", "the dice of the entries it changes are not those they had, nor those their keys give");
            Json after = state_;
            optio::apply(after, changesOf(entry));
            const Json result = entry.json.at("result");
            if (today.state != after)
                find(entry, "ruling", difference(result, today.body.at("result")) + ", and it leads to another state");
            else if (toTheLetter_ && (today.body.at("history") != entry.json.at("history") || today.body.at("result") != result))
                find(entry, "ruling", difference(result, today.body.at("result")));
        } catch (const Error &problem) {
            find(entry, "ruling", fmt::format("today it would be refused: {}", problem.what()));
        }
        checkHistory(entry);
    }

    /// Does the history it tells lead to the state it tells?
    void checkHistory(const Entry &entry)
    {
        Json folded = header_.at("start"), told = state_;
        optio::apply(told, changesOf(entry));
        try {
            for (const StandingEntry &one : standingHistory(std::span(entries_).first(static_cast<std::size_t>(entry.n) + 1)))
                optio::apply(folded, changesOf(one));
            if (folded != told)
                find(entry, "changes", "the history it tells leads to another state than its changes");
        } catch (const Error &problem) {
            find(entry, "changes", fmt::format("the history it tells does not hold together: {}", problem.what()));
        }
    }

    /// The dice of all entries an amendment tells, by number.
    static Json diceOf(const Json &body)
    {
        Json dice = Json::object();
        for (const Json &item : body.at("history"))
            if (item.contains("result") && item.at("result").contains("dice"))
                dice[std::to_string(item.at("n").get<int>())] = item.at("result").at("dice");
        return dice;
    }

    /// Does this entry take back the last that stands, with the inverse of its changes?
    bool undoFits(const Entry &entry)
    {
        const int of = entry.json.at("of").get<int>();
        if (standing_.empty() || standing_.numbers().back() != of) {
            lose(entry, fmt::format("it takes back entry {}, which is not the last that stands", of));
            return false;
        }
        Json inverted = Json::array();
        for (const Change &change : inverse(changesOf(entries_[static_cast<std::size_t>(of)])))
            inverted.push_back(toJson(change));
        if (inverted != entry.json.at("result").at("changes"))
            find(entry, "changes", fmt::format("it does not take back what entry {} changed", of));
        return true;
    }

    const Ruleset &ruleset_;
    const std::vector<Entry> &entries_;
    const Json &header_;
    Json state_;
    bool replica_, partial_; ///< a copy of a shared game, which has no key; and one of a game with secrets
    bool toTheLetter_;
    bool lost_ = false;
    StandingEntries standing_;
    std::vector<VerifyFinding> findings_;
};

} // namespace

std::vector<VerifyFinding> verifyJournal(const Ruleset &ruleset, const std::vector<Entry> &entries)
{
    if (entries.empty())
        throw Error("a journal begins with its header, and this one is empty");
    const std::string made = entries.front().json.at("ruleset").get<std::string>();
    if (made != ruleset.id())
        throw Error(fmt::format("the journal is of the rule set \"{}\", not of \"{}\"", made, ruleset.id()), "ruleset");
    return Verifier(ruleset, entries).run();
}

} // namespace optio
