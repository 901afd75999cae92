// SPDX-License-Identifier: GPL-3.0-or-later
// Working between pictures: a browser gives the program one thread.
#include "app/qt/worker.h"

#include "rules/slices.h"

#include <QElapsedTimer>
#include <QTimer>

#include <optional>

namespace optio {

namespace {

constexpr int slice = 12; ///< milliseconds at a time, so that a touch is answered within a picture or two

} // namespace

struct Worker::Inner {
    QTimer timer;
    std::optional<Slices> work;
};

Worker::Worker(QObject *parent) : QObject(parent), inner_(std::make_unique<Inner>())
{
    inner_->timer.setInterval(0);
    connect(&inner_->timer, &QTimer::timeout, this, [this] {
        QElapsedTimer clock;
        clock.start();
        while (inner_->work->step())
            if (clock.elapsed() >= slice)
                return;
        inner_->timer.stop();
        const Slices::After after = inner_->work->take();
        inner_->work.reset();
        busy_ = false;
        after();
    });
}

Worker::~Worker() = default;

void Worker::start(Slices work)
{
    busy_ = true;
    inner_->work.emplace(std::move(work));
    inner_->timer.start();
}

void Worker::drop()
{
    inner_->timer.stop();
    inner_->work.reset();
    busy_ = false;
}

} // namespace optio
