// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the page of views, printed breaking points and rulings.
#include "rules/watch/watch_page.h"

#include "rules/dice/pools.h"
#include "rules/journal/secrets.h"
#include "rules/print/print.h"
#include "rules/report/curve.h"
#include "rules/ruleset.h"
#include "rules/ruling/die_side.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace optio {

namespace {

/// Counts are their rule set's or the table's: "10 / 28 EE lost" is in the bar already.
bool isCount(const std::string &text) { return text.find_first_of("0123456789") != std::string::npos; }

std::string lower(std::string text)
{
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
        text.front() = static_cast<char>(text.front() - 'A' + 'a');
    return text;
}

/// The word for what is bad about it: "demoralised".
std::string badWord(const std::vector<Badge> &badges)
{
    for (const Badge &badge : badges)
        if (badge.tone == Tone::bad && !isCount(badge.text))
            return badge.text;
    return {};
}

/// Were both sides' totals compared?
bool isCompared(const Json &result)
{
    const Json totals = result.value("totals", Json::object());
    return totals.contains("a") && totals.contains("b");
}

/// Is it worth telling whatever came of it: did dice fall, or were two totals compared?
bool isFight(const StandingEntry &entry) { return !entry.result.value("dice", Json::array()).empty() || isCompared(entry.result); }

/// What has become of something whose bar is full. The rule set's own word, where its view has one.
std::string wordOfFull(const WatchBar &bar, const SideView &side, bool army)
{
    if (!bar.full())
        return {};
    if (army) {
        const std::string word = badWord(side.badges);
        return word.empty() ? "at its limit" : word;
    }
    for (const GroupView &group : side.groups)
        if (group.name == bar.name)
            if (const std::string word = badWord(group.badges); !word.empty())
                return word;
    for (const Badge &badge : side.badges)
        if (badge.text == lower(bar.name))
            return badge.text;
    return bar.of == 1 ? "lost" : "at its limit";
}

WatchBar barOf(const BreakPoint &point)
{
    const double box = point.boxes.halves ? 0.5 : 1;
    WatchBar bar{point.what, point.boxes.done * box, point.boxes.count * box};
    bar.doneText = inHalves(bar.done);
    bar.ofText = inHalves(bar.of);
    return bar;
}

/// Breaking points that have boxes; none of a row that has no meaning today.
std::vector<WatchBar> barsOf(const Ruleset &ruleset, const Json &state, const SideView &side)
{
    std::vector<WatchBar> bars;
    if (const auto *rules = dynamic_cast<const PrintRules *>(&ruleset)) {
        try {
            for (const BreakPoint &point : rules->printedSide(state, side).breaks)
                if (point.boxes.count > 0)
                    bars.push_back(barOf(point));
                else if (bars.empty())
                    return bars; // the army itself has none
        } catch (const Error &) {
            bars.clear();
        }
    }
    return bars;
}

int lostOf(const SideView &side)
{
    int lost = 0;
    for (const GroupView &group : side.groups)
        for (const UnitView &unit : group.units)
            lost += unit.lost;
    return lost;
}

WatchSide sideOf(const Ruleset &ruleset, const Json &state, const SideView &view, const std::string &active)
{
    WatchSide side{view.id, view.name};
    std::vector<WatchBar> bars = barsOf(ruleset, state, view);
    if (bars.empty()) {
        side.army.done = lostOf(view);
        side.army.doneText = inHalves(side.army.done);
    } else {
        side.army = bars.front();
        side.army.word = wordOfFull(side.army, view, true);
        if (side.army.name == "The army")
            side.army.name.clear();
        for (auto bar = bars.begin() + 1; bar != bars.end(); ++bar) {
            bar->word = wordOfFull(*bar, view, false);
            side.parts.push_back(std::move(*bar));
        }
    }
    if (view.id == active)
        for (const GroupView &group : view.groups)
            if (group.pool)
                side.pools.push_back({group.name, group.pool->label, group.pool->left, group.pool->total});
    for (const Badge &badge : view.badges)
        if ((badge.tone == Tone::accent || badge.tone == Tone::warn || badge.tone == Tone::bad) && badge.text != side.army.word &&
            badge.text.find('/') == std::string::npos &&
            std::none_of(side.parts.begin(), side.parts.end(), [&](const WatchBar &part) { return part.word == badge.text; }))
            side.facts.push_back(badge.text);
    return side;
}

/// The side that a die's label names ("Rome's die"), where its form is not known: "" where it names neither or both.
std::string sideNamed(const View &view, const std::string &label)
{
    std::string named;
    for (const SideView &side : view.sides)
        if (!side.name.empty() && label.find(side.name) != std::string::npos)
            named = named.empty() ? side.id : "-";
    return named == "-" ? std::string() : named;
}

/// The commander of a unit, or else its army.
std::string commanderOf(const View &view, const std::string &army, const std::string &unit)
{
    for (const SideView &side : view.sides) {
        if (side.id != army)
            continue;
        if (side.groups.size() > 1)
            for (const GroupView &group : side.groups)
                for (const UnitView &one : group.units)
                    if (one.id == unit)
                        return group.name;
        return side.name;
    }
    return {};
}

} // namespace

void WatchTeller::begin(const std::vector<Entry> &entries)
{
    if (entries.empty())
        throw Error("a journal begins with its header, and this one is empty");
    const std::vector<StandingEntry> history = standingHistory(entries);
    state_ = entries.front().json.at("start");
    n_ = static_cast<int>(entries.size()) - 1;
    rulings_.clear();
    curve_ = {};
    std::size_t first = history.size(); // of those that may be told
    for (std::size_t count = 0; first > 0 && count < mostRulings; --first)
        count += tellable(history[first - 1]) && isFight(history[first - 1]) ? 1 : 0;
    for (std::size_t at = 0; at < history.size(); ++at)
        fold(history[at], at >= first);
}

bool WatchTeller::follow(const Entry &entry)
{
    if (entry.n != n_ + 1 || entry.kind == "undo" || entry.kind == "amend")
        return false;
    if (entry.kind == "act" || entry.kind == "correct")
        fold(asWritten(entry), true);
    n_ = entry.n;
    return true;
}

/// May it belong among the rulings: did dice fall, or did something become of somebody?
bool WatchTeller::tellable(const StandingEntry &entry) const
{
    if (entry.kind != "act" || entry.struck() || isSecret(ruleset_, Json{{"act", entry.act}, {"result", entry.result}}))
        return false;
    const Json dice = entry.result.value("dice", Json::array());
    const bool shuffled = std::any_of(dice.begin(), dice.end(), [](const Json &die) { return die.value("id", "") == "shuffle"; });
    return !shuffled && (!dice.empty() || !entry.result.value("outcome", Json::object()).empty());
}

int WatchTeller::lost() const
{
    int all = 0;
    for (const SideView &side : ruleset_.view(state_, "").sides)
        all += lostOf(side);
    return all;
}

void WatchTeller::fold(const StandingEntry &entry, bool tells)
{
    const bool tellsIt = tells && tellable(entry), fight = tellsIt && isFight(entry);
    std::optional<WatchRuling> ruling;
    int before = 0;
    if (tellsIt) {
        ruling = told(entry);
        before = fight ? 0 : lost();
    }
    const int turn = ruleset_.turn(state_);
    try {
        optio::apply(state_, changesOf(entry));
    } catch (const Error &problem) {
        throw Error(fmt::format("line {} of the journal: {}", entry.n + 1, problem.what()), problem.field());
    }
    if (ruleset_.turn(state_) != turn)
        measure(curve_, turn);
    if (ruling && (fight || lost() != before)) { // of anything else only what somebody lost by it
        rulings_.push_back(std::move(*ruling));
        if (rulings_.size() > mostRulings)
            rulings_.erase(rulings_.begin());
    }
}

WatchRuling WatchTeller::told(const StandingEntry &entry) const
{
    WatchRuling one;
    one.n = entry.n;
    const Ruling ruling = rulingFromJson(entry.result);
    one.sentence = ruling.sentence;
    Form form;
    std::unique_ptr<Case> ready;
    try {
        const Resolver &resolver = ruleset_.resolver(entry.act.at("resolver").get<std::string>());
        const Json input = resolver.complete(&state_, entry.act.at("input"));
        form = resolver.form(&state_, input);
        ready = resolver.prepare(&state_, input);
    } catch (const std::exception &) { // an act that this seat does not see whole, or that today's rules do not know
    }
    const View view = ruleset_.view(state_, "");
    const bool cross = crossed(form, sidesOfUnits(view));
    const auto army = [cross](const std::string &side) { return !cross || side.empty() ? side : side == "a" ? "b" : "a"; };
    for (std::size_t die = 0; die < ruling.dice.size(); ++die) {
        if (one.dice.size() == mostDice) {
            ++one.more;
            continue;
        }
        const Draw &draw = ruling.dice[die];
        WatchRuling::Die shown{army(sideOfDie(form, ruling, die)), draw.sides, draw.value};
        if (shown.side.empty())
            shown.side = sideNamed(view, draw.label);
        if (isPool(draw.value)) {
            const Pool pool = poolOf(draw.value);
            shown.value = pool.hits;
            shown.pool = pool.dice;
        }
        one.dice.push_back(std::move(shown));
    }
    for (const std::string &side : {std::string("a"), std::string("b")}) {
        const auto last =
            std::find_if(ruling.totals.rbegin(), ruling.totals.rend(), [&](const Total &total) { return army(total.side) == side; });
        if (last == ruling.totals.rend() || !isFight(entry))
            continue;
        std::string unit;
        for (const Contestant &contestant : form.contestants)
            if (army(contestant.side) == side)
                unit = contestant.unit;
        one.totals.push_back({side, commanderOf(view, side, unit), last->value});
    }
    if (ready && !ruling.dice.empty()) {
        try {
            const Distribution odds = oddsOf(*ready);
            Json results = Json::object();
            for (const SideOutcome &outcome : ruling.outcome)
                results[outcome.side] = outcome.result;
            const Weight weight = odds.weightWhere([&](std::uint64_t key) { return ready->outcome(key).results == results; });
            if (weight != 0 && weight != odds.of)
                one.chance = chanceOf(weight, odds.of);
        } catch (const std::exception &) { // told without its odds
        }
    }
    return one;
}

/// What both armies have lost by now, at the end of `turn`, and who has broken in it.
void WatchTeller::measure(WatchCurve &curve, int turn) const
{
    WatchCurve::Point point{turn};
    const View view = ruleset_.view(state_, "");
    std::map<std::string, bool> before;
    for (const WatchCurve::Mark &mark : curve.marks)
        before[mark.side + mark.text] = true;
    for (const SideView &side : view.sides) {
        const WatchSide shown = sideOf(ruleset_, state_, side, {});
        const bool isB = side.id == "b";
        (isB ? point.b : point.a) = shown.army.done;
        (isB ? curve.b : curve.a) = shown.army.of;
        curve.measured = curve.measured || shown.army.of > 0;
        for (const WatchBar &part : shown.parts)
            if (part.full() && part.of > 1 && !before.contains(side.id + part.name))
                curve.marks.push_back({turn, side.id, part.name});
    }
    curve.points.push_back(point);
}

WatchPage WatchTeller::page() const
{
    const View view = ruleset_.view(state_, "");
    WatchPage page;
    page.n = n_;
    page.ruleset = ruleset_.name();
    page.side = view.active;
    for (const SideView &side : view.sides) {
        if (side.id == view.active)
            page.name = side.name;
        page.sides.push_back(sideOf(ruleset_, state_, side, view.active));
    }
    page.turn = view.turnText();
    for (const PhaseView &phase : view.phases)
        if (phase.when == PhaseView::When::now)
            page.phase = phase.label;
    // A step that only says phase and side over again says nothing.
    const std::string step = view.step.value_or("");
    if (!step.empty() && page.phase.find(step) == std::string::npos && (page.name.empty() || step.find(page.name) == std::string::npos))
        page.step = step;
    page.weather = view.weather;
    for (const Watched &row : view.watch)
        if (row.tone == Tone::bad || row.tone == Tone::warn || row.tone == Tone::accent)
            page.warnings.push_back({row.side, row.text, row.detail, row.tone, row.chance});
    page.rulings.assign(rulings_.rbegin(), rulings_.rend());
    page.curve = curve_;
    measure(page.curve, ruleset_.turn(state_));
    const Json ended = ruleset_.ended(state_);
    page.over = ended.value("over", false);
    if (page.over) {
        page.ended = ended.value("text", "");
        page.winner = ended.value("winner", "");
    }
    return page;
}

WatchPage spokenPage(WatchPage page, const std::function<std::string(const std::string &)> &say)
{
    const auto speak = [&say](std::string &text) { text = text.empty() ? text : say(text); };
    for (std::string *text : {&page.turn, &page.phase, &page.step, &page.weather, &page.ended})
        speak(*text);
    for (WatchSide &side : page.sides) {
        speak(side.army.name);
        speak(side.army.word);
        for (WatchBar &part : side.parts) {
            speak(part.name);
            speak(part.word);
        }
        for (WatchPool &pool : side.pools)
            speak(pool.label);
        for (std::string &fact : side.facts)
            speak(fact);
    }
    for (WatchWarning &warning : page.warnings) {
        speak(warning.text);
        speak(warning.detail);
    }
    for (WatchRuling &ruling : page.rulings)
        speak(ruling.sentence);
    return page;
}

WatchPage watchPage(const Ruleset &ruleset, const std::vector<Entry> &entries)
{
    WatchTeller teller(ruleset);
    teller.begin(entries);
    return teller.page();
}

} // namespace optio
