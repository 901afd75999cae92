// SPDX-License-Identifier: GPL-3.0-or-later
// App.lesson: a guided game, step by step in the real screens. It is a game of the library while it lasts and is taken out of it when it is
// left; what is kept is how far one came.
#pragma once

#include "rules/roster/lessons.h"

#include <QObject>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace optio {

class BoardModel;
class GameModel;
class GamesModel;
class ResolverModel;
class ResultModel;
class Services;

class LessonModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is there one going on?
    Q_PROPERTY(bool on READ isOn NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString say READ say NOTIFY changed)
    /// Names of the controls that lead on; the first to be seen counts. None in the last step, which is to be read.
    Q_PROPERTY(QStringList points READ points NOTIFY changed)
    /// Names of what the sentence speaks of besides.
    Q_PROPERTY(QStringList besides READ besides NOTIFY changed)
    /// What the window must see for the step to be done, or not see any more; "" where that is not asked.
    Q_PROPERTY(QString awaited READ awaited NOTIFY changed)
    Q_PROPERTY(QString parting READ parting NOTIFY changed)
    /// Which step it is, from 1, and of how many.
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)
    /// [{ruleset,rulesetName,id,title,summary,minutes,steps,reached,done}], `reached` being the steps that are behind one.
    Q_PROPERTY(QVariantList lessons READ lessons NOTIFY listChanged)
public:
    LessonModel(Services *services, GamesModel *games, GameModel *game, ResolverModel *resolver, ResultModel *result, BoardModel *board,
                QObject *parent = nullptr);

    bool isOn() const { return lesson_.has_value(); }
    QString title() const;
    QString say() const;
    QStringList points() const;
    QStringList besides() const;
    QString awaited() const { return wordAfter("seen"); }
    QString parting() const { return wordAfter("gone"); }
    int step() const { return at_ + 1; }
    int steps() const;
    bool canGoBack() const { return isOn() && at_ > 0; }
    QVariantList lessons() const;

    /// Begins it, or goes on where one left it. False after failed().
    Q_INVOKABLE bool start(const QString &ruleset, const QString &id);
    /// The window sees what the step waits for, or sees it no more.
    Q_INVOKABLE void met();
    /// To the step before, what was done since being undone.
    Q_INVOKABLE void back();
    /// Ends it and takes its game out of the library.
    Q_INVOKABLE void leave();

    /// Takes a game out of the library that a program which was killed has left there.
    void clear();

Q_SIGNALS:
    void changed();
    void listChanged();

private:
    const LessonStep &now() const { return lesson_->steps[static_cast<std::size_t>(at_)]; }
    QString wordAfter(const char *word) const;
    /// Goes on while steps are done.
    void look();
    bool isDone(const LessonStep &step) const;
    void enter(int step);
    /// To the next step: what the other side does before it is done first.
    void goOn();
    /// A thing that is chosen: a unit of the lists, or on a board what is picked up or put together.
    bool isChosen(const QString &thing) const;
    void choose(const QString &thing);
    /// What a step wants chosen; "" for one that wants something else.
    QString chosenIn(int step) const;
    void keepProgress(bool done);
    /// Does an act of stepsOf() again. Throws Error.
    void perform(const Json &act);
    void perform(const LessonAct &act);
    std::size_t standing() const;
    /// How many entries stood when a step began.
    std::size_t began(int step) const { return acts_[static_cast<std::size_t>(step)].size(); }

    Services *services_;
    GamesModel *games_;
    GameModel *game_;
    ResolverModel *resolver_;
    ResultModel *result_;
    BoardModel *board_;
    std::string ruleset_, gameId_;
    std::optional<Lesson> lesson_;
    int at_ = 0;
    std::vector<Json> acts_; ///< what had been done when each step began
    bool looking_ = false;
};

} // namespace optio
