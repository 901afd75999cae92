// SPDX-License-Identifier: GPL-3.0-or-later
// Amending: the fold of a journal's history run beside the fold as it would be.
#include "rules/amend.h"

#include "rules/amend_play.h"
#include "rules/journal_correction.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <fmt/core.h>
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

class Fold {
public:
    Fold(const Ruleset &ruleset, std::span<const Entry> entries, const Amending &amending)
        : ruleset_(ruleset), amending_(amending), choices_(amending.choices), players_(ruleset, entries.front().json),
          then_(entries.front().json.at("start"))
    {
        AmendPlace place = placeOf(entries, amending.n); // refuses what cannot be amended
        then_ = std::move(place.state);
        now_ = then_;
        amendIt(place.entry);
        for (const StandingEntry &entry : standingHistory(entries))
            if (entry.n > amending.n && !entry.struck())
                goOn(entry);
        if (!choices_.empty() && !amending.lenient)
            throw Error(
                fmt::format("entry {} has no choice to make: only entries after entry {} that would come out otherwise or could not be "
                            "done have",
                            choices_.begin()->first, amending.n),
                "choices");
    }

    Amendment finish()
    {
        std::string told = done_.result.is_null() ? fmt::format("Struck: entry {}, “{}”", amending_.n, done_.before)
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
        optio::apply(then_, changesOf(entry));
        if (amending_.drop) {
            if (!amending_.input.is_null() || !amending_.values.is_null() || amending_.typed)
                throw Error(fmt::format("entry {} cannot be struck and be made otherwise at once", entry.n), "drop");
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
        return {nullptr, correctionOf(ruleset_, now_, amending_.values)};
    }

    // --- what follows ---------------------------------------------------------------------------------------------------

    void goOn(const StandingEntry &entry)
    {
        const std::vector<Change> changes = changesOf(entry);
        if (then_ == now_) { // it has come to the same again: nothing that follows is touched
            optio::apply(then_, changes);
            now_ = then_;
            return;
        }
        Outlook outlook = entry.kind == "act" ? players_.outlook(entry, then_, now_) : players_.outlookOfCorrection(entry, now_);
        optio::apply(then_, changes);
        if (outlook.what == "same")
            write(entry, "same", std::move(*outlook.kept));
        else
            choose(entry, outlook);
    }

    void choose(const StandingEntry &entry, Outlook &outlook)
    {
        Consequence told{entry.n, entry.turn, outlook.what, AmendChoice::keep, outlook.played.has_value(), sentenceOf(entry.result),
                         {},      {}};
        told.after = outlook.played ? toldBeside(outlook.played->result, told.before) : outlook.why;
        if (const auto chosen = choices_.find(entry.n); chosen != choices_.end()) {
            told.choice = chosen->second;
            choices_.erase(chosen);
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
                told.note = "What happened cannot be kept: there is nothing left for it to change. It is struck.";
            strike(entry);
        }
        done_.consequences.push_back(std::move(told));
    }

    // --- writing it down ------------------------------------------------------------------------------------------------

    void strike(const StandingEntry &entry) { history_.push_back(Json::object({{"n", entry.n}, {"how", "dropped"}})); }

    void write(const StandingEntry &entry, const std::string &how, Played played)
    {
        std::vector<Change> changes;
        for (const Json &change : played.result.at("changes"))
            changes.push_back(changeFromJson(change));
        optio::apply(now_, changes);
        if (played.act == entry.act && played.result == entry.result)
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
        history_.push_back(std::move(item));
    }

    /// Counters that changed by name.
    void tellLabels(std::vector<Change> &changes) const
    {
        std::map<std::string, std::string> labels;
        for (const Json &counter : ruleset_.counters(now_))
            labels[counter.at("path").get<std::string>()] = counter.at("label").get<std::string>();
        for (Change &change : changes)
            if (const auto label = labels.find(change.path); label != labels.end())
                change.label = fmt::format("{}: {} → {}", label->second, canonical(change.from), canonical(change.to));
    }

    const Ruleset &ruleset_;
    const Amending &amending_;
    std::map<int, AmendChoice> choices_; ///< those not yet met
    AmendPlayer players_;
    Json then_; ///< the fold as it was
    Json now_;  ///< the fold as it is to be
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
    return json;
}

} // namespace optio
