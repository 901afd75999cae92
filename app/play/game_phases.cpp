// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of the open game: what belongs to each, the way there, and what broke on it.
#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/services.h"

#include <algorithm>
#include <cstddef>

namespace optio {

namespace {

constexpr int mostEnds = 40; ///< a turn has fewer steps; a rule set that never arrives is left there

QString presentIn(const Json &view)
{
    for (const Json &phase : view.value("phases", Json::array()))
        if (textAt(phase, "state") == QLatin1String("now"))
            return textAt(phase, "id");
    return {};
}

bool isPast(const Json &view, const QString &phase)
{
    for (const Json &one : view.value("phases", Json::array()))
        if (textAt(one, "id") == phase)
            return textAt(one, "state") == QLatin1String("done");
    return false;
}

/// The phase and the step within it: "III Manoeuvre: Manoeuvre · Carthage".
QString presentName(const Json &view)
{
    for (const Json &phase : view.value("phases", Json::array()))
        if (textAt(phase, "state") == QLatin1String("now")) {
            const QString step = textAt(view, "step");
            return step.isEmpty() ? textAt(phase, "label") : textAt(phase, "label") + QStringLiteral(": ") + step;
        }
    return {};
}

/// What is open in this step and may be left so.
void tellOpen(const Json &view, QStringList &open)
{
    for (const Json &reminder : view.value("reminders", Json::array()))
        if (const QString text = textAt(reminder, "text"); !textAt(reminder, "resolver").isEmpty() && !open.contains(text))
            open.append(text);
}

/// What is said by a ruling that names nobody; empty where it says nothing.
QString saidBy(const Json &view, const std::string &resolver)
{
    const auto passing = view.find("passing");
    return passing == view.end() ? QString() : textAt(*passing, resolver.c_str());
}

/// What an act is begun with.
Json inputOf(const Act &act) { return act.input.is_object() ? act.input : Json::object(); }

} // namespace

std::optional<Act> GameModel::nextEnd(const Game &game, const Json &view, Way &way) const
{
    const std::vector<Act> acts = game.ruleset().acts(game.state());
    const auto next = std::find_if(acts.begin(), acts.end(), [](const Act &act) { return act.next; });
    const Json onward = view.value("onward", Json::array());
    way.stop.clear();
    way.said.clear();
    way.waits.clear();
    if (next == acts.end()) {
        way.stop = tr("Nothing leads on from here.");
        return {};
    }
    if (!next->refusal.empty()) {
        way.stop = qt(next->refusal);
        return {};
    }
    const Resolver &ruling = game.ruleset().resolver(next->resolver);
    const bool ends = std::find(onward.begin(), onward.end(), Json(next->resolver)) != onward.end();
    if (ends && asksNothing(ruling, game.state(), inputOf(*next)))
        return *next;
    way.said = saidBy(view, next->resolver);
    if (!way.said.isEmpty() && !nextDie(*ruling.prepareLenient(&game.state(), inputOf(*next)), {}))
        return *next;
    // What belongs to this step must be done; anything else may be what a later phase begins with.
    if (const Json now = view.value("now", Json::array()); !ends && std::find(now.begin(), now.end(), Json(next->resolver)) == now.end())
        way.waits = qt(next->resolver);
    way.stop = (ends ? tr("%1 asks something first.") : tr("First: %1")).arg(qt(next->label));
    return {};
}

GameModel::Way GameModel::wayTo(const QString &phase) const
{
    Way way;
    Game ahead = *game_;
    const int turn = ahead.ruleset().turn(ahead.state());
    for (int ended = 0; ended < mostEnds; ++ended) {
        const Json view = ahead.ruleset().view(ahead.state(), "");
        way.there = presentIn(view) == phase;
        if (way.there)
            return way;
        if (isPast(view, phase)) {
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
        if (const Json onward = view.value("onward", Json::array());
            std::find(onward.begin(), onward.end(), Json(end->resolver)) != onward.end()) {
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
        const auto found =
            std::find_if(view_.phases.begin(), view_.phases.end(), [&](const QVariant &one) { return one.toMap()["id"] == id; });
        if (!game_ || found == view_.phases.end())
            throw Error("This game has no phase \"" + utf8(id) + "\".");
        told = found->toMap();
        QVariantList rulings;
        const QVariantList ids = told["rulings"].toList();
        for (const QVariant &one : ids) {
            const Resolver &ruling = game_->ruleset().resolver(utf8(one.toString()));
            const auto act =
                std::find_if(acts_.begin(), acts_.end(), [&](const QVariant &offer) { return offer.toMap()["resolver"] == one; });
            rulings.append(QVariantMap{{"id", one},
                                       {"title", qt(ruling.title())},
                                       {"refusal", act == acts_.end() ? QString() : act->toMap()["refusal"].toString()}});
        }
        told["rulings"] = rulings;
        Way way;
        if (told["state"] == QLatin1String("todo") && !view_.onward.isEmpty() && !ended_["over"].toBool())
            way = wayTo(id);
        told["begins"] = told["state"] == QLatin1String("todo") && !ended_["over"].toBool() &&
                         (view_.onward.isEmpty() ? !rulings.isEmpty() : ids.contains(way.waits));
        if (told["begins"].toBool())
            way.stop.clear();
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
            done.push_back(perform(end->resolver, inputOf(*end), std::nullopt).n);
        }
    });
    if (done.empty())
        return;
    skipped_.push_back(done);
    Q_EMIT ruled(done.back());
    catchUp();
    const QString where = view_.step.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(view_.step);
    QString now;
    for (const QVariant &one : std::as_const(view_.phases))
        if (one.toMap()["state"] == QLatin1String("now"))
            now = one.toMap()["label"].toString();
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

void GameModel::tellFallen(const QVariantList &before)
{
    QVariantList fresh;
    for (const QVariant &one : std::as_const(view_.fallen))
        if (std::none_of(before.begin(), before.end(), [&](const QVariant &known) { return known.toMap()["key"] == one.toMap()["key"]; }))
            fresh.append(one);
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
