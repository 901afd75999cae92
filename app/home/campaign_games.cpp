// SPDX-License-Identifier: GPL-3.0-or-later
// The open campaign and its battles as games.
#include "app/home/campaign_model.h"

#include "app/engine.h"
#include "app/home/games_model.h"
#include "app/play/form_view.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "db/campaign.h"
#include "rules/campaign/campaign_game.h"

#include <limits>

namespace optio {

std::optional<CampaignGameRow> CampaignModel::gameNow() const
{
    return campaign_ ? book().gameOf(*campaign_, battleFought(*campaign_)) : std::nullopt;
}

Json CampaignModel::reportOf(const CampaignGameRow &row) const
{
    std::vector<Entry> entries;
    for (const StoredLine &line : services_->store().lines(row.id, 0, std::numeric_limits<int>::max()))
        entries.push_back(parseEntry(line.line, line.n));
    return gameReport(*campaign_, services_->ruleset(row.header.at("ruleset").get<std::string>()), entries);
}

void CampaignModel::tellGames()
{
    game_.clear();
    changedGames_.clear();
    // A game that cannot be read is told of when it is opened; the ledger does not need it.
    try {
        if (const auto row = gameNow())
            game_ = {
                {"id", qt(row->id)}, {"title", qt(row->title)}, {"turn", spoken(row->turn)}, {"over", row->over}, {"binned", row->binned}};
        for (const auto &[number, battle] : campaign_->state().at("battles").items()) {
            if (!battle.value("fromGame", false))
                continue;
            const auto row = book().gameOf(*campaign_, std::stoi(number));
            if (!row || row->binned)
                continue;
            if (const std::string text = changedSince(*campaign_, std::stoi(number), reportOf(*row)); !text.empty())
                changedGames_.append(QVariantMap{{"battle", std::stoi(number)}, {"text", qt(text)}});
        }
    } catch (const std::exception &) {
    }
}

void CampaignModel::tellPlace()
{
    QVariantMap place;
    if (open_->isOpen())
        if (const auto named = battlePlaceOf(open_->game().header())) {
            QString state = QStringLiteral("gone"), text = tr("The campaign %1 is not in the library.").arg(qt(named->name));
            try {
                const Campaign campaign = stored(named->campaign);
                const Json page = campaignPage(campaign);
                const Json &battles = page.at("battles");
                const auto battle = static_cast<std::size_t>(named->battle);
                if (!fitsCampaign(campaign, open_->game().header())) {
                    state = QStringLiteral("other");
                    text = tr("Other armies have been fielded for battle %1 of %2 meanwhile: this game does not count for it.")
                               .arg(named->battle)
                               .arg(qt(named->name));
                } else if (battles.at(battle - 1).at("fought").get<bool>()) {
                    state = QStringLiteral("entered");
                    text = tr("The result of battle %1 of %2 has been entered.").arg(named->battle).arg(qt(named->name));
                } else {
                    state = QStringLiteral("open");
                    text = tr("Battle %1 of %2").arg(named->battle).arg(qt(named->name));
                }
            } catch (const std::exception &) { // the game can be played without it
            }
            place = {
                {"campaign", qt(named->campaign)}, {"name", qt(named->name)}, {"battle", named->battle}, {"state", state}, {"text", text}};
        }
    if (place == place_)
        return;
    place_ = place;
    Q_EMIT placeChanged();
}

QVariantList CampaignModel::gameQuestions()
{
    QVariantList list;
    services_->attempt([&] {
        if (!campaign_)
            throw Error("No campaign is open.");
        const std::vector<CampaignGameRow> games = book().games(campaign_->id());
        const Json before = games.empty() ? Json::object() : games.back().header.value("options", Json::object());
        for (Question question : campaign_->rules().gameOptions()) {
            if (const auto answer = before.find(question.id); answer != before.end())
                question.value = *answer;
            list.append(questionView(question));
        }
    });
    return list;
}

bool CampaignModel::fight(const QVariantMap &answers)
{
    return services_->attempt([&] {
        if (!campaign_)
            throw Error("No campaign is open.");
        open(campaign_->id()); // as it is now: another window may have gone on with it
        if (const auto row = gameNow(); row && !row->binned)
            return open_->open(row->id);
        Json options = Json::object();
        for (const Question &question : campaign_->rules().gameOptions())
            if (const auto answer = answers.constFind(qt(question.id)); answer != answers.cend()) {
                options[question.id] = answerFrom(question, *answer);
                checkAnswer(question, options[question.id]);
            }
        const Ruleset &ruleset = services_->ruleset(utf8(this->ruleset()));
        games_->begin(ruleset, battleSetup(*campaign_, options, newGameKey(), Services::now()), Json::object());
        refresh();
    });
}

bool CampaignModel::bringBack()
{
    return services_->attempt([&] {
        const auto row = gameNow();
        if (!row)
            throw Error("The game of this battle is no longer in the bin.");
        services_->store().binGame(row->id, false, Services::now());
        open_->open(row->id);
        games_->refresh();
    });
}

QVariantMap CampaignModel::report()
{
    QVariantMap told;
    services_->attempt([&] {
        if (const auto row = gameNow(); row && !row->binned)
            told = toMap(reportOf(*row));
    });
    return told;
}

bool CampaignModel::openPlace()
{
    return services_->attempt([this] { open(utf8(place_["campaign"].toString())); });
}

std::string CampaignModel::draftKey(const QString &kind) const { return "campaign-draft/" + campaign_->id() + "/" + utf8(kind); }

QVariantMap CampaignModel::draft(const QString &kind)
{
    QVariantMap values;
    if (!campaign_)
        return values;
    services_->attempt([&] {
        const Json kept = Json::parse(services_->store().preference(draftKey(kind), "{}"), nullptr, false);
        if (kept.is_object() && kept.value("entries", Json()) == campaign_->lines().size())
            values = toMap(kept.value("values", Json::object()));
    });
    return values;
}

void CampaignModel::keepDraft(const QString &kind, const QVariantMap &values)
{
    if (!campaign_)
        return;
    services_->attempt([&] {
        const Json kept{{"entries", campaign_->lines().size()}, {"values", fromVariant(values)}};
        services_->store().setPreference(draftKey(kind), canonical(kept));
    });
}

} // namespace optio
