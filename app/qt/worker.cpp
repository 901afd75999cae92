// SPDX-License-Identifier: GPL-3.0-or-later
// Working beside the screen.
#include "app/qt/worker.h"

namespace optio {

Worker::Worker(QObject *parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

Worker::~Worker()
{
    ++newest_;
    pool_.waitForDone();
}

void Worker::start(std::function<After()> work)
{
    busy_ = true;
    const int piece = ++newest_;
    pool_.start([this, work = std::move(work), piece] {
        if (piece != newest_)
            return;
        After after = work();
        QMetaObject::invokeMethod(
            this,
            [this, after = std::move(after), piece] {
                if (piece != newest_)
                    return;
                busy_ = false;
                after();
            },
            Qt::QueuedConnection);
    });
}

void Worker::drop()
{
    ++newest_;
    busy_ = false;
}

} // namespace optio
