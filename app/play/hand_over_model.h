// SPDX-License-Identifier: GPL-3.0-or-later
// App.handOver: the tablet passed between two players who keep secrets. A side's private page opens only after the curtain, when that side
// says that it looks.
#pragma once

#include "rules/ruleset.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace optio {

class Services;
class GameModel;
class ResolverModel;
class ResultModel;

class HandOverModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// The side the tablet is to be handed to ("a", "b"): the curtain is drawn. "" otherwise.
    Q_PROPERTY(QString to READ to NOTIFY changed)
    /// The side whose private page is open; "" when there is none.
    Q_PROPERTY(QString owner READ owner NOTIFY changed)
    /// Is the curtain drawn or a private page open?
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// The army of that side.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// What the owner alone may read: [{title,rows:[{label,text,rule}]}]
    Q_PROPERTY(QVariantList secrets READ secrets NOTIFY changed)
    /// What the owner may do from its page: [{at,resolver,label}], for actAt().
    Q_PROPERTY(QVariantList acts READ acts NOTIFY changed)
public:
    HandOverModel(Services *services, GameModel *game, ResolverModel *resolver, ResultModel *result, QObject *parent = nullptr);

    const QString &to() const { return to_; }
    const QString &owner() const { return owner_; }
    bool isOpen() const { return !to_.isEmpty() || !owner_.isEmpty(); }
    QString name() const;
    const QVariantList &secrets() const { return secrets_; }
    const QVariantList &acts() const { return acts_; }

    /// Draws the curtain for a side, to open its private page.
    Q_INVOKABLE void handTo(const QString &side);
    /// The side that the tablet was handed to looks: its page opens.
    Q_INVOKABLE void take();
    /// Draws the curtain over an open page: the program is put aside, or the screen is turned.
    Q_INVOKABLE void cover();
    /// Closes the page, or the curtain unopened.
    Q_INVOKABLE void done();
    /// Does one of `acts`. One that both may see closes the page first.
    Q_INVOKABLE void actAt(int at);
    /// Does one of App.game.acts for the side that holds its button: a `straight` one without the curtain.
    Q_INVOKABLE void holdAt(int at);

Q_SIGNALS:
    void changed();

private:
    /// Draws the curtain for an act; one that is `straight` opens its form behind it, and the page closes when it is done.
    void want(const QString &side, const QString &resolver, const QVariantMap &input);
    void look(const QString &to, const QString &owner);
    void refresh();
    /// Adds the sealed notes of the owner, and what can be done with them.
    void refreshNotes();
    void offer(Act act);

    Services *services_;
    GameModel *game_;
    ResolverModel *resolver_;
    ResultModel *result_;
    QString to_, owner_;
    QString straight_;     ///< the ruling whose form opens behind the curtain
    QVariantMap begun_;    ///< what it is begun with
    bool passing_ = false; ///< is the page open for that ruling alone?
    QVariantList secrets_, acts_;
    std::vector<Act> offered_; ///< what `acts` are
};

} // namespace optio
