// SPDX-License-Identifier: GPL-3.0-or-later
// The open game: opened and closed, who is selected, and what is written into its journal. What can be done is in game_acts.cpp.
#include "app/play/game_model.h"

#include "app/engine.h"
#include "app/home/prefs.h"
#include "app/play/shifts.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/campaign/campaign_game.h"
#include "rules/journal/journal_correction.h"
#include "rules/journal/secrets.h"
#include "rules/link/amend_told.h"
#include "rules/link/seat.h"
#include "rules/names.h"
#include "rules/phrases.h"

#include <algorithm>

namespace optio {

namespace {

constexpr int pageAfterCard = 40;            ///< milliseconds: the card of a ruling is painted first
constexpr const char *sealedNote = "sealed"; ///< the key that sealed notes are kept under

} // namespace

GameModel::GameModel(Services *services, Prefs *prefs, QObject *parent)
    : QObject(parent), services_(services), prefs_(prefs), journal_(new JournalModel(services, this))
{
    journal_->showAs([this](const Entry &entry) { return shown(entry); });
    later_.setSingleShot(true);
    later_.setInterval(pageAfterCard);
    connect(&later_, &QTimer::timeout, this, &GameModel::catchUp);
}

void GameModel::open(const std::string &id)
{
    close();
    const Ruleset &ruleset = services_->rulesetOfGame(id);
    game_ = services_->store().openGame(id, [&](const std::string &) -> const Ruleset & { return ruleset; });
    id_ = id;
    takeKeeper();
    takeSeat();
    takeUp(game_->ruleset().view(game_->state(), "")); // first: the view is still that of the game opened before
    title_ = sideName(QStringLiteral("a")) + QStringLiteral(" – ") + sideName(QStringLiteral("b"));
    if (const auto place = battlePlaceOf(game_->header()))
        title_ = tr("%1, battle %2: %3").arg(qt(place->name)).arg(place->battle).arg(title_);
    journal_->open(id, game_->length());
    looked_ = view_.sides;
    catchUp();
    Q_EMIT opened();
}

void GameModel::close()
{
    if (!game_)
        return;
    Q_EMIT closing();
    if (services_->hasStore())
        services_->store().putAside(id_, *game_);
    behind_ = false;
    link_ = nullptr;
    game_.reset();
    handed_.clear();
    takeSeat();
    written_.reset();
    id_.clear();
    journal_->close();
    skipped_.clear();
    dismissFallen();
    for (QString *text : {&title_, &undoText_})
        text->clear();
    view_.units.clear();
    view_.unitAt.clear();
    selection_.clear();
    several_ = false;
    Q_EMIT changed();
    Q_EMIT selectedChanged();
}

bool GameModel::typesDice() const { return !guided_ && prefs_->dice() == QLatin1String("typed"); }

QString GameModel::turnHead() const { return qt(capital(utf8(view_.turn))); }

QString GameModel::rulesetId() const { return game_ ? qt(game_->ruleset().id()) : QString(); }

QString GameModel::rulesetName() const { return game_ ? qt(game_->ruleset().name()) : QString(); }

QString GameModel::sideName(const QString &side) const
{
    if (!game_ || (side != QLatin1String("a") && side != QLatin1String("b")))
        return {};
    for (const SideView &one : view_.seen.sides)
        if (qt(one.id) == side)
            return qt(one.name);
    const Json &armies = game_->header().at("armies");
    return textAt(armies.at(side == QLatin1String("a") ? 0 : 1), "name");
}

QVariantMap GameModel::selected() const
{
    return {{"a", selection_.last(QStringLiteral("a"))}, {"b", selection_.last(QStringLiteral("b"))}};
}

bool GameModel::takesSeveral() const
{
    return std::any_of(resolvers_.begin(), resolvers_.end(), [](const QVariant &one) { return one.toMap()["many"].toBool(); });
}

QVariantList GameModel::counters() const
{
    if (!game_)
        return {};
    // QML asks for the property again at each step through the list, so it is worked out once for each entry.
    const Ruleset *ruleset = &game_->ruleset();
    if (counted_.id != id_ || counted_.length != game_->length() || counted_.ruleset != ruleset)
        counted_ = {id_, game_->length(), ruleset,
                    toList(countersOf(*ruleset, seat_.isEmpty() ? game_->state()
                                                                : link::knownTo(*ruleset, game_->state(), link::seatFrom(utf8(seat_)))))};
    return counted_.counters;
}

void GameModel::takeUp(View view)
{
    view_ = GameView(std::move(view));
    journal_->setTurnWord(qt(view_.seen.turnWord));
    const bool wasOver = ended_["over"].toBool();
    ended_ = toMap(game_->ruleset().ended(game_->state()));
    if (ended_["over"].toBool() != wasOver)
        journal_->open(id_, game_->length()); // secrets are secrets until the end
    selection_.keep([this](const QString &unit) { return view_.unitAt.contains(unit); });
    behind_ = true;
}

void GameModel::catchUp()
{
    if (!std::exchange(behind_, false))
        return;
    if (written_ && written_->n > journal_->length())
        journal_->add(*written_);
    undoText_ = undoTextNow();
    // A battle on a board has a page of its own (BoardModel): the lists of the one beside the table stay as they were, and are not made
    // anew.
    if (correctable()) {
        const GameView before = std::exchange(told_, view_);
        const QVariantList acts = std::exchange(acts_, actsNow()), resolvers = std::exchange(resolvers_, resolversNow());
        if (view_.sides != before.sides)
            Q_EMIT sidesChanged();
        if (view_.phases != before.phases || view_.step != before.step)
            Q_EMIT phasesChanged();
        if (view_.reminders != before.reminders)
            Q_EMIT remindersChanged();
        if (view_.watch != before.watch)
            Q_EMIT watchChanged();
        if (view_.plan != before.plan)
            Q_EMIT planChanged();
        if (acts_ != acts)
            Q_EMIT actsChanged();
        if (resolvers_ != resolvers)
            Q_EMIT resolversChanged();
    }
    Q_EMIT changed();
    Q_EMIT selectedChanged();
}

void GameModel::showSelection()
{
    if (const QVariantList before = std::exchange(resolvers_, resolversNow()); resolvers_ != before)
        Q_EMIT resolversChanged();
    Q_EMIT selectedChanged();
}

QString GameModel::undoTextNow()
{
    if (game_->standing().empty())
        return {};
    QString sentence;
    undoAsks_ = undoWaits_ = false;
    if (const auto skip = lastSkip(); skip.size() > 1)
        return tr("Undo %n steps", "", static_cast<int>(skip.size()));
    services_->attempt([&] {
        const Entry last = read(game_->standing().back());
        // Over the link the other device is asked.
        const bool secret = !pageOf(game_->ruleset(), game_->state(), last.json).empty() || isReveal(game_->ruleset(), last.json);
        undoAsks_ = link_ == nullptr && secret;
        undoWaits_ = link_ != nullptr && !seat_.isEmpty() &&
                     (secret || textAt(last.json.value("link", Json::object()), "seat") != seat_ ||
                      !undoBorder(game_->ruleset(), game_->state(), last).empty());
        sentence = spoken(textAt(last.json.value("result", Json::object()), "sentence"));
    });
    while (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(sentence);
}

void GameModel::select(const QString &unit)
{
    const QString side = sideOf(unit);
    if (side.isEmpty())
        return;
    several_ ? selection_.add(side, unit) : selection_.tap(side, unit);
    showSelection();
}

void GameModel::selectMore(const QString &unit)
{
    const QString side = sideOf(unit);
    if (side.isEmpty())
        return;
    selection_.add(side, unit);
    showSelection();
}

void GameModel::clearSelection()
{
    selection_.clear();
    several_ = false;
    if (game_)
        showSelection();
    else
        Q_EMIT selectedChanged();
}

void GameModel::setSeveral(bool several)
{
    several_ = several;
    Q_EMIT selectedChanged();
}

std::optional<Entry> GameModel::perform(const std::string &resolver, const Json &input, const std::optional<std::vector<int>> &typed,
                                        const std::vector<std::string> &names, bool carded)
{
    if (!game_)
        throw Error("No game is open.");
    const bool linked = isLinked();
    const Sealing sealing = sealWritten(game_->ruleset(), game_->state(), resolver, input);
    if (sealing.kept) {
        std::vector<KeptNote> kept = notes();
        kept.push_back(*sealing.kept);
        services_->store().setGameNote(id_, sealedNote, canonical(toJson(kept)));
    }
    if (linked) {
        link::Act act;
        act.resolver = resolver;
        act.input = sealing.input;
        act.dice = typed;
        act.names = names;
        std::optional<Entry> ruled = link_->perform(std::move(act));
        uncarded_ = !ruled && !carded;
        return ruled;
    }
    Entry entry = game_->act(resolver, sealing.input, typed, Services::now(), names);
    store(entry, Selected::letGo);
    later_.start();
    return entry;
}

std::vector<KeptNote> GameModel::notes() const
{
    const std::string text = game_ ? services_->store().gameNote(id_, sealedNote) : std::string();
    return text.empty() ? std::vector<KeptNote>() : keptNotes(parseJson(text, "the sealed notes of this game"));
}

std::optional<Entry> GameModel::takeBack()
{
    if (!game_)
        throw Error("No game is open.");
    if (isLinked()) {
        if (game_->standing().empty())
            throw Error("There is nothing to take back.");
        link::Act act;
        act.kind = "undo";
        act.of = game_->standing().back();
        std::optional<Entry> of = read(act.of);
        if (!link_->perform(std::move(act)))
            of.reset();
        catchUp();
        return of;
    }
    const Entry undo = game_->undo([this](int n) { return read(n); }, Services::now());
    Entry of = read(undo.json.at("of").get<int>());
    store(undo);
    catchUp();
    return of;
}

void GameModel::store(const Entry &entry, Selected selected)
{
    catchUp();
    Game after = *game_;
    after.follow(entry);
    const Ruleset &ruleset = after.ruleset();
    View view = ruleset.view(after.state(), "");
    QString turn = qt(view.progress()); // English: what is stored is told in the language of whoever reads it
    if (const QString whose = sideName(qt(view.active)); !whose.isEmpty() && !view.turnWord.empty())
        turn += QStringLiteral(" · ") + whose;
    services_->store().append(id_, entry, after, utf8(turn), ruleset.ended(after.state()).value("over", false));
    game_ = std::move(after);
    written_ = entry;
    takeKeeper(&entry);
    const std::vector<Fallen> fallen = view_.seen.fallen;
    if (selected == Selected::letGo) {
        selection_.clear();
        several_ = false;
    }
    takeUp(std::move(view));
    // What an undo brings back was told when it happened.
    tellFallen(entry.kind == "undo" ? view_.seen.fallen : fallen);
}

Entry GameModel::read(int n) const
{
    if (written_ && written_->n == n)
        return *written_;
    const std::vector<StoredLine> lines = services_->store().lines(id_, n, n);
    if (lines.empty())
        throw Error("The journal has no entry " + std::to_string(n) + ".");
    return parseEntry(lines.front().line, n);
}

QVariantMap GameModel::takeShifts()
{
    const QVariantList before = std::exchange(looked_, told_.sides);
    return isOpen() ? shiftsOf(before, told_.sides) : QVariantMap();
}

void GameModel::undo()
{
    const std::vector<int> skipped = lastSkip();
    const bool jump = skipped.size() > 1;
    if (services_->attempt([&] {
            do {
                if (!takeBack())
                    return;
                if (jump)
                    looked_ = view_.sides;
            } while (!skipped.empty() && !game_->standing().empty() && game_->standing().back() >= skipped.front());
        }))
        Q_EMIT undone();
}

bool GameModel::correct(const QString &path, const QVariant &value, const QString &reason)
{
    return services_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        const Json values = withCompany(game_->ruleset(), game_->state(), Json::object({{utf8(path), fromVariant(value)}}));
        if (isLinked()) {
            link::Act act;
            act.kind = "correct";
            act.values = values;
            act.text = utf8(reason);
            link_->perform(std::move(act));
        } else {
            store(game_->correct(values, utf8(reason), Services::now()));
        }
        catchUp();
    });
}

bool GameModel::note(const QString &text)
{
    return services_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        if (text.trimmed().isEmpty())
            throw Error("A note needs some text.");
        if (isLinked()) {
            link::Act act;
            act.kind = "note";
            act.text = utf8(text.trimmed());
            link_->perform(std::move(act));
        } else {
            store(game_->note(utf8(text.trimmed()), Services::now()));
        }
        catchUp();
    });
}

int GameModel::amend(const Amending &amending, const Amendment &amendment)
{
    if (!game_)
        throw Error("No game is open.");
    expectAmendable();
    std::optional<Entry> entry;
    if (isLinked()) {
        link::Act act;
        act.kind = "amend";
        act.amend = link::told(amending);
        act.text = amending.reason;
        entry = link_->perform(std::move(act));
    } else {
        entry = game_->amend(amendment, Services::now());
        store(*entry);
    }
    looked_ = view_.sides;
    catchUp();
    return entry ? entry->n : 0;
}

} // namespace optio
