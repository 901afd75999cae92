// SPDX-License-Identifier: GPL-3.0-or-later
// The open game told: an entry, the battle's report, the journal as a file.
#include "app/engine.h"
#include "app/paper/report_rich.h"
#include "app/play/game_model.h"
#include "app/play/ruling_view.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/journal/secrets.h"
#include "rules/report/story.h"

#include <algorithm>

namespace optio {

namespace {

/// The report in the language of now.
std::string markdownOf(const Ruleset &ruleset, const std::vector<Entry> &entries)
{
    BattleStory story = storyOf(ruleset, entries, false);
    tellIn(story, reportWords());
    return battleMarkdown(story);
}

} // namespace

Entry GameModel::shown(Entry entry) const
{
    // How a deck lies is nobody's to know while it is played from.
    if (entry.kind == "act" && !ended_["over"].toBool() && entry.json.at("result").contains("dice")) {
        Json &dice = entry.json["result"]["dice"];
        const auto last =
            std::remove_if(dice.begin(), dice.end(), [](const Json &die) { return textAt(die, "id") == QLatin1String("shuffle"); });
        dice.erase(last, dice.end());
    }
    if (!isSecret(game_->ruleset(), entry.json) || ended_["over"].toBool())
        return entry;
    if (const QString side = qt(pageOf(game_->ruleset(), game_->state(), entry.json)); !side.isEmpty() && side == viewer())
        return entry;
    entry.json["result"] = sentenceOf(entry.json.at("result"));
    entry.json.erase("dieNames");
    entry.json["act"]["input"] = Json::object();
    return entry;
}

QVariantMap GameModel::tell(const Entry &told, const Json &state, bool before) const
{
    const Entry entry = shown(told);
    RulingContext context;
    context.ruleset = &game_->ruleset();
    context.state = &state;
    context.before = before && entry.json == told.json;
    context.armyOf = [this](const QString &unit) { return sideOf(unit); };
    context.sideName = [this](const QString &side) { return sideName(side); };
    QVariantMap view = rulingView(entry, context);
    if (const QString turn = view["turn"].toString(); !turn.isEmpty() && !view_.seen.turnWord.empty())
        view["turn"] = spoken(qt(view_.seen.turnWord) + u' ' + turn);
    return view;
}

Json GameModel::stateThen(int n, bool stands) const
{
    std::vector<Entry> entries = everything();
    if (!stands)
        entries.resize(std::min(entries.size(), static_cast<std::size_t>(n)));
    Json state = entries.front().json.at("start");
    for (const StandingEntry &entry : standingHistory(entries)) {
        if (entry.n > n)
            break;
        optio::apply(state, entry.n == n ? changesOfBefore(entry.before) : changesOf(entry));
    }
    return state;
}

QVariantMap GameModel::entry(int n)
{
    QVariantMap view;
    services_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        Entry entry = read(n);
        const bool undoable = entry.kind == "act" || entry.kind == "correct" || entry.kind == "amend";
        const std::vector<int> &standing = game_->standing();
        const bool stands = std::binary_search(standing.begin(), standing.end(), n);
        StandingEntry now;
        const QString was = textAt(entry.json.value("result", Json::object()), "sentence");
        if (stands && entry.kind != "amend") {
            now = asWritten(entry);
            for (const int by : game_->amendments())
                if (by > n)
                    layOver(now, read(by));
            entry.json["result"] = now.result;
            if (entry.kind == "act")
                entry.json["act"] = now.act;
        }
        view = tell(entry, stateThen(n, stands), correctable()); // the odds of a battle on the board are the debriefing's to tell
        view["undone"] = undoable && !stands;
        view["amendable"] = correctable() && stands && entry.kind != "amend" && !now.struck() && shown(entry).json == entry.json;
        tellAmendments(view, now, was);
    });
    return view;
}

void GameModel::tellAmendments(QVariantMap &view, const StandingEntry &entry, const QString &was) const
{
    QVariantList amendments;
    for (const AmendMark &mark : entry.marks)
        amendments.append(QVariantMap{{"by", mark.by}, {"how", qt(mark.how)}, {"reason", qt(mark.reason)}});
    view["amendments"] = amendments;
    view["struck"] = entry.struck();
    view["was"] = was == view["sentence"].toString() ? QString() : was;
}

std::vector<Entry> GameModel::everything() const
{
    constexpr int page = 500;
    std::vector<Entry> entries;
    for (int first = 0; first <= game_->length(); first += page)
        for (const StoredLine &line : services_->store().lines(id_, first, first + page - 1))
            entries.push_back(parseEntry(line.line, line.n));
    return entries;
}

QString GameModel::report()
{
    QString markdown;
    services_->attempt([&] {
        if (game_)
            markdown = qt(markdownOf(game_->ruleset(), everything()));
    });
    return markdown;
}

bool GameModel::exportReport(const QUrl &file)
{
    return services_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        const QString name = file.fileName();
        const bool page =
            name.endsWith(QLatin1String(".html"), Qt::CaseInsensitive) || name.endsWith(QLatin1String(".htm"), Qt::CaseInsensitive);
        writeFile(file,
                  page ? battlePage(game_->ruleset(), everything(), false, {}, reportWords()) : markdownOf(game_->ruleset(), everything()));
    });
}

bool GameModel::exportFile(const QUrl &file)
{
    return services_->attempt([&] {
        if (!game_)
            throw Error("No game is open.");
        std::string text;
        for (const StoredLine &line : services_->store().lines(id_, 0, game_->length()))
            text += line.line + "\n";
        writeFile(file, text);
    });
}

} // namespace optio
