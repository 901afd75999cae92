// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a lesson is the preference "lessons": {"RULESET/ID":{"step":N,"done":true,"acts":[{"do","input","dice"}]}}, the acts
// being those that were done before that step; and while one goes on, its game as "lessonGame".
#include "app/play/lesson_model.h"

#include "app/board/board_model.h"
#include "app/board/opponents.h"
#include "app/engine.h"
#include "app/home/games_model.h"
#include "app/play/game_model.h"
#include "app/play/resolver_model.h"
#include "app/play/result_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace optio {

namespace {

constexpr const char *progressKey = "lessons", *gameKey = "lessonGame";

Json progressOf(const Store &store) { return keptObject(store.preference(progressKey, "{}")); }

Json stepsOf(const GameModel &game)
{
    Json acts = Json::array();
    for (const int n : game.game().standing()) {
        const Json entry = game.read(n).json;
        if (entry.value("kind", "") != "act")
            continue;
        Json dice = Json::array();
        for (const Json &die : entry.at("result").value("dice", Json::array()))
            dice.push_back(die.at("value"));
        acts.push_back({{"do", entry.at("act").at("resolver")}, {"input", entry.at("act").at("input")}, {"dice", std::move(dice)}});
    }
    return acts;
}

} // namespace

LessonModel::LessonModel(Services *services, GamesModel *games, GameModel *game, ResolverModel *resolver, ResultModel *result,
                         BoardModel *board, QObject *parent)
    : QObject(parent), services_(services), games_(games), game_(game), resolver_(resolver), result_(result), board_(board)
{
    // A step later, when whoever did it has told everybody.
    for (const auto signal : {&GameModel::changed, &GameModel::selectedChanged, &GameModel::undone})
        connect(game_, signal, this, &LessonModel::look, Qt::QueuedConnection);
    connect(game_, &GameModel::ruled, this, &LessonModel::look, Qt::QueuedConnection);
    for (const auto signal : {&BoardModel::changed, &BoardModel::pickedChanged})
        connect(board_, signal, this, &LessonModel::look, Qt::QueuedConnection);
    connect(services_, &Services::rulesetsChanged, this, &LessonModel::listChanged);
}

QString LessonModel::title() const { return isOn() ? spoken(lesson_->title) : QString(); }

QString LessonModel::say() const { return isOn() ? spoken(now().say) : QString(); }

QStringList LessonModel::points() const
{
    QStringList names;
    if (isOn())
        for (const std::string &name : now().points)
            if (!name.starts_with('~'))
                names.append(qt(name));
    return names;
}

QStringList LessonModel::besides() const
{
    QStringList names;
    if (isOn())
        for (const std::string &name : now().points)
            if (name.starts_with('~'))
                names.append(qt(name.substr(1)));
    return names;
}

int LessonModel::steps() const { return isOn() ? static_cast<int>(lesson_->steps.size()) : 0; }

QString LessonModel::wordAfter(const char *word) const
{
    const QString until = isOn() ? qt(now().until) : QString();
    return until.section(u' ', 0, 0) == QLatin1String(word) ? until.section(u' ', 1) : QString();
}

std::size_t LessonModel::standing() const { return game_->isOpen() ? game_->game().standing().size() : 0; }

QVariantList LessonModel::lessons() const
{
    QVariantList list;
    if (!services_->hasStore())
        return list;
    services_->attempt([&] {
        const Json progress = progressOf(services_->store());
        for (const Ruleset *ruleset : services_->rulesets())
            for (const Lesson &lesson : ruleset->lessons()) {
                const Json kept = progress.value(ruleset->id() + "/" + lesson.id, Json::object());
                list.append(QVariantMap{{"ruleset", qt(ruleset->id())},
                                        {"rulesetName", qt(ruleset->name())},
                                        {"id", qt(lesson.id)},
                                        {"title", spoken(lesson.title)},
                                        {"summary", spoken(lesson.summary)},
                                        {"minutes", lesson.minutes},
                                        {"steps", static_cast<int>(lesson.steps.size())},
                                        {"reached", kept.value("step", 0)},
                                        {"done", kept.value("done", false)}});
            }
    });
    return list;
}

bool LessonModel::start(const QString &ruleset, const QString &id)
{
    leave();
    const bool begun = services_->attempt([&] {
        const Ruleset &rules = services_->ruleset(utf8(ruleset));
        const std::vector<Lesson> lessons = rules.lessons();
        const auto found = std::find_if(lessons.begin(), lessons.end(), [&](const Lesson &one) { return one.id == utf8(id); });
        if (found == lessons.end())
            throw Error("There is no such lesson.");
        GameSetup setup;
        setup.rosterA = services_->roster(found->a);
        setup.rosterB = services_->roster(found->b);
        setup.options = Json::object();
        for (const Question &question : rules.options())
            setup.options[question.id] = found->options.value(question.id, question.standard);
        setup.key = gameKeyFromSeed(found->seed);
        setup.created = Services::now();
        game_->setGuided(true);
        const Json kept = progressOf(services_->store()).value(utf8(ruleset) + "/" + found->id, Json::object());
        // The lesson itself does what the other side does.
        games_->begin(rules, setup, rules.kind() == "app" ? Json{{"a", human}, {"b", nobody}} : Json::object());
        gameId_ = game_->gameId();
        services_->store().setPreference(gameKey, gameId_);
        services_->store().renameGame(gameId_, "Lesson: " + found->title);
        for (const LessonAct &act : found->acts)
            perform(act);
        int step = 0;
        // What was kept of another version of the lesson may not fit any more: then it begins anew.
        const Json acts = kept.value("acts", Json::array());
        try {
            for (std::size_t i = found->acts.size(); i < acts.size(); ++i)
                perform(acts[i]);
            step = std::clamp(kept.value("step", 0), 0, static_cast<int>(found->steps.size()) - 1);
        } catch (const std::exception &) {
            while (game_->game().standing().size() > found->acts.size())
                game_->takeBack();
        }
        game_->catchUp();
        ruleset_ = utf8(ruleset);
        lesson_ = *found;
        acts_.assign(lesson_->steps.size(), stepsOf(*game_));
        // What had been chosen for this step is chosen again; what was open before it is not.
        int first = step;
        while (first > 0 && !chosenIn(first - 1).isEmpty())
            --first;
        for (; first < step; ++first)
            choose(chosenIn(first));
        enter(step);
    });
    if (!begun)
        leave();
    return begun;
}

void LessonModel::perform(const Json &act)
{
    perform(LessonAct{act.at("do").get<std::string>(), act.at("input"), act.value("dice", std::vector<int>{})});
}

void LessonModel::perform(const LessonAct &act)
{
    game_->perform(act.resolver, act.input, act.dice.empty() ? std::nullopt : std::optional(act.dice));
}

void LessonModel::goOn()
{
    for (const LessonAct &act : lesson_->steps[static_cast<std::size_t>(at_) + 1].acts)
        perform(act);
    game_->catchUp();
    enter(at_ + 1);
}

QString LessonModel::chosenIn(int step) const
{
    const std::string &until = lesson_->steps[static_cast<std::size_t>(step)].until;
    return until.starts_with("chosen ") ? qt(until.substr(7)) : QString();
}

bool LessonModel::isChosen(const QString &thing) const
{
    if (!board_->isOpen())
        return game_->picked().contains(thing);
    const QVariantMap &forming = board_->forming();
    if (thing.startsWith(QLatin1String("way:"))) { // how an attacker strikes: "way:a20:card"
        const QVariantList ways = forming["ways"].toList();
        return std::any_of(ways.begin(), ways.end(), [&](const QVariant &way) {
            return thing.section(u':', 1, 1) == way.toMap()["unit"].toString() &&
                   thing.section(u':', 2) == way.toMap()["chosen"].toString();
        });
    }
    return board_->picked() == thing || forming["from"].toStringList().contains(thing) || forming["to"].toStringList().contains(thing);
}

void LessonModel::choose(const QString &thing)
{
    if (!board_->isOpen())
        game_->select(thing);
    else if (!thing.startsWith(QLatin1String("way:")))
        board_->tap(thing);
}

void LessonModel::enter(int step)
{
    at_ = step;
    acts_[static_cast<std::size_t>(step)] = stepsOf(*game_);
    if (!now().within || now().until == "read")
        keepProgress(now().until == "read");
    Q_EMIT changed();
}

void LessonModel::keepProgress(bool done)
{
    services_->attempt([&] {
        Json all = progressOf(services_->store());
        Json &mine = all[ruleset_ + "/" + lesson_->id];
        const bool before = mine.is_object() && mine.value("done", false);
        // A finished lesson begins anew the next time.
        mine = {{"step", done ? 0 : at_}, {"done", done || before}, {"acts", done ? Json::array() : acts_[static_cast<std::size_t>(at_)]}};
        services_->store().setPreference(progressKey, canonical(all));
    });
    Q_EMIT listChanged();
}

bool LessonModel::isDone(const LessonStep &step) const
{
    const std::string word = step.until.substr(0, step.until.find(' '));
    const std::string what = step.until.substr(std::min(step.until.size(), word.size() + 1));
    const std::size_t before = began(at_);
    if (word == "chosen")
        return isChosen(qt(what));
    if (word == "undone")
        return standing() < before;
    if (word != "entry")
        return false;
    const std::string resolver = what.substr(0, what.find(' '));
    const std::string act = what.substr(std::min(what.size(), resolver.size() + 1)); // of a board
    const std::vector<int> &entries = game_->game().standing();
    return std::any_of(entries.begin() + static_cast<std::ptrdiff_t>(std::min(before, entries.size())), entries.end(), [&](int n) {
        const Json entry = game_->read(n).json;
        if (entry.value("kind", "") != "act" || entry.at("act").at("resolver") != resolver)
            return false;
        return act.empty() || entry.at("act").at("input").value("do", Json::object()).value("act", "") == act;
    });
}

void LessonModel::look()
{
    if (!isOn() || looking_)
        return;
    if (!game_->isOpen() || game_->gameId() != gameId_) { // the game was left by another way
        leave();
        return;
    }
    const QScopedValueRollback<bool> guard(looking_, true);
    services_->attempt([&] {
        while (at_ + 1 < steps() && isDone(now()))
            goOn();
    });
}

void LessonModel::met()
{
    if (isOn() && at_ + 1 < steps())
        services_->attempt([this] { goOn(); });
    look();
}

void LessonModel::back()
{
    if (!canGoBack())
        return;
    int step = at_ - 1;
    while (step > 0 && lesson_->steps[static_cast<std::size_t>(step)].within)
        --step;
    const QScopedValueRollback<bool> guard(looking_, true);
    if (result_->isOpen())
        result_->accept();
    if (resolver_->isOpen())
        resolver_->close();
    const Json acts = acts_[static_cast<std::size_t>(step)];
    services_->attempt([&] {
        while (standing() > acts.size())
            game_->takeBack();
        while (standing() < acts.size()) // it was to be taken back, and is there again
            perform(acts.at(standing()));
    });
    game_->clearSelection();
    board_->letGo();
    // What was chosen in the step before is chosen again.
    for (int i = 0; i < step; ++i)
        if (const QString thing = chosenIn(i); !thing.isEmpty() && standing() == began(i))
            choose(thing);
    game_->catchUp();
    enter(step);
}

void LessonModel::leave()
{
    game_->setGuided(false);
    if (!isOn() && gameId_.empty())
        return;
    lesson_.reset();
    at_ = 0;
    if (game_->isOpen() && game_->gameId() == gameId_)
        game_->close();
    clear();
    gameId_.clear();
    Q_EMIT changed();
    Q_EMIT listChanged();
}

void LessonModel::clear()
{
    if (!services_->hasStore())
        return;
    services_->attempt([&] {
        const std::string left = services_->store().preference(gameKey, "");
        if (left.empty())
            return;
        services_->store().dropGame(left);
        services_->store().setPreference(gameKey, "");
        games_->refresh();
    });
}

} // namespace optio
