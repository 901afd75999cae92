// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done in the open game now: acts and rulings with the reason against each, and doing one or asking for its form.
#include "app/play/game_model.h"

#include "app/engine.h"
#include "app/home/prefs.h"
#include "app/play/form_view.h"
#include "app/play/picks.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/ruling/offers.h"

#include <algorithm>

namespace optio {

QVariantList GameModel::actsNow() const
{
    QVariantList acts;
    if (!correctable())
        return acts; // a board shows its own
    const std::vector<std::string> &now = view_.seen.now;
    qsizetype waits = -1, own = -1; // the next act, where it is the other side's on a tablet of its own, and the same one of this side
    for (const Act &act : offered()) {
        const Resolver &ruling = game_->ruleset().resolver(act.resolver);
        const bool given =
            act.input.is_object() && std::any_of(act.input.begin(), act.input.end(), [](const Json &one) { return !one.empty(); });
        QString page = qt(ruling.pageOf(game_->state(), act.input));
        const QString whose = seat_.isEmpty() ? QString() : qt(decidedBy(ruling, view_.seen, act.input));
        QString refusal = spoken(act.refusal);
        if (!seat_.isEmpty() && !page.isEmpty()) { // each has a device of his own: nothing is handed over
            if (page != seat_ && act.next)
                waits = acts.size();
            else if (page == seat_ && refusal.isEmpty() && own < 0)
                own = acts.size();
            if (page != seat_ && refusal.isEmpty())
                refusal = tr("%1: done on their own tablet.").arg(sideName(page));
            page.clear();
        }
        acts.append(QVariantMap{{"resolver", qt(act.resolver)},
                                {"label", spoken(act.label)},
                                {"next", act.next},
                                {"refusal", refusal},
                                {"given", given},
                                {"now", now.empty() || isAmong(now, act.resolver)},
                                {"onward", isAmong(view_.seen.onward, act.resolver)},
                                {"page", page},
                                {"whose", whose},
                                {"theirs", !whose.isEmpty() && whose != seat_},
                                {"straight", act.next && opensStraight(page, act.resolver)}});
    }
    // Each does its part when it likes: nobody waits for the other who has something to do.
    if (waits >= 0 && own >= 0 && acts[waits].toMap()["resolver"] == acts[own].toMap()["resolver"])
        for (const auto &[at, next] : {std::pair(waits, false), {own, true}}) {
            QVariantMap act = acts[at].toMap();
            act["next"] = next;
            acts[at] = act;
        }
    return acts;
}

/// What the rule set offers, and where each side has a tablet of its own, that this one does nothing more before the other goes on.
std::vector<Act> GameModel::offered() const
{
    std::vector<Act> acts = game_->ruleset().acts(game_->state());
    if (link_ == nullptr || seat_.isEmpty())
        return acts;
    const std::string own = utf8(seat_);
    const std::vector<WindowView> &windows = view_.seen.windows;
    const auto mine = std::find_if(windows.begin(), windows.end(), [&](const WindowView &one) { return one.side == own; });
    if (mine == windows.end())
        return acts;
    const Resolver &pass = game_->ruleset().resolver(mine->pass);
    Json input = {{"side", own}};
    if (!pass.refusal(game_->state(), input).empty())
        return acts;
    auto at = std::find_if(acts.begin(), acts.end(), [&](const Act &act) { return act.resolver == mine->pass && act.input == input; });
    if (at == acts.end())
        at = acts.insert(acts.end(), {mine->pass, utf8(sideName(seat_)) + ": " + pass.title(), input, false, {}});
    // The other waits for it: either it is the other's turn, or the other may say something after it.
    const bool waited = seat_ != view_.active || windows.size() > 1;
    for (Act &act : acts)
        if (waited && act.next && isAmong(mine->before, act.resolver)) {
            act.next = false;
            at->next = true;
        }
    return acts;
}

bool GameModel::isOtherApart() const { return link_ != nullptr && !seat_.isEmpty() && link_->isOtherThere(); }

bool GameModel::isOthersFirst(const Resolver &resolver, const View &view, const Json &input) const
{
    return isTheirs(resolver, view, input) || !awaited(resolver, view).isEmpty();
}

bool GameModel::isTheirs(const Resolver &resolver, const View &view, const Json &input) const
{
    if (!isOtherApart())
        return false;
    const std::string whose = decidedBy(resolver, view, input);
    return !whose.empty() && whose != utf8(seat_);
}

QString GameModel::awaited(const Resolver &resolver, const View &view) const
{
    if (isOtherApart())
        for (const WindowView &one : view.windows)
            if (one.side != utf8(seat_) && isAmong(one.before, resolver.id()))
                return spoken(one.text);
    return {};
}

bool GameModel::opensStraight(const QString &side, const std::string &resolver) const
{
    if (side.isEmpty())
        return false;
    const std::optional<PlacingView> placing = game_->ruleset().view(game_->state(), utf8(side)).placing;
    return placing && placing->resolver == resolver;
}

QVariantList GameModel::resolversNow() const
{
    QVariantList rulings;
    if (!correctable())
        return rulings;
    const std::vector<std::string> &now = view_.seen.now;
    for (const Resolver *resolver : game_->ruleset().resolvers()) {
        if (resolver->slots().empty())
            continue;
        QString refusal;
        try {
            refusal = refusalView(*resolver, resolver->refusal(game_->state(), selectionFor(*resolver)));
        } catch (const Error &error) {
            refusal = refusalView(*resolver, error.what());
        }
        const std::vector<Slot> taken = resolver->slots();
        // Units alone do not make it possible.
        if (!refusal.isEmpty() && std::all_of(taken.begin(), taken.end(), [](const Slot &slot) { return slot.optional; }) &&
            !resolver->refusal(game_->state(), Json::object()).empty())
            continue;
        const auto many = std::count_if(taken.begin(), taken.end(), [](const Slot &slot) { return slot.many; });
        rulings.append(QVariantMap{
            {"id", qt(resolver->id())},
            {"title", spoken(resolver->title())},
            {"refusal", refusal},
            {"places", static_cast<int>(taken.size()) - static_cast<int>(many)},
            {"many", many > 0},
            {"wantsEnemy", std::any_of(taken.begin(), taken.end(),
                                       [](const Slot &slot) { return !slot.many && !slot.optional && slot.whose != "active"; }) &&
                               taken.size() - static_cast<std::size_t>(many) > 1},
            {"now", now.empty() || isAmong(now, resolver->id())}});
    }
    const auto place = [&now](const QVariant &one) {
        return std::find(now.begin(), now.end(), utf8(one.toMap()["id"].toString())) - now.begin();
    };
    std::stable_sort(rulings.begin(), rulings.end(), [&](const QVariant &one, const QVariant &other) { return place(one) < place(other); });
    return rulings;
}

Json GameModel::selectionFor(const Resolver &resolver) const
{
    Json input = Json::object();
    for (const Slot &slot : resolver.slots()) {
        if (slot.many)
            continue; // the form begins with those selected that may be picked
        const bool activeIsA = view_.active != QLatin1String("b");
        const bool a = slot.whose == "active" ? activeIsA : slot.whose == "other" ? !activeIsA : slot.id != "b";
        const QString unit = selection_.last(a ? QStringLiteral("a") : QStringLiteral("b"));
        if (unit.isEmpty())
            continue;
        const std::vector<Candidate> candidates = resolver.candidates(game_->state(), slot, input);
        if (candidates.empty() ||
            std::any_of(candidates.begin(), candidates.end(), [&](const Candidate &one) { return qt(one.unit) == unit; }))
            input[slot.id] = utf8(unit);
    }
    return input;
}

void GameModel::choose(const QString &resolver)
{
    services_->attempt([&] {
        if (game_)
            ask(utf8(resolver), selectionFor(game_->ruleset().resolver(utf8(resolver))));
    });
}

bool GameModel::asksNothing(const Resolver &resolver, const Json &state, const Json &input) const
{
    for (const Slot &slot : resolver.slots())
        if (!isFilled(slot, input) && !(slot.optional && slot.many && resolver.candidates(state, slot, input).empty()))
            return false;
    if (!resolver.form(&state, input).questions.empty())
        return false;
    return !typesDice() || !nextDie(*resolver.prepareLenient(&state, input), {});
}

std::optional<int> GameModel::doOrAsk(const std::string &resolver, const Json &input)
{
    if (!game_)
        throw Error("No game is open.");
    const Resolver &ruling = game_->ruleset().resolver(resolver);
    const Json whole = withNotes(resolver, input);
    const bool seen = ruling.pageOf(game_->state(), whole).empty() || qt(ruling.pageOf(game_->state(), whole)) == viewer();
    // What is the other's to choose, or to say something before, is not done here by a single tap.
    if (seen && !isOthersFirst(ruling, view_.seen, whole) && asksNothing(ruling, game_->state(), whole)) {
        const std::optional<Entry> entry = perform(resolver, whole, std::nullopt);
        return entry ? std::optional(entry->n) : std::nullopt;
    }
    ask(resolver, whole);
    return {};
}

void GameModel::ask(const std::string &resolver, const Json &input)
{
    const QString page = qt(game_->ruleset().resolver(resolver).pageOf(game_->state(), input));
    if (!page.isEmpty() && !seat_.isEmpty() && page != seat_)
        throw Error(utf8(tr("%1: done on their own tablet.").arg(sideName(page))));
    if (reading())
        static_cast<void>(isLinked()); // says why
    if (page.isEmpty() || page == viewer())
        Q_EMIT asked(qt(resolver), toMap(withNotes(resolver, input)));
    else
        Q_EMIT pageWanted(page, qt(resolver), toMap(input));
}

void GameModel::act(const QString &resolver)
{
    for (int at = 0; at < acts_.size(); ++at)
        if (acts_[at].toMap()["resolver"] == resolver)
            return actAt(at);
    services_->attempt([&] { throw Error("\"" + utf8(resolver) + "\" cannot be done now."); });
}

void GameModel::actAt(int index)
{
    services_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        const std::vector<Act> acts = offered();
        if (index < 0 || static_cast<std::size_t>(index) >= acts.size())
            throw Error("There is no act number " + std::to_string(index + 1) + " to be done now.");
        const Act &act = acts[static_cast<std::size_t>(index)];
        if (!act.refusal.empty())
            throw Error(act.refusal);
        if (const std::optional<int> n = doOrAsk(act.resolver, act.input.is_object() ? act.input : Json::object()))
            Q_EMIT ruled(*n);
    });
}

void GameModel::settle(const QString &resolver, const QVariantMap &input)
{
    services_->attempt([&] {
        if (const std::optional<int> n = doOrAsk(utf8(resolver), fromVariant(input)))
            Q_EMIT ruled(*n);
    });
}

Json GameModel::withNotes(const std::string &resolver, const Json &input) const
{
    const auto *rules = dynamic_cast<const NoteRules *>(&game_->ruleset());
    if (rules != nullptr && input.empty())
        for (Act &act : rules->noteActs(game_->state(), notes(), ""))
            if (act.resolver == resolver)
                return std::move(act.input);
    return input;
}

} // namespace optio
