// SPDX-License-Identifier: GPL-3.0-or-later
// Army files that are wrong (malformed_armies.h): each is refused with a sentence that says what is wrong, and the library stays as it was;
// what is merely odd (markup in a name, an id that stands twice) is kept as it is.
#include "db/store.h"
#include "rules/exchange/plan.h"
#include "tests/rules/exchange/malformed_armies.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <rapidcheck.h>

namespace exchange_malformed_test {

using namespace optio;
using namespace optio::exchange;
using namespace optio::malformed;

class ExchangeMalformedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachIsRefusedWithASentence()
    {
        const Bad bad = badArmies();
        QVERIFY2(bad.size() >= 300, std::to_string(bad.size()).c_str());
        const Rulesets all = rulesets();
        const QTemporaryDir folder;
        Store library(folder.path().toStdString());
        const Json mine = registry().at("dbm").armies()[0];
        library.saveRoster(mine, {.points = 1}, "2026-01-31T12:00:00Z");
        for (const auto &[what, bytes] : bad) {
            std::string sentence;
            try {
                const Source source{bytes, "the file", {}, Json::object()};
                const Import import = readArmies(formatLike(all, source), source, all);
                const auto find = [&](const std::string &id) { return library.roster(id); };
                for (const PlannedArmy &army : planImport(import, all, find, [](const std::string &) { return false; }))
                    library.saveRoster(army.roster, {.points = army.points}, "2026-01-31T12:00:00Z");
            } catch (const Error &error) {
                sentence = error.what();
            }
            QVERIFY2(!sentence.empty(), (what + ": " + bytes.substr(0, 300)).c_str());
            QVERIFY2(sentence.find("the file") != std::string::npos || sentence.find("format") != std::string::npos,
                     (what + ": " + sentence).c_str());
            QVERIFY2(sentence.find("exception") == std::string::npos && sentence.find('\n') == std::string::npos && sentence.size() < 2000,
                     (what + ": " + sentence).c_str());
        }
        QCOMPARE(library.rosters().size(), std::size_t{1});
        QVERIFY(*library.roster(mine.at("id")) == mine);
    }

    void whatIsMerelyOddIsKept()
    {
        const Rulesets all = rulesets();
        for (const char *name : {"<script>alert(1)</script>", "'; DROP TABLE roster; --", "../../etc/passwd", "%s%n", "${HOME}", "&amp;",
                                 "名前", "שלום", "a\u200Fb"}) {
            const std::string text = changed("/name", name);
            const Import import = readArmies(jsonFormat(), {text, "the file", {}, Json::object()}, all);
            QCOMPARE(import.rosters.at(0).at("name"), Json(name));
        }
        const std::string twice = Json{{"format", 1}, {"armies", {army(), army()}}}.dump();
        const Import import = readArmies(jsonFormat(), {twice, "the file", {}, Json::object()}, all);
        QVERIFY(import.rosters[0].at("id") != import.rosters[1].at("id"));
        QVERIFY(import.notes.at(0).text.find("id of one before it") != std::string::npos);
    }

    void noBytesDoHarm()
    {
        const Rulesets all = rulesets();
        std::vector<std::string> seeds;
        std::vector<Note> lost;
        for (const Format *format : formatsOf(all))
            if (format->writes() && (format->ruleset().empty() || format->ruleset() == "dba"))
                seeds.push_back(format->write({registry().at("dba").armies()[0]}, all, lost));
        seeds.push_back(formatNamed(all, "peltast").write({registry().at("dbm").armies()[0]}, all, lost));
        QVERIFY(rc::check("a file with some bytes changed is read or refused", [&] {
            std::string text = *rc::gen::elementOf(seeds);
            const int changes = *rc::gen::inRange(1, 6);
            for (int i = 0; i < changes; ++i) {
                const auto at = static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(text.size())));
                const int act = *rc::gen::inRange(0, 3);
                if (act == 0)
                    text[at] = *rc::gen::elementOf(std::string("\"{}[],:=;<>&()x \n\t-019aZ\xC3\x80\xFF"));
                else if (act == 1)
                    text.erase(at, static_cast<std::size_t>(*rc::gen::inRange(1, 40)));
                else
                    text.insert(at, text.substr(at, static_cast<std::size_t>(*rc::gen::inRange(1, 40))));
                if (text.empty())
                    text = "x";
            }
            try {
                const Source source{text, "the file", {}, Json::object()};
                const Import import = readArmies(formatLike(all, source), source, all);
                for (const Json &roster : import.rosters)
                    checkRosterForm(roster);
            } catch (const Error &error) {
                RC_ASSERT(std::string(error.what()).find("exception") == std::string::npos);
            }
        }));
    }
};

OPTIO_TEST(ExchangeMalformedTest)

} // namespace exchange_malformed_test

#include "exchange_malformed_test.moc"
