// SPDX-License-Identifier: GPL-3.0-or-later
// Work that takes longer than a picture may wait, done beside the screen: on a thread of its own, or in a browser in slices between
// pictures. The newest piece counts; older ones are forgotten.
#pragma once

#include <QObject>

#include <memory>

namespace optio {

class Slices; // rules/slices.h, which Qt's moc cannot read

class Worker : public QObject {
    Q_OBJECT
public:
    explicit Worker(QObject *parent = nullptr);
    /// Waits for a piece that is still under way.
    ~Worker() override;

    bool busy() const { return busy_; }
    /// Does `work`, which must not throw nor look at anything that the screen may change; then what it gives, unless drop() or another
    /// start() comes first.
    void start(Slices work);
    /// Forgets what is under way.
    void drop();

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
    bool busy_ = false;
};

} // namespace optio
