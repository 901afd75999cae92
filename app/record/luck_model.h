// SPDX-License-Identifier: GPL-3.0-or-later
// App.luck: what the dice of the open game gave against what was to be expected of every roll, and all dice of the library against fair
// ones. Both are read a little at a time.
#pragma once

// Qt first: its moc does not get through what <coroutine> brings unless it has read Qt's headers.
#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "app/qt/slicer.h"
#include "rules/luck/luck.h"

#include <string>

namespace optio {

class GameModel;
class Services;

class LuckModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// Why nothing is told: the game goes on, or no die was rolled; empty when something is.
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    /// [{side,name,what,got,expected,low,high,text,verdict,unusual,few}]: `text` is "3.71, expected 3.50, 3.24 to 3.76".
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    /// The rolls that swung most: [{n,side,name,sentence,text}]
    Q_PROPERTY(QVariantList swings READ swings NOTIFY changed)
    /// What could not be told of it; empty as a rule.
    Q_PROPERTY(QString remark READ remark NOTIFY changed)
    /// Of all games: [{label,name,app,count,verdict,unusual,few,faces:[{face,came,expected}]}]
    Q_PROPERTY(QVariantList allDice READ allDice NOTIFY allChanged)
    Q_PROPERTY(int games READ games NOTIFY allChanged)
    Q_PROPERTY(bool counting READ counting NOTIFY allChanged)
public:
    LuckModel(Services *services, GameModel *game, QObject *parent = nullptr);

    bool busy() const { return slicer_.busy(); }
    const QString &reason() const { return reason_; }
    const QVariantList &rows() const { return rows_; }
    const QVariantList &swings() const { return swings_; }
    const QString &remark() const { return remark_; }
    const QVariantList &allDice() const { return allDice_; }
    int games() const { return games_; }
    bool counting() const { return all_.busy(); }

    /// Reads the open game. While it goes on nothing is told: luck is looked at afterwards.
    Q_INVOKABLE void start();
    /// Reads the dice of all games.
    Q_INVOKABLE void countAll();
    /// Does so until it is done, for those who wait.
    void finish();

Q_SIGNALS:
    void changed();
    void allChanged();

private:
    Slices reading();
    Slices countingAll();
    void tell(const Luck &luck);

    Services *services_;
    GameModel *game_;
    Slicer slicer_, all_;
    QString reason_, remark_;
    QVariantList rows_, swings_, allDice_;
    int games_ = 0;
};

} // namespace optio
