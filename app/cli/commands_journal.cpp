// SPDX-License-Identifier: GPL-3.0-or-later
// journal new, act, undo, correct, amend and note: a game kept in one journal file.
#include "app/cli/files.h"
#include "app/cli/narration.h"
#include "app/cli/taken_up.h"
#include "rules/journal/die_names.h"
#include "rules/journal/notes.h"
#include "rules/journal/secrets.h"
#include "rules/ruling/asking.h"
#include "rules/ruling/offers.h"

#include <fmt/format.h>

#include <charconv>
#include <functional>

namespace optio::cli {

namespace {

Json armyOf(Context &context, const Ruleset &ruleset, const std::string &place)
{
    Json roster = context.roster(place);
    const std::string own = roster.at("ruleset").get<std::string>();
    if (baseOf(own) != ruleset.base())
        throw Error(fmt::format("the army '{}' is of the rule set '{}', but the game is of '{}'", place, own, ruleset.id()), "--armies");
    return roster;
}

/// Takes a game up from its file, makes one entry and adds it; the entry is on disk before it is printed, with `secrets` in full. With a
/// note that `make` sealed its text and nonce are printed too, as "keep".
int addEntry(Context &context, const std::string &path, bool secrets, const std::function<Entry(const TakenUp &)> &make,
             const std::optional<KeptNote> &note = {})
{
    JournalFile file(path);
    TakenUp taken(context, file, path);
    const Entry entry = make(taken);
    taken.game().follow(entry); // an entry that does not fit never reaches the file
    if (!taken.cut().empty()) {
        complain(taken.cut());
        file.dropCutLine();
    }
    file.append(entry.line);
    taken.keep();
    Json told = Narration(taken, secrets).entry(entry);
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

/// "12=settle.json" pairs.
std::map<int, std::vector<Insertion>> insertsOf(const std::vector<std::string> &pairs)
{
    std::map<int, std::vector<Insertion>> inserts;
    for (const std::string &text : pairs) {
        int n = 0;
        const char *const begin = text.data(), *const end = begin + text.size();
        const auto [stop, fault] = std::from_chars(begin, end, n);
        if (fault != std::errc() || stop == end || *stop != '=')
            throw Error(fmt::format("--insert '{}' is not of the form N=FILE, such as 12=settle.json", text), "--insert");
        const Json act = readInput(std::string(stop + 1, end));
        onlyKeys(act, {"resolver", "input", "dice"});
        if (!act.contains("resolver") || !act.at("resolver").is_string())
            throw Error("--insert: an act names its \"resolver\"", "--insert");
        Insertion insertion{act.at("resolver").get<std::string>(), act.value("input", Json::object()), {}};
        if (act.contains("dice")) {
            insertion.typed.emplace();
            if (!act.at("dice").is_array())
                throw Error("--insert: \"dice\" is a list of faces, such as [4, 2]", "--insert");
            for (const Json &face : act.at("dice")) {
                if (!face.is_number_integer() || face < 0 || face > 100)
                    throw Error("--insert: \"dice\" is a list of faces, such as [4, 2]", "--insert");
                insertion.typed->push_back(face.get<int>());
            }
        }
        inserts[n].push_back(std::move(insertion));
    }
    return inserts;
}

std::string timeOr(const std::string &given) { return given.empty() ? now() : given; }

} // namespace

int journalNew(Context &context, const NewGameOptions &options)
{
    const Ruleset &ruleset = context.registry().at(options.ruleset);
    GameSetup setup;
    setup.rosterA = armyOf(context, ruleset, options.armies.at(0));
    setup.rosterB = armyOf(context, ruleset, options.armies.at(1));
    setup.options = jsonOrFile(options.options, "--options");
    setup.key = options.seed ? gameKeyFromSeed(*options.seed) : newGameKey();
    setup.created = timeOr(options.time);
    deliver(options.output, Game::start(ruleset, setup).headerLine() + "\n");
    return ok;
}

int journalAct(Context &context, const ActOptions &options)
{
    if (options.preview)
        return journalPreview(context, options);
    const Json input = options.input.empty() ? Json::object() : readInput(options.input);
    std::optional<std::vector<int>> typed;
    if (options.dice)
        typed = parseDice(*options.dice);
    std::vector<std::string> names;
    for (const std::string &name : options.named)
        names.push_back(dieName(checkedText(name, "--named")));
    const std::string time = timeOr(options.time);
    std::optional<KeptNote> note;
    return addEntry(
        context, options.file, options.secrets,
        [&](const TakenUp &taken) {
            expectInGame(input);
            const Sealing sealing = sealWritten(taken.ruleset(), taken.game().state(), options.resolver, input);
            note = sealing.kept;
            return taken.game().act(options.resolver, sealing.input, typed, time, names);
        },
        note);
}

int journalUndo(Context &context, const std::string &file, const std::string &time, bool agreed, bool beyond, bool secrets)
{
    return addEntry(context, file, secrets, [&](const TakenUp &taken) {
        const Game &game = taken.game();
        const auto entry = [&](int n) { return taken.entry(n); };
        const std::string border =
            game.standing().empty() ? std::string() : undoBorder(game.ruleset(), game.state(), entry(game.standing().back()));
        if (!border.empty() && !agreed && !beyond)
            throw Error(border + "; --beyond takes it back all the same, and the journal says so", "--beyond");
        if (!agreed && !beyond && !game.standing().empty())
            if (const Json last = entry(game.standing().back()).json;
                isReveal(game.ruleset(), last) || !pageOf(game.ruleset(), game.state(), last).empty())
                throw Error(
                    "this act was done in private or brought a secret out: it is taken back only when both players agree (--agreed)",
                    "--agreed");
        return game.undo(entry, timeOr(time), border);
    });
}

int journalCorrect(Context &context, const std::string &file, const std::vector<std::string> &values, const std::string &reason,
                   const std::string &time, bool secrets)
{
    const Json correction = correctionOf(values);
    checkedText(reason, "--reason");
    return addEntry(context, file, secrets, [&](const TakenUp &taken) { return taken.game().correct(correction, reason, timeOr(time)); });
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
    amending.inserts = insertsOf(options.inserts);
    amending.reason = checkedText(options.reason, "--reason");
    if (options.preview) {
        const Read read = readFile(context, options.file);
        (void)takeUp(read); // refuses a journal that does not hold together
        const Amendment amendment = amend(*read.ruleset, read.entries, amending);
        print(Narration(read, options.secrets).preview(amendment, read.entries.at(static_cast<std::size_t>(amending.n))));
        return ok;
    }
    return addEntry(context, options.file, options.secrets, [&](const TakenUp &taken) {
        return taken.game().amend(amend(taken.ruleset(), taken.whole().entries, amending), timeOr(options.time));
    });
}

int journalNote(Context &context, const std::string &file, const std::string &text, const std::string &time, bool secrets)
{
    checkedText(text, "the note");
    return addEntry(context, file, secrets, [&](const TakenUp &taken) { return taken.game().note(text, timeOr(time)); });
}

} // namespace optio::cli
