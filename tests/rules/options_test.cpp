// SPDX-License-Identifier: GPL-3.0-or-later
// Options of a game: defaults, what was given, and what is refused in which order.
#include "rules/options.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

namespace options_test {

using namespace optio;

namespace {

std::vector<Question> made()
{
    Question guided, limit;
    guided.id = "guided";
    guided.kind = QuestionKind::yesNo;
    guided.standard = true;
    limit.id = "limit";
    limit.kind = QuestionKind::count;
    limit.least = 1;
    limit.most = 9;
    limit.standard = 4;
    return {guided, limit};
}

Json settled(const Json &given) { return settledOptions(made(), given); }

} // namespace

class OptionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void defaults()
    {
        const Json standard = {{"guided", true}, {"limit", 4}};
        QVERIFY(settled(nullptr) == standard);
        QVERIFY(settled(Json::object()) == standard);
        const Json other = {{"guided", true}, {"limit", 9}};
        QVERIFY(settled({{"limit", 9}}) == other);
        QVERIFY(settledOptions({}, nullptr) == Json::object());
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("field");
        QTest::newRow("a list") << "[]"
                                << "options: expected an object of option ids and values"
                                << "options";
        QTest::newRow("a text") << "\"limit\""
                                << "options: expected an object of option ids and values"
                                << "options";
        QTest::newRow("unknown") << "{\"limits\": 3}"
                                 << "options: there is no option \"limits\"; allowed: \"guided\", \"limit\""
                                 << "limits";
        QTest::newRow("a wrong value") << "{\"limit\": 10}"
                                       << "limit"
                                       << "limit";
        QTest::newRow("a value of the wrong kind") << "{\"guided\": 1}"
                                                   << "guided"
                                                   << "guided";
        QTest::newRow("unknown before wrong") << "{\"limit\": 10, \"zeal\": 3}"
                                              << "there is no option \"zeal\""
                                              << "zeal";
    }
    void refusals()
    {
        QFETCH(QString, given);
        QFETCH(QString, sentence);
        QFETCH(QString, field);
        const auto [said, where] = refusalAndField([&] { settled(Json::parse(given.toStdString())); });
        QVERIFY2(QString::fromStdString(said).contains(sentence), said.c_str());
        QCOMPARE(QString::fromStdString(where), field);
    }
};

OPTIO_TEST(OptionsTest)

} // namespace options_test

#include "options_test.moc"
