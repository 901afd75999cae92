// SPDX-License-Identifier: GPL-3.0-or-later
// Two players of a battle by e-mail, each with the whole app on a folder of their own, of which one is open at a time; and what goes
// between them.
#pragma once

#include "tests/app/window.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"

#include <QTemporaryDir>

#include <memory>

namespace optio::test {

struct MailPlayers {
    QTemporaryDir folders[2], post;
    QString file; ///< the file that was sent last
    QString battle;
    int sent = 0;

    /// The app of a player, without a window.
    std::unique_ptr<AppModel> app(int player) const { return AppModel::open(folders[player].path().toStdString(), rulesets()); }

    /// Writes what goes out of `app` where the other finds it.
    bool send(AppModel &app)
    {
        file = post.filePath(QStringLiteral("%1.optio-turn").arg(++sent));
        return app.mail()->save(battle, QUrl::fromLocalFile(file));
    }
    /// The first player invites; the second has accepted, and his answer lies in `file`.
    bool begin(const QString &period = QStringLiteral("antiquity"), const QString &ruleset = QStringLiteral("hoplites"))
    {
        {
            const auto a = app(0);
            NewBattleModel &choices = *a->newBattle();
            choices.take(ruleset);
            choices.setOpponent(QStringLiteral("mail"));
            choices.setPeriod(period);
            a->mail()->setName(QStringLiteral("Anna"));
            battle = a->mail()->invite(QString());
            if (battle.isEmpty() || !send(*a))
                return false;
        }
        const auto b = app(1);
        b->mail()->openFile(QUrl::fromLocalFile(file));
        b->mail()->setName(QStringLiteral("Ben"));
        return b->mail()->accept() == battle && send(*b);
    }
};

/// Does something on the board that may be done now: the hint's way is too slow, so a thing is laid wherever it goes, or the phase ends.
inline void doSomething(BoardModel &board, int chance)
{
    if (!board.question().isEmpty())
        return board.answer(chance % 2 == 0);
    if (!board.asking().isEmpty())
        return board.agree(true);
    if (!board.forming().isEmpty()) {
        const bool may = board.forming()["refusal"].toString().isEmpty();
        return may ? board.confirm() : board.letGo();
    }
    const QStringList sources = board.sources();
    if (sources.isEmpty() || chance % 4 == 0)
        return board.press(board.phase() == QLatin1String("shock") && !board.attacks().isEmpty() ? QStringLiteral("resolve")
                                                                                                 : QStringLiteral("next"));
    board.pick(sources[chance % sources.size()]);
    const QStringList targets = board.targets();
    if (targets.isEmpty())
        return board.letGo();
    board.tap(targets[chance / 7 % targets.size()]);
}

/// Plays the open turn to its end.
inline bool playTurn(AppModel &app, int seed)
{
    BoardModel &board = *app.board();
    for (int n = 0; n < 600 && app.mail()->battle()->stage() == QLatin1String("turn"); ++n)
        doSomething(board, seed * 31 + n * 17);
    return app.mail()->battle()->stage() == QLatin1String("finished");
}

} // namespace optio::test
