// SPDX-License-Identifier: GPL-3.0-or-later
// What comes between two acts of a shared game: something that the other player does, an app that ends, and whose name is told.
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

#include "app/table/table_words.h"

namespace table_between_test {

using namespace optio;
using namespace optio::test;

namespace {

/// Gives some counter another value by hand.
bool corrects(const Device &device) { return device.game().correct(counterOf(device), valueBeside(device), QStringLiteral("miscounted")); }

} // namespace

class TableBetweenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardOfOneBefore();
    void questionOfAKeeperThatEnded();
    void noticesNameTheArmy();
};

/// LNK-24: the card of a ruling after which the other player has done something takes nothing back, least of all what the other did, and
/// does not go on from what is past.
void TableBetweenTest::cardOfOneBefore()
{
    Two two("tropaion", "tropaion/gallic", "tropaion/caesarian-roman");
    two.anna.game().act(QStringLiteral("deal"));
    QTRY_COMPARE(two.ben.length(), 1);
    for (Device *one : {&two.anna, &two.ben}) {
        one->game().act(QStringLiteral("keep-hand"));
        one->app->resolver()->roll();
        QTRY_VERIFY(one->table().waiting().isEmpty() && !one->app->resolver()->isOpen());
        two.same();
    }
    two.anna.game().act(QStringLiteral("terrain-roll"));
    if (two.anna.app->resolver()->isOpen())
        two.anna.app->resolver()->roll();
    ResultModel &card = *two.anna.app->result();
    QTRY_VERIFY(card.isOpen());
    two.same();
    QVERIFY(card.isLast());
    const int length = two.anna.length() + 1;
    QVERIFY(corrects(two.ben));
    QTRY_COMPARE(two.anna.length(), length);
    two.same();
    QVERIFY(card.isOpen() && !card.isLast());
    QVERIFY(card.followUps().isEmpty());
    card.undo();
    card.change();
    QCOMPARE(two.anna.failures.filter(QStringLiteral("Something else has happened since")).size(), 2);
    QVERIFY(two.anna.table().waiting().isEmpty() && two.ben.table().asked().isEmpty());
    QVERIFY(card.isOpen() && !two.anna.app->resolver()->isOpen());
    QCOMPARE(two.anna.length(), length);
    card.accept();
    QVERIFY(!card.isOpen());
}

/// LNK-23, LNK-04: an answer to a tablet that is not there is not lost in silence, and what an app asked that was ended is not asked any
/// more.
void TableBetweenTest::questionOfAKeeperThatEnded()
{
    UsualPort usual;
    QVERIFY(usual.held());
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    for (const int side : {0, 1})
        two.anna.game().select(
            two.anna.game().sides()[side].toMap()["groups"].toList()[0].toMap()["units"].toList()[0].toMap()["id"].toString());
    for (const QVariant &one : two.anna.game().resolvers())
        if (const QVariantMap ruling = one.toMap(); ruling["wantsEnemy"].toBool() && ruling["refusal"].toString().isEmpty()) {
            two.anna.game().choose(ruling["id"].toString());
            break;
        }
    two.anna.table().askOther();
    QTRY_VERIFY(!two.ben.table().questions().isEmpty());
    QVERIFY(two.ben.table().openQuestions());
    const QString id = two.anna.game().id();
    two.anna.open(); // it was ended
    QTRY_COMPARE(two.ben.table().link(), QStringLiteral("lost"));
    for (const bool refuse : {false, true}) {
        two.ben.failures.clear();
        if (refuse)
            two.ben.table().refuseQuestions();
        else
            two.ben.table().sendAnswers();
        QVERIFY2(two.ben.failures.join(u' ').contains(QStringLiteral("There is no connection to Anna's tablet")),
                 qPrintable(two.ben.failures.join(u' ')));
        QVERIFY(!two.ben.table().questions().isEmpty() && two.ben.table().form()->isOpen());
    }
    two.ben.notices.clear();
    QVERIFY(two.anna.app->games()->open(id));
    QVERIFY(two.anna.table().shareAgain());
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().link(), QStringLiteral("connected"), 15'000);
    QTRY_VERIFY(two.ben.table().questions().isEmpty());
    QCOMPARE(two.ben.notices.filter(QStringLiteral("Anna does not ask any more")).size(), 1);
}

/// LNK-22: what a tablet has done is told with its army's name, but not where that would stand before the other's unit.
void TableBetweenTest::noticesNameTheArmy()
{
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    QVERIFY(doNext(two.anna));
    const QList<UnitLine> &units = two.anna.game().view().units;
    const auto unitOf = [&](QLatin1String side) {
        for (const UnitLine &unit : units)
            if (unit.side == side && std::none_of(units.begin(), units.end(), [&](const UnitLine &one) {
                    return one.side != side && (unit.label.startsWith(one.label) || one.label.startsWith(unit.label));
                }))
                return unit.label;
        return QString();
    };
    const QString own = unitOf(QLatin1String("a")), other = unitOf(QLatin1String("b")),
                  army = two.anna.game().sideName(QStringLiteral("a"));
    QVERIFY(!own.isEmpty() && !other.isEmpty() && !army.isEmpty());
    const auto told = [&](const QString &sentence) {
        Entry entry = two.anna.game().read(1);
        entry.json["link"] = {{"id", "1"}, {"seat", "a"}};
        entry.json["result"]["sentence"] = utf8(sentence);
        QString text;
        TableNews news;
        news.noticed = [&](const QString &given, const QString &, int) { text = given; };
        tellNotice(two.anna.game(), entry, news);
        return text;
    };
    QCOMPARE(told(other + QStringLiteral(": 4 to 3.")), other + QStringLiteral(": 4 to 3."));
    QCOMPARE(told(own + QStringLiteral(": 4 to 3.")), army + QStringLiteral(": ") + own + QStringLiteral(": 4 to 3."));
    QCOMPARE(told(QStringLiteral("The battle begins.")), army + QStringLiteral(": The battle begins."));
}

OPTIO_TEST(TableBetweenTest)

} // namespace table_between_test

#include "table_between_test.moc"
