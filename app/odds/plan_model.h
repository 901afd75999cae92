// SPDX-License-Identifier: GPL-3.0-or-later
// App.plan: fights of the open game that are only thought through, and what may come of them all. Nothing of it is written down.
#pragma once

// Qt first: its moc does not get through what <coroutine> brings unless it has read Qt's headers.
#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "app/qt/slicer.h"
#include "rules/plan/plan.h"

#include <memory>
#include <vector>

namespace optio {

class GameModel;
class ResolverModel;
class Services;

class PlanModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// May fights be planned: is a game beside the table open and not over?
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    /// Would the open form be a fight to plan: may it be ruled, with dice, and by both to be seen?
    Q_PROPERTY(bool fits READ fits NOTIFY fitsChanged)
    /// [{text,refusal,detail,follows:[{key,text,detail,rule,due,done,able,questions:[as App.resolver.questions]}]}] in the order in which
    /// they would be fought; `follows` are acts that may follow from it, `able` those that can be counted.
    Q_PROPERTY(QVariantList fights READ fights NOTIFY changed)
    /// What the phase offers to plan: [{text,resolver,input}]
    Q_PROPERTY(QVariantList offers READ offers NOTIFY changed)
    /// [{id,name,rows:[{label,text,p}],breaks:[{text,rule,percent,p}]}]; empty while nothing is counted.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// How it was worked out.
    Q_PROPERTY(QString how READ how NOTIFY changed)
    Q_PROPERTY(bool exact READ exact NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
public:
    PlanModel(Services *services, GameModel *game, ResolverModel *resolver, QObject *parent = nullptr);

    bool possible() const;
    bool fits() const;
    const QVariantList &fights() const { return fightsView_; }
    QVariantList offers() const;
    const QVariantList &sides() const { return sides_; }
    const QString &how() const { return how_; }
    bool exact() const { return exact_; }
    bool busy() const { return slicer_.busy(); }

    /// Plans what the open form says, and closes it. False after failed().
    Q_INVOKABLE bool addForm();
    /// Plans one of `offers`, with the usual answers.
    Q_INVOKABLE bool addOffer(int index);
    Q_INVOKABLE void remove(int index);
    /// Earlier or later by one.
    Q_INVOKABLE void move(int index, int by);
    /// Is an act that follows from a fight to be in the plan?
    Q_INVOKABLE void setFollow(int index, const QString &key, bool done);
    /// And with what answer to one of its questions?
    Q_INVOKABLE void answerFollow(int index, const QString &key, const QString &question, const QVariant &value);
    Q_INVOKABLE void clear();
    /// Opens the form of a planned fight in the game, filled in.
    Q_INVOKABLE void open(int index);
    /// Counts on until it is done, for those who wait.
    void finish() { slicer_.finish(); }

Q_SIGNALS:
    void changed();
    void fitsChanged();

private:
    /// One more. Throws Error when there are too many.
    void add(PlannedFight fight);
    void count();
    Slices counting();
    void tell(const PlanOdds &odds);
    static QVariantList followsView(const PlanOdds::Fight &fight);
    PlannedFight *plannedAt(int index);

    Services *services_;
    GameModel *game_;
    ResolverModel *resolver_;
    Slicer slicer_;
    std::vector<PlannedFight> planned_;
    std::vector<PlanOdds::Fight> told_; ///< as they were counted last
    QVariantList fightsView_, sides_;
    QString how_;
    bool exact_ = true;
};

} // namespace optio
