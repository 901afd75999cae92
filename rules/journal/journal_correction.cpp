// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections: counters set by hand.
#include "rules/journal/journal_correction.h"

#include "rules/names.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio {

namespace {

/// One counter's new value, checked against what the rule set allows.
void checkCounter(const Json &counter, const Json &value)
{
    const std::string label = counter.at("label").get<std::string>(), path = counter.at("path").get<std::string>();
    if (counter.at("kind") == "yesNo") {
        if (!value.is_boolean())
            throw Error(fmt::format("{}: {} is not allowed; it may be true or false", label, quoted(value)), path);
        return;
    }
    if (counter.at("kind") == "choice") {
        std::vector<std::string> words;
        for (const Json &choice : counter.at("choices")) {
            const Json &one = choice.at("value");
            if (one == value && one.is_number() == value.is_number_integer())
                return;
            words.push_back(one.is_string() ? one.get<std::string>() : one.dump());
        }
        throw Error(fmt::format("{}: {} is not allowed; it may be {}", label, quoted(value), listed(words)), path);
    }
    const auto least = counter.at("least").get<std::int64_t>(), most = counter.at("most").get<std::int64_t>();
    const bool fits = value.is_number_integer() && value >= least && value <= most;
    if (!fits)
        throw Error(fmt::format("{}: {} is not allowed; it may be {} to {}", label, quoted(value), least, most), path);
}

/// The counters that are to be corrected together with this one and for which there is no value.
std::vector<Json> missingWith(const Json &counters, const Json &counter, const Json &values)
{
    std::vector<Json> missing;
    const Json company = counter.value("with", Json::array());
    std::copy_if(counters.begin(), counters.end(), std::back_inserter(missing), [&](const Json &other) {
        const Json &path = other.at("path");
        return std::find(company.begin(), company.end(), path) != company.end() && !values.contains(path.get_ref<const std::string &>());
    });
    return missing;
}

/// A counter that means nothing alone is corrected along with those that belong to it.
void checkCompany(const Json &counters, const Json &counter, const Json &values)
{
    for (const Json &other : missingWith(counters, counter, values))
        throw Error(fmt::format("{} is corrected together with \"{}\" ({}): give both, even if one stays as it is",
                                counter.at("label").get<std::string>(), other.at("label").get<std::string>(),
                                other.at("path").get<std::string>()),
                    other.at("path").get<std::string>());
}

/// A counter's value as players read it.
std::string valueText(const Json &counter, const Json &value)
{
    if (counter.at("kind") == "choice")
        for (const Json &choice : counter.at("choices"))
            if (choice.at("value") == value)
                return choice.at("label").get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    return canonical(value);
}

/// The value, no lower and no higher than its counter may be.
Json within(const Json &counter, const Json &value)
{
    if (counter.at("kind") == "yesNo" || !value.is_number_integer())
        return value;
    return std::clamp(value.get<std::int64_t>(), counter.at("least").get<std::int64_t>(), counter.at("most").get<std::int64_t>());
}

/// The changes that follow of themselves, put behind those that were asked for, and told. Throws Error when they undo a value that was
/// asked for.
Json withSettled(const Ruleset &ruleset, const Json &state, const Json &values, std::vector<Change> changes, std::string sentence)
{
    const std::vector<Change> more = settledBy(ruleset, state, changes);
    // A counter that stands for something else is settled into it and taken away again.
    for (const Change &change : more)
        if (values.contains(change.path) && !change.to.is_null()) {
            const auto asked = std::find_if(changes.begin(), changes.end(), [&](const Change &one) { return one.path == change.path; });
            throw Error(fmt::format("{}: {} does not go with the other corrections; with them it becomes {}",
                                    asked == changes.end() ? change.path : asked->label, canonical(values.at(change.path)),
                                    canonical(change.to)),
                        change.path);
        }
    std::string also;
    for (const Change &change : more)
        if (!change.label.empty())
            also += (also.empty() ? "" : "; ") + change.label;
    if (!also.empty())
        sentence += ". With it: " + also;
    changes.insert(changes.end(), more.begin(), more.end());
    Json result = resultOf(sentence, changes);
    if (!more.empty())
        result["settled"] = more.size();
    return result;
}

Json corrected(const Ruleset &ruleset, const Json &state, const Json &values, bool again)
{
    const Json counters = countersOf(ruleset, state);
    std::vector<Change> changes;
    std::string sentence;
    for (const auto &[path, wanted] : values.items()) {
        const auto counter = std::find_if(counters.begin(), counters.end(), [&path = path](const Json &c) { return c.at("path") == path; });
        if (counter == counters.end())
            throw Error("\"" + path + "\" is not a counter that can be corrected", path);
        const Json value = again ? within(*counter, wanted) : wanted;
        checkCounter(*counter, value);
        if (!again)
            checkCompany(counters, *counter, values);
        const std::string label = counter->at("label").get<std::string>();
        Change change = changeOf(state, path, value, label);
        const Json &before = counter->at("value");
        if (before == value && !again)
            continue;
        sentence += (sentence.empty() ? "Corrected: " : "; ") +
                    fmt::format("{}: {} → {}", label, valueText(*counter, before), valueText(*counter, value));
        changes.push_back(std::move(change));
    }
    return withSettled(ruleset, state, values, std::move(changes), std::move(sentence));
}

} // namespace

std::vector<Change> settledBy(const Ruleset &ruleset, const Json &state, const std::vector<Change> &changes)
{
    if (changes.empty())
        return {};
    Json after = state;
    optio::apply(after, changes);
    std::vector<std::string> paths;
    for (const Change &change : changes)
        paths.push_back(change.path);
    return ruleset.settled(after, paths);
}

std::size_t askedIn(const Json &result)
{
    const std::size_t all = result.at("changes").size();
    const auto settled = result.find("settled");
    return settled == result.end() || !settled->is_number_unsigned() ? all : all - std::min<std::size_t>(all, settled->get<std::size_t>());
}

Json withCompany(const Ruleset &ruleset, const Json &state, Json values)
{
    const Json counters = countersOf(ruleset, state);
    for (const Json &counter : counters)
        if (values.contains(counter.at("path").get_ref<const std::string &>()))
            for (const Json &other : missingWith(counters, counter, values))
                values[other.at("path").get<std::string>()] = other.at("value");
    return values;
}

Json correctionOf(const Ruleset &ruleset, const Json &state, const Json &values)
{
    if (!values.is_object() || values.empty())
        throw Error("a correction needs at least one counter and its new value");
    Json result = corrected(ruleset, state, values, false);
    if (result.at("changes").empty())
        throw Error("the correction changes nothing: the counters hold these values already");
    return result;
}

Json correctionAgain(const Ruleset &ruleset, const Json &state, const Json &values) { return corrected(ruleset, state, values, true); }

Json valuesOf(const Json &result)
{
    Json values = Json::object();
    for (std::size_t i = 0; i < askedIn(result); ++i) {
        const Change change = changeFromJson(result.at("changes").at(i));
        values[change.path] = change.to;
    }
    return values;
}

Json resultOf(const std::string &sentence, const std::vector<Change> &changes)
{
    Json list = Json::array();
    for (const Change &change : changes)
        list.push_back(toJson(change));
    return Json::object({{"sentence", sentence}, {"changes", std::move(list)}});
}

} // namespace optio
