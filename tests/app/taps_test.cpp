// SPDX-License-Identifier: GPL-3.0-or-later
// How many taps the commonest things take, counted by driving the real window and printed; more than allowed fails.
#include "tests/app/battle.h"
#include "tests/app/finger.h"
#include "tests/suite.h"

#include <QJSValue>
#include <QTemporaryDir>

namespace taps_test {

using namespace optio;
using namespace optio::test;

namespace {

/// The first unit of a side of which `fits` holds.
QString unitOf(const Running &running, const QString &side, const std::function<bool(const QString &label)> &fits = {})
{
    const QVariantList sides = running.app().game()->sides();
    for (const QVariant &one : sides)
        if (one.toMap()["id"] == side)
            for (const QVariant &group : one.toMap()["groups"].toList())
                for (const QVariant &unit : group.toMap()["units"].toList())
                    if (!fits || fits(unit.toMap()["label"].toString()))
                        return unit.toMap()["id"].toString();
    return {};
}

void begin(const Running &running, const char *ruleset, const char *a, const char *b, const QString &dice = QStringLiteral("app"))
{
    running.app().prefs()->setReducedMotion(true);
    running.app().prefs()->setDice(dice);
    running.resize({1280, 800});
    QVERIFY(running.app().games()->create(ruleset, a, b));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.rest();
    running.settle();
}

/// A kept battle as far as the first act of a ruling, which is then due on the game page; `besides` is one that comes later and is done.
void playTo(const Running &running, const Battle &battle, const std::string &until, const std::string &besides = {})
{
    running.app().prefs()->setReducedMotion(true);
    running.resize({1280, 800});
    battle.begin(running);
    bool there = false;
    for (const Battle::Step &step : battle.steps()) {
        there = there || step.resolver == until;
        if (there && step.resolver == besides) {
            Battle::play(*running.app().game(), step);
            break;
        }
        if (there && besides.empty())
            break;
        if (!there)
            Battle::play(*running.app().game(), step);
    }
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.rest();
    running.settle();
}

/// Which dice lie on the places.
QString lyingOn(const Running &running)
{
    QQuickItem *places = running.named(QStringLiteral("dicePlaces"));
    return places == nullptr ? QString() : places->property("lying").value<QJSValue>().toString();
}

/// Ends the phases of a bound up to one, whatever is asked on the way.
void goTo(const Running &running, const QString &phase)
{
    GameModel &game = *running.app().game();
    for (int i = 0; i < 12; ++i) {
        for (const QVariant &one : game.phases())
            if (one.toMap()["state"] == QLatin1String("now") && one.toMap()["id"] == phase) {
                running.settle();
                return;
            }
        for (const QVariant &act : game.acts())
            if (act.toMap()["next"].toBool()) {
                game.act(act.toMap()["resolver"].toString());
                break;
            }
        if (running.app().resolver()->isOpen()) {
            for (int die = 0; die < running.app().resolver()->dice().size(); ++die)
                running.app().resolver()->setDie(die, 4);
            running.app().resolver()->roll();
        }
        if (running.app().result()->isOpen())
            running.app().result()->accept();
    }
    QFAIL("the phase does not come");
}

#define WITHIN(finger, what, most)                                                                                                         \
    qInfo().noquote() << (finger).told(what, most);                                                                                        \
    QVERIFY2((finger).taps <= (most), qPrintable((finger).told(what, most)))

} // namespace

class TapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void combat();
    void combatTyped();
    void move();
    void weather_data();
    void weather();
    void factor();
    void secretDice_data();
    void secretDice();
    void diceDragged();
    void firstCharge();
};

namespace {
constexpr const char *roman = "dbm/mid-republican-roman", *punic = "dbm/later-carthaginian";
}

void TapsTest::combat()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, "dbm", roman, punic);
    goTo(running, QStringLiteral("combat"));
    const int length = running.app().game()->game().length();
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("unit_") + unitOf(running, QStringLiteral("a"))));
    QVERIFY(finger.tap(QStringLiteral("unit_") + unitOf(running, QStringLiteral("b"))));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    QVERIFY(finger.press(QStringLiteral("ROLL")));
    QTRY_VERIFY(running.app().result()->isOpen());
    running.settle();
    QVERIFY(finger.press(QStringLiteral("APPLY")));
    QCOMPARE(running.app().game()->game().length(), length + 1);
    QVERIFY(!running.app().result()->isOpen());
    WITHIN(finger, "DBM combat", 4);
}

void TapsTest::combatTyped()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, "dbm", roman, punic, QStringLiteral("typed"));
    goTo(running, QStringLiteral("combat"));
    const int length = running.app().game()->game().length();
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("unit_") + unitOf(running, QStringLiteral("a"))));
    QVERIFY(finger.tap(QStringLiteral("unit_") + unitOf(running, QStringLiteral("b"))));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    QVERIFY(!running.button(QStringLiteral("ROLL"))); // the players roll
    QVERIFY(finger.press(QStringLiteral("5")));
    running.settle();
    QVERIFY(finger.press(QStringLiteral("2")));
    running.settle();
    QVERIFY(finger.press(QStringLiteral("RESOLVE")));
    QTRY_VERIFY(running.app().result()->isOpen());
    running.settle();
    QVERIFY(finger.press(QStringLiteral("APPLY")));
    QCOMPARE(running.app().game()->game().length(), length + 1);
    WITHIN(finger, "DBM combat with typed dice", 6);
}

void TapsTest::move()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, "dbm", roman, punic);
    goTo(running, QStringLiteral("moves"));
    const int length = running.app().game()->game().length();
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("unit_") + unitOf(running, running.app().game()->active())));
    QVERIFY(finger.tap(QStringLiteral("resolver_move")));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    QVERIFY(finger.tap(QStringLiteral("rollButton")));
    QTRY_COMPARE(running.app().game()->game().length(), length + 1);
    QVERIFY(!running.app().result()->isOpen());
    WITHIN(finger, "DBM move", 3);
}

void TapsTest::weather_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TapsTest::weather()
{
    QFETCH(QSize, size);
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, "dbm", roman, punic);
    running.resize(size);
    const QString before = running.app().game()->weather();
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("weatherButton")));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    const QVariantList choices = running.app().resolver()->questions()->get(0)["choices"].toList();
    const QString last = choices.constLast().toMap()["value"].toString();
    QVERIFY(finger.tap(QStringLiteral("choice_") + last));
    QTRY_VERIFY(running.app().game()->weather() != before);
    QVERIFY(!running.app().resolver()->isOpen() && !running.app().result()->isOpen());
    WITHIN(finger, "Weather", 2);
}

/// "What does a Bd (S) count against mounted in rough?"
void TapsTest::factor()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, "dbm", "dbm/early-imperial-roman", punic);
    goTo(running, QStringLiteral("combat"));
    const QString blades =
        unitOf(running, QStringLiteral("a"), [](const QString &label) { return label.startsWith(QLatin1String("Blade")); });
    const QString horse = unitOf(running, QStringLiteral("b"), [](const QString &label) {
        return label.startsWith(QLatin1String("Cavalry")) || label.startsWith(QLatin1String("Light horse"));
    });
    QVERIFY(!blades.isEmpty() && !horse.isEmpty());
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("unit_") + blades));
    QVERIFY(finger.tap(QStringLiteral("unit_") + horse));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    const auto score = [&](int side) { return running.app().resolver()->contestants().value(side).toMap()["score"].toString(); };
    QVERIFY(!score(0).isEmpty());
    RowsModel *questions = running.app().resolver()->questions();
    QQuickItem *rough = nullptr;
    for (int row = 0; row < questions->count() && rough == nullptr; ++row)
        if (const QString label = questions->get(row)["label"].toString();
            label.contains(QLatin1String("ough"), Qt::CaseInsensitive) || label.contains(QLatin1String("going"), Qt::CaseInsensitive))
            rough = running.button(label);
    if (rough == nullptr)
        for (QQuickItem *item : running.items())
            if (item->inherits("QQuickAbstractButton") && item->property("text").toString().contains(QLatin1String("ough")))
                rough = item;
    QStringList labels;
    for (int row = 0; row < questions->count(); ++row)
        labels.append(questions->get(row)["label"].toString());
    QVERIFY2(rough, qPrintable(labels.join(u'|')));
    const QString before = score(0) + score(1);
    QVERIFY(finger.tap(rough, rough->property("text").toString()));
    running.settle();
    QVERIFY2(score(0) + score(1) != before, qPrintable(before));
    WITHIN(finger, "Bd against mounted in rough", 3);
}

void TapsTest::secretDice_data()
{
    QTest::addColumn<QString>("where");
    for (const char *one : {"210", "201", "120", "102", "021", "012"})
        QTest::newRow(one) << QString::fromLatin1(one); // on which place the highest lies, the next, and the lowest
}

/// TRO-045, TRO-046: the three dice of a side, from the game page, wherever they are to lie.
void TapsTest::secretDice()
{
    QFETCH(QString, where);
    const QTemporaryDir data;
    const Running running(data.path());
    playTo(running, Battle("tropaion", "tropaion-hill"), "assign", "point-dice"); // both have rolled
    const int length = running.app().game()->game().length();
    Finger finger(running);
    QVERIFY(finger.hold(QStringLiteral("nextButton")));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    QVERIFY(running.named(QStringLiteral("dicePlaces")));
    for (int die = 0; die < 2; ++die) {
        QVERIFY(finger.tap(QStringLiteral("dicePlace_") + where[die]));
        running.settle();
        running.picture(QStringLiteral("dice-%1").arg(die));
    }
    QVERIFY(finger.tap(QStringLiteral("rollButton")));
    QTRY_COMPARE(running.app().game()->game().length(), length + 1);
    running.settle();
    // The page is both players' again, and says nothing of where they lie.
    QVERIFY(!running.app().handOver()->isOpen() && !running.app().result()->isOpen() && !running.app().resolver()->isOpen());
    QVERIFY(running.named(QStringLiteral("gamePage")));
    const Json score = running.app().game()->game().state().at("sides").at(0).at("score");
    const std::vector<int> dice{6, 5, 2}; // of this battle, the highest first
    for (int die = 0; die < 3; ++die)
        QCOMPARE(score.at(static_cast<std::size_t>(where[die].digitValue())).get<int>(), dice[static_cast<std::size_t>(die)]);
    WITHIN(finger, "Tropaion's secret dice", 4);
}

/// The same by way of the curtain, drawn with a finger.
void TapsTest::diceDragged()
{
    const QTemporaryDir data;
    const Running running(data.path());
    playTo(running, Battle("tropaion", "tropaion-hill"), "assign", "point-dice"); // both have rolled
    for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
        running.resize(size);
        const int length = running.app().game()->game().length();
        Finger finger(running);
        QVERIFY(finger.tap(QStringLiteral("nextButton")));
        QTRY_VERIFY(running.named(QStringLiteral("handOverSheet")));
        QVERIFY(finger.hold(QStringLiteral("takeTablet")));
        QTRY_VERIFY(running.named(QStringLiteral("dicePlace_0")));
        running.settle();
        QVERIFY(finger.drag(QStringLiteral("placeDie_0"), QStringLiteral("dicePlace_1")));
        running.settle();
        QVERIFY(finger.drag(QStringLiteral("placeDie_1"), QStringLiteral("dicePlace_2")));
        running.settle();
        QCOMPARE(lyingOn(running), QStringLiteral("2,0,1"));
        // Onto one that lies there: the two change over.
        QVERIFY(finger.drag(QStringLiteral("placeDie_2"), QStringLiteral("dicePlace_2")));
        running.settle();
        QCOMPARE(lyingOn(running), QStringLiteral("1,0,2"));
        QCOMPARE(running.app().game()->game().length(), length); // until it is confirmed
        QVERIFY(finger.tap(QStringLiteral("rollButton")));
        QTRY_COMPARE(running.app().game()->game().length(), length + 1);
        const Json score = running.app().game()->game().state().at("sides").at(0).at("score");
        QCOMPARE(score, (Json{2, 5, 6}));
        QVERIFY(!running.app().handOver()->isOpen());
        qInfo().noquote() << finger.told("Tropaion's secret dice by the curtain, with one changed over", 6);
        running.app().game()->undo();
        running.settle();
    }
}

/// PUN-095: from the initiative to a charge, while nobody else does anything.
void TapsTest::firstCharge()
{
    const QTemporaryDir data;
    const Running running(data.path());
    playTo(running, Battle("punic", "punic-battle"), "initiative");
    GameModel &game = *running.app().game();
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("nextButton")));
    QTRY_VERIFY(running.app().result()->isOpen());
    running.settle();
    QVERIFY(finger.tap(QStringLiteral("followUp_0")));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    const QString take = running.app().resolver()->questions()->get(0)["choices"].toList().constFirst().toMap()["value"].toString();
    QVERIFY(finger.tap(QStringLiteral("choice_") + take));
    QTRY_VERIFY(!running.app().resolver()->isOpen());
    running.settle();
    QVERIFY(finger.tap(QStringLiteral("phase_charge")));
    running.settle();
    running.picture(QStringLiteral("punic-skip"));
    QVERIFY(finger.tap(QStringLiteral("skipTo_charge")));
    running.settle();
    const bool romans = game.active() == QLatin1String("a");
    QVERIFY(finger.tap(romans ? QStringLiteral("unit_a1.3") : QStringLiteral("unit_b1.5")));
    QVERIFY(finger.tap(romans ? QStringLiteral("unit_b1.5") : QStringLiteral("unit_a1.3")));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    const int length = game.game().length();
    QVERIFY(finger.tap(QStringLiteral("rollButton")));
    QTRY_COMPARE(game.game().length(), length + 1);
    QCOMPARE(game.read(length + 1).json.at("act").at("resolver").get<std::string>(), std::string("charge"));
    WITHIN(finger, "Punic Wars from the start of a turn to the first charge", 8);
}

OPTIO_TEST(TapsTest)

} // namespace taps_test

#include "taps_test.moc"
