// SPDX-License-Identifier: GPL-3.0-or-later
// App.newBattle: what players settle before a battle that is played in the program, kept from one battle to the next (PRF-01 to PRF-05).
#pragma once

#include "rules/json.h"
#include "rules/ruling/form.h"

#include <QObject>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <map>
#include <string>
#include <vector>

namespace optio {

class Services;
class GamesModel;
class Prefs;
class Ruleset;

class NewBattleModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString ruleset READ rulesetId NOTIFY changed)
    Q_PROPERTY(QString rulesetName READ rulesetName NOTIFY changed)
    /// Who plays against the user: "human" (two people here), "mail" (somebody by e-mail) or a level of the computer.
    Q_PROPERTY(QString opponent READ opponent WRITE setOpponent NOTIFY changed)
    /// The computer's levels, the weaker first: [{value,label}]
    Q_PROPERTY(QVariantList opponents READ opponents NOTIFY changed)
    /// Is the rule set played by e-mail? And is this battle to be?
    Q_PROPERTY(bool mailable READ mailable NOTIFY changed)
    Q_PROPERTY(bool byMail READ playedByMail NOTIFY changed)
    /// [{value,label,refusal}]; one whose rules data are missing or faulty has a `refusal` and cannot be chosen (HOM-03).
    Q_PROPERTY(QVariantList periods READ periods NOTIFY changed)
    Q_PROPERTY(QString period READ period WRITE setPeriod NOTIFY changed)
    /// The armies of the period: [{id,name,points}]
    Q_PROPERTY(QVariantList armies READ armies NOTIFY changed)
    /// [{id:"a",own,random,army,name,leader,initiative,command,points,units,total,percent,level,text,findings:[{text,rule}]}]; `own` is the
    /// user's side (both are when two people play), of a random one nothing else is told; `percent` 0 is what is usual for the army,
    /// `level` null where there is none.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// Is the enemy's army left to the dice?
    Q_PROPERTY(bool random READ random WRITE setRandom NOTIFY changed)
    /// Is ground generated? And may it be, in this period?
    Q_PROPERTY(bool ground READ ground WRITE setGround NOTIFY changed)
    Q_PROPERTY(bool groundAllowed READ groundAllowed NOTIFY changed)
    /// The kinds that may be ticked: [{id,label,help,rule,value}]
    Q_PROPERTY(QVariantList grounds READ grounds NOTIFY changed)
    /// The other options by topic, in the rule set's order: [{id,questions:[…]}], with the keys of App.resolver.questions and `needed`, the
    /// label of the option without which one says nothing ("" when it does not lack it), and `fixed`, why it cannot be chosen ("" when it
    /// can). The last is the topic Dialogs (see dialog_prefs.h).
    Q_PROPERTY(QVariantList topics READ topics NOTIFY changed)
    /// Ids of the options that are not as they were made.
    Q_PROPERTY(QStringList altered READ altered NOTIFY changed)
    /// What became of choices that could not be kept, as sentences.
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed)
    /// Why the battle cannot begin; empty when it can.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
public:
    NewBattleModel(Services *services, Prefs *prefs, GamesModel *games, QObject *parent = nullptr);

    QString rulesetId() const;
    QString rulesetName() const;
    const QString &opponent() const { return opponent_; }
    QVariantList opponents() const;
    QVariantList periods() const;
    const QString &period() const { return period_; }
    QVariantList armies() const;
    QVariantList sides() const;
    bool mailable() const;
    bool playedByMail() const;
    bool random() const { return random_ && !playedByMail(); }
    bool ground() const { return ground_; }
    bool groundAllowed() const;
    QVariantList grounds() const;
    QVariantList topics() const;
    QStringList altered() const;
    const QStringList &notes() const { return notes_; }
    QString refusal() const;

    void setOpponent(const QString &opponent);
    void setPeriod(const QString &period);
    void setRandom(bool random);
    void setGround(bool ground);

    /// Takes up what was chosen last under a rule set.
    Q_INVOKABLE bool take(const QString &ruleset);
    /// The user leads the other army.
    Q_INVOKABLE void swapSides();
    Q_INVOKABLE void setArmy(const QString &side, const QString &army);
    /// In steps of 5 from 10 to 100; 0 for what is usual.
    Q_INVOKABLE void setPercent(const QString &side, int percent);
    Q_INVOKABLE void answer(const QString &option, const QVariant &value);
    /// All options of a topic, or with "" of all, as they were made; emits undoable().
    Q_INVOKABLE void reset(const QString &topic);
    /// An army to try: its user's, against the dice's choice of an army played by the computer (EDT-07). Nothing for an army that is not of
    /// the rule set.
    Q_INVOKABLE void tryOut(const QString &army);
    /// Begins and opens the battle.
    Q_INVOKABLE bool start();

    /// The battle as it is settled, to be played by e-mail. Throws Error saying why it cannot be.
    struct Settled {
        const Ruleset *ruleset = nullptr;
        Json rosterA, rosterB, options;
    };
    Settled settledByMail() const;

Q_SIGNALS:
    void changed();

private:
    /// An army of the period.
    struct Army {
        std::string id;
        Json roster;
        double points = 0;
        std::vector<std::pair<QString, QString>> faults; ///< why it may not be fielded: sentence and rule
    };
    struct Seat {
        std::string army;
        QString name; ///< kept, to tell of one that is gone
        int percent = 0;
    };

    static constexpr int leastPercent = 10, mostPercent = 100, percentStep = 5;
    static constexpr const char *armiesTopic = "Armies";

    /// The option's id without its side: what both sides' options are remembered by.
    static std::string plainId(const Question &question);
    /// Is it a side's route percent?
    static bool isPercent(const Question &question);
    bool hotseat() const;
    /// Why an option cannot be chosen, and what it is then (PBM-05).
    const std::pair<Json, std::string> *fixed(const std::string &option) const;
    bool plays(const std::string &side) const; ///< a person?
    std::string periodOf(const Json &roster) const;
    const Army *find(const std::string &id) const;
    Seat &seat(const std::string &side) { return seats_[side == "b" ? 1 : 0]; }
    const Seat &seat(const std::string &side) const { return seats_[side == "b" ? 1 : 0]; }
    QVariantMap sideTold(const std::string &side) const;
    /// Of an army what its route is counted from, {"total","level"}, as the battle would begin; `level` is null where it has none.
    Json routeOf(const std::string &side, const Army &army) const;
    Json valueOf(const Question &question) const;
    Json settled() const;
    std::vector<std::size_t> fit() const;
    void loadArmies();
    void seatArmies();
    void restore(const Json &kept);
    void keep();

    Services *services_;
    Prefs *prefs_;
    GamesModel *games_;
    const Ruleset *ruleset_ = nullptr;
    std::vector<Question> options_;
    std::map<std::string, std::pair<Json, std::string>> mailFixed_; ///< by option
    Json catalogue_ = Json::object();
    std::vector<Army> armies_; ///< of the period, by id
    QString opponent_, period_;
    std::string own_ = "a"; ///< the user's side against the computer
    bool random_ = false, ground_ = false;
    std::array<Seat, 2> seats_;
    std::map<std::string, Json> answers_; ///< by option; those of a side under the id without it
    QStringList notes_;
};

} // namespace optio
