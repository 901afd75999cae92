// SPDX-License-Identifier: GPL-3.0-or-later
// The list of campaigns.
#include "app/home/campaigns_model.h"

#include "app/engine.h"
#include "app/home/campaign_model.h"
#include "app/play/form_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "db/campaign.h"

namespace optio {

CampaignsModel::CampaignsModel(Services *services, CampaignModel *campaign, QObject *parent)
    : QObject(parent), services_(services), campaign_(campaign),
      rows_(new RowsModel({"id", "name", "ruleset", "rulesetName", "over", "battles", "changed"}, this))
{
    connect(services, &Services::rulesetsChanged, this, &CampaignsModel::rulesetsChanged);
}

QVariantList CampaignsModel::rulesets() const
{
    QVariantList list;
    for (const Ruleset *ruleset : services_->rulesets())
        if (dynamic_cast<const CampaignRules *>(ruleset) != nullptr)
            list.append(QVariantMap{{"id", qt(ruleset->id())}, {"name", qt(ruleset->name())}, {"summary", qt(ruleset->summary())}});
    return list;
}

QVariantList CampaignsModel::options(const QString &ruleset)
{
    QVariantList list;
    services_->attempt([&] {
        for (const Question &question : campaign_->rulesOf(utf8(ruleset)).campaignOptions())
            list.append(questionView(question));
    });
    return list;
}

Json CampaignsModel::given(const QString &ruleset, const QVariantMap &options) const
{
    Json given = Json::object();
    for (const Question &question : campaign_->rulesOf(utf8(ruleset)).campaignOptions())
        if (const auto answer = options.constFind(qt(question.id)); answer != options.cend()) {
            given[question.id] = answerFrom(question, *answer);
            checkAnswer(question, given[question.id]);
        }
    return given;
}

QVariant CampaignsModel::points(const QString &ruleset, const QString &army) const
{
    try {
        return campaign_->rulesOf(utf8(ruleset)).campaignPoints(services_->roster(utf8(army)));
    } catch (const Error &) {
        return {};
    }
}

QString CampaignsModel::refusal(const QString &ruleset, const QString &armyA, const QString &armyB, const QVariantMap &options) const
{
    try {
        static_cast<void>(campaign_->rulesOf(utf8(ruleset))
                              .startCampaign("x", services_->roster(utf8(armyA)), services_->roster(utf8(armyB)), given(ruleset, options)));
        return {};
    } catch (const Error &error) {
        return spoken(error.what());
    }
}

bool CampaignsModel::create(const QString &ruleset, const QString &name, const QString &armyA, const QString &armyB,
                            const QVariantMap &options)
{
    return services_->attempt([&] {
        if (name.trimmed().isEmpty())
            throw Error("A campaign needs a name.");
        campaign_->begin(utf8(ruleset), utf8(name.trimmed()), services_->roster(utf8(armyA)), services_->roster(utf8(armyB)),
                         given(ruleset, options));
        refresh();
    });
}

bool CampaignsModel::open(const QString &id)
{
    return services_->attempt([&] { campaign_->open(utf8(id)); });
}

void CampaignsModel::remove(const QString &id)
{
    services_->attempt([&] {
        const Campaign campaign = campaign_->stored(utf8(id));
        campaign_->book().remove(utf8(id));
        refresh();
        services_->offerUndo(tr("%1 deleted").arg(qt(campaign.header().at("name").get<std::string>())), [this, campaign] {
            campaign_->book().add(campaign, Services::now());
            refresh();
        });
    });
}

void CampaignsModel::refresh()
{
    if (!services_->hasStore())
        return;
    services_->attempt([this] {
        QList<QVariantMap> rows;
        for (const CampaignRow &row : campaign_->book().campaigns())
            rows.append({{"id", qt(row.id)},
                         {"name", qt(row.name)},
                         {"ruleset", qt(row.ruleset)},
                         {"rulesetName", services_->rulesetName(row.ruleset)},
                         {"over", row.status == "over"},
                         {"battles", row.battles},
                         {"changed", qt(row.changed)}});
        rows_->update(rows);
    });
}

} // namespace optio
