// SPDX-License-Identifier: GPL-3.0-or-later
// The debriefing, bit by bit: the journal is read, its history as it stands is folded again, and what the rule set tells of it is shown.
#include "app/board/debrief_model.h"

#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/play/odds_view.h"
#include "app/qt/in_words.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/qt/worker.h"
#include "app/services.h"
#include "rules/slices.h"

#include <QElapsedTimer>

#include <algorithm>
#include <functional>

namespace optio {

namespace {

constexpr int slice = 6; ///< milliseconds of work between two looks at the window
constexpr int linesAtOnce = 5;

Slices weighedInSlices(std::shared_ptr<Debriefing> debriefing, std::function<void()> after)
{
    co_yield Slices::Pause{}; // the picture of the page first
    while (debriefing->weigh())
        co_yield Slices::Pause{};
    co_return after;
}

} // namespace

DebriefModel::DebriefModel(Services *services, GameModel *game, QObject *parent)
    : QObject(parent), services_(services), game_(game), weigher_(new Worker(this))
{
    connect(&timer_, &QTimer::timeout, this, &DebriefModel::work);
    connect(game, &GameModel::closing, this, &DebriefModel::stop);
}

double DebriefModel::progress() const
{
    if (ready_)
        return 1;
    const double all = 2.0 * (length_ + 1);
    return (static_cast<double>(entries_.size()) + static_cast<double>(next_)) / all;
}

bool DebriefModel::weighing() const { return weigher_->busy(); }

void DebriefModel::forgetJournal()
{
    timer_.stop();
    step_ = Step::none;
    entries_.clear();
    history_.clear();
    state_ = Json();
}

void DebriefModel::stop()
{
    forgetJournal();
    leave();
    debriefing_.reset();
}

void DebriefModel::leave()
{
    if (!weigher_->busy())
        return;
    weigher_->drop();
    Q_EMIT weighed();
}

void DebriefModel::weigh()
{
    weigher_->start(weighedInSlices(debriefing_, [this] {
        allWeighed_ = true;
        const Json costly = debriefing_->decisions();
        for (const Json &one : costly) {
            QVariantMap decision = toMap(one);
            const double points = one.at("points").get<double>();
            decision["chance"] = QString::number(qRound(100 * one.at("chance").get<double>())) + QStringLiteral(" %");
            decision["points"] = points < 0.05 ? QString() : QString::number(points, 'f', 1);
            decisions_.append(decision);
        }
        debriefing_.reset();
        Q_EMIT weighed();
    }));
    Q_EMIT weighed();
}

void DebriefModel::start()
{
    if (!game_->isOpen())
        return;
    if (of_ == game_->gameId() && length_ == game_->game().length() && (ready_ || step_ != Step::none)) {
        if (ready_ && !allWeighed_ && debriefing_ != nullptr && !weighing())
            weigh();
        return;
    }
    stop();
    of_ = game_->gameId();
    length_ = game_->game().length();
    next_ = 0;
    ready_ = false;
    allWeighed_ = false;
    told_.clear();
    decisions_.clear();
    fault_.clear();
    ended_ = game_->ended();
    const auto *rules = dynamic_cast<const Debriefer *>(&game_->game().ruleset());
    if (rules == nullptr) {
        fault_ = tr("%1 has no debriefing; see its battle report.").arg(game_->rulesetName());
    } else if (!ended_["over"].toBool()) {
        fault_ = tr("The battle is not over yet. A debriefing would reveal secrets.");
    } else {
        debriefing_ = rules->debriefing();
        step_ = Step::reading;
        timer_.start(0);
    }
    Q_EMIT changed();
    Q_EMIT progressed();
}

void DebriefModel::finish()
{
    while (step_ != Step::none)
        work();
}

void DebriefModel::work()
{
    QElapsedTimer clock;
    clock.start();
    try {
        while (step_ != Step::none && clock.elapsed() < slice)
            switch (step_) {
            case Step::reading:
                readSome();
                break;
            case Step::looking:
                lookAtOne();
                break;
            default:
                tell();
            }
    } catch (const std::exception &error) {
        stop();
        fault_ = tr("The journal of this battle cannot be read through: %1").arg(spoken(error.what()));
        Q_EMIT changed();
    }
    Q_EMIT progressed();
}

void DebriefModel::readSome()
{
    const int first = static_cast<int>(entries_.size());
    for (const StoredLine &line : services_->store().lines(of_, first, std::min(first + linesAtOnce - 1, length_)))
        entries_.push_back(parseEntry(line.line, line.n));
    if (static_cast<int>(entries_.size()) == first)
        throw Error("entry " + std::to_string(first) + " is missing");
    if (static_cast<int>(entries_.size()) <= length_)
        return;
    history_ = standingHistory(entries_);
    state_ = entries_.front().json.at("start");
    step_ = Step::looking;
}

void DebriefModel::lookAtOne()
{
    if (next_ == history_.size()) {
        step_ = Step::telling;
        return;
    }
    const StandingEntry &entry = history_[next_++];
    if (entry.struck())
        return;
    const Json before = state_;
    optio::apply(state_, changesOf(entry));
    debriefing_->look(before, entry, state_);
}

void DebriefModel::tell()
{
    told_ = inWords(toMap(debriefing_->told(state_))).toMap();
    QVariantList attacks = told_["attacks"].toList();
    for (QVariant &attack : attacks) {
        QVariantMap one = attack.toMap();
        QVariantList odds = one["odds"].toList();
        for (QVariant &chance : odds) {
            QVariantMap more = chance.toMap();
            more["percent"] = percent(more["p"].toDouble());
            more["fraction"] = readable(more["fraction"].toString());
            chance = more;
        }
        one["odds"] = odds;
        attack = one;
    }
    told_["attacks"] = attacks;
    forgetJournal();
    ready_ = true;
    Q_EMIT changed();
    weigh();
}

} // namespace optio
