// SPDX-License-Identifier: GPL-3.0-or-later
// App.amend: an entry of the open game's journal being amended: its form as it was, what follows, and what becomes of that.
#pragma once

#include "app/play/resolver_model.h"
#include "rules/journal/amend.h"

#include <QObject>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace optio {

class AmendModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// Number of the entry.
    Q_PROPERTY(int n READ n NOTIFY changed)
    /// What the entry says, and would say; `after` is empty while it would be what it is.
    Q_PROPERTY(QString before READ before NOTIFY changed)
    Q_PROPERTY(QString after READ after NOTIFY changed)
    /// The form of an act, on the state before it; closed for a correction. Its dice are to be shown only when `typed`.
    Q_PROPERTY(optio::ResolverModel *form READ form CONSTANT)
    /// Were the dice typed? Those the app threw stay as they are.
    Q_PROPERTY(bool typed READ typed NOTIFY changed)
    /// What a correction set: [{path,label,kind:"count"|"yesNo",least,most,value}]
    Q_PROPERTY(QVariantList counters READ counters NOTIFY changed)
    /// Is the entry to be struck?
    Q_PROPERTY(bool strike READ strike WRITE setStrike NOTIFY changed)
    /// The entries after it that would come out differently or no longer be legal:
    /// {id,n,turn,what:"different"|"illegal",before,after,replayable, choice:"keep"|"replay"|"drop",note,needs}; needs: what
    /// the acts are called that would have to be done before it now.
    Q_PROPERTY(optio::RowsModel *consequences READ consequences CONSTANT)
    /// Acts that are put before later entries: [{n,at,sentence}].
    Q_PROPERTY(QVariantList inserted READ inserted NOTIFY changed)
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY changed)
    /// Is there something to write down?
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    /// Why it cannot be applied yet; empty when it can.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    /// Is it being worked out by the tablet that keeps the game?
    Q_PROPERTY(bool working READ working NOTIFY changed)
public:
    AmendModel(Services *services, GameModel *game, QObject *parent = nullptr);

    bool isOpen() const { return place_.has_value(); }
    int n() const { return isOpen() ? place_->entry.n : 0; }
    QString before() const;
    QString after() const;
    ResolverModel *form() const { return form_; }
    bool typed() const;
    QVariantList counters() const;
    bool strike() const { return strike_; }
    void setStrike(bool strike);
    RowsModel *consequences() const { return consequences_; }
    const QString &reason() const { return reason_; }
    void setReason(const QString &reason);
    bool complete() const { return worked_.has_value(); }
    const QVariantList &inserted() const { return inserted_; }
    const QString &refusal() const { return refusal_; }
    bool working() const { return working_; }

    /// Opens an entry. False after failed().
    Q_INVOKABLE bool start(int n);
    /// Sets a counter of a correction.
    Q_INVOKABLE void setValue(const QString &path, const QVariant &value);
    /// "keep", "replay" or "drop".
    Q_INVOKABLE void setChoice(int n, const QString &choice);
    /// Puts an act that entry n needs (`which` of its needs) before it, with the answers that stand and the game's own dice. False after
    /// failed().
    Q_INVOKABLE bool insert(int n, int which);
    /// Takes an act out again that was put before entry n.
    Q_INVOKABLE void takeOut(int n, int at);
    /// Writes the amendment down. False after failed().
    Q_INVOKABLE bool apply();
    Q_INVOKABLE void cancel();

Q_SIGNALS:
    void changed();

private:
    static bool typed(const StandingEntry &entry);
    Amending amending() const;
    bool untouched() const;
    void work();
    void show();
    void askKeeper();
    void takeWorked(const Json &told, const std::string &refusal);

    Services *services_;
    GameModel *game_;
    ResolverModel *form_;
    RowsModel *consequences_;
    std::vector<Entry> entries_;
    std::optional<AmendPlace> place_; ///< the entry and the state before it
    Json first_;                      ///< what the form answered when it was opened
    Json values_;                     ///< of a correction: path → value
    std::map<int, AmendChoice> choices_;
    std::map<int, std::vector<Insertion>> inserts_;
    QVariantList inserted_;
    std::optional<Amendment> worked_;
    QTimer asking_, missing_; ///< the keeper is asked when the form has been still for a moment; and has not answered for long
    int asked_ = 0;           ///< the number of the last question
    std::map<int, std::vector<Insertion>> insertsBefore_; ///< to go back to, where an act cannot be put in
    bool inserting_ = false, working_ = false;
    bool strike_ = false, applying_ = false;
    QString reason_, refusal_;
};

} // namespace optio
