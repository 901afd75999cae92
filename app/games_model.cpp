// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games.
#include "app/games_model.h"

#include "app/desk.h"
#include "app/engine.h"
#include "app/files.h"
#include "app/form_view.h"
#include "app/game_model.h"
#include "app/json_qt.h"

namespace optio {

namespace {

constexpr qint64 largestJournal = 256 << 20;

std::string titleOf(const Json &armies) { return armies.at(0).value("name", "") + " – " + armies.at(1).value("name", ""); }

QVariantMap rowOf(const GameRow &game, const QString &rulesetName)
{
    return {{"id", qt(game.id)},     {"title", qt(game.title)},     {"ruleset", qt(game.ruleset)}, {"rulesetName", rulesetName},
            {"turn", qt(game.turn)}, {"changed", qt(game.changed)}, {"over", game.over},           {"length", game.length}};
}

} // namespace

GamesModel::GamesModel(Desk *desk, GameModel *game, QObject *parent)
    : QObject(parent), desk_(desk), game_(game),
      rows_(new RowsModel({"id", "title", "ruleset", "rulesetName", "turn", "changed", "over", "length"}, this))
{
    // While one is being played nobody looks at the list.
    connect(game, &GameModel::changed, this, [this] {
        if (!game_->isOpen())
            refresh();
    });
    connect(desk, &Desk::rulesetsChanged, this, [this] {
        refresh();
        Q_EMIT rulesetsChanged();
    });
    refresh();
}

void GamesModel::refresh()
{
    if (!desk_->hasStore())
        return;
    desk_->attempt([this] {
        QList<QVariantMap> rows;
        for (const GameRow &game : desk_->store().games())
            rows.append(rowOf(game, desk_->rulesetName(game.ruleset)));
        std::stable_sort(rows.begin(), rows.end(), [](const QVariantMap &one, const QVariantMap &two) {
            return one.value("changed").toString() > two.value("changed").toString();
        });
        rows_->update(rows);
    });
    Q_EMIT changed();
}

QVariant GamesModel::latest() const
{
    for (const QVariantMap &row : rows_->rows())
        if (!row.value("over").toBool())
            return row;
    return QVariant::fromValue(nullptr);
}

QVariantList GamesModel::rulesets() const
{
    QVariantList list;
    for (const Ruleset *ruleset : desk_->rulesets())
        list.append(QVariantMap{
            {"id", qt(ruleset->id())}, {"name", qt(ruleset->name())}, {"summary", qt(ruleset->summary())}, {"kind", qt(ruleset->kind())}});
    return list;
}

QVariantList GamesModel::examples() const
{
    constexpr int most = 3;
    QVariantList list;
    // Every rule set's first pair of armies, then every rule set's second pair, and so on.
    for (std::size_t pair = 0; pair < most; ++pair)
        for (const Ruleset *ruleset : desk_->rulesets()) {
            const std::vector<Json> &armies = ruleset->armies();
            if (ruleset->base() != ruleset->id())
                continue; // the same armies under house rules
            if (list.size() == most || 2 * pair + 1 >= armies.size())
                continue;
            const Json &a = armies[2 * pair], &b = armies[2 * pair + 1];
            list.append(QVariantMap{{"label", qt(titleOf(Json::array({a, b})))},
                                    {"ruleset", qt(ruleset->id())},
                                    {"rulesetName", qt(ruleset->name())},
                                    {"armyA", textAt(a, "id")},
                                    {"armyB", textAt(b, "id")}});
        }
    return list;
}

QVariantList GamesModel::options(const QString &ruleset)
{
    QVariantList list;
    desk_->attempt([&] {
        for (const Question &question : desk_->ruleset(utf8(ruleset)).options())
            list.append(questionView(question));
    });
    return list;
}

bool GamesModel::create(const QString &ruleset, const QString &armyA, const QString &armyB, const QVariantMap &options)
{
    return desk_->attempt([&] {
        const Ruleset &rules = desk_->ruleset(utf8(ruleset));
        GameSetup setup;
        setup.rosterA = desk_->roster(utf8(armyA));
        setup.rosterB = desk_->roster(utf8(armyB));
        setup.options = Json::object();
        for (const Question &question : rules.options()) {
            const auto given = options.constFind(qt(question.id));
            const Json answer = given == options.cend() ? question.standard : answerFrom(question, *given);
            checkAnswer(question, answer);
            setup.options[question.id] = answer;
        }
        setup.key = newGameKey();
        setup.created = Desk::now();
        const Game game = Game::start(rules, setup);
        game_->open(desk_->store().addGame(game, titleOf(game.header().at("armies")), Desk::now()));
        refresh();
    });
}

bool GamesModel::open(const QString &id)
{
    return desk_->attempt([&] { game_->open(utf8(id)); });
}

void GamesModel::remove(const QString &id)
{
    desk_->attempt([&] {
        const QString title = rows_->get(rows_->indexOf(id)).value("title").toString();
        if (game_->id() == id)
            game_->close();
        desk_->store().binGame(utf8(id), true, Desk::now());
        refresh();
        desk_->offerUndo(tr("%1 deleted").arg(title), [this, id] {
            desk_->store().binGame(utf8(id), false, Desk::now());
            refresh();
        });
    });
}

QString GamesModel::importFile(const QUrl &file)
{
    QString id;
    desk_->attempt([&] {
        const std::vector<Entry> entries = readJournal(readFile(file, largestJournal), utf8(file.fileName()));
        if (entries.empty())
            throw Error("\"" + utf8(file.fileName()) + "\" holds no game.");
        const Json &header = entries.front().json;
        const std::string game =
            desk_->store().importGame(desk_->ruleset(header.value("ruleset", "")), entries, titleOf(header.at("armies")), Desk::now());
        desk_->store().setGameNote(game, "seen", std::to_string(entries.back().n));
        refresh();
        id = qt(game);
    });
    return id;
}

bool GamesModel::exportFile(const QString &id, const QUrl &file)
{
    return desk_->attempt([&] {
        std::string text;
        const int length = rows_->get(rows_->indexOf(id)).value("length").toInt();
        for (const StoredLine &line : desk_->store().lines(utf8(id), 0, length))
            text += line.line + "\n";
        if (text.empty())
            throw Error("There is no such game.");
        writeFile(file, text);
    });
}

} // namespace optio
