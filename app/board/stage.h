// SPDX-License-Identifier: GPL-3.0-or-later
// App.board.stage: acts that are told picture by picture. A view over what was done already: whatever happens to it, the battle stands as
// it stands. Each picture has at most `motion` milliseconds to move and then rests; idle it does nothing.
#pragma once

#include "app/board/staging.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace optio {

class Stage : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is something told, so that the board does not show yet how it stands?
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    /// Something that somebody before this screen did? Then it is short.
    Q_PROPERTY(bool own READ isOwn NOTIFY changed)
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY changed)
    /// The picture, from 1, of how many; which entry it tells of.
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int n READ n NOTIFY changed)
    /// See StageStep.
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QVariantMap shown READ shown NOTIFY changed)
    /// What a motion may take, in milliseconds; 0 with reduced motion.
    Q_PROPERTY(int motion READ motion NOTIFY changed)
public:
    static constexpr int longestMotion = 250;

    explicit Stage(QObject *parent = nullptr);

    /// Tells these acts, one after the other; `rest` is for how long the picture that says most stays. One that runs is ended.
    void play(const QList<StagedAct> &acts, bool own, int motion, int rest);
    /// Ends it. The board shows how it stands.
    Q_INVOKABLE void finish();
    /// The same, but nobody goes on from there: finished() is not told.
    void clear();
    /// On to the next picture at once; after the last one it ends.
    Q_INVOKABLE void hurry();
    Q_INVOKABLE void back();

    bool isRunning() const { return !acts_.isEmpty(); }
    bool isOwn() const { return own_; }
    bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    int step() const { return isRunning() ? step_ + 1 : 0; }
    int count() const { return isRunning() ? static_cast<int>(acts_[act_].steps.size()) : 0; }
    int n() const { return isRunning() ? acts_[act_].n : 0; }
    QString kind() const { return now().kind; }
    QString title() const { return now().title; }
    QString sentence() const { return now().sentence; }
    QVariantMap shown() const { return now().shown; }
    int motion() const { return motion_; }
    /// How the board looks now, while it runs.
    const QList<QVariantMap> &areas() const { return now().areas; }
    const QVariantMap &sides() const { return now().sides; }
    /// A motion that nobody waits for: what StageStep::shown says of units that come and cards that are drawn.
    void flourish(const QVariantMap &shown);

Q_SIGNALS:
    /// Another picture, or none: comes before changed().
    void turned();
    void changed();
    void finished();
    void flourished(const QVariantMap &shown);

private:
    const StageStep &now() const;
    void go(int act, int step);
    void wait();

    QList<StagedAct> acts_;
    int act_ = 0, step_ = 0, motion_ = 0, rest_ = 0;
    bool own_ = false, paused_ = false;
    QTimer timer_;
};

} // namespace optio
