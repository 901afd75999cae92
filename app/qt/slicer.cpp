// SPDX-License-Identifier: GPL-3.0-or-later
// Work in slices between pictures.
#include "app/qt/slicer.h"

#include <QElapsedTimer>

namespace optio {

namespace {

constexpr int slice = 8; ///< milliseconds at a time, so that a touch is answered with the next picture

} // namespace

Slicer::Slicer()
{
    timer_.setInterval(0);
    timer_.callOnTimeout([this] { go(false); });
}

void Slicer::start(Slices work, bool later)
{
    drop();
    work_.emplace(std::move(work));
    if (later)
        timer_.start();
    else
        go(false);
}

void Slicer::finish()
{
    if (busy())
        go(true);
}

void Slicer::drop()
{
    timer_.stop();
    work_.reset();
}

void Slicer::go(bool all)
{
    QElapsedTimer clock;
    clock.start();
    while (work_->step())
        if (!all && (work_->pause().heavy || clock.elapsed() >= slice)) {
            timer_.start();
            return;
        }
    const Slices::After after = work_->take();
    drop();
    after();
}

} // namespace optio
