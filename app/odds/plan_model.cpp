// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/odds/plan_model.h"

#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/play/game_model.h"
#include "app/play/odds_view.h"
#include "app/play/resolver_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <QCoreApplication>

#include <algorithm>

namespace optio {

namespace {

constexpr std::size_t mostFights = 12;

QString likely(double p)
{
    return p <= 1e-12       ? QCoreApplication::translate("PlanModel", "never")
           : p >= 1 - 1e-12 ? QCoreApplication::translate("PlanModel", "for certain")
                            : percent(p);
}

} // namespace

PlanModel::PlanModel(Services *services, GameModel *game, ResolverModel *resolver, QObject *parent)
    : QObject(parent), services_(services), game_(game), resolver_(resolver)
{
    connect(game, &GameModel::changed, this, [this] {
        if (planned_.empty())
            Q_EMIT changed();
        else
            count(); // on the game as it stands now
    });
    connect(game, &GameModel::opened, this, &PlanModel::clear);
    connect(game, &GameModel::closing, this, &PlanModel::clear);
    connect(resolver, &ResolverModel::changed, this, &PlanModel::fitsChanged);
    connect(resolver, &ResolverModel::openChanged, this, &PlanModel::fitsChanged);
}

bool PlanModel::possible() const
{
    return game_->isOpen() && game_->game().ruleset().kind() == "table" && !game_->ended()["over"].toBool();
}

bool PlanModel::fits() const
{
    return possible() && resolver_->ready() && !resolver_->bands().isEmpty() && !resolver_->dice().isEmpty() && game_->viewer().isEmpty();
}

QVariantList PlanModel::offers() const
{
    QVariantList list;
    if (!possible())
        return list;
    const Json &state = game_->game().state();
    const Ruleset &ruleset = game_->game().ruleset();
    for (const QVariantList *from : {&game_->view().reminders, &game_->view().watch})
        for (const QVariant &one : *from) {
            const QVariantMap map = one.toMap();
            const std::string resolver = utf8(map["resolver"].toString());
            if (resolver.empty())
                continue;
            try {
                const Resolver &ruling = ruleset.resolver(resolver);
                const Json input = fromVariant(map["input"]);
                const Form form = ruling.form(&state, input);
                if (form.dice.empty() || form.contestants.size() < 2 || ruling.mayBeSecret() || !ruling.refusal(state, input).empty())
                    continue;
                list.append(QVariantMap{{"text", map["text"]}, {"resolver", map["resolver"]}, {"input", map["input"]}});
            } catch (const Error &) {
                continue; // it lacks somebody, and its form asks for them
            }
        }
    return list;
}

void PlanModel::add(PlannedFight fight)
{
    if (planned_.size() >= mostFights)
        throw Error("A plan holds at most " + std::to_string(mostFights) + " fights.");
    planned_.push_back(std::move(fight));
}

bool PlanModel::addForm()
{
    return services_->attempt([this] {
        if (!fits())
            throw Error("This form is no fight that can be planned.");
        add({resolver_->resolverId(), resolver_->answered()});
        resolver_->close();
        count();
    });
}

bool PlanModel::addOffer(int index)
{
    return services_->attempt([&] {
        const QVariantList all = offers();
        if (index < 0 || index >= all.size())
            throw Error("There is no such fight to plan.");
        const QVariantMap map = all[index].toMap();
        const std::string resolver = utf8(map["resolver"].toString());
        Json input = fromVariant(map["input"]);
        input["answers"] = answersOf(game_->game().ruleset().resolver(resolver).form(&game_->game().state(), input));
        add({resolver, input});
        count();
    });
}

void PlanModel::remove(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= planned_.size())
        return;
    planned_.erase(planned_.begin() + index);
    count();
}

void PlanModel::move(int index, int by)
{
    const int to = index + by;
    if (index < 0 || to < 0 || static_cast<std::size_t>(std::max(index, to)) >= planned_.size())
        return;
    std::swap(planned_[static_cast<std::size_t>(index)], planned_[static_cast<std::size_t>(to)]);
    count();
}

PlannedFight *PlanModel::plannedAt(int index)
{
    return index >= 0 && static_cast<std::size_t>(index) < planned_.size() ? &planned_[static_cast<std::size_t>(index)] : nullptr;
}

void PlanModel::setFollow(int index, const QString &key, bool done)
{
    PlannedFight *const fight = plannedAt(index);
    if (fight == nullptr)
        return;
    fight->choices[utf8(key)].done = done;
    count();
}

void PlanModel::answerFollow(int index, const QString &key, const QString &question, const QVariant &value)
{
    PlannedFight *const fight = plannedAt(index);
    if (fight == nullptr || static_cast<std::size_t>(index) >= told_.size())
        return;
    for (const PlanOdds::Follow &follow : told_[static_cast<std::size_t>(index)].follows)
        if (follow.act.key == utf8(key))
            for (const Question &asked : follow.act.questions)
                if (asked.id == utf8(question)) {
                    fight->choices[follow.act.key].answers[asked.id] = answerFrom(asked, value);
                    return count();
                }
}

void PlanModel::clear()
{
    slicer_.drop();
    planned_.clear();
    told_.clear();
    fightsView_.clear();
    sides_.clear();
    how_.clear();
    Q_EMIT changed();
    Q_EMIT fitsChanged();
}

void PlanModel::open(int index)
{
    if (index >= 0 && static_cast<std::size_t>(index) < planned_.size() && game_->isOpen())
        services_->attempt(
            [&] { game_->ask(planned_[static_cast<std::size_t>(index)].resolver, planned_[static_cast<std::size_t>(index)].input); });
}

void PlanModel::count()
{
    if (planned_.empty() || !game_->isOpen())
        return clear();
    slicer_.drop();
    slicer_.start(counting());
    Q_EMIT changed();
}

Slices PlanModel::counting()
{
    PlanOdds odds;
    QString fault;
    try {
        PlanCount count(game_->game().ruleset(), game_->game().state(), planned_);
        while (count.step())
            co_yield Slices::Pause{};
        odds = count.told();
    } catch (const std::exception &error) {
        fault = spoken(error.what());
    }
    co_return [this, odds, fault] {
        if (fault.isEmpty())
            tell(odds);
        else
            how_ = fault;
        Q_EMIT changed();
    };
}

QVariantList PlanModel::followsView(const PlanOdds::Fight &fight)
{
    QVariantList follows;
    for (const PlanOdds::Follow &one : fight.follows) {
        const bool able = one.act.refusal.empty();
        QVariantList questions;
        if (one.done)
            for (const Question &question : one.act.questions)
                questions.append(questionView(question));
        const QString when = one.p >= 1 - 1e-9 ? tr("always") : tr("comes up: %1").arg(likely(one.p));
        follows.append(QVariantMap{{"key", qt(one.act.key)},
                                   {"text", spoken(one.act.label)},
                                   {"detail", able ? when : when + QStringLiteral(". ") + spoken(one.act.refusal)},
                                   {"rule", qt(one.act.rule)},
                                   {"due", one.act.due},
                                   {"done", one.done},
                                   {"able", able},
                                   {"questions", questions}});
    }
    return follows;
}

void PlanModel::tell(const PlanOdds &odds)
{
    fightsView_.clear();
    sides_.clear();
    told_ = odds.fights;
    for (const PlanOdds::Fight &fight : odds.fights) {
        QString detail = tr("Chance to prevail: %1 %2, %3 %4")
                             .arg(game_->sideName(QStringLiteral("a")), likely(fight.favoursA), game_->sideName(QStringLiteral("b")),
                                  likely(fight.favoursB));
        if (fight.fought < 1 - 1e-9)
            detail = tr("fought only if those before leave it possible (%1). %2").arg(likely(fight.fought), detail);
        fightsView_.append(QVariantMap{{"text", qt(fight.text)},
                                       {"refusal", qt(fight.refusal)},
                                       {"detail", fight.refusal.empty() ? detail : QString()},
                                       {"follows", followsView(fight)}});
    }
    const bool any = std::any_of(odds.fights.begin(), odds.fights.end(), [](const PlanOdds::Fight &one) { return one.refusal.empty(); });
    how_ = any ? qt(odds.how()) : QString();
    exact_ = odds.exact;
    if (!any)
        return;
    for (const std::size_t side : {0U, 1U}) {
        const QString id = side == 0 ? QStringLiteral("a") : QStringLiteral("b");
        QVariantList rows, breaks;
        const auto row = [&](const QString &label, double p) { rows.append(QVariantMap{{"label", label}, {"text", likely(p)}, {"p", p}}); };
        row(tr("The line holds: nobody is driven back"), odds.holds[side]);
        row(tr("Loses nothing"), odds.unscathed[side]);
        row(tr("The army is at its breaking point"), odds.beaten[side]);
        double atLeast = 0;
        for (auto one = odds.losses[side].rbegin(); one != odds.losses[side].rend() && one->first > 0; ++one) {
            atLeast += one->second;
            rows.insert(3, QVariantMap{{"label", tr("Loses %1 or more").arg(one->first)}, {"text", likely(atLeast)}, {"p", atLeast}});
        }
        for (const PlanChance &one : odds.breaks)
            if (qt(one.side) == id)
                breaks.append(QVariantMap{{"text", qt(one.text)}, {"rule", qt(one.rule)}, {"percent", likely(one.p)}, {"p", one.p}});
        sides_.append(QVariantMap{{"id", id},
                                  {"name", game_->sideName(id)},
                                  {"expected", tr("%1 lost on average").arg(QString::number(odds.expected[side], 'f', 2))},
                                  {"rows", rows},
                                  {"breaks", breaks}});
    }
}

} // namespace optio
