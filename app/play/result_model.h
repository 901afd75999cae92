// SPDX-License-Identifier: GPL-3.0-or-later
// App.result: the ruling just made, until the players have seen it.
#pragma once

#include "rules/journal/journal.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace optio {

class Services;
class GameModel;
class ReferenceModel;
class ResolverModel;

/// What a closed card told stays until the next ruling is shown.
class ResultModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    /// Did the app roll for it just now? Not so of one that nobody had seen yet when the game was left.
    Q_PROPERTY(bool thrown READ thrown NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString comparison READ comparison NOTIFY changed)
    /// "This had a chance of 61 % (11/18)."; empty when it was certain.
    Q_PROPERTY(QString chance READ chance NOTIFY changed)
    /// "Bound 7, ruling 23: …": never twice the same, for screen readers.
    Q_PROPERTY(QString announcement READ announcement NOTIFY changed)
    /// [{side,text}]
    Q_PROPERTY(QVariantList instructions READ instructions NOTIFY changed)
    /// [{side,title,subtitle,icon,dice:[{value,faces,from,label}],total,totals:[{label,value}],lines:[{label,value,rule,stage,id}]}]; a
    /// last one with side "" holds dice and lines that are nobody's. `total` is null for a side without one.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// Is it the last that stands? Otherwise something has come after it, from the other device, and nothing is taken back here.
    Q_PROPERTY(bool last READ isLast NOTIFY changed)
    /// What may be wanted next because of it: [{resolver,label,input}], for followUp(); nothing once it is not the last.
    Q_PROPERTY(QVariantList followUps READ followUps NOTIFY changed)
    /// What changed in the game, each a text.
    Q_PROPERTY(QVariantList changes READ changes NOTIFY changed)
public:
    ResultModel(Services *services, GameModel *game, ResolverModel *resolver, ReferenceModel *reference, QObject *parent = nullptr);

    bool isOpen() const { return n_ > 0; }
    bool thrown() const { return thrown_; }
    bool isLast() const;
    QString title() const { return value("title").toString(); }
    QString sentence() const { return value("sentence").toString(); }
    QString comparison() const { return value("comparison").toString(); }
    QString chance() const { return value("chance").toString(); }
    const QString &announcement() const { return announcement_; }
    QVariantList instructions() const { return value("instructions").toList(); }
    QVariantList sides() const { return value("sides").toList(); }
    QVariantList followUps() const;
    QVariantList changes() const { return value("changes").toList(); }

    /// Closes the card; the ruling stands already.
    Q_INVOKABLE void accept();
    /// Closes the card and does one of `followUps`: at once when it asks nothing, otherwise in its form. The card stays when it is refused.
    Q_INVOKABLE void followUp(int index);
    /// Takes the ruling back and opens its form again; the dice stay.
    Q_INVOKABLE void change();
    /// Takes the ruling back.
    Q_INVOKABLE void undo();
    /// {rule,title,text} of a numbered rule of this game's rule set; empty when there is none.
    Q_INVOKABLE QVariantMap rule(const QString &rule) const;

    /// Shows entry n, the last of the open game.
    void show(int n);
    /// Shows the last standing ruling when nobody has seen it.
    void restore();
    /// Closes the card and leaves the ruling unseen.
    void clear();

Q_SIGNALS:
    void openChanged();
    void changed();

private:
    void present(int n, bool fresh);
    /// Opens the form of an act that was taken back.
    void reopen(const Entry &entry);
    void passQuietly();
    bool onPage() const;
    /// Throws Error where something has happened after it.
    void expectLast() const;
    void markSeen(int n);
    QVariant value(const char *key) const { return shown_.value(QLatin1String(key)); }

    Services *services_;
    GameModel *game_;
    ResolverModel *resolver_;
    ReferenceModel *reference_;
    int n_ = 0;
    int reopened_ = 0; ///< the act whose form opens when it has been taken back
    QVariantMap shown_;
    bool thrown_ = false;
    QString announcement_;
};

} // namespace optio
