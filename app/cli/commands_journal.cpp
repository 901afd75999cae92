// SPDX-License-Identifier: GPL-3.0-or-later
// journal new, act, undo, correct, amend and note: a game kept in one journal file.
#include "app/cli/files.h"
#include "app/cli/journal_reading.h"
#include "rules/amend.h"
#include "rules/notes.h"
#include "rules/secrets.h"

#include <fmt/format.h>

#include <charconv>
#include <functional>

namespace optio::cli {

namespace {

/// The options of a new game: JSON, or a file of it; the rule set checks them.
Json optionsOf(const std::string &given)
{
    if (given.empty())
        return Json::object();
    return given.front() == '{' ? parseJson(given, "--options") : readInput(given);
}

Json armyOf(Context &context, const Ruleset &ruleset, const std::string &place)
{
    Json roster = context.roster(place);
    const std::string own = roster.at("ruleset").get<std::string>();
    if (baseOf(own) != ruleset.base())
        throw Error(fmt::format("the army '{}' is of the rule set '{}', but the game is of '{}'", place, own, ruleset.id()), "--armies");
    return roster;
}

/// Takes a game up from its file, makes one entry and adds it; the entry is on disk before it is printed. With a note that `make` sealed
/// its text and nonce are printed too, as "keep".
int addEntry(Context &context, const std::string &path, const std::function<Entry(const Game &, const Read &)> &make,
             const std::optional<KeptNote> &note = {})
{
    JournalFile file(path);
    const Read read = readLines(context, file.text(), path);
    Game game = takeUp(read);
    const Entry entry = make(game, read);
    game.follow(entry); // an entry that does not fit never reaches the file
    if (!read.cut.empty()) {
        complain(read.cut);
        file.dropCutLine();
    }
    file.append(entry.line);
    Json told = entry.json;
    if (note)
        told["keep"] = toJson(note->note);
    print(told);
    return ok;
}

/// "/path=value" pairs as an object path → value.
Json correctionOf(const std::vector<std::string> &values)
{
    Json object = Json::object();
    for (const std::string &text : values) {
        const std::size_t sign = text.find('=');
        if (sign == std::string::npos || text.front() != '/')
            throw Error(fmt::format("--set '{}' is not of the form /path=value, such as /units/a1.1/lost=1", text), "--set");
        const std::string path = text.substr(0, sign);
        object[checkedText(path, "the path of --set")] = parseJson(text.substr(sign + 1), "the value for " + path);
    }
    return object;
}

/// "12=keep" pairs.
std::map<int, AmendChoice> choicesOf(const std::vector<std::string> &pairs)
{
    std::map<int, AmendChoice> choices;
    for (const std::string &text : pairs) {
        int n = 0;
        const char *const begin = text.data(), *const end = begin + text.size();
        const auto [stop, fault] = std::from_chars(begin, end, n);
        if (fault != std::errc() || stop == end || *stop != '=')
            throw Error(fmt::format("--choose '{}' is not of the form N=keep, N=replay or N=drop, such as 12=replay", text), "--choose");
        choices[n] = amendChoiceFrom(checkedText(std::string(stop + 1, end), "--choose"));
    }
    return choices;
}

/// What an amendment would do, as --preview prints it.
Json previewOf(const Amendment &amendment)
{
    Json consequences = Json::array();
    for (const Consequence &one : amendment.consequences)
        consequences.push_back(toJson(one));
    Json preview = Json::object({{"of", amendment.body.at("of")}, {"before", amendment.before}, {"struck", amendment.result.is_null()}});
    if (!amendment.result.is_null()) {
        preview["after"] = amendment.after;
        preview["result"] = amendment.result;
    }
    preview["consequences"] = std::move(consequences);
    preview["changes"] = amendment.body.at("result").at("changes");
    return preview;
}

std::string timeOr(const std::string &given) { return given.empty() ? now() : given; }

} // namespace

int journalNew(Context &context, const NewGameOptions &options)
{
    const Ruleset &ruleset = context.registry().at(options.ruleset);
    GameSetup setup;
    setup.rosterA = armyOf(context, ruleset, options.armies.at(0));
    setup.rosterB = armyOf(context, ruleset, options.armies.at(1));
    setup.options = optionsOf(options.options);
    setup.key = options.seed ? gameKeyFromSeed(*options.seed) : newGameKey();
    setup.created = timeOr(options.time);
    deliver(options.output, Game::start(ruleset, setup).headerLine() + "\n");
    return ok;
}

int journalAct(Context &context, const ActOptions &options)
{
    const Json input = options.input.empty() ? Json::object() : readInput(options.input);
    std::optional<std::vector<int>> typed;
    if (options.dice)
        typed = parseDice(*options.dice);
    const std::string time = timeOr(options.time);
    std::optional<KeptNote> note;
    return addEntry(
        context, options.file,
        [&](const Game &game, const Read &read) {
            const Sealing sealing = sealWritten(*read.ruleset, game.state(), options.resolver, input);
            note = sealing.kept;
            return game.act(options.resolver, sealing.input, typed, time);
        },
        note);
}

int journalUndo(Context &context, const std::string &file, const std::string &time, bool agreed)
{
    return addEntry(context, file, [&](const Game &game, const Read &read) {
        if (!agreed && !game.standing().empty())
            if (const Json &last = read.entries.at(static_cast<std::size_t>(game.standing().back())).json; isReveal(game.ruleset(), last))
                throw Error("this act brought a secret out: it is taken back only when both players agree (--agreed)", "--agreed");
        return game.undo([&](int n) { return read.entries.at(static_cast<std::size_t>(n)); }, timeOr(time));
    });
}

int journalCorrect(Context &context, const std::string &file, const std::vector<std::string> &values, const std::string &reason,
                   const std::string &time)
{
    const Json correction = correctionOf(values);
    checkedText(reason, "--reason");
    return addEntry(context, file, [&](const Game &game, const Read &) { return game.correct(correction, reason, timeOr(time)); });
}

int journalAmend(Context &context, const AmendOptions &options)
{
    Amending amending;
    amending.n = options.n;
    if (!options.input.empty())
        amending.input = readInput(options.input);
    if (!options.values.empty())
        amending.values = correctionOf(options.values);
    amending.drop = options.drop;
    if (options.dice)
        amending.typed = parseDice(*options.dice);
    amending.choices = choicesOf(options.choices);
    amending.reason = checkedText(options.reason, "--reason");
    if (options.preview) {
        const Read read = readFile(context, options.file);
        (void)takeUp(read); // refuses a journal that does not hold together
        print(previewOf(amend(*read.ruleset, read.entries, amending)));
        return ok;
    }
    return addEntry(context, options.file, [&](const Game &game, const Read &read) {
        return game.amend(amend(*read.ruleset, read.entries, amending), timeOr(options.time));
    });
}

int journalNote(Context &context, const std::string &file, const std::string &text, const std::string &time)
{
    checkedText(text, "the note");
    return addEntry(context, file, [&](const Game &game, const Read &) { return game.note(text, timeOr(time)); });
}

} // namespace optio::cli
