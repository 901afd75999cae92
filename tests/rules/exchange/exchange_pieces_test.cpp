// SPDX-License-Identifier: GPL-3.0-or-later
// A file of many armies is read an army at a time (EDT-08): the result, and every complaint, is that of reading it whole.
#include "rules/exchange/formats.h"
#include "tests/deep.h"
#include "tests/rules/exchange/malformed_armies.h"
#include "tests/suite.h"

#include <QtTest>

#include <random>

namespace exchange_pieces_test {

using namespace optio;
using namespace optio::exchange;
using namespace optio::malformed;

namespace {

/// Two armies of each rule set with texts that look like the file around them.
std::string manyArmies()
{
    std::vector<Json> armies;
    for (const Ruleset *ruleset : rulesets())
        for (std::size_t i = 0; i < std::min<std::size_t>(2, ruleset->armies().size()); ++i) {
            Json army = ruleset->armies()[i];
            army["id"] = newId();
            army["name"] = "He said \"]},{\\\" and \"armies\": [" + std::to_string(armies.size());
            armies.push_back(std::move(army));
        }
    std::vector<Note> lost;
    return jsonFormat().write(armies, rulesets(), lost);
}

struct Outcome {
    std::vector<Json> rosters;
    std::string fault;
    int pieces = 0;
    bool operator==(const Outcome &other) const { return rosters == other.rosters && fault == other.fault; }
};

Outcome whole(const std::string &text)
{
    Outcome outcome;
    try {
        outcome.rosters = jsonFormat().read({text, "the file", {}, Json::object()}, rulesets()).rosters;
    } catch (const Json::exception &) {
        outcome.fault = "form";
    } catch (const Error &error) {
        outcome.fault = error.what();
    }
    return outcome;
}

Outcome inPieces(const std::string &text)
{
    Outcome outcome;
    try {
        const Source source{text, "the file", {}, Json::object()};
        const Rulesets all = rulesets();
        const Format::Pieces pieces = jsonFormat().pieces(source, all);
        Import import;
        do
            ++outcome.pieces;
        while (pieces(import));
        outcome.rosters = import.rosters;
    } catch (const Json::exception &) {
        outcome.fault = "form";
    } catch (const Error &error) {
        outcome.fault = error.what();
    }
    return outcome;
}

} // namespace

class ExchangePiecesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachArmyIsAPiece()
    {
        const std::string text = manyArmies();
        const Outcome all = whole(text), pieces = inPieces(text);
        QCOMPARE(all.fault, std::string());
        QVERIFY(pieces == all);
        QVERIFY(all.rosters.size() >= 10);
        QCOMPARE(static_cast<std::size_t>(pieces.pieces), all.rosters.size() + 2); // checked and cut up before
        QVERIFY(inPieces(Json::parse(text).dump()) == all);
        QVERIFY(inPieces("\xEF\xBB\xBF \n" + text + " \r\n") == all);
    }

    void oddFormsAreReadAsAWhole()
    {
        for (const char *text : {"{}",
                                 "{\"armies\":[]}",
                                 "{\"format\":1,\"armies\":[]}",
                                 "{\"format\":1,\"armies\":[,]}",
                                 "{\"format\":1,\"armies\":[{}]}",
                                 "{\"format\":1,\"armies\":[{},]}",
                                 "{\"format\":1,\"armies\":[{}],\"armies\":[{}]}",
                                 "{\"format\":2,\"armies\":[{}]}",
                                 "{\"armies\":{\"armies\":[{}]}}",
                                 "{\"format\":1,\"armies\":[{}]}}",
                                 "{\"format\":1,\"armies\":[{}]} x",
                                 "{\"armies\":[",
                                 "{\"armies\"",
                                 "[{\"armies\":[{}]}]",
                                 "{\"a\":\"armies\",\"armies\":[1]}",
                                 "{\"format\":1,\"\\u0061rmies\":[{}]}",
                                 "",
                                 "\"",
                                 "\\",
                                 "{\"armies\":[\"\\",
                                 "{\"format\":1,\"armies\":[{}]",
                                 "{\"format\":1 \"armies\":[{}]}",
                                 "]",
                                 "{\"armies\":]"}) {
            QVERIFY2(inPieces(text) == whole(text), text);
        }
    }

    void damageIsToldAsOfTheWhole()
    {
        const std::string text = manyArmies();
        std::mt19937 random(8);
        const auto any = [&](std::size_t most) { return std::uniform_int_distribution<std::size_t>(0, most - 1)(random); };
        const std::string signs = "{}[],:\"\\ 0a\n";
        const int rounds = optio::test::deep() ? 3000 : 150;
        int faults = 0;
        for (int round = 0; round < rounds; ++round) {
            std::string changed = text;
            const std::size_t at = any(changed.size());
            switch (any(4)) {
            case 0:
                changed.resize(at);
                break;
            case 1:
                changed.erase(at, 1 + any(30));
                break;
            case 2:
                changed.insert(at, 1, signs[any(signs.size())]);
                break;
            default:
                changed[at] = signs[any(signs.size())];
                break;
            }
            const Outcome expected = whole(changed), found = inPieces(changed);
            QVERIFY2(found == expected, qPrintable(QStringLiteral("round %1: %2 | %3")
                                                       .arg(round)
                                                       .arg(QString::fromStdString(found.fault), QString::fromStdString(expected.fault))));
            faults += expected.fault.empty() ? 0 : 1;
        }
        QVERIFY(faults > rounds / 2 && faults < rounds);
    }
};

OPTIO_TEST(ExchangePiecesTest)

} // namespace exchange_pieces_test

#include "exchange_pieces_test.moc"
