// SPDX-License-Identifier: GPL-3.0-or-later
// Hints and reasons.
#include "app/board/advice.h"

#include "app/board/opponent.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "rules/arena.h"
#include "rules/ruleset.h"

namespace optio {

namespace {

constexpr std::size_t most = 3; ///< the best and two more

/// "63 %" and "+2.1": what comes of an act.
QVariantList told(const Json &considered, const char *label)
{
    QVariantList rows;
    for (std::size_t i = 0; i < considered.size() && i < most; ++i) {
        const Json &one = considered[i];
        const double points = one.at("points").get<double>();
        rows.append(
            QVariantMap{{"label", spoken(textAt(one, label))},
                        {"chance", QString::number(qRound(100 * one.at("chance").get<double>())) + QStringLiteral(" %")},
                        {"points", (points >= 0 ? QStringLiteral("+") : QStringLiteral("−")) + QString::number(qAbs(points), 'f', 1)}});
    }
    return rows;
}

} // namespace

Advice::Advice(QObject *parent) : QObject(parent), adviser_(new Opponent(this))
{
    connect(adviser_, &Opponent::chosen, this, [this](const Json &, const Json &considered) {
        acts_ = told(considered, "label");
        Q_EMIT changed();
    });
    connect(adviser_, &Opponent::failed, this, &Advice::changed);
}

bool Advice::thinking() const { return adviser_->thinking(); }

void Advice::ask(const Ruleset &ruleset, const Json &state, std::uint64_t seed)
{
    const auto *rules = dynamic_cast<const BoardRules *>(&ruleset);
    const auto *arena = dynamic_cast<const Arena *>(&ruleset);
    if (rules == nullptr || arena == nullptr || arena->levels().empty())
        return;
    acts_.clear();
    adviser_->think(*rules, state, arena->levels().back().id, seed);
    Q_EMIT changed();
}

void Advice::drop()
{
    if (!adviser_->thinking() && acts_.isEmpty())
        return;
    adviser_->drop();
    acts_.clear();
    Q_EMIT changed();
}

void Advice::clear()
{
    reasons_.clear();
    turn_ = -1;
    drop();
    Q_EMIT changed();
}

void Advice::note(const Json &considered, int turn)
{
    if (turn != turn_)
        reasons_.clear();
    turn_ = turn;
    if (const QVariantList acts = told(considered, "open"); acts.size() > 1)
        reasons_.append(QVariantMap{{"label", spoken(textAt(considered.at(0), "open"))}, {"acts", acts}});
    Q_EMIT changed();
}

} // namespace optio
