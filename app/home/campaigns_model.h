// SPDX-License-Identifier: GPL-3.0-or-later
// App.campaigns: the stored campaigns, and what is needed to begin a new one.
#pragma once

#include "app/qt/rows_model.h"
#include "rules/json.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace optio {

class CampaignModel;
class Services;

class CampaignsModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// {id,name,ruleset,rulesetName,over,battles,changed}, changed last first
    Q_PROPERTY(optio::RowsModel *rows READ rows CONSTANT)
    /// The rule sets that know campaigns: [{id,name,summary}]
    Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY rulesetsChanged)
public:
    CampaignsModel(Services *services, CampaignModel *campaign, QObject *parent = nullptr);

    RowsModel *rows() const { return rows_; }
    QVariantList rulesets() const;

    /// What a new campaign asks, with the keys of App.resolver.questions.
    Q_INVOKABLE QVariantList options(const QString &ruleset);
    /// Begins and opens a campaign; `options` is {question id: value}, left-out ones take their default.
    Q_INVOKABLE bool create(const QString &ruleset, const QString &name, const QString &armyA, const QString &armyB,
                            const QVariantMap &options = {});
    /// What an army costs in a campaign, its leaders included; nothing for one that cannot be fielded.
    Q_INVOKABLE QVariant points(const QString &ruleset, const QString &army) const;
    /// Why no campaign can be begun with these; empty when it can.
    Q_INVOKABLE QString refusal(const QString &ruleset, const QString &armyA, const QString &armyB, const QVariantMap &options) const;
    Q_INVOKABLE bool open(const QString &id);
    /// Takes a campaign out of the list; the offer to take that back brings it whole.
    Q_INVOKABLE void remove(const QString &id);
    /// Reads the list again.
    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void rulesetsChanged();

private:
    /// The options as the rule set takes them. Throws Error.
    Json given(const QString &ruleset, const QVariantMap &options) const;

    Services *services_;
    CampaignModel *campaign_;
    RowsModel *rows_;
};

} // namespace optio
