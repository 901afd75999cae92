// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of the open game: what belongs to each, the way there, and what broke on it.
#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/qt/in_words.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/roster/glossary.h"

#include <algorithm>
#include <cstddef>

namespace optio {

namespace {

constexpr int mostEnds = 40; ///< a turn has fewer steps; a rule set that never arrives is left there

using When = PhaseView::When;

/// Is this phase now, done or still to come? One that there is not is still to come.
When whenIs(const View &view, const std::string &phase)
{
    for (const PhaseView &one : view.phases)
        if (one.id == phase)
            return one.when;
    return When::todo;
}

/// The phase that the game stands in; one without words where it says none.
PhaseView presentOf(const View &view)
{
    for (const PhaseView &phase : view.phases)
        if (phase.when == When::now)
            return phase;
    return {};
}

/// The phase and the step within it: "III Manoeuvre: Manoeuvre · Carthage".
QString presentName(const View &view)
{
    const std::string label = presentOf(view).label, step = view.step.value_or(std::string());
    return spoken(step.empty() || label.empty() ? label : label + ": " + step);
}

/// What is open in this step and may be left so.
void tellOpen(const View &view, QStringList &open)
{
    for (const Reminder &reminder : view.reminders)
        if (const QString text = spoken(reminder.text); !reminder.resolver.empty() && !open.contains(text))
            open.append(text);
}

/// What an act is begun with.
Json inputOf(const Act &act) { return act.input.is_object() ? act.input : Json::object(); }

} // namespace

std::optional<Act> GameModel::nextEnd(const Game &game, const View &view, Way &way) const
{
    const std::vector<Act> acts = game.ruleset().acts(game.state());
    const auto next = std::find_if(acts.begin(), acts.end(), [](const Act &act) { return act.next; });
    way.stop.clear();
    way.said.clear();
    way.waits.clear();
    if (next == acts.end()) {
        way.stop = tr("Nothing leads on from here.");
        return {};
    }
    if (!next->refusal.empty()) {
        way.stop = spoken(next->refusal);
        return {};
    }
    const Resolver &ruling = game.ruleset().resolver(next->resolver);
    if (isOthersFirst(ruling, view, inputOf(*next))) {
        way.stop =
            tr("%1: decided on their own tablet.").arg(sideName(seat_ == QLatin1String("a") ? QStringLiteral("b") : QStringLiteral("a")));
        return {};
    }
    const bool ends = isAmong(view.onward, next->resolver);
    if (ends && asksNothing(ruling, game.state(), inputOf(*next)))
        return *next;
    if (const auto passing = view.passing.find(next->resolver); passing != view.passing.end())
        way.said = spoken(passing->second);
    if (!way.said.isEmpty() && !nextDie(*ruling.prepareLenient(&game.state(), inputOf(*next)), {}))
        return *next;
    // What belongs to this step must be done; anything else may be what a later phase begins with.
    if (!ends && !isAmong(view.now, next->resolver))
        way.waits = next->resolver;
    way.stop = (ends ? tr("%1 asks something first.") : tr("First: %1")).arg(spoken(next->label));
    return {};
}

GameModel::Way GameModel::wayTo(const QString &phase) const
{
    Way way;
    Game ahead = *game_;
    const int turn = ahead.ruleset().turn(ahead.state());
    for (int ended = 0; ended < mostEnds; ++ended) {
        const View view = ahead.ruleset().view(ahead.state(), "");
        const When when = whenIs(view, utf8(phase));
        way.there = when == When::now;
        if (way.there)
            return way;
        if (when == When::done) {
            way = {};
            way.stop = tr("There is nothing to do in this phase now: it is passed over.");
            return way;
        }
        const std::optional<Act> end = nextEnd(ahead, view, way);
        if (!end)
            return way;
        ++way.acts;
        if (!way.said.isEmpty())
            way.says.append(way.said);
        if (isAmong(view.onward, end->resolver)) {
            way.ends.append(presentName(view));
            tellOpen(view, way.passed);
        }
        ahead.follow(ahead.act(end->resolver, inputOf(*end), std::nullopt, Services::now()));
        if (ahead.ruleset().turn(ahead.state()) != turn)
            break; // never into the next turn
    }
    way = {};
    way.stop = tr("This phase does not come in this turn.");
    return way;
}

QVariantMap GameModel::phase(const QString &id) const
{
    QVariantMap told;
    services_->attempt([&] {
        const std::vector<PhaseView> &phases = view_.seen.phases;
        const auto found = std::find_if(phases.begin(), phases.end(), [&](const PhaseView &one) { return qt(one.id) == id; });
        if (!game_ || found == phases.end())
            throw Error("This game has no phase \"" + utf8(id) + "\".");
        told = inWords(optio::told(*found)).toMap();
        if (found->text.empty()) { // then the glossary says what it is for
            const std::vector<GlossaryWord> words = game_->ruleset().glossary();
            if (const GlossaryWord *word = explained(words, found->label))
                told["text"] = spoken(word->say);
        }
        QVariantList rulings;
        for (const std::string &one : found->rulings) {
            const auto act =
                std::find_if(acts_.begin(), acts_.end(), [&](const QVariant &offer) { return offer.toMap()["resolver"] == qt(one); });
            rulings.append(QVariantMap{{"id", qt(one)},
                                       {"title", spoken(game_->ruleset().resolver(one).title())},
                                       {"refusal", act == acts_.end() ? QString() : act->toMap()["refusal"].toString()}});
        }
        told["rulings"] = rulings;
        Way way;
        const bool toCome = found->when == When::todo && !ended_["over"].toBool(), led = !view_.seen.onward.empty();
        if (toCome && led)
            way = wayTo(id);
        const bool begins = toCome && (led ? isAmong(found->rulings, way.waits) : !rulings.isEmpty());
        if (begins)
            way.stop.clear();
        told["begins"] = begins;
        told["ends"] = way.ends;
        told["says"] = way.says;
        told["passed"] = way.passed;
        told["stop"] = way.stop;
    });
    return told;
}

void GameModel::skipTo(const QString &phase)
{
    std::vector<int> done;
    QString stop;
    services_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        const Way way = wayTo(phase);
        if (way.acts == 0)
            throw Error(utf8(way.stop));
        stop = way.stop;
        for (int at = 0; at < way.acts; ++at) {
            Way here;
            const std::optional<Act> end = nextEnd(*game_, game_->ruleset().view(game_->state(), ""), here);
            if (!end) {
                stop = here.stop;
                break;
            }
            const std::optional<Entry> entry = perform(end->resolver, inputOf(*end), std::nullopt);
            if (!entry)
                break; // the device that keeps the game is asked, one step at a time
            done.push_back(entry->n);
        }
    });
    if (done.empty())
        return;
    skipped_.push_back(done);
    Q_EMIT ruled(done.back());
    catchUp();
    const QString where = view_.step.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(view_.step);
    const QString now = spoken(presentOf(view_.seen).label);
    const QString text = stop.isEmpty() ? tr("Skipped to %1.").arg(now + where) : tr("Skipped to %1. %2").arg(now + where, stop);
    services_->offerUndo(text, [this, last = done.back()] {
        if (!game_ || game_->standing().empty() || game_->standing().back() != last)
            throw Error("Something else has happened since; undo that first.");
        undo();
    });
}

std::vector<int> GameModel::lastSkip() const
{
    if (!game_ || game_->standing().empty())
        return {};
    const int last = game_->standing().back();
    for (const std::vector<int> &skip : skipped_)
        if (std::find(skip.begin(), skip.end(), last) != skip.end())
            return skip;
    return {};
}

void GameModel::tellFallen(const std::vector<Fallen> &before)
{
    QVariantList fresh;
    for (const Fallen &one : view_.seen.fallen)
        if (std::none_of(before.begin(), before.end(), [&](const Fallen &known) { return known.key == one.key; }))
            fresh.append(inWords(told(one)));
    if (fresh == fallen_)
        return;
    fallen_ = fresh;
    Q_EMIT fallenChanged();
}

void GameModel::dismissFallen()
{
    if (fallen_.isEmpty())
        return;
    fallen_.clear();
    Q_EMIT fallenChanged();
}

} // namespace optio
