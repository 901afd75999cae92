// SPDX-License-Identifier: GPL-3.0-or-later
// App.debrief: the battle that is over, looked back upon. Its journal is read and folded again a little at a time, so that the screen goes
// on (HOP-343, PRF-41).
#pragma once

#include "rules/debrief.h"
#include "rules/journal/amend.h"
#include "rules/journal/journal.h"

#include <QObject>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <string>
#include <vector>

namespace optio {

class Services;
class Worker;
class GameModel;

class DebriefModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is everything told below there?
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// How much of the journal has been read, 0..1.
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    /// Why there is nothing to tell; empty when there is, or may be yet.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// "a", "b", or "" for a draw.
    Q_PROPERTY(QString winner READ winner NOTIFY changed)
    /// "Victory for Carthage by the rout level."
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What is counted from round to round, and how the best are found.
    Q_PROPERTY(QString measure READ measure NOTIFY changed)
    Q_PROPERTY(QString bestBy READ bestBy NOTIFY changed)
    /// See rules/debrief.h. The odds of attacks have "percent" besides.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed)
    Q_PROPERTY(QVariantList units READ units NOTIFY changed)
    Q_PROPERTY(QVariantList attacks READ attacks NOTIFY changed)
    Q_PROPERTY(QVariantList luck READ luck NOTIFY changed)
    /// Are the decisions being weighed, or have they all been?
    Q_PROPERTY(bool weighing READ weighing NOTIFY weighed)
    Q_PROPERTY(bool allWeighed READ allWeighed NOTIFY weighed)
    /// Those that cost most, when that is done: see Debriefing::decisions(). "chance" is a text, "9 %", and so is "points", "3.5", or ""
    /// where the other act was not worth more points.
    Q_PROPERTY(QVariantList decisions READ decisions NOTIFY weighed)
public:
    DebriefModel(Services *services, GameModel *game, QObject *parent = nullptr);

    bool ready() const { return ready_; }
    double progress() const;
    const QString &fault() const { return fault_; }
    QString winner() const { return ended_["winner"].toString(); }
    QString text() const { return ended_["text"].toString(); }
    QString measure() const { return told_["measure"].toString(); }
    QString bestBy() const { return told_["bestBy"].toString(); }
    QVariantList sides() const { return told_["sides"].toList(); }
    QVariantList rounds() const { return told_["rounds"].toList(); }
    QVariantList units() const { return told_["units"].toList(); }
    QVariantList attacks() const { return told_["attacks"].toList(); }
    QVariantList luck() const { return told_["luck"].toList(); }
    bool weighing() const;
    bool allWeighed() const { return allWeighed_; }
    const QVariantList &decisions() const { return decisions_; }

    /// Reads the open game; what is told of it already stays while it has not gone on.
    Q_INVOKABLE void start();
    /// Nobody looks any more: decisions are weighed on when start() asks for them again.
    Q_INVOKABLE void leave();
    /// Reads until it is done, for those who wait.
    void finish();

Q_SIGNALS:
    void changed();
    void progressed();
    void weighed();

private:
    enum class Step { none, reading, looking, telling };

    void stop();
    void forgetJournal();
    void work();
    void readSome();
    void lookAtOne();
    void tell();
    void weigh();

    Services *services_;
    GameModel *game_;
    QTimer timer_;
    Step step_ = Step::none;
    std::string of_; ///< the game, and how many entries it had
    int length_ = 0;
    std::vector<Entry> entries_;
    std::vector<StandingEntry> history_;
    std::size_t next_ = 0;
    Json state_;
    std::shared_ptr<Debriefing> debriefing_;
    Worker *weigher_; ///< decisions are weighed beside the screen
    QVariantList decisions_;
    bool ready_ = false, allWeighed_ = false;
    QString fault_;
    QVariantMap ended_, told_;
};

} // namespace optio
