// SPDX-License-Identifier: GPL-3.0-or-later
// App.board.advice: what the computer would do in one's place, once asked, and what it had in mind in its own last turn.
#pragma once

#include "rules/json.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <cstdint>

namespace optio {

class BoardRules;
class Opponent;
class Ruleset;

class Advice : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /// What it looked at for the side that asked, the best first: [{label,chance,points}], texts; empty until it has been asked.
    Q_PROPERTY(QVariantList acts READ acts NOTIFY changed)
    /// Of each act of the computer's last turn that it weighed: [{label,acts}], acts as above. Cards in its hand are not named.
    Q_PROPERTY(QVariantList reasons READ reasons NOTIFY changed)
public:
    explicit Advice(QObject *parent = nullptr);

    bool thinking() const;
    const QVariantList &acts() const { return acts_; }
    const QVariantList &reasons() const { return reasons_; }

    /// Asks the strongest of the computer's players; see BoardRules::think.
    void ask(const Ruleset &ruleset, const Json &state, std::uint64_t seed);
    /// The state has gone on: what was asked is of no use any more.
    void drop();
    /// Forgets the reasons, too.
    void clear();
    /// The computer has decided; `turn` tells its turns apart.
    void note(const Json &considered, int turn);

Q_SIGNALS:
    void changed();

private:
    Opponent *adviser_;
    QVariantList acts_, reasons_;
    int turn_ = -1;
};

} // namespace optio
