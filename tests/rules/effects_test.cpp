// SPDX-License-Identifier: GPL-3.0-or-later
// What each other answer would change, with a made-up resolver: an answer that changes nothing, one that makes another question
// appear, long counts; and the parts of the interface that all rule sets share.
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"
#include "rules/ruling/what_is_done.h"
#include "tests/rules/made_up_act.h"
#include "tests/suite.h"

#include <QtTest>

#include <cmath>

namespace effects_test {

using namespace optio;

namespace {

/// Two dice against each other. Answers: "hill" (none, a or b: +1), "colour" (changes nothing), "ambush" (then "surprise" 0..2 is asked,
/// 1 by default, and added to a's die), "morale" 0..30 (5 by default; 30 makes b win always).
class Duel : public Resolver {
public:
    Duel()
        : Resolver(madeUpAct("duel", "Duel", "", {{"a", "One", "any"}, {"b", "Other", "any"}, {"friends", "Friends", "any"}},
                             {{"a", "x"}, {"b", "y"}}))
    {}
    std::string refusal(const Json &, const Json &) const override { return {}; }

    Form form(const Json *, const Json &input) const override
    {
        Form form;
        const Json given = input.value("answers", Json::object());
        const auto ask = [&](Question question) {
            question.value = given.value(question.id, question.standard);
            form.questions.push_back(std::move(question));
            return form.questions.back().value;
        };
        ask(choice("hill", {"none", "a", "b"}));
        ask(choice("colour", {"red", "blue"}));
        Question ambush;
        ambush.id = "ambush";
        ambush.standard = false;
        if (ask(ambush) == Json(true))
            ask(count("surprise", 2, 1));
        ask(count("morale", 30, 5));
        return form;
    }
    Json complete(const Json *state, const Json &input) const override
    {
        Json whole = input;
        whole["answers"] = answersOf(form(state, input));
        return whole;
    }
    std::unique_ptr<Case> prepare(const Json *, const Json &input) const override
    {
        class Ready : public Case {
        public:
            int plusA = 0, plusB = 0;
            /// 0: a wins, 1: a draw, 2 and 3: b wins, by one or by more (the same result).
            std::uint64_t roll(Dice &dice) const override
            {
                const int a = dice.d6({"a", "a"}) + plusA, b = dice.d6({"b", "b"}) + plusB;
                return a > b ? 0 : a == b ? 1 : b == a + 1 ? 2 : 3;
            }
            OutcomeText outcome(std::uint64_t key) const override
            {
                return {Json{{"winner", key == 0 ? "a" : key == 1 ? "nobody" : "b"}}, "", key == 0 ? "a" : key == 1 ? "" : "b", 1};
            }
            Ruling rule(Dice &) const override { return {}; }
        };
        const Json &answers = input.at("answers");
        if (answers.contains("surprise") != answers.at("ambush").get<bool>())
            throw Error("surprise is answered exactly when there is an ambush", "surprise");
        auto ready = std::make_unique<Ready>();
        ready->plusA = (answers.at("hill") == "a" ? 1 : 0) + answers.value("surprise", 0);
        ready->plusB = (answers.at("hill") == "b" ? 1 : 0) + (answers.at("morale") == 30 ? 10 : 0);
        return ready;
    }

private:
    static Question choice(const std::string &id, const std::vector<std::string> &values)
    {
        Question question;
        question.id = id;
        question.kind = QuestionKind::choice;
        for (const std::string &value : values)
            question.choices.push_back({value, value, ""});
        question.standard = values.front();
        return question;
    }
    static Question count(const std::string &id, int most, int standard)
    {
        Question question;
        question.id = id;
        question.kind = QuestionKind::count;
        question.most = most;
        question.standard = standard;
        return question;
    }
};

class Rules : public Ruleset {
public:
    Duel duel;
    std::string id() const override { return "made-up"; }
    std::string name() const override { return "Made up"; }
    std::string summary() const override { return {}; }
    std::string data() const override { return {}; }
    Json catalogue() const override { return {}; }
    Json reference() const override { return {}; }
    std::vector<const Resolver *> resolvers() const override { return {&duel}; }
    const std::vector<Json> &armies() const override { return armies_; }
    std::vector<Finding> check(const Json &) const override { return {}; }
    Json totals(const Json &) const override { return {}; }
    Json unitText(const Json &) const override { return {}; }
    Json newUnit() const override { return {}; }
    std::vector<Question> options() const override { return {}; }
    Json start(const Json &, const Json &, const Json &) const override { return {}; }
    int turn(const Json &) const override { return 1; }
    std::vector<Act> acts(const Json &) const override { return {}; }
    View view(const Json &, const std::string &) const override { return {}; }
    Json ended(const Json &) const override { return {}; }
    Json counters(const Json &) const override { return {}; }

private:
    std::vector<Json> armies_;
};

/// Of 36 cases, those in which a's die with `plus` beats b's.
int beats(int plus)
{
    int cases = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            cases += a + plus > b ? 1 : 0;
    return cases;
}

const Effect *find(const std::vector<Effect> &effects, const std::string &question, const Json &value)
{
    for (const Effect &effect : effects)
        if (effect.question == question && effect.value == value)
            return &effect;
    return nullptr;
}

Json inputWith(const Json &answers) { return {{"a", "x"}, {"b", "y"}, {"answers", answers}}; }

} // namespace

class EffectsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void effects_data()
    {
        QTest::addColumn<QString>("answers"); // given
        QTest::addColumn<int>("before");      // what a's die has before the change
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("value");
        QTest::addColumn<int>("after");
        QTest::newRow("hill for a") << "{}" << 0 << "hill"
                                    << "\"a\"" << 1;
        QTest::newRow("hill for b") << "{}" << 0 << "hill"
                                    << "\"b\"" << -1;
        QTest::newRow("hill taken away") << "{\"hill\":\"a\"}" << 1 << "hill"
                                         << "\"none\"" << 0;
        QTest::newRow("hill changed over") << "{\"hill\":\"a\"}" << 1 << "hill"
                                           << "\"b\"" << -1;
        QTest::newRow("colour changes nothing") << "{}" << 0 << "colour"
                                                << "\"blue\"" << 0;
        QTest::newRow("ambush asks for surprise") << "{}" << 0 << "ambush"
                                                  << "true" << 1;
        QTest::newRow("no ambush drops surprise") << "{\"ambush\":true,\"surprise\":2}" << 2 << "ambush"
                                                  << "false" << 0;
        QTest::newRow("more surprise") << "{\"ambush\":true}" << 1 << "surprise"
                                       << "2" << 2;
        QTest::newRow("less surprise") << "{\"ambush\":true}" << 1 << "surprise"
                                       << "0" << 0;
        QTest::newRow("morale changes nothing") << "{}" << 0 << "morale"
                                                << "6" << 0;
        QTest::newRow("stray answers do no harm") << "{\"surprise\":2,\"nonsense\":1}" << 0 << "hill"
                                                  << "\"a\"" << 1;
    }

    void effects()
    {
        QFETCH(QString, answers);
        QFETCH(int, before);
        QFETCH(QString, question);
        QFETCH(QString, value);
        QFETCH(int, after);
        const Duel duel;
        const std::vector<Effect> all = effectsOf(duel, nullptr, inputWith(Json::parse(answers.toStdString())));
        const Effect *effect = find(all, question.toStdString(), Json::parse(value.toStdString()));
        QVERIFY(effect != nullptr);
        QCOMPARE(effect->changes, before != after);
        QVERIFY(std::abs(effect->favourA - (beats(after) - beats(before)) / 36.0) < 1e-12);
        QVERIFY(std::abs(effect->favourB - (beats(-after) - beats(-before)) / 36.0) < 1e-12);
    }

    void whatIsDone()
    {
        const Duel duel;
        const Json input = inputWith(Json::object());
        for (const Question &question : duel.form(nullptr, input).questions)
            if (question.id == "colour")
                QVERIFY2(!decidesWhat(duel, nullptr, input, question), "a colour does nothing");
    }

    void everyOtherValueOnce()
    {
        const Duel duel;
        std::vector<std::string> tried;
        for (const Effect &effect : effectsOf(duel, nullptr, inputWith({{"hill", "b"}, {"ambush", true}})))
            if (effect.question != "morale")
                tried.push_back(effect.question + "=" + effect.value.dump());
        QCOMPARE(tried,
                 (std::vector<std::string>{"hill=\"none\"", "hill=\"a\"", "colour=\"blue\"", "ambush=false", "surprise=0", "surprise=2"}));
    }

    void longCountsAreTriedAroundThePresentValue_data()
    {
        QTest::addColumn<int>("present");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        QTest::newRow("low end") << 0 << 1 << 12;
        QTest::newRow("middle") << 15 << 9 << 21;
        QTest::newRow("high end") << 30 << 18 << 29;
        QTest::newRow("near the high end") << 26 << 18 << 30;
    }

    void longCountsAreTriedAroundThePresentValue()
    {
        QFETCH(int, present);
        QFETCH(int, first);
        QFETCH(int, last);
        const Duel duel;
        std::vector<int> tried, wanted;
        for (const Effect &effect : effectsOf(duel, nullptr, inputWith({{"morale", present}})))
            if (effect.question == "morale")
                tried.push_back(effect.value.get<int>());
        for (int value = first; value <= last; ++value)
            if (value != present)
                wanted.push_back(value);
        QCOMPARE(tried, wanted);
        QCOMPARE(tried.size(), std::size_t(12));
    }

    void sameResultsByOtherWaysAreNoChange()
    {
        // With morale 30 b always wins; the hill then only moves cases between two keys that stand for the same result.
        const Duel duel;
        const std::vector<Effect> all = effectsOf(duel, nullptr, inputWith({{"morale", 30}}));
        QCOMPARE(find(all, "hill", "a")->changes, false);
        QCOMPARE(find(all, "morale", 29)->changes, true);
        QVERIFY(std::abs(find(all, "morale", 29)->favourA - 15 / 36.0) < 1e-12);
    }

    void odds()
    {
        const Duel duel;
        const Distribution odds = oddsOf(*duel.prepare(nullptr, duel.complete(nullptr, duel.example())));
        QCOMPARE(QString::fromStdString(fraction(odds.weight(0), odds.of)), QString("5/12"));
        QCOMPARE(QString::fromStdString(fraction(odds.weight(1), odds.of)), QString("1/6"));
        QCOMPARE(QString::fromStdString(fraction(odds.weightWhere([](std::uint64_t key) { return key >= 2; }), odds.of)), QString("5/12"));
    }

    void participants()
    {
        const Duel duel;
        QCOMPARE(duel.participants({{"b", "b1.2"}, {"a", "a1.1"}, {"answers", Json::object()}}),
                 (std::vector<std::string>{"a1.1", "b1.2"}));
        QCOMPARE(duel.participants({{"a", {{"type", "Bd"}, {"grade", "O"}}}, {"b", "b1"}, {"friends", {"b3", "b2"}}}),
                 (std::vector<std::string>{R"({"grade":"O","type":"Bd"})", "b1", "b2", "b3"})); // in one order, however they are named
    }

    void resolverByName()
    {
        const Rules rules;
        QCOMPARE(&rules.resolver("duel"), static_cast<const Resolver *>(&rules.duel));
        try {
            rules.resolver("dual");
            QFAIL("nothing was refused");
        } catch (const Error &error) {
            QCOMPARE(error.what(), "made-up has no resolver \"dual\"; allowed: \"duel\"; did you mean \"duel\"?");
        }
    }

    void closestNames()
    {
        const std::vector<std::string> names{"spear", "blade", "cavalry"};
        QCOMPARE(closest("spaer", names), std::string("spear"));
        QCOMPARE(closest("Blade", names), std::string("blade"));
        QCOMPARE(closest("calvary", names), std::string("cavalry"));
        QCOMPARE(closest("elephant", names), std::string());
        QCOMPARE(closest(std::string(100000, 'x'), names), std::string());
        QCOMPARE(listed({}), std::string("none"));
    }
};

OPTIO_TEST(EffectsTest)

} // namespace effects_test

#include "effects_test.moc"
