// SPDX-License-Identifier: GPL-3.0-or-later
// App.odds: any troops against any others in one situation, exactly, and one pair of them in full.
#pragma once

#include "app/qt/rows_model.h"
#include "app/qt/slicer.h"
#include "rules/odds_map.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <vector>

namespace optio {

class GameModel;
class Services;

class OddsModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// [{value,label}]
    Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY changed)
    Q_PROPERTY(QString ruleset READ rulesetId WRITE setRuleset NOTIFY changed)
    Q_PROPERTY(QVariantList situations READ situations NOTIFY changed)
    Q_PROPERTY(QString situation READ situation WRITE setSituation NOTIFY changed)
    /// Whose troops stand in the rows and in the columns: [{value,label}]; "" is every kind that there is, "game:a" a side of the open game
    /// as it stands there now, "army:a" the army it began with.
    Q_PROPERTY(QVariantList armies READ armies NOTIFY changed)
    Q_PROPERTY(QString attackers READ attackers WRITE setAttackers NOTIFY changed)
    Q_PROPERTY(QString defenders READ defenders WRITE setDefenders NOTIFY changed)
    /// {id,label,brief,icon,cells:[{p,q,step,text,refusal}]}: `p` and `q` are the chances that the attacker and the defender prevail,
    /// `step` from -3 (the defender by far) to 3, `text` per cent for the attacker.
    Q_PROPERTY(optio::RowsModel *rows READ rows CONSTANT)
    /// [{label,brief,icon}]
    Q_PROPERTY(QVariantList columns READ columns NOTIFY changed)
    /// Are cells still being counted?
    Q_PROPERTY(bool busy READ busy NOTIFY counted)
    /// The cell that is looked at; -1 for none.
    Q_PROPERTY(int row READ row NOTIFY cellChanged)
    Q_PROPERTY(int column READ column NOTIFY cellChanged)
    /// {attacker,defender:{label,icon},bands,refusal,sums:[{side,title,lines:[{label,value,rule}]}],effects:[{id,value,label,text,tone,change}]},
    /// effects being the largest first; empty when no cell is looked at.
    Q_PROPERTY(QVariantMap cell READ cell NOTIFY cellChanged)
    /// What the situation asks of this cell, with the keys of App.resolver.questions; and what is answered otherwise than as usual, each
    /// {id,text}.
    Q_PROPERTY(QVariantList questions READ questions NOTIFY cellChanged)
    Q_PROPERTY(QVariantList altered READ altered NOTIFY cellChanged)
    /// Is the situation that of the open game: are its units weighed as they stand?
    Q_PROPERTY(bool staged READ staged NOTIFY changed)
    /// Has the open game both units of the cell, so that openRuling() leads into it?
    Q_PROPERTY(bool inGame READ inGame NOTIFY cellChanged)
    /// The cell's ruling tried without a game: its dice, with the keys of App.resolver.dice, and once it is rolled
    /// {sentence,comparison,instructions,sides} with the keys of App.result. Nothing of it is written down.
    Q_PROPERTY(QVariantList trialDice READ trialDice NOTIFY trialChanged)
    Q_PROPERTY(QVariantMap trial READ trial NOTIFY trialChanged)
public:
    OddsModel(Services *services, GameModel *game, QObject *parent = nullptr);

    QVariantList rulesets() const;
    QString rulesetId() const;
    QVariantList situations() const;
    QString situation() const { return QString::fromStdString(situation_.id()); }
    QVariantList armies() const;
    const QString &attackers() const { return armies_[0]; }
    const QString &defenders() const { return armies_[1]; }
    RowsModel *rows() const { return rows_; }
    const QVariantList &columns() const { return columnsView_; }
    bool busy() const { return slicer_.busy(); }
    int row() const { return row_; }
    int column() const { return column_; }
    const QVariantMap &cell() const { return cell_; }
    const QVariantList &questions() const { return questions_; }
    const QVariantList &altered() const { return altered_; }
    bool staged() const { return state() != nullptr; }
    bool inGame() const;
    const QVariantList &trialDice() const { return trialDice_; }
    const QVariantMap &trial() const { return trial_; }

    void setRuleset(const QString &ruleset);
    void setSituation(const QString &situation);
    void setAttackers(const QString &army);
    void setDefenders(const QString &army);

    /// Begins with the game that is open (its rule set and both armies), or as it was left, or with `ruleset`.
    Q_INVOKABLE void start(const QString &ruleset = {});
    Q_INVOKABLE void look(int row, int column);
    Q_INVOKABLE void answer(const QString &question, const QVariant &value);
    /// Every answer as usual again.
    Q_INVOKABLE void reset();
    /// Attackers and defenders change places; the pair that is looked at too.
    Q_INVOKABLE void swapSides();
    /// The rows by how well they do against a column, the best first: [{row,label,icon,text,p}].
    Q_INVOKABLE QVariantList best(int column) const;
    /// Opens the cell's ruling in the open game, filled in. False when it has no such units.
    Q_INVOKABLE bool openRuling();
    /// Begins the cell's ruling without a game, with its dice empty.
    Q_INVOKABLE void beginTrial();
    Q_INVOKABLE void setTrialDie(int die, int face);
    Q_INVOKABLE void clearTrialDie(int die);
    /// Rules it with the typed dice when all are, otherwise with the app's.
    Q_INVOKABLE void rollTrial();
    /// Writes the table as text with commas; false after failed().
    Q_INVOKABLE bool save(const QUrl &file) const;
    /// The same as a chart to print, on "a4" or "letter" paper.
    Q_INVOKABLE bool savePdf(const QUrl &file, const QString &paper) const;

Q_SIGNALS:
    void changed();
    void counted();
    void cellChanged();
    void trialChanged();

private:
    void take(const Ruleset *ruleset);
    void takeTroops();
    void count();
    Slices counting();
    void lookAgain();
    void tellCell();
    void setArmies(const QString &attackers, const QString &defenders);
    std::vector<OddsTroop> troopsOf(const QString &army) const;
    bool ofOpenGame() const;
    const Json *state() const;
    Json cellInput() const;
    Json inputInGame() const;
    void fitTrialDice();

    Services *services_;
    GameModel *game_;
    const Ruleset *ruleset_ = nullptr;
    OddsMapRules::Situation situation_;
    std::array<QString, 2> armies_;
    std::vector<OddsTroop> attackers_, defenders_;
    std::vector<std::vector<OddsCell>> cells_;
    QVariantList columnsView_;
    RowsModel *rows_;
    Slicer slicer_;
    Json answers_ = Json::object();
    int row_ = -1, column_ = -1;
    QVariantMap cell_;
    QVariantList questions_, altered_, trialDice_;
    std::vector<int> typed_; ///< faces of the trial's dice; -1 where none is typed
    QVariantMap trial_;
};

} // namespace optio
