// SPDX-License-Identifier: GPL-3.0-or-later
// Reads armies for the screen, and finds what becomes of them.
#include "app/armies/import_reading.h"

#include "app/qt/files.h"
#include "rules/error.h"
#include "rules/exchange/format.h"
#include "rules/slices.h"

#include <algorithm>
#include <set>

namespace optio {

namespace {

using exchange::Format;
using exchange::Import;

/// Answers what was answered for a text much like this one, and takes that from `known`. False when that is nothing.
bool answerKnown(exchange::Source &source, const Import &import, std::vector<std::pair<std::string, Json>> &known)
{
    const Json before = source.answers;
    for (const Question &question : import.questions) {
        const auto same = std::find_if(known.begin(), known.end(), [&](const auto &one) { return one.first == question.label; });
        if (same == known.end() || source.answers.contains(question.id))
            continue;
        try {
            checkAnswer(question, same->second);
            source.answers[question.id] = same->second;
        } catch (const Error &) {
            // it was asked otherwise
        }
        known.erase(same);
    }
    return source.answers != before;
}

/// A sentence as a screen shows it; the name of a file stays as it is.
std::string tidySentence(std::string text, const std::string &file = {})
{
    if (!text.empty() && (file.empty() || !text.starts_with(file)) && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    if (!text.empty() && text.back() != '.')
        text += '.';
    return text;
}

/// "Rome 2", no longer than a name may be.
std::string numbered(std::string name, int number)
{
    constexpr std::size_t most = 200;
    const std::string tail = " " + std::to_string(number);
    if (name.size() + tail.size() > most) {
        std::size_t end = most - tail.size();
        while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80)
            --end; // not within a character
        name.resize(end);
    }
    return name + tail;
}

} // namespace

Slices readImport(ImportJob job, std::function<void(ImportReading)> done)
{
    const auto reading = std::make_shared<ImportReading>();
    try {
        reading->bytes = job.bytes ? job.bytes : std::make_shared<const std::string>(readFile(job.file, exchange::mostBytes));
        co_yield Slices::Pause{};
        exchange::Source source{*reading->bytes, job.what, {}, job.answers};
        const Format &format =
            job.format.empty() ? exchange::formatLike(job.rulesets, source) : exchange::formatNamed(job.rulesets, job.format);
        reading->format = format.id();
        co_yield Slices::Pause{};
        constexpr int mostRounds = 4; // an answer may open further questions
        for (int round = 0; round <= mostRounds; ++round) {
            exchange::ArmyReading armies(format, source, job.rulesets);
            while (armies.step())
                co_yield Slices::Pause{};
            reading->import = armies.take();
            if (!answerKnown(source, reading->import, job.known))
                break;
        }
        reading->answers = source.answers;
    } catch (const std::bad_alloc &) {
        reading->fault = job.what + " is too large for the memory of this device.";
    } catch (const std::exception &error) {
        reading->fault = tidySentence(error.what(), job.what);
    }
    co_return [reading, done] { done(std::move(*reading)); };
}

namespace {

ImportArmy armyOf(exchange::PlannedArmy planned, const exchange::Rulesets &rulesets, const LibraryShare &share)
{
    ImportArmy army;
    army.plan = std::move(planned);
    const std::string id = army.plan.wanted, ruleset = army.plan.roster.at("ruleset"), name = army.plan.roster.at("name");
    const auto named = share.ownByName.find({ruleset, name});
    army.sameId = share.own.contains(id);
    army.mine = army.sameId ? id : named != share.ownByName.end() ? named->second : std::string();
    if (army.plan.step == exchange::ImportStep::same)
        army.mine.clear();
    else if (const auto mine = share.armies.find(army.mine); !army.sameId && mine != share.armies.end())
        army.plan.differences = rosterDifferences(exchange::rulesetFor(rulesets, army.plan.roster), mine->second, army.plan.roster);
    army.choice = army.plan.step == exchange::ImportStep::same ? "" : army.mine.empty() ? "add" : "both";
    return army;
}

} // namespace

Slices planArmies(std::vector<Json> rosters, exchange::Rulesets rulesets, LibraryShare share, std::function<void(ImportPlan)> done)
{
    const auto find = [&share](const std::string &id) -> std::optional<Json> {
        const auto found = share.armies.find(id);
        return found == share.armies.end() ? std::nullopt : std::optional<Json>(found->second);
    };
    const auto hidden = [&share](const std::string &id) { return !share.own.contains(id); };
    const auto plan = std::make_shared<ImportPlan>();
    try {
        for (const Json &roster : rosters) {
            plan->armies.push_back(armyOf(exchange::planArmy(roster, rulesets, find, hidden), rulesets, share));
            co_yield Slices::Pause{};
        }
        settleImport(plan->armies, share);
    } catch (const std::exception &error) {
        *plan = {{}, tidySentence(error.what())};
    }
    co_return [plan, done] { done(std::move(*plan)); };
}

void chooseImport(std::vector<ImportArmy> &armies, std::size_t at, const std::string &choice)
{
    armies.at(at).choice = choice;
    if (choice == "replace")
        for (std::size_t i = 0; i < armies.size(); ++i)
            if (i != at && armies[i].choice == "replace" && armies[i].mine == armies[at].mine)
                armies[i].choice = "both";
}

void settleImport(std::vector<ImportArmy> &armies, const LibraryShare &share)
{
    std::set<std::pair<std::string, std::string>> names;
    for (const auto &[key, id] : share.ownByName)
        names.insert(key);
    std::map<std::pair<std::string, std::string>, int> numbers; // where to go on looking
    for (ImportArmy &army : armies) {
        const std::string ruleset = army.plan.roster.at("ruleset"), wanted = army.plan.roster.at("name");
        army.name = wanted;
        if (!army.taken())
            continue;
        if (army.choice != "replace" && names.contains({ruleset, wanted})) {
            int &number = numbers.try_emplace({ruleset, wanted}, 1).first->second;
            do
                army.name = numbered(wanted, ++number);
            while (names.contains({ruleset, army.name}));
        }
        names.insert({ruleset, army.name});
    }
}

Json importedRoster(const ImportArmy &army)
{
    Json roster = army.plan.roster;
    roster["name"] = army.name;
    if (army.choice == "replace")
        roster["id"] = army.mine;
    return roster;
}

} // namespace optio
