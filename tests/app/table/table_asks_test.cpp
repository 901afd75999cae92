// SPDX-License-Identifier: GPL-3.0-or-later
// What the players of a shared game ask each other from device to device: to answer, to take back, to amend (LNK-23, LNK-24).
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

#include "app/play/game_view.h"
#include "app/qt/phrasebook.h"

namespace table_asks_test {

using namespace optio;
using namespace optio::test;

class TableAsksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void questionsToTheOther();
    void questionsInVain();
    void amendedByBoth();
    void amendedByTheGuest();
    void noAmendingWithSecrets();
    void undoAsksTheOther();
    void secretActs();
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
    QVERIFY(!two.anna.table().asking());
    QVERIFY(two.anna.table().askable());
}

/// LNK-23, LNK-04: who asked and closes the form, or goes on without an answer, waits for nothing, and nothing is asked there; whose tablet
/// went away in the middle of it keeps its name, and is asked again when it is there.
void TableAsksTest::questionsInVain()
{
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    const auto ask = [](const Device &device, const Device &other) {
        device.game().clearSelection();
        for (const int side : {0, 1})
            device.game().select(
                device.game().sides()[side].toMap()["groups"].toList()[0].toMap()["units"].toList()[0].toMap()["id"].toString());
        for (const QVariant &one : device.game().resolvers())
            if (const QVariantMap ruling = one.toMap(); ruling["wantsEnemy"].toBool() && ruling["refusal"].toString().isEmpty()) {
                device.game().choose(ruling["id"].toString());
                break;
            }
        device.table().askOther();
        QVERIFY(device.table().asking());
        QTRY_VERIFY(!other.table().questions().isEmpty());
    };
    for (const auto &[asker, other] : {std::pair(&two.anna, &two.ben), {&two.ben, &two.anna}}) {
        ask(*asker, *other);
        const auto told = [&other] { return other->notices.filter(QStringLiteral("does not ask any more")).size(); };
        asker->app->resolver()->close();
        QVERIFY(!asker->table().asking());
        QTRY_VERIFY(other->table().questions().isEmpty());
        QCOMPARE(told(), 1);
        ask(*asker, *other);
        asker->table().stopAsking();
        QTRY_VERIFY(other->table().questions().isEmpty());
        QCOMPARE(told(), 2);
        asker->app->resolver()->close();
    }
    QVERIFY(two.anna.failures.isEmpty() && two.ben.failures.isEmpty());
    ask(two.anna, two.ben);
    two.ben.open(); // it was killed
    QTRY_VERIFY(two.anna.table().other().isEmpty());
    QVERIFY(two.anna.table().asking());
    QCOMPARE(two.anna.table().answerer(), QStringLiteral("Ben"));
    two.join();
    QTRY_COMPARE(two.ben.table().questions()["by"].toString(), QStringLiteral("Anna"));
    two.anna.app->resolver()->roll();
    QTRY_VERIFY(two.anna.length() > 0); // Ben's part of the dice is asked first
    two.same();
    QVERIFY(!two.anna.table().asking());
    QTRY_VERIFY(two.ben.table().questions().isEmpty());
    QVERIFY(two.anna.failures.isEmpty());
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
    QVERIFY(two.ben.table().undoAsks() && !two.anna.table().undoAsks());
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
    // The keeper names whom it waits for, too.
    QVERIFY(doNext(two.ben));
    two.same();
    QVERIFY(two.anna.table().undoAsks());
    two.anna.game().undo();
    QTRY_COMPARE_WITH_TIMEOUT(two.anna.table().waiting(), QStringLiteral("Waiting for Ben's tablet"), 4000);
    two.ben.table().answer(false);
    QTRY_VERIFY(two.anna.table().waiting().isEmpty());
}

/// LNK-25: who decides about its hand has it in view, nobody else has; and what happened is not told as if it were the other army's.
void TableAsksTest::secretActs()
{
    Two two("tropaion", "tropaion/gallic", "tropaion/caesarian-roman");
    two.anna.game().act(QStringLiteral("deal"));
    QTRY_COMPARE(two.ben.length(), 1);
    const auto nextOf = [](const Device &device) {
        QStringList labels;
        for (const QVariant &act : device.game().acts())
            if (act.toMap()["next"].toBool())
                labels.append(act.toMap()["label"].toString() +
                              (act.toMap()["refusal"].toString().isEmpty() ? QString() : QStringLiteral(", waits")));
        return labels.join(u';');
    };
    for (Device *one : {&two.anna, &two.ben}) {
        QCOMPARE(nextOf(*one), one->game().sideName(one->game().seat()) + QStringLiteral(": Keep or change the hand"));
        one->game().act(QStringLiteral("keep-hand"));
        ResolverModel &form = *one->app->resolver();
        QVERIFY(form.isOpen());
        QCOMPARE(form.secrets().size(), 1);
        QCOMPARE(form.secrets()[0].toMap()["rows"].toList().size(), 5);
        QVERIFY((one == &two.anna ? two.ben : two.anna).app->resolver()->secrets().isEmpty());
        form.roll();
        QTRY_VERIFY(one->table().waiting().isEmpty() && !form.isOpen());
        two.same();
        QVERIFY(form.secrets().isEmpty());
    }
    two.ben.notices.clear();
    two.anna.game().act(QStringLiteral("terrain-roll"));
    if (two.anna.app->resolver()->isOpen())
        two.anna.app->resolver()->roll();
    QTRY_VERIFY(!two.ben.notices.isEmpty());
    const QString said = two.ben.notices.last();
    QVERIFY2(said.contains(QStringLiteral("place terrain first")) && !said.contains(u':'), qPrintable(said));
    // The hand is told in the language of now.
    const Ruleset &ruleset = two.anna.game().game().ruleset();
    const auto hand = [&] {
        return secretsView(ruleset, two.anna.game().game().state(), QStringLiteral("a"))[0].toMap()["rows"].toList()[0].toMap();
    };
    const QVariantMap english = hand();
    openPhrasebook(QStringLiteral("de"));
    const QVariantMap german = hand();
    const QString phase = two.anna.game().phase(QStringLiteral("points"))["text"].toString();
    openPhrasebook(QString());
    QVERIFY2(!german["text"].toString().isEmpty() && german["text"] != english["text"], qPrintable(german["text"].toString()));
    const QString phaseInEnglish = two.anna.game().phase(QStringLiteral("points"))["text"].toString();
    QVERIFY2(!phase.isEmpty() && phase != phaseInEnglish, qPrintable(phase));
}

OPTIO_TEST(TableAsksTest)

} // namespace table_asks_test

#include "table_asks_test.moc"
