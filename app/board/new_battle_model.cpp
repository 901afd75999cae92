// SPDX-License-Identifier: GPL-3.0-or-later
// The choices before a battle: rule set, opponent, period, ground and options. The armies are in new_battle_armies.cpp.
#include "app/board/new_battle_model.h"

#include "app/board/dialog_prefs.h"
#include "app/board/opponents.h"
#include "app/board/period_options.h"
#include "app/engine.h"
#include "app/home/games_model.h"
#include "app/home/prefs.h"
#include "app/play/form_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/mail/mail_rules.h"
#include "rules/setup.h"

#include <algorithm>

namespace optio {

namespace {

constexpr const char *groundTopic = "Ground"; ///< has a place of its own on the page, as the armies have

} // namespace

std::string NewBattleModel::plainId(const Question &question)
{
    const std::string tail = "_" + question.side;
    if (!question.side.empty() && question.id.size() > tail.size() && question.id.ends_with(tail))
        return question.id.substr(0, question.id.size() - tail.size());
    return question.id;
}

bool NewBattleModel::isPercent(const Question &question) { return question.topic == armiesTopic && question.kind == QuestionKind::count; }

NewBattleModel::NewBattleModel(Services *services, Prefs *prefs, GamesModel *games, QObject *parent)
    : QObject(parent), services_(services), prefs_(prefs), games_(games)
{
    onDialogsChanged(*prefs, this, [this] { Q_EMIT changed(); });
    connect(services, &Services::rulesetsChanged, this, [this] {
        ruleset_ = nullptr;
        options_.clear();
        armies_.clear();
        catalogue_ = Json::object();
        Q_EMIT changed();
    });
}

QString NewBattleModel::rulesetId() const { return ruleset_ == nullptr ? QString() : qt(ruleset_->id()); }
QString NewBattleModel::rulesetName() const { return ruleset_ == nullptr ? QString() : qt(ruleset_->name()); }
QVariantList NewBattleModel::opponents() const { return ruleset_ == nullptr ? QVariantList() : opponentsOf(*ruleset_); }
bool NewBattleModel::hotseat() const { return opponent_ == QLatin1String(human); }
bool NewBattleModel::plays(const std::string &side) const { return hotseat() || playedByMail() || side == own_; }
bool NewBattleModel::mailable() const { return dynamic_cast<const mail::MailRules *>(ruleset_) != nullptr; }
bool NewBattleModel::playedByMail() const { return opponent_ == QLatin1String(byMail); }

const std::pair<Json, std::string> *NewBattleModel::fixed(const std::string &option) const
{
    const auto found = playedByMail() ? mailFixed_.find(option) : mailFixed_.end();
    return found == mailFixed_.end() ? nullptr : &found->second;
}

QVariantList NewBattleModel::periods() const
{
    QVariantList list;
    for (const Json &period : catalogue_.value("periods", Json::array()))
        list.append(QVariantMap{{"value", textAt(period, "id")},
                                {"label", spoken(textAt(period, period.contains("short") ? "short" : "name"))},
                                {"refusal", spoken(textAt(period, "fault"))}});
    return list;
}

bool NewBattleModel::groundAllowed() const
{
    for (const Json &period : catalogue_.value("periods", Json::array()))
        if (textAt(period, "id") == period_)
            return period.value("ground", true);
    return true;
}

Json NewBattleModel::valueOf(const Question &question) const
{
    if (const auto *settled = fixed(question.id); settled != nullptr)
        return settled->first;
    const auto given = answers_.find(plainId(question));
    return given == answers_.end() ? question.standard : given->second;
}

QVariantList NewBattleModel::grounds() const
{
    QVariantList list;
    for (const Question &question : options_)
        if (question.topic == groundTopic) {
            QVariantMap one = questionView(question);
            one["value"] = answerView(valueOf(question));
            list.append(one);
        }
    return list;
}

QVariantList NewBattleModel::topics() const
{
    QVariantList topics;
    std::vector<std::string> told;
    for (const Question &question : options_) {
        if (question.topic == groundTopic || question.topic == armiesTopic || saysNothing(catalogue_, period_, question))
            continue;
        const std::string id = plainId(question);
        if (std::find(told.begin(), told.end(), id) != told.end())
            continue; // the other side's
        told.push_back(id);
        QVariantMap one = questionView(question);
        one["id"] = qt(id);
        one["value"] = answerView(valueOf(question));
        QString needed;
        for (const Question &other : options_)
            if (other.id == question.needs && valueOf(other) == false)
                needed = spoken(other.label);
        one["needed"] = needed;
        const auto *settled = fixed(question.id);
        one["fixed"] = settled == nullptr ? QString() : qt(settled->second);
        const QString topic = qt(question.topic);
        const auto at = std::find_if(topics.begin(), topics.end(), [&](const QVariant &known) { return known.toMap()["id"] == topic; });
        if (at == topics.end()) {
            topics.append(QVariantMap{{"id", topic}, {"questions", QVariantList{one}}});
        } else {
            QVariantMap more = at->toMap();
            more["questions"] = more["questions"].toList() + QVariantList{one};
            *at = more;
        }
    }
    if (ruleset_ != nullptr)
        topics.append(dialogTopic(*prefs_));
    return topics;
}

QStringList NewBattleModel::altered() const
{
    QStringList list;
    for (const Question &question : options_)
        if (const QString id = qt(plainId(question)); !isPercent(question) && valueOf(question) != question.standard && !list.contains(id))
            list.append(id);
    return list + alteredDialogs(*prefs_);
}

QString NewBattleModel::refusal() const
{
    if (ruleset_ == nullptr)
        return tr("Choose a rule set.");
    if (armies_.empty())
        return tr("There is no army of this period. Make one under Armies.");
    for (const std::string side : {"a", "b"}) {
        if (random() && side != own_) {
            if (fit().empty())
                return tr("No army of this period may be fielded, so the dice have nothing to choose from.");
            continue;
        }
        const Army *army = find(seat(side).army);
        if (army == nullptr)
            return tr("Choose an army for both sides.");
        if (!army->faults.empty())
            return tr("%1 may not be fielded: %2").arg(textAt(army->roster, "name"), army->faults.front().first);
    }
    if (ground_ && groundAllowed()) {
        const QVariantList kinds = grounds();
        if (std::none_of(kinds.begin(), kinds.end(), [](const QVariant &one) { return one.toMap()["value"].toBool(); }))
            return tr("Tick at least one kind of terrain, or choose none.");
    }
    return {};
}

void NewBattleModel::setOpponent(const QString &opponent)
{
    if (opponent == opponent_)
        return;
    opponent_ = opponent;
    keep();
}

void NewBattleModel::setPeriod(const QString &period)
{
    const QVariantList known = periods();
    const bool playable = std::any_of(known.begin(), known.end(), [&](const QVariant &one) {
        return one.toMap()["value"] == period && one.toMap()["refusal"].toString().isEmpty();
    });
    if (period == period_ || !playable)
        return;
    services_->attempt([&] {
        period_ = period;
        notes_.clear();
        seats_ = {Seat{"", "", seats_[0].percent}, Seat{"", "", seats_[1].percent}};
        loadArmies();
        seatArmies();
    });
    keep();
}

void NewBattleModel::setRandom(bool random)
{
    if (random == random_)
        return;
    random_ = random;
    keep();
}

void NewBattleModel::setGround(bool ground)
{
    if (ground == ground_)
        return;
    ground_ = ground;
    keep();
}

void NewBattleModel::swapSides()
{
    own_ = own_ == "a" ? "b" : "a";
    keep();
}

void NewBattleModel::tryOut(const QString &army)
{
    services_->attempt([&] {
        const Json roster = services_->roster(utf8(army));
        if (ruleset_ == nullptr || baseOf(textAt(roster, "ruleset").toStdString()) != ruleset_->base())
            return;
        setPeriod(qt(periodOf(roster)));
        if (const QVariantList known = opponents(); (hotseat() || playedByMail()) && !known.isEmpty())
            for (const QVariant &one : known)
                if (const QString id = one.toMap()["value"].toString(); id != QLatin1String(human))
                    opponent_ = id;
        random_ = true;
    });
    setArmy(qt(own_), army);
    keep();
}

void NewBattleModel::answer(const QString &option, const QVariant &value)
{
    services_->attempt([&] {
        if (answerDialog(*prefs_, option, value))
            return;
        for (const Question &question : options_) {
            if (plainId(question) != utf8(option) || isPercent(question))
                continue;
            const Json given = answerFrom(question, value);
            checkAnswer(question, given);
            answers_[utf8(option)] = given;
            return;
        }
        throw Error("There is no option \"" + utf8(option) + "\".");
    });
    keep();
}

void NewBattleModel::reset(const QString &topic)
{
    const std::map<std::string, Json> before = answers_;
    QVariantMap dialogs;
    for (const QString &id : topic.isEmpty() || topic == dialogTopicId() ? alteredDialogs(*prefs_) : QStringList())
        dialogs[id] = prefs_->property(utf8(id).c_str());
    if (!dialogs.isEmpty())
        resetDialogs(*prefs_);
    for (const Question &question : options_)
        if (topic.isEmpty() || topic == qt(question.topic))
            answers_.erase(plainId(question));
    if (answers_ == before && dialogs.isEmpty())
        return;
    keep();
    services_->offerUndo(tr("Everything matches the original"), [this, before, dialogs, of = ruleset_] {
        for (auto one = dialogs.begin(); one != dialogs.end(); ++one)
            prefs_->setProperty(utf8(one.key()).c_str(), one.value());
        if (of != ruleset_)
            return;
        answers_ = before;
        keep();
    });
}

Json NewBattleModel::settled() const
{
    Json options = Json::object();
    for (const Question &question : options_) {
        Json &value = options[question.id];
        if (isPercent(question) && !question.side.empty())
            value = seat(random() ? own_ : question.side).percent; // HOP-310: a random enemy has the same
        else if (question.topic == groundTopic)
            value = ground_ && groundAllowed() && valueOf(question) == true;
        else if (!question.side.empty() && !plays(question.side))
            value = question.standard; // the computer answers for itself
        else
            value = valueOf(question);
        checkAnswer(question, value);
    }
    return options;
}

NewBattleModel::Settled NewBattleModel::settledByMail() const
{
    if (const QString why = refusal(); !why.isEmpty())
        throw Error(utf8(why));
    return {ruleset_, find(seat("a").army)->roster, find(seat("b").army)->roster, settled()};
}

bool NewBattleModel::start()
{
    return services_->attempt([this] {
        if (const QString why = refusal(); !why.isEmpty())
            throw Error(utf8(why));
        GameSetup setup;
        setup.key = newGameKey();
        setup.created = Services::now();
        setup.options = settled();
        Json players = Json::object();
        for (const std::string side : {"a", "b"}) {
            const std::vector<std::size_t> places = fit();
            const Army &army =
                random() && side != own_ ? armies_[places[drawnArmy(setup.key, places.size())]] : *find(seat(side).army); // PRF-03
            (side == "a" ? setup.rosterA : setup.rosterB) = army.roster;
            players[side] = plays(side) ? human : utf8(opponent_);
        }
        games_->begin(*ruleset_, setup, players);
    });
}

} // namespace optio
