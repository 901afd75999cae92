// SPDX-License-Identifier: GPL-3.0-or-later
// From a cell of the table of odds to its ruling: filled in, in the open game, or tried for itself without one.
#include "app/engine.h"
#include "app/odds/odds_model.h"
#include "app/play/game_model.h"
#include "app/play/ruling_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace optio {

namespace {

constexpr int untyped = -1; ///< a die of the trial without a face

} // namespace

/// The input of the cell's ruling in the open game; null where that has no such units.
Json OddsModel::inputInGame() const
{
    if (!ofOpenGame() || row_ < 0)
        return {};
    if (state() != nullptr)
        return cellInput();
    const View &view = game_->view().seen;
    const std::string attacks = view.active == "b" ? "b" : "a", defends = attacks == "a" ? "b" : "a";
    const auto attacker = oddsTroopLike(*ruleset_, situation_, view, attacks, attackers_.at(static_cast<std::size_t>(row_)));
    const auto defender = oddsTroopLike(*ruleset_, situation_, view, defends, defenders_.at(static_cast<std::size_t>(column_)));
    return attacker && defender ? oddsInput(situation_, *attacker, *defender, answers_) : Json();
}

bool OddsModel::inGame() const { return !inputInGame().is_null(); }

bool OddsModel::openRuling()
{
    const Json input = inputInGame();
    return !input.is_null() && services_->attempt([&] { game_->ask(situation_.resolver, input); });
}

void OddsModel::beginTrial()
{
    typed_.clear();
    trial_.clear();
    fitTrialDice();
}

/// A face may bring a further die: the rule is asked for each.
void OddsModel::fitTrialDice()
{
    trialDice_.clear();
    if (ruleset_ != nullptr && row_ >= 0 && state() == nullptr)
        services_->attempt([this] {
            const Resolver &resolver = ruleset_->resolver(situation_.resolver);
            Json input = cellInput();
            const Form form = resolver.form(nullptr, input);
            std::vector<DieSlot> slots = form.dice;
            input["answers"] = answersOf(form);
            const auto ready = resolver.prepareLenient(nullptr, input);
            const std::vector<int> before = std::exchange(typed_, {});
            const auto keep = [&] { typed_.push_back(typed_.size() < before.size() ? before[typed_.size()] : untyped); };
            for (std::size_t die = 0; die < slots.size(); ++die)
                keep();
            while (std::find(typed_.begin(), typed_.end(), untyped) == typed_.end()) {
                const std::optional<DieSlot> more = nextDie(*ready, typed_);
                if (!more)
                    break;
                keep();
                slots.push_back(*more);
            }
            for (std::size_t die = 0; die < slots.size(); ++die) {
                QVariantList faces;
                for (const int face : slots[die].faces)
                    faces.append(face);
                trialDice_.append(QVariantMap{{"die", static_cast<int>(die)},
                                              {"side", qt(slots[die].side)},
                                              {"label", spoken(slots[die].label)},
                                              {"faces", faces},
                                              {"value", typed_[die]}});
            }
        });
    Q_EMIT trialChanged();
}

void OddsModel::setTrialDie(int die, int face)
{
    if (die < 0 || static_cast<std::size_t>(die) >= typed_.size())
        return;
    typed_[static_cast<std::size_t>(die)] = face;
    trial_.clear();
    fitTrialDice();
}

void OddsModel::clearTrialDie(int die) { setTrialDie(die, untyped); }

void OddsModel::rollTrial()
{
    if (ruleset_ == nullptr || row_ < 0)
        return;
    services_->attempt([this] {
        const Resolver &resolver = ruleset_->resolver(situation_.resolver);
        Json input = cellInput();
        input["answers"] = answersOf(resolver.form(nullptr, input));
        const auto ready = resolver.prepareLenient(nullptr, input);
        const bool own = !typed_.empty() && std::find(typed_.begin(), typed_.end(), untyped) == typed_.end();
        std::optional<EnteredDice> entered;
        std::optional<RandomDice> random;
        DiceSource &source = own ? static_cast<DiceSource &>(entered.emplace(typed_))
                                 : random.emplace(newGameKey(), ActKey{0, situation_.resolver, {}, 0}); // of no game, thrown once
        Dice dice(source);
        const Ruling ruling = ready->rule(dice);
        if (entered)
            entered->finish();
        trial_ = trialView(resolver, input, ruling, [](const QString &side) {
            return side == QLatin1String("a") ? tr("Attacker") : side == QLatin1String("b") ? tr("Defender") : QString();
        });
        Q_EMIT trialChanged();
    });
}

} // namespace optio
