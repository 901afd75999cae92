// SPDX-License-Identifier: GPL-3.0-or-later
// The open game.
#include "app/game_model.h"

#include "app/desk.h"
#include "app/engine.h"
#include "app/files.h"
#include "app/json_qt.h"
#include "app/prefs.h"
#include "app/ruling_view.h"

#include <algorithm>

namespace optio {

GameModel::GameModel(Desk *desk, Prefs *prefs, QObject *parent)
    : QObject(parent), desk_(desk), prefs_(prefs), journal_(new JournalModel(desk, this))
{}

void GameModel::open(const std::string &id)
{
    close();
    game_ = desk_->store().openGame(id, [this](const std::string &ruleset) -> const Ruleset & { return desk_->ruleset(ruleset); });
    id_ = id;
    title_ = sideName(QStringLiteral("a")) + QStringLiteral(" – ") + sideName(QStringLiteral("b"));
    journal_->open(id, game_->length());
    refresh();
    Q_EMIT opened();
}

void GameModel::close()
{
    if (!game_)
        return;
    Q_EMIT closing();
    game_.reset();
    id_.clear();
    journal_->close();
    for (QString *text : {&title_, &turnText_, &active_, &undoText_, &selectedA_, &selectedB_})
        text->clear();
    for (QVariantList *list : {&sides_, &acts_, &reminders_, &resolvers_})
        list->clear();
    ended_.clear();
    units_.clear();
    unitAt_.clear();
    Q_EMIT changed();
    Q_EMIT selectedChanged();
}

QString GameModel::rulesetId() const { return game_ ? qt(game_->ruleset().id()) : QString(); }

QString GameModel::rulesetName() const { return game_ ? qt(game_->ruleset().name()) : QString(); }

QString GameModel::sideName(const QString &side) const
{
    if (!game_ || (side != QLatin1String("a") && side != QLatin1String("b")))
        return {};
    for (const QVariant &shown : sides_)
        if (const QVariantMap one = shown.toMap(); one["id"].toString() == side)
            return one["name"].toString();
    const Json &armies = game_->header().at("armies");
    return textAt(armies.at(side == QLatin1String("a") ? 0 : 1), "name");
}

QString GameModel::sideOf(const QString &unit) const
{
    const auto at = unitAt_.constFind(unit);
    return at == unitAt_.cend() ? QString() : units_[*at].side;
}

QVariantMap GameModel::selected() const { return {{"a", selectedA_}, {"b", selectedB_}}; }

QVariantList GameModel::counters() const { return game_ ? toList(game_->ruleset().counters(game_->state())) : QVariantList(); }

void GameModel::refresh()
{
    const Json view = game_->ruleset().view(game_->state(), "");
    const Json none = Json::array();
    const auto listAt = [&](const char *key) { return view.contains(key) ? view.at(key) : none; };
    turnText_ = view.contains("turn") ? toVariant(view.at("turn")).toString() : QString();
    active_ = textAt(view, "active");
    sides_ = toList(listAt("sides"));
    reminders_ = toList(listAt("reminders"));
    ended_ = toMap(game_->ruleset().ended(game_->state()));
    acts_.clear();
    for (const Act &act : game_->ruleset().acts(game_->state()))
        acts_.append(
            QVariantMap{{"resolver", qt(act.resolver)}, {"label", qt(act.label)}, {"next", act.next}, {"refusal", qt(act.refusal)}});
    refreshUnits(view);
    undoText_ = undoTextNow();
    refreshResolvers();
    Q_EMIT changed();
    Q_EMIT selectedChanged();
}

void GameModel::refreshUnits(const Json &view)
{
    units_.clear();
    unitAt_.clear();
    for (const Json &side : view.value("sides", Json::array()))
        for (const Json &group : side.value("groups", Json::array()))
            for (const Json &unit : group.value("units", Json::array())) {
                unitAt_.insert(textAt(unit, "id"), units_.size());
                units_.append(
                    {textAt(side, "id"), textAt(unit, "id"), textAt(unit, "label"), textAt(unit, "detail"), textAt(unit, "icon")});
            }
    for (QString *unit : {&selectedA_, &selectedB_})
        if (!unitAt_.contains(*unit))
            unit->clear();
}

void GameModel::refreshResolvers()
{
    resolvers_.clear();
    for (const Resolver *resolver : game_->ruleset().resolvers()) {
        if (resolver->slots().empty())
            continue;
        QString refusal;
        try {
            refusal = qt(resolver->refusal(game_->state(), selectionFor(*resolver)));
        } catch (const Error &error) {
            refusal = QString::fromUtf8(error.what());
        }
        resolvers_.append(QVariantMap{{"id", qt(resolver->id())}, {"title", qt(resolver->title())}, {"refusal", refusal}});
    }
}

QString GameModel::undoTextNow() const
{
    if (game_->standing().empty())
        return {};
    QString sentence;
    desk_->attempt([&] {
        const Entry last = read(game_->standing().back());
        sentence = textAt(last.json.value("result", Json::object()), "sentence");
    });
    while (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence.isEmpty() ? tr("Undo") : tr("Undo %1").arg(sentence);
}

Json GameModel::selectionFor(const Resolver &resolver) const
{
    Json input = Json::object();
    for (const Slot &slot : resolver.slots()) {
        const bool activeIsA = active_ != QLatin1String("b");
        const bool a = slot.whose == "active" ? activeIsA : slot.whose == "other" ? !activeIsA : slot.id != "b";
        const QString &unit = a ? selectedA_ : selectedB_;
        if (!unit.isEmpty())
            input[slot.id] = utf8(unit);
    }
    return input;
}

void GameModel::select(const QString &unit)
{
    const QString side = sideOf(unit);
    if (side.isEmpty())
        return;
    QString &mine = side == QLatin1String("a") ? selectedA_ : selectedB_;
    mine = mine == unit ? QString() : unit;
    refreshResolvers();
    Q_EMIT selectedChanged();
}

void GameModel::choose(const QString &resolver)
{
    desk_->attempt([&] {
        if (game_)
            Q_EMIT asked(resolver, toMap(selectionFor(game_->ruleset().resolver(utf8(resolver)))));
    });
}

bool GameModel::asksNothing(const Resolver &resolver, const Json &input) const
{
    if (!resolver.slots().empty())
        return false;
    const Form form = resolver.form(&game_->state(), input);
    return form.questions.empty() && (form.dice.empty() || prefs_->dice() == QLatin1String("app"));
}

void GameModel::act(const QString &resolver)
{
    desk_->attempt([&] {
        if (!game_)
            return;
        for (const Act &act : game_->ruleset().acts(game_->state())) {
            if (act.resolver != utf8(resolver))
                continue;
            if (!act.refusal.empty())
                throw Error(act.refusal);
            const Json input = act.input.is_object() ? act.input : Json::object();
            if (!asksNothing(game_->ruleset().resolver(act.resolver), input)) {
                Q_EMIT asked(resolver, toMap(input));
                return;
            }
            const int n = perform(act.resolver, input, std::nullopt).n;
            Q_EMIT ruled(n);
            return;
        }
        throw Error("\"" + utf8(resolver) + "\" cannot be done now.");
    });
}

Entry GameModel::perform(const std::string &resolver, const Json &input, const std::optional<std::vector<int>> &typed)
{
    if (!game_)
        throw Error("No game is open.");
    Entry entry = game_->act(resolver, input, typed, Desk::now());
    store(entry);
    selectedA_.clear();
    selectedB_.clear();
    refreshResolvers();
    Q_EMIT selectedChanged();
    return entry;
}

Entry GameModel::takeBack()
{
    if (!game_)
        throw Error("No game is open.");
    const Entry undo = game_->undo([this](int n) { return read(n); }, Desk::now());
    Entry of = read(undo.json.at("of").get<int>());
    store(undo);
    return of;
}

void GameModel::store(const Entry &entry)
{
    Game after = *game_;
    after.follow(entry);
    const Ruleset &ruleset = after.ruleset();
    const Json view = ruleset.view(after.state(), "");
    QString turn = view.contains("turn") ? toVariant(view.at("turn")).toString() : QString();
    if (const QString whose = sideName(textAt(view, "active")); !whose.isEmpty())
        turn += (turn.isEmpty() ? QString() : QStringLiteral(" · ")) + whose;
    desk_->store().append(id_, entry, after, utf8(turn), ruleset.ended(after.state()).value("over", false));
    game_ = std::move(after);
    journal_->add(entry);
    refresh();
}

Entry GameModel::read(int n) const
{
    const std::vector<StoredLine> lines = desk_->store().lines(id_, n, n);
    if (lines.empty())
        throw Error("The journal has no entry " + std::to_string(n) + ".");
    return parseEntry(lines.front().line, n);
}

void GameModel::undo()
{
    if (desk_->attempt([this] { takeBack(); }))
        Q_EMIT undone();
}

bool GameModel::correct(const QString &path, const QVariant &value, const QString &reason)
{
    return desk_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        store(game_->correct(Json{{utf8(path), fromVariant(value)}}, utf8(reason), Desk::now()));
    });
}

bool GameModel::note(const QString &text)
{
    return desk_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        if (text.trimmed().isEmpty())
            throw Error("A note needs some text.");
        store(game_->note(utf8(text.trimmed()), Desk::now()));
    });
}

QVariantMap GameModel::tell(const Entry &entry, const Json &state, bool before) const
{
    RulingContext context;
    context.ruleset = &game_->ruleset();
    context.state = &state;
    context.before = before;
    context.armyOf = [this](const QString &unit) { return sideOf(unit); };
    context.sideName = [this](const QString &side) { return sideName(side); };
    return rulingView(entry, context);
}

QVariantMap GameModel::entry(int n)
{
    QVariantMap view;
    desk_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        view = tell(read(n), game_->state(), false);
        const std::vector<int> &standing = game_->standing();
        const QString kind = view["kind"].toString();
        const bool undoable = kind == QLatin1String("act") || kind == QLatin1String("correct");
        view["undone"] = undoable && !std::binary_search(standing.begin(), standing.end(), n);
    });
    return view;
}

std::vector<Entry> GameModel::everything() const
{
    constexpr int page = 500;
    std::vector<Entry> entries;
    for (int first = 0; first <= game_->length(); first += page)
        for (const StoredLine &line : desk_->store().lines(id_, first, first + page - 1))
            entries.push_back(parseEntry(line.line, line.n));
    return entries;
}

QString GameModel::report()
{
    QString markdown;
    desk_->attempt([&] {
        if (game_)
            markdown = qt(battleReport(game_->ruleset(), everything()));
    });
    return markdown;
}

bool GameModel::exportReport(const QUrl &file)
{
    return desk_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        writeFile(file, battleReport(game_->ruleset(), everything()));
    });
}

bool GameModel::exportFile(const QUrl &file)
{
    return desk_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        std::string text;
        for (const StoredLine &line : desk_->store().lines(id_, 0, game_->length()))
            text += line.line + "\n";
        writeFile(file, text);
    });
}

} // namespace optio
