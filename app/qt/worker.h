// SPDX-License-Identifier: GPL-3.0-or-later
// Work that takes longer than a picture may wait, on a thread of its own. The newest piece counts; older ones are forgotten.
#pragma once

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>

namespace optio {

class Worker : public QObject {
    Q_OBJECT
public:
    /// What is to be done with the result, back on the thread of the screen.
    using After = std::function<void()>;

    explicit Worker(QObject *parent = nullptr);
    /// Waits for a piece that is still under way.
    ~Worker() override;

    bool busy() const { return busy_; }
    /// Does `work`, which must not throw nor look at anything that the screen may change; then what it gives, unless drop() or another
    /// start() comes first.
    void start(std::function<After()> work);
    /// Forgets what is under way.
    void drop();

private:
    QThreadPool pool_;
    std::atomic<int> newest_ = 0;
    bool busy_ = false;
};

} // namespace optio
