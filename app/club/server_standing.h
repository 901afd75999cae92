// SPDX-License-Identifier: GPL-3.0-or-later
// How it stands with a club's server: App.club.live and App.reporting are such, by its whole name for the registration of types.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace optio {

class ServerStanding : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Why no server can be reached from here; "" where it can.
    Q_PROPERTY(QString refusal READ refusal CONSTANT)
    /// "" while it is off; "connecting", "connected", "lost", "ended": it does not try again by itself.
    Q_PROPERTY(QString link READ link NOTIFY changed)
    /// The same in a word or two, with the time since when something is missing; and as sentences.
    Q_PROPERTY(QString word READ word NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
public:
    using QObject::QObject;

    QString refusal() const;
    virtual QString link() const = 0;
    virtual QString word() const = 0;
    virtual QString detail() const = 0;

Q_SIGNALS:
    void changed();
};

} // namespace optio
