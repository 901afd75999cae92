// SPDX-License-Identifier: GPL-3.0-or-later
// App.mail.battle: a battle by e-mail on the board: first what the other player did meanwhile, act by act (PBM-43), then the own turn, and
// its end.
#pragma once

#include "app/board/board_game.h"
#include "db/mail_desk.h"
#include "rules/mail/told_turn.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace optio {

class Services;

class MailGame : public BoardGame {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString id READ id NOTIFY changed)
    /// "showing" what happened meanwhile; "shown": all of it, and the own turn may be taken up; "turn"; "finished": the turn may be sent;
    /// "waiting" for the other player; "over"; "" while no battle is open.
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    /// The other player's name, the player turn, and the code that both may compare (PBM-25).
    Q_PROPERTY(QString opponent READ opponent NOTIFY changed)
    Q_PROPERTY(int turn READ turn NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// "Dice: sealed, 14 of 14 verified", of the turn that came last; "" when none did.
    Q_PROPERTY(QString dice READ dice NOTIFY changed)
    /// May a draw be accepted now (PBM-44)? And is there a turn of the other player to be looked at?
    Q_PROPERTY(bool drawOffered READ drawOffered NOTIFY changed)
    Q_PROPERTY(bool watchable READ watchable NOTIFY changed)
    /// Is the other player's turn shown while it goes on (LNK-26)?
    Q_PROPERTY(bool live READ live NOTIFY changed)
    /// The standing orders last given (PBM-40): [{id:"withdraw/SK",kind:"withdraw",label,value}]
    Q_PROPERTY(QVariantList orders READ orders NOTIFY changed)
public:
    explicit MailGame(Services *services, QObject *parent = nullptr);
    ~MailGame() override;

    QString id() const;
    QString stage() const;
    QString opponent() const;
    int turn() const;
    QString code() const;
    QString dice() const;
    bool drawOffered() const;
    bool watchable() const { return !shown_.empty(); }
    bool live() const { return told_ != nullptr; }
    QVariantList orders() const;

    /// The own turn is begun.
    Q_INVOKABLE void takeUp();
    /// What the other player did is shown once more.
    Q_INVOKABLE void showAgain();
    /// Closes the own turn. `orders` is {id: "always"|"never"|"computer"}; `how` is "" or "offer", "accept", "resign". False after
    /// failed(), and then the turn is as open as before.
    Q_INVOKABLE bool send(const QVariantMap &orders, const QString &how);

    /// Lays the battle open. Throws Error.
    void open(std::unique_ptr<MailTable> table, const mail::MailRules &rules, const Ruleset &ruleset);
    /// Its copy has become another one while it lies open: what has been seen of the other's turn is not shown again. Throws Error.
    void renew(std::unique_ptr<MailTable> table);
    /// What the other player has done so far of a turn that is not signed yet (LNK-26). Throws Faulty for what is against the rules, or
    /// has other dice.
    void hear(int turn, const std::string &value, const std::vector<std::string> &acts);
    /// Has an act of that turn gone again whose die had been seen (PBM-42)?
    bool wentBack() const { return live() && told_->wentBack(); }
    bool isOpen() const { return table_ != nullptr; }
    const MailTable *table() const { return table_.get(); }

    QString title() const override;
    const Ruleset &ruleset() const override { return *ruleset_; }
    const Json &state() const override;
    QVariantMap ended() const override;
    QString sideName(const QString &side) const override;
    QVariantMap players() const override;
    bool showing() const override { return at_ < shown_.size(); }
    void showNext() override;
    bool handStays() const override { return live(); }
    bool waits() const override { return isOpen() && !showing() && !taken_; }
    int length() const override;
    Entry entry(int n) const override;
    Entry lastEntry() const override;
    Json stateBefore() const override { return before_; }
    int toldFrom() const override { return 0; }
    bool perform(const Json &act, const Json &stops, bool asking) override;
    bool mayUndo(const QString &side) const override;
    QString undoRefusal() const override;
    QString undoText() const override;
    void undo() override;
    std::string kept(const std::string &key) const override;
    void keep(const std::string &key, const std::string &text) override;
    void close() override;

Q_SIGNALS:
    void opened();
    /// Emitted while it is still open.
    void closing();

private:
    /// An act and what had become of the battle after it.
    struct Shown {
        Entry entry;
        Json state;
    };
    void readShown(const mail::MailRules &rules);
    void readOwn();
    void readAll();
    void playTold(const std::vector<std::string> &acts);
    bool over() const;

    Services *services_;
    const Ruleset *ruleset_ = nullptr;
    const mail::MailRules *rules_ = nullptr;
    std::unique_ptr<MailTable> table_;
    std::vector<Shown> shown_; ///< the other player's last turn
    std::size_t at_ = 0;       ///< how many of them have been shown
    bool taken_ = false;       ///< has the own turn been taken up, or is there none?
    int diceShown_ = 0;
    std::unique_ptr<mail::ToldTurn> told_; ///< the other's turn while it goes on; then that is what is shown
    std::vector<Entry> own_;               ///< the acts of the open turn
    Json first_, state_, before_;
};

} // namespace optio
