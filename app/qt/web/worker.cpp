// SPDX-License-Identifier: GPL-3.0-or-later
// Working between pictures: a browser gives the program one thread.
#include "app/qt/worker.h"

#include "app/qt/slicer.h"

namespace optio {

struct Worker::Inner {
    Slicer slicer;

    static Slices noted(Worker *worker, Slices work)
    {
        while (work.step())
            co_yield work.pause();
        co_return [worker, after = work.take()] {
            worker->busy_ = false;
            after();
        };
    }
};

Worker::Worker(QObject *parent) : QObject(parent), inner_(std::make_unique<Inner>()) {}

Worker::~Worker() = default;

void Worker::start(Slices work)
{
    busy_ = true;
    inner_->slicer.start(Inner::noted(this, std::move(work)), true);
}

void Worker::drop()
{
    inner_->slicer.drop();
    busy_ = false;
}

} // namespace optio
