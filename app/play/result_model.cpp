// SPDX-License-Identifier: GPL-3.0-or-later
// The result card.
#include "app/play/result_model.h"

#include "app/engine.h"
#include "app/home/reference_model.h"
#include "app/play/game_model.h"
#include "app/play/resolver_model.h"
#include "app/play/ruling_view.h"
#include "app/qt/json_qt.h"
#include "app/services.h"

#include <algorithm>

namespace optio {

namespace {

const char *const seenNote = "seen"; ///< number of the last ruling that the players have seen

/// Are there dice of the app's among those that are shown?
bool rolled(const QVariantList &sides)
{
    return std::any_of(sides.begin(), sides.end(), [](const QVariant &side) {
        const QVariantList dice = side.toMap()["dice"].toList();
        return std::any_of(dice.begin(), dice.end(), [](const QVariant &die) { return die.toMap()["from"] == QLatin1String("rolled"); });
    });
}

} // namespace

ResultModel::ResultModel(Services *services, GameModel *game, ResolverModel *resolver, ReferenceModel *reference, QObject *parent)
    : QObject(parent), services_(services), game_(game), resolver_(resolver), reference_(reference)
{
    connect(game, &GameModel::ruled, this, &ResultModel::show);
    connect(game, &GameModel::undone, this, &ResultModel::clear);
    connect(game, &GameModel::closing, this, &ResultModel::clear);
    connect(game, &GameModel::givenUp, this, [this] { reopened_ = 0; });
    connect(game, &GameModel::adopted, this, [this](int n) {
        services_->attempt([&] {
            const Entry entry = game_->read(n);
            if (n_ > 0)
                Q_EMIT changed(); // it may be the last no more
            if (n_ > 0 && entry.kind == "undo" && entry.json.at("of") == n_)
                clear(); // the other device has taken back what the card shows
            if (reopened_ > 0 && entry.kind == "undo" && entry.json.at("of") == reopened_)
                reopen(game_->read(std::exchange(reopened_, 0)));
        });
    });
}

void ResultModel::show(int n) { present(n, true); }

void ResultModel::present(int n, bool fresh)
{
    services_->attempt([&] {
        const Entry entry = game_->read(n);
        shown_ = game_->tell(entry, stateBefore(game_->game().state(), entry), true);
        thrown_ = fresh && rolled(sides());
        n_ = n;
        announcement_ = tr("%1, ruling %2: %3").arg(game_->turnHead()).arg(n).arg(sentence());
        const Json told = game_->shown(entry).json.at("result");
        const bool sideDice = told.contains("dice") && !told.at("dice").empty();
        // The form has shown already what comes of an act without dice.
        const bool shownBefore = resolver_->isOpen() && !resolver_->preview().isEmpty();
        if (!sideDice && (instructions().isEmpty() || shownBefore) && onPage()) {
            passQuietly();
            return;
        }
        Q_EMIT changed();
        Q_EMIT openChanged();
    });
}

bool ResultModel::isLast() const { return isOpen() && game_->canUndo() && game_->game().standing().back() == n_; }

/// What the other player does on a tablet of their own is not offered here.
QVariantList ResultModel::followUps() const
{
    if (!isLast())
        return {};
    QVariantList acts = value("followUps").toList();
    const QString seat = game_->isOpen() ? game_->seat() : QString();
    if (!seat.isEmpty())
        acts.removeIf([&](const QVariant &one) {
            const QVariantMap act = one.toMap();
            const std::string page =
                game_->game().ruleset().resolver(utf8(act["resolver"].toString())).pageOf(game_->game().state(), fromVariant(act["input"]));
            return !page.empty() && qt(page) != seat;
        });
    return acts;
}

/// Is all that follows the main button of the page already?
bool ResultModel::onPage() const
{
    const std::vector<Act> acts = game_->game().ruleset().acts(game_->game().state());
    const QVariantList next = followUps();
    return std::all_of(next.begin(), next.end(), [&](const QVariant &one) {
        const Json act = fromVariant(one);
        return std::any_of(acts.begin(), acts.end(), [&](const Act &offer) {
            return offer.next && offer.resolver == act.value("resolver", "") &&
                   (act.value("input", Json::object()).empty() || act.at("input") == offer.input);
        });
    });
}

/// Nothing was thrown and nothing is to be done on the table: a card would only be in the way.
void ResultModel::passQuietly()
{
    const int n = n_;
    QString text = sentence();
    for (const QVariant &one : instructions()) {
        text = withStop(text) + u' ' + one.toMap()["text"].toString();
    }
    game_->catchUp();
    clear();
    markSeen(n);
    if (game_->undoAsks())
        return; // both players are to agree first
    services_->offerUndo(text, [this, n] {
        if (game_->isOpen() && game_->canUndo() && game_->game().standing().back() == n)
            game_->takeBack();
        else
            throw Error("Something else has happened since; undo that first.");
    });
}

void ResultModel::restore()
{
    if (!game_->canUndo() || !game_->correctable())
        return; // a board tells what happened by itself
    const int last = game_->game().standing().back();
    const std::string seen = services_->store().gameNote(game_->gameId(), seenNote);
    if (last > QString::fromStdString(seen).toInt() && game_->read(last).kind == "act")
        present(last, false);
}

void ResultModel::clear()
{
    if (n_ == 0)
        return;
    n_ = 0;
    game_->catchUp(); // the page is uncovered
    Q_EMIT openChanged();
}

void ResultModel::markSeen(int n)
{
    services_->attempt([&] { services_->store().setGameNote(game_->gameId(), seenNote, std::to_string(n)); });
}

void ResultModel::accept()
{
    if (!isOpen())
        return;
    markSeen(n_);
    clear();
}

void ResultModel::followUp(int index)
{
    if (index < 0 || index >= followUps().size())
        return;
    const QVariantMap act = followUps().at(index).toMap();
    const int seen = n_;
    services_->attempt([&] {
        const std::optional<int> n = game_->doOrAsk(utf8(act["resolver"].toString()), fromVariant(act["input"]));
        markSeen(seen);
        if (n)
            show(*n);
        else
            clear();
    });
}

void ResultModel::change()
{
    if (!isOpen())
        return;
    services_->attempt([this] {
        expectLast();
        const int n = n_;
        const std::optional<Entry> entry = game_->takeBack();
        clear();
        if (entry)
            reopen(*entry);
        else
            reopened_ = n; // once the device that keeps the game has taken it back
    });
}

void ResultModel::expectLast() const
{
    if (!isLast())
        throw Error("Something else has happened since; undo that first.");
}

void ResultModel::reopen(const Entry &entry)
{
    std::vector<int> typed;
    for (const Json &die : entry.json.at("result").value("dice", Json::array())) {
        const Draw draw = drawFromJson(die);
        if (draw.from == Provenance::typed)
            typed.push_back(draw.value);
    }
    const Json &act = entry.json.at("act");
    resolver_->start(act.at("resolver").get<std::string>(), act.at("input"), typed);
}

void ResultModel::undo()
{
    if (!isOpen())
        return;
    if (services_->attempt([this] {
            expectLast();
            game_->takeBack();
        }))
        clear();
}

QVariantMap ResultModel::rule(const QString &rule) const { return reference_->find(game_->rulesetId(), rule); }

} // namespace optio
