// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings as JSON both ways, and changes: made all or none, and taken back to the very state before.
#include "rules/ruling/ruling.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <rapidcheck.h>

#include <functional>

namespace ruling_test {

using namespace optio;

namespace {

Ruling sampleRuling()
{
    Ruling ruling;
    ruling.sentence = "Rome's blades recoil";
    ruling.comparison = "6 against 7";
    ruling.dice = {{"die.a", "the die of Rome", 6, 2, false, Provenance::rolled},
                   {"die.b", "the other die", 6, 5, true, Provenance::typed},
                   {"die.c", "a third", 10, 0, false, Provenance::imported}};
    ruling.lines = {{"a", "base", "base", "blades against foot", 5, "T-1"}, {"b", "hill", "tactical", "uphill", -1, "T-2"}};
    ruling.totals = {{"a", "total1", "before grading", 6}, {"a", "total2", "after grading", 6}, {"b", "total1", "before grading", 7}};
    ruling.outcome = {{"a", "recoil", "recoil", "Move back its own depth.", "T-3"}, {"b", "unharmed", "unharmed", "", ""}};
    ruling.changes = {{"/units/a1/lost", 0, 1, "Blades: 1 lost"}, {"/pursuit", nullptr, "b1", ""}};
    return ruling;
}

// --- random documents and changes ------------------------------------------------------------------------------------------------

/// A value without null at its top (null stands for a missing value).
Json randomValue(int depth)
{
    switch (*rc::gen::inRange(0, depth > 0 ? 6 : 4)) {
    case 0:
        return *rc::gen::inRange(-5, 6);
    case 1:
        return *rc::gen::arbitrary<bool>();
    case 2:
        return *rc::gen::elementOf(std::vector<std::string>{"", "recoil", "a/b", "~", "ü"});
    case 3:
        return 0.5 * *rc::gen::inRange(-3, 4);
    case 4: {
        Json list = Json::array();
        for (int n = *rc::gen::inRange(0, 4); n > 0; --n)
            list.push_back(randomValue(depth - 1));
        return list;
    }
    default: {
        Json object = Json::object();
        for (int n = *rc::gen::inRange(0, 4); n > 0; --n)
            object[*rc::gen::elementOf(std::vector<std::string>{"a", "b", "c/d", "e~f", "", "0"})] = randomValue(depth - 1);
        return object;
    }
    }
}

std::string escaped(const std::string &key)
{
    std::string text;
    for (const char c : key)
        text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return text;
}

/// A path to a place that exists, or to one where a value may be added.
std::string randomPath(const Json &state)
{
    std::string path;
    const Json *at = &state;
    while (at->is_structured()) {
        const bool adds = at->empty() || *rc::gen::inRange(0, 4) == 0;
        if (at->is_array()) {
            const std::size_t index = adds ? at->size() : *rc::gen::inRange<std::size_t>(0, at->size());
            path += "/" + std::to_string(index);
            at = adds ? nullptr : &(*at)[index];
        } else {
            auto entry = at->begin();
            if (!adds)
                std::advance(entry, *rc::gen::inRange<int>(0, static_cast<int>(at->size())));
            const std::string key = adds ? "new" + std::to_string(*rc::gen::inRange(0, 3)) : entry.key();
            path += "/" + escaped(key);
            at = at->contains(key) ? &(*at)[key] : nullptr;
        }
        if (at == nullptr || *rc::gen::inRange(0, 3) == 0)
            break;
    }
    return path;
}

} // namespace

class RulingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jsonBothWays()
    {
        const Json json = toJson(sampleRuling());
        const Ruling back = rulingFromJson(json);
        QCOMPARE(toJson(back).dump(), json.dump());
        QCOMPARE(back.dice[1].average, true);
        QVERIFY(back.dice[2].from == Provenance::imported);
        QCOMPARE(back.totals.size(), std::size_t(3));
        QCOMPARE(back.totals[1].label, std::string("after grading"));
        QCOMPARE(back.changes[1].to, Json("b1"));
    }

    void jsonForm()
    {
        const Json json = toJson(sampleRuling());
        QCOMPARE(json["totals"].dump(), std::string(R"({"a":{"total1":6,"total2":6},"b":{"total1":7}})"));
        QCOMPARE(json["outcome"]["a"].dump(),
                 std::string(R"({"instruction":"Move back its own depth.","label":"recoil","result":"recoil","rule":"T-3"})"));
        QCOMPARE(json["dice"][0].dump(), std::string(R"({"for":"the die of Rome","from":"rolled","id":"die.a","sides":6,"value":2})"));
        QCOMPARE(json["lines"][1].dump(),
                 std::string(R"({"id":"hill","label":"uphill","rule":"T-2","side":"b","stage":"tactical","value":-1})"));
        QCOMPARE(json["changes"][1].dump(), std::string(R"({"from":null,"label":"","path":"/pursuit","to":"b1"})"));
    }

    void foreignJson_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no object") << ""
                                   << "[]"
                                   << "a ruling must be an object";
        QTest::newRow("sentence") << "/sentence"
                                  << "7"
                                  << "\"sentence\" of a ruling must be a text";
        QTest::newRow("lines") << "/lines"
                               << "{}"
                               << "\"lines\" of a ruling must be an array";
        QTest::newRow("line") << "/lines/0"
                              << "{}"
                              << "a line of a ruling lacks \"side\"";
        QTest::newRow("line value") << "/lines/0/value"
                                    << "1.5"
                                    << "\"value\" of a line of a ruling must be a whole number";
        QTest::newRow("huge") << "/lines/0/value"
                              << "18446744073709551615"
                              << "\"value\" of a line of a ruling must be a whole number of at most nine digits";
        QTest::newRow("die") << "/dice/0/from"
                             << "\"found\""
                             << "\"from\" of a die must be \"rolled\", \"typed\" or \"imported\", not \"found\"";
        QTest::newRow("totals") << "/totals/a"
                                << "3"
                                << "the totals of side \"a\" must be an object";
        QTest::newRow("outcome") << "/outcome/a"
                                 << "{\"result\":\"x\"}"
                                 << "the outcome of side \"a\" lacks \"label\"";
        QTest::newRow("change") << "/changes/0"
                                << "{\"path\":\"/x\",\"from\":1}"
                                << "a change lacks \"to\"";
    }

    void foreignJson()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        QFETCH(QString, sentence);
        Json json = toJson(sampleRuling());
        json[Json::json_pointer(path.toStdString())] = Json::parse(value.toStdString());
        QCOMPARE(refused([&] { rulingFromJson(json); }), sentence);
    }

    void changesAreMadeInOrder()
    {
        Json state = Json::parse(R"({"turn":1,"units":{"a1":{"lost":0,"a/b":1}},"list":["x","y"]})");
        optio::apply(state, {{"/turn", 1, 2, ""},
                             {"/turn", 2, 3, ""},
                             {"/units/a1/a~1b", 1, nullptr, ""},
                             {"/units/a2", nullptr, Json{{"lost", 1}}, ""},
                             {"/units/a2/lost", 1, 4, ""},
                             {"/list/0", "x", nullptr, ""},
                             {"/list/1", nullptr, "z", ""},
                             {"/list/0", nullptr, "w", ""}});
        QCOMPARE(state.dump(), std::string(R"({"list":["w","y","z"],"turn":3,"units":{"a1":{"lost":0},"a2":{"lost":4}}})"));
    }

    void refusedChanges_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("why");
        QTest::newRow("other value") << "/turn"
                                     << "2"
                                     << "3"
                                     << "it holds 1, not 2";
        QTest::newRow("missing key") << "/turns"
                                     << "1"
                                     << "2"
                                     << "there is no such value";
        QTest::newRow("missing parent") << "/armies/a"
                                        << "null"
                                        << "2"
                                        << "there is no \"armies\"";
        QTest::newRow("there already") << "/turn"
                                       << "null"
                                       << "2"
                                       << "there is a value already";
        QTest::newRow("explicit null") << "/nothing"
                                       << "null"
                                       << "2"
                                       << "there is a value already";
        QTest::newRow("within a number") << "/turn/x"
                                         << "null"
                                         << "2"
                                         << "\"x\" lies in something that is neither an object nor a list";
        QTest::newRow("no index") << "/list/last"
                                  << "\"x\""
                                  << "2"
                                  << "\"last\" is no place in a list of 2";
        QTest::newRow("leading nought") << "/list/01"
                                        << "\"y\""
                                        << "2"
                                        << "\"01\" is no place in a list of 2";
        QTest::newRow("past the end") << "/list/3"
                                      << "null"
                                      << "2"
                                      << "\"3\" is no place in a list of 2";
        QTest::newRow("no slash") << "turn"
                                  << "1"
                                  << "2"
                                  << "a path begins with \"/\"";
        QTest::newRow("bad escape") << "/t~2"
                                    << "1"
                                    << "2"
                                    << "in a path \"~\" must be followed by 0 or 1";
        QTest::newRow("whole document") << ""
                                        << "1"
                                        << "2"
                                        << "it does not hold what it should";
    }

    void refusedChanges()
    {
        QFETCH(QString, path);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, why);
        const Json before = Json::parse(R"({"turn":1,"list":["x","y"],"nothing":null})");
        Json state = before;
        const Change change{path.toStdString(), Json::parse(from.toStdString()), Json::parse(to.toStdString()), ""};
        const std::vector<Change> changes{{"/list/0", "x", nullptr, ""}, {"/list/1", nullptr, "x", ""}, {"/fresh", nullptr, 7, ""}, change};
        QCOMPARE(refused([&] { optio::apply(state, changes); }), QString("the change of \"%1\" cannot be made: %2").arg(path, why));
        QCOMPARE(state.dump(), before.dump());
    }

    void changeOfKnowsThePresent()
    {
        const Json state = Json::parse(R"({"units":{"a1":{"lost":2}},"nothing":null})");
        const Change change = changeOf(state, "/units/a1/lost", 3, "one more lost");
        QCOMPARE(toJson(change).dump(), std::string(R"({"from":2,"label":"one more lost","path":"/units/a1/lost","to":3})"));
        QVERIFY(changeOf(state, "/units/a2", 1).from.is_null());
        QVERIFY(refused([&] { changeOf(state, "/unit/a2", 1); }).contains("there is no \"unit\""));
        QVERIFY(refused([&] { changeOf(state, "/nothing", 1); }).contains("stands for a missing value"));
    }

    void undoOfDoIsTheIdentity()
    {
        QVERIFY(rc::check("applying changes and then their inverse gives back the very document", [] {
            Json state = Json::object();
            for (const char *key : {"turn", "units", "sides"})
                state[key] = randomValue(3);
            const Json before = state;
            std::vector<Change> changes;
            for (int n = *rc::gen::inRange(0, 8); n > 0; --n) {
                const std::string path = randomPath(state);
                if (path.empty())
                    continue;
                const bool removes = *rc::gen::inRange(0, 3) == 0;
                const Change change = changeOf(state, path, removes ? Json() : randomValue(2));
                optio::apply(state, {change});
                changes.push_back(change);
            }
            Json again = before;
            optio::apply(again, changes);
            RC_ASSERT(again.dump() == state.dump());
            optio::apply(again, inverse(changes));
            RC_ASSERT(again.dump() == before.dump());
            // Changes outlive a trip through the journal's text.
            for (const Change &change : changes)
                RC_ASSERT(toJson(changeFromJson(Json::parse(toJson(change).dump()))) == toJson(change));
            RC_CLASSIFY(!changes.empty(), "changed");
        }));
    }

    void failureHarmsNothing()
    {
        QVERIFY(rc::check("a list of changes with a false one in it leaves the document as it was", [] {
            Json state = Json::object();
            state["units"] = randomValue(3);
            const Json before = state;
            std::vector<Change> changes;
            for (int n = *rc::gen::inRange(1, 5); n > 0; --n) {
                const std::string path = randomPath(state);
                if (path.empty())
                    continue;
                changes.push_back(changeOf(state, path, randomValue(2)));
                optio::apply(state, {changes.back()});
            }
            changes.push_back({"/no/such/place", 1, 2, ""});
            state = before;
            RC_ASSERT_THROWS_AS(optio::apply(state, changes), Error);
            RC_ASSERT(state.dump() == before.dump());
        }));
    }
};

OPTIO_TEST(RulingTest)

} // namespace ruling_test

#include "ruling_test.moc"
