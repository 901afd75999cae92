// SPDX-License-Identifier: GPL-3.0-or-later
// Notices and questions, as whoever looks at this device may read them.
#include "app/table/table_words.h"

#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"

#include <algorithm>

namespace optio {

namespace {

QString sentenceOf(const GameModel &game, const Entry &entry)
{
    const Json seen = game.shown(entry).json;
    if (seen.contains("result"))
        return spoken(seen.at("result").value("sentence", ""));
    return seen.contains("keeper") ? spoken(seen.value("text", "")) : qt(seen.value("text", ""));
}

/// Does the sentence begin with a unit of that side?
bool beginsWithUnitOf(const GameModel &game, const QString &sentence, QLatin1String side)
{
    const QList<UnitLine> &units = game.view().units;
    return std::any_of(units.begin(), units.end(),
                       [&](const UnitLine &unit) { return unit.side == side && !unit.label.isEmpty() && sentence.startsWith(unit.label); });
}

/// Who plays at the device that asks.
QString asker(const GameModel &game, const TableState &state, const link::Ask &ask)
{
    const QString by = ask.side == "a" ? QStringLiteral("b") : QStringLiteral("a");
    for (const TableState::Person &one : state.people)
        if (one.seat == by)
            return one.name;
    return game.sideName(by);
}

} // namespace

void tellNotice(const GameModel &game, const Entry &entry, const TableNews &news)
{
    const QString seat = qt(entry.json.value("link", Json::object()).value("seat", ""));
    const QString side = game.sideName(seat);
    QString sentence = sentenceOf(game, entry);
    if (entry.kind == "undo" && !side.isEmpty()) // "Romans: Taken back: Romans: Move." names them once
        sentence.replace(QStringLiteral(": %1: ").arg(side), QStringLiteral(": "));
    // Before the name of the other army, or of a unit of it, it would read as if that were theirs too.
    const auto begins = [&](const char *of) {
        return !game.sideName(QLatin1String(of)).isEmpty() && sentence.startsWith(game.sideName(QLatin1String(of)));
    };
    const QLatin1String own(seat == QLatin1String("b") ? "b" : "a"), other(own == QLatin1String("b") ? "a" : "b");
    const bool others = entry.kind == "act" && !beginsWithUnitOf(game, sentence, own) && beginsWithUnitOf(game, sentence, other);
    if (!sentence.isEmpty())
        news.noticed(side.isEmpty() || others || begins("a") || begins("b") ? sentence : side + QStringLiteral(": ") + sentence,
                     side.isEmpty() ? QString() : seat, entry.kind == "act" ? entry.n : 0);
}

QString nodText(const GameModel &game, const TableState &state, const link::Ask &ask)
{
    const QString who = asker(game, state, ask);
    QString what = qt(ask.text);
    if (ask.of > 0 && ask.of <= game.game().length())
        what = sentenceOf(game, game.read(ask.of));
    if (!ask.after)
        return GameModel::tr("%1 asks to take back: %2").arg(who, what);
    if (ask.after->empty())
        return GameModel::tr("%1 asks to void entry %2: %3").arg(who).arg(ask.of).arg(what);
    return GameModel::tr("%1 asks to amend entry %2 from \"%3\" to \"%4\"").arg(who).arg(ask.of).arg(what, spoken(*ask.after));
}

void takeAsked(const GameModel &game, TableState &state, const link::Ask &ask)
{
    if (ask.what == "nod") {
        state.asked = ask.id;
        state.askedText = nodText(game, state, ask);
    } else if (ask.what == "questions") {
        state.questions = TableState::Questions{ask.id, ask.resolver, ask.input, ask.questions, asker(game, state, ask)};
    }
}

void takeSettled(TableState &state, const link::Answer &answer, const TableNews &news)
{
    if (answer.id == state.asked)
        state.asked.clear();
    if (state.questions && answer.id == state.questions->id) {
        const QString by = state.questions->by;
        state.questions.reset();
        news.noticed(GameModel::tr("%1 does not ask any more").arg(by), {}, 0);
    }
    if (!state.asking.empty() && answer.id == state.asking) {
        state.asking.clear();
        news.answered(answer.over || !answer.answers.is_object() ? Json() : answer.answers);
    }
}

link::Answer answerOf(TableState &state, const Json &answers)
{
    link::Answer answer{.id = state.questions->id, .what = "questions"};
    answer.answers = answers;
    answer.over = answers.is_null();
    state.questions.reset();
    return answer;
}

} // namespace optio
