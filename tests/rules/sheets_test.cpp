// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets: every supplied army with what it costs and what is tracked of it, break points that are those of the game, and games in progress
// without their secrets.
#include "rules/arena.h"
#include "rules/journal/journal.h"
#include "rules/print/print.h"
#include "rules/roster/roster.h"
#include "rulesets/registry.h"
#include "tests/golden/golden_battle.h"
#include "tests/rules/rulings.h"
#include "tests/suite.h"

#include <QtTest>

#include <numeric>

namespace sheets_test {

using namespace optio;

namespace {

const Registry &registry()
{
    static const Registry all(rulesetsFolder("/proc/self/exe"));
    return all;
}

/// A table of a sheet by the beginning of its title; null when there is none.
const Json *tableOf(const Json &sheet, const std::string &title)
{
    for (const Json &table : sheet.at("tables"))
        if (table.at("title").get<std::string>().rfind(title, 0) == 0)
            return &table;
    return nullptr;
}

/// Boxes and ticked boxes under a head, over all tables that have it.
std::pair<int, int> boxesUnder(const Json &sheet, const std::string &head)
{
    std::pair<int, int> sum{0, 0};
    for (const Json &table : sheet.at("tables"))
        for (std::size_t i = 0; i < table.at("columns").size(); ++i)
            if (table.at("columns")[i] == head)
                for (const Json &row : table.at("rows"))
                    if (row[i].is_object()) {
                        sum.first += row[i].at("boxes").get<int>();
                        sum.second += row[i].at("done").get<int>();
                    }
    return sum;
}

/// The boxes of the break point of this rule, the first one or that of `who`.
std::pair<int, int> breakBoxes(const Json &sheet, const std::string &rule, const std::string &who = {})
{
    const Json *table = tableOf(sheet, "Break points");
    if (table == nullptr)
        return {-1, -1};
    for (std::size_t i = 0; i < table->at("rows").size(); ++i)
        if (table->at("rules")[i] == rule && (who.empty() || table->at("rows")[i][0] == who)) {
            const Json &cell = table->at("rows")[i][2];
            return cell.is_object() ? std::pair(cell.at("boxes").get<int>(), cell.at("done").get<int>()) : std::pair(0, 0);
        }
    return {-1, -1};
}

std::size_t unitsOf(const Json &roster)
{
    std::size_t units = 0;
    for (const Json &command : roster.at("commands"))
        units += command.at("units").size();
    return units;
}

/// Rows of the tables that are lists of troops.
std::size_t troopRows(const Json &sheet)
{
    std::size_t rows = 0;
    for (const Json &table : sheet.at("tables"))
        for (const Json &column : table.at("columns"))
            rows += column == "Troops" ? table.at("rows").size() : 0;
    return rows;
}

/// The state after an act, ruled whatever its phase.
Json after(const Ruleset &ruleset, Json state, const char *resolver)
{
    const Ruling ruling = rulings::ruleOn(ruleset, resolver, {{"answers", Json::object()}}, {}, &state);
    optio::apply(state, ruling.changes);
    return state;
}

} // namespace

class SheetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyArmy_data();
    void everyArmy();
    void costs();
    void dbmBreaks();
    void dbaBreaks();
    void tropaionBreaks();
    void punicBreaks();
    void ancientsBreaks();
    void hoplitesBreaks();
    void asItStands();
    void secrets();
    void unknownRows();
    void plainRuleset();
    void emptyArmy();
    void theBack();
};

void SheetsTest::everyArmy_data()
{
    QTest::addColumn<QString>("id");
    for (const auto &ruleset : registry().all())
        for (const Json &army : ruleset->armies())
            QTest::newRow(army.at("id").get<std::string>().c_str()) << QString::fromStdString(army.at("id"));
}

void SheetsTest::everyArmy()
{
    QFETCH(QString, id);
    const std::string wanted = id.toStdString();
    const Ruleset &ruleset = registry().at(wanted.substr(0, wanted.find('/')));
    for (const Json &army : ruleset.armies()) {
        if (army.at("id") != wanted)
            continue;
        const Json roster = rosterSheet(ruleset, army), game = gameSheet(ruleset, army);
        QCOMPARE(troopRows(roster), unitsOf(army));
        QCOMPARE(roster.at("title"), army.at("name"));
        QVERIFY(roster.at("note").get<std::string>().find(" · legal") != std::string::npos);
        const Json state = ruleset.start(army, army, Json::object());
        std::size_t shown = 0;
        int whole = 0;
        const Json view = toJson(ruleset.view(state, "a"));
        for (const Json &group : view.at("sides")[0].at("groups"))
            for (const Json &unit : group.at("units")) {
                ++shown;
                whole += unit.at("count").get<int>();
            }
        QCOMPARE(troopRows(game), shown);
        QVERIFY(tableOf(game, "Break points") != nullptr);
        QVERIFY(tableOf(roster, "Break points") != nullptr);
        for (const char *head : {"Lost", "Bases lost"})
            if (const auto [boxes, done] = boxesUnder(game, head); boxes > 0) {
                QCOMPARE(boxes, whole);
                QCOMPARE(done, 0);
            }
        // Every row is as long as its head, and has its rule where the table has rules.
        for (const Json *sheet : {&roster, &game})
            for (const Json &table : sheet->at("tables")) {
                if (table.contains("rules"))
                    QCOMPARE(table.at("rules").size(), table.at("rows").size());
                if (!table.at("columns").empty())
                    for (const Json &row : table.at("rows"))
                        QCOMPARE(row.size(), table.at("columns").size());
            }
    }
}

void SheetsTest::costs() // the points of all rows are those of their command, and of the army
{
    for (const auto &ruleset : registry().all())
        for (const Json &army : ruleset->armies()) {
            double sum = 0;
            const Json sheet = rosterSheet(*ruleset, army);
            for (const Json &table : sheet.at("tables"))
                if (!table.at("columns").empty() && table.at("columns").back() == "Points")
                    for (const Json &row : table.at("rows")) {
                        std::string text = row.back().get<std::string>();
                        const bool half = text.size() > 2 && text.substr(text.size() - 2) == "½";
                        if (half)
                            text.resize(text.size() - 2);
                        sum += std::stod(text) + (half ? 0.5 : 0);
                    }
            const Json totals = ruleset->totals(army);
            double wanted = totals.at("points").get<double>();
            if (totals.contains("parts"))
                for (const Json &part : totals.at("parts"))
                    if (part.at("label") == "Units")
                        wanted = part.at("points").get<double>();
            QCOMPARE(sum, wanted);
        }
}

void SheetsTest::dbmBreaks() // DBM-161, DBM-162: the boxes are full exactly when the game says so
{
    const Ruleset &ruleset = registry().at("dbm");
    const Json &army = ruleset.armies().front();
    const Json fresh = ruleset.start(army, army, Json::object());
    const Json &command = fresh.at("sides")[0].at("commands")[0];
    const std::string name = command.at("name").get<std::string>();
    Json state = fresh;
    bool broke = false, kept = false;
    for (const Json &id : command.at("units"))
        for (int lost = 1; lost <= fresh.at("units").at(id.get<std::string>()).at("count").get<int>(); ++lost) {
            state["units"][id.get<std::string>()]["lost"] = lost;
            const auto [boxes, done] = breakBoxes(standingSheet(ruleset, state, "a", ""), "DBM-161", name);
            const Json then = after(ruleset, state, "end-bound");
            QVERIFY(boxes > 0);
            QCOMPARE(then.at("sides")[0].at("commands")[0].at("demoralised").get<bool>(), done == boxes);
            const auto [armyBoxes, armyDone] = breakBoxes(standingSheet(ruleset, then, "a", ""), "DBM-162");
            QCOMPARE(ruleset.ended(then).at("over").get<bool>(), armyDone == armyBoxes);
            broke = broke || done == boxes;
            kept = kept || done < boxes;
        }
    QVERIFY(broke && kept);
    const Json whole = gameSheet(ruleset, army);
    QCOMPARE(breakBoxes(whole, "DBM-161", name).first,
             static_cast<int>(2 * ruleset.totals(army).at("commands")[0].at("break").get<double>()));
    QCOMPARE(breakBoxes(whole, "DBM-162").first, static_cast<int>(2 * ruleset.totals(army).at("break").get<double>()));
}

void SheetsTest::dbaBreaks() // DBA-060
{
    const Ruleset &ruleset = registry().at("dba");
    const Json &army = ruleset.armies().front();
    Json state = ruleset.start(army, army, Json::object());
    bool over = false;
    for (int lost = 0; !over; ++lost) {
        int left = lost;
        for (auto &[id, unit] : state["units"].items())
            if (unit.at("side") == "a" && unit.value("role", "") != "general") {
                unit["lost"] = std::min(left, unit.at("count").get<int>());
                left -= unit.at("lost").get<int>();
            }
        QCOMPARE(left, 0);
        const auto [boxes, done] = breakBoxes(standingSheet(ruleset, state, "a", ""), "DBA-060");
        QCOMPARE(done, std::min(lost, boxes));
        over = ruleset.ended(after(ruleset, state, "end-bound")).at("over").get<bool>();
        QCOMPARE(over, done == boxes);
    }
}

void SheetsTest::tropaionBreaks() // TRO-011, TRO-012, TRO-123
{
    const Ruleset &ruleset = registry().at("tropaion");
    const Json &army = ruleset.armies().front();
    Json state = ruleset.start(army, army, Json::object());
    for (int morale = 12; morale >= 0; --morale) {
        state["sides"][0]["morale"] = morale;
        const Json sheet = standingSheet(ruleset, state, "a", "");
        const auto [boxes, done] = breakBoxes(sheet, "TRO-123");
        QCOMPARE(done == boxes, morale == 0);
        const auto [wavering, wavers] = breakBoxes(sheet, "TRO-012");
        const std::string badges = toJson(ruleset.view(state, "")).at("sides")[0].at("badges").dump();
        QCOMPARE(wavers == wavering, badges.find("wavering") != std::string::npos);
    }
}

void SheetsTest::punicBreaks() // PUN-048, PUN-291
{
    const Ruleset &ruleset = registry().at("punic");
    const Json &army = ruleset.armies().front();
    Json state = ruleset.start(army, army, {{"breakAt", "half"}});
    state["step"] = "rally"; // where a turn may end
    const auto [boxes, none] = breakBoxes(standingSheet(ruleset, state, "a", ""), "PUN-291");
    QCOMPARE(none, 0);
    QVERIFY(boxes >= state.at("sides")[0].at("strength").get<int>());
    bool broken = false;
    for (auto &[id, unit] : state["units"].items()) {
        if (unit.at("side") != "a")
            continue;
        for (Json &rank : unit["ranks"])
            while (rank.at("bases").get<int>() > 0 && !broken) {
                rank["bases"] = rank.at("bases").get<int>() - 1;
                const auto [of, done] = breakBoxes(standingSheet(ruleset, state, "a", ""), "PUN-291");
                broken = after(ruleset, state, "end-turn").at("sides")[0].at("broken").get<bool>();
                QCOMPARE(of, boxes);
                QCOMPARE(broken, done == of);
            }
    }
    QVERIFY(broken);
}

void SheetsTest::ancientsBreaks() // ANC-030, ANC-031
{
    const Ruleset &ruleset = registry().at("ancients");
    const Json &army = ruleset.armies().front();
    Json state = ruleset.start(army, army, Json::object());
    const auto panics = [&] {
        const Json view = toJson(ruleset.view(state, ""));
        for (const Json &row : view.at("watch"))
            if (row.at("side") == "a" && row.at("rule") == "ANC-030")
                return row.at("text").get<std::string>().find("panic in their next turn") != std::string::npos;
        return false;
    };
    bool broken = false;
    for (auto &[id, unit] : state["units"].items()) {
        if (unit.at("side") != "a" || broken)
            continue;
        unit["place"] = "destroyed";
        const auto [boxes, done] = breakBoxes(standingSheet(ruleset, state, "a", ""), "ANC-030");
        broken = panics();
        QCOMPARE(broken, done == boxes);
    }
    QVERIFY(broken);
}

void SheetsTest::hoplitesBreaks() // HOP-340: the game ends when a side's boxes are full
{
    const Ruleset &ruleset = registry().at("hoplites");
    Matches matches;
    matches.rosters = {ruleset.armies()[0], ruleset.armies()[3]};
    matches.players = {"greedy", "greedy"};
    matches.seed = 5;
    matches.created = "2026-01-01T00:00:00Z";
    std::string transcript;
    (void)dynamic_cast<const Arena &>(ruleset).playGames(matches, &transcript);
    const std::vector<Entry> entries = readJournal(transcript, "the battle");
    Game game = Game::open(ruleset, entries.front());
    for (std::size_t n = 1; n < entries.size(); ++n) {
        game.follow(entries[n]);
        if (n % 10 != 0 && n + 1 != entries.size())
            continue;
        bool full = false;
        for (const char *side : {"a", "b"}) {
            const Json sheet = standingSheet(ruleset, game.state(), side, "");
            const auto [boxes, done] = breakBoxes(sheet, "HOP-340");
            const Json *table = tableOf(sheet, "Break points");
            QVERIFY(table != nullptr);
            QVERIFY(boxes > 0);
            full = full || boxes == done;
        }
        if (full)
            QVERIFY(ruleset.ended(game.state()).at("over").get<bool>());
    }
    QVERIFY(ruleset.ended(game.state()).at("over").get<bool>());
}

void SheetsTest::asItStands() // a whole battle: what is ticked is what the view says is lost
{
    const GoldenBattle battle(registry().at("punic"), "punic-battle", 1);
    QCOMPARE(battle.trouble(), std::string());
    const Ruleset &ruleset = registry().at("punic");
    const Json view = toJson(ruleset.view(battle.end(), ""));
    bool any = false;
    for (std::size_t i = 0; i < 2; ++i) {
        const Json &side = view.at("sides")[i];
        int lost = 0;
        for (const Json &group : side.at("groups"))
            for (const Json &unit : group.at("units"))
                lost += unit.at("lost").get<int>();
        const Json sheet = standingSheet(ruleset, battle.end(), side.at("id"), "");
        QCOMPARE(boxesUnder(sheet, "Bases lost").second, lost);
        any = any || lost > 0 || boxesUnder(sheet, "DPs, wound").second > 0;
        QVERIFY(sheet.at("note").get<std::string>().find(view.at("title").get<std::string>()) != std::string::npos);
    }
    QVERIFY(any);
}

void SheetsTest::secrets() // TRO-031: neither points nor hand on what both may see, nor on the enemy's page
{
    const Ruleset &ruleset = registry().at("tropaion");
    Json state = ruleset.start(ruleset.armies()[0], ruleset.armies()[1], Json::object());
    state["sides"][1]["assigned"] = true;
    state["sides"][1]["score"] = state["sides"][1]["left"] = {6, 5, 4};
    const std::string open = standingSheet(ruleset, state, "b", "").dump(), enemy = standingSheet(ruleset, state, "b", "a").dump(),
                      own = standingSheet(ruleset, state, "b", "b").dump();
    QVERIFY(open.find("Valour 6") == std::string::npos);
    QVERIFY(enemy.find("Valour 6") == std::string::npos);
    QVERIFY(own.find("Valour 6") != std::string::npos);
    // HOP-031: which units lie in the enemy's hand.
    const Ruleset &app = registry().at("hoplites");
    GameSetup setup;
    setup.rosterA = app.armies()[0];
    setup.rosterB = app.armies()[3];
    setup.options = Json::object();
    setup.key = gameKeyFromSeed(1);
    setup.created = "2026-01-01T00:00:00Z";
    Game game = Game::start(app, setup);
    game.follow(game.act("act", {{"do", {{"act", "deal"}}}, {"answers", Json::object()}}, std::nullopt, setup.created));
    const Json &dealt = game.state();
    const auto titles = [&](const std::string &viewer) {
        std::vector<std::string> all;
        const Json sheet = standingSheet(app, dealt, "a", viewer);
        for (const Json &table : sheet.at("tables"))
            all.push_back(table.at("title").get<std::string>());
        return all;
    };
    const std::vector<std::string> mine = titles("a"), theirs = titles("b");
    QVERIFY(std::find(mine.begin(), mine.end(), "Hand") != mine.end());
    QVERIFY(std::find(theirs.begin(), theirs.end(), "Hand") == theirs.end());
}

void SheetsTest::unknownRows() // a row of tomorrow is printed as it is, and the sheet says that it cannot be played
{
    const Ruleset &ruleset = registry().at("dbm");
    Json army = ruleset.armies().front();
    army["commands"][0]["units"][0]["type"] = "Zz";
    const Json roster = rosterSheet(ruleset, army), game = gameSheet(ruleset, army);
    QCOMPARE(troopRows(roster), unitsOf(army));
    QCOMPARE(troopRows(game), unitsOf(army) - 1); // DBM-184: it is left out of the game, and that is said
    QVERIFY(roster.dump().find("not known to the rules") != std::string::npos);
    QVERIFY(roster.at("note").get<std::string>().find("not legal") != std::string::npos);
    QVERIFY2(game.dump().find("Zz") != std::string::npos, game.dump().c_str());
}

void SheetsTest::plainRuleset() // counts that no cell could hold are numbers
{
    const Ruleset &ruleset = registry().at("dba");
    Json army = ruleset.armies().front();
    army["commands"][0]["units"][1]["count"] = 400;
    QVERIFY(gameSheet(ruleset, army).dump().find("0 of 400") != std::string::npos);
    QCOMPARE(cellText({{"boxes", 3}, {"done", 1}}), std::string("☒☐☐"));
    QCOMPARE(cellText({{"boxes", 5}, {"done", 3}, {"halves", true}}), std::string("☒⧄☐"));
    QCOMPARE(cellText("words"), std::string("words"));
}

void SheetsTest::emptyArmy()
{
    for (const auto &ruleset : registry().all()) {
        const Json empty = newRoster(*ruleset, "Nobody");
        QCOMPARE(troopRows(rosterSheet(*ruleset, empty)), std::size_t{0});
        QCOMPARE(troopRows(gameSheet(*ruleset, empty)), std::size_t{0});
        Json bare = empty;
        bare["commands"] = Json::array();
        QCOMPARE(rosterSheet(*ruleset, bare).at("title"), Json("Nobody"));
    }
}

void SheetsTest::theBack() // the reference comes behind what is printed, and each sheet begins a leaf
{
    for (const auto &ruleset : registry().all()) {
        const Json &army = ruleset->armies().front();
        const std::size_t charts = backCharts(*ruleset).size();
        QVERIFY(charts >= 1);
        const std::vector<Json> sheets = armySheets(*ruleset, army, {true, true, true});
        QCOMPARE(sheets.size(), 2 + charts);
        QVERIFY(sheets[0].at("front") == true && sheets[1].at("front") == true && !sheets[2].contains("front"));
        QCOMPARE(armySheets(*ruleset, army, {true, false, false}).size(), std::size_t{1});
        const Json state = ruleset->start(army, army, Json::object());
        QCOMPARE(standingSheets(*ruleset, state, {"a", "b"}, "", true).size(), 2 * (1 + charts));
        QVERIFY_THROWS_EXCEPTION(Error, standingSheet(*ruleset, state, "c", ""));
    }
}

OPTIO_TEST(SheetsTest)

} // namespace sheets_test

#include "sheets_test.moc"
