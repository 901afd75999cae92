// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the screen awake while a game is open: the desktop portal's inhibitor, then the screen saver's; in a browser its wake lock. Never
// waits, and is silent where there is no such thing.
#pragma once

#include <QObject>

#include <memory>

namespace optio {

class Awake : public QObject {
    Q_OBJECT
public:
    explicit Awake(QObject *parent = nullptr);
    ~Awake() override;
    void keep(bool awake);
    bool kept() const;

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

} // namespace optio
