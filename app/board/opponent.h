// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player's thoughts, beside the screen, which never waits for them.
#pragma once

#include "rules/board.h"

#include <QObject>
#include <QString>

namespace optio {

class Worker;

class Opponent : public QObject {
    Q_OBJECT
public:
    explicit Opponent(QObject *parent = nullptr);

    bool thinking() const;
    /// Begins to think about `state`; chosen() or failed() follows unless drop() comes first. `rules` must live until then.
    void think(const BoardRules &rules, const Json &state, const std::string &player, std::uint64_t seed);
    /// Forgets what it is thinking about.
    void drop();

Q_SIGNALS:
    /// `considered`: see Thought::considered.
    void chosen(const optio::Json &act, const optio::Json &considered);
    void failed(const QString &sentence);

private:
    Worker *worker_;
};

} // namespace optio
