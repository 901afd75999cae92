// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the screen awake while a game is open: the desktop portal's inhibitor, then the screen saver's. Never waits, silent without a bus.
#pragma once

#include <QObject>
#include <QString>

namespace optio {

class Awake : public QObject {
    Q_OBJECT
public:
    explicit Awake(QObject *parent = nullptr);
    ~Awake() override;
    void keep(bool awake);
    bool kept() const { return wanted_; }
    /// Is there a session bus? Asking Qt for one that is not there would start one or warn.
    static bool haveBus();

private:
    void askPortal();
    void askScreenSaver();
    void release();

    bool wanted_ = false;
    int asking_ = 0;     ///< number of the latest request; answers to older ones are given back
    QString portal_;     ///< path of the portal's request, empty when it has none
    uint cookie_ = 0;    ///< the screen saver's
    bool saver_ = false; ///< does `cookie_` hold?
};

} // namespace optio
