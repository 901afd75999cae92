// SPDX-License-Identifier: GPL-3.0-or-later
// journal show, verify, replay and report, and the games of the library.
#include "app/cli/commands_mail.h"
#include "app/cli/files.h"
#include "app/cli/narration.h"
#include "rules/campaign/campaign_game.h"
#include "rules/journal/replica_line.h"
#include "rules/report/story.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

namespace optio::cli {

namespace {

/// "12=rest": the number and the rest.
std::pair<int, std::string> numbered(const std::string &text, const char *option)
{
    int n = 0;
    const char *const begin = text.data(), *const end = begin + text.size();
    const auto [stop, fault] = std::from_chars(begin, end, n);
    if (fault != std::errc() || stop == end || *stop != '=' || n < 0)
        throw Error(fmt::format("{} '{}' is not of the form N=…, N being the number of an entry", option, text), option);
    return {n, checkedText(std::string(stop + 1, end), option)};
}

ReportWish reportWish(const ReportOptions &options)
{
    constexpr std::size_t mostPhotoBytes = std::size_t{8} << 20;
    ReportWish wish;
    const auto has = [&](const char *kind) {
        return std::find(options.without.begin(), options.without.end(), kind) == options.without.end();
    };
    wish.dice = has("dice");
    wish.plain = has("plain");
    wish.notes = has("notes");
    wish.undone = has("undone");
    wish.game = has("game");
    for (const std::string &text : options.notes)
        wish.edited.insert(numbered(text, "--note"));
    for (const std::string &text : options.photos) {
        const auto [n, file] = numbered(text, "--photo");
        std::string bytes = readText(file, mostPhotoBytes, true);
        if (!bytes.starts_with("\xff\xd8\xff"))
            throw Error(fmt::format("{} is no JPEG file; photographs of other kinds are taken in the app", file), "--photo");
        wish.photos.push_back({n, "", std::move(bytes)});
    }
    std::stable_sort(wish.photos.begin(), wish.photos.end(),
                     [](const ReportPhoto &one, const ReportPhoto &other) { return one.n < other.n; });
    return wish;
}

Json readableHeader(const Json &header)
{
    Json head = picked(header, {"ruleset", "data", "program", "created", "options"});
    for (const Json &army : header.at("armies"))
        head["armies"].push_back(picked(army, {"id", "name"}));
    return head;
}

/// The faces of an act's dice, in order.
std::vector<int> facesOf(const Json &result)
{
    std::vector<int> faces;
    for (const Json &die : result.at("dice"))
        faces.push_back(drawFromJson(die).value);
    return faces;
}

/// Rules an act again, in the state it was done in and with its own dice: does it change what it changed then?
bool sameAgain(const Game &before, const Entry &entry)
{
    try {
        const Json &act = entry.json.at("act");
        const Json &then = entry.json.at("result");
        const Entry again = before.act(act.at("resolver").get<std::string>(), act.at("input"), facesOf(then), entry.json.at("time"));
        return again.json.at("result").at("changes") == then.at("changes");
    } catch (const Error &) {
        return false; // refused today
    } catch (const Json::exception &) {
        return false; // the entry or the state is not of this rule set
    }
}

std::string storedGame(const Store &store, const std::string &id)
{
    for (const GameRow &row : store.games())
        if (row.id == id) {
            std::string text;
            for (const StoredLine &stored : store.lines(id, 0, std::numeric_limits<int>::max()))
                text += stored.line + "\n";
            return text;
        }
    throw Error(fmt::format("the library has no game '{}'; journal list shows those it has", id), "game");
}

} // namespace

Read readLines(Context &context, const std::string &text, const std::string &what)
{
    Read read;
    read.entries = readJournal(text, what, &read.cut);
    read.ruleset = &context.registry().at(read.entries.at(0).json.at("ruleset").get<std::string>());
    return read;
}

Read readFile(Context &context, const std::string &path)
{
    Read read = readLines(context, journalText(readText(path, mostJournalBytes, true)), nameOf(path));
    if (!read.cut.empty())
        complain(read.cut);
    return read;
}

Game takeUp(const Read &read)
{
    Game game = Game::open(*read.ruleset, read.entries.at(0));
    for (std::size_t n = 1; n < read.entries.size(); ++n)
        game.follow(read.entries[n]);
    return game;
}

Game takenUpTo(const Read &read, const std::optional<int> &after)
{
    const auto last = static_cast<int>(read.entries.size()) - 1;
    const int until = after.value_or(last);
    if (until > last)
        throw Error(fmt::format("the game has {} entries, so --after takes a number from 0 to {}, not {}", last, last, until), "--after");
    Game game = Game::open(*read.ruleset, read.entries.at(0));
    for (int n = 1; n <= until; ++n)
        game.follow(read.entries[static_cast<std::size_t>(n)]);
    return game;
}

std::vector<bool> takenBack(const std::vector<Entry> &entries)
{
    std::vector<bool> undone(entries.size(), false);
    for (const Entry &entry : entries)
        if (entry.kind == "undo") {
            const auto of = entry.json.at("of").get<std::size_t>();
            if (of < undone.size())
                undone[of] = true;
        }
    return undone;
}

int journalShow(Context &context, const std::string &file, std::optional<int> wanted, bool secrets)
{
    const Read read = readFile(context, file);
    const std::vector<bool> undone = takenBack(read.entries);
    const Narration narration(read, secrets);
    Json rows = Json::array();
    int turn = 1;
    for (std::size_t n = 1; n < read.entries.size(); ++n) {
        turn = read.entries[n].json.at("turn").get<int>();
        if (!wanted || *wanted == turn)
            rows.push_back(narration.row(read.entries[n], undone[n]));
    }
    if (wanted && rows.empty() && read.entries.size() > 1)
        throw Error(fmt::format("turn {} has no entries; the last turn of this journal is {}", *wanted, turn), "--turn");
    print({{"header", readableHeader(read.entries[0].json)}, {"title", gameTitle(read.entries[0].json)}, {"entries", std::move(rows)}});
    return ok;
}

int journalVerify(Context &context, const std::string &file, bool secrets)
{
    const std::string text = journalText(readText(file, mostJournalBytes, true));
    if (isTurnFile(text)) // PBM-75
        return mailVerifyText(context, text);
    const Read read = readLines(context, text, nameOf(file));
    const auto findings = verifyJournal(*read.ruleset, read.entries);
    Json list = Json::array();
    if (!findings.empty()) {
        const Narration narration(read, secrets);
        for (const VerifyFinding &finding : findings) {
            const bool faces = finding.what == std::string("dice") && narration.hides(read.entries.at(static_cast<std::size_t>(finding.n)));
            list.push_back(
                {{"n", finding.n},
                 {"what", finding.what},
                 {"text", faces ? fmt::format("Entry {}: its dice are not those that belong to it.", finding.n) : finding.text}});
        }
    }
    if (!read.cut.empty())
        list.push_back({{"n", read.entries.size()}, {"what", "cut"}, {"text", read.cut}});
    print(list);
    if (isReplica(read.entries.front().json)) {
        const auto stubs = std::count_if(read.entries.begin(), read.entries.end(), [](const Entry &one) { return isStub(one.line); });
        complain(fmt::format("{} is a copy of a shared game, as seat {} may see it: {} of its entries stand by their hash alone, and its "
                             "dice can be recomputed only with the key, which is told when the game has ended",
                             nameOf(file), replicaSeat(read.entries.front().json), stubs));
    }
    if (list.empty())
        return ok;
    complain(
        fmt::format("{} differs from what the rules give today in {} place{}", nameOf(file), list.size(), list.size() == 1 ? "" : "s"));
    return refused;
}

int journalReplay(Context &context, const std::string &file, bool secrets)
{
    const Read read = readFile(context, file);
    Game game = Game::open(*read.ruleset, read.entries.at(0));
    Json differing = Json::array();
    for (std::size_t n = 1; n < read.entries.size(); ++n) {
        const Entry &entry = read.entries[n];
        if (entry.kind == "act" && !sameAgain(game, entry))
            differing.push_back(entry.n);
        game.follow(entry);
    }
    const bool equal = differing.empty();
    Json told = Narration(read, secrets).state(game);
    told.update({{"entries", game.length()},
                 {"equal", equal},
                 {"differing", std::move(differing)},
                 {"turn", read.ruleset->turn(game.state())},
                 {"ended", read.ruleset->ended(game.state())}});
    print(told);
    return ok;
}

int journalReport(Context &context, const ReportOptions &options)
{
    const Read read = readFile(context, options.file);
    (void)takeUp(read); // refuses a journal that does not hold together
    const ReportWish wish = reportWish(options);
    if (options.format == "html") {
        printText(battlePage(*read.ruleset, read.entries, options.secrets, wish));
        return ok;
    }
    BattleStory story = storyOf(*read.ruleset, read.entries, options.secrets);
    tailor(story, wish);
    printText(options.format == "text" ? battleText(story) : battleMarkdown(story));
    return ok;
}

int journalList(Context &context)
{
    Json list = Json::array();
    if (Store *const library = context.existingLibrary())
        for (const GameRow &row : library->games())
            list.push_back({{"id", row.id},
                            {"ruleset", row.ruleset},
                            {"title", row.title},
                            {"entries", row.length},
                            {"turn", row.turn},
                            {"changed", row.changed},
                            {"over", row.over}});
    print(list);
    return ok;
}

int journalExport(Context &context, const std::string &id, const std::string &output)
{
    Store *const library = context.existingLibrary();
    if (library == nullptr)
        throw Error(fmt::format("there is no library in {}, and so no game '{}'", dataFolder(context.data).string(), id), "game");
    deliver(output, storedGame(*library, checkedText(id, "the game's id")));
    return ok;
}

int journalImport(Context &context, const std::string &file)
{
    const Read read = readFile(context, file);
    const Game game = takeUp(read);
    const std::string title = gameTitle(game.header());
    const std::string id = context.library().importGame(*read.ruleset, read.entries, title, now());
    noteSaved();
    print({{"id", id}, {"title", title}, {"ruleset", read.ruleset->id()}, {"entries", game.length()}});
    return ok;
}

} // namespace optio::cli
