// SPDX-License-Identifier: GPL-3.0-or-later
// Forms: which answers are refused and how the sentence reads, and the form as JSON.
#include "rules/ruling/form.h"
#include "tests/suite.h"

#include <QtTest>

namespace form_test {

using namespace optio;

namespace {

Question yesNo()
{
    Question question;
    question.id = "general_a";
    question.kind = QuestionKind::yesNo;
    question.value = true;
    question.standard = false;
    return question;
}

Question choice()
{
    Question question;
    question.id = "ground";
    question.side = "a";
    question.label = "Ground";
    question.help = "What ground does it stand on?";
    question.kind = QuestionKind::choice;
    question.choices = {{"open", "open", ""}, {2, "two", "a number"}, {Json{{"type", "Ps"}}, "psiloi", ""}};
    question.value = "open";
    question.standard = "open";
    question.rule = "T-7";
    return question;
}

Question count()
{
    Question question;
    question.id = "ranks";
    question.kind = QuestionKind::count;
    question.least = -1;
    question.most = 8;
    question.value = 2;
    question.standard = 1;
    return question;
}

} // namespace

class FormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answers_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("sentence");
        const QString flag = "general_a must be true or false, not ";
        const QString one = "ground must be one of \"open\", 2, {\"type\":\"Ps\"}, not ";
        const QString whole = "ranks must be a whole number from -1 to 8, not ";
        QTest::newRow("yes") << "general_a"
                             << "true"
                             << "";
        QTest::newRow("no") << "general_a"
                            << "false"
                            << "";
        QTest::newRow("yes as text") << "general_a"
                                     << "\"yes\"" << flag + "\"yes\"";
        QTest::newRow("yes as number") << "general_a"
                                       << "1" << flag + "1";
        QTest::newRow("nothing") << "general_a"
                                 << "null" << flag + "null";
        QTest::newRow("chosen text") << "ground"
                                     << "\"open\""
                                     << "";
        QTest::newRow("chosen number") << "ground"
                                       << "2"
                                       << "";
        QTest::newRow("chosen object") << "ground"
                                       << "{\"type\":\"Ps\"}"
                                       << "";
        QTest::newRow("other text") << "ground"
                                    << "\"opne\"" << one + "\"opne\"";
        QTest::newRow("other case") << "ground"
                                    << "\"Open\"" << one + "\"Open\"";
        QTest::newRow("decimal that is whole") << "ground"
                                               << "2.0" << one + "2.0";
        QTest::newRow("object with more") << "ground"
                                          << "{\"type\":\"Ps\",\"x\":1}" << one + "{\"type\":\"Ps\",\"x\":1}";
        QTest::newRow("list") << "ground"
                              << "[\"open\"]" << one + "[\"open\"]";
        QTest::newRow("least") << "ranks"
                               << "-1"
                               << "";
        QTest::newRow("most") << "ranks"
                              << "8"
                              << "";
        QTest::newRow("too few") << "ranks"
                                 << "-2" << whole + "-2";
        QTest::newRow("too many") << "ranks"
                                  << "9" << whole + "9";
        QTest::newRow("decimal") << "ranks"
                                 << "1.5" << whole + "1.5";
        QTest::newRow("whole decimal") << "ranks"
                                       << "1.0" << whole + "1.0";
        QTest::newRow("number as text") << "ranks"
                                        << "\"2\"" << whole + "\"2\"";
        QTest::newRow("flag for number") << "ranks"
                                         << "true" << whole + "true";
        QTest::newRow("past 63 bits") << "ranks"
                                      << "18446744073709551615" << whole + "18446744073709551615";
    }

    void answers()
    {
        QFETCH(QString, question);
        QFETCH(QString, answer);
        QFETCH(QString, sentence);
        QString refused;
        try {
            checkAnswer(question == "ground" ? choice() : question == "ranks" ? count() : yesNo(), Json::parse(answer.toStdString()));
        } catch (const Error &error) {
            refused = QString::fromStdString(error.what());
            QCOMPARE(QString::fromStdString(error.field()), question);
        }
        QCOMPARE(refused, sentence);
    }

    void longAnswersAreCut()
    {
        const QString eszett = QString::fromUtf8("\xc3\x9f");
        for (const std::size_t before : {std::size_t(0), std::size_t(1)}) {
            std::string answer(before, 'x');
            for (int i = 0; i < 5000; ++i)
                answer += "\xc3\x9f";
            try {
                checkAnswer(yesNo(), answer);
                QFAIL("nothing was refused");
            } catch (const Error &error) {
                const QString sentence = QString::fromUtf8(error.what());
                QVERIFY(sentence.size() < 120);
                QVERIFY(sentence.endsWith(eszett + QString(QChar(0x2026))));
                QVERIFY(!sentence.contains(QChar::ReplacementCharacter));
            }
        }
    }

    void formAsJson()
    {
        Form form;
        form.resolver = "clash";
        form.title = "Clash";
        form.contestants = {{"a", "a1", "Spears", "Carthage", "spears", "+4"}};
        form.questions = {yesNo(), choice(), count()};
        form.dice = {{"a", "the die of Carthage", {2, 3, 4, 5}}};
        const Json json = toJson(form);
        QCOMPARE(json["questions"][0].dump(), std::string(R"({"help":"","id":"general_a","kind":"yesNo","label":"","rule":"","side":"",)"
                                                          R"("standard":false,"value":true})"));
        QCOMPARE(json["questions"][1]["choices"][1].dump(), std::string(R"({"help":"a number","label":"two","value":2})"));
        QCOMPARE(json["questions"][1]["kind"].dump(), std::string(R"("choice")"));
        QCOMPARE(json["questions"][1]["rule"].dump(), std::string(R"("T-7")"));
        QCOMPARE(json["questions"][2]["least"].dump(), std::string("-1"));
        QCOMPARE(json["questions"][2]["most"].dump(), std::string("8"));
        QVERIFY(!json["questions"][0].contains("choices") && !json["questions"][0].contains("least"));
        QCOMPARE(json["contestants"].dump(),
                 std::string(R"([{"icon":"spears","score":"+4","side":"a","subtitle":"Carthage","title":"Spears","unit":"a1"}])"));
        QCOMPARE(json["dice"].dump(), std::string(R"([{"faces":[2,3,4,5],"label":"the die of Carthage","side":"a"}])"));
        QCOMPARE(json["resolver"].dump() + json["title"].dump(), std::string(R"("clash""Clash")"));
        QCOMPARE(answersOf(form).dump(), std::string(R"({"general_a":true,"ground":"open","ranks":2})"));
    }
};

OPTIO_TEST(FormTest)

} // namespace form_test

#include "form_test.moc"
