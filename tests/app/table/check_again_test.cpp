// SPDX-License-Identifier: GPL-3.0-or-later
// What another device does under an open form: nothing closes or is cleared, what changed is marked, and nothing is rolled before it was
// looked at (LNK-20).
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

namespace check_again_test {

using namespace optio;
using namespace optio::test;

namespace {

QString firstUnit(const Device &device, int side)
{
    return device.game().sides()[side].toMap()["groups"].toList()[0].toMap()["units"].toList()[0].toMap()["id"].toString();
}

/// Opens the form of a ruling for the first unit of each side.
void openForm(const Device &device, const char *ruling)
{
    device.game().clearSelection();
    for (const int side : {0, 1})
        device.game().select(firstUnit(device, side));
    device.game().choose(QString::fromLatin1(ruling));
}

QVariantMap rowOf(const ResolverModel &form, const QString &id) { return form.questions()->get(form.questions()->indexOf(id)); }

QString markedIn(const ResolverModel &form)
{
    for (int row = 0; row < form.questions()->count(); ++row)
        if (const QVariantMap one = form.questions()->get(row); !one["mark"].toString().isEmpty())
            return one["id"].toString();
    return {};
}

} // namespace

class CheckAgainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void factsChange();
    void questionsChange();
    void changedWhileItWasSent();
    void aloneNothingIsMarked();
};

/// What was answered stays, a line says what happened, and the odds that were are told beside those that are.
void CheckAgainTest::factsChange()
{
    Two two("dbm", "dbm/alexandrian-macedonian", "dbm/marian-roman");
    ResolverModel &form = *two.anna.app->resolver();
    openForm(two.anna, "close-combat");
    QVERIFY(form.ready());
    QString own;
    for (int row = 0; row < form.questions()->count() && own.isEmpty(); ++row)
        if (const QVariantMap one = form.questions()->get(row); one["kind"] == QLatin1String("yesNo"))
            own = one["id"].toString();
    form.setAnswer(own, !rowOf(form, own)["value"].toBool());
    const QVariant answered = rowOf(form, own)["value"];
    // What does not touch the form says nothing.
    QVERIFY(two.ben.game().note(QStringLiteral("a remark")));
    QTRY_COMPARE(two.anna.length(), 1);
    QTRY_VERIFY(two.ben.table().waiting().isEmpty());
    QCOMPARE(form.meanwhile(), QString());
    const QVariantList before = form.bands();
    const QString counter = QStringLiteral("/units/%1/lost").arg(firstUnit(two.anna, 0));
    QVERIFY(two.ben.game().correct(counter, 1, QStringLiteral("miscounted")));
    QTRY_COMPARE(two.anna.length(), 2);
    QVERIFY2(form.isOpen(), "the form stays open");
    QCOMPARE(rowOf(form, own)["value"], answered);
    QVERIFY(form.bands() != before);
    QVERIFY(form.meanwhile().contains(QLatin1String("lost")));
    QVERIFY(form.oddsBefore().contains(before.at(0).toMap()["percent"].toString()));
    // A new form knows nothing of it.
    form.close();
    openForm(two.anna, "close-combat");
    QCOMPARE(form.meanwhile(), QString());
    QCOMPARE(form.oddsBefore(), QString());
}

/// A question that is another than before is marked, and the form waits until it was looked at.
void CheckAgainTest::questionsChange()
{
    Two two("tropaion", "tropaion/gallic", "tropaion/carthaginian");
    ResolverModel &form = *two.anna.app->resolver();
    openForm(two.anna, "set-formation");
    QVERIFY(form.isOpen());
    QCOMPARE(form.unchecked(), 0);
    const QString counter = QStringLiteral("/units/%1/disruption").arg(firstUnit(two.anna, 0));
    QVERIFY(two.ben.game().correct(counter, 1, QStringLiteral("miscounted")));
    QTRY_COMPARE(two.anna.length(), 1);
    QTRY_VERIFY(form.unchecked() > 0);
    QVERIFY(!form.meanwhile().isEmpty());
    QVERIFY(!rowOf(form, markedIn(form))["idle"].toBool());
    form.roll(); // not before it was looked at
    QTest::qWait(50);
    QVERIFY(form.isOpen());
    QCOMPARE(two.anna.length(), 1);
    // Answered is looked at, and so is tapped.
    const QString first = markedIn(form);
    form.setAnswer(first, rowOf(form, first)["value"]);
    QCOMPARE(rowOf(form, first)["mark"].toString(), QString());
    while (form.unchecked() > 0) {
        const int left = form.unchecked();
        form.check(markedIn(form));
        QCOMPARE(form.unchecked(), left - 1);
    }
}

/// An act that is refused because the head moved leaves its form as it was, with what changed marked.
void CheckAgainTest::changedWhileItWasSent()
{
    Two two("dbm", "dbm/alexandrian-macedonian", "dbm/marian-roman");
    ResolverModel &form = *two.ben.app->resolver();
    openForm(two.ben, "close-combat");
    QVERIFY(form.ready());
    const QString counter = QStringLiteral("/units/%1/lost").arg(firstUnit(two.anna, 0));
    QVERIFY(two.anna.game().correct(counter, 1, QStringLiteral("miscounted"))); // ruled, and on its way to Ben
    form.roll();
    QTRY_VERIFY(two.ben.table().waiting().isEmpty());
    QTRY_COMPARE(two.ben.length(), two.anna.length());
    if (two.anna.length() == 2)
        QSKIP("it was told before it was sent");
    QCOMPARE(two.anna.length(), 1);
    QVERIFY(form.isOpen() && !form.sent());
    QVERIFY(form.meanwhile().contains(QLatin1String("lost")));
    QVERIFY(!form.oddsBefore().isEmpty());
    QVERIFY(!two.ben.failures.isEmpty()); // why it was refused
}

/// A game that is not shared never marks anything.
void CheckAgainTest::aloneNothingIsMarked()
{
    Device anna;
    QVERIFY(anna.app->games()->create("dbm", "dbm/alexandrian-macedonian", "dbm/marian-roman"));
    openForm(anna, "close-combat");
    QVERIFY(anna.game().correct(QStringLiteral("/units/%1/lost").arg(firstUnit(anna, 0)), 1, QStringLiteral("miscounted")));
    QCOMPARE(anna.app->resolver()->unchecked(), 0);
    QCOMPARE(anna.app->resolver()->meanwhile(), QString());
}

OPTIO_TEST(CheckAgainTest)

} // namespace check_again_test

#include "check_again_test.moc"
