// SPDX-License-Identifier: GPL-3.0-or-later
// A luck-free battle of Ancients, as golden/ancients-battle.json tells it act by act: held and uncontrolled units, a barbarian charge, a
// leader that is out for a turn, a camp that falls. Its report is golden/ancients-battle.md, compared byte for byte.
//
// After an intended change write it anew with OPTIO_GOLDEN=write and review every changed line.
#include "rules/journal.h"
#include "tests/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>
#include <fstream>
#include <sstream>

namespace ancients_golden_test {

using namespace ancientstest;

namespace {

std::filesystem::path golden(const char *name) { return std::filesystem::path(std::getenv("OPTIO_TESTS")) / "golden" / name; }

std::string read(const std::filesystem::path &file)
{
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string stamp(std::size_t minute)
{
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "2026-03-01T%02d:%02d:00Z", 10 + static_cast<int>(minute / 60), static_cast<int>(minute % 60));
    return text.data();
}

} // namespace

class AncientsGoldenTest : public QObject {
    Q_OBJECT

private:
    std::vector<Entry> entries_;
    Json start_, end_;
    std::string trouble_;

private Q_SLOTS:
    void initTestCase()
    {
        const Json script = parseJson(read(golden("ancients-battle.json")), "ancients-battle.json");
        GameSetup setup;
        setup.rosterA = script.at("armies").at(0);
        setup.rosterB = script.at("armies").at(1);
        setup.options = script.at("options");
        setup.key = gameKeyFromSeed(202);
        setup.created = stamp(0);
        Game play = Game::start(rules(), setup);
        entries_.push_back(parseEntry(play.headerLine(), 0));
        start_ = play.state();
        std::size_t number = 0;
        for (const Json &act : script.at("acts")) {
            ++number;
            try {
                const Json input = act.contains("input") ? act.at("input") : Json{{"answers", Json::object()}};
                const auto dice = act.value("dice", std::vector<int>{});
                Entry entry = play.act(act.at("do").get<std::string>(), input, dice, stamp(number));
                play.follow(entry);
                entries_.push_back(std::move(entry));
            } catch (const Error &error) {
                trouble_ = "act " + std::to_string(number) + " " + act.dump() + ": " + error.what();
                break;
            }
        }
        end_ = play.state();
    }

    void report()
    {
        const std::string told = battleReport(rules(), entries_);
        if (qEnvironmentVariable("OPTIO_GOLDEN") == "write")
            std::ofstream(golden("ancients-battle.md")) << told;
        QVERIFY2(trouble_.empty(), trouble_.c_str());
        QVERIFY2(told == read(golden("ancients-battle.md")), "the report differs from golden/ancients-battle.md");
    }

    // The rulings are those of today's rules, and taking all back restores the start.
    void journal()
    {
        for (const VerifyFinding &finding : verifyJournal(rules(), entries_))
            QFAIL(("entry " + std::to_string(finding.n) + ": " + finding.text).c_str());
        Json state = end_;
        for (std::size_t i = entries_.size(); i-- > 1;)
            optio::apply(state, inverse(changesOf(entries_[i])));
        QVERIFY(state == start_);
    }

    // ANC-059 ANC-061 ANC-093 ANC-097 ANC-135: what the battle is for.
    void holdsThem()
    {
        const std::string told = read(golden("ancients-battle.md"));
        for (const char *what :
             {"are held for", "Their charge is spent", "is out for its next turn", "The camp of Romans is taken", "have won"})
            QVERIFY2(tells(told, what), what);
    }
};

OPTIO_TEST(AncientsGoldenTest)

} // namespace ancients_golden_test

#include "ancients_golden_test.moc"
