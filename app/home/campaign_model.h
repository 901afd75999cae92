// SPDX-License-Identifier: GPL-3.0-or-later
// App.campaign: the open campaign. What is done goes to the ledger first and is followed only then.
#pragma once

#include "rules/campaign/campaign.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace optio {

class CampaignBook;
struct CampaignGameRow;
class Services;
class GameModel;
class GamesModel;

class CampaignModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString ruleset READ ruleset NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// The campaign at a glance, see campaignPage().
    Q_PROPERTY(QVariantMap view READ view NOTIFY changed)
    /// [{side,name,kinds:[{id,label,detail,kind,units:[id],lost}]}]: what is left of each army by kinds, and how many of a kind are lost.
    Q_PROPERTY(QVariantList armies READ armies NOTIFY changed)
    /// Who was fielded in the battle that is being fought: [{id,side,name,detail,kind}]; empty between battles.
    Q_PROPERTY(QVariantList fielded READ fielded NOTIFY changed)
    /// The same by kinds, for those that many are alike: [{id,side,label,detail,kind,units:[id],names:[name]}]
    Q_PROPERTY(QVariantList fieldedKinds READ fieldedKinds NOTIFY changed)
    /// The game of the battle that is being fought: {id,title,turn,over,binned}; empty when there is none.
    Q_PROPERTY(QVariantMap game READ game NOTIFY changed)
    /// Games that say otherwise than when the result of their battle was entered: [{battle,text}]
    Q_PROPERTY(QVariantList changedGames READ changedGames NOTIFY changed)
    /// Where App.game stands in a campaign: {campaign,name,battle,state,text}; empty for any other game. `state` is "open" while its result
    /// can be entered, "entered", "other" when other armies were fielded meanwhile, "gone" when the campaign is.
    Q_PROPERTY(QVariantMap place READ place NOTIFY placeChanged)
    /// What is to be done now: [{side,text}]
    Q_PROPERTY(QVariantList instructions READ instructions NOTIFY changed)
    /// All that happened, the last first: [{n,text,time,undone}]
    Q_PROPERTY(QVariantList history READ history NOTIFY changed)
    /// "Undo Romans have won"; empty when nothing can be undone.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
public:
    CampaignModel(Services *services, GamesModel *games, GameModel *game, QObject *parent = nullptr);
    ~CampaignModel() override;

    bool isOpen() const { return campaign_.has_value(); }
    QString id() const;
    QString ruleset() const;
    QString name() const;
    const QVariantMap &view() const { return view_; }
    const QVariantList &armies() const { return armies_; }
    const QVariantList &fielded() const { return fielded_; }
    const QVariantList &fieldedKinds() const { return fieldedKinds_; }
    const QVariantMap &game() const { return game_; }
    const QVariantList &changedGames() const { return changedGames_; }
    const QVariantMap &place() const { return place_; }
    const QVariantList &instructions() const { return instructions_; }
    const QVariantList &history() const { return history_; }
    const QString &undoText() const { return undoText_; }

    /// What an act would come to: {refusal}, or {refusal:"",sentence,totals:{side:{id: value}},lines:[{side,id,label,value,rule}],winner,
    /// outcomes:{unit: outcome}} of the last battle then. Without `dice` the program would throw them: what hangs on them is not told.
    Q_INVOKABLE QVariantMap tryOut(const QString &kind, const QVariantMap &input, const QVariantList &dice = {}) const;
    /// Does it; offers to take it back. False after failed().
    Q_INVOKABLE bool act(const QString &kind, const QVariantMap &input, const QVariantList &dice = {});
    /// Takes the last standing act back.
    Q_INVOKABLE void undo();

    /// What the game of a battle asks, with the keys of App.resolver.questions; answered as in the campaign's last game.
    Q_INVOKABLE QVariantList gameQuestions();
    /// Opens the battle that is being fought as a game in App.game: the one there is, else a new one with these answers. False after
    /// failed().
    Q_INVOKABLE bool fight(const QVariantMap &answers = {});
    /// Takes its game out of the bin and opens it. False after failed().
    Q_INVOKABLE bool bringBack();
    /// What that game says of the battle, see gameReport(); empty when there is none, or after failed().
    Q_INVOKABLE QVariantMap report();
    /// Opens the campaign of App.game. False after failed().
    Q_INVOKABLE bool openPlace();
    /// A form that was left half filled in, as keepDraft() was given it; empty once anything has been entered since.
    Q_INVOKABLE QVariantMap draft(const QString &kind);
    Q_INVOKABLE void keepDraft(const QString &kind, const QVariantMap &values);

    /// Opens a stored campaign. Throws Error.
    void open(const std::string &id);
    /// Lets go of the open campaign.
    void close();
    /// A stored campaign. Throws Error.
    Campaign stored(const std::string &id) const;
    /// Starts a campaign and opens it. Throws Error.
    void begin(const std::string &ruleset, const std::string &name, const Json &rosterA, const Json &rosterB, const Json &options);
    /// What a rule set offers for campaigns. Throws Error when it knows none.
    const CampaignRules &rulesOf(const std::string &ruleset) const;
    /// The ledger. Throws Error when the store could not be opened.
    CampaignBook &book() const;

Q_SIGNALS:
    void changed();
    void placeChanged();

private:
    CampaignEntry ruled(const QString &kind, const QVariantMap &input, const QVariantList &dice) const;
    void store(const CampaignEntry &entry);
    void refresh();
    void tellArmies();
    void tellHistory();
    void tellFielded();
    // campaign_games.cpp
    void tellGames();
    void tellPlace();
    /// The game of the battle that is being fought, perhaps in the bin; nothing when there is none.
    std::optional<CampaignGameRow> gameNow() const;
    /// What a stored game says. Throws Error.
    Json reportOf(const CampaignGameRow &row) const;
    std::string draftKey(const QString &kind) const;

    Services *services_;
    GamesModel *games_;
    GameModel *open_;
    mutable std::unique_ptr<CampaignBook> book_; ///< opened when first asked for
    std::optional<Campaign> campaign_;
    QVariantMap view_, game_, place_;
    QVariantList armies_, fielded_, fieldedKinds_, instructions_, history_, changedGames_;
    QString undoText_;
};

} // namespace optio
