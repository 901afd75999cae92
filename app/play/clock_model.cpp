// SPDX-License-Identifier: GPL-3.0-or-later
// The time of a step.
#include "app/play/clock_model.h"

#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/play/resolver_model.h"
#include "app/play/result_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

namespace optio {

namespace {

const char *const clockNote = "clock"; ///< {id: milliseconds used}, "halted"
constexpr int tickEvery = 250;         ///< milliseconds
constexpr qint64 second = 1000;

} // namespace

ClockModel::ClockModel(Services *services, GameModel *game, ResolverModel *resolver, ResultModel *result, QObject *parent)
    : QObject(parent), services_(services), game_(game), resolver_(resolver), result_(result)
{
    second_.setInterval(tickEvery);
    connect(&second_, &QTimer::timeout, this, &ClockModel::tick);
    connect(game, &GameModel::opened, this, [this] {
        forget();
        services_->attempt([this] {
            const std::string text = services_->store().gameNote(game_->gameId(), clockNote);
            const Json note = text.empty() ? Json::object() : parseJson(text, "the clock");
            for (const auto &[id, used] : note.items())
                if (used.is_number_integer())
                    used_[qt(id)] = used.get<qint64>();
        });
        refresh();
    });
    connect(game, &GameModel::changed, this, [this] {
        if (game_->isOpen())
            refresh();
    });
    connect(game, &GameModel::closing, this, [this] {
        tick();
        keep();
        forget();
        Q_EMIT changed();
    });
    // A move that was being entered when the time ran out is finished first.
    connect(resolver, &ResolverModel::openChanged, this, &ClockModel::finish, Qt::QueuedConnection);
    connect(result, &ResultModel::openChanged, this, &ClockModel::finish, Qt::QueuedConnection);
}

int ClockModel::left() const
{
    const qint64 rest = given_ * second - used_.value(id_);
    return rest <= 0 ? 0 : static_cast<int>((rest + second - 1) / second);
}

void ClockModel::forget()
{
    second_.stop();
    used_.clear();
    id_.clear();
    halted_ = false;
}

void ClockModel::refresh()
{
    const ClockView clock = game_->view().seen.clock.value_or(ClockView());
    const QString id = qt(clock.id);
    if (id == id_)
        return;
    tick();
    if (!id_.isEmpty())
        keep();
    id_ = id;
    label_ = spoken(clock.label);
    side_ = qt(clock.side);
    rule_ = qt(clock.rule);
    given_ = clock.seconds;
    halted_ = false;
    since_.start();
    id_.isEmpty() ? second_.stop() : second_.start();
    Q_EMIT changed();
    Q_EMIT leftChanged();
}

void ClockModel::halt(bool halted)
{
    if (!isShown() || halted == halted_)
        return;
    tick();
    halted_ = halted;
    since_.start();
    keep();
    Q_EMIT changed();
}

void ClockModel::tick()
{
    if (!isShown())
        return;
    const qint64 passed = since_.restart();
    if (!halted_)
        pass(passed);
}

void ClockModel::pass(qint64 milliseconds)
{
    const int before = left();
    used_[id_] += milliseconds;
    if (left() == before)
        return;
    Q_EMIT leftChanged();
    if (left() % 10 == 0)
        keep();
    if (left() == 0) {
        Q_EMIT over();
        finish();
    }
}

/// What is to be done when the time is over, unless a form is open (that may be finished) or a ruling is not yet read.
void ClockModel::finish()
{
    if (!isShown() || left() > 0 || resolver_->isOpen() || result_->isOpen())
        return;
    if (const std::optional<ClockView> clock = game_->view().seen.clock)
        game_->settle(qt(clock->resolver), toMap(clock->input));
}

void ClockModel::keep()
{
    if (!game_->isOpen() || used_.isEmpty())
        return;
    Json note = Json::object();
    for (auto one = used_.constBegin(); one != used_.constEnd(); ++one)
        note[utf8(one.key())] = one.value();
    services_->attempt([&] { services_->store().setGameNote(game_->gameId(), clockNote, canonical(note)); });
}

} // namespace optio
