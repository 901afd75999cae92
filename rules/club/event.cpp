// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of an event: starting, reading, following, undo and redo.
#include "rules/club/event.h"

#include "rules/club/acts.h"
#include "rules/dice/dice.h"
#include "rules/journal/amend.h"
#include "rules/journal/journal.h"
#include "rules/roster/roster.h"

#include <algorithm>
#include <charconv>
#include <fmt/core.h>

namespace optio::club {

namespace {

constexpr int eventFormat = 1;
constexpr std::size_t mostEventBytes = std::size_t{64} << 20U, mostEntries = 100'000;
constexpr JsonLimits eventLine{4U << 20U, 32};

[[noreturn]] void failAt(std::size_t line, const std::string &what)
{
    throw Error(fmt::format("line {} of the event {}", line + 1, what), "event");
}

std::uint64_t seedOf(const Json &header)
{
    const std::string digits = header.at("seed").get<std::string>();
    std::uint64_t seed = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), seed);
    if (fault != std::errc() || end != digits.data() + digits.size())
        failAt(0, "holds no seed");
    return seed;
}

const Json &resultAt(std::size_t place, const Json &json)
{
    const auto found = json.find("result");
    if (found == json.end() || !found->is_object() || !found->contains("sentence") || !found->at("sentence").is_string() ||
        !found->contains("changes") || !found->at("changes").is_array())
        failAt(place, "lacks its result");
    return *found;
}

std::vector<Change> changesAt(const Json &result)
{
    std::vector<Change> changes;
    for (const Json &change : result.at("changes"))
        changes.push_back(changeFromJson(change));
    return changes;
}

Json resultOf(const std::string &sentence, const std::vector<Change> &changes)
{
    Json list = Json::array();
    for (const Change &change : changes)
        list.push_back(toJson(change));
    return {{"sentence", sentence}, {"changes", std::move(list)}};
}

} // namespace

Event Event::start(const Settings &settings, std::uint64_t seed, const std::string &time)
{
    EventState state;
    state.settings = settings;
    state.settings.name = checkedName(settings.name, "the event's name");
    state.clock.left = settings.minutes * 60;
    Json header{
        {"optio-event", eventFormat},      {"id", newId()}, {"created", time}, {"program", OPTIO_VERSION}, {"seed", std::to_string(seed)},
        {"start", FieldsOut::write(state)}};
    return open({canonical(header)});
}

Event Event::open(const std::vector<std::string> &lines)
{
    if (lines.empty())
        throw Error("the event has no lines", "event");
    if (lines.size() > mostEntries)
        throw Error(fmt::format("an event has at most {} lines", mostEntries), "event");
    Event event;
    EventEntry header{0, lines.front(), parseJson(lines.front(), "line 1 of the event", eventLine)};
    const Json &json = header.json;
    if (!json.is_object() || !json.contains("optio-event"))
        failAt(0, "is no header of an event, which holds \"optio-event\":1");
    if (json.at("optio-event") != eventFormat)
        failAt(0, "was written by a newer version of the program");
    for (const char *key : {"id", "created", "program", "seed"})
        if (!json.contains(key) || !json.at(key).is_string())
            failAt(0, fmt::format("is no header: the text \"{}\" is missing", key));
    if (!json.contains("start") || !json.at("start").is_object())
        failAt(0, "is no header: \"start\" is missing");
    (void)seedOf(json);
    event.json_ = json.at("start");
    event.lines_.push_back(std::move(header));
    for (std::size_t n = 1; n < lines.size(); ++n)
        event.fold({static_cast<int>(n), lines[n], parseJson(lines[n], fmt::format("line {} of the event", n + 1), eventLine)});
    event.settle();
    return event;
}

Event Event::read(std::string_view text, const std::string &what, std::string *cut)
{
    if (text.size() > mostEventBytes)
        throw Error(fmt::format("{} is larger than the {} MB of an event", what, mostEventBytes >> 20U), "event");
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = text.find('\n', from);
        if (end == std::string_view::npos && cut != nullptr && !lines.empty()) {
            *cut = fmt::format("The last line of {} was cut short and is left out; everything before it is there.", what);
            break;
        }
        lines.emplace_back(text.substr(from, end == std::string_view::npos ? end : end - from));
        from = end == std::string_view::npos ? text.size() : end + 1;
    }
    if (lines.empty())
        throw Error(fmt::format("{} is empty", what), "event");
    return open(lines);
}

std::string Event::text() const
{
    std::string text;
    for (const EventEntry &entry : lines_)
        text += entry.line + "\n";
    return text;
}

std::uint64_t Event::seed() const { return seedOf(header()); }

std::string Event::sentenceOf(const std::vector<int> &numbers) const
{
    return numbers.empty() ? std::string()
                           : lines_[static_cast<std::size_t>(numbers.back())].json.at("result").at("sentence").get<std::string>();
}

EventEntry Event::act(const std::string &kind, const Json &input, const std::string &time) const
{
    const Done done = doAct(*this, kind, input, time);
    check(done.state);
    const std::vector<Change> changes = difference(json_, FieldsOut::write(done.state));
    return nextLine(lines_, {{"kind", "act"}, {"act", {{"kind", kind}, {"input", input}}}, {"result", resultOf(done.sentence, changes)}},
                    time);
}

EventEntry Event::undo(const std::string &time) const
{
    if (standing_.empty())
        throw Error("there is nothing to undo in this event", "undo");
    const Json &result = lines_[static_cast<std::size_t>(standing_.back())].json.at("result");
    return nextLine(lines_,
                    {{"kind", "undo"},
                     {"of", standing_.back()},
                     {"result", resultOf("Undone: " + result.at("sentence").get<std::string>(), inverse(changesAt(result)))}},
                    time);
}

EventEntry Event::redo(const std::string &time) const
{
    if (undone_.empty())
        throw Error("there is nothing to redo in this event", "redo");
    const Json &result = lines_[static_cast<std::size_t>(undone_.back())].json.at("result");
    return nextLine(lines_, {{"kind", "redo"}, {"of", undone_.back()}, {"result", resultOf(result.at("sentence"), changesAt(result))}},
                    time);
}

void Event::follow(const EventEntry &entry)
{
    Event after = *this;
    after.fold(entry);
    after.settle();
    *this = std::move(after);
}

void Event::fold(const EventEntry &entry)
{
    const std::size_t place = lines_.size();
    const Json &json = entry.json;
    if (const std::string fault = breakOfChain(lines_, json); !fault.empty())
        failAt(place, fault);
    if (!json.contains("time") || !json.at("time").is_string())
        failAt(place, "lacks its time");
    const Json &result = resultAt(place, json);
    const std::string kind = json.value("kind", Json()).is_string() ? json.at("kind").get<std::string>() : "";
    const int number = static_cast<int>(place);
    if (kind == "act") {
        if (!json.contains("act") || !json.at("act").is_object())
            failAt(place, "is no entry of an event");
        standing_.push_back(number);
        undone_.clear();
    } else if (kind == "undo" || kind == "redo") {
        std::vector<int> &from = kind == "undo" ? standing_ : undone_, &to = kind == "undo" ? undone_ : standing_;
        if (from.empty() || json.value("of", Json()) != from.back())
            failAt(place, kind == "undo" ? "takes back what is not the last act that stands" : "does again what was not taken back last");
        to.push_back(from.back());
        from.pop_back();
    } else {
        failAt(place, "is no entry of an event");
    }
    try {
        optio::apply(json_, changesAt(result));
    } catch (const Error &error) {
        failAt(place, std::string("does not fit: ") + error.what());
    }
    lines_.push_back(entry);
    lines_.back().n = number;
}

void Event::settle()
{
    EventState state;
    FieldsIn::read(state, json_, FieldPlace("event"));
    check(state);
    if (!scheme_ || scheme_->text() != state.settings.scheme)
        scheme_ = std::make_shared<const Scheme>(Scheme::read(state.settings.scheme, "the event's scheme"));
    for (const auto &[number, round] : state.rounds)
        for (const auto &[table, game] : round.games)
            if (game.result)
                (void)scheme_->score(*game.result);
    state_ = std::move(state);
}

} // namespace optio::club
