// SPDX-License-Identifier: GPL-3.0-or-later
// What one side's device asks the other's (LNK-23), when a link breaks in the middle of it, or nobody wants to know any more (LNK-04,
// LNK-40).
#include "tests/rules/link/two_ends.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

namespace questions_test {

using namespace optio;
using namespace optio::two_ends;

class QuestionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void askedAgainOfWhoComesBack();
    void askedAgainByWhoComesBack();
    void takenBack();
};

namespace {

link::Ask question(const char *side)
{
    link::Ask ask{.id = link::newId(), .what = "questions", .side = side, .text = "Close combat"};
    ask.resolver = "close-combat";
    ask.input = Json::object();
    ask.questions = {"uphill"};
    return ask;
}

/// The link breaks, and the guest is there again.
void again(Two &two)
{
    two.keeper->lost(1, 0);
    two.guest->lost(0);
    two.guest->wake(0);
    two.keeper->connected(1, 0);
    two.guest->connected(0);
    two.run();
    QVERIFY(two.guest->isConnected());
}

template <class Effects> int askedIn(const Effects &effects, const std::string &id)
{
    using Kind = std::decay_t<decltype(effects.front().kind)>;
    return static_cast<int>(
        std::count_if(effects.begin(), effects.end(), [&](const auto &one) { return one.kind == Kind::asked && one.ask.id == id; }));
}

template <class Effects> int settledIn(const Effects &effects, const std::string &id)
{
    using Kind = std::decay_t<decltype(effects.front().kind)>;
    return static_cast<int>(
        std::count_if(effects.begin(), effects.end(), [&](const auto &one) { return one.kind == Kind::settled && one.id == id; }));
}

} // namespace

/// LNK-23, LNK-04: whose device is gone in the middle of it is asked when it is there again, as long as nothing else has happened.
void QuestionsTest::askedAgainOfWhoComesBack()
{
    Two two(supplied::registry().at("dba"));
    const link::Ask first = question("b");
    two.keeper->ask(first);
    two.run();
    QCOMPARE(askedIn(two.told, first.id), 1);
    again(two);
    QCOMPARE(askedIn(two.told, first.id), 2);
    link::Answer answer{.id = first.id, .what = "questions"};
    answer.answers = Json{{"uphill", true}};
    two.guest->answer(answer);
    two.run();
    QCOMPARE(settledIn(two.heard, first.id), 1);
    again(two);
    QCOMPARE(askedIn(two.told, first.id), 2); // it is answered
    const link::Ask second = question("b");
    two.keeper->ask(second);
    two.run();
    QVERIFY(two.act("pips", Json::object()).empty());
    again(two);
    QCOMPARE(askedIn(two.told, second.id), 1); // it was of what was before
}

/// LNK-23, LNK-40: a guest's question is not lost with the link, nor with a keeper that knows nothing of it.
void QuestionsTest::askedAgainByWhoComesBack()
{
    Two two(supplied::registry().at("dba"));
    const link::Ask ask = question("a");
    two.keeper->lost(1, 0);
    two.guest->lost(0);
    two.guest->ask(ask); // while there is no link
    two.guest->wake(0);
    two.keeper->connected(1, 0);
    two.guest->connected(0);
    two.run();
    QCOMPARE(askedIn(two.heard, ask.id), 1);
    again(two);
    QCOMPARE(askedIn(two.heard, ask.id), 2);
    link::Answer answer{.id = ask.id, .what = "questions"};
    answer.answers = Json{{"uphill", true}};
    two.keeper->answer(answer);
    two.run();
    QCOMPARE(settledIn(two.told, ask.id), 1);
    again(two);
    QCOMPARE(askedIn(two.heard, ask.id), 2);
}

/// LNK-23: who does not wait any more says so, and the other is not asked any more.
void QuestionsTest::takenBack()
{
    Two two(supplied::registry().at("dba"));
    const link::Ask of = question("b"), by = question("a");
    two.keeper->ask(of);
    two.keeper->withdraw(of.id);
    two.run();
    QCOMPARE(settledIn(two.told, of.id), 1);
    two.guest->ask(by);
    two.run();
    two.keeper->withdraw(by.id); // not its own
    two.run();
    QCOMPARE(settledIn(two.heard, by.id), 0);
    two.guest->withdraw(by.id);
    two.run();
    QCOMPARE(settledIn(two.heard, by.id), 1);
    again(two);
    QCOMPARE(askedIn(two.told, of.id), 1);
    QCOMPARE(askedIn(two.heard, by.id), 1);
}

OPTIO_TEST(QuestionsTest)

} // namespace questions_test

#include "questions_test.moc"
