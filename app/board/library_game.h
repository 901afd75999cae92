// SPDX-License-Identifier: GPL-3.0-or-later
// The open game of the library, for the board.
#pragma once

#include "app/board/board_game.h"

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

private:
    Services *services_;
    Prefs *prefs_;
    GameModel *game_;
    bool goingBack_ = false; ///< the page is told at the end
};

} // namespace optio
