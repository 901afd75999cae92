// SPDX-License-Identifier: GPL-3.0-or-later
// App.campaign: the open campaign. What is done goes to the ledger first and is followed only then.
#pragma once

#include "rules/campaign.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace optio {

class CampaignBook;
class Desk;

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
    /// What is to be done now: [{side,text}]
    Q_PROPERTY(QVariantList instructions READ instructions NOTIFY changed)
    /// All that happened, the last first: [{n,text,time,undone}]
    Q_PROPERTY(QVariantList history READ history NOTIFY changed)
    /// "Undo Romans have won"; empty when nothing can be undone.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
public:
    explicit CampaignModel(Desk *desk, QObject *parent = nullptr);
    ~CampaignModel() override;

    bool isOpen() const { return campaign_.has_value(); }
    QString id() const;
    QString ruleset() const;
    QString name() const;
    const QVariantMap &view() const { return view_; }
    const QVariantList &armies() const { return armies_; }
    const QVariantList &fielded() const { return fielded_; }
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

private:
    CampaignEntry ruled(const QString &kind, const QVariantMap &input, const QVariantList &dice) const;
    void store(const CampaignEntry &entry);
    void refresh();
    void tellArmies();
    void tellHistory();

    Desk *desk_;
    mutable std::unique_ptr<CampaignBook> book_; ///< opened when first asked for
    std::optional<Campaign> campaign_;
    QVariantMap view_;
    QVariantList armies_, fielded_, instructions_, history_;
    QString undoText_;
};

} // namespace optio
