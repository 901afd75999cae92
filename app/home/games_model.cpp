// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games.
#include "app/home/games_model.h"

#include "app/board/opponents.h"
#include "app/engine.h"
#include "app/home/battle_rows.h"
#include "app/home/game_notes.h"
#include "app/play/form_view.h"
#include "app/play/game_model.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/campaign/campaign_game.h"
#include "rules/report/story.h"
#include "rules/setup.h"

#include <algorithm>
#include <limits>

namespace optio {

namespace {

constexpr qint64 largestJournal = 256 << 20;

} // namespace

GamesModel::GamesModel(Services *services, GameModel *game, QObject *parent)
    : QObject(parent), services_(services), game_(game),
      rows_(new RowsModel({"id", "title", "ruleset", "rulesetName", "kind", "players", "turn", "changed", "over", "length"}, this))
{
    // While one is being played nobody looks at the list.
    connect(game, &GameModel::changed, this, [this] {
        if (!game_->isOpen())
            refresh();
    });
    connect(services, &Services::rulesetsChanged, this, [this] {
        refresh();
        Q_EMIT rulesetsChanged();
    });
    refresh();
}

QVariantMap GamesModel::rowOf(const GameRow &game) const
{
    std::optional<RulesetFace> rules = services_->face(game.ruleset);
    if (!rules) // by house rules that are missing
        rules = services_->face(baseOf(game.ruleset));
    const QString kind = rules ? qt(rules->kind) : QStringLiteral("table");
    QString players;
    if (!game.over && !services_->store().gameNote(game.id, "link").empty()) {
        players = tr("copy of a shared game");
    } else if (kind == QLatin1String("app")) {
        const auto person = [](const std::string &who) { return who == human || who == nobody; };
        try {
            if (const Json who = keptPlayers(services_->store(), game.id); !who.empty())
                players = person(who.value("a", human)) && person(who.value("b", human)) ? tr("two players") : tr("against the computer");
        } catch (const std::exception &) {
            // one broken note hides no game (PRF-06)
        }
    }
    return {{"id", qt(game.id)},
            {"title", qt(game.title)},
            {"ruleset", qt(game.ruleset)},
            {"rulesetName", services_->rulesetName(game.ruleset)},
            {"kind", kind},
            {"players", players},
            {"turn", spoken(game.turn)},
            {"changed", qt(game.changed)},
            {"over", game.over},
            {"length", game.length}};
}

void GamesModel::refresh()
{
    if (!services_->hasStore())
        return;
    services_->attempt([this] {
        all_.clear();
        for (const GameRow &game : services_->store().games())
            all_.append(rowOf(game));
        std::stable_sort(all_.begin(), all_.end(), [](const QVariantMap &one, const QVariantMap &two) {
            return one.value("changed").toString() > two.value("changed").toString();
        });
        show();
    });
    Q_EMIT changed();
}

void GamesModel::show()
{
    const QStringList words = filter_.split(u' ', Qt::SkipEmptyParts);
    QList<QVariantMap> rows;
    for (const QVariantMap &row : all_) {
        const QString text =
            row.value("title").toString() + u' ' + row.value("rulesetName").toString() + u' ' + row.value("turn").toString();
        if (std::all_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); }))
            rows.append(row);
    }
    rows_->update(rows);
}

void GamesModel::setFilter(const QString &filter)
{
    if (filter == filter_)
        return;
    filter_ = filter;
    show();
    Q_EMIT changed();
}

QVariant GamesModel::latest() const
{
    for (const QVariantMap &row : all_)
        if (!row.value("over").toBool())
            return row;
    return QVariant::fromValue(nullptr);
}

QString GamesModel::titleOfGame(const QString &id) const
{
    for (const QVariantMap &row : all_)
        if (row.value("id").toString() == id)
            return row.value("title").toString();
    throw Error("There is no such game.");
}

QVariantList GamesModel::rulesets() const
{
    QVariantList list;
    for (const RulesetFace &rules : services_->faces())
        list.append(QVariantMap{{"id", qt(rules.id)}, {"name", qt(rules.name)}, {"summary", qt(rules.summary)}, {"kind", qt(rules.kind)}});
    return list;
}

QVariantList GamesModel::examples() const
{
    // Every rule set's first battle, then every rule set's second, and so on.
    std::vector<QVariantList> rounds;
    services_->attempt([&] {
        for (const Ruleset *ruleset : services_->rulesets()) {
            if (ruleset->base() != ruleset->id())
                continue; // the same battles under house rules
            std::size_t round = 0;
            for (const ReadyBattle &battle : ruleset->battles()) {
                if (++round > rounds.size())
                    rounds.emplace_back();
                rounds[round - 1].append(battleRow(*ruleset, battle));
            }
        }
    });
    QVariantList list;
    for (const QVariantList &round : rounds)
        list += round;
    return list;
}

QVariantList GamesModel::options(const QString &ruleset)
{
    QVariantList list;
    services_->attempt([&] {
        for (const Question &question : services_->ruleset(utf8(ruleset)).options())
            list.append(questionView(question));
    });
    return list;
}

bool GamesModel::create(const QString &ruleset, const QString &armyA, const QString &armyB, const QVariantMap &options)
{
    return services_->attempt([&] {
        const Ruleset &rules = services_->ruleset(utf8(ruleset));
        GameSetup setup;
        setup.rosterA = services_->roster(utf8(armyA));
        setup.rosterB = services_->roster(utf8(armyB));
        setup.options = Json::object();
        for (const Question &question : rules.options()) {
            const auto given = options.constFind(qt(question.id));
            const Json answer = given == options.cend() ? question.standard : answerFrom(question, *given);
            checkAnswer(question, answer);
            setup.options[question.id] = answer;
        }
        setup.key = newGameKey();
        setup.created = Services::now();
        begin(rules, setup, usualPlayers(rules));
    });
}

void GamesModel::begin(const Ruleset &ruleset, const GameSetup &setup, const Json &players)
{
    const bool inTheApp = ruleset.kind() == "app";
    if (inTheApp)
        checkPlayers(ruleset, players);
    const Game game = Game::start(ruleset, setup);
    const std::string id = services_->store().addGame(game, gameTitle(game.header()), Services::now());
    if (inTheApp)
        services_->store().setGameNote(id, playersNote, canonical(players));
    services_->keepRules(id, ruleset);
    game_->open(id);
    refresh();
}

bool GamesModel::again(const QString &id, bool sameDice, bool swapped)
{
    return services_->attempt([&] {
        const std::vector<StoredLine> header = services_->store().lines(utf8(id), 0, 0);
        if (header.empty())
            throw Error("There is no such game.");
        const Json json = parseEntry(header.front().line, 0).json;
        const Ruleset &ruleset = services_->ruleset(json.value("ruleset", ""));
        Json players = keptPlayers(services_->store(), utf8(id));
        if (players.empty())
            players = usualPlayers(ruleset);
        if (swapped)
            std::swap(players["a"], players["b"]);
        begin(ruleset, setupAgain(json, sameDice, Services::now()), players);
    });
}

bool GamesModel::open(const QString &id)
{
    return services_->attempt([&] { game_->open(utf8(id)); });
}

void GamesModel::rename(const QString &id, const QString &title)
{
    services_->attempt([&] {
        const QString before = titleOfGame(id), wanted = title.trimmed();
        if (wanted.isEmpty())
            throw Error("A game needs a title.");
        if (wanted == before)
            return;
        services_->store().renameGame(utf8(id), utf8(wanted));
        refresh();
        services_->offerUndo(tr("Renamed to %1").arg(wanted), [this, id, before] {
            services_->store().renameGame(utf8(id), utf8(before));
            refresh();
        });
    });
}

QString GamesModel::duplicate(const QString &id)
{
    QString copy;
    services_->attempt([&] {
        const QString title = tr("%1 (copy)").arg(titleOfGame(id));
        std::vector<Entry> entries;
        for (const StoredLine &line : services_->store().lines(utf8(id), 0, std::numeric_limits<int>::max()))
            entries.push_back(parseEntry(line.line, line.n));
        const Ruleset &ruleset = services_->rulesetOfGame(utf8(id));
        const std::string made = services_->store().importGame(ruleset, entries, utf8(title), Services::now());
        copyNotes(services_->store(), utf8(id), made);
        refresh();
        copy = qt(made);
        services_->offerUndo(tr("%1 made").arg(title), [this, made] {
            services_->store().binGame(made, true, Services::now());
            refresh();
        });
    });
    return copy;
}

void GamesModel::remove(const QString &id)
{
    services_->attempt([&] {
        const QString title = titleOfGame(id);
        if (game_->id() == id)
            game_->close();
        services_->store().binGame(utf8(id), true, Services::now());
        refresh();
        services_->offerUndo(tr("%1 deleted").arg(title), [this, id] {
            services_->store().binGame(utf8(id), false, Services::now());
            refresh();
        });
    });
}

QString GamesModel::importFile(const QUrl &file)
{
    QString id;
    services_->attempt([&] {
        std::string cut;
        const std::vector<Entry> entries = readJournal(journalText(readFile(file, largestJournal)), utf8(file.fileName()), &cut);
        if (entries.empty())
            throw Error("\"" + utf8(file.fileName()) + "\" holds no game.");
        if (!cut.empty())
            Q_EMIT services_->failed(
                tr("The end of \"%1\" is missing: its last entry was cut short and is left out.").arg(file.fileName()));
        // Each line holds the hash of the one before it: with the last line all are the same.
        for (const GameRow &row : services_->store().games()) {
            const std::vector<StoredLine> same = services_->store().lines(row.id, entries.back().n, entries.back().n);
            if (!same.empty() && same.front().line == entries.back().line) {
                id = qt(row.id);
                return;
            }
        }
        const Json &header = entries.front().json;
        const std::string game =
            services_->store().importGame(services_->ruleset(header.value("ruleset", "")), entries, gameTitle(header), Services::now());
        services_->store().setGameNote(game, "seen", std::to_string(entries.back().n));
        refresh();
        id = qt(game);
    });
    return id;
}

bool GamesModel::exportFile(const QString &id, const QUrl &file)
{
    return services_->attempt([&] {
        std::string text;
        for (const StoredLine &line : services_->store().lines(utf8(id), 0, std::numeric_limits<int>::max()))
            text += line.line + "\n";
        if (text.empty())
            throw Error("There is no such game.");
        writeFile(file, text);
    });
}

} // namespace optio
