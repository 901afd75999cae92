// SPDX-License-Identifier: GPL-3.0-or-later
// Working beside the screen, on a thread.
#include "app/qt/worker.h"

#include "rules/slices.h"

#include <QThreadPool>

#include <atomic>

namespace optio {

struct Worker::Inner {
    QThreadPool pool;
    std::atomic<int> newest = 0; ///< number of the piece that counts
};

Worker::Worker(QObject *parent) : QObject(parent), inner_(std::make_unique<Inner>()) { inner_->pool.setMaxThreadCount(1); }

Worker::~Worker()
{
    ++inner_->newest;
    inner_->pool.waitForDone();
}

void Worker::start(Slices work)
{
    busy_ = true;
    const int piece = ++inner_->newest;
    // std::function wants to copy what it holds.
    inner_->pool.start([this, work = std::make_shared<Slices>(std::move(work)), piece] {
        do
            if (piece != inner_->newest)
                return;
        while (work->step());
        QMetaObject::invokeMethod(
            this,
            [this, after = work->take(), piece] {
                if (piece != inner_->newest)
                    return;
                busy_ = false;
                after();
            },
            Qt::QueuedConnection);
    });
}

void Worker::drop()
{
    ++inner_->newest;
    busy_ = false;
}

} // namespace optio
