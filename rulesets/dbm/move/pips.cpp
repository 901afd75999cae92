// SPDX-License-Identifier: GPL-3.0-or-later
// Rolls PIPs and shares out the pool.
#include "rulesets/dbm/move/pips.h"

#include "rules/phrases.h"
#include "rules/ruling/refusal.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/move/cost.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbx/marks.h"

#include <algorithm>

namespace optio::dbm {

namespace {

/// "4, 2 and 5"
std::string listOf(const std::vector<std::string> &items)
{
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
    return text;
}

/// The commander-in-chief first where he is regular: his dice and those of regular sub-generals lie in one pool.
std::vector<Roller> inOrder(const Sheet &sheet, std::vector<std::pair<Roller, Command>> commands)
{
    const int cinc = numberOf(sheet.words.command, "cinc"), sub = numberOf(sheet.words.command, "sub");
    const int regular = numberOf(sheet.words.drills, "Reg");
    const bool pools = std::any_of(commands.begin(), commands.end(),
                                   [&](const auto &one) { return one.second.kind == cinc && one.second.drill == regular; });
    for (auto &[roller, command] : commands)
        roller.pooled = pools && command.drill == regular && (command.kind == cinc || command.kind == sub);
    std::stable_partition(commands.begin(), commands.end(), [](const auto &one) { return one.first.pooled; });
    std::vector<Roller> rollers;
    rollers.reserve(commands.size());
    for (auto &[roller, command] : commands)
        rollers.push_back(std::move(roller));
    return rollers;
}

/// Commands outside a game: [{"name","kind","drill"}] under "commands" of "game"; one regular command when it is left out.
std::vector<Roller> rollersOutside(const Sheet &sheet, const Json &input)
{
    const Json game = input.value("game", Json::object());
    if (!game.is_object())
        throw Error("game: expected an object with commands", "game");
    for (auto it = game.begin(); it != game.end(); ++it)
        if (it.key() != "commands")
            throw Error("game: unknown key " + quoted(Json(it.key())) + allowedTail(it.key(), {"commands"}), "game");
    const Json list = game.value("commands", Json::array({Json::object()}));
    if (!list.is_array() || list.empty() || list.size() > 4)
        throw Error("game.commands: expected a list of one to four commands (DBM-183)", "game");
    std::vector<std::pair<Roller, Command>> commands;
    for (const Json &one : list) {
        if (!one.is_object())
            throw Error("game.commands: " + quoted(one) + " is not a command; write {\"name\": …, \"kind\": …, \"drill\": …}", "game");
        Json rest = one;
        Roller roller{std::to_string(commands.size() + 1), "Command " + std::to_string(commands.size() + 1), {}, false};
        if (const auto name = one.find("name"); name != one.end()) {
            if (!name->is_string() || name->get_ref<const std::string &>().empty())
                throw Error("game.commands: the name " + quoted(*name) + " is not a text", "game");
            roller.name = name->get<std::string>();
            rest.erase("name");
        }
        if (!rest.contains("kind"))
            rest["kind"] = sheet.words.command[commands.empty() ? 0 : 1].id;
        commands.emplace_back(roller, commandOutside(sheet, {{"command", rest}}));
    }
    return inOrder(sheet, std::move(commands));
}

class PipRoll : public Case {
public:
    PipRoll(const Sheet &sheet, std::shared_ptr<const State> state, std::vector<Roller> rollers)
        : sheet_(sheet), state_(std::move(state)), rollers_(std::move(rollers))
    {}
    std::uint64_t roll(Dice &dice) const override
    {
        faces(dice);
        return 0;
    }
    OutcomeText outcome(std::uint64_t) const override { return {Json::object(), "", "", 0}; }
    Ruling rule(Dice &dice) const override
    {
        const std::vector<int> rolled = faces(dice);
        const std::string side = state_ != nullptr ? state_->active : "";
        Ruling ruling;
        ruling.dice = dice.drawn();
        std::vector<std::string> own, pool;
        for (std::size_t i = 0; i < rollers_.size(); ++i) {
            const Roller &roller = rollers_[i];
            ruling.lines.push_back({side, "pips." + roller.id, "die", roller.name + (roller.pooled ? ", pool" : ""), rolled[i],
                                    roller.pooled ? "DBM-030" : "DBM-031"});
            (roller.pooled ? pool : own).push_back((roller.pooled ? "" : roller.name + " ") + std::to_string(rolled[i]));
        }
        const bool shared = pool.size() > 1;
        if (pool.size() == 1)
            own.insert(own.begin(), rollers_.front().name + " " + pool.front());
        ruling.sentence = "PIPs: ";
        if (shared)
            ruling.sentence += "a pool of " + listOf(pool) + (own.empty() ? "" : "; ");
        ruling.sentence += listOf(own);
        ruling.outcome.push_back(
            {side, "rolled", "PIPs", shared ? "Share out the pool: one value to each of its commands." : "", "DBM-031"});
        if (state_ != nullptr)
            tellChanges(rolled, shared, ruling);
        return ruling;
    }

private:
    std::vector<int> faces(Dice &dice) const
    {
        std::vector<int> rolled;
        for (const Roller &roller : rollers_)
            rolled.push_back(dice.d6({"pips." + roller.id, possessive(roller.name) + " PIPs"}));
        return rolled;
    }
    void tellChanges(const std::vector<int> &rolled, bool shared, Ruling &ruling) const
    {
        Json values = Json::array(), commands = Json::array();
        for (std::size_t i = 0; i < rollers_.size(); ++i) {
            if (shared && rollers_[i].pooled) {
                values.push_back(rolled[i]);
                commands.push_back(rollers_[i].id);
            } else {
                ruling.changes.push_back(
                    changeFrom(rollers_[i].path + "/pip", rollers_[i].pip, rolled[i], rollers_[i].name + ": " + pipsText(rolled[i])));
            }
        }
        if (!shared) {
            reach(sheet_, *state_, "moves", ruling);
            return;
        }
        ruling.changes.push_back(changeFrom("/pool", state_->pool, values));
        ruling.changes.push_back(changeFrom("/pooled", state_->pooled, commands));
        ruling.followUps.push_back({"pip-assign", "Assign the pool", Json::object()});
    }

    const Sheet &sheet_;
    std::shared_ptr<const State> state_;
    std::vector<Roller> rollers_;
};

/// A pool that is to be shared out.
struct Pool {
    std::vector<int> values;
    std::vector<Roller> commands;

    /// The values of which more are there than `taken` holds, in order.
    std::vector<int> free(const std::vector<int> &taken) const
    {
        std::vector<int> rest = values;
        for (const int value : taken)
            if (const auto found = std::find(rest.begin(), rest.end(), value); found != rest.end())
                rest.erase(found);
        return rest;
    }
};

Pool poolIn(const State &state)
{
    Pool pool;
    if (!poolWaits(state))
        throw Error("there is no pool of PIP dice to share out (DBM-031); roll them first", "answers");
    pool.values = *state.pool;
    const Army &army = state.inBound();
    for (const std::string &id : state.pooled.value_or(std::vector<std::string>()))
        for (std::size_t c = 0; c < army.commands.size(); ++c)
            if (const Corps &command = army.commands[c]; command.id == id)
                pool.commands.push_back(
                    {id, command.name, "/sides/" + std::to_string(state.activeSide()) + "/commands/" + std::to_string(c), true});
    if (pool.commands.empty() || pool.commands.size() != pool.values.size())
        throw Error("nobody's dice lie in a pool now (DBM-031); roll them first", "answers");
    return pool;
}

Pool poolOutside(const Json &input)
{
    const Json game = input.value("game", Json::object());
    const Json values = game.is_object() ? game.value("pool", Json()) : Json();
    const auto isDie = [](const Json &value) { return value.is_number_integer() && value >= 1 && value <= 6; };
    if (!values.is_array() || values.size() < 2 || values.size() > 4 || !std::all_of(values.begin(), values.end(), isDie))
        throw Error("game.pool: expected the two to four values of the pool's dice; a die shows 1 to 6 (DBM-190)", "game");
    Pool pool;
    for (const Json &value : values) {
        const std::string number = std::to_string(pool.values.size() + 1);
        pool.values.push_back(value.get<int>());
        pool.commands.push_back({number, "Command " + number, {}, true});
    }
    return pool;
}

Pool poolOf(const State *state, const Json &input) { return state != nullptr ? poolIn(*state) : poolOutside(input); }

std::string questionId(const Roller &command) { return "pip.assign_" + command.id; }

} // namespace

std::vector<Roller> rollersOf(const Sheet &sheet, const State &state)
{
    std::vector<std::pair<Roller, Command>> commands;
    for (const Corps &entry : state.inBound().commands) {
        const bool stands = std::any_of(entry.units.begin(), entry.units.end(),
                                        [&state](const std::string &id) { return standing(state.units.at(id)) > 0; });
        if (!stands)
            continue; // nobody is left to spend them
        const Command command = commandIn(sheet, state, entry.id);
        commands.emplace_back(Roller{command.id, command.name, command.path, false, entry.pip}, command);
    }
    return inOrder(sheet, std::move(commands));
}

bool pipsRolled(const State &state)
{
    if (poolWaits(state))
        return true;
    const std::vector<Corps> &commands = state.inBound().commands;
    return std::any_of(commands.begin(), commands.end(), [](const Corps &command) { return command.pip.has_value(); });
}

bool poolWaits(const State &state) { return state.pool && !state.pool->empty(); }

namespace {

std::vector<Roller> rollersIn(const Sheet &sheet, const State *state, const Json &input)
{
    onlyKeys(input, state != nullptr ? std::vector<std::string>{"answers"} : std::vector<std::string>{"answers", "game"});
    return state != nullptr ? rollersOf(sheet, *state) : rollersOutside(sheet, input);
}

} // namespace

std::string rollPipsRefusal(const Sheet &sheet, const GameAct &, const State &state, const Json &)
{
    if (pipsRolled(state))
        return "the PIP dice of this bound have been rolled (DBM-030)";
    return rollersOf(sheet, state).empty() ? "no command is left to roll for (DBM-030)" : "";
}

Form rollPipsForm(const Sheet &sheet, const GameAct &act, const State *state, const Json &input)
{
    Form form;
    form.resolver = act.id();
    form.title = act.title();
    for (const Roller &roller : rollersIn(sheet, state, input))
        form.dice.push_back({state != nullptr ? state->active : "", possessive(roller.name) + " PIPs", {1, 2, 3, 4, 5, 6}});
    return form;
}

Json rollPipsComplete(const Sheet &sheet, const GameAct &act, const State *state, const Json &input)
{
    rollersIn(sheet, state, input);
    if (const Json &answers = answersIn(input); !answers.empty())
        throw Error("answers: nothing is asked before PIPs are rolled, so there is no question " + quoted(Json(answers.begin().key())),
                    answers.begin().key());
    if (state != nullptr)
        if (const std::string why = rollPipsRefusal(sheet, act, *state, input); !why.empty())
            throw Error(why, "answers");
    Json whole = input;
    whole["answers"] = Json::object();
    return whole;
}

std::unique_ptr<Case> rollPips(const Sheet &sheet, const GameAct &, const std::shared_ptr<const State> &state, const Json &input)
{
    std::vector<Roller> rollers = rollersIn(sheet, state.get(), input);
    return std::make_unique<PipRoll>(sheet, state, std::move(rollers));
}

std::vector<Question> assignPipsQuestions(const Sheet &, const State *state, const Json &input, bool strict)
{
    const Pool pool = poolOf(state, input);
    const Json &answers = answersIn(input);
    std::vector<Question> questions;
    std::vector<std::string> ids;
    std::vector<int> taken;
    for (const Roller &command : pool.commands) {
        Question question;
        question.id = questionId(command);
        question.label = command.name;
        question.help = "Which of the dice of the pool does " + command.name + " get? Each goes to one command.";
        question.rule = "DBM-031";
        question.kind = QuestionKind::choice;
        for (const int value : pool.values)
            if (std::none_of(question.choices.begin(), question.choices.end(), [&](const Choice &one) { return one.value == value; }))
                question.choices.push_back({value, std::to_string(value), {}});
        if (const auto given = answers.find(question.id); given != answers.end()) {
            const bool known = std::any_of(question.choices.begin(), question.choices.end(),
                                           [&given](const Choice &one) { return given->is_number_integer() && one.value == *given; });
            if (strict)
                checkAnswer(question, *given);
            if (known) {
                question.value = *given;
                taken.push_back(given->get<int>());
            }
        }
        ids.push_back(question.id);
        questions.push_back(std::move(question));
    }
    if (strict)
        for (auto it = answers.begin(); it != answers.end(); ++it)
            if (std::find(ids.begin(), ids.end(), it.key()) == ids.end())
                throw Error("answers: there is no question " + quoted(Json(it.key())) + allowedTail(it.key(), ids), it.key());
    // Those without an answer get what is left, in order.
    std::vector<int> rest = pool.free(taken);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        Question &question = questions[i];
        question.standard = pool.values[i];
        if (question.value.is_null()) {
            question.value = rest.front();
            rest.erase(rest.begin());
        }
    }
    return questions;
}

Ruling assignPips(const Sheet &sheet, const State *state, const Json &input)
{
    const Pool pool = poolOf(state, input);
    const Json &answers = answersIn(input);
    std::vector<int> given;
    std::vector<std::string> texts;
    Ruling ruling;
    for (const Roller &command : pool.commands) {
        const auto value = answers.find(questionId(command));
        if (value == answers.end() || !value->is_number_integer())
            throw Error(questionId(command) + ": " + command.name + " has no die of the pool yet (DBM-031, DBM-191)", questionId(command));
        given.push_back(value->get<int>());
        texts.push_back(command.name + " " + std::to_string(given.back()));
        ruling.lines.push_back({state != nullptr ? state->active : "", questionId(command), "pool", command.name, given.back(), "DBM-031"});
    }
    if (const std::vector<int> left = pool.free(given); !left.empty()) {
        std::vector<std::string> dice;
        dice.reserve(left.size());
        for (const int value : left)
            dice.push_back(std::to_string(value));
        throw Error("each die of the pool goes to one command: " + listOf(dice) + (dice.size() == 1 ? " is" : " are") +
                        " not assigned, and another twice (DBM-031, DBM-191)",
                    questionId(pool.commands.front()));
    }
    ruling.sentence = "PIPs: " + listOf(texts);
    if (state == nullptr)
        return ruling;
    for (std::size_t i = 0; i < pool.commands.size(); ++i)
        ruling.changes.push_back(
            changeFrom(pool.commands[i].path + "/pip", pool.commands[i].pip, given[i], pool.commands[i].name + ": " + pipsText(given[i])));
    ruling.changes.push_back(changeFrom("/pool", state->pool, nullptr));
    ruling.changes.push_back(changeFrom("/pooled", state->pooled, nullptr));
    reach(sheet, *state, "moves", ruling);
    return ruling;
}

} // namespace optio::dbm
