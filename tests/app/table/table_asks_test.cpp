// SPDX-License-Identifier: GPL-3.0-or-later
// What the players of a shared game ask each other from device to device: to answer, to take back, to amend (LNK-23, LNK-24).
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

namespace table_asks_test {

using namespace optio;
using namespace optio::test;

namespace {

QVariantMap countedOn(const Device &device)
{
    for (const QVariant &one : device.game().counters())
        if (const QVariantMap counter = one.toMap();
            counter["kind"] == QLatin1String("count") && counter["most"].toInt() > counter["least"].toInt() + 3)
            return counter;
    return {};
}
/// A counter that can be corrected, and a value that it does not have.
QString counterOf(const Device &device) { return countedOn(device)["path"].toString(); }
int valueBeside(const Device &device)
{
    const QVariantMap counter = countedOn(device);
    const int least = counter["least"].toInt();
    return counter["value"].toInt() == least + 1 ? least + 2 : least + 1;
}

} // namespace

class TableAsksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void questionsToTheOther();
    void amendedByBoth();
    void amendedByTheGuest();
    void noAmendingWithSecrets();
    void undoAsksTheOther();
};

/// LNK-23: what a form asks about the other side, that side answers at its own device.
void TableAsksTest::questionsToTheOther()
{
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    const auto firstUnit = [](const Device &device, int side) {
        return device.game().sides()[side].toMap()["groups"].toList()[0].toMap()["units"].toList()[0].toMap()["id"].toString();
    };
    ResolverModel &form = *two.anna.app->resolver();
    const auto open = [&] {
        two.anna.game().clearSelection();
        two.anna.game().select(firstUnit(two.anna, 0));
        two.anna.game().select(firstUnit(two.anna, 1));
        for (const QVariant &one : two.anna.game().resolvers())
            if (const QVariantMap ruling = one.toMap(); ruling["wantsEnemy"].toBool() && ruling["refusal"].toString().isEmpty())
                return two.anna.game().choose(ruling["id"].toString());
    };
    QVERIFY(!two.anna.table().askable());
    open();
    QVERIFY(form.isOpen());
    QVERIFY(two.anna.table().askable());
    QVERIFY(two.ben.table().questions().isEmpty());
    two.anna.table().askOther();
    QVERIFY(two.anna.table().asking());
    QVERIFY(!two.anna.table().askable());
    QTRY_COMPARE(two.ben.table().questions()["by"].toString(), QStringLiteral("Anna"));
    QVERIFY(two.ben.table().openQuestions());
    ResolverModel &there = *two.ben.table().form();
    QString id;
    for (int row = 0; row < there.questions()->count(); ++row)
        if (const QVariantMap one = there.questions()->get(row);
            one["side"] == QLatin1String("b") && one["kind"] == QLatin1String("yesNo") && id.isEmpty())
            id = one["id"].toString();
    QVERIFY(!id.isEmpty());
    const auto valueOf = [&](const ResolverModel &of) { return of.questions()->get(of.questions()->indexOf(id))["value"].toBool(); };
    const bool before = valueOf(form);
    there.setAnswer(id, !before);
    QCOMPARE(valueOf(form), before);
    two.ben.table().sendAnswers();
    QVERIFY(two.ben.table().questions().isEmpty());
    QTRY_COMPARE(valueOf(form), !before);
    QVERIFY(!two.anna.table().asking());
    QVERIFY(two.anna.notices.join(u'\n').contains(QStringLiteral("Ben has answered")));
    // He would not; then it is asked here.
    two.anna.table().askOther();
    QTRY_VERIFY(!two.ben.table().questions().isEmpty());
    two.ben.table().refuseQuestions();
    QTRY_VERIFY(!two.anna.table().asking());
    QVERIFY(two.anna.failures.join(u'\n').contains(QStringLiteral("Ben does not answer")));
    // What was asked is gone once something else has happened.
    two.anna.table().askOther();
    QTRY_VERIFY(!two.ben.table().questions().isEmpty());
    QVERIFY(two.anna.game().note(QStringLiteral("something else")));
    QTRY_VERIFY(two.ben.table().questions().isEmpty());
    two.anna.table().stopAsking();
    QVERIFY(two.anna.table().askable());
}

/// LNK-24: an older entry is amended with the other side's nod; what follows of it is the same on both.
void TableAsksTest::amendedByBoth()
{
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    QVERIFY(doNext(two.anna));
    two.same();
    const auto counted = [](const Device &device) {
        for (const QVariant &one : device.game().counters())
            if (const QVariantMap counter = one.toMap();
                counter["kind"] == QLatin1String("count") && counter["most"].toInt() > counter["least"].toInt() + 3)
                return counter;
        return QVariantMap();
    };
    const QString counter = counted(two.ben)["path"].toString();
    QVERIFY(!counter.isEmpty());
    // It may stand at what a die has brought: neither value is that one.
    const int now = counted(two.ben)["value"].toInt(), least = counted(two.ben)["least"].toInt();
    const int wrong = now == least + 1 ? least : least + 1, right = now == least + 2 ? least + 3 : least + 2;
    QVERIFY(two.ben.game().correct(counter, wrong, QStringLiteral("miscounted")));
    QTRY_COMPARE_WITH_TIMEOUT(two.anna.length(), 2, 30000);
    two.same();
    constexpr int n = 2;
    AmendModel &amend = *two.anna.app->amend();
    const auto amended = [&](const std::function<void()> &how) {
        QVERIFY2(amend.start(n), qPrintable(two.anna.failures.join(u'\n')));
        how();
        amend.setReason(QStringLiteral("and again"));
        QVERIFY2(amend.apply(), qPrintable(two.anna.failures.join(u'\n')));
        QTRY_VERIFY(!two.ben.table().asked().isEmpty());
        QVERIFY(!two.anna.table().waiting().isEmpty());
        QCOMPARE(two.anna.length(), 2);
    };
    // Without a nod nothing changes.
    amended([&] { amend.setStrike(true); });
    QVERIFY2(two.ben.table().asked().contains(QStringLiteral("Anna asks to void entry 2")), qPrintable(two.ben.table().asked()));
    two.ben.table().answer(false);
    QTRY_VERIFY(two.anna.table().waiting().isEmpty());
    QCOMPARE(two.anna.length(), 2);
    amended([&] { amend.setValue(counter, right); });
    QVERIFY2(two.ben.table().asked().contains(QStringLiteral("Anna asks to amend entry 2")), qPrintable(two.ben.table().asked()));
    two.ben.table().answer(true);
    QTRY_COMPARE(two.anna.length(), 3);
    two.same();
    QCOMPARE(two.anna.game().read(3).kind, std::string("amend"));
    QVERIFY(two.ben.game().game().state() == two.anna.game().game().state());
    QCOMPARE(counted(two.ben)["value"].toInt(), right);
    QVERIFY(verifyJournal(two.anna.game().game().ruleset(), two.anna.game().everything()).empty());
    QVERIFY(verifyJournal(two.ben.game().game().ruleset(), two.ben.game().everything()).empty());
}

/// LNK-24: a guest amends too. The keeper's device works out what follows, with the dice of its key, and the keeper's player agrees or not.
void TableAsksTest::amendedByTheGuest()
{
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    QVERIFY(doNext(two.anna));
    QVERIFY(two.anna.game().note(QStringLiteral("and on")));
    two.same();
    constexpr int n = 1;
    const int length = two.anna.length();
    AmendModel &amend = *two.ben.app->amend();
    QVERIFY2(amend.start(n), qPrintable(two.ben.failures.join(u'\n')));
    QVERIFY(!amend.working() && !amend.complete()); // nothing is changed yet, so nothing is asked
    QCOMPARE(amend.refusal(), QStringLiteral("Nothing is changed yet."));
    const auto strike = [&] {
        amend.setStrike(true);
        QVERIFY(amend.working() && !amend.complete() && !amend.refusal().isEmpty());
        QTRY_VERIFY2(amend.complete(), qPrintable(amend.refusal()));
        QVERIFY(!amend.working() && amend.refusal().isEmpty());
    };
    strike();
    amend.setStrike(false);
    QVERIFY(!amend.complete());
    strike();
    amend.setReason(QStringLiteral("that was the other die"));
    QVERIFY2(amend.apply(), qPrintable(two.ben.failures.join(u'\n')));
    QVERIFY(!amend.isOpen());
    QTRY_VERIFY2(two.anna.table().asked().contains(QStringLiteral("Ben asks to void entry 1")), qPrintable(two.anna.table().asked()));
    QCOMPARE(two.anna.length(), length);
    two.anna.table().answer(false);
    QTRY_VERIFY(two.ben.table().waiting().isEmpty());
    QTRY_VERIFY(two.ben.failures.join(u'\n').contains(QStringLiteral("does not agree")));
    QCOMPARE(two.ben.length(), length);
    // Taken back while it waits.
    QVERIFY(amend.start(n));
    strike();
    QVERIFY(amend.apply());
    QTRY_VERIFY(!two.anna.table().asked().isEmpty());
    two.ben.table().withdraw();
    QTRY_VERIFY(two.anna.table().asked().isEmpty() && two.ben.table().waiting().isEmpty());
    // Something else happens while it is worked out: it is closed, and nothing is sent.
    QVERIFY(amend.start(n));
    amend.setStrike(true);
    QVERIFY(two.anna.game().note(QStringLiteral("meanwhile")));
    QTRY_VERIFY(!amend.isOpen());
    two.same();
    // With her nod it stands, on both.
    QVERIFY(amend.start(n));
    strike();
    QVERIFY(amend.apply());
    QTRY_VERIFY(!two.anna.table().asked().isEmpty());
    two.anna.table().answer(true);
    QTRY_COMPARE(two.anna.length(), length + 2);
    two.same();
    QCOMPARE(two.ben.game().read(length + 2).kind, std::string("amend"));
    QVERIFY(two.ben.game().game().state() == two.anna.game().game().state());
    QVERIFY(verifyJournal(two.anna.game().game().ruleset(), two.anna.game().everything()).empty());
    QVERIFY(verifyJournal(two.ben.game().game().ruleset(), two.ben.game().everything()).empty());
    // Without the keeper there is nobody who could work it out.
    QVERIFY(two.ben.game().correct(counterOf(two.ben), valueBeside(two.ben), QStringLiteral("miscounted")));
    QTRY_COMPARE(two.ben.length(), length + 3);
    two.same();
    QVERIFY(amend.start(length + 3));
    amend.setStrike(true);
    two.anna.table().stopNow();
    QTRY_VERIFY(!amend.working() || !amend.isOpen());
    QVERIFY(!amend.complete());
}

/// LNK-24: in a game with secrets neither tablet amends while it is shared.
void TableAsksTest::noAmendingWithSecrets()
{
    Two two("tropaion", "tropaion/gallic", "tropaion/caesarian-roman");
    two.anna.game().act(QStringLiteral("deal"));
    QTRY_COMPARE(two.ben.length(), 1);
    for (Device *one : {&two.anna, &two.ben}) {
        one->failures.clear();
        QVERIFY(!one->app->amend()->start(1));
        QVERIFY2(one->failures.join(u'\n').contains(QStringLiteral("game with secrets")), qPrintable(one->failures.join(u'\n')));
    }
}

/// LNK-24: what the other side did is taken back with its nod alone.
void TableAsksTest::undoAsksTheOther()
{
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    QVERIFY(doNext(two.anna));
    two.same();
    const int length = two.anna.length();
    two.ben.game().undo();
    QTRY_VERIFY(!two.anna.table().asked().isEmpty());
    QCOMPARE(two.ben.table().waiting(), QStringLiteral("Sent"));
    QTRY_VERIFY_WITH_TIMEOUT(two.ben.table().slow(), 4000);
    QCOMPARE(two.ben.table().waiting(), QStringLiteral("Waiting for Anna's tablet"));
    two.anna.table().answer(false);
    QTRY_VERIFY(two.ben.table().waiting().isEmpty());
    QCOMPARE(two.anna.length(), length);
    QVERIFY(!two.ben.failures.isEmpty());
    two.ben.game().undo();
    QTRY_VERIFY(!two.anna.table().asked().isEmpty());
    two.ben.table().withdraw();
    QTRY_VERIFY(two.anna.table().asked().isEmpty());
    QTRY_VERIFY(two.ben.table().waiting().isEmpty());
    two.ben.game().undo();
    QTRY_VERIFY(!two.anna.table().asked().isEmpty());
    two.anna.table().answer(true);
    QTRY_COMPARE(two.anna.length(), length + 1);
    two.same();
    QCOMPARE(two.ben.game().read(length + 1).kind, std::string("undo"));
}

OPTIO_TEST(TableAsksTest)

} // namespace table_asks_test

#include "table_asks_test.moc"
