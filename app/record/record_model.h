// SPDX-License-Identifier: GPL-3.0-or-later
// App.record: all games of the library, who played them and who won, with win rates and their intervals.
#pragma once

#include "app/qt/rows_model.h"
#include "app/qt/slicer.h"
#include "rules/record/record.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace optio {

class Services;

class RecordModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// The games that the filter lets through, the last played first: {id,title,detail,result,winner,playerA,playerB,armyA,armyB,mark},
    /// `mark` being "longest" or "closest" of them, or "".
    Q_PROPERTY(optio::RowsModel *rows READ rows CONSTANT)
    /// How many games there are at all.
    Q_PROPERTY(int total READ total NOTIFY changed)
    /// [{label,games,text,rate,low,high,rated}]
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
    /// By what the lines are told: "player", "army", "ruleset", "result".
    Q_PROPERTY(QString by READ by WRITE setBy NOTIFY changed)
    /// Whose record it is: a player's name; "" for everybody's.
    Q_PROPERTY(QString me READ me WRITE setMe NOTIFY changed)
    /// All names that were ever given, the one who played most first.
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(QString words READ words WRITE setWords NOTIFY changed)
    Q_PROPERTY(QString ruleset READ ruleset WRITE setRuleset NOTIFY changed)
    /// [{value,label}] of the rule sets that were played; "" for all.
    Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY changed)
public:
    explicit RecordModel(Services *services, QObject *parent = nullptr);

    bool busy() const { return slicer_.busy(); }
    RowsModel *rows() const { return rows_; }
    int total() const { return static_cast<int>(games_.size()); }
    const QVariantList &lines() const { return lines_; }
    const QString &by() const { return by_; }
    const QString &me() const { return me_; }
    const QStringList &players() const { return players_; }
    const QString &words() const { return words_; }
    const QString &ruleset() const { return ruleset_; }
    QVariantList rulesets() const;
    void setBy(const QString &by);
    void setMe(const QString &me);
    void setWords(const QString &words);
    void setRuleset(const QString &ruleset);

    /// Reads the games anew, a little at a time.
    Q_INVOKABLE void start();
    /// Writes down who played a game; false after failed().
    Q_INVOKABLE bool name(const QString &game, const QString &playerA, const QString &playerB);
    /// Writes the games that are shown as text with commas; false after failed().
    Q_INVOKABLE bool save(const QUrl &file) const;
    /// Reads on until it is done, for those who wait.
    void finish() { slicer_.finish(); }

Q_SIGNALS:
    void changed();

private:
    Slices reading();
    void show();
    std::vector<RecordGame> wanted() const;

    Services *services_;
    RowsModel *rows_;
    Slicer slicer_;
    std::vector<RecordGame> games_;
    QString by_ = QStringLiteral("player"), me_, words_, ruleset_;
    QStringList players_;
    QVariantList lines_;
};

} // namespace optio
