// SPDX-License-Identifier: GPL-3.0-or-later
// App.replay: any moment of the open game, looked at and left again; nothing is changed. A game that is played on a board is shown on it.
#pragma once

#include "app/board/board_game.h"
#include "rules/journal/amend.h"

#include <QImage>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <vector>

namespace optio {

class GameModel;
class Prefs;
class Services;

class ReplayModel : public BoardGame {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// Is it shown on the board?
    Q_PROPERTY(bool onBoard READ onBoard NOTIFY changed)
    /// The moment: how many of `count` acts have been done.
    Q_PROPERTY(int at READ at WRITE setAt NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// "bound 7", the same as a head ("Bound 7"), whose it is, and what the act just done told.
    Q_PROPERTY(QString turnText READ turnText NOTIFY changed)
    Q_PROPERTY(QString turnHead READ turnHead NOTIFY changed)
    Q_PROPERTY(QString active READ active NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// Both armies then, as App.game.sides has them.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// Where turns begin: [{at,label}]
    Q_PROPERTY(QVariantList chapters READ chapters NOTIFY changed)
    /// Does it go on by itself?
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY changed)
public:
    ReplayModel(Services *services, Prefs *prefs, GameModel *game, QObject *parent = nullptr);

    bool isOpen() const { return ruleset_ != nullptr; }
    bool onBoard() const;
    /// While closing(): does the game itself stay open?
    bool gameStays() const { return stays_; }
    int at() const { return at_; }
    int count() const { return static_cast<int>(history_.size()); }
    const QString &turnText() const { return turnText_; }
    QString turnHead() const;
    const QString &active() const { return active_; }
    QString sentence() const;
    const QVariantList &sides() const { return sides_; }
    const QVariantList &chapters() const { return chapters_; }
    bool playing() const { return timer_.isActive(); }
    void setAt(int at);
    void setPlaying(bool playing);

    /// Opens the game that is open, at its last moment. False after failed().
    Q_INVOKABLE bool start();
    /// The moment as a text that can be sent: what the game is called, the turn, and the last sentence.
    Q_INVOKABLE QString momentText() const;
    Q_INVOKABLE void copyMoment() const;
    /// A picture of it that was taken of its page, as a PNG file. False after failed().
    Q_INVOKABLE bool savePicture(const QUrl &file, const QImage &picture);

    QString title() const override;
    const Ruleset &ruleset() const override { return *ruleset_; }
    const Json &state() const override { return state_; }
    QVariantMap ended() const override { return {{"over", false}}; }
    QString sideName(const QString &side) const override;
    QVariantMap players() const override { return {{"a", QString()}, {"b", QString()}}; }
    bool waits() const override { return true; }
    int length() const override { return at_; }
    Entry entry(int n) const override;
    Entry lastEntry() const override { return entry(at_); }
    Json stateBefore() const override { return state_; }
    int toldFrom() const override;
    bool perform(const Json & /*act*/, const Json & /*stops*/, bool /*asking*/) override { return false; }
    bool mayUndo(const QString & /*side*/) const override { return false; }
    QString undoRefusal() const override { return {}; }
    QString undoText() const override { return {}; }
    void undo() override {}
    std::string kept(const std::string & /*key*/) const override { return {}; }
    void keep(const std::string & /*key*/, const std::string & /*text*/) override {}
    /// Back to the game as it is.
    Q_INVOKABLE void close() override;

Q_SIGNALS:
    void opened();
    void closing();

private:
    void go(int at);
    void look();

    Services *services_;
    Prefs *prefs_;
    GameModel *game_;
    const Ruleset *ruleset_ = nullptr;
    std::vector<StandingEntry> history_;
    std::map<int, Json> kept_; ///< states by moment, some of them
    Json state_;
    int at_ = 0;
    bool stays_ = true;
    QString turnText_, active_;
    QVariantList sides_, chapters_;
    QTimer timer_;
};

} // namespace optio
