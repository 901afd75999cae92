// SPDX-License-Identifier: GPL-3.0-or-later
// Goes from picture to picture.
#include "app/board/stage.h"

namespace optio {

namespace {

/// How much of the whole rest a picture gets, in tenths.
int tenths(const QString &kind)
{
    if (kind == QLatin1String("sum") || kind == QLatin1String("chance") || kind == QLatin1String("tell"))
        return 10;
    return kind == QLatin1String("arrow") || kind == QLatin1String("draw") ? 4 : 7;
}

} // namespace

Stage::Stage(QObject *parent) : QObject(parent)
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Stage::hurry);
}

const StageStep &Stage::now() const
{
    static const StageStep none;
    return isRunning() ? acts_[act_].steps[step_] : none;
}

void Stage::play(const QList<StagedAct> &acts, bool own, int motion, int rest)
{
    QList<StagedAct> fitting = acts;
    fitting.removeIf([](const StagedAct &act) { return act.steps.isEmpty(); });
    if (fitting.isEmpty())
        return finish();
    acts_ = fitting;
    own_ = own;
    motion_ = motion;
    rest_ = rest;
    paused_ = false;
    go(0, 0);
}

void Stage::finish()
{
    if (!isRunning())
        return;
    clear();
    Q_EMIT turned();
    Q_EMIT finished();
}

void Stage::clear()
{
    timer_.stop();
    if (!isRunning())
        return;
    acts_.clear();
    act_ = step_ = 0;
    own_ = paused_ = false;
    Q_EMIT changed();
}

void Stage::hurry()
{
    if (!isRunning())
        return;
    if (step_ + 1 < acts_[act_].steps.size())
        go(act_, step_ + 1);
    else if (act_ + 1 < acts_.size())
        go(act_ + 1, 0);
    else
        finish();
}

void Stage::back()
{
    if (!isRunning())
        return;
    if (step_ > 0)
        go(act_, step_ - 1);
    else if (act_ > 0)
        go(act_ - 1, static_cast<int>(acts_[act_ - 1].steps.size()) - 1);
    else
        go(0, 0);
}

void Stage::go(int act, int step)
{
    act_ = act;
    step_ = step;
    wait();
    Q_EMIT turned();
    Q_EMIT changed();
}

void Stage::wait()
{
    timer_.stop();
    if (isRunning() && !paused_)
        timer_.start(motion_ + rest_ * tenths(kind()) / 10);
}

void Stage::setPaused(bool paused)
{
    if (!isRunning() || paused_ == paused)
        return;
    paused_ = paused;
    wait();
    Q_EMIT changed();
}

void Stage::flourish(const QVariantMap &shown) { Q_EMIT flourished(shown); }

} // namespace optio
