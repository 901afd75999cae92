// SPDX-License-Identifier: GPL-3.0-or-later
// The open game of the library, for the board. One that is shared with another device stands on the board as it was before what that
// one's players did, until each of their acts has been shown.
#pragma once

#include "app/board/board_game.h"

#include <deque>
#include <string>

namespace optio {

class GameModel;
class Prefs;
class Services;

class LibraryGame : public BoardGame {
    Q_OBJECT
public:
    LibraryGame(Services *services, Prefs *prefs, GameModel *game, QObject *parent = nullptr);

    QString title() const override;
    const Ruleset &ruleset() const override;
    const Json &state() const override;
    QVariantMap ended() const override;
    QString sideName(const QString &side) const override;
    QVariantMap players() const override;
    bool showing() const override { return !held_.empty(); }
    void showNext() override;
    bool apart() const override;
    bool seesAll() const override;
    bool locked() const override;
    int length() const override;
    Entry entry(int n) const override;
    Entry lastEntry() const override;
    Json stateBefore() const override;
    void eachBack(const Step &wanted) const override;
    int toldFrom() const override;
    bool guided() const override;
    bool perform(const Json &act, const Json &stops, bool asking) override;
    bool mayUndo(const QString &side) const override;
    QString undoRefusal() const override;
    QString undoText() const override;
    void undo() override;
    QVariantList rounds(const QString &side) const override;
    void goBack(int n) override;
    std::string kept(const std::string &key) const override;
    void keep(const std::string &key, const std::string &text) override;
    void close() override;

    /// Who plays may have become another: the game is shared, or no longer.
    void lookAgain();

private:
    /// The game has gone on.
    void follow();
    /// Keeps the board where it stands until the entries after number n have been shown.
    void holdBack(int n);

    Services *services_;
    Prefs *prefs_;
    GameModel *game_;
    bool goingBack_ = false; ///< the page is told at the end
    std::string known_;      ///< the game that is followed, and how many entries of it
    int knownLength_ = 0;
    QVariantMap players_;   ///< when that was told last
    int at_ = 0;            ///< the entry that the board stands at while something is shown
    std::deque<Json> held_; ///< the states from there on; the last one is the game's own
};

} // namespace optio
