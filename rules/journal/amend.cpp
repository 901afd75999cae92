// SPDX-License-Identifier: GPL-3.0-or-later
// Amending: the fold of a journal's history run beside the fold as it would be.
#include "rules/journal/amend.h"

#include "rules/journal/amend_play.h"
#include "rules/journal/journal_correction.h"
#include "rules/names.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <fmt/core.h>
#include <set>
#include <utility>

namespace optio {

namespace {

std::string sentenceOf(const Json &result) { return result.at("sentence").get<std::string>(); }

/// "Blue one is hurt by Red one", with its changes where the sentence alone tells no difference.
std::string toldBeside(const Json &result, const std::string &before)
{
    std::string text = sentenceOf(result);
    if (text != before)
        return text;
    std::string labels;
    for (const Json &change : result.at("changes"))
        if (const std::string label = change.at("label").get<std::string>(); !label.empty())
            labels += (labels.empty() ? "" : ", ") + label;
    return labels.empty() ? text : fmt::format("{} ({})", text, labels);
}

/// Acts put before an entry, to be done again.
std::vector<Insertion> insertionsOf(const Json &before)
{
    std::vector<Insertion> insertions;
    for (const Json &one : before) {
        Insertion insertion{one.at("act").at("resolver").get<std::string>(), one.at("act").at("input"), {}};
        for (const Json &json : one.at("result").at("dice"))
            if (const Draw draw = drawFromJson(json); draw.from == Provenance::typed) {
                if (!insertion.typed)
                    insertion.typed.emplace();
                insertion.typed->push_back(draw.value);
            }
        insertions.push_back(std::move(insertion));
    }
    return insertions;
}

class Fold {
public:
    Fold(const Ruleset &ruleset, std::span<const Entry> entries, const Amending &amending)
        : ruleset_(ruleset), amending_(amending), players_(ruleset, entries.front().json), then_(entries.front().json.at("start"))
    {
        AmendPlace place = placeOf(entries, amending.n); // refuses what cannot be amended
        then_ = std::move(place.state);
        now_ = then_;
        amendIt(place.entry);
        std::set<int> later;
        for (const StandingEntry &entry : standingHistory(entries))
            if (entry.n > amending.n && (!entry.struck() || !entry.before.empty())) {
                later.insert(entry.n);
                goOn(entry);
            }
        const auto known = [&](int n, const char *what, const char *field) {
            if (!later.contains(n))
                throw Error(
                    fmt::format("entry {} has no {}: only acts and corrections after entry {} that stand have", n, what, amending.n),
                    field);
        };
        for (const auto &[n, choice] : amending.choices)
            if (!amending.lenient)
                known(n, "choice to make", "choices");
        for (const auto &[n, insertions] : amending.inserts)
            known(n, "place for further acts before it", "inserts");
    }

    Amendment finish()
    {
        std::string told = done_.result.is_null() ? fmt::format("Voided: entry {}, “{}”", amending_.n, done_.before)
                           : done_.after == done_.before
                               ? fmt::format("Amended: entry {}, “{}”", amending_.n, done_.before)
                               : fmt::format("Amended: entry {}, “{}” → “{}”", amending_.n, done_.before, done_.after);
        std::vector<Change> changes = difference(then_, now_);
        tellLabels(changes);
        done_.body = Json::object({{"kind", "amend"}, {"of", amending_.n}, {"reason", amending_.reason}});
        done_.body["history"] = std::move(history_);
        done_.body["result"] = resultOf(told, changes);
        done_.state = std::move(now_);
        return std::move(done_);
    }

private:
    // --- the entry itself -----------------------------------------------------------------------------------------------

    void amendIt(const StandingEntry &entry)
    {
        done_.before = sentenceOf(entry.result);
        optio::apply(then_, ownChangesOf(entry));
        if (amending_.drop) {
            if (!amending_.input.is_null() || !amending_.values.is_null() || amending_.typed)
                throw Error(fmt::format("entry {} cannot be voided and changed at once", entry.n), "drop");
            strike(entry);
            return;
        }
        if (amending_.input.is_null() && amending_.values.is_null() && !amending_.typed)
            throw Error(fmt::format("nothing says what is to become of entry {}", entry.n), "n");
        Played played = entry.kind == "act" ? actAnew(entry) : correctionAnew(entry);
        if (played.act == entry.act && played.result == entry.result)
            throw Error(fmt::format("the amendment changes nothing: entry {} is like that already", entry.n), "n");
        done_.after = sentenceOf(played.result);
        done_.result = played.result;
        write(entry, "amended", std::move(played));
    }

    Played actAnew(const StandingEntry &entry) const
    {
        if (!amending_.values.is_null())
            throw Error(fmt::format("entry {} is an act, which has an input; only a correction has values", entry.n), "values");
        if (amending_.typed && entry.rolled)
            throw Error(fmt::format("the program threw the dice of entry {}; amending does not change them", entry.n), "dice");
        return players_.play(now_, entry, amending_.input, amending_.typed);
    }

    Played correctionAnew(const StandingEntry &entry) const
    {
        if (!amending_.input.is_null() || amending_.typed)
            throw Error(fmt::format("entry {} is a correction, which has values; only an act has an input and dice", entry.n), "input");
        return {nullptr, correctionOf(ruleset_, now_, withCompany(ruleset_, now_, amending_.values))};
    }

    // --- what follows ---------------------------------------------------------------------------------------------------

    void goOn(const StandingEntry &entry)
    {
        const std::vector<Change> changes = ownChangesOf(entry);
        const bool inserts = amending_.inserts.contains(entry.n);
        if (then_ == now_ && !inserts) { // it has come to the same again: nothing that follows is touched
            optio::apply(then_, changesOf(entry));
            now_ = then_;
            return;
        }
        insert(entry);
        optio::apply(then_, changesOfBefore(entry.before));
        if (entry.struck()) {
            if (!before_.is_null())
                strike(entry);
            return;
        }
        Outlook outlook = entry.kind == "act" ? players_.outlook(entry, then_, now_) : players_.outlookOfCorrection(entry, now_);
        const Json needs = outlook.what == "illegal" ? newlyNext() : Json();
        optio::apply(then_, changes);
        if (outlook.what == "same")
            write(entry, "same", std::move(*outlook.kept));
        else
            choose(entry, outlook, needs);
    }

    /// Does the acts that are to come before an entry: those asked for, or those that an earlier amendment put there and that can still be
    /// done. What is to be written of them stands in before_; null when it is what stands there already.
    void insert(const StandingEntry &entry)
    {
        Json list = Json::array();
        const auto add = [&](const Insertion &insertion) {
            Json act = players_.inserted(now_, entry.n, insertion, list);
            optio::apply(now_, changesOfBefore(Json::array({act})));
            list.push_back(std::move(act));
        };
        if (const auto asked = amending_.inserts.find(entry.n); asked != amending_.inserts.end()) {
            for (const Insertion &insertion : asked->second)
                add(insertion);
        } else {
            for (const Insertion &insertion : insertionsOf(entry.before))
                try {
                    add(insertion);
                } catch (const Error &) {
                    continue; // it is not needed any more
                }
        }
        before_ = list == entry.before ? Json() : std::move(list);
    }

    /// The acts that come first now and did not then.
    Json newlyNext() const
    {
        Json list = Json::array();
        try {
            const std::vector<Act> then = ruleset_.acts(then_);
            for (const Act &act : ruleset_.acts(now_))
                if (act.next && act.refusal.empty() && std::none_of(then.begin(), then.end(), [&](const Act &one) {
                        return one.next && one.resolver == act.resolver && one.input == act.input;
                    }))
                    list.push_back(
                        {{"resolver", act.resolver}, {"label", act.label}, {"input", act.input.is_null() ? Json::object() : act.input}});
        } catch (const Error &) {
            return {};
        }
        return list.empty() ? Json() : list;
    }

    void choose(const StandingEntry &entry, Outlook &outlook, const Json &needs)
    {
        Consequence told{entry.n, entry.turn, outlook.what, AmendChoice::keep, outlook.played.has_value(), sentenceOf(entry.result),
                         {},      {},         needs};
        told.after = outlook.played ? toldBeside(outlook.played->result, told.before) : outlook.why;
        if (const auto chosen = amending_.choices.find(entry.n); chosen != amending_.choices.end())
            told.choice = chosen->second;
        else if (!outlook.kept && outlook.played) { // voided it would leave a hole in the turn: those after it build on it
            told.choice = AmendChoice::replay;
            told.note = "What happened cannot be kept: what it changed is not as it was. It is played again.";
        }
        if (told.choice == AmendChoice::replay && !outlook.played && amending_.lenient)
            told.choice = AmendChoice::keep;
        if (told.choice == AmendChoice::replay && !outlook.played)
            throw Error(fmt::format("entry {} cannot be played again: {}", entry.n, outlook.why), "choices");
        if (told.choice == AmendChoice::replay) {
            write(entry, "replayed", std::move(*outlook.played));
        } else if (told.choice == AmendChoice::keep && outlook.kept) {
            write(entry, "kept", std::move(*outlook.kept));
        } else {
            if (told.choice == AmendChoice::keep)
                told.note = "What happened cannot be kept: there is nothing left for it to change. It is voided.";
            strike(entry);
        }
        done_.consequences.push_back(std::move(told));
    }

    // --- writing it down ------------------------------------------------------------------------------------------------

    void strike(const StandingEntry &entry) { put(Json::object({{"n", entry.n}, {"how", "dropped"}})); }

    /// With the acts put before it, if they are others than stood there.
    void put(Json item)
    {
        if (!before_.is_null())
            item["before"] = std::exchange(before_, Json());
        history_.push_back(std::move(item));
    }

    void write(const StandingEntry &entry, const std::string &how, Played played)
    {
        std::vector<Change> changes;
        for (const Json &change : played.result.at("changes"))
            changes.push_back(changeFromJson(change));
        optio::apply(now_, changes);
        if (played.act == entry.act && played.result == entry.result && before_.is_null())
            return;
        Json item = Json::object({{"n", entry.n}, {"how", how}});
        if (how == "kept" || !played.result.contains("sentence")) {
            item["result"] = Json::object({{"changes", played.result.at("changes")}});
        } else {
            if (entry.kind == "act")
                item["act"] = std::move(played.act);
            if (how == "amended" && amending_.typed)
                item["typed"] = true;
            item["result"] = std::move(played.result);
        }
        put(std::move(item));
    }

    /// Counters that changed by name.
    void tellLabels(std::vector<Change> &changes) const
    {
        std::map<std::string, std::string> labels;
        for (const Json &counter : countersOf(ruleset_, now_))
            labels[counter.at("path").get<std::string>()] = counter.at("label").get<std::string>();
        for (Change &change : changes)
            if (const auto label = labels.find(change.path); label != labels.end())
                change.label = fmt::format("{}: {} → {}", label->second, canonical(change.from), canonical(change.to));
    }

    const Ruleset &ruleset_;
    const Amending &amending_;
    AmendPlayer players_;
    Json then_;   ///< the fold as it was
    Json now_;    ///< the fold as it is to be
    Json before_; ///< acts to be written before the entry at hand; null when nothing is to be written of them
    Json history_ = Json::array();
    Amendment done_;
};

} // namespace

const char *nameOf(AmendChoice choice) { return choice == AmendChoice::keep ? "keep" : choice == AmendChoice::replay ? "replay" : "drop"; }

AmendChoice amendChoiceFrom(const std::string &name)
{
    for (const AmendChoice choice : {AmendChoice::keep, AmendChoice::replay, AmendChoice::drop})
        if (name == nameOf(choice))
            return choice;
    throw Error("\"" + name + "\" is no choice; it may be keep, replay or drop", "choices");
}

Amendment amend(const Ruleset &ruleset, std::span<const Entry> entries, const Amending &amending)
{
    if (entries.empty())
        throw Error("a journal begins with its header, and this one is empty");
    return Fold(ruleset, entries, amending).finish();
}

Amendment amendAgain(const Ruleset &ruleset, std::span<const Entry> before, const Entry &amendment)
{
    Amending again;
    again.n = amendment.json.at("of").get<int>();
    again.reason = amendment.json.at("reason").get<std::string>();
    for (const Json &item : amendment.json.at("history")) {
        const int n = item.at("n").get<int>();
        const std::string how = item.at("how").get<std::string>();
        if (item.contains("before"))
            again.inserts[n] = insertionsOf(item.at("before"));
        if (n != again.n) {
            if (how == "replayed" || how == "dropped")
                again.choices[n] = how == "dropped" ? AmendChoice::drop : AmendChoice::replay;
            continue;
        }
        again.drop = how == "dropped";
        if (again.drop)
            continue;
        if (!item.contains("act")) {
            again.values = valuesOf(item.at("result"));
            continue;
        }
        again.input = item.at("act").at("input");
        if (item.contains("typed") && item.at("typed") == true) {
            again.typed.emplace();
            for (const Json &draw : item.at("result").at("dice"))
                again.typed->push_back(drawFromJson(draw).value);
        }
    }
    return amend(ruleset, before, again);
}

Json toJson(const Consequence &consequence)
{
    Json json = Json::object({{"n", consequence.n},
                              {"turn", consequence.turn},
                              {"what", consequence.what},
                              {"choice", nameOf(consequence.choice)},
                              {"replayable", consequence.replayable},
                              {"before", consequence.before},
                              {consequence.replayable ? "after" : "why", consequence.after}});
    if (!consequence.note.empty())
        json["note"] = consequence.note;
    if (!consequence.needs.is_null())
        json["needs"] = consequence.needs;
    return json;
}

} // namespace optio
