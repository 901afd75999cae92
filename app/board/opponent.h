// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player's thoughts, on a thread of their own: the screen never waits for them.
#pragma once

#include "rules/board.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

namespace optio {

class Opponent : public QObject {
    Q_OBJECT
public:
    explicit Opponent(QObject *parent = nullptr);
    /// Waits for a thought that is still under way.
    ~Opponent() override;

    bool thinking() const { return thinking_; }
    /// Begins to think about `state`; chosen() or failed() follows unless drop() comes first. `rules` must live until then.
    void think(const BoardRules &rules, const Json &state, const std::string &player, std::uint64_t seed);
    /// Forgets what it is thinking about.
    void drop();

Q_SIGNALS:
    void chosen(const optio::Json &act);
    void failed(const QString &sentence);

private:
    void tell(int thought, const Json &act, const QString &fault);

    QThreadPool pool_;
    int thought_ = 0; ///< number of the present one; an older one's end is not heard
    bool thinking_ = false;
};

} // namespace optio
