// SPDX-License-Identifier: GPL-3.0-or-later
// Tells entries and states with their secrets left out.
#include "app/cli/narration.h"

#include "app/cli/taken_up.h"
#include "rules/journal/secrets.h"

#include <algorithm>

namespace optio::cli {

namespace {

bool over(const Read &read)
{
    try {
        return read.ruleset->ended(takeUp(read).state()).value("over", false);
    } catch (const std::exception &) {
        return false; // a journal that does not hold together has no end that could be relied on
    }
}

} // namespace

Json picked(const Json &object, std::initializer_list<const char *> keys)
{
    Json some = Json::object();
    for (const char *key : keys)
        if (object.contains(key))
            some[key] = object.at(key);
    return some;
}

Narration::Narration(const Read &read, bool all)
    : lines_([&read](int n) { return read.entries.at(static_cast<std::size_t>(n)); }), ruleset_(*read.ruleset),
      history_(standingHistory(read.entries))
{
    discreet_ = !all && keepsSecrets(ruleset_) && !over(read);
}

Narration::Narration(const TakenUp &taken, bool all) : lines_([&taken](int n) { return taken.entry(n); }), ruleset_(taken.ruleset())
{
    discreet_ = !all && keepsSecrets(ruleset_) && !ruleset_.ended(taken.game().state()).value("over", false);
}

bool Narration::hides(const Entry &entry) const { return discreet_ && isSecret(ruleset_, entry.json); }

Json Narration::row(const Entry &entry, bool undone) const
{
    Json row = picked(entry.json, {"n", "kind", "time", "turn", "of", "reason", "text"});
    row["undone"] = undone;
    const bool hidden = hides(entry);
    if (const auto before = entry.json.find("typedBefore"); before != entry.json.end() && !hidden)
        row["typed_before"] = *before;
    if (const auto names = entry.json.find("dieNames"); names != entry.json.end() && !hidden)
        row["die_names"] = *names;
    if (entry.json.contains("act"))
        row.update(hidden ? picked(entry.json.at("act"), {"resolver"}) : entry.json.at("act"));
    if (entry.json.contains("result"))
        row.update(result(entry.json.at("result"), hidden));
    if (hidden)
        row["secret"] = true;
    const auto stands =
        std::lower_bound(history_.begin(), history_.end(), entry.n, [](const StandingEntry &one, int n) { return one.n < n; });
    if (stands != history_.end() && stands->n == entry.n && !stands->marks.empty())
        row["amended"] = amendedAs(*stands, hidden);
    if (stands != history_.end() && stands->n == entry.n && !stands->before.empty())
        row["inserted"] = inserted(stands->before);
    return row;
}

Json Narration::entry(const Entry &entry) const
{
    Json told = entry.json;
    if (!discreet_)
        return told;
    const bool hidden = hides(entry);
    told.erase("salt");
    told.erase("typed");
    if (hidden) {
        told.erase("typedBefore");
        told.erase("dieNames");
        told["act"] = picked(told.at("act"), {"resolver"});
        if (told.contains("key")) // its participants tell what was done
            told["key"] = picked(told.at("key"), {"turn", "resolver", "before"});
        told["secret"] = true;
    }
    if (told.contains("result"))
        told["result"] = result(told.at("result"), hidden);
    // Of what an amendment makes otherwise.
    if (const auto history = told.find("history"); history != told.end())
        for (Json &item : *history) {
            const bool secret = hides(lines_(item.at("n").get<int>()));
            if (secret)
                item.erase("act");
            if (item.contains("result") && item.at("result").is_object())
                item["result"] = result(item.at("result"), secret);
            if (item.contains("before"))
                item["before"] = inserted(item.at("before"));
        }
    return told;
}

Json Narration::preview(const Amendment &amendment, const Entry &of) const
{
    Json consequences = Json::array();
    for (const Consequence &one : amendment.consequences)
        consequences.push_back(toJson(one));
    Json preview = Json::object({{"of", amendment.body.at("of")}, {"before", amendment.before}, {"struck", amendment.result.is_null()}});
    const bool hidden = hides(of);
    if (!amendment.result.is_null()) {
        preview["after"] = amendment.after;
        preview["result"] = result(amendment.result, hidden);
    }
    if (hidden)
        preview["secret"] = true;
    preview["consequences"] = std::move(consequences);
    for (const Json &item : amendment.body.at("history"))
        if (item.contains("before"))
            preview["inserted"].push_back({{"before", item.at("n")}, {"acts", inserted(item.at("before"))}});
    preview["changes"] = open(amendment.body.at("result")).at("changes");
    return preview;
}

/// Acts that an amendment put before an entry.
Json Narration::inserted(Json acts) const
{
    for (Json &one : acts) {
        const bool secret = discreet_ && isSecret(ruleset_, one);
        if (secret)
            one["act"] = picked(one.at("act"), {"resolver"});
        one["result"] = result(one.at("result"), secret);
    }
    return acts;
}

Json Narration::state(const Game &game) const
{
    return discreet_ ? Json{{"view", toJson(ruleset_.view(game.state(), ""))}} : Json{{"state", game.state()}};
}

Json Narration::result(const Json &result, bool hidden) const { return hidden ? sentenceOf(result) : open(result); }

/// The same result, its changes only as far as people may read of them: one without words may hold a hand of cards.
Json Narration::open(Json result) const
{
    if (const auto changes = result.find("changes"); discreet_ && changes != result.end()) {
        Json told = Json::array();
        for (const Json &change : *changes)
            if (!change.value("label", "").empty())
                told.push_back(change);
        *changes = std::move(told);
    }
    return result;
}

/// What has become of an entry since it was written: by which amendment, how, and how it reads now.
Json Narration::amendedAs(const StandingEntry &entry, bool hidden) const
{
    const AmendMark &last = entry.marks.back();
    Json json = Json::object({{"by", last.by}, {"how", last.how}, {"reason", last.reason}});
    if (entry.struck())
        return json;
    json.update(hidden ? picked(entry.result, {"sentence"}) : picked(open(entry.result), {"sentence", "comparison", "changes"}));
    if (!entry.act.is_null() && !hidden)
        json["input"] = entry.act.at("input");
    return json;
}

} // namespace optio::cli
